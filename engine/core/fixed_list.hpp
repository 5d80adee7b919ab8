// A list with a fixed capacity and no pointers, so that a state that holds it copies by memcpy.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace core {

/// Up to `Capacity` items in order. Unused places stay value-initialised, so equal lists are equal byte for
/// byte.
template <class T, int Capacity>
class FixedList {
 public:
  static_assert(Capacity > 0 && Capacity <= 255);

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr int capacity() { return Capacity; }

  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    assert(size_ > 0);
    const T item = items_[--size_];
    items_[size_] = T{};
    return item;
  }
  /// Takes the item at `place` out; the later ones move up.
  constexpr T take(int place) {
    assert(place >= 0 && place < size_);
    const T item = items_[static_cast<std::size_t>(place)];
    for (auto i = static_cast<std::size_t>(place); i + 1 < size_; ++i) items_[i] = items_[i + 1];
    items_[--size_] = T{};
    return item;
  }
  constexpr void clear() {
    while (size_ > 0) items_[--size_] = T{};
  }

  constexpr T& operator[](int place) { return items_[static_cast<std::size_t>(place)]; }
  constexpr const T& operator[](int place) const { return items_[static_cast<std::size_t>(place)]; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr std::span<T> span() { return {items_.data(), static_cast<std::size_t>(size_)}; }
  constexpr std::span<const T> span() const { return {items_.data(), static_cast<std::size_t>(size_)}; }

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace core
