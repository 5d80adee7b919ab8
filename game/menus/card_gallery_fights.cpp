// The cards of both food fights for the gallery, generated from their boxes.
#include <algorithm>
#include <array>
#include <span>

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "game/food_fight/brush.hpp"
#include "game/food_fight/words.hpp"
#include "game/menus/card_gallery_content.hpp"
#include "game/paths/paths.hpp"

namespace game::menus {

namespace {

namespace rules = ::food_fight;
namespace chaos = rules::cafe_chaos;
namespace food = rules::what_the_food;
namespace fight = food_fight;
using chaos::ActionClass;
using render::Point;
using rules::Card;
using rules::CardKind;

struct SectionKind {
  const char* title;
  CardKind kind;
  ActionClass action_class;
  const char* word;      ///< of one of its cards
  render::Colour field;  ///< of Conditions the game's own
};
constexpr render::Colour k_action_field = render::from_hex(0xF3DDAD);
constexpr std::array<SectionKind, 7> k_sections{
    SectionKind{"Basic", CardKind::action, ActionClass::basic, "Basic action", k_action_field},
    SectionKind{"Character", CardKind::action, ActionClass::character, "Action of ", k_action_field},
    SectionKind{"Bonus", CardKind::action, ActionClass::bonus, "Bonus action", k_action_field},
    SectionKind{"Events", CardKind::event, ActionClass::none, "Event", render::from_hex(0x93C169)},
    SectionKind{"Foods", CardKind::food, ActionClass::none, "Food", render::from_hex(0xFFCB55)},
    SectionKind{"Toppings", CardKind::topping, ActionClass::none, "Topping", render::from_hex(0xF7A3C0)},
    SectionKind{"Conditions", CardKind::condition, ActionClass::none, "Condition", {}}};

struct PackWord {
  const char* letter;
  const char* words;
  render::Colour colour;
};

/// A card as its game's box has it.
struct Entry {
  Card card;
  ActionClass action_class;
  int pack;                     ///< index in `FightBox::packs`
  std::string_view super = {};  ///< of a Condition: what it does with Super Conditions (WF-091)
};

/// One game's part of the gallery.
struct FightBox {
  rules::Fight fight;
  std::span<const PackWord> packs;
  std::vector<Entry> (*entries)();
  render::Colour condition_field;
};

constexpr std::array k_chaos_packs{PackWord{"", "base game", {}},
                                   PackWord{"A", "Animator pack", render::from_hex(0x5A3580)},
                                   PackWord{"J", "Junk Food pack", render::from_hex(0x8A2010)},
                                   PackWord{"S", "Soobway pack", render::from_hex(0x235323)}};
constexpr std::array k_food_packs{PackWord{"", "base game", {}},
                                  PackWord{"S", "Special Edition", render::from_hex(0x1F4E79)}};

std::vector<Entry> chaos_entries() {
  constexpr std::array k_order{chaos::Pack::base, chaos::Pack::animator, chaos::Pack::junk_food,
                               chaos::Pack::soobway};
  std::vector<Entry> entries;
  for (const chaos::CardEntry& entry : chaos::box()) {
    const auto pack = std::find(k_order.begin(), k_order.end(), entry.pack) - k_order.begin();
    entries.push_back({entry.card, entry.action_class, static_cast<int>(pack)});
  }
  return entries;
}

std::vector<Entry> food_entries() {
  std::vector<Entry> entries;
  for (const food::CardEntry& entry : food::box()) {
    const bool condition = rules::is_condition(entry.card);
    entries.push_back({entry.card, entry.action_class, entry.special_edition ? 1 : 0,
                       condition ? entry.text : std::string_view()});
  }
  return entries;
}

constexpr FightBox k_chaos_box{rules::Fight::cafe_chaos, k_chaos_packs, chaos_entries,
                               render::from_hex(0x6CB3E6)};
constexpr FightBox k_food_box{rules::Fight::what_the_food, k_food_packs, food_entries,
                              render::from_hex(0x8CC98F)};

fight::CardBook book_of(const FightBox& box) {
  rules::Board board;
  board.fight = box.fight;
  return fight::CardBook(board);
}

GalleryCard card_from(const fight::CardBook& cards, const FightBox& box, const Entry& entry,
                      const SectionKind& section) {
  GalleryCard card;
  card.number = rules::number(entry.card);
  card.id = cards.id(entry.card);
  card.name = cards.name(entry.card);
  card.pack = entry.pack;
  card.kind =
      section.word + cards.person(entry.card) + ", " + box.packs[static_cast<std::size_t>(entry.pack)].words;
  card.text = cards.text(entry.card);
  if (!entry.super.empty()) card.text += "\n" + std::string(entry.super);
  return card;
}

std::vector<GallerySection> read_box(const fight::CardBook& cards, const FightBox& box) {
  std::vector<GallerySection> sections;
  const std::vector<Entry> entries = box.entries();
  for (const SectionKind& kind : k_sections) {
    const bool conditions = kind.kind == CardKind::condition;
    GallerySection section{kind.title, conditions ? box.condition_field : kind.field, {}};
    for (const Entry& entry : entries) {
      if (rules::kind_of(entry.card) == kind.kind && entry.action_class == kind.action_class)
        section.cards.push_back(card_from(cards, box, entry, kind));
    }
    // Packs after the base game; within a pack the table's order.
    std::stable_sort(section.cards.begin(), section.cards.end(),
                     [](const GalleryCard& one, const GalleryCard& other) { return one.pack < other.pack; });
    sections.push_back(std::move(section));
  }
  return sections;
}

Card card_of(const GalleryCard& card) {
  return rules::card_at(card.number);
}

class FightGallery final : public GalleryContent {
 public:
  FightGallery(app::Services& services, const FightBox& box, fight::Larder larder)
      : canvas_(services.canvas),
        around_{services.canvas, services.sounds, services.settings, services.settings.bindings(), nobody_},
        cards_(book_of(box)),
        larder_(std::move(larder)),
        sections_(read_box(cards_, box)) {
    for (const PackWord& pack : box.packs) packs_.push_back({pack.letter, pack.colour});
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
    const Card shown = card_of(card);
    if (!cards_.person(shown).empty()) {
      const std::string sprite = cards_.fighter(shown, "calm");
      const render::Size size = canvas_.sprite_size(sprite);
      const float scale = std::min(room.width / size.width, room.height / size.height);
      canvas_.sprite(sprite, room.centre(), {.scale = scale});
      return;
    }
    if (!rules::is_throwable(shown)) return;
    fight::Flyer flyer;
    flyer.cards = combo(shown, turn);
    flyer.face = fight::FoodFace::wide;
    flyer.place = room.centre();
    flyer.scale = std::min(room.width, room.height) / 250.0F;  // the widest surroundings, spikes and flies
    fight::draw_flyer(brush(), flyer);
  }
  std::string example(const GalleryCard& card, int turn) const override {
    if (!rules::is_throwable(card_of(card))) return {};
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
      const bool own = rules::kind_of(card) == k_sections[static_cast<std::size_t>(part)].kind;
      const int other = (rules::number(card) * 3 + turn * (part + 1)) % static_cast<int>(all.size());
      cards.push_back(own ? card : card_of(all[static_cast<std::size_t>(other)]));
    }
    return cards;
  }

  render::Canvas& canvas_;
  std::vector<stage::Who> nobody_;
  stage::Surroundings around_;
  fight::Layout layout_;
  fight::CardBook cards_;
  fight::Larder larder_;
  std::vector<GallerySection> sections_;
  std::vector<GalleryPack> packs_;
};

std::unique_ptr<GalleryContent> make_gallery(app::Services& services, const FightBox& box) {
  fight::Larder larder;
  const auto assets = paths::find_assets(paths::process_environment(), paths::running_program());
  if (assets) {
    const auto file = assets->find("pictures/foods.json");
    // Without the file foods have no faces; their cards are there all the same.
    if (file) {
      if (auto read = fight::read_larder(*file, book_of(box))) larder = *std::move(read);
    }
  }
  return std::make_unique<FightGallery>(services, box, std::move(larder));
}

}  // namespace

std::unique_ptr<GalleryContent> make_chaos_gallery(app::Services& services) {
  return make_gallery(services, k_chaos_box);
}

std::unique_ptr<GalleryContent> make_food_gallery(app::Services& services) {
  return make_gallery(services, k_food_box);
}

}  // namespace game::menus
