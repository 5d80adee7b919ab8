// The parts of a game's interface that are the same for all games.
#include "engine/core/game.hpp"

#include <algorithm>

namespace core {

bool Game::choice_fits(const Choice& choice, std::span<const std::string> words) const {
  const std::string text = choice_text(choice);
  std::size_t at = 0;
  for (const auto& word : words) {
    if (text.compare(at, word.size(), word) != 0) return false;
    at += word.size();
    const bool last = &word == &words.back();
    if (last) return at == text.size();
    if (at >= text.size() || text[at++] != ' ') return false;
  }
  return false;
}

std::string Game::outcome_word(OutcomeKind kind, std::uint8_t value) const {
  return kind == OutcomeKind::start ? name(seat_at(value)) : std::to_string(value);
}

int Game::outcome_value(OutcomeKind kind, std::string_view word,
                        std::span<const std::uint8_t> candidates) const {
  for (const auto candidate : candidates) {
    if (outcome_word(kind, candidate) == word) return candidate;
  }
  return -1;
}

const Game* find_game(std::string_view id) {
  for (const Game* game : games()) {
    if (game->id() == id) return game;
  }
  return nullptr;
}

std::string game_ids() {
  std::string ids;
  for (const Game* game : games()) ids += (ids.empty() ? "" : ", ") + std::string(game->id());
  return ids;
}

namespace {
/// Binds the words of a sequence to options: those that name one first, so that a kind never takes the card
/// that an id behind it needs; then each kind the first unused one that it fits.
Result<Choice> find_sequence(const Game& game, const Question& question, std::span<const std::string> words) {
  Choice choice;
  choice.verb = question.sequence_verb();
  const std::string verb = game.choice_text(choice);
  if (words.empty() || words[0] != verb) return fail("expected: " + verb + " [CARD…]");
  words = words.subspan(1);
  constexpr int k_unbound = -1;
  std::vector<int> bound(words.size(), k_unbound);
  const auto bind = [&](const auto& fits) {
    for (std::size_t place = 0; place < words.size(); ++place) {
      for (int i = 0; i < question.size() && bound[place] == k_unbound; ++i) {
        const bool used = std::find(bound.begin(), bound.end(), i) != bound.end();
        if (!used && fits(question.option(i), words[place])) bound[place] = i;
      }
    }
  };
  bind([&](const Choice& option, const std::string& word) {
    return game.choice_text(option) == verb + " " + word;
  });
  bind([&](const Choice& option, const std::string& word) {
    return game.choice_fits(option, std::vector<std::string>{verb, word});
  });
  for (std::size_t place = 0; place < words.size(); ++place) {
    if (bound[place] == k_unbound)
      return fail("\"" + words[place] + "\" is not among the cards; legal: " + legal_choices(game, question));
    choice.push_back(question.option(bound[place])[0]);
  }
  return choice;
}
}  // namespace

Result<Choice> find_choice(const Game& game, const Question& question, std::span<const std::string> words) {
  if (question.is_sequence()) return find_sequence(game, question, words);
  for (int i = 0; i < question.size(); ++i) {
    const Choice option = question.option(i);
    if (game.choice_fits(option, words)) return option;
  }
  return fail("not legal; legal: " + legal_choices(game, question));
}

std::string legal_choices(const Game& game, const Question& question, int most) {
  std::string text;
  for (int i = 0; i < question.size() && i < most; ++i) {
    text += (text.empty() ? "" : " | ") + game.choice_text(question.option(i));
  }
  if (question.size() > most) text += " | … (" + std::to_string(question.size()) + " in all)";
  return text;
}

std::uint64_t hash_of(const Game& game, const AnyState& state, std::span<const GivenAnswer> answers) {
  Hasher hasher;
  hasher.add_text(game.id());
  game.hash(state, hasher);
  hasher.add(answers.size());
  for (const auto& answer : answers) {
    hasher.add(static_cast<std::uint64_t>(index(answer.seat)));
    hasher.add(answer.choice.verb);
    hasher.add(answer.choice.size);
    for (int i = 0; i < answer.choice.size; ++i) hasher.add(static_cast<std::uint64_t>(answer.choice[i]));
  }
  return hasher.value();
}

}  // namespace core
