// A question that the rules put to a seat, with its legal options in canonical order.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/core/choice.hpp"
#include "engine/core/seat.hpp"

namespace core {

/// The options are not stored but computed from a small source (a mask, a hand) that the question carries by
/// value: making a question costs little however many options it has, and a copy of it outlives the state
/// that it came from.
class Question {
 public:
  static constexpr std::size_t k_source_bytes = 240;
  using OptionFunction = Choice (*)(const Question&, int index);

  /// `kind` is the game's number for the decision's kind; `option(question, i)` makes option i of `size`.
  template <class Source>
  Question(Seat seat, std::uint8_t kind, int size, OptionFunction option, const Source& source)
      : option_(option), size_(static_cast<std::uint32_t>(size)), seat_(seat), kind_(kind) {
    static_assert(std::is_trivially_copyable_v<Source> && sizeof(Source) <= k_source_bytes);
    std::memcpy(source_.data(), &source, sizeof(Source));
  }

  /// Makes the answer any sequence of different options' first arguments, the empty one included, behind
  /// `verb`.
  Question& as_sequence(std::uint8_t verb) {
    sequence_ = true;
    sequence_verb_ = verb;
    return *this;
  }

  Seat seat() const { return seat_; }
  std::uint8_t kind() const { return kind_; }
  int size() const { return static_cast<int>(size_); }
  bool is_sequence() const { return sequence_; }
  std::uint8_t sequence_verb() const { return sequence_verb_; }

  Choice option(int index) const {
    assert(index >= 0 && index < size());
    return option_(*this, index);
  }

  template <class Source>
  Source source() const {
    Source source;
    std::memcpy(&source, source_.data(), sizeof(Source));
    return source;
  }

  /// Whether `choice` is one of the legal answers.
  bool accepts(const Choice& choice) const;
  /// A question with one option answers itself: it is neither asked nor recorded.
  bool answers_itself() const { return size_ == 1 && !sequence_; }

 private:
  OptionFunction option_;
  std::uint32_t size_;
  Seat seat_;
  std::uint8_t kind_;
  bool sequence_ = false;
  std::uint8_t sequence_verb_ = 0;
  alignas(8) std::array<std::byte, k_source_bytes> source_;
};

}  // namespace core
