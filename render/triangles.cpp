// Cutting triangles until SDL's software drawing can count them.
#include "render/triangles.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "render/surface.hpp"

namespace render {
namespace {

// Area of the box around a triangle × side of the texture: with the half pixels that SDL counts in (twice in
// each factor) the products stay below 2^30.
constexpr double k_largest_product = 1 << 26;
constexpr float k_longest_side = 16384.0F;
// Halves of halves of anything finite that touches the picture are small enough by then.
constexpr int k_most_cuts = 200;

using Triangle = std::array<int, 3>;  // indices

struct Box {
  float left = 0.0F;
  float top = 0.0F;
  float right = 0.0F;
  float bottom = 0.0F;
};

Box box_around(const std::array<SDL_Vertex, 3>& vertices) {
  Box box{vertices[0].position.x, vertices[0].position.y, vertices[0].position.x, vertices[0].position.y};
  for (const SDL_Vertex& vertex : vertices) {
    box = {std::min(box.left, vertex.position.x), std::min(box.top, vertex.position.y),
           std::max(box.right, vertex.position.x), std::max(box.bottom, vertex.position.y)};
  }
  return box;
}

bool is_finite(const SDL_Vertex& vertex) {
  return std::isfinite(vertex.position.x) && std::isfinite(vertex.position.y);
}

SDL_Vertex between(const SDL_Vertex& one, const SDL_Vertex& other) {
  const auto channel = [](Uint8 a, Uint8 b) { return static_cast<Uint8>((a + b) / 2); };
  // Halves first: the sum of two large numbers may not be finite.
  return {{one.position.x / 2 + other.position.x / 2, one.position.y / 2 + other.position.y / 2},
          {channel(one.color.r, other.color.r), channel(one.color.g, other.color.g),
           channel(one.color.b, other.color.b), channel(one.color.a, other.color.a)},
          {(one.tex_coord.x + other.tex_coord.x) / 2, (one.tex_coord.y + other.tex_coord.y) / 2}};
}

class Cutter {
 public:
  Cutter(SDL_Renderer* renderer, SDL_Texture* texture, std::span<const SDL_Vertex> vertices)
      : vertices_(vertices.begin(), vertices.end()) {
    SDL_GetRendererOutputSize(renderer, &width_, &height_);
    int wide = 1;
    int high = 1;
    if (texture != nullptr) SDL_QueryTexture(texture, nullptr, nullptr, &wide, &high);
    side_ = std::max({wide, high, 1});
  }

  void add(const Triangle& triangle, int cuts) {
    const std::array<SDL_Vertex, 3> corners{vertex(triangle[0]), vertex(triangle[1]), vertex(triangle[2])};
    const Box box = box_around(corners);
    const bool visible = box.right >= 0.0F && box.bottom >= 0.0F && box.left <= static_cast<float>(width_) &&
                         box.top <= static_cast<float>(height_);
    if (!visible || cuts > k_most_cuts) return;
    if (is_small(box)) {
      indices_.insert(indices_.end(), triangle.begin(), triangle.end());
      return;
    }
    std::array<double, 3> lengths{};
    for (std::size_t i = 0; i < 3; ++i) {
      const SDL_FPoint from = corners[i].position;
      const SDL_FPoint to = corners[(i + 1) % 3].position;
      lengths[i] = std::hypot(static_cast<double>(to.x) - static_cast<double>(from.x),
                              static_cast<double>(to.y) - static_cast<double>(from.y));
    }
    const auto longest = static_cast<std::size_t>(std::ranges::max_element(lengths) - lengths.begin());
    const std::size_t next = (longest + 1) % 3;
    const int opposite = triangle[(longest + 2) % 3];
    const auto middle = static_cast<int>(vertices_.size());
    vertices_.push_back(between(corners[longest], corners[next]));
    add({triangle[longest], middle, opposite}, cuts + 1);
    add({middle, triangle[next], opposite}, cuts + 1);
  }

  void draw(SDL_Renderer* renderer, SDL_Texture* texture) const {
    if (indices_.empty()) return;
    SDL_RenderGeometry(renderer, texture, vertices_.data(), static_cast<int>(vertices_.size()),
                       indices_.data(), static_cast<int>(indices_.size()));
  }

 private:
  SDL_Vertex vertex(int index) const { return vertices_[static_cast<std::size_t>(index)]; }

  bool is_small(const Box& box) const {
    const float width = box.right - box.left + 1.0F;
    const float height = box.bottom - box.top + 1.0F;
    return width <= k_longest_side && height <= k_longest_side &&
           static_cast<double>(width) * static_cast<double>(height) * side_ <= k_largest_product;
  }

  int width_ = 0;
  int height_ = 0;
  int side_ = 1;
  std::vector<SDL_Vertex> vertices_;
  std::vector<int> indices_;
};

}  // namespace

void draw_triangles(SDL_Renderer* renderer, SDL_Texture* texture, std::span<const SDL_Vertex> vertices,
                    std::span<const int> indices) {
  if (vertices.empty() || indices.empty()) return;
  if (!std::all_of(vertices.begin(), vertices.end(), is_finite)) return;
  if (!draws_in_software(renderer)) {
    SDL_RenderGeometry(renderer, texture, vertices.data(), static_cast<int>(vertices.size()), indices.data(),
                       static_cast<int>(indices.size()));
    return;
  }
  Cutter cutter(renderer, texture, vertices);
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3)
    cutter.add({indices[i], indices[i + 1], indices[i + 2]}, 0);
  cutter.draw(renderer, texture);
}

}  // namespace render
