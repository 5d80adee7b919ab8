// Steps, re-run at the border, with the outcomes and events of earlier runs replayed and compared.
#include "engine/core/match.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace core {

namespace {
/// Leaves a step at a question that has no answer yet. Caught in Match::run_step alone.
struct NeedAnswer {};
/// An outcome given from outside cannot be used.
struct BadOutcome {
  std::string message;
};

constexpr int k_most_steps_without_question = 10000;

std::string text_of(const OutcomeLine& line) {
  return "* " + join(line.words);
}
}  // namespace

/// Answers from what was given, replays the outcomes of the open step, and takes new ones from the script or
/// the seed.
class Match::Border final : public Decider, public OutcomeSource, public EventSink {
 public:
  Border(const Game& game, std::span<const OutcomeLine> script) : game_(game), script_(script) {}

  void begin_run(const std::vector<GivenAnswer>& answers, std::vector<Outcome>& outcomes) {
    answers_ = answers;
    outcomes_ = &outcomes;
    next_outcome_ = next_answer_ = 0;
    events.clear();
    asked.clear();
  }

  Choice decide(const Question& question) override {
    if (next_answer_ < answers_.size()) return answers_[next_answer_++].choice;
    asked.assign(1, question);
    throw NeedAnswer{};
  }

  void decide_together(std::span<const Question> questions, std::span<Choice> choices) override {
    for (std::size_t i = 0; i < questions.size(); ++i) {
      const auto begin = answers_.begin() + static_cast<std::ptrdiff_t>(next_answer_);
      const auto given = std::find_if(begin, answers_.end(), [&](const GivenAnswer& answer) {
        return answer.seat == questions[i].seat();
      });
      // Only the answers of this gathering count: as many as were given, at most one a question.
      if (given == answers_.end() || given - begin >= static_cast<std::ptrdiff_t>(questions.size())) {
        asked.push_back(questions[i]);
      } else {
        choices[i] = given->choice;
      }
    }
    if (!asked.empty()) throw NeedAnswer{};
    next_answer_ += questions.size();
  }

  bool decide(OutcomeKind kind, std::span<const std::uint8_t> candidates,
              std::span<std::uint8_t> values) override {
    if (next_outcome_ < outcomes_->size()) {
      const Outcome& known = (*outcomes_)[next_outcome_];
      if (known.kind != kind || known.values.size() != values.size()) {
        throw std::logic_error("a step that was run again drew other outcomes");
      }
      std::copy(known.values.begin(), known.values.end(), values.begin());
      return true;
    }
    if (used_ == script_.size() || script_[used_].words.front() != outcome_name(kind)) return false;
    bind(kind, script_[used_], candidates, values);
    ++used_;
    return true;
  }

  void note(OutcomeKind kind, std::span<const std::uint8_t> values) override {
    if (next_outcome_ == outcomes_->size()) {
      outcomes_->push_back({kind, {values.begin(), values.end()}});
      fresh.push_back(outcomes_->back());
    }
    ++next_outcome_;
  }

  void emit(const Event& event) override { events.push_back(event); }

  const OutcomeLine* unused() const { return used_ < script_.size() ? &script_[used_] : nullptr; }

  std::vector<Event> events;
  std::vector<Question> asked;
  std::vector<Outcome> fresh;

 private:
  void bind(OutcomeKind kind, const OutcomeLine& line, std::span<const std::uint8_t> candidates,
            std::span<std::uint8_t> values) const {
    const std::span<const std::string> words = std::span(line.words).subspan(1);
    const bool fewer_allowed = kind == OutcomeKind::order;
    if (words.size() > values.size() || (words.size() < values.size() && !fewer_allowed)) {
      throw BadOutcome{"\"" + text_of(line) + "\" has " + std::to_string(words.size()) +
                       " values, needed: " + std::to_string(values.size())};
    }
    std::vector<std::uint8_t> left(candidates.begin(), candidates.end());
    for (std::size_t i = 0; i < words.size(); ++i) {
      const int value = game_.outcome_value(kind, words[i], left);
      if (value < 0) throw BadOutcome{"\"" + text_of(line) + "\": \"" + words[i] + "\" cannot come up here"};
      if (kind == OutcomeKind::order) {
        left.erase(std::find(left.begin(), left.end(), static_cast<std::uint8_t>(value)));
        const auto place = values.begin() + static_cast<std::ptrdiff_t>(i);
        const auto found = std::find(place, values.end(), static_cast<std::uint8_t>(value));
        std::rotate(place, found, found + 1);
      } else {
        values[i] = static_cast<std::uint8_t>(value);
      }
    }
  }

  const Game& game_;
  std::span<const OutcomeLine> script_;
  std::size_t used_ = 0;
  std::vector<GivenAnswer> answers_;
  std::vector<Outcome>* outcomes_ = nullptr;
  std::size_t next_outcome_ = 0;
  std::size_t next_answer_ = 0;
};

Result<Match> Match::start(Header header, std::span<const OutcomeLine> outcomes) {
  Match match(std::move(header));
  if (auto done = match.set_up(outcomes); !done) return fail(done.error().message);
  return match;
}

Result<Match> Match::start_complete(Header header) {
  if (header.position.is_null()) {
    ChanceStream stream{mix(header.setup.seed, 0x6465616c), 0};
    Chance chance(stream);
    AnyState dealt = header.game->deal(header.setup, chance);
    header.position = header.game->write_position(dealt);
  }
  return start(std::move(header));
}

Result<void> Match::set_up(std::span<const OutcomeLine> outcomes) {
  const Game& rules = game();
  std::size_t used = 0;
  if (header_.position.is_null()) {
    Border border(rules, outcomes.subspan(0, std::min<std::size_t>(1, outcomes.size())));
    std::vector<Outcome> dealt;
    border.begin_run({}, dealt);
    ChanceStream stream{mix(header_.setup.seed, 0x6465616c), 0};
    Chance chance(stream, &border);
    try {
      committed_ = rules.deal(header_.setup, chance);
    } catch (const BadOutcome& bad) {
      return fail(bad.message);
    }
    if (!outcomes.empty() && border.unused() == nullptr) used = 1;
    for (const auto& outcome : dealt) lines_.push_back(outcome_text(outcome));
  } else {
    auto state = rules.read_position(header_.setup, header_.position);
    if (!state) return fail(state.error().message);
    committed_ = *state;
  }
  rules.stream(committed_) = ChanceStream{header_.setup.seed, 0};
  visible_ = committed_;
  first_ = committed_;
  round_ = rules.round(committed_);
  if (auto done = advance(outcomes.subspan(used)); !done) return done;
  for (const auto& outcome : new_outcomes_) lines_.push_back(outcome_text(outcome));
  new_outcomes_.clear();
  return {};
}

bool Match::run_step(Border& border) {
  border.begin_run(answers_, outcomes_);
  visible_ = committed_;
  try {
    game().step(visible_, border, &border, &border);
    return true;
  } catch (const NeedAnswer&) {
    return false;
  }
}

Result<void> Match::advance(std::span<const OutcomeLine> outcomes) {
  Border border(game(), outcomes);
  try {
    over_ = game().over(committed_);
    pending_.clear();
    for (int steps = 0; !over_ && pending_.empty(); ++steps) {
      if (steps > k_most_steps_without_question)
        throw std::logic_error("the rules run on without a question");
      const bool finished = run_step(border);
      publish(border.events);
      if (!finished) {
        pending_ = border.asked;
        between_steps_ = hash_of(game(), visible_, {}) == hash_of(game(), committed_, {});
        break;
      }
      committed_ = visible_;
      step_events_ = events_.size();
      answers_.clear();
      outcomes_.clear();
      between_steps_ = true;
      over_ = game().over(committed_);
    }
  } catch (const BadOutcome& bad) {
    return fail(bad.message);
  }
  if (const OutcomeLine* line = border.unused()) return fail("\"" + text_of(*line) + "\" is not needed here");
  new_outcomes_.insert(new_outcomes_.end(), border.fresh.begin(), border.fresh.end());
  return {};
}

void Match::publish(const std::vector<Event>& step_events) {
  const std::size_t known = events_.size() - step_events_;
  const bool same = known <= step_events.size() &&
                    std::equal(step_events.begin(), step_events.begin() + static_cast<std::ptrdiff_t>(known),
                               events_.begin() + static_cast<std::ptrdiff_t>(step_events_));
  if (!same) throw std::logic_error("a step that was run again told other events");
  events_.insert(events_.end(), step_events.begin() + static_cast<std::ptrdiff_t>(known), step_events.end());
}

const Question* Match::pending_for(Seat seat) const {
  for (const auto& question : pending_) {
    if (question.seat() == seat) return &question;
  }
  return nullptr;
}

Match::Open Match::save() const {
  return {committed_,     visible_,       answers_, outcomes_,  pending_, step_events_,
          events_.size(), between_steps_, over_,    decisions_, round_};
}

void Match::restore(Open open) {
  committed_ = open.committed;
  visible_ = open.visible;
  answers_ = std::move(open.answers);
  outcomes_ = std::move(open.outcomes);
  pending_ = std::move(open.pending);
  step_events_ = open.step_events;
  events_.resize(open.events);
  between_steps_ = open.between_steps;
  over_ = open.over;
  decisions_ = open.decisions;
  round_ = open.round;
  new_outcomes_.clear();
}

Result<void> Match::choose(Seat seat, const Choice& choice, std::span<const OutcomeLine> outcomes) {
  const Question* question = pending_for(seat);
  if (question == nullptr) {
    if (over_) return fail("the game is over");
    std::string asked;
    for (const auto& open : pending_) {
      asked += (asked.empty() ? "" : "; ") + name(open.seat()) + ", legal: " + legal_choices(game(), open);
    }
    return fail("seat " + name(seat) + " is not asked now; asked: " + asked);
  }
  if (!question->accepts(choice)) return fail("not legal; legal: " + legal_choices(game(), *question));
  Open before = save();
  const std::size_t events_before = events_.size();
  answers_.push_back({seat, choice});
  ++decisions_;
  if (auto done = advance(outcomes); !done) {
    restore(std::move(before));
    return done;
  }
  const std::vector<Outcome> drawn = std::move(new_outcomes_);
  new_outcomes_.clear();
  const bool revealed = std::any_of(events_.begin() + static_cast<std::ptrdiff_t>(events_before),
                                    events_.end(), [](const Event& event) { return event.reveals(); });
  record(name(seat) + " " + game().choice_text(choice), drawn);
  const bool nobody_else = undo_.empty() || undo_.back().seat == seat;
  if (!nobody_else || revealed || !drawn.empty()) undo_.clear();
  if (!revealed && drawn.empty()) undo_.push_back({seat, std::move(before)});
  return {};
}

Result<void> Match::choose(Seat seat, std::span<const std::string> words,
                           std::span<const OutcomeLine> outcomes) {
  const Question* question = pending_for(seat);
  if (question == nullptr) return choose(seat, Choice{}, outcomes);
  auto choice = find_choice(game(), *question, words);
  if (!choice) return fail(choice.error().message);
  return choose(seat, *choice, outcomes);
}

bool Match::can_undo(Seat seat) const {
  return !undo_.empty() && undo_.back().seat == seat;
}

Result<void> Match::undo(Seat seat) {
  if (!can_undo(seat)) {
    return fail("seat " + name(seat) +
                " has no choice to take back: chance, another seat or something shown came after it");
  }
  restore(std::move(undo_.back().before));
  undo_.pop_back();
  lines_.push_back("- " + name(seat));
  return {};
}

void Match::record(std::string line, const std::vector<Outcome>& outcomes) {
  lines_.push_back(std::move(line));
  for (const auto& outcome : outcomes) lines_.push_back(outcome_text(outcome));
  const int round = game().round(visible_);
  if (round != round_ || over_) lines_.push_back("= " + hex16(hash()));
  round_ = round;
}

std::string Match::outcome_text(const Outcome& outcome) const {
  std::string text = "* " + std::string(outcome_name(outcome.kind));
  for (const auto value : outcome.values) text += " " + game().outcome_word(outcome.kind, value);
  return text;
}

std::string Match::header_line() const {
  return header_with(header_.position);
}

std::vector<std::string> Match::complete_record() const {
  std::vector<std::string> record{header_with(game().write_position(first_))};
  const std::string start = "* " + std::string(outcome_name(OutcomeKind::start));
  std::copy_if(lines_.begin(), lines_.end(), std::back_inserter(record),
               [&start](const std::string& line) { return !line.starts_with(start); });
  return record;
}

std::string Match::header_with(const Json& position) const {
  Json line = {{"messhall", 1}, {"game", header_.game->id()}, {"seats", header_.setup.seats}};
  line["options"] = header_.setup.options;
  line["seed"] = header_.setup.seed;
  if (!header_.names.empty()) {
    for (const auto& [seat, text] : header_.names) line["names"][name(seat)] = text;
  }
  if (!header_.players.empty()) line["players"] = header_.players;
  if (!header_.name.empty()) line["name"] = header_.name;
  if (!header_.cites.empty()) line["cites"] = header_.cites;
  if (!position.is_null()) line["position"] = position;
  return line.dump();
}

}  // namespace core
