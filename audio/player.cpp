// Choosing takes and pitches, keeping gaps and voices, ducking the music.
#include "audio/player.hpp"

#include <algorithm>
#include <cmath>

#include "audio/decibels.hpp"

namespace audio {
namespace {

constexpr double k_duck_attack_seconds = 0.05;
constexpr double k_duck_release_seconds = 0.45;
// Smaller changes of the music's gain are not worth a message to the sink.
constexpr double k_gain_step = 0.002;

}  // namespace

double gain_of_percent(int percent) {
  return std::clamp(percent, 0, 100) / 100.0;
}

Player::Player(const CueTable& cues, Sink& sink, std::uint64_t seed)
    : cues_(cues), sink_(sink), random_state_(seed), past_(cues.size()) {
  send_music_gain();
}

// splitmix64: the same takes and pitches from the same seed on every machine.
double Player::random_unit() {
  random_state_ += 0x9E3779B97F4A7C15U;
  std::uint64_t mixed = random_state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  mixed ^= mixed >> 31U;
  return static_cast<double>(mixed >> 11U) * 0x1.0p-53;
}

// S22: never the same take twice running, all others equally likely.
std::size_t Player::choose_take(std::size_t takes, std::size_t last) {
  if (takes == 1) return 0;
  const bool first = last >= takes;
  const std::size_t choices = first ? takes : takes - 1;
  const auto drawn =
      std::min(choices - 1, static_cast<std::size_t>(random_unit() * static_cast<double>(choices)));
  return !first && drawn >= last ? drawn + 1 : drawn;
}

bool Player::play(CueId id, const Placement& placement) {
  const auto index = cues_.index_of(id);
  if (!index) {
    note_unknown(id);
    return false;
  }
  const Cue& cue = cues_[*index];
  Past& past = past_[*index];
  std::erase_if(past.voice_ends, [this](double end) { return end <= time_; });
  if (paused_ || time_ - past.last_time < cue.minimum_gap_seconds ||
      std::ssize(past.voice_ends) >= cue.max_voices) {
    return false;
  }
  PlayedCue played;
  played.time = time_;
  played.cue = *index;
  played.id = cue.id;
  played.take = choose_take(cue.takes.size(), past.last_take);
  played.pitch = placement.pitch * (1 + cue.pitch_variation * (2 * random_unit() - 1));
  played.gain = from_decibels(cue.gain_decibels + placement.gain_decibels) *
                gain_of_percent(volumes_.master) * gain_of_percent(volumes_.effects);
  played.pan = std::clamp(placement.pan, -1.0, 1.0);
  past.last_time = time_;
  past.last_take = played.take;
  past.voice_ends.push_back(time_ + sink_.play(played));
  if (cue.ducking.decibels > 0) {
    ducks_.push_back({cue.ducking.decibels, time_, time_ + cue.ducking.seconds});
  }
  return true;
}

void Player::music(CueId id, double fade_seconds) {
  if (id == music_) return;
  double cue_gain = 1;
  if (!id.empty()) {
    const auto index = cues_.index_of(id);
    if (!index) {
      note_unknown(id);
      return;
    }
    cue_gain = from_decibels(cues_[*index].gain_decibels);
  }
  music_ = id;
  sink_.music({time_, music_, fade_seconds, cue_gain});
}

void Player::update(double seconds) {
  if (paused_) return;
  time_ += seconds;
  std::erase_if(ducks_, [this](const Duck& duck) { return time_ > duck.end + k_duck_release_seconds; });
  send_music_gain();
}

void Player::set_volumes(const Volumes& volumes) {
  volumes_ = volumes;
  send_music_gain();
}

void Player::set_mono(bool on) {
  sink_.mono(on);
}

void Player::set_paused(bool on) {
  paused_ = on;
  sink_.pause(on);
}

// The deepest duck wins; depths do not add up, or a busy table would lose its music.
double Player::ducking_decibels() const {
  double deepest = 0;
  for (const Duck& duck : ducks_) {
    const double opening = std::clamp((time_ - duck.start) / k_duck_attack_seconds, 0.0, 1.0);
    const double closing = std::clamp(1 - (time_ - duck.end) / k_duck_release_seconds, 0.0, 1.0);
    deepest = std::max(deepest, duck.decibels * opening * closing);
  }
  return deepest;
}

void Player::send_music_gain() {
  const double gain =
      gain_of_percent(volumes_.master) * gain_of_percent(volumes_.music) * from_decibels(-ducking_decibels());
  const bool reached_a_rest = ducks_.empty() && gain != sent_gain_;
  if (!reached_a_rest && std::abs(gain - sent_gain_) < k_gain_step) return;
  sent_gain_ = gain;
  sink_.music_gain({time_, gain});
}

void Player::note_unknown(CueId id) {
  if (std::find(unknown_.begin(), unknown_.end(), id) == unknown_.end()) unknown_.emplace_back(id);
}

}  // namespace audio
