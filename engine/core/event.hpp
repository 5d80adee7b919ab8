// What happened, as the stages, the log and the bots hear of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "engine/core/seat.hpp"

namespace core {

/// One happening with its cause. The payload is a struct of the game, one type for each kind; it names what
/// happened and why. Events carry an audience: the game's `event_for` makes the form that a seat may see.
class Event {
 public:
  static constexpr std::size_t k_payload_bytes = 56;

  Event() = default;

  /// A payload has no padding, so that equal events are equal byte for byte.
  template <class Payload>
  static Event of(const Payload& payload, SeatSet audience, bool reveals = false) {
    static_assert(std::is_trivially_copyable_v<Payload> && sizeof(Payload) <= k_payload_bytes);
    static_assert(std::has_unique_object_representations_v<Payload>);
    Event event;
    event.kind_ = static_cast<std::uint8_t>(Payload::k_kind);
    event.reveals_ = reveals;
    event.audience_ = audience;
    std::memcpy(event.payload_.data(), &payload, sizeof(Payload));
    return event;
  }

  std::uint8_t kind() const { return kind_; }
  /// The seats that may know all of it; the others get the form of `Game::event_for`.
  SeatSet audience() const { return audience_; }
  /// Something hidden was shown to somebody: no choice before it can be taken back (S12).
  bool reveals() const { return reveals_; }

  template <class Payload>
  Payload as() const {
    Payload payload;
    std::memcpy(&payload, payload_.data(), sizeof(Payload));
    return payload;
  }

  bool operator==(const Event&) const = default;

 private:
  std::uint8_t kind_ = 0;
  bool reveals_ = false;
  SeatSet audience_;
  std::array<std::byte, k_payload_bytes> payload_{};
};

/// Where rules report. A null sink (rollouts) costs one comparison.
class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void emit(const Event& event) = 0;
};

class EventList final : public EventSink {
 public:
  void emit(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;
};

}  // namespace core
