// How the ceremony looks: podium of trays, shout, confetti, points, awards.
#include <algorithm>
#include <array>
#include <cmath>

#include "game/screens/background.hpp"
#include "game/screens/results_page.hpp"
#include "render/random.hpp"
#include "render/tween.hpp"

namespace game::screens {

using devices::DeviceKind;
using devices::Logical;
using render::Colour;
using render::Point;
using render::Rect;

namespace {

constexpr float k_floor = 716.0F;
constexpr float k_podium_middle = 572.0F;
/// Where each rank stands, and how tall its trays are (the sprites' own heights).
constexpr std::array<float, 5> k_stand{0.0F, -212.0F, 212.0F, -392.0F, 392.0F};
constexpr std::array<float, 5> k_tall{272.0F, 204.0F, 170.0F, 102.0F, 68.0F};
constexpr Rect k_board{1068.0F, 62.0F, 756.0F, 676.0F};
constexpr float k_tight_row = 112.0F;  ///< of five: name and two lines just fit at 100 %
constexpr float k_roomy_row = 96.0F;   ///< a row whose reason may take two lines
constexpr std::size_t k_many = 6;      ///< so many rows get the heading's air too
constexpr int k_confetti = 90;

Colour player_colour(int seat) {
  return render::k_player_colours[static_cast<std::size_t>(seat)];
}

}  // namespace

double ResultsPage::rises_at(std::size_t rank) const {
  return k_winner_rises * (1.0 - static_cast<double>(rank) / static_cast<double>(ranking_.size()));
}

void ResultsPage::draw() {
  areas_.clear();
  draw_background(services_.canvas, "results-background");
  for (std::size_t rank = std::min(ranking_.size(), k_stand.size()); rank-- > 0;) draw_podium(rank);
  if (!services_.settings.is_on(settings::Id::reduced_motion)) draw_confetti();
  draw_points();
  draw_awards();
  draw_shout();
  draw_buttons();
}

void ResultsPage::draw_podium(std::size_t rank) {
  render::Canvas& canvas = services_.canvas;
  const bool still = services_.settings.is_on(settings::Id::reduced_motion);
  const float raw = render::progress_at(time_, rises_at(rank), k_rise);
  const float share = still ? 1.0F : render::ease(render::Easing::out_back, raw);
  if (raw <= 0.0F) return;
  const Ranked& ranked = ranking_[rank];
  const float narrow = ranking_.size() > 3 ? 0.80F : 1.0F;
  const float x = k_podium_middle + k_stand[rank] * (narrow < 1.0F ? 0.98F : 1.18F);
  const float sunk = (1.0F - share) * (k_tall[rank] + 220.0F);
  const float alpha = still ? raw : 1.0F;
  const float scale = rank == 0 ? 0.92F : narrow * 0.86F;
  const Point foot{x, k_floor};
  canvas.push_clip({0.0F, -400.0F, 1920.0F, k_floor + 400.0F + 16.0F});
  const float top = foot.y - k_tall[rank] * scale + sunk;
  draw_people(rank, {x, top + 10.0F}, alpha);
  const std::string podium = "podium-" + std::to_string(rank);
  const render::Size natural = canvas.sprite_size(podium);
  const float anchor_y = natural.height > 0.0F ? (natural.height - 26.0F) / natural.height : 1.0F;
  canvas.sprite(podium, {x, foot.y + sunk}, {.scale = scale, .alpha = alpha, .anchor = {0.5F, anchor_y}});
  const Point medal{x, std::min(top + 66.0F * scale + 14.0F, foot.y - 40.0F + sunk)};
  canvas.sprite("medal-" + std::to_string(std::min(ranked.place, 5)), medal,
                {.scale = 0.86F, .alpha = alpha, .anchor = {0.5F, 52.0F / 128.0F}});
  render::TextStyle number;
  number.font = render::Font::dosis;
  number.size = 48.0F;
  number.align = render::Align::centre;
  number.vertical = render::Vertical::middle;
  number.scaled = false;
  number.alpha = alpha;
  canvas.text(std::to_string(ranked.place), medal, number);
  canvas.pop_clip();
  draw_podium_marks(rank, {x, top + 10.0F});
}

/// How large people stand on a tray, and how close together: a team shares it.
ResultsPage::Crowd ResultsPage::crowd_on(std::size_t rank) const {
  const auto count = static_cast<float>(ranking_[rank].seats.size());
  const float full = rank == 0 ? 1.16F : 0.86F;
  const float size = count == 1.0F ? full : full * std::max(0.46F, 1.5F / (count + 0.5F));
  return {size, (count > 3.0F ? 96.0F : 118.0F) * size};
}

/// Beside a single head; of a team at the tray's rim.
void ResultsPage::draw_podium_marks(std::size_t rank, Point foot) {
  const auto& seats = ranking_[rank].seats;
  const Crowd crowd = crowd_on(rank);
  const bool alone = seats.size() == 1;
  const float middle = static_cast<float>(seats.size() - 1) / 2;
  for (std::size_t index = 0; index < seats.size(); ++index) {
    const float x = foot.x + (static_cast<float>(index) - middle) * crowd.pitch;
    const Point mark = alone ? Point{x + 78.0F * crowd.size, foot.y - 34.0F} : Point{x, foot.y - 22.0F};
    draw_mark(services_.canvas, seats[index], who(seats[index]).letter, mark, alone ? 66.0F : 56.0F);
  }
}

/// Those who stand on a tray.
void ResultsPage::draw_people(std::size_t rank, Point foot, float alpha) {
  render::Canvas& canvas = services_.canvas;
  const bool still = services_.settings.is_on(settings::Id::reduced_motion);
  const std::string mood = rank == 0                                 ? "-joy"
                           : rank + 1 == ranking_.size() && rank > 1 ? "-gloom"
                           : rank == 1                               ? "-wow"
                                                                     : "-calm";
  const auto& seats = ranking_[rank].seats;
  const auto count = static_cast<float>(seats.size());
  const auto [person, pitch] = crowd_on(rank);
  for (std::size_t index = 0; index < seats.size(); ++index) {
    const auto place = static_cast<float>(index);
    const float phase = place * 0.9F;
    const float bounce = rank == 0 && !still && time_ < k_confetti_ends
                             ? std::abs(std::sin(static_cast<float>(time_) * 5.0F + phase)) * 10.0F
                             : 0.0F;
    const Point here{foot.x + (place - (count - 1) / 2) * pitch, foot.y - bounce};
    const auto seat = static_cast<std::size_t>(seats[index]);
    if (seat < input_.fighters.size()) {
      const std::string_view face = mood == "-joy" ? "glee" : mood == "-gloom" ? "gloom" : "calm";
      canvas.sprite(fighter_picture(lobby_.game(), input_.fighters[seat], face), here,
                    {.scale = person * 0.82F, .alpha = alpha, .anchor = k_fighter_anchor});
    } else {
      canvas.sprite("person-" + std::to_string(who(seats[index]).portrait) + mood, here,
                    {.scale = person, .alpha = alpha, .anchor = {0.5F, 1.0F}});
    }
  }
}

void ResultsPage::draw_confetti() {
  const double age = time_ - k_winner_rises;
  if (age <= 0.0 || time_ >= k_confetti_ends) return;
  render::CosmeticRandom chance(7);
  const float length = static_cast<float>(k_confetti_ends - k_winner_rises);
  const auto now = static_cast<float>(age);
  for (int piece = 0; piece < k_confetti; ++piece) {
    const float x = chance.between(40.0F, 1120.0F);
    const float begins = chance.between(0.0F, length * 0.55F);
    const float speed = chance.between(150.0F, 300.0F);
    const float sway = chance.between(20.0F, 60.0F);
    const float spin = chance.between(-260.0F, 260.0F);
    const int picture = chance.below(4);
    const float y = -40.0F + (now - begins) * speed;
    if (now < begins || y > 1000.0F) continue;
    const float fade = std::min(1.0F, (length - now) / 1.0F);
    services_.canvas.sprite("confetti-" + std::to_string(picture), {x + std::sin(now * 2.0F + x) * sway, y},
                            {.angle_degrees = spin * (now - begins), .alpha = fade});
  }
}

void ResultsPage::draw_shout() {
  const float raw = render::progress_at(time_, k_winner_rises + k_rise, 0.4);
  if (raw <= 0.0F || input_.winners.empty()) return;
  render::Canvas& canvas = services_.canvas;
  const bool still = services_.settings.is_on(settings::Id::reduced_motion);
  const float grown = still ? 1.0F : render::blend(0.4F, 1.0F, render::ease(render::Easing::out_back, raw));
  constexpr float k_shout_width = 580.0F;
  std::string shout = names_of(input_.winners, k_shout_width - 80.0F);
  const bool one = input_.winners.size() == 1 || shout.starts_with("Team ");
  shout += one ? " wins!" : " win!";
  const Point middle{k_podium_middle, 768.0F};
  const render::TransformScope scope(canvas,
                                     {.scale = grown, .angle_degrees = -3.0F, .pivot = middle, .alpha = raw});
  canvas.burst(middle, {700.0F, 136.0F}, 22,
               {.fill = render::k_tomato, .outline = render::k_ink, .outline_width = 8.0F});
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = 76.0F;
  words.colour = render::k_paper;
  words.outline_width = 8.0F;
  words.align = render::Align::centre;
  words.vertical = render::Vertical::middle;
  words.max_width = k_shout_width;
  words.scaled = false;
  canvas.text(shout, middle, words);
}

void ResultsPage::draw_points() {
  render::Canvas& canvas = services_.canvas;
  draw_menu_board(canvas, k_board);
  render::TextStyle heading;
  heading.font = render::Font::dosis;
  heading.size = 48.0F;
  heading.colour = accent(services_.settings);
  heading.plate = render::k_deep_teal;
  const bool many = ranking_.size() >= k_many;
  const float air = many ? 8.0F : 14.0F;
  const float heading_height = many ? 58.0F : 66.0F;
  canvas.text_in({k_board.x + 40.0F, k_board.y + air, k_board.width - 80.0F, heading_height},
                 input_.points_heading, heading);
  const float top = k_board.y + air + heading_height;
  const float room = k_board.bottom() - 14.0F - top;
  const float pitch = std::min(1.5F * static_cast<float>(std::max(100, canvas.text_scale_percent())),
                               room / static_cast<float>(ranking_.size()));
  for (std::size_t rank = 0; rank < ranking_.size(); ++rank) {
    draw_points_row(rank, {k_board.x + 30.0F, top + pitch * static_cast<float>(rank), k_board.width - 60.0F,
                           pitch - (many ? 6.0F : 10.0F)});
  }
}

void ResultsPage::draw_points_row(std::size_t rank, Rect row) {
  render::Canvas& canvas = services_.canvas;
  const auto& seats = ranking_[rank].seats;
  const int seat = seats.front();
  const float paper = services_.settings.is_on(settings::Id::high_contrast) ? 0.8F : 0.62F;  // S3
  const Colour fill = render::mix(player_colour(seat), render::k_paper, paper);
  canvas.panel(row, {.fill = fill, .outline_width = 5.0F});
  // Six and more: name and reason in one line each, close together, and all of the row's width for them.
  const bool tight = row.height < k_roomy_row;
  const float mark = tight ? 58.0F : 70.0F;
  const float number_width = (tight ? 92.0F : 118.0F) + (input_.unit.empty() ? 0.0F : 22.0F);
  const float marks = draw_marks(seats, row, mark);
  render::TextStyle words;
  words.plate = fill;
  words.vertical = render::Vertical::middle;
  words.scaled = false;  // grows with the text size as far as the row has room
  const float left = row.x + marks + 26.0F;
  const float width = row.right() - number_width - 22.0F - left;
  const float wanted = static_cast<float>(canvas.text_scale_percent()) / 100.0F;
  const float grown = std::clamp(row.height / k_tight_row, 1.0F, wanted);
  const float name_height = 38.0F * grown;
  render::TextStyle reason = words;
  reason.size = 30.0F * grown;
  reason.wrap_width = width;
  reason.max_height = row.height - name_height - 4.0F;
  reason.line_spacing = 0.82F;
  reason.vertical = render::Vertical::top;
  const std::string& how = input_.points_text[static_cast<std::size_t>(seat)];
  // Name and reason are one block: the gap between them is the same in every row.
  const float block = name_height + canvas.measure(how, reason).height;
  const float top = row.centre().y - block / 2;
  words.font = render::Font::dosis;
  words.size = 36.0F * grown;
  words.max_width = width;
  if (tight) {
    words.size = 28.0F;
    canvas.text(names_of(seats, width), {left, row.centre().y - 15.0F}, words);
    reason.size = 28.0F;
    reason.wrap_width = reason.max_height = 0.0F;
    reason.max_width = width;
    reason.vertical = render::Vertical::middle;
    canvas.text(how, {left, row.centre().y + 15.0F}, reason);
  } else {
    canvas.text(names_of(seats, width), {left, top + name_height / 2}, words);
    canvas.text(how, {left, top + name_height - 2.0F}, reason);
  }
  const float edge = tight ? 6.0F : 10.0F;
  draw_points_plate(rank,
                    {row.right() - number_width - 12.0F, row.y + edge, number_width, row.height - 2 * edge});
}

float ResultsPage::draw_marks(const std::vector<int>& seats, Rect row, float size) {
  constexpr std::size_t k_most_in_row = 3;
  const bool two_rows = seats.size() > k_most_in_row;
  const std::size_t columns = two_rows ? (seats.size() + 1) / 2 : seats.size();
  if (two_rows) size = 56.0F;
  const float pitch = size - 8.0F;
  for (std::size_t index = seats.size(); index-- > 0;) {
    const float line = two_rows ? (index < columns ? -0.5F : 0.5F) : 0.0F;
    const Point middle{row.x + size / 2 + 13.0F + pitch * static_cast<float>(index % columns),
                       row.centre().y + line * (size - 2.0F)};
    draw_mark(services_.canvas, seats[index], who(seats[index]).letter, middle, size);
  }
  return size + pitch * static_cast<float>(columns - 1);
}

/// The number counts up while the tray rises.
void ResultsPage::draw_points_plate(std::size_t rank, Rect plate) {
  const float counted = render::progress_at(time_, rises_at(rank), 0.8);
  const auto points = std::lround(static_cast<float>(points_of(ranking_[rank])) * counted);
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = std::min(64.0F, plate.height * 0.92F);
  words.scaled = false;
  words.align = render::Align::centre;
  words.vertical = render::Vertical::middle;
  words.plate = render::k_milk;
  words.max_width = plate.width - 20.0F;
  services_.canvas.panel(plate, {.fill = render::k_milk, .outline_width = 5.0F});
  services_.canvas.text(input_.unit + std::to_string(points), plate.centre(), words);
}

/// What the award is for; whose it is the mark on the card says.
std::string ResultsPage::deed_of(const stage::Award& award) const {
  const std::string prefix = who(award.seat).name + ": ";
  return award.text.starts_with(prefix) ? award.text.substr(prefix.size()) : award.text;
}

void ResultsPage::draw_awards() {
  if (input_.awards.empty()) return;
  render::Canvas& canvas = services_.canvas;
  const auto count = std::min<std::size_t>(3, input_.awards.size());
  const float share = render::progress_at(time_, k_ceremony - 0.4, 0.4);
  if (share <= 0.0F) return;
  const render::TransformScope scope(canvas, {.alpha = share});
  const float gap = 24.0F;
  const float width = (940.0F - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
  for (std::size_t index = 0; index < count; ++index) {
    const stage::Award& award = input_.awards[index];
    const Rect card{100.0F + static_cast<float>(index) * (width + gap), 846.0F, width, 172.0F};
    render::PanelStyle plate;
    plate.shadow = {0.0F, 8.0F};
    plate.essential = true;
    canvas.panel(card, plate);
    canvas.panel({card.x, card.y, card.width, 60.0F}, {.fill = render::k_mustard});
    render::TextStyle words;
    words.font = render::Font::dosis;
    words.size = 36.0F;
    words.plate = render::k_mustard;
    words.align = render::Align::centre;
    canvas.text_in({card.x + 58.0F, card.y + 2.0F, card.width - 76.0F, 56.0F}, award.title, words);
    float left = card.x + 20.0F;
    if (canvas.has_sprite(award.picture)) {
      const render::Size natural = canvas.sprite_size(award.picture);
      const float scale = std::min(64.0F / natural.width, 84.0F / natural.height);
      canvas.sprite(award.picture, {card.x + 46.0F, card.y + 118.0F}, {.scale = scale});
      left = card.x + 86.0F;
    }
    words.font = render::Font::quicksand;
    words.size = 28.0F;
    words.scaled = false;
    words.line_spacing = 0.9F;
    words.plate = render::k_paper;
    words.align = render::Align::left;
    words.max_height = 0.0F;
    canvas.text_in({left, card.y + 60.0F, card.right() - 20.0F - left, 108.0F}, deed_of(award), words);
    draw_mark(canvas, award.seat, who(award.seat).letter, {card.x + 22.0F, card.y + 20.0F}, 66.0F);
  }
}

void ResultsPage::draw_buttons() {
  const DeviceKind device = services_.devices.last_used().kind;
  const auto place = [&](Item item, std::string area, Rect rect, std::string_view label, bool primary) {
    ButtonLook look;
    look.focused = focus_ == item;
    look.primary = primary;
    look.scale = look.focused ? std::min(motion_.scale(), 1.05F) : 1.0F;
    look.text_size = primary ? 64.0F : 40.0F;
    if (look.focused && device != DeviceKind::mouse) {
      look.prompt = devices::prompt(services_.devices.bindings(), device, Logical::confirm);
    }
    draw_button(services_.canvas, rect, label, look);
    areas_.add(std::move(area), rect);
  };
  place(Item::rematch, "rematch", {1124.0F, 772.0F, 644.0F, 104.0F}, "Rematch", true);
  place(Item::seats, "seats", {1124.0F, 916.0F, 372.0F, 84.0F}, "Change seats", false);
  place(Item::title, "title", {1526.0F, 916.0F, 242.0F, 84.0F}, "Title", false);
}

}  // namespace game::screens
