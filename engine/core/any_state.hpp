// A game's state or view in a box of fixed size, for code that serves all games.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>

namespace core {

/// Holds one trivially copyable value of up to `Bytes` bytes; copying the box copies the value.
template <std::size_t Bytes>
class AnyValue {
 public:
  static constexpr std::size_t k_bytes = Bytes;

  AnyValue() = default;
  template <class Value>
  explicit AnyValue(const Value& value) {
    set(value);
  }

  template <class Value>
  void set(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value> && sizeof(Value) <= Bytes && alignof(Value) <= 16);
    new (bytes_.data()) Value(value);
    used_ = sizeof(Value);
  }
  template <class Value>
  Value& as() {
    return *std::launder(reinterpret_cast<Value*>(bytes_.data()));
  }
  template <class Value>
  const Value& as() const {
    return *std::launder(reinterpret_cast<const Value*>(bytes_.data()));
  }
  /// The bytes of the value; comparing them is meaningful for types without padding.
  const std::byte* data() const { return bytes_.data(); }
  std::size_t used() const { return used_; }
  bool same_bytes(const AnyValue& other) const {
    return used_ == other.used_ && std::memcmp(bytes_.data(), other.bytes_.data(), used_) == 0;
  }

 private:
  alignas(16) std::array<std::byte, Bytes> bytes_{};
  std::size_t used_ = 0;
};

/// The whole position, secrets included. Never handed to a bot or a screen.
using AnyState = AnyValue<2560>;
/// What one seat may know. A type of its own: a state cannot pass for a view.
struct AnyView : AnyValue<2560> {
  using AnyValue::AnyValue;
};

}  // namespace core
