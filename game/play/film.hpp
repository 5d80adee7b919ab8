// A recorded table cut into what happens between its choices.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/core/table_file.hpp"
#include "game/stage/stage.hpp"

namespace game::play {

/// What one choice (for the first beat: the start) brings about, in the form for everybody.
struct Beat {
  std::vector<core::Event> events;
  std::vector<core::Question> questions;  ///< open after these events; none at the end
  /// Of a person who alone is asked: whoever shows a film shows the hands that chose in it.
  std::optional<core::Seat> viewer;
  core::AnyView view;
};

struct Film {
  const core::Game* game = nullptr;
  core::AnyView first;  ///< the public view before the first event
  std::vector<Beat> beats;
  std::vector<stage::Who> seats;
  std::vector<core::Seat> persons;
};

/// `number` counts the file's tables from 1. Errors name file and line.
core::Result<Film> read_film(const std::string& path, int number);

/// Hands the beats to a stage: a choice comes one second after its question, counted from when the stage
/// shows it.
class Projector {
 public:
  Projector(const Film& film, stage::Stage& stage);
  /// Lets time pass: the stage's clock and the waiting for choices.
  void update(double seconds);
  /// All beats are shown and nothing moves on.
  bool over() const;

 private:
  void show_beat();

  const Film& film_;
  stage::Stage& stage_;
  std::size_t next_ = 0;
  double waited_ = 0;
};

}  // namespace game::play
