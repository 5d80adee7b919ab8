// The settings in force, and the file that keeps them.
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "game/devices/bindings.hpp"
#include "game/settings/declarations.hpp"

namespace game::settings {

/// Every change is in force at once and is saved at once (on a thread of its own, atomically).
/// Nothing here fails: what cannot be read or saved becomes a note, and the game plays on.
class Settings {
 public:
  /// As new, and never saved: for tests, tools and a missing home.
  Settings();
  /// Reads `file`; a missing file means as new. One that is broken or cannot be read is kept aside
  /// as settings.json.broken-N; where that fails too, nothing is saved over it.
  explicit Settings(const std::filesystem::path& file);
  ~Settings();
  Settings(Settings&&) noexcept;
  Settings& operator=(Settings&&) noexcept;

  [[nodiscard]] int number(Id id) const;  ///< numbers as they are, choices as index, toggles as 0 and 1
  [[nodiscard]] bool is_on(Id id) const { return number(id) != 0; }
  [[nodiscard]] std::string text(Id id) const;  ///< as the page shows it: "85 %", "On", "Double"

  /// Sets and saves; a number is brought to the nearest allowed one.
  void set(Id id, int value);
  /// One step on the page, -1 or +1: numbers stop at their ends, choices and toggles go round.
  void step(Id id, int direction);
  /// Everything of one group "as new"; Controls also resets the buttons.
  void reset(Group group);

  /// `text` as on the command line ("on", "85", "double"); holds for this run and is not saved.
  [[nodiscard]] core::Result<void> set_for_this_run(std::string_view name, std::string_view text);

  [[nodiscard]] const devices::Bindings& bindings() const;
  void set_bindings(const devices::Bindings& bindings);

  /// Small facts that outlive the program and are no settings: the tray played last, names of the seats.
  void remember(std::string_view key, std::string_view value);
  [[nodiscard]] std::optional<std::string> recall(std::string_view key) const;

  /// Rises with every change: screens compare it instead of registering callbacks.
  [[nodiscard]] unsigned revision() const;
  /// One line each, for the settings page: what was broken, out of range, or cannot be saved.
  [[nodiscard]] std::vector<std::string> notes() const;
  void add_note(std::string note);
  /// Waits until everything is on disk.
  void flush();

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// Factor on animation time: 0.5, 1, 2; instant is a very large number.
[[nodiscard]] double animation_factor(const Settings& settings);
/// Frames a second that the loop allows itself; nothing: as the display or as fast as it goes.
[[nodiscard]] std::optional<int> frames_per_second(const Settings& settings);
/// Seconds a person has for a choice; nothing: never timed out.
[[nodiscard]] std::optional<int> choice_seconds(const Settings& settings);

}  // namespace game::settings
