// libvorbisfile reads through callbacks from the bytes in memory.
#include "audio/ogg_file.hpp"

#include <vorbis/vorbisfile.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include "audio/clip.hpp"

namespace audio {

struct OggFile::Machine {
  std::string bytes;
  std::size_t position{0};
  OggVorbis_File stream{};
  bool is_open{false};

  static std::size_t read_bytes(void* target, std::size_t size, std::size_t count, void* source);
  static int seek(void* source, ogg_int64_t offset, int whence);
  static long tell(void* source) { return static_cast<long>(static_cast<Machine*>(source)->position); }
};

std::size_t OggFile::Machine::read_bytes(void* target, std::size_t size, std::size_t count, void* source) {
  auto* const self = static_cast<Machine*>(source);
  const std::size_t length = std::min(size * count, self->bytes.size() - self->position);
  std::memcpy(target, self->bytes.data() + self->position, length);
  self->position += length;
  return length / size;
}

int OggFile::Machine::seek(void* source, ogg_int64_t offset, int whence) {
  auto* const self = static_cast<Machine*>(source);
  const auto size = static_cast<ogg_int64_t>(self->bytes.size());
  const ogg_int64_t base = whence == SEEK_SET ? 0 : whence == SEEK_END ? size : tell(self);
  if (base + offset < 0 || base + offset > size) return -1;
  self->position = static_cast<std::size_t>(base + offset);
  return 0;
}

core::Result<std::unique_ptr<OggFile>> OggFile::open(const std::filesystem::path& file) {
  auto machine = std::make_unique<Machine>();
  std::ifstream input(file, std::ios::binary);
  if (!input) return core::fail(file.string() + ": cannot be read");
  machine->bytes.assign(std::istreambuf_iterator<char>(input), {});
  const ov_callbacks callbacks{&Machine::read_bytes, &Machine::seek, nullptr, &Machine::tell};
  if (ov_open_callbacks(machine.get(), &machine->stream, nullptr, 0, callbacks) != 0) {
    return core::fail(file.string() + ": is no OGG Vorbis file");
  }
  machine->is_open = true;
  std::unique_ptr<OggFile> opened(new OggFile(std::move(machine)));
  const vorbis_info* const info = ov_info(&opened->machine_->stream, -1);
  if (info == nullptr || info->channels != 2 || info->rate != k_rate) {
    return core::fail(file.string() + ": should be stereo at 48000 Hz");
  }
  return opened;
}

OggFile::OggFile(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}

OggFile::~OggFile() {
  if (machine_->is_open) ov_clear(&machine_->stream);
}

std::size_t OggFile::read(std::span<float> stereo) {
  const int wanted = static_cast<int>(std::min<std::size_t>(stereo.size() / 2, 4096));
  float** channels = nullptr;
  int section = 0;
  long frames = OV_HOLE;
  while (frames == OV_HOLE) frames = ov_read_float(&machine_->stream, &channels, wanted, &section);
  if (frames <= 0) return 0;
  for (std::size_t frame = 0; frame < static_cast<std::size_t>(frames); ++frame) {
    stereo[2 * frame] = channels[0][frame];
    stereo[2 * frame + 1] = channels[1][frame];
  }
  return 2 * static_cast<std::size_t>(frames);
}

bool OggFile::rewind() {
  return ov_pcm_seek(&machine_->stream, 0) == 0;
}

}  // namespace audio
