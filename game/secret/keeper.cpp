// When events, questions and hands reach the stage.
#include "game/secret/keeper.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/food_fight/view.hpp"

namespace game::secret {

using devices::DeviceKind;

Keeper::Keeper(app::Services& services, table::Session& session, const devices::SeatMap& map, bool open_hands)
    : services_(services),
      session_(session),
      map_(map),
      open_hands_(open_hands),
      focus_losses_(services.devices.focus_losses()) {
  was_hiding_ = hides();
}

Keeper::~Keeper() {
  hush(false);
}

bool Keeper::hides() const {
  // Seats that a bot plays for a while are still their person's.
  return !open_hands_ && has_hidden_hands(session_.match().game()) && map_.people().size() > 1;
}

bool Keeper::is_person(int seat) const {
  return session_.seats()[static_cast<std::size_t>(seat)].person;
}

void Keeper::take_stage(stage::Stage& stage, bool at_its_end) {
  stage_ = &stage;
  queue_.clear();
  rows_.clear();
  requested_.reset();
  target_.reset();
  seen_.reset();
  raised_.clear();
  called_hands_.reset();
  curtain_.vanish();
  hush(false);
  due_ = true;
  const core::AnyView first = session_.first_view();
  doubts_ = make_doubts(session_.match().game(), first);
  holds_events_ = family_of(session_.match().game()) == Family::fight &&
                  first.as<food_fight::View>().board.events_are_held;
  if (!at_its_end) return;
  if (holds_events_ && session_.match().decisions() > 0) raise_all();
  const std::vector<core::Event> events = session_.take_events();
  for (const core::Event& event : events) {
    if (!doubts_) break;
    if (!doubts_->lets_pass(event)) doubts_->forget();
    doubts_->note(event);
  }
  stage.take(events);
  stage.skip_all();
}

bool Keeper::update(double seconds) {
  std::vector<core::Event> fresh = session_.take_events();
  queue_.insert(queue_.end(), fresh.begin(), fresh.end());
  const bool changed = session_.questions_changed();
  due_ = due_ || changed;
  board_age_ += seconds;
  breath_left_ -= seconds;
  if (was_hiding_ != hides()) {
    was_hiding_ = hides();
    hide();
    target_.reset();
    requested_.reset();
    rows_.clear();
    curtain_.vanish();
    due_ = true;
  }
  if (focus_losses_ != services_.devices.focus_losses()) {
    focus_losses_ = services_.devices.focus_losses();
    interrupt();
  }
  curtain_.update(seconds, cut());
  if (curtain_.state() == Curtain::State::shut) {
    end_curtain();
  } else if (target_ && !curtain_.closes() && !target_stands()) {
    drop_target();
  }
  const bool in_the_open = curtain_.away() || curtain_.state() == Curtain::State::parting;
  if (in_the_open && breath_left_ <= 0.0) {
    feed();
    present();
  }
  if (target_ && target_->goes_on) go_on();
  // What is heard while a person chooses must not tell whether there is a choice at all.
  if (curtain_.is_private()) hush(!stage_->busy());
  return changed;
}

/// Events go to the stage up to the point where somebody might be asked.
void Keeper::feed() {
  std::size_t passed = 0;
  while (passed < queue_.size()) {
    const core::Event& next = queue_[passed];
    if (doubts_) doubts_->foresee(next);
    if (doubts_ && !doubts_->lets_pass(next)) {
      // What the engine went on from needs a pause only if people would notice that there was none.
      const bool unseen = passed > 0 && doubts_->front().window && hides();
      if (unseen || window_waits() || may_call(doubts_->front())) break;
      doubts_->pop();
      continue;
    }
    if (doubts_) doubts_->note(next);
    note_for_windows(next);
    ++passed;
  }
  if (passed == 0) return;
  stage_->take(std::span(queue_).first(passed));
  queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(passed));
  due_ = true;
}

void Keeper::present() {
  if (hides()) return present_in_secret();
  if (!due_) return;
  due_ = false;
  present_openly();
}

/// One person, open hands, or a game without hidden hands.
void Keeper::present_openly() {
  const auto persons = session_.persons();
  if (has_hidden_hands(session_.match().game())) {
    const auto people = map_.people();
    if (!persons.empty()) {
      seen_ = core::index(persons.front());
    } else if (people.size() == 1) {
      seen_ = people.front();
    }
    if (seen_ && !is_person(*seen_)) seen_.reset();
    const auto view = seen_ ? std::optional(session_.view(core::seat_at(*seen_))) : std::nullopt;
    stage_->see(core::seat_at(seen_.value_or(0)), view ? &*view : nullptr);
  }
  if (!pass_window()) stage_->ask(session_.questions(), persons);
}

/// Whether no seat is in doubt any more; else its curtain comes, or the answer of the engine is waited for.
bool Keeper::resolve_doubts() {
  const auto questions = session_.questions();
  for (const auto& question : questions) {
    if (doubts_) doubts_->asked(question.seat(), question.kind());
  }
  while (doubts_ && !doubts_->empty()) {
    if (window_waits()) return false;
    Doubt& doubt = doubts_->front();
    const int seat = core::index(doubt.seat);
    // On its way to the disk: what comes next is not known yet.
    if (queue_.empty() && questions.empty() && !session_.over()) return false;
    const bool asked =
        queue_.empty() && std::any_of(questions.begin(), questions.end(), [&](const auto& question) {
          return question.seat() == doubt.seat && question.kind() == doubt.kind;
        });
    if (asked) {
      doubt.asked = true;
      return true;
    }
    if (may_call(doubt)) {
      if (!stage_->busy()) call({seat, true});
      return false;
    }
    doubts_->pop();
    feed();
  }
  return queue_.empty();
}

void Keeper::present_in_secret() {
  if (!resolve_doubts() || !due_ || pass_window()) return;
  const auto questions = session_.questions();
  const core::Game& game = session_.match().game();
  const auto secret = std::find_if(questions.begin(), questions.end(), [&](const auto& question) {
    return is_person(core::index(question.seat())) && nature_of(game, question) != Nature::open;
  });
  if (secret == questions.end()) {
    due_ = false;
    rows_.clear();
    hide();
    stage_->ask(questions, session_.persons());
    return;
  }
  if (stage_->busy()) return;
  due_ = false;
  const Nature nature = nature_of(game, *secret);
  if (session_.gathering() && nature == Nature::plan) return show_board(BoardKind::plan);
  if (session_.gathering() && nature == Nature::vote) return show_board(BoardKind::vote);
  // Of several in a gathering the one in doubt, which resolve_doubts has found.
  const bool in_doubt = doubts_ && !doubts_->empty();
  const core::Seat seat = in_doubt ? doubts_->front().seat : secret->seat();
  if (is_person(core::index(seat))) {
    call({core::index(seat), false});
  } else {
    stage_->ask({}, {});  // a bot first
  }
}

// The curtain
// ---------------------------------------------------------------------------------------------------------

void Keeper::hide() {
  hush(false);
  if (stage_ == nullptr) return;
  stage_->see(core::seat_at(0), nullptr);
  stage_->ask({}, {});
}

void Keeper::call(Target target) {
  hide();
  target_ = target;
  services_.sounds.play("curtain-swish");
  curtain_.call(target.seat);
}

bool Keeper::target_stands() const {
  const core::Seat seat = core::seat_at(target_->seat);
  if (!is_person(target_->seat)) return false;
  return target_->decoy || (session_.match().pending_for(seat) != nullptr && !session_.has_draft(seat));
}

void Keeper::open_curtain() {
  const core::Seat seat = core::seat_at(target_->seat);
  services_.sounds.play("curtain-swish");
  hush(true);
  opened_at_ = session_.match().events().size();
  const core::AnyView view = session_.view(seat);
  stage_->see(seat, &view);
  if (!target_->decoy) stage_->ask({session_.match().pending_for(seat), 1}, {&seat, 1});
  curtain_.open();
}

void Keeper::answered(int seat) {
  if (!target_ || target_->seat != seat) return;
  target_->goes_on = goes_on();
  if (!target_->goes_on) curtain_.close();
}

/// A first card that concerns nobody else: its owner need not press a second time for the next one.
bool Keeper::goes_on() const {
  const core::Match& match = session_.match();
  const core::Question* next = match.pending_for(core::seat_at(target_->seat));
  const auto since = std::span(match.events()).subspan(opened_at_);
  return next != nullptr && !target_->decoy && goes_on_unseen(match.game(), since, *next);
}

/// As soon as the answer is on the disk.
void Keeper::go_on() {
  const core::Seat seat = core::seat_at(target_->seat);
  const core::Question* next = session_.match().pending_for(seat);
  if (next == nullptr || session_.questions().empty()) return;
  target_->goes_on = false;
  opened_at_ = session_.match().events().size();
  feed();
  const core::AnyView view = session_.view(seat);
  stage_->see(seat, &view);
  stage_->ask({next, 1}, {&seat, 1});
}

void Keeper::give_up(int seat) {
  if (!target_ || target_->seat != seat) return;
  if (curtain_.is_private()) return curtain_.close();
  if (!target_->decoy) return;  // with its question the target goes
  drop_doubt();
  drop_target();
}

/// Of a curtain without a choice.
void Keeper::drop_doubt() {
  if (doubts_ && !doubts_->empty() && core::index(doubts_->front().seat) == target_->seat) doubts_->pop();
}

/// It has closed over the choice that was made.
void Keeper::end_curtain() {
  hide();
  if (target_ && target_->decoy) drop_doubt();
  requested_.reset();
  target_.reset();
  due_ = true;
  feed();
  present();  // the next one's curtain stays closed
  if (curtain_.state() == Curtain::State::shut) curtain_.part();
}

/// Nobody needs it any more: a bot took the seat, or the board is enough.
void Keeper::drop_target() {
  hide();
  requested_.reset();
  target_.reset();
  due_ = true;
  curtain_.interrupt();
  curtain_.part();
}

void Keeper::interrupt() {
  if (curtain_.is_private()) hide();
  if (target_ && target_->goes_on) {
    target_->goes_on = false;  // what happened meanwhile is shown in public
    curtain_.close();
  }
  curtain_.interrupt();
}

void Keeper::interrupt_for(int seat) {
  if (target_ && target_->seat == seat) interrupt();
}

void Keeper::hush(bool on) {
  if (std::exchange(hushed_, on) == on) return;
  using settings::Id;
  const auto& settings = services_.settings;
  services_.sounds.set_volumes({settings.number(Id::master_volume), settings.number(Id::music_volume),
                                on ? 0 : settings.number(Id::effects_volume)});
}

bool Keeper::cut() const {
  const auto& settings = services_.settings;
  return settings.is_on(settings::Id::reduced_motion) ||
         settings.number(settings::Id::animation_speed) ==
             static_cast<int>(settings::AnimationSpeed::instant);
}

bool Keeper::moving() const {
  const bool window = doubts_ && !doubts_->empty() && doubts_->front().window && curtain_.away();
  return window || breath_left_ > 0.0 || curtain_.moving() || (board_shown() && board_age_ < 0.3) ||
         !queue_.empty();
}

std::vector<int> Keeper::asked() const {
  if (target_) return {target_->seat};
  std::vector<int> seats;
  for (const core::Question& question : session_.questions()) {
    const int seat = core::index(question.seat());
    if (is_person(seat) && !passes(question)) seats.push_back(seat);
  }
  return seats;
}

void Keeper::observe(input_script::Observed& observed) const {
  const std::string seat = target_ ? core::name(core::seat_at(target_->seat)) : "";
  if (curtain_.ready()) observed.states.insert("curtain=" + seat);
  if (curtain_.state() == Curtain::State::open) observed.states.insert("open=" + seat);
  for (int seat = 0; seat < session_.match().seats() && holds_events_; ++seat) {
    if (is_raised(seat)) observed.states.insert("raised=" + core::name(core::seat_at(seat)));
  }
  if (!board_shown()) return;
  observed.states.insert(board_kind_ == BoardKind::plan ? "board=plan" : "board=vote");
  for (const auto& [row, choices] : rows_) {
    if (session_.has_draft(core::seat_at(row)))
      observed.states.insert("ready=" + core::name(core::seat_at(row)));
  }
}

}  // namespace game::secret
