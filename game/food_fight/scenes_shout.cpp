// Three cards that hit: the table shouts (CC-110, WF-045), and in What the Food?! it throws what it has.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/scenes.hpp"
#include "render/random.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

constexpr float k_grown = 0.16F;  ///< seconds in which a word bursts out

/// One piece of tray or one token, from behind the shout to its place and on down.
struct Scrap {
  const char* sprite;
  Point to;
  float height;  ///< of its arc
  float scale;
  float turn;   ///< degrees
  float delay;  ///< share of the whole
};

/// On no score and no words: round the burst, lower than high.
std::vector<Scrap> scraps_of(const Layout& layout, Point middle, std::uint64_t seed) {
  constexpr int k_count = 28;
  constexpr std::array<const char*, 6> k_sprites{"scrap-0", "scrap-1", "token",
                                                 "scrap-2", "scrap-3", "token-5"};
  render::CosmeticRandom chance(seed * 613 + 5);
  std::vector<Scrap> scraps;
  for (int i = 0; i < k_count; ++i) {
    const float turn =
        2 * std::numbers::pi_v<float> * (static_cast<float>(i) + 0.6F * chance.unit()) / k_count;
    const float far = 0.9F + 0.18F * chance.unit();
    const bool up = std::sin(turn) < 0;
    const float high = up ? 70.0F : (layout.two_rows ? 100.0F : 134.0F);
    const Point to = middle + Point{420 * std::cos(turn), high * std::sin(turn)} * far;
    scraps.push_back({k_sprites[static_cast<std::size_t>(i) % k_sprites.size()], to, 14 + 16 * chance.unit(),
                      1.15F + 0.6F * chance.unit(), 260 * (chance.unit() - 0.5F), 0.05F * chance.unit()});
  }
  return scraps;
}

void throw_scraps(Step& step, const Direction& direction, Point middle, double start, double seconds) {
  passing(step, start, seconds,
          [middle, scraps = scraps_of(direction.layout, middle, direction.seed),
           reduced = direction.reduced_motion](Pose& pose, float progress) {
            for (const Scrap& scrap : scraps) {
              const float way = std::clamp((progress - scrap.delay) / 0.45F, 0.0F, 1.0F);
              const float fall = std::max(0.0F, progress - 0.45F - scrap.delay);
              Prop prop;
              prop.sprite = scrap.sprite;
              prop.scale = scrap.scale;
              prop.alpha = stage::presence(progress, 0.1F, 0.25F);
              prop.place = scrap.to;
              if (!reduced) {
                prop.place =
                    render::arc(middle, scrap.to, scrap.height, render::ease(Easing::out_cubic, way));
                prop.place.y += 16 * fall;
                prop.angle = scrap.turn * (render::ease(Easing::out_cubic, way) + 0.3F * fall);
              }
              pose.props.push_back(prop);
            }
          });
}

/// A second burst behind the words, turned the other way.
void back_burst(Step& step, const Direction& direction, Point middle, double start, double seconds) {
  passing(step, start, seconds,
          [middle, reduced = direction.reduced_motion, quick = static_cast<float>(k_grown / seconds)](
              Pose& pose, float progress) {
            const float in = std::min(progress / quick, 1.0F);
            Prop burst;
            burst.sprite = "burst-mustard";
            burst.place = middle;
            burst.angle = 3;
            burst.scale = 1.14F * (reduced ? 1.0F : render::ease(Easing::out_back, in));
            burst.stretch = {1.5F, 1.06F};
            burst.alpha = std::min(reduced ? in : 1.0F, std::clamp((1 - progress) / 0.12F, 0.0F, 1.0F));
            pose.props.push_back(burst);
          });
}

/// All but the victim jump up; who ducks or hides stays there.
void table_jumps(Step& step, const Direction& direction, int victim, double start, double seconds) {
  for (int seat = 0; seat < step.after.seats; ++seat) {
    const Card acting = step.after.acting(seat);
    if (seat == victim || acting == Card::duck || acting == Card::hide) continue;
    face(step, seat, Mood::glee, start, seconds);
    hop(step, direction, seat, 30, start + 0.04 * seat, 0.3);
    hop(step, direction, seat, 18, start + 0.04 * seat + 0.3, 0.26);
  }
  light_only(step, 0xFF, start, seconds);
}

}  // namespace

void table_shouts(Step& step, const Direction& direction, int victim, double start) {
  const BookPages& pages = direction.names.cards.pages();
  const bool chaos = direction.names.cards.is(rules::Fight::cafe_chaos);
  const double all = chaos ? 1.75 : 1.95;
  const double last = pages.shout.back().at;
  const Point middle = shout_place(direction.layout);
  step.timeline.mark(start, std::string(pages.shout_cue));
  step.timeline.mark(start + last, chaos ? "crowd-ooh" : "crowd-cheer");
  if (!chaos) {
    back_burst(step, direction, middle, start + last, all - last);
    throw_scraps(step, direction, middle, start + last, all - last);
    table_jumps(step, direction, victim, start + last, all - last);
  }
  track(step, start, all,
        [words = pages.shout, kind = chaos ? ShoutKind::red : ShoutKind::grape, middle,
         all = static_cast<float>(all), large = chaos ? 1.14F : 0.98F,
         reduced = direction.reduced_motion](Pose& pose, float progress) {
          if (progress >= 1) return;
          const float seconds = progress * all;
          std::size_t word = reduced ? words.size() - 1 : 0;
          while (word + 1 < words.size() && seconds >= static_cast<float>(words[word + 1].at)) ++word;
          const float since = reduced ? seconds : seconds - static_cast<float>(words[word].at);
          const float in = std::min(since / k_grown, 1.0F);
          const float out = std::clamp((1 - progress) / 0.1F, 0.0F, 1.0F);
          const float first = word > 0 && !reduced ? 0.8F : 0.0F;
          const float grown =
              large * (reduced ? 1.0F : first + (1 - first) * render::ease(Easing::out_back, in));
          pose.shout = {std::string(words[word].text),     middle, grown, -4,
                        reduced ? std::min(in, out) : out, kind};
        });
}

}  // namespace game::food_fight
