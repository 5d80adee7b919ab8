// The menu board of the seats screen: places, the game's options, how long it takes.
#include <algorithm>

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

}  // namespace

void SeatsPage::draw_board() {
  render::Canvas& canvas = services_.canvas;
  for (const float x : {k_board.x + 110.0F, k_board.right() - 110.0F}) {
    canvas.line({x, canvas.viewport().visible().y}, {x, k_board.y + 10.0F}, 14.0F, render::k_ink);
    canvas.line({x, canvas.viewport().visible().y}, {x, k_board.y + 10.0F}, 6.0F, render::k_cream);
  }
  draw_menu_board(canvas, k_board);
  auto sign = words(render::Font::lobster, 64.0F, render::k_paper, render::k_deep_teal);
  sign.align = render::Align::centre;
  sign.scaled = false;
  canvas.text("Today’s Menu", {k_board.centre().x, k_board.y + 72.0F}, sign);

  const std::vector<MenuRow> rows = menu_rows();
  // Few options have a line each; of many the one in focus is explained at the foot.
  const bool with_lines = rows.size() <= 4;
  const float places_height = with_lines ? 112.0F : 84.0F;
  const float foot_height = with_lines ? 106.0F : 168.0F;
  Rect row{k_board.x + 32.0F, k_board.y + (with_lines ? 122.0F : 112.0F), k_board.width - 64.0F,
           places_height};
  draw_places(row);
  row.y += row.height + 6.0F;
  row.height =
      std::min(200.0F, (k_board.bottom() - foot_height - 6.0F - row.y) / static_cast<float>(rows.size()));
  for (const MenuRow& option : rows) {
    draw_menu_row(option, row, with_lines);
    row.y += row.height;
  }
  draw_menu_foot(
      {k_board.x + 32.0F, k_board.bottom() - foot_height, k_board.width - 64.0F, foot_height - 20.0F}, rows,
      with_lines);
}

std::vector<SeatsPage::MenuRow> SeatsPage::menu_rows() const {
  std::vector<MenuRow> rows;
  int item = places_item() + 1;
  for (const OptionRow& option : options_of(lobby_.game())) {
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
  rows.push_back({hints_item(), "hints", "Hints", hints ? "A short tip when it helps." : "You know the game.",
                  hints ? 1 : 0, false});
  return rows;
}

/// How long it takes and, where the rows have no lines, what the row in focus means.
void SeatsPage::draw_menu_foot(Rect foot, const std::vector<MenuRow>& rows, bool with_line) {
  render::Canvas& canvas = services_.canvas;
  auto text = words(render::Font::quicksand, 30.0F, accent(services_.settings), render::k_deep_teal);
  text.align = render::Align::centre;
  text.line_spacing = 0.9F;
  if (with_line) {
    canvas.text_in(foot, length_line(lobby_), text);
    return;
  }
  const float line = 50.0F + 14.0F * larger(canvas);
  const auto focused = std::find_if(
      rows.begin(), rows.end(), [this](const MenuRow& row) { return row.item == focus_of(prompt_device_); });
  canvas.text_in({foot.x, foot.bottom() - line, foot.width, line}, length_line(lobby_), text);
  if (focused == rows.end()) return;
  text.colour = render::k_paper;
  canvas.text_in({foot.x, foot.y, foot.width, foot.height - line}, focused->line, text);
}

void SeatsPage::draw_places(Rect row) {
  render::Canvas& canvas = services_.canvas;
  const float y = row.centre().y;
  areas_.add("places", row);
  const render::TransformScope scope(canvas, {.scale = scale_of(places_item()), .pivot = row.centre()});
  if (const auto ring = ring_on(places_item())) {
    draw_ring(canvas, row, 10.0F, *ring);
    canvas.panel(row, {.fill = render::k_deep_teal, .outline_width = 0.0F});
  }
  auto label = words(render::Font::dosis, 44.0F, render::k_paper, render::k_deep_teal);
  label.max_width = 250.0F;
  canvas.text("Places", {row.x + 24.0F, y}, label);
  auto number = words(render::Font::dosis, 64.0F, render::k_ink, render::k_paper);
  number.align = render::Align::centre;
  const float tall = std::min(92.0F, row.height - 8.0F);
  const Rect plate{row.right() - 196.0F, y - tall / 2, 112.0F, tall};
  canvas.panel(plate, {.fill = render::k_paper});
  canvas.text(std::to_string(lobby_.places()), plate.centre(), number);
  draw_arrows("places", row, plate.x - 40.0F, plate.right() + 40.0F);
}

void SeatsPage::draw_menu_row(const MenuRow& option, Rect row, bool with_line) {
  render::Canvas& canvas = services_.canvas;
  areas_.add(option.area, row);
  const render::TransformScope scope(canvas, {.scale = scale_of(option.item), .pivot = row.centre()});
  if (const auto ring = ring_on(option.item)) {
    // Inside the row, so that the ring leaves its neighbours' words alone.
    const Rect lit = render::inflated(row, with_line ? -12.0F : -8.0F);
    draw_ring(canvas, lit, 10.0F, *ring);
    canvas.panel(lit, {.fill = render::k_deep_teal, .outline_width = 0.0F});
  }
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
  // Three rows leave two lines just enough room.
  const bool tight = row.height < 150.0F;
  canvas.text(option.label, {left, row.y + row.height * (tight ? 0.2F : 0.24F)}, title);
  render::TextStyle small = words(render::Font::quicksand, 29.0F, render::k_paper, render::k_deep_teal);
  small.line_spacing = 0.9F;
  const float top = tight ? 0.37F : 0.42F;
  canvas.text_in({left, row.y + row.height * top, title.max_width, row.height * (tight ? 0.6F : 0.51F)},
                 option.line, small);
}

}  // namespace game::screens
