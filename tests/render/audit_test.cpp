// The layout audit catches each kind of fault, and only that.
#include "render/audit.hpp"

#include <doctest/doctest.h>

#include "render/palette.hpp"
#include "render/text_layout.hpp"

using namespace render;

namespace {

DrawnElement good_text() {
  DrawnElement element;
  element.label = "Bruno leads";
  element.rect = {200, 200, 300, 40};
  element.font_size = 32.0F;
  element.longest_line = 11;
  element.colour = k_ink;
  element.plate = k_paper;
  return element;
}

std::vector<std::string> problems_of(const std::vector<DrawnElement>& elements) {
  return audit_problems(elements, make_viewport(1920, 1080));
}

void check_one(const DrawnElement& element, const char* expected) {
  const auto problems = problems_of({element});
  REQUIRE(problems.size() == 1);
  CAPTURE(problems[0]);
  CHECK(problems[0].find(expected) != std::string::npos);
  CHECK(problems[0].find(element.label) != std::string::npos);
}

}  // namespace

TEST_CASE("a good text has no problems") {
  CHECK(problems_of({good_text()}).empty());
}

TEST_CASE("S1: outside the safe area") {
  DrawnElement element = good_text();
  element.rect.x = 90;
  check_one(element, "safe area");
  element.rect = {1700, 200, 130, 40};
  check_one(element, "safe area");
}

TEST_CASE("S2: letters under the floor") {
  DrawnElement element = good_text();
  element.font_size = 26;
  check_one(element, "letters of 26.0");
}

TEST_CASE("S7: cut text") {
  DrawnElement element = good_text();
  element.overflow = true;
  check_one(element, "does not fit");
}

TEST_CASE("S2: lines of more than 80 characters") {
  DrawnElement element = good_text();
  element.longest_line = 81;
  check_one(element, "81 characters");
}

TEST_CASE("S3: contrast of body and of large text") {
  DrawnElement element = good_text();
  element.colour = k_paper;
  element.plate = k_tomato;
  check_one(element, "contrast 3.");
  element.font_size = 48;
  CHECK(problems_of({element}).empty());
  CHECK(audit_problems({element}, make_viewport(1920, 1080), AuditLimits::high_contrast()).size() == 1);
}

TEST_CASE("S7: essential texts on each other") {
  DrawnElement first = good_text();
  DrawnElement second = good_text();
  second.label = "Ada leads";
  second.rect.x += 100;
  const auto problems = problems_of({first, second});
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].find("lies on") != std::string::npos);
  second.rect.y += 40;
  CHECK(problems_of({first, second}).empty());
}

TEST_CASE("decoration is not judged") {
  DrawnElement element = good_text();
  element.essential = false;
  element.rect.x = -500;
  element.font_size = 8;
  CHECK(problems_of({element}).empty());
}

TEST_CASE("on a smaller screen the safe setting keeps the same layout valid") {
  CHECK(audit_problems({good_text()}, make_viewport(1280, 720, 85)).empty());
}

TEST_CASE("text shrinks to the floor and no further, then is cut") {
  // A ruler with square letters.
  const TextRuler ruler{
      [](int pixels, std::string_view text) { return pixels * static_cast<int>(text.size()); },
      [](int pixels) { return pixels; }, [](int pixels) { return pixels + 4; }};
  TextLimits limits;
  limits.pixels = 60;
  limits.floor_pixels = 28;
  limits.max_width = 400;
  CHECK(lay_out("123456", limits, ruler).pixels == 60);
  const TextLayout shrunk = lay_out("1234567890", limits, ruler);
  CHECK(shrunk.pixels == 40);
  CHECK_FALSE(shrunk.overflow);
  const TextLayout cut = lay_out("12345678901234567890", limits, ruler);
  CHECK(cut.pixels == 28);
  CHECK(cut.overflow);
  CHECK(cut.lines[0].ends_with("…"));
  CHECK(cut.width <= 400);
}

TEST_CASE("lines break between words and at line ends; height limits shrink the block") {
  const TextRuler ruler{
      [](int pixels, std::string_view text) { return pixels * static_cast<int>(text.size()); },
      [](int pixels) { return pixels; }, [](int pixels) { return pixels; }};
  TextLimits limits;
  limits.pixels = 10;
  limits.floor_pixels = 5;
  limits.wrap_width = 100;
  const TextLayout wrapped = lay_out("one two three\nfour", limits, ruler);
  CHECK(wrapped.lines == std::vector<std::string>{"one two", "three", "four"});
  CHECK(wrapped.height == 30);
  limits.max_height = 20;
  const TextLayout shrunk = lay_out("one two three\nfour", limits, ruler);
  CHECK(shrunk.pixels < 10);
  CHECK(shrunk.height <= 20);
  CHECK_FALSE(shrunk.overflow);
  limits.max_height = 5;
  CHECK(lay_out("one two three four five six seven", limits, ruler).overflow);
}
