// What a card gallery shows: the cards of one game in sections, made from the game's own table of cards.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/app/services.hpp"

namespace game::menus {

struct GalleryCard {
  int number = 0;  ///< in the game's table
  std::string id;  ///< for scripts
  std::string name;
  std::string kind;  ///< "Bonus action, Animator pack"
  std::string text;  ///< the whole rule
  int pack = 0;      ///< index in `GalleryContent::packs`
};

struct GallerySection {
  std::string title;
  render::Colour field;  ///< behind the pictures
  std::vector<GalleryCard> cards;
};

/// A pack of cards as a small badge; a letter and a colour.
struct GalleryPack {
  std::string letter;  ///< empty: the base game, no badge
  render::Colour colour{};
};

class GalleryContent {
 public:
  GalleryContent() = default;
  virtual ~GalleryContent() = default;
  GalleryContent(const GalleryContent&) = delete;
  GalleryContent& operator=(const GalleryContent&) = delete;

  virtual const std::vector<GallerySection>& sections() const = 0;
  virtual const std::vector<GalleryPack>& packs() const = 0;
  /// The picture alone, about 150 units wide at scale 1.
  virtual void draw_picture(const GalleryCard& card, render::Point middle, float scale) const = 0;
  /// The whole card, 194×264 at scale 1.
  virtual void draw_card(const GalleryCard& card, render::Point middle, float scale) const = 0;
  /// What goes with it (its character, an example), in a box. `turn` counts the examples asked for.
  virtual void draw_company(const GalleryCard& card, render::Rect box, int turn) const = 0;
  /// A line under the rule that belongs to the company ("Frozen Pizza dripping with Ketchup").
  virtual std::string example(const GalleryCard& card, int turn) const = 0;
};

/// Of Cafe Chaos and of What the Food?! (card_gallery_fights.cpp).
std::unique_ptr<GalleryContent> make_chaos_gallery(app::Services& services);
std::unique_ptr<GalleryContent> make_food_gallery(app::Services& services);
/// Of Cooking Customers (card_gallery_kitchen.cpp).
std::unique_ptr<GalleryContent> make_kitchen_gallery(app::Services& services);

}  // namespace game::menus
