// How the board of secret buttons and the curtain look.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/food_fight/view.hpp"
#include "game/food_fight/card_book.hpp"
#include "game/screens/widgets.hpp"
#include "game/secret/keeper.hpp"
#include "game/stage/names.hpp"
#include "render/tween.hpp"

namespace game::secret {

using devices::DeviceKind;
using devices::Logical;
using render::Point;
using render::Rect;

namespace {

constexpr float k_board_width = 1400.0F;
constexpr float k_names_width = 440.0F;  ///< mark, name and face-down cards
constexpr float k_edge = 34.0F;
constexpr float k_tallest_row = 84.0F;
constexpr float k_head_height = 124.0F;
constexpr render::Colour k_red = render::from_hex(0xC8321F);

render::TextStyle words(render::Font font, float size, render::Colour colour, render::Colour plate) {
  render::TextStyle style;
  style.font = font;
  style.size = size;
  style.colour = colour;
  style.plate = plate;
  style.vertical = render::Vertical::middle;
  return style;
}

/// Everything that the board is drawn from.
struct BoardLook {
  app::Services& services;
  BoardKind kind;
  Rect board;
  float rows_top;
  float row_height;
  int columns;

  render::Canvas& canvas() const { return services.canvas; }
  float pitch() const {
    const float room = board.width - 2 * k_edge - k_names_width;
    return room / static_cast<float>(columns);
  }
  float column(int index) const {
    return board.x + k_edge + k_names_width + pitch() * (static_cast<float>(index) + 0.5F);
  }
  Rect row(int index) const {
    return {board.x + k_edge - 10.0F, rows_top + row_height * static_cast<float>(index),
            board.width - 2 * k_edge + 20.0F, row_height - 8.0F};
  }
};

/// The lit arm of a d-pad's glyph.
void draw_arm(render::Canvas& canvas, Point centre, float height, Logical logical) {
  const float reach = height * 0.27F;
  const float size = height * 0.19F;
  Point way{0.0F, 0.0F};
  if (logical == Logical::move_up) way = {0.0F, -1.0F};
  if (logical == Logical::move_down) way = {0.0F, 1.0F};
  if (logical == Logical::move_left) way = {-1.0F, 0.0F};
  if (logical == Logical::move_right) way = {1.0F, 0.0F};
  const Point at{centre.x + way.x * reach, centre.y + way.y * reach};
  const Point side{-way.y, way.x};
  const std::array<Point, 3> arrow{Point{at.x + way.x * size, at.y + way.y * size},
                                   Point{at.x - way.x * size * 0.7F + side.x * size * 1.1F,
                                         at.y - way.y * size * 0.7F + side.y * size * 1.1F},
                                   Point{at.x - way.x * size * 0.7F - side.x * size * 1.1F,
                                         at.y - way.y * size * 0.7F - side.y * size * 1.1F}};
  canvas.polygon(arrow, {.fill = render::k_mustard, .outline = render::k_ink, .outline_width = 4.0F});
}

void draw_symbol(const BoardLook& look, DeviceKind device, Logical logical, Point centre) {
  const float height = std::min(60.0F, look.row_height - 16.0F);
  const auto prompt = devices::prompt(look.services.devices.bindings(), device, logical);
  const render::Size natural = look.canvas().sprite_size(prompt.sprite);
  const float width = natural.height > 0.0F ? natural.width * height / natural.height : height;
  screens::draw_glyph(look.canvas(), prompt, {centre.x - width / 2, centre.y}, height);
  if (device == DeviceKind::pad && devices::is_move(logical))
    draw_arm(look.canvas(), centre, height, logical);
}

void draw_star(render::Canvas& canvas, Point centre, float radius) {
  constexpr float k_turn = 0.62831853F;  // a tenth
  std::array<Point, 10> star{};
  for (std::size_t corner = 0; corner < star.size(); ++corner) {
    const float angle = k_turn * static_cast<float>(corner);
    const float reach = corner % 2 == 0 ? radius : radius * 0.46F;
    star[corner] = {centre.x + std::sin(angle) * reach, centre.y - std::cos(angle) * reach};
  }
  canvas.polygon(star, {.fill = render::k_mustard, .outline = render::k_ink, .outline_width = 5.0F});
}

/// A card above its column: the same for everybody, whatever they hold.
void draw_head(const BoardLook& look, int column, std::string_view label, std::string_view sprite) {
  render::Canvas& canvas = look.canvas();
  const float width = std::min(look.pitch() - 10.0F, 150.0F);
  const Rect card{look.column(column) - width / 2, look.rows_top - k_head_height - 10.0F, width,
                  k_head_height};
  canvas.panel(card, {.fill = render::k_paper, .outline_width = 5.0F, .radius = 12.0F});
  const Rect band{card.x, card.bottom() - 42.0F, card.width, 42.0F};
  canvas.panel(band, {.fill = k_red, .outline_width = 5.0F, .radius = 10.0F});
  const Point middle{card.centre().x, card.y + (card.height - 42.0F) / 2 + 2.0F};
  if (sprite == "star") {
    draw_star(canvas, middle, 38.0F);
  } else {
    const render::Size natural = canvas.sprite_size(sprite);
    const float scale = natural.height > 0.0F ? 74.0F / natural.height : 1.0F;
    canvas.sprite(sprite, middle, {.scale = scale});
  }
  auto text = words(render::Font::dosis, 30.0F, render::k_milk, k_red);
  text.align = render::Align::centre;
  text.scaled = false;
  text.max_width = band.width - 8.0F;
  canvas.text(label, band.centre(), text);
}

void draw_heads(const BoardLook& look) {
  if (look.kind == BoardKind::vote) {
    draw_head(look, 0, "UP", "prop-ballot-up");
    draw_head(look, 1, "DOWN", "prop-ballot-down");
    return;
  }
  constexpr std::array<std::string_view, k_columns> k_labels{"THROW",  "GRAB",   "DUCK",  "SPECIAL",
                                                             "HAND 1", "HAND 2", "HAND 3"};
  constexpr std::array<std::string_view, k_columns> k_pictures{
      "action-throw", "action-grab", "action-duck", "star", "plaque-back", "plaque-back", "plaque-back"};
  for (int column = 0; column < k_columns; ++column) {
    const auto place = static_cast<std::size_t>(column);
    draw_head(look, column, k_labels[place], k_pictures[place]);
  }
}

void draw_row(const BoardLook& look, int index, const BoardRow& row, const stage::Who& who, bool ready) {
  render::Canvas& canvas = look.canvas();
  const int seat = core::index(row.seat());
  const Rect rect = look.row(index);
  const float middle = rect.centre().y;
  const render::Colour colour = render::k_player_colours[static_cast<std::size_t>(seat)];
  render::PanelStyle plate;
  plate.fill = render::mix(render::k_deep_teal, colour, ready ? 0.12F : 0.30F);
  plate.outline = ready ? render::mix(render::k_deep_teal, colour, 0.4F) : colour;
  plate.outline_width = 4.0F;
  plate.radius = 18.0F;
  canvas.panel(rect, plate);
  screens::draw_mark(canvas, seat, who.letter, {rect.x + 42.0F, middle}, std::min(62.0F, rect.height - 8.0F));
  auto name = words(render::Font::dosis, 36.0F, render::k_paper, plate.fill);
  name.max_width = k_names_width - 92.0F - 168.0F;
  canvas.text(who.name, {rect.x + 84.0F, middle}, name);
  if (ready) {
    const float left = look.board.x + k_edge + k_names_width;
    auto done = words(render::Font::dosis, 40.0F, render::k_paper, plate.fill);
    const Rect used = canvas.text("READY", {left + 60.0F, middle}, done);
    canvas.sprite("tick", {left + 26.0F, middle}, {.scale = std::min(1.0F, rect.height / 60.0F)});
    done.font = render::Font::quicksand;
    done.size = 30.0F;
    done.max_width = rect.right() - 170.0F - used.right() - 40.0F;
    const auto back = devices::prompt(look.services.devices.bindings(), who.device, Logical::back);
    const float glyph = screens::draw_glyph(canvas, back, {used.right() + 34.0F, middle}, 48.0F);
    canvas.text("changes it", {used.right() + 46.0F + glyph, middle}, done);
  } else {
    for (int column = 0; column < row.columns(); ++column) {
      draw_symbol(look, who.device, row.buttons()[static_cast<std::size_t>(column)],
                  {look.column(column), middle});
    }
  }
  // Face down, one for each press that counted: the same back for every card.
  const float slot_left = look.board.x + k_edge + k_names_width - 158.0F;
  for (int place = 0; place < row.needed(); ++place) {
    const Point at{slot_left + 50.0F * (static_cast<float>(place) + 0.5F), middle};
    const float size = std::min(46.0F, rect.height - 14.0F);
    if (ready || place < row.placed()) {
      canvas.sprite("plaque-back", at, {.scale = size / 98.0F});
    } else {
      canvas.dashed_rect(render::rect_around(at, {size - 6.0F, size - 6.0F}), 6.0F, 3.0F,
                         render::mix(plate.fill, render::k_paper, 0.7F), 7.0F, 6.0F);
    }
  }
}

}  // namespace

void Keeper::draw_board() {
  if (!board_shown()) return;
  render::Canvas& canvas = services_.canvas;
  const float larger = static_cast<float>(canvas.text_scale_percent()) / 100.0F - 1.0F;
  const Rect safe = canvas.viewport().safe();
  const auto count = static_cast<float>(rows_.size());
  const bool teaches = services_.settings.is_on(settings::Id::hints);
  const float title_height = 74.0F + 40.0F * larger;
  const float line_height = (board_kind_ == BoardKind::vote ? 92.0F : 50.0F) * (1.0F + larger);
  const float foot_height = 76.0F + 24.0F * larger + (teaches ? 100.0F : 0.0F);
  const float fixed = 20.0F + title_height + line_height + k_head_height + 20.0F + foot_height;
  const float row_height = std::min(k_tallest_row, (safe.height - fixed) / count);
  const float height = fixed + row_height * count;
  const Rect board{960.0F - k_board_width / 2, safe.centre().y - height / 2, k_board_width, height};
  const float share =
      cut() ? 1.0F : render::ease(render::Easing::out_back, render::progress_at(board_age_, 0.0, 0.25));
  const render::TransformScope scope(
      canvas,
      {.scale = render::blend(0.92F, 1.0F, share), .pivot = board.centre(), .alpha = std::min(1.0F, share)});
  screens::draw_menu_board(canvas, board);
  const float rows_top = board.y + 20.0F + title_height + line_height + k_head_height + 14.0F;
  const BoardLook look{services_, board_kind_, board,
                       rows_top,  row_height,  board_kind_ == BoardKind::vote ? 2 : k_columns};
  draw_board_words(board, title_height, line_height);
  draw_heads(look);
  int index = 0;
  for (const auto& [seat, row] : rows_) {
    draw_row(look, index++, row, session_.seats()[static_cast<std::size_t>(seat)],
             session_.has_draft(core::seat_at(seat)));
  }
  draw_board_foot({board.x + k_edge, rows_top + row_height * count, board.width - 2 * k_edge, foot_height},
                  teaches);
}

/// What there is to do.
void Keeper::draw_board_words(Rect board, float title_height, float line_height) {
  render::Canvas& canvas = services_.canvas;
  auto title = words(render::Font::dosis, 60.0F, screens::accent(services_.settings), render::k_deep_teal);
  title.align = render::Align::centre;
  auto line = words(render::Font::quicksand, 34.0F, render::k_paper, render::k_deep_teal);
  line.align = render::Align::centre;
  line.line_spacing = 0.92F;
  std::string headline = "PICK 3 CARDS IN SECRET";
  std::string text = "Find your row. Under the card you want stands your button.";
  if (board_kind_ == BoardKind::vote) {
    const core::AnyView everybody = session_.view(core::k_everybody);
    const ::food_fight::Board& table = everybody.as<::food_fight::View>().board;
    const food_fight::CardBook cards(table);
    headline = "VOTE IN SECRET";
    if (table.event != ::food_fight::Card::none) {
      headline = stage::shouted(cards.name(table.event)) + ": VOTE";
      text = cards.text(table.event);
    }
  }
  const Rect top{board.x + k_edge, board.y + 20.0F, board.width - 2 * k_edge, title_height};
  canvas.text_in(top, headline, title);
  canvas.text_in({top.x, top.bottom(), top.width, line_height}, text, line);
}

/// Back, whom the table waits for, and the manners.
void Keeper::draw_board_foot(Rect foot, bool teaches) {
  render::Canvas& canvas = services_.canvas;
  const float line = foot.height - (teaches ? 100.0F : 0.0F) - 10.0F;
  auto text = words(render::Font::quicksand, 32.0F, render::k_paper, render::k_deep_teal);
  const Rect first{foot.x, foot.y + 4.0F, foot.width, line};
  std::vector<std::string> others;
  for (const int seat : behind_curtain())
    others.push_back(session_.seats()[static_cast<std::size_t>(seat)].name);
  std::string words_after = "Back takes a card away. None placed: it shows your hand, behind the curtain.";
  if (!others.empty()) words_after = "Then behind the curtain: " + stage::joined(others) + ".";
  text.align = render::Align::centre;
  canvas.text_in(first, words_after, text);
  if (!teaches) return;
  const float middle = foot.bottom() - 58.0F;
  const float half = foot.width / 2;
  const auto manner = [&](float left, std::string_view sprite, std::string_view says) {
    canvas.sprite(sprite, {left + 90.0F, middle}, {.scale = 0.60F});
    auto small = words(render::Font::quicksand, 30.0F, render::k_paper, render::k_deep_teal);
    canvas.text_in({left + 182.0F, middle - 46.0F, half - 192.0F, 92.0F}, says, small);
  };
  manner(foot.x, "manner-hide-thumbs", "Hide your thumbs.");
  manner(foot.x + half, "manner-buzz", "One buzz: yes. Two: no.");
}

// The curtain
// ---------------------------------------------------------------------------------------------------------

void Keeper::draw_curtain(screens::HotAreas& areas) {
  if (target_ && target_->decoy && curtain_.is_private()) draw_decoy();
  if (curtain_.away() || curtain_.gap() >= 1.0F) return;
  render::Canvas& canvas = services_.canvas;
  const Rect visible = canvas.viewport().visible();
  const float half = visible.width / 2;
  const float shift = half * curtain_.gap();
  const float wide = (half + 4.0F) / 960.0F;
  const float tall = visible.height / 1080.0F;
  canvas.sprite("curtain-left", {visible.x - shift, visible.y},
                {.stretch_x = wide, .stretch_y = tall, .anchor = {0.0F, 0.0F}});
  canvas.sprite("curtain-right", {visible.right() + shift, visible.y},
                {.stretch_x = wide, .stretch_y = tall, .anchor = {1.0F, 0.0F}});
  const float away = curtain_.gap() * 150.0F;
  canvas.sprite("curtain-pelmet", {visible.x, visible.y - away},
                {.stretch_x = visible.width / 1920.0F, .anchor = {0.0F, 0.0F}});
  if (!curtain_.asking()) return;
  draw_call(areas);
}

/// "BEA ONLY, your turn: press (A) to look, others look away." The same whether or not something is asked.
void Keeper::draw_call(screens::HotAreas& areas) {
  render::Canvas& canvas = services_.canvas;
  const stage::Who& who = session_.seats()[static_cast<std::size_t>(target_->seat)];
  const float larger = static_cast<float>(canvas.text_scale_percent()) / 100.0F - 1.0F;
  const core::Match& match = session_.match();
  const std::string_view reason =
      reason_for(match.game(), target_->decoy ? nullptr : match.pending_for(core::seat_at(target_->seat)));
  const float row = (440.0F + 150.0F * larger) / 3;
  const Rect card =
      render::rect_around({960.0F, 560.0F}, {820.0F + 320.0F * larger, row * (reason.empty() ? 3.0F : 3.7F)});
  render::PanelStyle plate;
  plate.shadow = {0.0F, 12.0F};
  plate.radius = 24.0F;
  plate.essential = true;
  canvas.panel(card, plate);
  areas.add("curtain", card);
  float line = card.y + row * 0.55F;
  auto name = words(render::Font::dosis, 80.0F, render::k_ink, render::k_paper);
  name.max_width = card.width - 240.0F;
  const std::string only = stage::shouted(who.name) + " ONLY";
  const float width = std::min(name.max_width, canvas.measure(only, name).width);
  const float left = card.centre().x - (width + 130.0F) / 2;
  screens::draw_mark(canvas, target_->seat, who.letter, {left + 55.0F, line}, 110.0F);
  canvas.text(only, {left + 130.0F, line}, name);
  if (!reason.empty()) {
    auto why = words(render::Font::dosis, 54.0F, render::k_ink, render::k_paper);
    why.align = render::Align::centre;
    why.max_width = card.width - 60.0F;
    line += row * 0.75F;
    canvas.text(reason, {card.centre().x, line}, why);
  }
  line += row * 0.97F;
  auto press = words(render::Font::quicksand, 44.0F, render::k_ink, render::k_paper);
  const auto prompt = devices::prompt(services_.devices.bindings(), who.device, Logical::confirm);
  const render::Size natural = canvas.sprite_size(prompt.sprite);
  const float glyph = natural.height > 0.0F ? natural.width * 76.0F / natural.height : 0.0F;
  const float before = canvas.measure("press", press).width;
  const float after = canvas.measure("to look", press).width;
  float x = card.centre().x - (before + glyph + after + 36.0F) / 2;
  canvas.text("press", {x, line}, press);
  x += before + 18.0F;
  screens::draw_glyph(canvas, prompt, {x, line}, 76.0F);
  canvas.text("to look", {x + glyph + 18.0F, line}, press);
  auto away = words(render::Font::quicksand, 44.0F, k_red, render::k_paper);
  away.align = render::Align::centre;
  canvas.text("others look away", {card.centre().x, line + row * 0.9F}, away);
}

/// Behind the curtain of somebody who is asked nothing.
void Keeper::draw_decoy() {
  render::Canvas& canvas = services_.canvas;
  const stage::Who& who = session_.seats()[static_cast<std::size_t>(target_->seat)];
  const float larger = static_cast<float>(canvas.text_scale_percent()) / 100.0F - 1.0F;
  const Rect note =
      render::rect_around({960.0F, 540.0F}, {900.0F + 200.0F * larger, 250.0F + 110.0F * larger});
  render::PanelStyle plate;
  plate.shadow = {0.0F, 10.0F};
  plate.radius = 20.0F;
  plate.essential = true;
  canvas.panel(note, plate);
  auto text = words(render::Font::quicksand, 38.0F, render::k_ink, render::k_paper);
  text.align = render::Align::centre;
  const bool window = doubts_ && !doubts_->empty() && doubts_->front().window;
  canvas.text_in({note.x + 24.0F, note.y + 12.0F, note.width - 48.0F, note.height - 104.0F},
                 who.name + (window ? ", no event to play now. Look busy, then close the curtain; "
                                      "Back puts your hand down, too."
                                    : ", there is nothing to choose this time. Look busy, then close the "
                                      "curtain."),
                 text);
  const auto prompt = devices::prompt(services_.devices.bindings(), who.device, Logical::confirm);
  const render::Size natural = canvas.sprite_size(prompt.sprite);
  const float glyph = natural.height > 0.0F ? natural.width * 64.0F / natural.height : 0.0F;
  screens::draw_glyph(canvas, prompt, {note.centre().x - glyph / 2, note.bottom() - 48.0F}, 64.0F);
}

}  // namespace game::secret
