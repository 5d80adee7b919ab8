// Each voice has its own pitch, size of mouth, onset and temper.
#include "tools/synth/crowd.hpp"

#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/noise.hpp"
#include "tools/synth/room.hpp"
#include "tools/synth/voice.hpp"

namespace synth {
namespace {

Signal one_ooh(Random& random) {
  const Person person = anybody(random);
  const double seconds = random.between(0.75, 1.05);
  const double top = person.pitch * random.between(1.25, 1.45);
  Signal hertz =
      line({{0, person.pitch}, {seconds * 0.35, top}, {seconds, person.pitch * random.between(0.8, 0.95)}});
  Signal voice = spoken(throat(random, hertz, 0.12), k_oo, k_oh, person.size);
  shape(voice, arc(seconds, random.between(0.3, 0.45)));
  return voice;
}

// "Ha" after "ha": breath first, then voice, each lower and softer than the last.
Signal one_laugh(Random& random) {
  const Person person = anybody(random);
  const double interval = random.between(0.15, 0.21);
  const int count = 4 + static_cast<int>(random.unit() * 3.99);
  double pitch = person.pitch * random.between(1.25, 1.6);
  Signal voice;
  for (int syllable = 0; syllable < count; ++syllable) {
    const double length = interval * random.between(0.55, 0.7);
    Signal breath = white_noise(random, 0.05);
    shape(breath, arc(0.05));
    breath = spoken(breath, k_ah, k_ah, person.size);
    Signal ha = spoken(throat(random, glide(pitch * 1.06, pitch * 0.9, length), 0.1), k_ah,
                       syllable % 2 == 0 ? k_ah : k_eh, person.size);
    shape(ha, arc(length, 0.25));
    const double level = 1 - 0.11 * syllable;
    add(voice, breath, syllable * interval, 0.5 * level);
    add(voice, ha, syllable * interval + 0.03, level);
    pitch *= random.between(0.92, 0.98);
  }
  return voice;
}

Signal one_cheer(Random& random) {
  const Person person = anybody(random);
  const double seconds = random.between(0.9, 1.5);
  Signal hertz = line({{0, person.pitch * 1.2},
                       {seconds * 0.25, person.pitch * random.between(1.6, 1.9)},
                       {seconds, person.pitch * random.between(1.1, 1.3)}});
  Signal voice = spoken(throat(random, hertz, 0.18), k_eh, k_ah, person.size);
  shape(voice, arc(seconds, 0.2));
  return voice;
}

// Breath drawn in sharply, a start of voice in it, and cut off: nobody dares to let go.
Signal one_gasp(Random& random) {
  const Person person = anybody(random);
  const double seconds = random.between(0.3, 0.42);
  const double top = person.pitch * random.between(1.7, 2.1);
  const Signal hertz = line({{0, person.pitch * 1.3}, {seconds, top}});
  Signal voice = spoken(throat(random, hertz, 1.1), k_oh, k_ah, person.size);
  shape(voice, arc(seconds, random.between(0.68, 0.78)));
  return voice;
}

Signal clapping(Random& random, double seconds, double claps_each_second) {
  Signal sum = silence(seconds);
  const int count = static_cast<int>(seconds * claps_each_second);
  for (int clap = 0; clap < count; ++clap) {
    Signal palms = white_noise(random, 0.03);
    shape(palms, struck(0.0008, 0.028));
    band_pass(palms, random.between(750, 1700), 1.4);
    const double at = random.unit() * (seconds - 0.05);
    const double fade = std::sin(std::numbers::pi * std::sqrt(at / seconds));
    add(sum, palms, at, random.between(0.4, 1) * fade);
  }
  return sum;
}

// Many voices, scattered in time, softened by the hall between us and them.
template <class OneVoice>
Signal gather(Random& random, int people, double scatter_seconds, OneVoice one_voice) {
  Signal sum;
  for (int person = 0; person < people; ++person) {
    add(sum, normalised(one_voice(random)), random.unit() * scatter_seconds, random.between(0.4, 1));
  }
  return sum;
}

Signal finished(Signal sum) {
  low_pass(sum, 4200);
  high_pass(sum, 130);
  return in_room(normalised(std::move(sum)), 0.4);
}

}  // namespace

Signal crowd_ooh(std::uint64_t seed) {
  Random random(seed);
  return finished(gather(random, 18, 0.16, one_ooh));
}

Signal crowd_laugh(std::uint64_t seed) {
  Random random(seed);
  Signal sum = normalised(gather(random, 8, 0.25, one_laugh));
  // One of them is heard above the others, or nobody is heard to say "ha".
  const Signal leader = normalised(one_laugh(random));
  add(sum, leader, 0.06, 0.9);
  return finished(std::move(sum));
}

Signal crowd_gasp(std::uint64_t seed) {
  Random random(seed);
  return finished(gather(random, 20, 0.1, one_gasp));
}

Signal crowd_cheer(std::uint64_t seed) {
  Random random(seed);
  Signal sum = normalised(gather(random, 22, 0.3, one_cheer));
  add(sum, normalised(clapping(random, 1.9, 55)), 0.1, 0.7);
  return finished(std::move(sum));
}

}  // namespace synth
