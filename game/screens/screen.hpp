// A screen: title, seats, table, results, or a menu over one of them.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "game/devices/device_manager.hpp"
#include "game/input_script/player.hpp"

namespace game::table {
class Session;
}

namespace game::screens {

class Screen {
 public:
  Screen() = default;
  virtual ~Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  /// For scripts and reports: "title".
  virtual std::string_view name() const = 0;
  /// False: the screen below shows around it and is drawn first (it stands still meanwhile).
  virtual bool covers() const { return true; }

  virtual void act(const devices::Action& action) = 0;
  virtual void type(const devices::TextInput& /*input*/) {}
  /// A device came or went; every screen of the stack hears of it.
  virtual void plug(const devices::Hotplug& /*hotplug*/) {}
  /// It is on top now: for the first time, or again.
  virtual void enter() {}
  /// Lets time pass; only the screen on top gets it.
  virtual void update(double seconds) = 0;

  virtual void draw() = 0;
  /// Whether there is an ImGui part; it is drawn over everything of the canvas.
  virtual bool has_menu() const { return false; }
  virtual void draw_menu() {}

  /// Something moves: draw again next frame.
  virtual bool moving() const = 0;
  /// Something may change without input and without movement (a bot thinks, an idle time ends): call update
  /// again after this many seconds at the latest.
  virtual std::optional<double> wakes_after() const { return std::nullopt; }

  /// What scripts may wait for and point at.
  virtual void observe(input_script::Observed& /*observed*/) const {}
  /// The table that the debug overlay looks into.
  virtual table::Session* session() { return nullptr; }
};

/// Screens lie on each other. Changes are queued: a screen never vanishes while it acts.
class Stack {
 public:
  void push(std::unique_ptr<Screen> screen);
  void pop();
  /// Everything goes; the new screen alone remains.
  void restart(std::unique_ptr<Screen> screen);
  void quit() { quit_ = true; }

  bool has_changes() const { return !changes_.empty(); }
  /// Carries the queued changes out. True if a screen that covers everything came or went.
  bool apply();
  bool wants_quit() const { return quit_; }

  Screen* top() const { return screens_.empty() ? nullptr : screens_.back().get(); }
  const std::vector<std::unique_ptr<Screen>>& all() const { return screens_; }

 private:
  enum class Kind { push, pop, restart };
  struct Change {
    Kind kind;
    std::unique_ptr<Screen> screen;
  };
  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<Change> changes_;
  bool quit_ = false;
};

}  // namespace game::screens
