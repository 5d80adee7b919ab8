// The session: match, bots and journal in one order: choose, write, wait for the disk, show.
#include "game/table/session.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <stdexcept>
#include <utility>

#include "engine/bots/bot.hpp"
#include "game/bot_worker/bot_worker.hpp"
#include "game/devices/bindings.hpp"
#include "game/journal/journal.hpp"

namespace game::table {

namespace {

constexpr std::string_view k_default_level = "greedy";

/// The bots of one game, by level; each level is made once.
class Levels {
 public:
  explicit Levels(const core::Game& game) : game_(game) {}

  /// Levels that this program does not know (from another version's file) play as greedy.
  std::shared_ptr<const bots::Bot> of(const std::string& level) {
    auto& bot = made_[level];
    if (bot == nullptr) {
      auto made = bots::make_bot(level, game_);
      if (!made) made = bots::make_bot(k_default_level, game_);
      bot = std::move(*made);
    }
    return bot;
  }

 private:
  const core::Game& game_;
  std::map<std::string, std::shared_ptr<const bots::Bot>> made_;
};

/// For "Continue": who played, with which portrait, on what kind of device.
core::Json players_json(const std::vector<stage::Who>& seats, bool open_hands) {
  core::Json players = core::Json::object();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto& who = seats[i];
    core::Json& player = players[core::name(core::seat_at(static_cast<int>(i)))];
    player = {{"by", who.person ? "human" : who.bot_level}, {"portrait", who.portrait}};
    if (who.person) player["device"] = devices::kind_name(who.device);
    if (who.person && open_hands) player["open_hands"] = true;
  }
  return players;
}

std::string joined(std::span<const std::string> lines) {
  std::string text;
  for (const auto& line : lines) text += line + "\n";
  return text;
}

}  // namespace

struct Session::Self {
  Self(core::Match started, std::vector<stage::Who> who, journal::Journal* log)
      : match(std::move(started)), seats(std::move(who)), journal(log), levels(match.game()) {}

  /// Events up to `events` may be shown once `ticket` is on disk.
  struct Gate {
    journal::Ticket ticket;
    std::size_t events;
  };
  struct Thinking {
    core::Seat seat;
    bot_worker::BotWorker::Ticket ticket;
  };

  void write_new_lines() {
    const auto& lines = match.lines();
    journal::Ticket ticket = 0;
    if (journal != nullptr && written < lines.size())
      ticket = journal->append(joined(std::span(lines).subspan(written)));
    written = lines.size();
    gates.push_back({ticket, match.events().size()});
  }

  void open_gates() {
    while (!gates.empty() && (journal == nullptr || journal->durable(gates.front().ticket))) {
      released = gates.front().events;
      gates.pop_front();
      if (gates.empty()) changed = true;
    }
  }

  core::Result<void> take(core::Seat seat, const core::Choice& choice) {
    const std::size_t open_before = match.pending().size();
    auto done = match.choose(seat, choice);
    if (!done) return done;
    // In a gathering of several seats the questions are the same ones, less one: their number stays.
    const bool same_gathering = open_before > 1 && match.pending().size() == open_before - 1;
    if (same_gathering) return {};
    question_number = match.decisions();
    gathering = match.pending().size() > 1;
    return {};
  }

  core::Result<void> choose(core::Seat seat, const core::Choice& choice) {
    if (auto done = take(seat, choice); !done) return done;
    write_new_lines();
    open_gates();
    return {};
  }

  /// Once every open question of a gathering has a person's draft (the bots have answered), all drafts become
  /// choices and go to the journal together.
  void settle_drafts() {
    if (drafts.empty()) return;
    const auto& open = match.pending();
    const auto drafted = [this](const core::Question& question) { return drafts.contains(question.seat()); };
    if (open.empty() || !std::all_of(open.begin(), open.end(), drafted)) return;
    for (const auto& [seat, choice] : std::exchange(drafts, {})) {
      if (auto done = take(seat, choice); !done) {
        throw std::logic_error("draft of seat " + core::name(seat) + ": " + done.error().message);
      }
    }
    write_new_lines();
    open_gates();
  }

  bool is_bot(core::Seat seat) const { return !seats[static_cast<std::size_t>(seat)].person; }

  /// The first open question that a bot answers.
  const core::Question* question_for_bot() const {
    const auto& open = match.pending();
    const auto found = std::find_if(open.begin(), open.end(),
                                    [this](const auto& question) { return is_bot(question.seat()); });
    return found == open.end() ? nullptr : &*found;
  }

  void stop_thinking() {
    if (thinking) worker.cancel(thinking->ticket);
    thinking.reset();
  }

  /// Hands the next bot's decision to the worker.
  void start_thinking() {
    const core::Question* question = question_for_bot();
    if (question == nullptr || !gates.empty()) return;
    const core::Seat seat = question->seat();
    const auto seed = bots::decision_seed(match.header().setup.seed, seat, question_number);
    const auto view = match.game().view(match.position(), seat);
    const auto& level = seats[static_cast<std::size_t>(seat)].bot_level;
    thinking = Thinking{seat, worker.start({view, *question, seed, levels.of(level)})};
  }

  void collect_thought() {
    const auto answer = worker.poll(thinking->ticket);
    if (!answer) return;
    const core::Seat seat = thinking->seat;
    thinking.reset();
    // A full budget can be repeated from the seed; one that the clock cut short is noted in the file.
    if (answer->cut_short && journal != nullptr) {
      journal->append("# bot " + core::name(seat) + " " + seats[static_cast<std::size_t>(seat)].bot_level +
                      " " + std::to_string(answer->iterations) + "\n");
    }
    if (auto done = choose(seat, answer->choice); !done) {
      throw std::logic_error("bot at seat " + core::name(seat) + ": " + done.error().message);
    }
    settle_drafts();
  }

  core::Match match;
  std::vector<stage::Who> seats;
  journal::Journal* journal;
  Levels levels;
  bot_worker::BotWorker worker;
  std::optional<Thinking> thinking;
  std::deque<Gate> gates;
  std::size_t written = 0;   ///< lines of the match that went to the journal
  std::size_t released = 0;  ///< events that may be shown
  std::size_t taken = 0;     ///< events that were handed out
  int question_number = 0;
  std::map<core::Seat, core::Choice> drafts;  ///< of people, in the gathering that is open
  bool gathering = false;                     ///< several seats are asked at once, in secret
  bool changed = true;
  bool filed = false;
  bool debugged = false;
};

Session::Session() = default;
Session::~Session() = default;

core::Result<std::unique_ptr<Session>> Session::open(const Seating& seating, journal::Journal* journal) {
  core::Header header;
  header.game = core::find_game(seating.game);
  if (header.game == nullptr)
    return core::fail("game \"" + seating.game + "\" is not known; games: " + core::game_ids());
  const int seats = static_cast<int>(seating.seats.size());
  if (seats < header.game->min_seats() || seats > header.game->max_seats()) {
    return core::fail(std::string(header.game->title()) + " is for " +
                      std::to_string(header.game->min_seats()) + " to " +
                      std::to_string(header.game->max_seats()) + " players, not " + std::to_string(seats));
  }
  auto options = header.game->read_options(seating.options, seats);
  if (!options) return core::fail(options.error().message);
  header.setup = {seats, seating.seed, std::move(*options)};
  for (int i = 0; i < seats; ++i)
    header.names[core::seat_at(i)] = seating.seats[static_cast<std::size_t>(i)].name;
  header.players = players_json(seating.seats, seating.open_hands);
  auto match = core::Match::start_complete(std::move(header));
  if (!match) return core::fail(match.error().message);
  return resume(std::move(*match), seating.seats, journal, false);
}

core::Result<std::unique_ptr<Session>> Session::resume(core::Match match, std::vector<stage::Who> seats,
                                                       journal::Journal* journal, bool continued) {
  if (static_cast<int>(seats.size()) != match.seats())
    return core::fail("the table has " + std::to_string(match.seats()) + " seats");
  std::unique_ptr<Session> session(new Session);
  session->self_ = std::make_unique<Self>(std::move(match), std::move(seats), journal);
  Self& self = *session->self_;
  self.written = self.match.lines().size();
  self.question_number = self.match.decisions();
  self.gathering = self.match.pending().size() > 1;
  journal::Ticket ticket = 0;
  if (journal != nullptr && !continued) ticket = journal->begin(joined(self.match.complete_record()));
  // What happened so far is no choice of anybody here (a deal, or a file that lies on disk): it may be shown
  // at once.
  self.released = self.match.events().size();
  self.gates.push_back({ticket, self.released});
  self.open_gates();
  return session;
}

const core::Match& Session::match() const {
  return self_->match;
}
std::vector<stage::Who>& Session::seats() {
  return self_->seats;
}

core::AnyView Session::first_view() const {
  return self_->match.game().view(self_->match.first_position(), core::k_everybody);
}

core::AnyView Session::view(core::Seat seat) const {
  return self_->match.game().view(self_->match.position(), seat);
}

void Session::update(double /*seconds*/, bool thinking_allowed) {
  Self& self = *self_;
  self.open_gates();
  if (self.thinking) self.collect_thought();
  if (!self.thinking && thinking_allowed) self.start_thinking();
  if (self.match.over() && self.gates.empty() && !self.filed) {
    if (self.journal != nullptr) self.journal->finish();
    self.filed = true;
  }
}

std::vector<core::Event> Session::take_events() {
  Self& self = *self_;
  std::vector<core::Event> events;
  for (; self.taken < self.released; ++self.taken) {
    events.push_back(self.match.game().event_for(self.match.events()[self.taken], core::k_everybody));
  }
  return events;
}

bool Session::questions_changed() {
  return std::exchange(self_->changed, false);
}

std::vector<core::Question> Session::questions() const {
  std::vector<core::Question> open;
  if (!self_->gates.empty()) return open;
  for (const auto& question : self_->match.pending()) {
    if (!has_draft(question.seat())) open.push_back(question);
  }
  return open;
}

std::vector<core::Seat> Session::persons() const {
  std::vector<core::Seat> persons;
  for (const auto& question : questions()) {
    if (!self_->is_bot(question.seat())) persons.push_back(question.seat());
  }
  return persons;
}

bool Session::working() const {
  return self_->thinking.has_value() || !self_->gates.empty();
}

bool Session::waiting_for_person() const {
  return !persons().empty();
}

core::Result<void> Session::answer(core::Seat seat, const core::Choice& choice) {
  if (self_->is_bot(seat)) return core::fail("a bot plays seat " + core::name(seat) + " now");
  Self& self = *self_;
  const core::Question* question = self.match.pending_for(seat);
  if (!self.gathering || question == nullptr) return self.choose(seat, choice);
  if (!question->accepts(choice)) {
    return core::fail("not legal; legal: " + core::legal_choices(self.match.game(), *question));
  }
  self.drafts[seat] = choice;
  self.changed = true;
  self.settle_drafts();
  return {};
}

bool Session::has_draft(core::Seat seat) const {
  return self_->drafts.contains(seat);
}

bool Session::gathering() const {
  return self_->gathering;
}

void Session::drop_draft(core::Seat seat) {
  if (self_->drafts.erase(seat) > 0) self_->changed = true;
}

bool Session::can_undo(core::Seat seat) const {
  return self_->gates.empty() && self_->match.can_undo(seat);
}

core::Result<void> Session::undo(core::Seat seat) {
  Self& self = *self_;
  auto done = self.match.undo(seat);
  if (!done) return done;
  self.stop_thinking();
  self.drafts.clear();
  self.question_number = self.match.decisions();
  self.gathering = self.match.pending().size() > 1;
  // What is left was shown before: it need not wait for the disk.
  self.taken = 0;
  self.released = std::min(self.released, self.match.events().size());
  self.write_new_lines();
  self.open_gates();
  return {};
}

void Session::set_player(core::Seat seat, bool person, const std::string& bot_level) {
  stage::Who& who = self_->seats[static_cast<std::size_t>(seat)];
  if (who.person == person && who.bot_level == bot_level) return;
  who.person = person;
  who.bot_level = bot_level;
  self_->stop_thinking();
  self_->drafts.erase(seat);
  self_->changed = true;
  if (self_->journal != nullptr) {
    self_->journal->append("# " + core::name(seat) + " is played by " + (person ? "a person" : bot_level) +
                           " from here\n");
  }
}

bool Session::over() const {
  return self_->match.over();
}
bool Session::finished() const {
  return self_->filed;
}

void Session::mark_debugged() {
  if (std::exchange(self_->debugged, true)) return;
  if (self_->journal != nullptr) self_->journal->append("# debugged: everything at this table was shown\n");
}
bool Session::debugged() const {
  return self_->debugged;
}

}  // namespace game::table
