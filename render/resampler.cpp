// Turning and scaling pixels with bilinear weights.
#include "render/resampler.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace render {
namespace {

constexpr int k_fraction_bits = 16;
constexpr float k_one = 65536.0F;

struct PixelView {
  const std::uint32_t* pixels = nullptr;
  int stride = 0;  // pixels from row to row
  int width = 0;
  int height = 0;

  // Beyond its edges a picture goes on in the same colour, transparent: turned edges come out smooth.
  std::uint32_t at(int x, int y) const {
    const int inside_x = std::clamp(x, 0, width - 1);
    const int inside_y = std::clamp(y, 0, height - 1);
    const std::uint32_t pixel = pixels[inside_y * stride + inside_x];
    return inside_x == x && inside_y == y ? pixel : pixel & 0x00FFFFFFU;
  }
};

// Two channels at once; weight 0–256.
std::uint32_t lerp_pair(std::uint32_t from, std::uint32_t to, std::uint32_t weight) {
  return ((from * (256 - weight) + to * weight) >> 8U) & 0x00FF00FFU;
}

std::uint32_t lerp(std::uint32_t from, std::uint32_t to, std::uint32_t weight) {
  constexpr std::uint32_t k_pair = 0x00FF00FFU;
  return lerp_pair(from & k_pair, to & k_pair, weight) |
         (lerp_pair((from >> 8U) & k_pair, (to >> 8U) & k_pair, weight) << 8U);
}

// u, v: place in the source in 16.16 fixed point, from the middle of its first pixel.
std::uint32_t sample(const PixelView& source, int u, int v) {
  const int x = u >> k_fraction_bits;
  const int y = v >> k_fraction_bits;
  if (x < -1 || y < -1 || x >= source.width || y >= source.height) return 0;
  const auto weight_x = static_cast<std::uint32_t>((u >> 8) & 0xFF);
  const auto weight_y = static_cast<std::uint32_t>((v >> 8) & 0xFF);
  if (x >= 0 && y >= 0 && x + 1 < source.width && y + 1 < source.height) {
    const std::uint32_t* upper = source.pixels + y * source.stride + x;
    const std::uint32_t* lower = upper + source.stride;
    // Our pictures are flat: most places need no weighing at all.
    if (upper[0] == upper[1] && lower[0] == lower[1] && upper[0] == lower[0]) return upper[0];
    return lerp(lerp(upper[0], upper[1], weight_x), lerp(lower[0], lower[1], weight_x), weight_y);
  }
  return lerp(lerp(source.at(x, y), source.at(x + 1, y), weight_x),
              lerp(source.at(x, y + 1), source.at(x + 1, y + 1), weight_x), weight_y);
}

// Pixels of a row, first included, end not.
struct Span {
  int first = 0;
  int end = 0;
};

// Narrows the span to where start + step × x, in 16.16, can meet a source of `length` pixels.
Span met_by(Span span, std::int64_t start, std::int64_t step, int length) {
  const std::int64_t low = -(std::int64_t{1} << k_fraction_bits);
  const std::int64_t high = static_cast<std::int64_t>(length) << k_fraction_bits;
  if (step == 0) return start >= low && start < high ? span : Span{};
  // A pixel more on both sides: `sample` judges exactly.
  const std::int64_t enter = (step > 0 ? low - start : high - start) / step - 1;
  const std::int64_t leave = (step > 0 ? high - start : low - start) / step + 2;
  return {static_cast<int>(std::clamp<std::int64_t>(enter, span.first, span.end)),
          static_cast<int>(std::clamp<std::int64_t>(leave, span.first, span.end))};
}

int fixed(float value) {
  return static_cast<int>(std::lround(value * k_one));
}

struct Turn {
  Size size;  // of the picture before turning, pixels
  float cosine = 1.0F;
  float sine = 0.0F;
  bool flip = false;
};

struct TargetView {
  std::uint32_t* pixels = nullptr;
  int stride = 0;
  int width = 0;
  int height = 0;
};

// For each target pixel the place in the source: turned the other way about the middle, then unscaled.
void resample(const PixelView& source, const Turn& turn, const TargetView& target) {
  const float scale_x = static_cast<float>(source.width) / turn.size.width * (turn.flip ? -1.0F : 1.0F);
  const float scale_y = static_cast<float>(source.height) / turn.size.height;
  const int u_per_x = fixed(turn.cosine * scale_x);
  const int v_per_x = fixed(-turn.sine * scale_y);
  const float x = 0.5F - static_cast<float>(target.width) / 2;
  for (int row = 0; row < target.height; ++row) {
    const float y = static_cast<float>(row) + 0.5F - static_cast<float>(target.height) / 2;
    int u = fixed((x * turn.cosine + y * turn.sine) * scale_x + static_cast<float>(source.width) / 2 - 0.5F);
    int v = fixed((y * turn.cosine - x * turn.sine) * scale_y + static_cast<float>(source.height) / 2 - 0.5F);
    const Span span = met_by(met_by({0, target.width}, u, u_per_x, source.width), v, v_per_x, source.height);
    u += u_per_x * span.first;
    v += v_per_x * span.first;
    std::uint32_t* pixels = target.pixels + row * target.stride;
    std::fill(pixels, pixels + span.first, 0U);
    for (int i = span.first; i < span.end; ++i, u += u_per_x, v += v_per_x) pixels[i] = sample(source, u, v);
    std::fill(pixels + span.end, pixels + target.width, 0U);
  }
}

std::uint32_t packed(Colour colour) {
  return static_cast<std::uint32_t>(colour.r) << 16U | static_cast<std::uint32_t>(colour.g) << 8U | colour.b;
}

void multiply(const TargetView& target, Colour tint) {
  const auto times = [](std::uint32_t channel, std::uint32_t factor) { return channel * factor / 255; };
  for (int row = 0; row < target.height; ++row) {
    std::uint32_t* pixels = target.pixels + row * target.stride;
    for (int i = 0; i < target.width; ++i) {
      const std::uint32_t pixel = pixels[i];
      pixels[i] = (pixel & 0xFF000000U) | times(pixel >> 16U & 0xFFU, tint.r) << 16U |
                  times(pixel >> 8U & 0xFFU, tint.g) << 8U | times(pixel & 0xFFU, tint.b);
    }
  }
}

// Null when the texture cannot be read or written so. Unlock it afterwards.
std::uint32_t* locked_pixels(SDL_Texture* texture, int* stride) {
  void* pixels = nullptr;
  int pitch = 0;
  Uint32 format = 0;
  SDL_QueryTexture(texture, &format, nullptr, nullptr, nullptr);
  if (format != SDL_PIXELFORMAT_ARGB8888 || SDL_LockTexture(texture, nullptr, &pixels, &pitch) != 0)
    return nullptr;
  *stride = pitch / 4;
  return static_cast<std::uint32_t*>(pixels);
}

}  // namespace

Resampler::Pose Resampler::make_pose(SDL_Texture* source, Size size, float angle_degrees, bool flip,
                                     Colour tint) const {
  const float radians = angle_degrees * std::numbers::pi_v<float> / 180.0F;
  const Turn turn{size, std::cos(radians), std::sin(radians), flip};
  const float width = std::abs(size.width * turn.cosine) + std::abs(size.height * turn.sine);
  const float height = std::abs(size.width * turn.sine) + std::abs(size.height * turn.cosine);
  Pose pose;
  pose.width = static_cast<int>(std::ceil(width)) + 2;
  pose.height = static_cast<int>(std::ceil(height)) + 2;
  TextureHandle texture(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING,
                                          pose.width, pose.height));
  PixelView from;
  TargetView to{nullptr, 0, pose.width, pose.height};
  SDL_QueryTexture(source, nullptr, nullptr, &from.width, &from.height);
  from.pixels = locked_pixels(source, &from.stride);
  if (from.pixels == nullptr) return pose;
  if (texture) to.pixels = locked_pixels(texture.get(), &to.stride);
  if (to.pixels != nullptr) {
    resample(from, turn, to);
    if (packed(tint) != packed({})) multiply(to, tint);
    SDL_UnlockTexture(texture.get());
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    pose.texture = std::move(texture);
  }
  SDL_UnlockTexture(source);
  return pose;
}

bool Resampler::draw(SDL_Texture* source, Point middle, Size size, float angle_degrees, bool flip,
                     Colour tint, float alpha) {
  if (size.width < 0.5F || size.height < 0.5F) return true;
  const auto quarter_degrees = static_cast<int>(std::lround(angle_degrees * 4)) % 1440;
  const Key key{source,
                static_cast<int>(std::lround(size.width * 2)),
                static_cast<int>(std::lround(size.height * 2)),
                quarter_degrees,
                flip,
                packed(tint)};
  auto found = poses_.find(key);
  if (found == poses_.end()) {
    found = poses_.emplace(key, make_pose(source, size, static_cast<float>(quarter_degrees) / 4, flip, tint))
                .first;
  }
  Pose& pose = found->second;
  pose.last_used = frame_;
  if (!pose.texture) return false;
  SDL_SetTextureAlphaMod(pose.texture.get(), with_alpha({}, alpha * static_cast<float>(tint.a) / 255.0F).a);
  const SDL_Rect target{static_cast<int>(std::lround(middle.x - static_cast<float>(pose.width) / 2)),
                        static_cast<int>(std::lround(middle.y - static_cast<float>(pose.height) / 2)),
                        pose.width, pose.height};
  SDL_RenderCopy(renderer_, pose.texture.get(), nullptr, &target);
  return true;
}

void Resampler::begin_frame() {
  std::erase_if(poses_, [this](const auto& entry) { return entry.second.last_used < frame_; });
  ++frame_;
}

}  // namespace render
