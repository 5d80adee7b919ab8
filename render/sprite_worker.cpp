// The drawing thread.
#include "render/sprite_worker.hpp"

#include "render/svg.hpp"

namespace render {

SpriteWorker::~SpriteWorker() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void SpriteWorker::add(RasterJob job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
  wake_.notify_one();
}

std::vector<RasterResult> SpriteWorker::take(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  std::vector<RasterResult> taken;
  std::size_t sum = 0;
  while (!results_.empty() && (taken.empty() || sum < bytes)) {
    const SDL_Surface* surface = results_.front().surface.get();
    if (surface != nullptr) {
      sum += static_cast<std::size_t>(surface->pitch) * static_cast<std::size_t>(surface->h);
    }
    taken.push_back(std::move(results_.front()));
    results_.pop_front();
  }
  return taken;
}

bool SpriteWorker::busy() const {
  const std::lock_guard lock(mutex_);
  return drawing_ || !jobs_.empty() || !results_.empty();
}

void SpriteWorker::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
    if (stop_) return;
    const RasterJob job = std::move(jobs_.front());
    jobs_.pop_front();
    drawing_ = true;
    lock.unlock();
    RasterResult result{job.name, job.width, rasterise_svg(*job.svg, job.width, job.height)};
    lock.lock();
    results_.push_back(std::move(result));
    drawing_ = false;
  }
}

}  // namespace render
