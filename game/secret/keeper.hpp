// Keeps people's secrets at one screen: what the stage may show to whom, and when.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "game/app/services.hpp"
#include "game/devices/seat_map.hpp"
#include "game/screens/hot_areas.hpp"
#include "game/secret/board.hpp"
#include "game/secret/curtain.hpp"
#include "game/secret/doubts.hpp"
#include "game/secret/nature.hpp"
#include "game/secret/raised_hands.hpp"
#include "game/stage/stage.hpp"
#include "game/table/session.hpp"

namespace game::secret {

/// Stands between session and stage. With one person at the screen, or with open hands, everything goes
/// straight through. Else plans and votes are made with secret buttons, and every choice from a hidden hand
/// behind the curtain of its seat; a seat that might be asked gets the curtain even when it is not.
class Keeper {
 public:
  Keeper(app::Services& services, table::Session& session, const devices::SeatMap& map, bool open_hands);

  ~Keeper();
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  /// A new stage, after which the session's events begin anew. `at_its_end`: all so far is shown at once.
  void take_stage(stage::Stage& stage, bool at_its_end);
  /// Hands events and questions over to the stage. True when new questions were open since the last call.
  bool update(double seconds);

  /// Several people must not see each other's hands here.
  bool hides() const;
  /// The seats that the table waits for, asked or not, as far as everybody may know.
  std::vector<int> asked() const;
  /// A press, before anything else at the table gets it but pause. True when it ends here.
  bool act(const devices::Action& action);
  /// A person's answer came from the stage: the curtain closes over it, unless the turn goes on.
  void answered(int seat);
  /// A person is about to answer. `for_the_round`: they do not want to be asked for held events any more in
  /// this round.
  void answers(int seat, bool for_the_round);
  /// The time of a seat is up whose curtain hangs: it goes, whether or not there was something to choose.
  void give_up(int seat);
  /// Closes what is private at once: pause, lost focus, another device.
  void interrupt();
  void interrupt_for(int seat);
  /// The hand of one of several people is on screen.
  bool is_private() const { return hides() && curtain_.is_private(); }
  /// Nothing may be seen of the table now.
  bool covers() const { return !curtain_.away(); }

  /// The board of secret buttons, over the stage.
  void draw_board();
  /// Whose hand is up, and how one raises it; nothing without held events.
  void draw_raised(screens::HotAreas& areas);
  /// The curtain, over all cards of the table.
  void draw_curtain(screens::HotAreas& areas);
  bool moving() const;
  /// Everything that happened is with the stage, and no curtain hangs.
  bool settled() const { return queue_.empty() && curtain_.away(); }
  void observe(input_script::Observed& observed) const;

  // For tests
  const Curtain& curtain() const { return curtain_; }
  const std::map<int, BoardRow>& rows() const { return rows_; }
  bool is_decoy() const { return target_ && target_->decoy; }
  bool is_raised(int seat) const { return raised_.is_up(seat, hides()); }

 private:
  /// Whose curtain comes, and for what.
  struct Target {
    int seat = -1;
    bool decoy = false;    ///< there is nothing to choose
    bool goes_on = false;  ///< the same person's next choice comes behind the same curtain
  };

  bool is_person(int seat) const;
  std::vector<core::Question> open_questions() const { return session_.questions(); }
  void feed();
  void present();
  void present_openly();
  void present_in_secret();
  bool resolve_doubts();
  bool may_call(const Doubt& doubt) const;
  void note_for_windows(const core::Event& event);
  void raise_all();
  bool window_waits();
  bool passes(const core::Question& question) const;
  bool pass_window();
  bool act_on_raised(const devices::Action& action);
  void show_board(BoardKind kind);
  void build_rows(BoardKind kind);
  bool has_private_device(int seat) const;
  std::vector<int> behind_curtain() const;
  std::optional<int> next_behind_curtain() const;
  void call(Target target);
  bool target_stands() const;
  void open_curtain();
  void hide();
  bool goes_on() const;
  void go_on();
  void end_curtain();
  void drop_doubt();
  void drop_target();
  void hush(bool on);
  bool cut() const;
  bool act_on_board(const devices::Action& action);
  bool act_on_asking(const devices::Action& action);
  bool act_on_open(const devices::Action& action);
  bool acts_for_target(devices::DeviceId device) const;
  std::optional<int> row_of(devices::DeviceId device) const;
  void take_back(int seat);
  void press(int seat, const devices::Action& action);
  bool board_shown() const;
  void draw_board_words(render::Rect board, float title_height, float line_height);
  void draw_board_foot(render::Rect foot, bool teaches);
  void draw_call(screens::HotAreas& areas);
  void draw_decoy();

  app::Services& services_;
  table::Session& session_;
  const devices::SeatMap& map_;
  bool open_hands_;
  stage::Stage* stage_ = nullptr;
  std::vector<core::Event> queue_;  ///< released, but not shown yet
  std::unique_ptr<Doubts> doubts_;  ///< of a game with hidden hands
  Curtain curtain_;
  std::optional<Target> target_;
  std::size_t opened_at_ = 0;     ///< number of events when the curtain opened, or went on
  std::optional<int> requested_;  ///< asked for the curtain instead of the board
  std::map<int, BoardRow> rows_;  ///< by seat, of the gathering that is open
  BoardKind board_kind_ = BoardKind::plan;
  std::size_t board_events_ = 0;  ///< number of events when the rows were made
  bool due_ = true;               ///< something changed that is not presented yet
  bool was_hiding_ = false;
  bool holds_events_ = false;  ///< Hold the Events is played
  RaisedHands raised_;
  double breath_left_ = 0.0;  ///< after an answer to a window in the open, for the bots that come behind
  std::optional<unsigned> called_hands_;  ///< that were up when the window that is open took its breath
  std::optional<int> seen_;               ///< whose hand the stage was given last, where nothing is hidden
  bool hushed_ = false;
  unsigned focus_losses_ = 0;
  double board_age_ = 0.0;
};

}  // namespace game::secret
