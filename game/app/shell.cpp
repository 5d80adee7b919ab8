// One frame: actions to the screen on top, queued changes, time, picture.
#include "game/app/shell.hpp"

#include <algorithm>
#include <utility>

#include "render/tween.hpp"

namespace game::app {

namespace {

constexpr double k_longest_frame = 0.05;
constexpr double k_longest_sleep = 2.0;
constexpr double k_fade = 0.24;

render::CanvasOptions canvas_options(const Parts& parts) {
  render::CanvasOptions options;
  options.pictures = parts.pictures;
  options.immediate = parts.immediate;
  return options;
}

}  // namespace

Shell::Shell(const Parts& parts)
    : settings_(parts.settings),
      canvas_(parts.window.renderer(), canvas_options(parts)),
      imgui_(parts.window),
      devices_(parts.settings.bindings()),
      services_{parts.command_line, parts.window, canvas_, imgui_,   parts.sounds, parts.settings,
                parts.journal,      devices_,     frames_, screens_, banners_},
      debug_(services_) {
  apply_settings();
}

void Shell::apply_settings() {
  using settings::Id;
  if (applied_revision_ == settings_.revision()) return;
  applied_revision_ = settings_.revision();
  canvas_.set_safe_percent(settings_.number(Id::safe_area));
  canvas_.set_text_scale_percent(settings_.number(Id::text_scale));
  imgui_.set_high_contrast(settings_.is_on(Id::high_contrast));
  services_.sounds.set_volumes({settings_.number(Id::master_volume), settings_.number(Id::music_volume),
                                settings_.number(Id::effects_volume)});
  services_.sounds.set_mono(settings_.is_on(Id::mono));
  if (services_.window.fullscreen() != settings_.is_on(Id::fullscreen)) {
    services_.window.set_fullscreen(settings_.is_on(Id::fullscreen));
  }
  devices::Tuning tuning;
  tuning.repeat_delay = devices::Time(settings_.number(Id::repeat_delay));
  tuning.stick_threshold = static_cast<float>(settings_.number(Id::stick_threshold)) / 100.0F;
  devices_.set_tuning(tuning);
  if (!(devices_.bindings() == settings_.bindings())) devices_.set_bindings(settings_.bindings());
}

void Shell::apply_changes() {
  if (!screens_.has_changes()) return;
  if (screens_.apply()) fade_age_ = 0.0;
  devices_.begin_screen();
  imgui_.release_all();
}

void Shell::dispatch() {
  for (const devices::Hotplug& hotplug : devices_.take_hotplugs()) {
    for (const auto& screen : screens_.all()) screen->plug(hotplug);
  }
  for (const devices::TextInput& input : devices_.take_text()) {
    if (screens_.top() != nullptr) screens_.top()->type(input);
  }
  for (const devices::Action& action : devices_.take_actions()) {
    // What was pressed in the same frame after a change belongs to the screen that was left.
    if (screens_.has_changes() || screens_.top() == nullptr) break;
    const bool by_mouse = action.device.kind == devices::DeviceKind::mouse;
    if (by_mouse && debug_.wants_mouse()) continue;
    screens_.top()->act(action);
  }
}

void Shell::advance(devices::Time now, double seconds) {
  // What moves never jumps; what only waits gets all of the time that was slept.
  seconds = std::clamp(seconds, 0.0, moving() ? k_longest_frame : k_longest_sleep);
  frame_seconds_ = seconds;
  devices_.update(now);
  apply_changes();
  dispatch();
  apply_changes();
  apply_settings();
  if (auto banner = services_.journal.take_banner()) banners_.show(*std::move(banner));
  if (screens_.top() != nullptr) screens_.top()->update(debug_.seconds(seconds));
  fade_age_ += seconds;
  banners_.update(seconds);
  services_.sounds.update(seconds);
}

void Shell::draw() {
  canvas_.begin_frame();
  const auto& all = screens_.all();
  std::size_t first = all.size();
  while (first > 0 && !all[first - 1]->covers()) --first;
  if (first > 0) --first;
  for (std::size_t index = first; index < all.size(); ++index) {
    services_.draws_top = index + 1 == all.size();
    all[index]->draw();
  }
  if (fading()) {
    const float share = render::ease(render::Easing::out_quad, render::progress_at(fade_age_, 0.0, k_fade));
    canvas_.wash(render::with_alpha(render::k_deep_teal, 1.0F - share));
  }
  draw_banner();
  // Without a menu ImGui does nothing: the first frame need not wait for its fonts.
  if (!shows_menu()) return;
  imgui_.new_frame(canvas_.viewport(), canvas_.text_scale_percent(), frame_seconds_);
  if (screens_.top() != nullptr && screens_.top()->has_menu()) screens_.top()->draw_menu();
  debug_.draw();
  imgui_.render();
}

bool Shell::shows_menu() const {
  return debug_.open() || (screens_.top() != nullptr && screens_.top()->has_menu());
}

void Shell::draw_banner() {
  const std::string* text = banners_.text();
  if (text == nullptr) return;
  const double leaving = Banners::k_seconds - banners_.age();
  const float shown =
      render::ease(render::Easing::out_cubic, static_cast<float>(std::min(banners_.age(), leaving) / 0.3));
  render::TextStyle style;
  style.size = 32.0F;
  style.colour = render::k_paper;
  style.plate = render::k_deep_teal;
  style.alpha = shown;
  const render::Rect safe = canvas_.viewport().safe();
  const render::Rect plate{safe.x + 240.0F, safe.y, safe.width - 480.0F, 124.0F};
  render::PanelStyle panel;
  panel.fill = render::k_deep_teal;
  panel.outline = render::k_mustard;
  panel.alpha = shown;
  canvas_.panel(plate, panel);
  canvas_.text_in(render::inflated(plate, -12.0F), *text, [&] {
    style.align = render::Align::centre;
    return style;
  }());
}

bool Shell::fading() const {
  return fade_age_ < k_fade;
}

bool Shell::moving() const {
  return fading() || banners_.text() != nullptr || canvas_.loading() || debug_.open() ||
         (shows_menu() && imgui_.animating()) || (screens_.top() != nullptr && screens_.top()->moving());
}

std::optional<double> Shell::sleeps(devices::Time now) const {
  std::optional<double> longest;
  const auto at_most = [&longest](double seconds) {
    longest = std::max(0.0, longest ? std::min(*longest, seconds) : seconds);
  };
  if (screens_.has_changes()) at_most(0.0);
  if (const auto due = devices_.next_due()) at_most(std::chrono::duration<double>(*due - now).count());
  if (screens_.top() != nullptr) {
    if (const auto after = screens_.top()->wakes_after()) at_most(*after);
  }
  return longest;
}

input_script::Observed Shell::observed() const {
  input_script::Observed observed;
  if (screens_.top() != nullptr && !screens_.has_changes()) {
    observed.states.insert("screen=" + std::string(screens_.top()->name()));
    screens_.top()->observe(observed);
  }
  if (banners_.text() != nullptr) observed.states.insert("banner");
  return observed;
}

}  // namespace game::app
