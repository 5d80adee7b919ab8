// Both cards in every order, then every result of the rolls.
#include "engine/bots/cooking_turn.hpp"

#include "engine/bots/cooking_effects.hpp"
#include "engine/bots/cooking_guard.hpp"
#include "engine/bots/cooking_hand.hpp"
#include "engine/bots/cooking_odds.hpp"
#include "engine/bots/cooking_policy.hpp"
#include "engine/bots/cooking_standing.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

/// A position in the middle of the own turn.
struct TurnNode {
  Board board;
  Hand hand;
  Tips tips;
};

class TurnTree {
 public:
  explicit TurnTree(const View& view) : view_(view), me_(view.viewer) {}

  TurnNode root() const { return {view_.board, view_.hand, view_.tips}; }

  /// Own value of the position when the turn goes on as well as it can.
  float best(const TurnNode& node) const {
    if (node.board.phase == Phase::over || node.board.played() >= k_plays || node.hand.empty())
      return after_rolls(node);
    float best = -1;
    each_cooking_move(glance(node), [&](const CookingMove& move) {
      if (!is_stupid(glance(node), move)) best = std::max(best, value(node, move));
    });
    return best < 0 ? after_rolls(node) : best;
  }

  float value(const TurnNode& node, const CookingMove& move) const {
    if (move.verb == Verb::done) return after_rolls(node);
    TurnNode next = node;
    next.hand.take(
        static_cast<int>(std::find(node.hand.begin(), node.hand.end(), move.card) - node.hand.begin()));
    if (move.verb == Verb::discard) {
      ++next.board.discarded;
      return best(next);
    }
    if (node.board.partners(me_, move.on)) {
      ++next.board.played_own;
      lay_helpful(next.board.player(move.on), move.card);
      return best(next);
    }
    ++next.board.played_opponent;
    return value_of_attack(next, move);
  }

  Glance glance(const TurnNode& node) const {
    return {&node.board, &node.hand, me_, node.tips[own(node)], view_.next_needs};
  }

 private:
  std::size_t own(const TurnNode& node) const { return node.board.player(me_).side; }

  float value_of_attack(const TurnNode& node, const CookingMove& move) const {
    TurnNode struck = node;
    take_effect(struck, move);
    const Card defence = defence_against(move.card);
    if (defence == Card::none) return best(struck);
    const float stopped = chance_of(node.board, node.board.player(move.on).side, defence);
    const bool customer = kind_of(move.card) == CardKind::customer;
    const float cooked = customer ? (1 - stopped) * k_cooked : 0;
    TurnNode foiled = node;
    if (move.card != Card::better_offer)
      add_meals(foiled, node.board.player(move.on).side, k_meals_of_defence);
    return (stopped + cooked) * best(foiled) + (1 - stopped - cooked) * best(struck);
  }

  void take_effect(TurnNode& node, const CookingMove& move) const {
    Player& own_kitchen = node.board.player(me_);
    Player& victim = node.board.player(move.on);
    switch (move.verb) {
      case Verb::take_cook:
        lay_helpful(own_kitchen, victim.cook);
        victim.cook = Card::none;
        return;
      case Verb::take_helper:
        lay_helpful(own_kitchen, victim.helper);
        victim.helper = Card::none;
        return;
      case Verb::steal:
        unhook(victim, move.what);
        return lay_helpful(own_kitchen, move.what);
      case Verb::take_over: {
        Side& from = node.board.side[victim.side];
        Side& to = node.board.side[own(node)];
        to.needs = from.needs;
        to.meals = from.meals;
        from.needs = from.meals = 0;
        node.tips[own(node)] = node.tips[victim.side] = 0;
        victim.owes_turn = 1;
        return;
      }
      default:
        return harm(victim, node.board.side[victim.side], move.card);
    }
  }

  /// That somebody of the side holds the card, by what the viewer has not seen.
  float chance_of(const Board& board, std::size_t side, Card card) const {
    int unseen = 0;
    for (const auto copies : view_.unseen) unseen += copies;
    int cards = 0;
    for (std::size_t i = 0; i < board.seats; ++i)
      cards += board.players[i].side == side ? board.players[i].hand_size : 0;
    const auto copies = static_cast<float>(view_.unseen[static_cast<std::size_t>(card)]);
    float nobody = 1;
    for (int i = 0; i < cards && i < unseen; ++i)
      nobody *= std::max(0.0F, 1 - copies / static_cast<float>(unseen - i));
    return 1 - nobody;
  }

  /// A tip that was not seen is the usual one.
  static void add_meals(TurnNode& node, std::size_t side, int meals) {
    Side& table = node.board.side[side];
    if (table.needs == 0) return;
    if (table.meals + meals < table.needs) {
      table.meals = static_cast<std::uint8_t>(table.meals + meals);
      return;
    }
    const float usual = usual_tip(table.needs) + 0.5F;
    const int tip = node.tips[side] != 0 ? node.tips[side] : static_cast<int>(usual);
    table.money = static_cast<std::uint8_t>(table.money + tip);
    table.needs = table.meals = node.tips[side] = 0;
    if (table.money >= k_goal) node.board.phase = Phase::over;
  }

  float after_rolls(const TurnNode& node) const {
    const Player& player = node.board.player(me_);
    if (node.board.phase == Phase::over || player.cook == Card::none) return leaf(node);
    const bool special =
        std::find(player.plus.begin(), player.plus.end(), Card::daily_special) != player.plus.end();
    const RollOdds& odds = roll_odds(cooking_dice(player), extra_dice(player), special);
    TurnNode after = node;
    Player& rolled = after.board.player(me_);
    rolled.plus.clear();
    for (int i = 0; i < rolled.minus.size();) {
      if (traits(rolled.minus[i]).every_roll) {
        ++i;
      } else {
        rolled.minus.take(i);
      }
    }
    float value = 0;
    for (std::size_t meals = 0; meals < odds.exactly.size(); ++meals) {
      TurnNode leaf_node = after;
      add_meals(leaf_node, own(node), static_cast<int>(meals));
      value += odds.exactly[meals] * leaf(leaf_node);
    }
    rolled.cook = Card::none;
    return value + odds.fired * leaf(after);
  }

  float leaf(const TurnNode& node) const {
    CookingOutlook outlook{&node.board, node.tips, view_.next_needs, {}};
    const bool nobody_cooks = node.board.player(me_).cook == Card::none;
    outlook.hands[own(node)] = worth_of_hand(node.hand, nobody_cooks, k_cooking_leaf);
    // The others' cards are not known: each counts as one that is yet to come.
    for (std::size_t i = 0; i < node.board.seats; ++i) {
      if (core::seat_at(static_cast<int>(i)) != me_)
        outlook.hands[node.board.players[i].side] += k_cooking_leaf.draw * static_cast<float>(k_hand);
    }
    return shares_of_victory(outlook, k_cooking_leaf)[own(node)];
  }

  const View& view_;
  Seat me_;
};

}  // namespace

core::Choice best_of_turn(const View& view, const core::Question& question) {
  if (kind_of(question) != Kind::play) return cooking_answer(glance_of(view), question, k_cooking_weights);
  const TurnTree tree(view);
  const TurnNode root = tree.root();
  CookingMove best;
  float best_value = -2;
  each_cooking_move(tree.glance(root), [&](const CookingMove& move) {
    const float value = tree.value(root, move) - (is_stupid(tree.glance(root), move) ? 1 : 0);
    if (value <= best_value) return;
    best = move;
    best_value = value;
  });
  return to_choice(best, view.viewer);
}

}  // namespace bots
