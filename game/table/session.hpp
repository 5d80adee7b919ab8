// A table under way: the match, who plays which seat, the bots' thinking, and the journal that every choice
// goes through.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "game/stage/stage.hpp"

namespace game::journal {
class Journal;
}

namespace game::table {

/// What a table is opened with: from the seats screen, the command line, or a file.
struct Seating {
  std::string game = "cafe-fatal";
  std::vector<stage::Who> seats;
  core::Json options = core::Json::object();
  std::uint64_t seed = 1;
  bool open_hands = false;  ///< all people may see each other's cards; for "Continue"
};

class Session {
 public:
  /// A new table. `journal` may be null (play without saving); it must outlive the session.
  static core::Result<std::unique_ptr<Session>> open(const Seating& seating, journal::Journal* journal);
  /// Goes on with a table that was replayed from a file. `continued`: the caller has resumed the journal with
  /// that very file; else a new journal begins with the table so far, and the file stays as it is.
  static core::Result<std::unique_ptr<Session>> resume(core::Match match, std::vector<stage::Who> seats,
                                                       journal::Journal* journal, bool continued);
  ~Session();

  const core::Match& match() const;
  std::vector<stage::Who>& seats();
  /// The public view before the first event: what the stage begins with.
  core::AnyView first_view() const;
  /// What `seat` may know now; may be ahead of what the stage shows.
  core::AnyView view(core::Seat seat) const;

  /// Once a frame. `thinking_allowed`: no animation needs the cores now (S24). Starts and collects bots'
  /// searches, lets choices out whose journal lines are on disk.
  void update(double seconds, bool thinking_allowed);
  /// Public events that may be shown now (their choice is on disk), each once.
  std::vector<core::Event> take_events();
  /// Whether new questions are open since the last call; then hand `questions()` and `persons()` to the
  /// stage.
  bool questions_changed();
  /// The open questions that nobody has answered yet, not even as a draft.
  std::vector<core::Question> questions() const;
  std::vector<core::Seat> persons() const;
  bool waiting_for_person() const;
  /// A bot thinks on its thread, or a choice is on its way to the disk: time alone will bring something.
  bool working() const;

  /// A person's choice. Refused choices change nothing; the error names the legal ones. In a gathering it is
  /// a draft at first: it may be given anew or dropped until everybody has chosen, then all drafts are
  /// written together.
  core::Result<void> answer(core::Seat seat, const core::Choice& choice);
  /// Several seats are asked at once, in secret (plans, votes): answers of people are drafts.
  bool gathering() const;
  bool has_draft(core::Seat seat) const;
  void drop_draft(core::Seat seat);
  bool can_undo(core::Seat seat) const;
  /// Takes the seat's last choice back. Then `take_events` begins with the first event again: build a new
  /// stage, give it all of them and let it skip to their end.
  core::Result<void> undo(core::Seat seat);

  /// From the next question on a bot of this level (or the person again) plays the seat.
  void set_player(core::Seat seat, bool person, const std::string& bot_level);
  bool over() const;
  /// True once: everything of the finished game is on disk and shown to the caller; the journal has moved to
  /// replays.
  bool finished() const;
  /// Marks the table as looked into: a comment in the file.
  void mark_debugged();
  bool debugged() const;

 private:
  Session();
  struct Self;
  std::unique_ptr<Self> self_;
};

}  // namespace game::table
