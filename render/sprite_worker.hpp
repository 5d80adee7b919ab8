// A thread that turns SVG into pixels, so that no frame waits for it.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "render/surface.hpp"

namespace render {

struct RasterJob {
  std::string name;
  std::shared_ptr<const std::string> svg;
  int width = 0;
  int height = 0;
};

struct RasterResult {
  std::string name;
  int width = 0;
  SurfaceHandle surface;  ///< null when the picture cannot be drawn
};

/// The thread starts with the first job and ends with the object.
class SpriteWorker {
 public:
  SpriteWorker() = default;
  ~SpriteWorker();
  SpriteWorker(const SpriteWorker&) = delete;
  SpriteWorker& operator=(const SpriteWorker&) = delete;

  void add(RasterJob job);
  /// Takes finished pictures, up to about `bytes` of pixels but at least one.
  std::vector<RasterResult> take(std::size_t bytes);
  /// True until every picture asked for has been taken.
  bool busy() const;

 private:
  void run();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<RasterJob> jobs_;
  std::deque<RasterResult> results_;
  bool drawing_ = false;
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace render
