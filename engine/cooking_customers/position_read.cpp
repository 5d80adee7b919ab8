// Reading positions from outside: what is left out gets its default, what cannot be is refused.
#include <algorithm>
#include <charconv>

#include "engine/cooking_customers/cards.hpp"
#include "engine/cooking_customers/position.hpp"
#include "engine/cooking_customers/question.hpp"
#include "engine/core/field_reader.hpp"

namespace cooking_customers {

namespace {

using core::FieldReader;
using core::Json;
using core::ReadError;

/// Puts what is left of the box under a pile, shuffled.
template <class Pile>
void put_under(Pile& pile, Pile rest, std::uint64_t seed) {
  core::ChanceStream stream{seed, 0};
  core::shuffle(rest.span(), stream);
  for (const auto& card : pile) rest.push_back(card);
  pile = rest;
}

/// Reads one position into a state; the first fault stays in `error_`.
class PositionReading {
 public:
  PositionReading(const Board& board, std::uint64_t seed, const Json& position)
      : seed_(seed), attack_waits_(names_attack(position)), top_(position, "", error_) {
    state_.board = board;
  }

  core::Result<State> read() {
    read_course();
    for (int seat = 0; seat < board().seats; ++seat) read_seat(core::seat_at(seat));
    if (!error_.any()) read_answering();
    read_piles();
    top_.finish();
    if (error_.any()) return core::fail(error_.message());
    return state_;
  }

 private:
  Board& board() { return state_.board; }

  /// Null, as `?` lines compare it, says like a missing key that no attack waits.
  static bool names_attack(const Json& position) {
    const auto found = position.find("answering");
    return found != position.end() && !found->is_null();
  }

  Card card(const std::string& path, const std::string& word) {
    const Card found = card_named(word);
    if (found == Card::none) error_.set(path + ": \"" + word + "\" is no card of Cooking Customers");
    return found;
  }
  Card card_of_kind(const std::string& path, const std::string& word, CardKind kind) {
    const Card found = card(path, word);
    if (found != Card::none && kind_of(found) != kind) {
      error_.set(path + ": \"" + word + "\" is no " + std::string(kind_name(kind)) + " card");
    }
    return found;
  }

  /// Adds the named cards in order; `kind`: all of them are of this kind.
  template <class List>
  void read_list(FieldReader& fields, std::string_view key, List& list, const CardKind* kind = nullptr) {
    const auto path = fields.path_of(key);
    const auto words = fields.words(key);
    if (words.size() > static_cast<std::size_t>(List::capacity())) {
      error_.set(path + " names " + std::to_string(words.size()) + " cards; there can be " +
                 std::to_string(List::capacity()));
      return;
    }
    for (const auto& word : words) {
      const Card read = kind == nullptr ? card(path, word) : card_of_kind(path, word, *kind);
      if (!error_.any()) list.push_back(read);
    }
  }

  Card read_single(FieldReader& fields, std::string_view key, CardKind kind) {
    const auto words = fields.words(key);
    if (words.empty()) return Card::none;
    if (words.size() > 1) error_.set(fields.path_of(key) + " is one card, found " + core::join(words));
    return card_of_kind(fields.path_of(key), words[0], kind);
  }

  TableCard table_card(const std::string& path, const std::string& word) {
    const auto colon = word.find(':');
    TableCard read;
    if (colon != std::string::npos) {
      const char* begin = word.data();
      const char* end = begin + word.size();
      const auto needs = std::from_chars(begin, begin + colon, read.needs);
      const auto tip = std::from_chars(begin + colon + 1, end, read.tip);
      if (needs.ptr == begin + colon && tip.ptr == end && kind_number(read) < k_table_kinds) return read;
    }
    error_.set(path + ": \"" + word + "\" is no table card; one is meals:tip, e.g. 4:5");
    return {};
  }

  void read_course() {
    board().turn = static_cast<std::uint8_t>(top_.seat("turn", board().seats, core::Seat{}));
    const bool playing = attack_waits_ || !top_.words("played").empty();
    const auto step = top_.word("step", {"start", "play"}, playing ? "play" : "start");
    if (playing && step == "start") error_.set("\"played\" and \"answering\" stand only in step \"play\"");
    board().phase = step == "start" ? Phase::start : Phase::play;
    for (const auto& word : top_.words("played")) {
      if (word == "own") {
        ++board().played_own;
      } else if (word == "opponent") {
        ++board().played_opponent;
      } else if (word == "discard") {
        ++board().discarded;
      } else {
        error_.set("\"played\": \"" + word + "\" is none of: own opponent discard");
      }
      if (board().played() > k_plays || board().played_own > 1 || board().played_opponent > 1) {
        error_.set(
            "\"played\": a turn plays at most two cards, one on the own side and one on opponents (KC-007)");
        return;
      }
    }
  }

  void read_seat(core::Seat seat) {
    const auto key = core::name(seat);
    FieldReader fields(top_.object(key), key, error_);
    Player& player = board().player(seat);
    Hand& hand = state_.hands[static_cast<std::size_t>(seat)];
    read_list(fields, "hand", hand);
    player.hand_size = static_cast<std::uint8_t>(hand.size());
    player.cook = read_single(fields, "cook", CardKind::cook);
    player.helper = read_single(fields, "helper", CardKind::helper);
    constexpr CardKind k_plus = CardKind::plus, k_minus = CardKind::minus, k_supply = CardKind::supply;
    read_list(fields, "plus", player.plus, &k_plus);
    read_list(fields, "minus", player.minus, &k_minus);
    read_list(fields, "supplies", player.supplies, &k_supply);
    player.owes_turn = fields.truth("skip", false) ? 1 : 0;
    if (!error_.any()) check_protection(key, player);
    read_side(fields, seat);
    fields.finish();
  }

  void check_protection(const std::string& key, const Player& player) {
    for (const Card minus : player.minus) {
      if (is_protected(player, minus)) {
        error_.set("\"" + key + ".minus\": " + std::string(card_id(minus)) +
                   " cannot lie before a player who is protected from it (KC-A43)");
      }
    }
  }

  void read_side(FieldReader& fields, core::Seat seat) {
    const std::size_t number = board().player(seat).side;
    if (board().first_member(static_cast<int>(number)) != seat) {
      for (const std::string_view key : {"table", "meals", "money"}) {
        if (fields.has(key))
          error_.set(fields.path_of(key) + " stands with the first member of the team, " +
                     core::name(board().first_member(static_cast<int>(number))));
      }
      return;
    }
    Side& side = board().side[number];
    side.money = static_cast<std::uint8_t>(fields.number("money", 0, k_goal - 1, 0));
    const auto words = fields.words("table");
    if (words.size() > 1) error_.set(fields.path_of("table") + " is one table card");
    if (!words.empty()) {
      const TableCard table = table_card(fields.path_of("table"), words[0]);
      side.needs = table.needs;
      state_.tips[number] = table.tip;
      state_.tip_known[number] = board().members(static_cast<int>(number));
    }
    side.meals = static_cast<std::uint8_t>(fields.number("meals", 0, 6, 0));
    if (side.meals > 0 && side.meals >= side.needs) {
      error_.set(fields.path_of("meals") + (side.needs == 0
                                                ? " need a table"
                                                : " are fewer than the table wants; a complete one is paid"));
    }
  }

  void read_answering() {
    const bool known = top_.has("answering");
    if (!known || !attack_waits_) return;
    FieldReader fields(top_.object("answering"), "answering", error_);
    Attack attack;
    const auto words = fields.words("card");
    attack.card = words.size() == 1 ? card_named(words[0]) : Card::none;
    if (attack.card == Card::none || defence_against(attack.card) == Card::none) {
      error_.set("\"answering.card\" is a customer, an inspector, thief or better-offer");
      return;
    }
    if (!fields.has("on")) error_.set("\"answering.on\" names the attacked seat");
    const core::Seat on = fields.seat("on", board().seats, core::Seat{});
    attack.on = static_cast<std::uint8_t>(on);
    if (board().partners(on, board().on_turn()))
      error_.set("\"answering.on\" is an opponent of the seat on turn");
    read_what(fields, attack);
    read_passed(fields, on);
    fields.finish();
    if (error_.any()) return;
    const bool named = top_.has("played");
    if (named && board().played_opponent == 0)
      error_.set("\"played\" includes the attack that is being answered: opponent");
    board().played_opponent = 0;
    if (!is_legal(attack))
      error_.set("\"answering\": that attack would change nothing, or cannot be (KC-A13)");
    board().played_opponent = 1;
    board().attack = attack;
  }

  bool is_legal(const Attack& attack) {
    const Ways ways = ways_of(board(), board().on_turn(), attack.card);
    std::size_t way = 0;
    if (attack.card == Card::better_offer && is(attack.what, CardKind::helper)) way = 1;
    if (attack.card == Card::thief) {
      way = static_cast<std::size_t>(std::find(k_supplies.begin(), k_supplies.end(), attack.what) -
                                     k_supplies.begin());
    }
    return ((ways.at[way] >> attack.on) & 1U) != 0;
  }

  void read_what(FieldReader& fields, Attack& attack) {
    const Player& victim = board().player(core::seat_at(attack.on));
    if (attack.card == Card::better_offer) {
      const auto word = fields.word("what", {"cook", "helper"}, "");
      if (word.empty()) error_.set("\"answering.what\" is cook or helper");
      attack.what = word == "cook" ? victim.cook : victim.helper;
      if (!word.empty() && attack.what == Card::none) error_.set("\"answering.what\": there is no " + word);
    } else if (attack.card == Card::thief) {
      const auto words = fields.words("what");
      if (words.size() != 1) {
        error_.set("\"answering.what\" names the supply");
        return;
      }
      attack.what = card_of_kind("\"answering.what\"", words[0], CardKind::supply);
    } else if (!fields.words("what").empty()) {
      error_.set("\"answering.what\" stands only with better-offer and thief");
    }
  }

  void read_passed(FieldReader& fields, core::Seat on) {
    for (const auto& word : fields.words("passed")) {
      const auto seat = core::seat_from(word, board().seats);
      if (!seat || !board().partners(*seat, on)) {
        error_.set("\"answering.passed\": \"" + word + "\" is not the attacked seat or a partner");
        return;
      }
      state_.passed.add(*seat);
    }
  }

  void read_table_pile(std::string_view key, TablePile& from_top) {
    const auto words = top_.words(key);
    if (words.size() > k_table_cards) {
      error_.set(top_.path_of(key) + " names more table cards than the box has (36)");
      return;
    }
    for (const auto& word : words) {
      const TableCard read = table_card(top_.path_of(key), word);
      if (!error_.any()) from_top.push_back(read);
    }
  }

  void read_piles() {
    read_list(top_, "deck", state_.deck);
    read_list(top_, "discard", state_.discard);
    std::reverse(state_.deck.begin(), state_.deck.end());
    std::reverse(state_.discard.begin(), state_.discard.end());
    read_table_pile("tables", state_.tables);
    std::reverse(state_.tables.begin(), state_.tables.end());
    TablePile given_up;
    read_table_pile("tables_discard", given_up);
    for (int i = given_up.size(); i-- > 0;) state_.tables_discard.push_back({given_up[i], {}});
    const bool rest = top_.truth("rest", true);
    if (error_.any()) return;
    const auto unused = unused_cards(state_);
    if (!unused) {
      error_.set(unused.error().message);
    } else if (rest) {
      put_rest_under(*unused);
    }
  }

  void put_rest_under(const Unused& unused) {
    Pile cards;
    for (std::size_t card = 0; card < k_cards; ++card) {
      for (int i = 0; i < unused.cards[card]; ++i) cards.push_back(card_at(static_cast<int>(card)));
    }
    TablePile tables;
    for (std::size_t kind = 0; kind < k_table_kinds; ++kind) {
      for (int i = 0; i < unused.tables[kind]; ++i) tables.push_back(k_tables[kind].card);
    }
    put_under(state_.deck, cards, core::mix(seed_, 3));
    put_under(state_.tables, tables, core::mix(seed_, 4));
  }

  std::uint64_t seed_;
  bool attack_waits_;
  ReadError error_;
  FieldReader top_;
  State state_;
};

}  // namespace

core::Result<State> read_position(const Board& board, std::uint64_t seed, const core::Json& position) {
  return PositionReading(board, seed, position).read();
}

}  // namespace cooking_customers
