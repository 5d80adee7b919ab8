// The table of settings.
#include "game/settings/declarations.hpp"

#include <algorithm>

namespace game::settings {

namespace {

using enum Kind;

constexpr Choice k_frame_limits[] = {
    {"display", "Like the screen"}, {"60", "60 a second"}, {"30", "30 a second"}, {"none", "No limit"}};
constexpr Choice k_animation_speeds[] = {
    {"half", "Half"}, {"normal", "Normal"}, {"double", "Double"}, {"instant", "Instant"}};
constexpr Choice k_choice_timers[] = {
    {"off", "Off"}, {"30", "30 seconds"}, {"60", "1 minute"}, {"120", "2 minutes"}};

constexpr Declaration on_or_off(Id id, Group group, std::string_view name, std::string_view label,
                                std::string_view help, bool fresh) {
  return {id, group, toggle, name, label, help, 0, 1, 1, fresh ? 1 : 0, {}, {}};
}

constexpr Declaration percent(Id id, Group group, std::string_view name, std::string_view label,
                              std::string_view help, int lowest, int highest, int step, int fresh) {
  return {id, group, number, name, label, help, lowest, highest, step, fresh, "%", {}};
}

constexpr Declaration one_of(Id id, Group group, std::string_view name, std::string_view label,
                             std::string_view help, std::span<const Choice> choices, int fresh) {
  return {id, group, choice, name,   label, help, 0, static_cast<int>(choices.size()) - 1,
          1,  fresh, {},     choices};
}

constexpr std::array<Declaration, k_setting_count> k_declarations{
    on_or_off(Id::fullscreen, Group::screen, "fullscreen", "Fullscreen", "Fill the whole screen.", false),
    percent(Id::safe_area, Group::screen, "safe_area", "Safe area",
            "Smaller if your TV cuts off the edges, larger if it shows them all.", 85, 100, 1, 90),
    one_of(Id::frame_limit, Group::screen, "frame_limit", "Frames",
           "Fewer frames keep a small computer cool and quiet.", k_frame_limits,
           static_cast<int>(FrameLimit::display)),
    percent(Id::master_volume, Group::sound, "master_volume", "Volume", "Everything you hear.", 0, 100, 5,
            80),
    percent(Id::music_volume, Group::sound, "music_volume", "Music", "The band.", 0, 100, 5, 70),
    percent(Id::effects_volume, Group::sound, "effects_volume", "Effects", "Dice, food and cheers.", 0, 100,
            5, 100),
    on_or_off(Id::mono, Group::sound, "mono", "Mono", "The same sound from both sides.", false),
    one_of(Id::animation_speed, Group::play, "animation_speed", "Animation speed",
           "How fast dice and food fly. Instant shows only where they land.", k_animation_speeds,
           static_cast<int>(AnimationSpeed::normal)),
    on_or_off(Id::auto_throw, Group::play, "auto_throw", "Throw for me",
              "Dice are thrown by themselves when your turn begins.", true),
    on_or_off(Id::hints, Group::play, "hints", "Hints", "Short tips in your first games.", true),
    one_of(Id::choice_timer, Group::play, "choice_timer", "Time to choose",
           "A bot chooses for you when the time is up. Off: take all the time you like.", k_choice_timers, 0),
    percent(Id::text_scale, Group::access, "text_scale", "Text size", "Larger letters everywhere.", 100, 150,
            25, 100),
    on_or_off(Id::high_contrast, Group::access, "high_contrast", "High contrast",
              "Darker plates and brighter letters.", false),
    percent(Id::shake, Group::access, "shake", "Shake", "How far the picture jumps on a hit.", 0, 100, 10,
            50),
    on_or_off(Id::flashes, Group::access, "flashes", "Flashes", "Short bright flashes on hits.", true),
    on_or_off(Id::reduced_motion, Group::access, "reduced_motion", "Reduced motion",
              "Things fade instead of flying and growing.", false),
    percent(Id::stick_threshold, Group::controls, "stick_threshold", "Stick",
            "How far a stick must be pushed to count. Higher for worn sticks.", 30, 80, 5, 50),
    Declaration{Id::repeat_delay,
                Group::controls,
                number,
                "repeat_delay",
                "Repeat after",
                "How long a direction is held until the focus moves on.",
                200,
                1000,
                50,
                350,
                "ms",
                {}},
};

constexpr bool is_sound() {
  for (std::size_t i = 0; i < k_setting_count; ++i) {
    const Declaration& entry = k_declarations[i];
    const bool in_range = entry.lowest <= entry.fresh && entry.fresh <= entry.highest;
    if (entry.id != static_cast<Id>(i) || !in_range || (entry.fresh - entry.lowest) % entry.step != 0)
      return false;
  }
  return true;
}
static_assert(is_sound(), "the table is in the order of Id, and fresh values are allowed ones");

}  // namespace

const std::array<Declaration, k_setting_count>& declarations() {
  return k_declarations;
}

const Declaration& declaration(Id id) {
  return k_declarations[static_cast<std::size_t>(id)];
}

const Declaration* find_declaration(std::string_view name) {
  const auto entry = std::ranges::find(k_declarations, name, &Declaration::name);
  return entry == k_declarations.end() ? nullptr : &*entry;
}

std::string_view group_label(Group group) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Group::count)> k_labels{
      "Screen", "Sound", "Play", "Access", "Controls"};
  return k_labels[static_cast<std::size_t>(group)];
}

}  // namespace game::settings
