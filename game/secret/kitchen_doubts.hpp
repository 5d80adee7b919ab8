// Who might hold the card that stops an attack on a kitchen.
#pragma once

#include "engine/cooking_customers/board.hpp"
#include "game/secret/doubts.hpp"

namespace game::secret {

/// Whatever can be stopped puts the attacked seat in doubt, then its partners, clockwise (KC-A42, KC-A48).
class KitchenDoubts final : public Doubts {
 public:
  explicit KitchenDoubts(const cooking_customers::Board& board);

  bool lets_pass(const core::Event& event) const override;
  void note(const core::Event& event) override;

 private:
  void doubt_side(int victim);

  cooking_customers::Board board_;  ///< for who plays with whom
};

}  // namespace game::secret
