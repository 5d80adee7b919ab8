// The gallery's screen: a row of sections, a grid of cards that scrolls by rows, and the card in focus at
// large.
#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include "game/menus/card_gallery_content.hpp"
#include "game/screens/hot_areas.hpp"
#include "game/screens/widgets.hpp"

namespace game::menus {

class CardGallery final : public screens::Screen {
 public:
  CardGallery(app::Services& services, std::unique_ptr<GalleryContent> content)
      : services_(services), content_(std::move(content)) {}
  std::string_view name() const override { return "card-gallery"; }
  bool covers() const override { return false; }
  bool moving() const override { return motion_.moving(); }
  void update(double seconds) override { motion_.update(seconds); }
  void act(const devices::Action& action) override;
  void observe(input_script::Observed& observed) const override;
  void draw() override;

 private:
  static constexpr int k_rows = 3;  ///< that are seen at once

  const GallerySection& section() const { return content_->sections()[section_]; }
  const GalleryCard& card() const { return section().cards[card_]; }
  /// Larger words want wider rules: fewer cards beside them.
  std::size_t columns() const { return services_.canvas.text_scale_percent() > 110 ? 4 : 5; }
  std::size_t rows() const { return (section().cards.size() + columns() - 1) / columns(); }
  bool has_example() const { return !content_->example(card(), turn_).empty(); }

  bool act_by_mouse(const devices::Action& action);
  void point_at(devices::Point pointer);
  void move(devices::Logical direction);
  void show_section(std::size_t section);
  void focus_card(std::size_t card);
  void scroll_to_focus();
  void scroll(int rows);
  void mix();
  void close();

  void draw_tabs();
  void draw_grid();
  void draw_tile(std::size_t card, render::Rect rect);
  void draw_tile_frame(render::Rect rect, float field_height);
  void draw_scroll_bar(render::Rect lane);
  void draw_rule(render::Rect room);
  void draw_foot();

  app::Services& services_;
  std::unique_ptr<GalleryContent> content_;
  screens::HotAreas areas_;
  screens::FocusMotion motion_;
  std::size_t section_ = 0;
  std::size_t card_ = 0;
  std::size_t first_row_ = 0;
  bool on_tabs_ = true;
  int turn_ = 0;  ///< examples asked for
};

}  // namespace game::menus
