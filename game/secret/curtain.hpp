// The curtain before a private frame: it falls, asks for one person, opens for that one, closes again.
#pragma once

#include <cstdint>

namespace game::secret {

/// Time only: who may press and what lies behind is the keeper's.
class Curtain {
 public:
  enum class State : std::uint8_t {
    away,     ///< the public frame
    falling,  ///< closing over the public frame
    asking,   ///< closed: "BEA only"
    opening,  ///< the private frame appears
    open,
    closing,  ///< over the private frame
    shut,     ///< closed, for a moment: what lies behind may change now
    parting,  ///< the public frame appears
  };

  State state() const { return state_; }
  int seat() const { return seat_; }
  bool away() const { return state_ == State::away; }
  bool asking() const { return state_ == State::asking; }
  /// A press opens it now: whoever pressed to hurry what it fell over has had time to see that it hangs.
  bool ready() const { return asking() && deaf_left_ <= 0.0; }
  /// The private frame is, or is about to be, visible.
  bool is_private() const {
    return state_ == State::opening || state_ == State::open || state_ == State::closing;
  }
  /// Its choice was made: it closes as soon as it may.
  bool closes() const { return close_asked_; }
  bool moving() const { return (state_ != State::away && !ready() && state_ != State::open) || close_asked_; }

  /// For `seat` only. Comes down over what is shown, or stays closed if it is.
  void call(int seat);
  /// The person has pressed: too early a press does nothing.
  void open();
  /// The choice was made; the curtain stays at least so long that nobody learns whether there was one.
  void close();
  /// At once, back to asking: pause, lost focus, another device.
  void interrupt();
  /// From `shut`: the public frame comes.
  void part();
  /// At once, nothing left of it.
  void vanish();

  /// `cut`: without movement (reduced motion, instant speed).
  void update(double seconds, bool cut);
  /// 0: closed; 1: away.
  float gap() const;
  /// Seconds that the private frame has been open.
  double open_seconds() const { return open_seconds_; }

 private:
  void enter(State state);

  State state_ = State::away;
  int seat_ = -1;
  double age_ = 0.0;
  double open_seconds_ = 0.0;
  double deaf_left_ = 0.0;
  bool close_asked_ = false;
};

/// The shortest time that a private frame stays: a choice made quickly and no choice at all look the same.
inline constexpr double k_least_open = 1.5;
/// So long from its call nobody can open it: who pressed to skip an animation must not show a hand.
inline constexpr double k_dead_time = 0.7;

}  // namespace game::secret
