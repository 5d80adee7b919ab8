// The debug overlay on F1: what the table holds, what each seat sees, frame times; speed, step and seed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace game::app {
struct Services;
}
namespace game::table {
class Session;
}

namespace game::debug {

/// What may be told of the open questions: all of a table without people or one that was revealed. Where
/// hands are hidden, neither who is asked nor what, but of the only person's own: kind and number of options
/// tell what a hand holds.
std::vector<std::string> question_lines(table::Session& session);

class Overlay {
 public:
  explicit Overlay(app::Services& services) : services_(services) {}

  void toggle() { open_ = !open_; }
  bool open() const { return open_; }
  /// The pointer is over one of its windows: screens do not get the click.
  bool wants_mouse() const;
  /// How much of a frame's time passes for the screens: faster, slower, or a step at a time.
  double seconds(double frame_seconds);
  void draw();

 private:
  void draw_controls(table::Session& session);
  void draw_table(table::Session& session);
  void draw_views(table::Session& session);
  void draw_events(table::Session& session);
  void draw_frames();
  bool may_see_all(table::Session& session);

  app::Services& services_;
  bool open_ = false;
  bool asking_ = false;  ///< "Reveal all" waits for its confirmation
  bool stopped_ = false;
  int steps_ = 0;  ///< frames still to let through while stopped
  float speed_ = 1.0F;
  std::uint64_t seed_ = 1;
};

}  // namespace game::debug
