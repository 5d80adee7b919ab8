// Walks the recording in time order and renders up to each event.
#include "audio/offline.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "audio/mixing.hpp"

namespace audio {
namespace {

struct Event {
  double time{0};
  std::function<void(Mixing&)> apply;
};

std::vector<Event> events_of(const RecordingSink& recording, const CueTable& cues, const ClipSource& clips) {
  std::vector<Event> events;
  for (const MusicGain& gain : recording.gains) {
    events.push_back({gain.time, [&gain](Mixing& mixing) { mixing.set_music_gain(gain.gain); }});
  }
  for (const MusicChange& change : recording.changes) {
    events.push_back({change.time, [&change, &cues, &clips](Mixing& mixing) {
                        const auto cue = cues.index_of(change.id);
                        mixing.music(cue ? loop_of(clips(*cue, 0)) : nullptr, change.gain,
                                     change.fade_seconds);
                      }});
  }
  for (const PlayedCue& cue : recording.cues) {
    events.push_back({cue.time, [&cue, &clips](Mixing& mixing) {
                        mixing.start(clips(cue.cue, cue.take), cue.pitch, cue.gain, cue.pan);
                      }});
  }
  std::stable_sort(events.begin(), events.end(),
                   [](const Event& a, const Event& b) { return a.time < b.time; });
  return events;
}

}  // namespace

std::vector<float> render_offline(const RecordingSink& recording, const CueTable& cues,
                                  const ClipSource& clips, double seconds) {
  Mixing mixing;
  mixing.set_mono(recording.is_mono);
  const auto sample_at = [](double time) { return 2 * static_cast<std::size_t>(std::lround(time * k_rate)); };
  std::vector<float> stereo(sample_at(seconds));
  const std::span<float> all(stereo);
  std::size_t done = 0;
  for (const Event& event : events_of(recording, cues, clips)) {
    if (event.time >= seconds) break;
    const std::size_t until = std::max(done, sample_at(event.time));
    mixing.render(all.subspan(done, until - done));
    done = until;
    event.apply(mixing);
  }
  mixing.render(all.subspan(done));
  return stereo;
}

}  // namespace audio
