// The cards of Cafe Chaos for the gallery, generated from its box.
#include <algorithm>
#include <array>

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "game/food_fight/brush.hpp"
#include "game/food_fight/words.hpp"
#include "game/menus/card_gallery_content.hpp"
#include "game/paths/paths.hpp"

namespace game::menus {

namespace {

namespace box = ::food_fight::cafe_chaos;
namespace fight = food_fight;
using box::ActionClass;
using box::CardEntry;
using box::Pack;
using ::food_fight::Card;
using ::food_fight::CardKind;
using render::Point;

struct SectionKind {
  const char* title;
  CardKind kind;
  ActionClass action_class;
  const char* word;  ///< of one of its cards
  render::Colour field;
};
constexpr render::Colour k_action_field = render::from_hex(0xF3DDAD);
constexpr std::array<SectionKind, 7> k_sections{
    SectionKind{"Basic", CardKind::action, ActionClass::basic, "Basic action", k_action_field},
    SectionKind{"Character", CardKind::action, ActionClass::character, "Action of ", k_action_field},
    SectionKind{"Bonus", CardKind::action, ActionClass::bonus, "Bonus action", k_action_field},
    SectionKind{"Events", CardKind::event, ActionClass::none, "Event", render::from_hex(0x93C169)},
    SectionKind{"Foods", CardKind::food, ActionClass::none, "Food", render::from_hex(0xFFCB55)},
    SectionKind{"Toppings", CardKind::topping, ActionClass::none, "Topping", render::from_hex(0xF7A3C0)},
    SectionKind{"Conditions", CardKind::condition, ActionClass::none, "Condition",
                render::from_hex(0x6CB3E6)}};

struct PackWord {
  Pack pack;
  const char* letter;
  const char* words;
  render::Colour colour;
};
constexpr std::array<PackWord, 4> k_packs{
    PackWord{Pack::base, "", "base game", {}},
    PackWord{Pack::animator, "A", "Animator pack", render::from_hex(0x5A3580)},
    PackWord{Pack::junk_food, "J", "Junk Food pack", render::from_hex(0x8A2010)},
    PackWord{Pack::soobway, "S", "Soobway pack", render::from_hex(0x235323)}};

int pack_index(Pack pack) {
  for (std::size_t i = 0; i < k_packs.size(); ++i) {
    if (k_packs[i].pack == pack) return static_cast<int>(i);
  }
  return 0;
}

GalleryCard card_from(const fight::CardBook& cards, const CardEntry& entry, const SectionKind& section) {
  GalleryCard card;
  card.number = ::food_fight::number(entry.card);
  card.id = entry.id;
  card.name = entry.name;
  card.pack = pack_index(entry.pack);
  card.kind = std::string(section.word) + std::string(entry.person) + ", " +
              k_packs[static_cast<std::size_t>(card.pack)].words;
  card.text = cards.text(entry.card);
  return card;
}

std::vector<GallerySection> read_box(const fight::CardBook& cards) {
  std::vector<GallerySection> sections;
  for (const SectionKind& kind : k_sections) {
    GallerySection section{kind.title, kind.field, {}};
    for (const CardEntry& entry : box::box()) {
      if (::food_fight::kind_of(entry.card) == kind.kind && entry.action_class == kind.action_class)
        section.cards.push_back(card_from(cards, entry, kind));
    }
    // Packs after the base game; within a pack the table's order.
    std::stable_sort(section.cards.begin(), section.cards.end(),
                     [](const GalleryCard& one, const GalleryCard& other) { return one.pack < other.pack; });
    sections.push_back(std::move(section));
  }
  return sections;
}

Card card_of(const GalleryCard& card) {
  return ::food_fight::card_at(card.number);
}

class ChaosGallery final : public GalleryContent {
 public:
  ChaosGallery(app::Services& services, fight::Larder larder)
      : canvas_(services.canvas),
        around_{services.canvas, services.sounds, services.settings, services.settings.bindings(), nobody_},
        larder_(std::move(larder)) {
    for (const PackWord& pack : k_packs) packs_.push_back({pack.letter, pack.colour});
  }
  const std::vector<GallerySection>& sections() const override { return sections_; }
  const std::vector<GalleryPack>& packs() const override { return packs_; }

  void draw_picture(const GalleryCard& card, Point middle, float scale) const override {
    render::SpriteStyle style;
    style.scale = scale;
    fight::draw_card_picture(brush(), card_of(card), middle, style, fight::FoodFace::calm);
  }
  void draw_card(const GalleryCard& card, Point middle, float scale) const override {
    fight::CardLook look;
    look.size = fight::CardSize::hand;
    look.scale = scale;
    fight::draw_card(brush(), card_of(card), middle, look);
  }
  void draw_company(const GalleryCard& card, render::Rect room, int turn) const override {
    const CardEntry& entry = *box::entry(card_of(card));
    if (entry.action_class == ActionClass::character) {
      const std::string sprite = "fighter-" + card.id + "-calm";
      const render::Size size = canvas_.sprite_size(sprite);
      const float scale = std::min(room.width / size.width, room.height / size.height);
      canvas_.sprite(sprite, room.centre(), {.scale = scale});
      return;
    }
    if (!::food_fight::is_throwable(entry.card)) return;
    fight::Flyer flyer;
    flyer.cards = combo(entry.card, turn);
    flyer.face = fight::FoodFace::wide;
    flyer.place = room.centre();
    flyer.scale = std::min(room.width, room.height) / 250.0F;  // the widest surroundings, spikes and flies
    fight::draw_flyer(brush(), flyer);
  }
  std::string example(const GalleryCard& card, int turn) const override {
    if (!::food_fight::is_throwable(card_of(card))) return {};
    return cards_.combo_name(combo(card_of(card), turn)) + ": 4 points";
  }

 private:
  fight::Brush brush() const { return {{canvas_, around_}, layout_, larder_, cards_}; }

  /// Three cards with this one among them (CC-104): Condition, Food, Topping.
  std::vector<Card> combo(Card card, int turn) const {
    constexpr std::array k_parts{6, 4, 5};  // sections
    std::vector<Card> cards;
    for (const int part : k_parts) {
      const std::vector<GalleryCard>& all = sections_[static_cast<std::size_t>(part)].cards;
      const bool own = ::food_fight::kind_of(card) == k_sections[static_cast<std::size_t>(part)].kind;
      const int other = (::food_fight::number(card) * 3 + turn * (part + 1)) % static_cast<int>(all.size());
      cards.push_back(own ? card : card_of(all[static_cast<std::size_t>(other)]));
    }
    return cards;
  }

  render::Canvas& canvas_;
  std::vector<stage::Who> nobody_;
  stage::Surroundings around_;
  fight::Layout layout_;
  fight::CardBook cards_{::food_fight::Board{}};
  fight::Larder larder_;
  std::vector<GallerySection> sections_ = read_box(cards_);
  std::vector<GalleryPack> packs_;
};

}  // namespace

std::unique_ptr<GalleryContent> make_chaos_gallery(app::Services& services) {
  fight::Larder larder;
  const auto assets = paths::find_assets(paths::process_environment(), paths::running_program());
  if (assets) {
    const auto file = assets->find("pictures/foods.json");
    // Without the file foods have no faces; their cards are there all the same.
    if (file) {
      if (auto read = fight::read_larder(*file, fight::CardBook(::food_fight::Board{})))
        larder = *std::move(read);
    }
  }
  return std::make_unique<ChaosGallery>(services, std::move(larder));
}

}  // namespace game::menus
