// A timeline: tracks that run over stretches of time and cue marks between them.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace render {

/// `apply` gets the progress 0–1 of its own stretch; it sets or draws, and must depend on nothing but
/// progress.
struct Track {
  double start = 0.0;
  double duration = 0.0;
  std::function<void(float progress)> apply;
};

/// A moment with a name, for instance a sound cue.
struct CueMark {
  double time = 0.0;
  std::string id;
};

/// What is shown is a pure function of the time given to `apply`: any order of times gives the same pictures.
class Timeline {
 public:
  void add(Track track);
  void add(double start, double duration, std::function<void(float)> apply);
  void mark(double time, std::string id);
  /// Appends another timeline so that it starts at `start`.
  void append(const Timeline& other, double start);

  /// End of the last track or mark, in seconds; 0 when empty.
  double duration() const { return duration_; }
  bool empty() const { return tracks_.empty() && marks_.empty(); }
  /// Applies, in the order added, every track that has begun; ended ones get progress 1, later ones are left
  /// out.
  void apply(double time) const;
  /// Marks with from < time ≤ to, in order of time; marks at 0 belong to the first call with from < 0.
  std::vector<CueMark> cues_between(double from, double to) const;

 private:
  std::vector<Track> tracks_;
  std::vector<CueMark> marks_;
  double duration_ = 0.0;
};

}  // namespace render
