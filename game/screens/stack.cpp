// The stack of screens and its queued changes.
#include <utility>

#include "game/screens/screen.hpp"

namespace game::screens {

void Stack::push(std::unique_ptr<Screen> screen) {
  changes_.push_back({Kind::push, std::move(screen)});
}

void Stack::pop() {
  changes_.push_back({Kind::pop, nullptr});
}

void Stack::restart(std::unique_ptr<Screen> screen) {
  changes_.push_back({Kind::restart, std::move(screen)});
}

bool Stack::apply() {
  bool whole_picture = false;
  std::vector<Change> changes = std::exchange(changes_, {});
  for (Change& change : changes) {
    if (change.kind == Kind::pop && !screens_.empty()) {
      whole_picture |= screens_.back()->covers();
      screens_.pop_back();
    }
    if (change.kind == Kind::restart) screens_.clear();
    if (change.screen) {
      whole_picture |= change.screen->covers();
      screens_.push_back(std::move(change.screen));
    }
  }
  if (!changes.empty() && top() != nullptr) top()->enter();
  return whole_picture;
}

}  // namespace game::screens
