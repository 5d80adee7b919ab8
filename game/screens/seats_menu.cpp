// The menu board of the seats screen: places, the game's options, how long it takes.
#include <algorithm>

#include "game/screens/presets.hpp"
#include "game/screens/seats_look.hpp"
#include "game/screens/seats_page.hpp"
#include "game/screens/teams.hpp"

namespace game::screens {

using render::Point;
using render::Rect;
using seats_look::larger;
using seats_look::words;

namespace {

constexpr Rect k_board{1218.0F, 68.0F, 594.0F, 738.0F};
constexpr std::size_t k_rows_below_sign = 7;

}  // namespace

void SeatsPage::draw_board() {
  render::Canvas& canvas = services_.canvas;
  for (const float x : {k_board.x + 110.0F, k_board.right() - 110.0F}) {
    canvas.line({x, canvas.viewport().visible().y}, {x, k_board.y + 10.0F}, 14.0F, render::k_ink);
    canvas.line({x, canvas.viewport().visible().y}, {x, k_board.y + 10.0F}, 6.0F, render::k_cream);
  }
  draw_menu_board(canvas, k_board);
  const std::vector<MenuRow> rows = menu_rows();
  const bool presets = has_presets(lobby_.game());
  // A game with few options has a line for each; of others the row in focus is explained at the foot.
  const bool with_lines = !presets;
  // Larger words and many rows need the sign's room.
  const bool with_sign = !presets || (larger(canvas) < 0.1F && rows.size() <= k_rows_below_sign);
  const float foot_height = presets ? 156.0F : 106.0F;
  if (with_sign) draw_sign(k_board.y + (presets ? 50.0F : 72.0F), presets ? 52.0F : 64.0F);
  Rect row{k_board.x + 32.0F, k_board.y + (presets ? (with_sign ? 90.0F : 26.0F) : 122.0F),
           k_board.width - 64.0F, 66.0F};
  const Rect preset = row;
  if (presets) row.y += row.height + 6.0F;
  row.height = presets ? 74.0F : 112.0F;
  const Rect places = row;
  row.y += row.height + 4.0F;
  const float room = k_board.bottom() - foot_height - 6.0F - row.y;
  row.height = std::min(200.0F, room / static_cast<float>(rows.size()));
  const auto rect_of = [&](std::size_t index) {
    return Rect{row.x, row.y + row.height * static_cast<float>(index), row.width, row.height};
  };
  // The rings lie below all words: none cuts a neighbour's.
  if (presets) draw_lit(preset_item(), preset, -2.0F);
  draw_lit(places_item(), places, -10.0F);
  for (std::size_t index = 0; index < rows.size(); ++index)
    draw_lit(rows[index].item, rect_of(index), with_lines ? -14.0F : -7.0F);
  if (presets) draw_preset(preset);
  draw_places(places);
  for (std::size_t index = 0; index < rows.size(); ++index)
    draw_menu_row(rows[index], rect_of(index), with_lines);
  draw_menu_foot(
      {k_board.x + 32.0F, k_board.bottom() - foot_height, k_board.width - 64.0F, foot_height - 20.0F},
      presets ? focused_line(rows) : "");
}

void SeatsPage::draw_sign(float middle, float size) {
  auto sign = words(render::Font::lobster, size, render::k_paper, render::k_deep_teal);
  sign.align = render::Align::centre;
  sign.scaled = false;
  services_.canvas.text("Today’s Menu", {k_board.centre().x, middle}, sign);
}

std::vector<SeatsPage::MenuRow> SeatsPage::menu_rows() const {
  std::vector<MenuRow> rows;
  int item = places_item() + 1;
  for (const OptionRow& option : options_of(lobby_)) {
    const int value = lobby_.value(option);
    const bool is_teams = option.form == OptionForm::teams;
    const bool is_number = option.form == OptionForm::number || (is_teams && value != 0);
    const bool on = option.form == OptionForm::number ? value > option.least : value != 0;
    const std::string line = is_teams ? teams_line(lobby_.options(), lobby_.game(), lobby_.places())
                                      : std::string(on ? option.on_line : option.off_line);
    rows.push_back(
        {item, "option-" + std::to_string(item - places_item()), option.label, line, value, is_number});
    ++item;
  }
  const bool hints = services_.settings.is_on(settings::Id::hints);
  rows.push_back({hints_item(), "hints", "Hints",
                  hints ? "A short tip when it helps." : "Off. On: a short tip when it helps.", hints ? 1 : 0,
                  false});
  return rows;
}

std::string SeatsPage::focused_line(const std::vector<MenuRow>& rows) const {
  const int item = focus_of(prompt_device_);
  const auto focused =
      std::find_if(rows.begin(), rows.end(), [item](const MenuRow& row) { return row.item == item; });
  return focused != rows.end() ? focused->line : std::string(preset_line(lobby_));
}

/// What a row means, and how long the game takes.
void SeatsPage::draw_menu_foot(Rect foot, std::string_view line) {
  render::Canvas& canvas = services_.canvas;
  auto text = words(render::Font::quicksand, 30.0F, accent(services_.settings), render::k_deep_teal);
  text.align = render::Align::centre;
  text.line_spacing = 0.9F;
  const float length = line.empty() ? foot.height : 50.0F + 14.0F * larger(canvas);
  canvas.text_in({foot.x, foot.bottom() - length, foot.width, length}, length_line(lobby_), text);
  if (line.empty()) return;
  text.colour = render::k_paper;
  canvas.text_in({foot.x, foot.y, foot.width, foot.height - length}, std::string(line), text);
}

void SeatsPage::draw_lit(int item, Rect row, float inset) {
  const auto ring = ring_on(item);
  if (!ring) return;
  const render::TransformScope scope(services_.canvas, {.scale = scale_of(item), .pivot = row.centre()});
  const Rect lit{row.x + 8.0F, row.y - inset, row.width - 16.0F, row.height + 2.0F * inset};
  draw_ring(services_.canvas, lit, 10.0F, *ring);
  services_.canvas.panel(lit, {.fill = render::k_deep_teal, .outline_width = 0.0F});
}

/// What to play, in one word; the arrows stay where they are.
void SeatsPage::draw_preset(Rect row) {
  render::Canvas& canvas = services_.canvas;
  areas_.add("preset", row);
  const render::TransformScope scope(canvas, {.scale = scale_of(preset_item()), .pivot = row.centre()});
  const Rect plate{row.x + 84.0F, row.y + 6.0F, row.width - 168.0F, row.height - 12.0F};
  canvas.panel(plate, {.fill = render::k_mustard, .outline_width = 5.0F});
  auto name = words(render::Font::dosis, 42.0F, render::k_ink, render::k_mustard);
  name.align = render::Align::centre;
  canvas.text_in(render::inflated(plate, -5.0F), std::string(preset_name(lobby_)), name);
  draw_arrows("preset", row, plate.x - 40.0F, plate.right() + 40.0F);
}

void SeatsPage::draw_places(Rect row) {
  render::Canvas& canvas = services_.canvas;
  const float y = row.centre().y;
  areas_.add("places", row);
  const render::TransformScope scope(canvas, {.scale = scale_of(places_item()), .pivot = row.centre()});
  auto label = words(render::Font::dosis, 44.0F, render::k_paper, render::k_deep_teal);
  label.max_width = 250.0F;
  canvas.text("Places", {row.x + 24.0F, y}, label);
  auto number = words(render::Font::dosis, 64.0F, render::k_ink, render::k_paper);
  number.align = render::Align::centre;
  const float tall = std::min(92.0F, row.height - 16.0F);
  const Rect plate{row.right() - 196.0F, y - tall / 2, 112.0F, tall};
  canvas.panel(plate, {.fill = render::k_paper});
  canvas.text_in(render::inflated(plate, -4.0F), std::to_string(lobby_.places()), number);
  draw_arrows("places", row, plate.x - 40.0F, plate.right() + 40.0F);
}

void SeatsPage::draw_menu_row(const MenuRow& option, Rect row, bool with_line) {
  render::Canvas& canvas = services_.canvas;
  areas_.add(option.area, row);
  const render::TransformScope scope(canvas, {.scale = scale_of(option.item), .pivot = row.centre()});
  const Point sign{row.x + (with_line ? 72.0F : 64.0F), row.centre().y};
  if (option.is_number) {
    const Rect plate = render::rect_around(sign, {76.0F, std::min(56.0F, row.height - 6.0F)});
    canvas.panel(plate, {.fill = render::k_paper, .outline_width = 4.0F, .radius = 10.0F});
    auto number = words(render::Font::dosis, 36.0F, render::k_ink, render::k_paper);
    number.align = render::Align::centre;
    number.scaled = false;
    canvas.text(std::to_string(option.value), plate.centre(), number);
    areas_.add(option.area + "-less", {row.x, row.y, 26.0F, row.height});
  } else {
    const render::Size natural = canvas.sprite_size("toggle-on");
    const float scale = natural.height > 0.0F ? std::min(1.0F, (row.height - 4.0F) / natural.height) : 1.0F;
    canvas.sprite(option.value != 0 ? "toggle-on" : "toggle-off", sign, {.scale = scale});
  }
  const float left = row.x + (with_line ? 144.0F : 126.0F);
  auto title = words(render::Font::dosis, with_line ? 42.0F : 38.0F, render::k_paper, render::k_deep_teal);
  title.max_width = row.right() - 12.0F - left;
  if (!with_line) {
    title.max_height = row.height;
    canvas.text(option.label, {left, row.centre().y}, title);
    return;
  }
  canvas.text(option.label, {left, row.y + row.height * 0.24F}, title);
  render::TextStyle small = words(render::Font::quicksand, 29.0F, render::k_paper, render::k_deep_teal);
  small.line_spacing = 0.9F;
  canvas.text_in({left, row.y + row.height * 0.42F, title.max_width, row.height * 0.51F}, option.line, small);
}

}  // namespace game::screens
