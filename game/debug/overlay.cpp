// ImGui windows of the tool look.
#include "game/debug/overlay.hpp"

#include <imgui.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>

#include "engine/core/game.hpp"
#include "game/app/services.hpp"
#include "game/screens/saved_table.hpp"
#include "game/screens/seats_screen.hpp"
#include "game/screens/table_screen.hpp"
#include "game/secret/nature.hpp"
#include "game/table/session.hpp"

namespace game::debug {

namespace {

constexpr std::size_t k_graph_frames = 240;
constexpr std::size_t k_latest_events = 200;

std::vector<core::Seat> people_at(const table::Session& session) {
  const auto seats = screens::seats_of(session.match().header());
  std::vector<core::Seat> people;
  for (std::size_t index = 0; index < seats.size(); ++index) {
    if (seats[index].person) people.push_back(core::seat_at(static_cast<int>(index)));
  }
  return people;
}

bool has_person(const table::Session& session) {
  return !people_at(session).empty();
}

void text(const std::string& words) {
  ImGui::PushTextWrapPos(0.0F);
  ImGui::TextUnformatted(words.c_str());
  ImGui::PopTextWrapPos();
}

table::Session* find_session(const screens::Stack& stack) {
  for (auto screen = stack.all().rbegin(); screen != stack.all().rend(); ++screen) {
    if (table::Session* session = (*screen)->session()) return session;
  }
  return nullptr;
}

}  // namespace

std::vector<std::string> question_lines(table::Session& session) {
  const core::Match& match = session.match();
  const core::Game& game = match.game();
  const std::vector<core::Seat> people = people_at(session);
  const bool all = people.empty() || session.debugged();
  const bool hides = !all && secret::has_hidden_hands(game);
  std::vector<std::string> lines;
  for (const core::Question& question : match.pending()) {
    const bool public_one = question.seat() == core::k_everybody;
    const bool own = people.size() == 1 && people.front() == question.seat();
    if (hides && !public_one && !own) continue;
    lines.push_back(core::name(question.seat()) + " " + std::string(game.kind_name(question.kind())) + ", " +
                    std::to_string(question.size()) + " options");
    if (all || public_one) lines.push_back("  " + core::legal_choices(game, question));
  }
  if (hides) lines.emplace_back("what is asked of hidden hands stays hidden");
  if (match.over()) lines.emplace_back("over");
  return lines;
}

bool Overlay::wants_mouse() const {
  return open_ && services_.imgui.wants_mouse();
}

double Overlay::seconds(double frame_seconds) {
  if (!open_) return frame_seconds;
  if (!stopped_) return frame_seconds * static_cast<double>(speed_);
  if (steps_ == 0) return 0.0;
  --steps_;
  return 1.0 / 60.0;
}

void Overlay::draw() {
  if (!open_) return;
  ImGui::PushFont(services_.imgui.font(render::MenuFont::tool));
  const render::Viewport& viewport = services_.canvas.viewport();
  const render::Rect safe = viewport.to_output(viewport.safe());
  ImGui::SetNextWindowPos({safe.x, safe.y}, ImGuiCond_FirstUseEver);
  ImGui::SetNextWindowSize({safe.width * 0.46F, safe.height}, ImGuiCond_FirstUseEver);
  if (ImGui::Begin("Debug (F1)", &open_)) {
    draw_frames();
    if (table::Session* session = find_session(services_.screens)) {
      draw_controls(*session);
      draw_table(*session);
      draw_views(*session);
      draw_events(*session);
    } else {
      text("There is no table.");
    }
  }
  ImGui::End();
  ImGui::PopFont();
}

void Overlay::draw_frames() {
  const auto frames = services_.frames.latest_ms(k_graph_frames);
  text(services_.window.driver() + " " + std::to_string(services_.window.output_width()) + "x" +
       std::to_string(services_.window.output_height()));
  text(services_.frames.summary());
  if (!frames.empty()) {
    ImGui::PlotLines("##frames", frames.data(), static_cast<int>(frames.size()), 0, "milliseconds a frame",
                     0.0F, 33.3F, {-1.0F, ImGui::GetFontSize() * 4.0F});
  }
  const auto megabytes = [](std::size_t bytes) { return std::to_string(bytes / (1024U * 1024U)) + " MB"; };
  text("sprites " + megabytes(services_.canvas.sprite_bytes()) + ", texts " +
       megabytes(services_.canvas.text_bytes()));
  for (const std::string& cue : services_.sounds.unknown_cues()) text("unknown cue: " + cue);
  for (const std::string& note : services_.canvas.notes()) text(note);
}

void Overlay::draw_controls(table::Session& session) {
  ImGui::Separator();
  ImGui::Checkbox("stop time", &stopped_);
  ImGui::SameLine();
  if (ImGui::Button("step a frame")) {
    stopped_ = true;
    ++steps_;
  }
  ImGui::SameLine();
  if (ImGui::Button("step 1 s")) {
    stopped_ = true;
    steps_ += 60;
  }
  ImGui::SliderFloat("speed", &speed_, 0.1F, 8.0F, "%.1f", ImGuiSliderFlags_Logarithmic);
  const core::Match& match = session.match();
  char hash[40];
  std::snprintf(hash, sizeof hash, "hash %016" PRIx64, match.hash());
  text(hash);
  // The seed decides what is hidden (shuffles, throws to come).
  if (!may_see_all(session)) return;
  text("seed " + std::to_string(match.header().setup.seed));
  ImGui::InputScalar("new seed", ImGuiDataType_U64, &seed_);
  if (!ImGui::Button("new table with that seed")) return;
  screens::Lobby lobby(match.game());
  lobby.set_places(match.seats());
  for (int seat = 0; seat < match.seats(); ++seat) {
    const stage::Who& who = session.seats()[static_cast<std::size_t>(seat)];
    lobby.set_level(seat, who.bot_level);
    if (who.person) lobby.sit_down(seat, services_.devices.last_used());
  }
  lobby.set_options(match.header().setup.options);
  auto table = screens::open_table(services_, lobby, seed_ >> 1U);
  if (!table) return services_.banners.show(table.error().message);
  // The table goes with everything that lies on it.
  const auto& all = services_.screens.all();
  const auto place = std::find_if(all.begin(), all.end(),
                                  [&session](const auto& screen) { return screen->session() == &session; });
  for (auto above = place; above != all.end(); ++above) services_.screens.pop();
  services_.screens.push(*std::move(table));
}

bool Overlay::may_see_all(table::Session& session) {
  if (!has_person(session) || session.debugged()) return true;
  if (!asking_) {
    if (ImGui::Button("Reveal all …")) asking_ = true;
    return false;
  }
  text("Everything hidden will be shown, and this table is marked as debugged, here and in its file.");
  if (ImGui::Button("Reveal all")) {
    session.mark_debugged();
    asking_ = false;
  }
  ImGui::SameLine();
  if (ImGui::Button("Keep it hidden")) asking_ = false;
  return false;
}

void Overlay::draw_table(table::Session& session) {
  const core::Match& match = session.match();
  const core::Game& game = match.game();
  const bool all = !has_person(session) || session.debugged();
  if (ImGui::CollapsingHeader("Questions", ImGuiTreeNodeFlags_DefaultOpen)) {
    for (const std::string& line : question_lines(session)) text(line);
  }
  if (ImGui::CollapsingHeader("State")) {
    const core::Seat everybody = core::k_everybody;
    text(game.describe(match.position(), all ? nullptr : &everybody).dump(1));
  }
}

void Overlay::draw_views(table::Session& session) {
  const core::Match& match = session.match();
  const bool all = !has_person(session) || session.debugged();
  if (!all || !ImGui::CollapsingHeader("Views of the seats")) return;
  for (int index = 0; index < match.seats(); ++index) {
    const core::Seat seat = core::seat_at(index);
    if (!ImGui::TreeNode(core::name(seat).c_str())) continue;
    text(match.game().describe(match.position(), &seat).dump(1));
    ImGui::TreePop();
  }
}

void Overlay::draw_events(table::Session& session) {
  if (!ImGui::CollapsingHeader("Events")) return;
  const core::Match& match = session.match();
  const bool all = !has_person(session) || session.debugged();
  const auto& events = match.events();
  const std::size_t first = events.size() > k_latest_events ? events.size() - k_latest_events : 0;
  for (std::size_t index = events.size(); index-- > first;) {
    const core::Event event = all ? events[index] : match.game().event_for(events[index], core::k_everybody);
    text(std::to_string(index) + " " + match.game().event_text(event));
  }
}

}  // namespace game::debug
