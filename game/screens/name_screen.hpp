// Typing a name: letters from a keyboard, or picked one by one with a pad or the mouse.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "game/app/services.hpp"
#include "game/stage/stage.hpp"

namespace game::screens {

/// `accept` gets a name of 1 to 12 characters that the fonts have; it is not called if the typing is left.
std::unique_ptr<Screen> make_name_screen(app::Services& services, int seat, const stage::Who& who,
                                         std::function<void(std::string)> accept);

/// At most so many characters.
inline constexpr int k_longest_name = 12;

/// `name` with `text` behind it, as far as it fits and `can_show` accepts it.
std::string with_typed(const std::string& name, std::string_view text,
                       const std::function<bool(std::string_view)>& can_show);
/// Without its last character (UTF-8).
std::string without_last(const std::string& name);
int characters(std::string_view name);

}  // namespace game::screens
