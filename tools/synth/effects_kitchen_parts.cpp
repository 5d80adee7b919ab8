// The kitchen's bodies as tables, and what several of its sounds have in common.
#include "tools/synth/effects_kitchen_parts.hpp"

#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"

namespace synth {

const std::vector<Partial>& steel() {
  static const std::vector<Partial> partials{{1, 0.8, 0.5},    {1.013, 0.4, 0.45}, {1.53, 0.7, 0.42},
                                             {2.29, 0.6, 0.3}, {3.17, 0.4, 0.2},   {4.61, 0.2, 0.12}};
  return partials;
}

const std::vector<Partial>& china() {
  static const std::vector<Partial> partials{
      {1, 1, 0.2}, {1.86, 0.6, 0.15}, {2.97, 0.4, 0.1}, {4.3, 0.15, 0.06}};
  return partials;
}

const std::vector<Partial>& glass() {
  static const std::vector<Partial> partials{{1, 1, 0.36}, {2.32, 0.4, 0.22}, {4.1, 0.12, 0.1}};
  return partials;
}

const std::vector<Partial>& coin() {
  static const std::vector<Partial> partials{{1, 1, 0.16}, {1.49, 0.6, 0.13}, {2.08, 0.4, 0.09}};
  return partials;
}

Signal counter_bell(Random& random, double level) {
  Signal dome = ring(random.about(1568, 0.003),
                     {{0.5, 0.22, 0.7}, {1, 1, 1.15}, {1.004, 0.35, 1}, {2.41, 0.2, 0.4}}, 0.75);
  scale(dome, level);
  // The button's way down, felt more than heard.
  add(dome, rim(random, 0.5), 0, 0.5 * level);
  add(dome, thud(random, 190, 0.06), 0, 0.5 * level);
  return dome;
}

Signal plate(Random& random, double hertz) {
  Signal sum = ring(random.about(hertz, 0.04), china(), 0.7);
  add(sum, puff(random, 1500, 0.9, 0.012), 0, 0.3);
  add(sum, thud(random, 165, 0.08), 0, 0.7);
  return normalised(std::move(sum));
}

Signal die_on_steel(Random& random, double hertz, double hardness) {
  Signal click = ring(random.between(1050, 1500), die(), hardness);
  add(click, ring(random.about(hertz, 0.05), steel(), hardness), 0, 0.55);
  add(click, puff(random, 1500, 1, 0.012), 0, 0.3 * hardness);
  return normalised(std::move(click));
}

Signal boot(Random& random, double hertz) {
  Signal sum = blow(random, hertz, 0.2);
  add(sum, ring(random.between(230, 270), wood(), 0.6), 0.004, 0.35);
  add(sum, debris(random, 6, 900, 0.12), 0.005, 0.2);
  return sum;
}

Signal lid(Random& random, double hertz) {
  Signal sum = ring(hertz, steel(), 0.7);
  add(sum, thud(random, 140, 0.1), 0, 0.6);
  add(sum, puff(random, 1100, 0.7, 0.025), 0, 0.4);
  double at = random.between(0.12, 0.14);
  double gap = 0.1;
  double level = 0.4;
  for (int dance = 0; dance < 6; ++dance) {
    add(sum, ring(random.about(hertz * (dance % 2 == 0 ? 1.22 : 1.08), 0.02), steel(), 0.5), at, 0.6 * level);
    add(sum, thud(random, 220, 0.04), at, 0.6 * level);
    at += gap;
    gap *= 0.76;
    level *= 0.78;
  }
  return sum;
}

Signal steam(Random& random, double seconds) {
  Signal sum = air(random, glide(2600, 1100, seconds),
                   line({{0, 0}, {0.02, 1}, {0.35 * seconds, 0.55}, {seconds, 0}}), 0.6);
  add(sum, air(random, glide(1200, 500, seconds), struck(0.02, seconds - 0.02), 0.7), 0, 0.5);
  return normalised(std::move(sum));
}

Signal footsteps(Random& random, int count, double gap, double share) {
  Signal sum;
  double level = 1;
  for (int step = 0; step < count; ++step) {
    Signal sole = thud(random, random.between(150, 185), 0.07);
    add(sole, puff(random, random.between(700, 1000), 0.8, 0.03), 0, 0.55);
    add(sum, sole, step * gap + random.between(0, 0.008), level);
    level *= share;
  }
  return sum;
}

}  // namespace synth
