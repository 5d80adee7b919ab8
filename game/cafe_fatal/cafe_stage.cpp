// Time, questions and presses of Café Fatal's stage.
#include "game/cafe_fatal/cafe_stage.hpp"

#include <algorithm>

namespace game::cafe_fatal {

using settings::Id;

namespace {

bool teaches(const stage::Surroundings& around) {
  const bool person =
      std::any_of(around.seats.begin(), around.seats.end(), [](const auto& who) { return who.person; });
  return person && around.settings.is_on(Id::hints) && !around.settings.recall("taught-cafe-fatal");
}

}  // namespace

CafeStage::CafeStage(const rules::View& first, const stage::Surroundings& surroundings, const Room& room)
    : around_(surroundings),
      room_(room),
      player_(shown_from(first), {[this](const std::string& cue) { around_.sounds.play(cue); },
                                  [this](const Step& step) { step_begun(step); },
                                  [this](const core::Event& event) { chronicle_.note(event); }}),
      teaching_(teaches(surroundings)),
      seats_(first.board.seats) {
  lights_from_.fill(k_even_light);
  lights_shown_.fill(k_even_light);
  preload();
}

Direction CafeStage::direction() const {
  Direction direction{room_,
                      Names(around_.seats),
                      around_.settings.is_on(Id::reduced_motion),
                      around_.settings.is_on(Id::flashes),
                      {},
                      steps_ + 1};
  for (std::size_t seat = 0; seat < around_.seats.size() && seat < direction.person.size(); ++seat)
    direction.person[seat] = around_.seats[seat].person;
  direction.watched = watched_;
  direction.auto_throw = around_.settings.is_on(Id::auto_throw);
  return direction;
}

void CafeStage::step_begun(const Step& step) {
  ++steps_;
  log_.insert(log_.end(), step.log.begin(), step.log.end());
  for (const auto& event : step.events) teaching_.event(event);
  litter_.shake(step.shakes, pulse_.clock());
  litter_.add(0, step.crumbs, pulse_.clock());
  litter_.add(1, step.sparks, pulse_.clock());
}

void CafeStage::take(std::span<const core::Event> events) {
  if (events.empty()) return;
  watched_ = choice_.has_value();  // a replay, or a bot that took over: nobody pressed here
  if (choice_) teaching_.choice_made();
  close_choice();
  question_.reset();
  player_.take(events);
}

void CafeStage::ask(std::span<const core::Question> questions, std::span<const core::Seat> persons) {
  close_choice();
  question_.reset();
  if (questions.empty()) return;
  question_ = questions.front();
  for_person_ = std::find(persons.begin(), persons.end(), question_->seat()) != persons.end();
  if (!busy()) open_choice();
}

void CafeStage::open_choice() {
  if (!question_ || !for_person_ || choice_) return;
  lights_from_ = lights_shown_;
  lights_changed_ = pulse_.clock();
  choice_.emplace(room_, player_.shown(), *question_);
  reserve_.seat = core::index(choice_->seat());
  for (int table = 0; table < room_.tables; ++table)
    reserve_.dice[static_cast<std::size_t>(table)] = choice_->most_dice(table);
  reserve_changed_ = pulse_.clock();
  choices_seen_ = choice_->changes();
  pulse_.stir_up();
  teaching_.choice_opened(player_.shown().board.player(choice_->seat()).occupied == 0);
  if (choice_->at_tables()) teaching_.tables_entered();
}

void CafeStage::close_choice() {
  if (!choice_) return;
  lights_from_ = lights_shown_;
  lights_changed_ = pulse_.clock();
  reserve_changed_ = pulse_.clock();
  choice_.reset();
}

void CafeStage::update(double seconds) {
  const bool was_busy = busy();
  player_.update(pulse_.pass(seconds, around_.settings), [this] { return direction(); });
  if (busy()) return pulse_.busy(player_.waiting() != nullptr ? seconds : 0);
  if (was_busy) open_choice();
  pulse_.rest(seconds, around_.settings);
}

bool CafeStage::moving() const {
  if (busy()) return player_.waiting() == nullptr || pulse_.calm_since() < stage::k_ambient_rests;
  return pulse_.moving() || !lights_settled() || litter_.active_at(pulse_.clock()) ||
         around_.canvas.loading();
}

int CafeStage::throwing_seat() const {
  return player_.waiting() != nullptr ? player_.waiting()->after.board.turn : -1;
}

void CafeStage::skip() {
  player_.skip([this] { return direction(); });
  litter_.clear();
  if (!busy()) open_choice();
}

void CafeStage::skip_all() {
  player_.skip_all([this] { return direction(); });
  litter_.clear();
  open_choice();
}

std::optional<stage::Answer> CafeStage::act(core::Seat seat, const devices::Action& action) {
  pulse_.stir_up();
  if (throwing_seat() == core::index(seat)) {
    if (action.logical == devices::Logical::confirm && action.is_press()) player_.release();
    return std::nullopt;
  }
  if (!choice_ || choice_->seat() != seat || busy()) return std::nullopt;
  const bool at_tables = choice_->at_tables();
  const int result = choice_->result();
  const auto choice = choice_->act(action);
  if (choice_->result() != result) {
    lights_from_ = lights_shown_;
    lights_changed_ = pulse_.clock();
  }
  if (choice) {
    around_.sounds.play("confirm");
    teaching_.choice_made();
    close_choice();
    question_.reset();
    return stage::Answer{seat, *choice};
  }
  if (choice_->at_tables() && !at_tables) teaching_.tables_entered();
  if (choice_->refused()) around_.sounds.play("uh-uh");
  if (choice_->at_tables() != at_tables) {
    around_.sounds.play(at_tables ? "back" : "confirm");
  } else if (choice_->changes() != choices_seen_) {
    around_.sounds.play("focus-move");
  }
  choices_seen_ = choice_->changes();
  return std::nullopt;
}

bool CafeStage::can_step_back(core::Seat seat) const {
  return choice_ && choice_->seat() == seat && choice_->can_step_back();
}

stage::Info CafeStage::info() const {
  return explain(player_.shown(), choice(), Names(around_.seats));
}

std::vector<stage::Award> CafeStage::awards() const {
  return chronicle_.awards(Names(around_.seats), seats_);
}

std::vector<int> CafeStage::points() const {
  const auto& points = player_.shown().points;
  return {points.begin(), points.begin() + seats_};
}

std::vector<std::string> CafeStage::points_text() const {
  std::vector<std::string> texts;
  texts.reserve(static_cast<std::size_t>(seats_));
  for (int seat = 0; seat < seats_; ++seat)
    texts.push_back(points_words(player_.shown().board.players[static_cast<std::size_t>(seat)].won));
  return texts;
}

}  // namespace game::cafe_fatal
