// How the seats screen looks; its menu is drawn in seats_menu.cpp.
#include <algorithm>
#include <array>
#include <cmath>

#include "game/screens/background.hpp"
#include "game/screens/seats_look.hpp"
#include "game/screens/seats_page.hpp"
#include "game/screens/teams.hpp"
#include "render/tween.hpp"

namespace game::screens {

using devices::DeviceId;
using devices::DeviceKind;
using devices::Logical;
using render::Colour;
using render::Point;
using render::Rect;
using seats_look::larger;
using seats_look::words;

namespace {

constexpr float k_left = 116.0F;
constexpr float k_rows_top = 196.0F;
constexpr float k_rows_bottom = 880.0F;
constexpr float k_row_width = 1044.0F;
constexpr float k_row_gap = 16.0F;
constexpr float k_tallest_row = 122.0F;
constexpr float k_hints_middle = 990.0F;
constexpr Rect k_start{1240.0F, 828.0F, 552.0F, 122.0F};
/// For the words at the end of a row: a device, a level.
constexpr float k_note_width = 168.0F;
/// Of the plates that say who is in which team; the number says it too.
constexpr std::array<Colour, 5> k_team_plates{render::k_mustard, render::k_mint, render::k_bubble_gum,
                                              render::from_hex(0xBFD9F2), render::from_hex(0xD9C7EA)};
constexpr std::array<std::string_view, 3> k_level_words{"easy", "medium", "hard"};

std::string_view device_words(DeviceKind kind) {
  constexpr std::array<std::string_view, 4> k_words{"pad", "keys right", "keys left", "mouse"};
  return k_words[static_cast<std::size_t>(kind)];
}

std::string_view device_icon(DeviceKind kind) {
  constexpr std::array<std::string_view, 4> k_icons{"icon-pad", "icon-keyboard", "icon-keyboard",
                                                    "icon-mouse"};
  return k_icons[static_cast<std::size_t>(kind)];
}

Colour player_colour(int seat) {
  return render::k_player_colours[static_cast<std::size_t>(seat)];
}

/// Where the rows end: larger words below them take two lines.
float rows_bottom(const render::Canvas& canvas) {
  return k_rows_bottom - 116.0F * larger(canvas);
}

}  // namespace

std::optional<Colour> SeatsPage::ring_on(int item) const {
  for (const int seat : lobby_.map().people()) {
    const auto device = lobby_.map().prompt_device(seat);
    if (device && focus_of(*device) == item) return player_colour(seat);
  }
  const auto mouse = focus_.find(devices::k_mouse);
  if (mouse != focus_.end() && prompt_device_ == devices::k_mouse && focus_of(devices::k_mouse) == item)
    return render::k_mustard;
  return std::nullopt;
}

float SeatsPage::scale_of(int item) const {
  // A wide row grows less, so that its ends stay inside the safe area.
  const bool wide = item < lobby_.places();
  const float full = motion_.scale();
  return ring_on(item) ? (wide ? 1.0F + (full - 1.0F) * 0.3F : full) : 1.0F;
}

Rect SeatsPage::seat_rect(int seat) const {
  const auto count = static_cast<float>(lobby_.places());
  const float gap = lobby_.places() > 5 ? 10.0F : k_row_gap;
  const float height =
      std::min(k_tallest_row, (rows_bottom(services_.canvas) - k_rows_top - (count - 1.0F) * gap) / count);
  return {k_left, k_rows_top + static_cast<float>(seat) * (height + gap), k_row_width, height};
}

void SeatsPage::draw() {
  areas_.clear();
  draw_background(services_.canvas, "menu-background");
  draw_header();
  for (int seat = 0; seat < lobby_.places(); ++seat) draw_seat(seat);
  draw_board();
  draw_start();
  draw_footer();
}

void SeatsPage::draw_header() {
  render::Canvas& canvas = services_.canvas;
  render::TextStyle sign;
  sign.font = render::Font::lobster;
  sign.size = 84.0F;
  sign.colour = render::k_paper;
  sign.outline = render::k_ink;
  sign.outline_width = 8.0F;
  sign.scaled = false;
  sign.vertical = render::Vertical::middle;
  const Rect used = canvas.text(lobby_.game().title(), {k_left + 4.0F, 116.0F}, sign);
  auto question = words(render::Font::dosis, 46.0F, render::k_mustard, render::k_teal);
  question.outline = render::k_ink;
  question.outline_width = 6.0F;
  question.max_width = k_left + k_row_width - used.right() - 40.0F;
  question.plate.reset();  // the outline carries the contrast
  canvas.text("WHO IS AT THE TABLE?", {used.right() + 36.0F, 124.0F}, question);
}

void SeatsPage::draw_seat(int seat) {
  render::Canvas& canvas = services_.canvas;
  const Rect row = seat_rect(seat);
  const stage::Who& who = lobby_.seat(seat);
  areas_.add("seat-" + std::to_string(seat + 1), row);
  const render::TransformScope scope(canvas, {.scale = scale_of(seat), .pivot = row.centre()});
  if (const auto ring = ring_on(seat)) draw_ring(canvas, row, 14.0F, *ring);
  render::PanelStyle plate;
  plate.fill = who.person ? render::k_paper : render::k_cream;
  plate.shadow = {0.0F, 8.0F};
  plate.essential = true;
  canvas.panel(row, plate);
  draw_portrait(seat, row);
  draw_mark(canvas, seat, who.letter, {row.x + 34.0F, row.y + std::min(34.0F, row.height * 0.4F)},
            std::min(74.0F, row.height * 0.9F));
  draw_team(seat, row);
  if (who.person) {
    draw_person_line(seat, row);
  } else {
    draw_bot_line(seat, row);
  }
}

/// Who sits there; where the game has characters the chosen one, or a question mark for chance.
void SeatsPage::draw_portrait(int seat, Rect row) {
  render::Canvas& canvas = services_.canvas;
  const stage::Who& who = lobby_.seat(seat);
  const Rect window{row.x + 6.0F, row.y + 6.0F, 196.0F, row.height - 12.0F};
  const float milk = services_.settings.is_on(settings::Id::high_contrast) ? 0.8F : 0.35F;  // S3
  const Colour fill = render::mix(player_colour(seat), render::k_milk, milk);
  canvas.panel(window, {.fill = fill, .outline_width = 0.0F, .radius = 8.0F});
  const Point foot{window.x + 118.0F, row.bottom() - 6.0F};
  const std::string fighter = lobby_.fighter(seat);
  if (!has_fighters(lobby_.game())) {
    const float tall = row.height + 24.0F;
    canvas.sprite("person-" + std::to_string(who.portrait) + (who.person ? "-joy" : "-calm"), foot,
                  {.scale = tall / 264.0F, .anchor = {0.5F, 1.0F}});
  } else if (fighter.empty()) {
    auto chance =
        words(render::Font::dosis, std::min(80.0F, row.height * 0.8F), render::readable_on(fill), fill);
    chance.align = render::Align::centre;
    chance.scaled = false;
    canvas.text("?", {foot.x + 6.0F, window.centre().y}, chance);
  } else {
    canvas.push_clip({window.x, row.y - 30.0F, window.width, window.bottom() - row.y + 30.0F});
    canvas.sprite(fighter_picture(lobby_.game(), fighter, who.person ? "glee" : "calm"), foot,
                  {.scale = (row.height + 10.0F) / 270.0F, .anchor = k_fighter_anchor});
    canvas.pop_clip();
  }
  canvas.line({window.right() + 3.0F, row.y + 6.0F}, {window.right() + 3.0F, row.bottom() - 6.0F}, 5.0F,
              render::k_ink);
  if (has_fighters(lobby_.game())) areas_.add("seat-" + std::to_string(seat + 1) + "-fighter", window);
}

/// On the portrait's corner: the word where it has room, else the number alone.
void SeatsPage::draw_team(int seat, Rect row) {
  if (!lobby_.has_teams() || teams_in(lobby_.options()) == 0) return;
  const auto sides = sides_of(lobby_.options(), lobby_.places());
  const auto mine = std::find_if(sides.begin(), sides.end(), [seat](const std::vector<int>& side) {
    return std::find(side.begin(), side.end(), seat) != side.end();
  });
  const auto team = static_cast<std::size_t>(mine - sides.begin());
  const bool roomy = row.height > 90.0F;
  render::PanelStyle plate;
  plate.fill = k_team_plates[team % k_team_plates.size()];
  plate.outline_width = 4.0F;
  const float width = roomy ? 104.0F : 48.0F;
  const float height = std::min(46.0F, row.height - 12.0F);
  const Rect pill{row.x + 196.0F - width, row.bottom() - 9.0F - height, width, height};
  services_.canvas.pill(pill, plate);
  auto label = words(render::Font::dosis, 30.0F, render::k_ink, plate.fill);
  label.align = render::Align::centre;
  label.scaled = false;
  services_.canvas.text((roomy ? "Team " : "") + std::to_string(team + 1), pill.centre(), label);
}

void SeatsPage::draw_person_line(int seat, Rect row) {
  render::Canvas& canvas = services_.canvas;
  const stage::Who& who = lobby_.seat(seat);
  const float middle = row.centre().y;
  const float name_left = row.x + 288.0F;
  const float name_right = row.right() - 400.0F;
  auto name = words(render::Font::dosis, std::min(54.0F, row.height * 0.62F), render::k_ink, render::k_paper);
  name.max_width = name_right - name_left;
  canvas.text(who.name, {name_left, middle}, name);
  // Always at the same places: a second click must not land on a longer name.
  draw_arrows("seat-" + std::to_string(seat + 1), row, name_left - 42.0F, name_right + 42.0F);
  const auto device = lobby_.map().prompt_device(seat).value_or(DeviceId{who.device, 0});
  const Point icon{row.right() - 260.0F, middle};
  const render::Size natural = canvas.sprite_size(device_icon(device.kind));
  canvas.sprite(device_icon(device.kind), icon,
                {.scale = std::min({0.8F, 72.0F / std::max(1.0F, natural.height),
                                    (row.height - 14.0F) / std::max(1.0F, natural.height)})});
  const auto kind = words(render::Font::quicksand, 32.0F, render::k_cola, render::k_paper);
  canvas.text_in({row.right() - k_note_width - 14.0F, row.y + 6.0F, k_note_width, row.height - 12.0F},
                 device_words(device.kind), kind);
}

void SeatsPage::draw_bot_line(int seat, Rect row) {
  render::Canvas& canvas = services_.canvas;
  const stage::Who& who = lobby_.seat(seat);
  const std::string area = "seat-" + std::to_string(seat + 1);
  const float middle = row.centre().y;
  const float less = row.right() - 380.0F;
  const float robot = row.x + 256.0F;
  canvas.sprite("robot", {robot, middle}, {.scale = std::min(0.9F, row.height / 96.0F)});
  auto name = words(render::Font::dosis, std::min(46.0F, row.height * 0.58F),
                    render::mix(render::k_ink, render::k_cola, 0.5F), render::k_cream);
  name.max_width = less - 34.0F - (robot + 42.0F);
  canvas.text(who.name, {robot + 42.0F, middle}, name);
  const int chilis = lobby_.chilis(seat);
  for (int pod = 0; pod < 3; ++pod) {
    canvas.sprite(pod < chilis ? "chili-on" : "chili-off",
                  {less + 48.0F + static_cast<float>(pod) * 37.0F, middle});
  }
  const Rect note{row.right() - 60.0F - k_note_width, row.y + 6.0F, k_note_width, row.height - 12.0F};
  const auto level = words(render::Font::quicksand, 32.0F, render::k_cola, render::k_cream);
  canvas.text_in(note, k_level_words[static_cast<std::size_t>(chilis - 1)], level);
  // The level itself is a button too.
  areas_.add(area + "-more", {less + 30.0F, row.y, note.right() - less - 30.0F, row.height});
  draw_arrows(area, row, less, row.right() - 32.0F);
}

void SeatsPage::draw_arrows(const std::string& area, Rect row, float left, float right) {
  const float middle = row.centre().y;
  services_.canvas.sprite("arrow", {left, middle}, {.scale = 0.72F, .flip = true});
  services_.canvas.sprite("arrow", {right, middle}, {.scale = 0.72F});
  areas_.add(area + "-less", render::rect_around({left, middle}, {64.0F, row.height}));
  areas_.add(area + "-more", render::rect_around({right, middle}, {64.0F, row.height}));
}

void SeatsPage::draw_start() {
  render::Canvas& canvas = services_.canvas;
  areas_.add("start", k_start);
  const auto ring = ring_on(start_item());
  const render::TransformScope scope(canvas, {.scale = scale_of(start_item()), .pivot = k_start.centre()});
  if (ring) draw_ring(canvas, k_start, 40.0F, *ring);
  render::PanelStyle plate;
  plate.fill = render::k_mustard;
  plate.shade = render::mix(render::k_mustard, render::k_cola, 0.4F);
  plate.radius = 48.0F;
  plate.shadow = {0.0F, 10.0F};
  plate.essential = true;
  canvas.panel(k_start, plate);
  const float left = k_start.x + 48.0F;
  auto start = words(render::Font::dosis, 88.0F, render::k_ink, render::k_mustard);
  start.max_width = k_start.right() - 136.0F - left;
  canvas.text("START", {left, k_start.centre().y}, start);
  canvas.sprite("walker-tomato-0", {k_start.right() - 76.0F, k_start.centre().y + 2.0F}, {.scale = 0.86F});
  if (!lobby_.owner()) return;
  const auto seats = lobby_.map().seats_of(*lobby_.owner());
  if (seats.empty()) return;
  const stage::Who& owner = lobby_.seat(seats.front());
  draw_mark(canvas, seats.front(), owner.letter, {k_start.right() - 34.0F, k_start.y + 12.0F}, 70.0F);
  // The button of whoever may start, not of whoever pressed last.
  const DeviceKind device = lobby_.owner()->kind;
  if (focus_of(*lobby_.owner()) != start_item() || device == DeviceKind::mouse) return;
  draw_glyph(canvas, devices::prompt(services_.devices.bindings(), device, Logical::confirm),
             {k_start.x + 20.0F, k_start.y - 16.0F}, 58.0F);
}

std::vector<Hint> SeatsPage::hints() const {
  const int item = focus_of(prompt_device_);
  std::vector<Hint> hints;
  if (item < lobby_.places()) {
    if (is_own(prompt_device_, item)) {
      hints = {{Logical::move_left, "Change", true}, {Logical::confirm, "Name"}, {Logical::back, "Leave"}};
    } else if (!lobby_.seat(item).person) {
      hints = {{Logical::move_left, "Level", true}, {Logical::confirm, "Sit here"}, {Logical::back, "Title"}};
    }
    const bool may = is_own(prompt_device_, item) || !lobby_.seat(item).person;
    if (may && has_fighters(lobby_.game())) hints.push_back({Logical::log, "Fighter"});
  } else if (item != start_item()) {
    hints = {{Logical::confirm, "Change"}, {Logical::back, "Title"}};
  } else {
    hints = {{Logical::move_up, "Options", true}, {Logical::back, "Title"}};
  }
  if (prompt_device_.kind == DeviceKind::mouse) {
    std::erase_if(hints, [](const Hint& hint) { return hint.logical != Logical::back; });
  }
  hints.push_back({Logical::info, "Rules"});
  return hints;
}

void SeatsPage::draw_footer() {
  render::Canvas& canvas = services_.canvas;
  const float top = rows_bottom(canvas) + 12.0F;
  const Rect strip{k_left, top, k_row_width, 956.0F - top};
  const double refused = time_ - refused_at_;
  auto line = words(render::Font::quicksand, 32.0F, render::k_paper, render::k_deep_teal);
  line.line_spacing = 0.9F;
  if (refused < k_refusal_seconds) {
    line.colour = accent(services_.settings);
    canvas.text_in(strip, refusal_, line);
  } else {
    float x = strip.x;
    for (const std::string_view icon : {"icon-pad", "icon-keyboard", "icon-mouse"}) {
      const render::Size natural = canvas.sprite_size(icon);
      const float scale = natural.height > 0.0F ? 50.0F / natural.height : 1.0F;
      canvas.sprite(icon, {x + natural.width * scale / 2, strip.centre().y}, {.scale = scale});
      x += natural.width * scale + 16.0F;
    }
    canvas.text_in({x + 8.0F, strip.y, strip.right() - x - 8.0F, strip.height},
                   "Any button on another device: sit down and play!", line);
    areas_.add("join", strip);
  }
  float left = k_left;
  const auto own = lobby_.map().seats_of(prompt_device_);
  if (lobby_.map().people().size() > 1 && !own.empty() && services_.draws_top) {
    // Several people press: whose buttons these are.
    draw_mark(canvas, own.front(), lobby_.seat(own.front()).letter, {left + 29.0F, k_hints_middle}, 58.0F);
    left += 74.0F;
  }
  const auto shown = hints();
  draw_hints(services_, areas_, prompt_device_.kind, shown, {left, k_hints_middle}, Side::left);
}

}  // namespace game::screens
