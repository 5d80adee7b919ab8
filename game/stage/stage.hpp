// A stage shows one game: it turns events into animation, sound and log lines, and presses into choices.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "audio/player.hpp"
#include "engine/core/game.hpp"
#include "game/devices/device.hpp"
#include "game/devices/logical.hpp"
#include "game/devices/prompts.hpp"
#include "game/settings/settings.hpp"
#include "render/canvas.hpp"

namespace game::stage {

/// Who sits at a seat, as all screens show him: mark = colour + shape (by seat) + letter.
struct Who {
  std::string name;       ///< at most 12 characters
  std::string letter;     ///< the mark's letter, unique at the table
  int portrait = 0;       ///< person-N
  bool person = false;    ///< false: a bot
  std::string bot_level;  ///< of a bot
  devices::DeviceKind device = devices::DeviceKind::keyboard_right;  ///< for prompts: last used by this seat
};

/// What a stage is given; all of it outlives the stage. `seats` may change while it plays (bots swapped in,
/// devices).
struct Surroundings {
  render::Canvas& canvas;
  audio::Player& sounds;
  const settings::Settings& settings;
  const devices::Bindings& bindings;
  const std::vector<Who>& seats;
};

/// One line of the log: what changed and why, in the words of the table (names, never seat letters).
struct LogLine {
  std::string text;
  int seat = -1;  ///< whose mark stands before it; -1: nobody's
};

/// A short text about the thing in focus (flow.md screen 4): the whole rule, and why it may be dark.
struct Info {
  std::string title;
  std::string text;
  std::string picture;  ///< sprite
};

/// For the results screen, from the event log alone.
struct Award {
  std::string title;
  std::string text;
  int seat = 0;
  std::string picture;
};

struct Answer {
  core::Seat seat;
  core::Choice choice;
  bool for_the_round = false;  ///< and nothing of the kind need be asked again in this round
};

/// What is on screen is a pure function of (events so far, time): a stage never sees a state, only the public
/// view the table began with and the public form of events. It may lag behind the engine; the engine never
/// waits for it.
class Stage {
 public:
  virtual ~Stage() = default;

  /// Events to show, after all earlier ones, in the form for everybody.
  virtual void take(std::span<const core::Event> events) = 0;
  /// The open questions now (empty: none). Shown when the events before are shown. `persons`: those a person
  /// answers.
  virtual void ask(std::span<const core::Question> questions, std::span<const core::Seat> persons) = 0;

  /// Whose hand may be on screen now, with that seat's private view: one person alone always, several people
  /// behind the curtain of the seat, everybody's with open hands (S14). Null: nobody's hand is open, and the
  /// stage keeps nothing of an earlier view. Games without hidden hands do nothing.
  virtual void see(core::Seat seat, const core::AnyView* view) {
    (void)seat;
    (void)view;
  }

  /// Lets time pass. Animation speed and reduced motion are the stage's to apply, from the settings.
  virtual void update(double seconds) = 0;
  /// Events are still being shown: questions wait for their end.
  virtual bool busy() const = 0;
  /// No animation needs the cores now (S24): bots may think. A pause in which an attack waits for its answer
  /// must not grow longer when somebody thinks about it (KC-A42).
  virtual bool lets_think() const { return !busy(); }
  /// Something on screen moves or will: draw again next frame.
  virtual bool moving() const = 0;
  /// Jumps to the end of the animation that runs now (one step of the timeline).
  virtual void skip() = 0;
  /// Jumps to the end of everything: a continued game, a rematch's start.
  virtual void skip_all() = 0;

  /// A button or the pointer of the person at `seat`. May give a choice; never an illegal one.
  virtual std::optional<Answer> act(core::Seat seat, const devices::Action& action) = 0;
  /// Whether `back` would do something inside the stage (another result instead of this table) for this seat.
  virtual bool can_step_back(core::Seat seat) const = 0;

  /// Draws the whole picture.
  virtual void draw() = 0;
  /// Where the mouse's buttons of the upper right corner begin, in units below the safe area's upper edge, so
  /// that they cover nothing that must be read.
  virtual float corner_top() const { return 200.0F; }

  /// Where the hands are shown that people raise to be asked; only games in which they do (WF-094).
  virtual render::Rect raised_hands() const { return {}; }

  virtual const std::vector<LogLine>& log() const = 0;
  virtual Info info() const = 0;
  virtual std::vector<Award> awards() const = 0;
  /// Points as shown now, by seat, and how they came, one short text a seat.
  virtual std::vector<int> points() const = 0;
  virtual std::vector<std::string> points_text() const = 0;
};

/// The stage of a game; `first` is the public view (`core::k_everybody`) before the first event. Null for an
/// unknown game.
std::unique_ptr<Stage> make_stage(const core::Game& game, const core::AnyView& first,
                                  const Surroundings& surroundings);

/// Has the canvas's worker draw the large pictures of that game's stage, so that its first frame is there at
/// once. Cheap to call; for the screen before the stage.
void preload_stage(const core::Game& game, int seats, render::Canvas& canvas);

}  // namespace game::stage
