// Frame times of a session: percentiles, drawn frames, idle share (--frames-report, debug overlay).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace render {

class FrameStats {
 public:
  /// Seconds of work for one drawn frame (input to present, without the wait for the screen).
  void add_frame(double seconds);
  /// Seconds spent waiting because nothing had to be drawn.
  void add_idle(double seconds);

  std::size_t drawn_frames() const { return frames_.size(); }
  /// share 0–1, nearest rank; 0 when no frame was drawn. In milliseconds.
  double percentile_ms(double share) const;
  double worst_ms() const { return percentile_ms(1.0); }
  /// Share of the measured time spent idle, 0–1.
  double idle_share() const;
  /// The last frames in milliseconds, oldest first, for a graph; at most `count`.
  std::vector<float> latest_ms(std::size_t count) const;
  /// One line: "drawn 1200 · median 5.1 ms · 99 % 9.8 ms · worst 14.2 ms · over 16.7 ms 0.2 % · idle 41 %".
  std::string summary() const;

 private:
  std::vector<float> frames_;  // milliseconds
  double busy_seconds_ = 0.0;
  double idle_seconds_ = 0.0;
};

}  // namespace render
