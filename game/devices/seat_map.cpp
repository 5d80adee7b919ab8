// Joining, dropping, taking over.
#include "game/devices/seat_map.hpp"

#include <algorithm>
#include <utility>

namespace game::devices {

namespace {

bool contains(std::span<const DeviceId> devices, DeviceId device) {
  return std::ranges::find(devices, device) != devices.end();
}

}  // namespace

const SeatMap::Person* SeatMap::find(int seat) const {
  const auto person = std::ranges::find(people_, seat, &Person::seat);
  return person == people_.end() ? nullptr : &*person;
}

SeatMap::Person* SeatMap::find(int seat) {
  return const_cast<Person*>(std::as_const(*this).find(seat));
}

void SeatMap::join(int seat, DeviceId device) {
  Person* person = find(seat);
  if (person == nullptr) {
    const auto place = std::ranges::upper_bound(people_, seat, {}, &Person::seat);
    person = &*people_.insert(place, Person{});
    person->seat = seat;
  }
  if (!contains(person->devices, device)) person->devices.push_back(device);
  person->dropped.reset();
  if (!person->last_used) person->last_used = device;
}

void SeatMap::leave(int seat) {
  std::erase_if(people_, [&](const Person& person) { return person.seat == seat; });
}

void SeatMap::clear() {
  people_.clear();
  lost_pads_.clear();
}

bool SeatMap::has_person(int seat) const {
  return find(seat) != nullptr;
}

bool SeatMap::is_used(DeviceId device) const {
  return !seats_of(device).empty();
}

std::vector<int> SeatMap::seats_of(DeviceId device) const {
  std::vector<int> seats;
  for (const Person& person : people_) {
    if (contains(person.devices, device)) seats.push_back(person.seat);
  }
  return seats;
}

std::vector<int> SeatMap::people() const {
  std::vector<int> seats;
  for (const Person& person : people_) seats.push_back(person.seat);
  return seats;
}

void SeatMap::drop(DeviceId device) {
  bool somebody_waits = false;
  for (Person& person : people_) {
    if (std::erase(person.devices, device) == 0) continue;
    if (person.last_used == device && !person.devices.empty()) person.last_used = person.devices.front();
    if (!person.devices.empty()) continue;
    person.dropped = device;
    somebody_waits = true;
  }
  if (somebody_waits) lost_pads_.push_back(device);
}

std::vector<int> SeatMap::waiting() const {
  std::vector<int> seats;
  for (const Person& person : people_) {
    if (person.dropped) seats.push_back(person.seat);
  }
  return seats;
}

std::vector<int> SeatMap::take_over(DeviceId device) {
  if (is_used(device)) return {};
  std::vector<int> seats;
  while (seats.empty() && !lost_pads_.empty()) {
    const DeviceId lost = lost_pads_.front();
    lost_pads_.erase(lost_pads_.begin());
    for (Person& person : people_) {
      if (person.dropped == lost) seats.push_back(person.seat);
    }
  }
  for (const int seat : seats) {
    join(seat, device);
    used(seat, device);
  }
  return seats;
}

std::optional<int> SeatMap::acts_for(DeviceId device, std::span<const int> asked) const {
  const std::vector<int> seats = seats_of(device);
  const auto is_asked = [&](int seat) { return std::ranges::find(asked, seat) != asked.end(); };
  const auto first_asked = std::ranges::find_if(seats, is_asked);
  if (first_asked != seats.end()) return *first_asked;
  if (!seats.empty()) return seats.front();
  if (people_.size() == 1 && !people_.front().dropped) return people_.front().seat;
  return std::nullopt;
}

void SeatMap::used(int seat, DeviceId device) {
  if (Person* person = find(seat)) person->last_used = device;
}

std::optional<DeviceId> SeatMap::prompt_device(int seat) const {
  const Person* person = find(seat);
  return person == nullptr ? std::nullopt : person->last_used;
}

}  // namespace game::devices
