// Running a timeline at any moment.
#include "render/timeline.hpp"

#include <algorithm>
#include <utility>

#include "render/tween.hpp"

namespace render {

void Timeline::add(Track track) {
  duration_ = std::max(duration_, track.start + std::max(track.duration, 0.0));
  tracks_.push_back(std::move(track));
}

void Timeline::add(double start, double duration, std::function<void(float)> apply) {
  add(Track{start, duration, std::move(apply)});
}

void Timeline::mark(double time, std::string id) {
  duration_ = std::max(duration_, time);
  const auto later = std::upper_bound(marks_.begin(), marks_.end(), time,
                                      [](double moment, const CueMark& mark) { return moment < mark.time; });
  marks_.insert(later, CueMark{time, std::move(id)});
}

void Timeline::append(const Timeline& other, double start) {
  for (const Track& track : other.tracks_) add(track.start + start, track.duration, track.apply);
  for (const CueMark& cue : other.marks_) mark(cue.time + start, cue.id);
}

void Timeline::apply(double time) const {
  for (const Track& track : tracks_) {
    if (time >= track.start && track.apply) track.apply(progress_at(time, track.start, track.duration));
  }
}

std::vector<CueMark> Timeline::cues_between(double from, double to) const {
  std::vector<CueMark> cues;
  std::copy_if(marks_.begin(), marks_.end(), std::back_inserter(cues),
               [from, to](const CueMark& mark) { return mark.time > from && mark.time <= to; });
  return cues;
}

}  // namespace render
