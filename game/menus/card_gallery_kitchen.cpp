// The cards of Cooking Customers for the gallery, generated from its tables of cards.
#include <algorithm>
#include <array>

#include "engine/cooking_customers/cards.hpp"
#include "engine/cooking_customers/question.hpp"
#include "game/cooking/brush.hpp"
#include "game/menus/card_gallery_content.hpp"

namespace game::menus {

namespace {

namespace box = ::cooking_customers;
using box::Card;
using box::CardKind;
using render::Point;

/// Numbers from here on are table cards.
constexpr int k_first_order = 100;

struct SectionKind {
  const char* title;
  std::array<CardKind, 2> kinds;
  render::Colour field;
};
constexpr std::array<SectionKind, 7> k_sections{
    SectionKind{"Cooks", {CardKind::cook, CardKind::cook}, render::from_hex(0xBFE3D0)},
    SectionKind{"Helpers", {CardKind::helper, CardKind::plus}, render::from_hex(0xCFE3A6)},
    SectionKind{"Minus", {CardKind::minus, CardKind::minus}, render::from_hex(0xF7B9A8)},
    SectionKind{"Supplies", {CardKind::supply, CardKind::supply}, render::from_hex(0xFFDF94)},
    SectionKind{"Visitors", {CardKind::customer, CardKind::inspector}, render::from_hex(0xD3BEE6)},
    SectionKind{"Attacks", {CardKind::attack, CardKind::attack}, render::from_hex(0xD8C9BE)},
    SectionKind{"Defences", {CardKind::defence, CardKind::defence}, render::from_hex(0xBFD9F2)}};
constexpr render::Colour k_order_field = render::from_hex(0xFFF3D6);

std::string kind_words(CardKind kind, int copies) {
  constexpr std::array<const char*, 9> k_words{"Cook",           "Helper",   "Plus card",        "Minus card",
                                               "Kitchen supply", "Customer", "Health inspector", "Defence",
                                               "Attack"};
  return k_words[static_cast<std::size_t>(kind)] + std::string(", ") + std::to_string(copies) + " in the box";
}

GalleryCard card_from(Card card) {
  GalleryCard entry;
  entry.number = box::number(card);
  entry.id = box::card_id(card);
  entry.name = box::card_name(card);
  entry.kind = kind_words(box::kind_of(card), box::traits(card).copies);
  entry.text = box::card_text(card);
  return entry;
}

GalleryCard order_from(int kind) {
  const auto& [order, copies] = box::k_tables[static_cast<std::size_t>(kind)];
  GalleryCard entry;
  entry.number = k_first_order + kind;
  entry.id = box::table_text(order);
  entry.name = std::to_string(order.needs) + " meals, tip $" + std::to_string(order.tip);
  entry.kind = "Order, " + std::to_string(copies) + " in the box";
  entry.text = "Pays its tip when " + std::to_string(order.needs) +
               " meals are on it. Until then only its owner knows how much.";
  return entry;
}

std::vector<GallerySection> read_box() {
  std::vector<GallerySection> sections;
  for (const SectionKind& kind : k_sections) {
    GallerySection section{kind.title, kind.field, {}};
    for (int i = 0; i < box::k_cards; ++i) {
      const Card card = box::card_at(i);
      if (std::find(kind.kinds.begin(), kind.kinds.end(), box::kind_of(card)) != kind.kinds.end())
        section.cards.push_back(card_from(card));
    }
    sections.push_back(std::move(section));
  }
  GallerySection orders{"Orders", k_order_field, {}};
  for (int i = 0; i < box::k_table_kinds; ++i) orders.cards.push_back(order_from(i));
  sections.push_back(std::move(orders));
  return sections;
}

/// Who or what comes into the kitchen with the card.
std::string company_of(Card card) {
  const std::string id(box::card_id(card));
  switch (box::kind_of(card)) {
    case CardKind::cook:
      return cooking::cook_sprite(card, 0, cooking::CookMood::fresh);
    case CardKind::helper:
      return cooking::helper_sprite(card, 0, cooking::HelperMood::ready);
    case CardKind::plus:
    case CardKind::minus:
    case CardKind::supply:
      return cooking::thing_sprite(card);
    case CardKind::customer:
    case CardKind::inspector:
      return cooking::visitor_sprite(card, cooking::VisitorMood::glare);
    case CardKind::defence:
      return card == Card::simmer_down ? "customer-found-hair-calm" : "better-offer-beaten";
    case CardKind::attack:
      break;
  }
  if (card == Card::cook_quits) return "cook-quits-note";
  if (card == Card::take_a_break) return "take-a-break-sign";
  return cooking::visitor_sprite(card, cooking::VisitorMood::glare);
}

class KitchenGallery final : public GalleryContent {
 public:
  explicit KitchenGallery(app::Services& services)
      : canvas_(services.canvas),
        around_{services.canvas, services.sounds, services.settings, services.settings.bindings(), nobody_} {}
  const std::vector<GallerySection>& sections() const override { return sections_; }
  const std::vector<GalleryPack>& packs() const override { return packs_; }

  void draw_picture(const GalleryCard& card, Point middle, float scale) const override {
    if (card.number >= k_first_order) return draw_order(card, middle, scale * 0.62F);
    canvas_.sprite("kitchen-" + card.id, middle, {.scale = scale});
  }
  void draw_card(const GalleryCard& card, Point middle, float scale) const override {
    if (card.number >= k_first_order) return draw_order(card, middle, scale);
    cooking::CardLook look;
    look.scale = scale;
    cooking::draw_card(brush(), box::card_at(card.number), middle, look);
  }
  void draw_company(const GalleryCard& card, render::Rect room, int /*turn*/) const override {
    if (card.number >= k_first_order) return draw_money_side(card, room);
    const std::string sprite = company_of(box::card_at(card.number));
    const render::Size size = canvas_.sprite_size(sprite);
    if (size.width <= 0.0F) return;
    const float scale = std::min({1.5F, room.width / size.width, room.height / size.height});
    canvas_.sprite(sprite, room.centre(), {.scale = scale});
  }
  std::string example(const GalleryCard& /*card*/, int /*turn*/) const override { return {}; }

 private:
  cooking::Brush brush() const {
    const bool high_contrast = around_.settings.is_on(settings::Id::high_contrast);
    return {{canvas_, around_, 0, 0, high_contrast}, layout_, hand_};
  }

  void draw_number(const std::string& number, Point middle, float size, render::Colour plate) const {
    render::TextStyle words;
    words.font = render::Font::dosis;
    words.size = size;
    words.plate = plate;
    words.align = render::Align::centre;
    words.vertical = render::Vertical::middle;
    words.scaled = false;
    canvas_.text(number, middle, words);
  }
  void draw_order(const GalleryCard& card, Point middle, float scale) const {
    const auto& order = box::k_tables[static_cast<std::size_t>(card.number - k_first_order)].card;
    canvas_.sprite("order-card", middle, {.scale = scale});
    draw_number(std::to_string(order.needs), {middle.x, middle.y + 60.0F * scale}, 96.0F * scale,
                render::k_paper);
  }
  void draw_money_side(const GalleryCard& card, render::Rect room) const {
    const auto& order = box::k_tables[static_cast<std::size_t>(card.number - k_first_order)].card;
    const float scale = std::min(room.width / 210.0F, room.height / 280.0F);
    canvas_.sprite("order-card-back", room.centre(), {.scale = scale});
    draw_number("$" + std::to_string(order.tip), room.centre(), 72.0F * scale, render::k_paper);
  }

  render::Canvas& canvas_;
  std::vector<stage::Who> nobody_;
  stage::Surroundings around_;
  cooking::Layout layout_;
  cooking::Hand hand_;
  std::vector<GallerySection> sections_ = read_box();
  std::vector<GalleryPack> packs_{GalleryPack{}};
};

}  // namespace

std::unique_ptr<GalleryContent> make_kitchen_gallery(app::Services& services) {
  return std::make_unique<KitchenGallery>(services);
}

}  // namespace game::menus
