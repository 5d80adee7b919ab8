// The picture of the card gallery.
#include <array>
#include <vector>

#include "game/menus/card_gallery_page.hpp"

namespace game::menus {

using devices::DeviceKind;
using devices::Logical;
using render::Point;
using render::Rect;

namespace {

constexpr Rect k_board{96.0F, 60.0F, 1728.0F, 884.0F};
constexpr Rect k_tabs{124.0F, 80.0F, 1672.0F, 76.0F};
constexpr Point k_grid{124.0F, 178.0F};
constexpr render::Size k_tile{194.0F, 226.0F};
constexpr render::Size k_pitch{210.0F, 250.0F};
constexpr float k_name_height = 84.0F;
constexpr float k_tall_name = 128.0F;  ///< of three lines
constexpr float k_lane = 44.0F;        ///< of the scroll bar
constexpr float k_hints = 988.0F;

render::TextStyle board_words(float size, render::Colour colour) {
  render::TextStyle words;
  words.size = size;
  words.colour = colour;
  words.plate = render::k_deep_teal;
  return words;
}

}  // namespace

void CardGallery::draw() {
  render::Canvas& canvas = services_.canvas;
  areas_.clear();
  canvas.wash(render::with_alpha(render::k_ink, 0.5F));
  screens::draw_menu_board(canvas, k_board);
  draw_tabs();
  draw_grid();
  const float left = k_grid.x + static_cast<float>(columns()) * k_pitch.width + k_lane;
  draw_rule({left, k_grid.y, k_board.right() - 36.0F - left, k_board.bottom() - 28.0F - k_grid.y});
  draw_foot();
}

void CardGallery::draw_tabs() {
  render::Canvas& canvas = services_.canvas;
  const auto& sections = content_->sections();
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = 36.0F;
  words.align = render::Align::centre;
  words.vertical = render::Vertical::middle;
  const float room =
      (k_tabs.width - 12.0F * static_cast<float>(sections.size() - 1)) / static_cast<float>(sections.size());
  std::vector<float> widths;
  float natural = 0.0F;
  for (const GallerySection& section : sections) {
    widths.push_back(canvas.measure(section.title, words).width);
    natural += widths.back();
  }
  // As much paper round every word.
  const float margin = room - natural / static_cast<float>(sections.size());
  Rect tab = k_tabs;
  for (std::size_t i = 0; i < sections.size(); ++i, tab.x += tab.width + 12.0F) {
    const bool open = i == section_;
    tab.width = widths[i] + margin;
    render::PanelStyle paper;
    paper.fill = open ? render::k_mustard : render::k_paper;
    paper.outline_width = 5.0F;
    if (open && on_tabs_) screens::draw_ring(canvas, tab, paper.radius, render::k_paper);
    canvas.panel(tab, paper);
    words.plate = paper.fill;
    canvas.text(sections[i].title, tab.centre(), words);
    areas_.add("tab-" + std::to_string(i), tab);
  }
}

void CardGallery::draw_grid() {
  const std::size_t columns = this->columns();
  const std::size_t first = first_row_ * columns;
  const std::size_t end = std::min(section().cards.size(), first + k_rows * columns);
  std::optional<Rect> focused;
  for (std::size_t card = first; card < end; ++card) {
    const std::size_t place = card - first;
    const Rect tile{k_grid.x + static_cast<float>(place % columns) * k_pitch.width,
                    k_grid.y + static_cast<float>(place / columns) * k_pitch.height, k_tile.width,
                    k_tile.height};
    areas_.add("card-" + std::to_string(card), tile);
    if (card == card_) {
      focused = tile;
    } else {
      draw_tile(card, tile);
    }
  }
  if (focused) draw_tile(card_, *focused);  // over its neighbours
  if (rows() > k_rows) {
    draw_scroll_bar({k_grid.x + static_cast<float>(columns) * k_pitch.width - 4.0F, k_grid.y, k_lane - 12.0F,
                     k_rows * k_pitch.height - 24.0F});
  }
}

void CardGallery::draw_tile(std::size_t index, Rect rect) {
  const GalleryCard& card = section().cards[index];
  const bool focused = index == card_ && !on_tabs_;
  const render::TransformScope scope(services_.canvas,
                                     {.scale = focused ? motion_.scale() : 1.0F, .pivot = rect.centre()});
  if (focused) screens::draw_ring(services_.canvas, rect, 18.0F, render::k_mustard);
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = 28.0F;
  words.align = render::Align::centre;
  words.plate = render::from_hex(0xFFFBEF);
  words.line_spacing = 0.8F;
  words.wrap_width = rect.width - 12.0F;
  const bool tall = services_.canvas.measure(card.name, words).height > k_name_height + 8.0F;
  const float name_height = tall ? k_tall_name : k_name_height;
  const float field = rect.height - name_height;
  draw_tile_frame(rect, field);
  content_->draw_picture(card, {rect.centre().x, rect.y + field / 2 + 2.0F}, tall ? 0.52F : 0.72F);
  services_.canvas.text_in({rect.x + 6.0F, rect.y + field, rect.width - 12.0F, name_height - 2.0F}, card.name,
                           words);
  const GalleryPack& pack = content_->packs()[static_cast<std::size_t>(card.pack)];
  if (!pack.letter.empty()) {
    const Point corner{rect.right() - 27.0F, rect.y + 27.0F};
    services_.canvas.ellipse(corner, {42.0F, 42.0F},
                             {.fill = pack.colour, .outline = render::k_ink, .outline_width = 4.0F});
    words.colour = render::k_paper;
    words.plate = pack.colour;
    words.vertical = render::Vertical::middle;
    words.scaled = false;
    services_.canvas.text(pack.letter, corner, words);
  }
}

void CardGallery::draw_tile_frame(Rect rect, float field_height) {
  render::PanelStyle paper;
  paper.fill = render::from_hex(0xFFFBEF);
  paper.outline_width = 5.0F;
  paper.radius = 18.0F;
  services_.canvas.panel(rect, paper);
  render::PanelStyle field;
  field.fill = section().field;
  field.outline_width = 0.0F;
  field.radius = 12.0F;
  services_.canvas.panel({rect.x + 10.0F, rect.y + 10.0F, rect.width - 20.0F, field_height - 10.0F}, field);
}

/// How far one is, with an arrow to click at either end.
void CardGallery::draw_scroll_bar(Rect lane) {
  render::Canvas& canvas = services_.canvas;
  const float middle = lane.centre().x;
  const Rect track{middle - 6.0F, lane.y + 50.0F, 12.0F, lane.height - 100.0F};
  render::PanelStyle line;
  line.outline_width = 0.0F;
  line.radius = 6.0F;
  line.fill = render::mix(render::k_deep_teal, render::k_ink, 0.5F);
  canvas.panel(track, line);
  const float share = track.height / static_cast<float>(rows());
  line.fill = render::k_mustard;
  canvas.panel({track.x, track.y + share * static_cast<float>(first_row_), track.width, share * k_rows},
               line);
  const auto arrow = [&](const char* area, float y, float tip, bool more) {
    const std::array<Point, 3> points{Point{middle - 17.0F, y}, Point{middle + 17.0F, y},
                                      Point{middle, y + tip}};
    canvas.polygon(points, {.fill = more ? render::k_mustard : line.outline, .alpha = more ? 1.0F : 0.4F});
    areas_.add(area, render::rect_around({middle, y + tip / 2}, {64.0F, 64.0F}));
  };
  arrow("rows-up", lane.y + 34.0F, -26.0F, first_row_ > 0);
  arrow("rows-down", lane.bottom() - 34.0F, 26.0F, first_row_ + k_rows < rows());
}

/// The card in focus, its company beside it, its whole rule below.
void CardGallery::draw_rule(Rect room) {
  render::Canvas& canvas = services_.canvas;
  const bool large_words = columns() < 5;
  const float scale = large_words ? 1.0F : 1.25F;
  const render::Size size{194.0F * scale, 264.0F * scale};
  const std::string example = content_->example(card(), turn_);
  content_->draw_card(card(), {room.x + size.width / 2 + 8.0F, room.y + size.height / 2}, scale);
  const float beside = room.x + size.width + 28.0F;
  content_->draw_company(card(), {beside, room.y, room.right() - beside, size.height}, turn_);
  render::TextStyle words = board_words(32.0F, screens::accent(services_.settings));
  words.wrap_width = room.width;
  words.max_height = large_words ? 130.0F : 84.0F;
  float y = room.y + size.height + 14.0F;
  y = canvas.text(card().kind, {room.x, y}, words).bottom() + 8.0F;
  words = board_words(34.0F, render::k_paper);
  words.wrap_width = room.width;
  words.max_height = room.bottom() - y;
  canvas.text(example.empty() ? card().text : card().text + "\n“" + example + "”", {room.x, y}, words);
}

void CardGallery::draw_foot() {
  std::vector<screens::Hint> hints;
  const bool by_mouse = services_.devices.last_used().kind == DeviceKind::mouse;
  if (!by_mouse && on_tabs_) {
    hints.push_back({Logical::move_left, "Kind of card", true});
    hints.push_back({Logical::confirm, "Its cards"});
  } else if (!by_mouse) {
    hints.push_back({Logical::move_up, "Move", true});
  }
  if (has_example() && (by_mouse || !on_tabs_)) hints.push_back({Logical::confirm, "Another mix"});
  hints.push_back({Logical::back, "Close"});
  draw_hint_band(services_, areas_, hints, {k_board.x, k_hints});
}

}  // namespace game::menus
