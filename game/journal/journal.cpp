// The journal as the program sees it.
#include "game/journal/journal.hpp"

#include <system_error>
#include <utility>

#include "game/files/files.hpp"
#include "game/journal/writer.hpp"

namespace game::journal {

namespace {

std::string whole_lines(std::string_view lines) {
  std::string text(lines);
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

}  // namespace

Journal::Journal() = default;

Journal::Journal(const std::filesystem::path& data_home) {
  auto folders = make_folders(data_home);
  if (!folders) {
    banner_ = "Games are not saved (" + folders.error().message + "). You can play on.";
    return;
  }
  auto lock = take_lock(*folders);
  if (!lock) {
    banner_ = "Games are not saved (" + lock.error().message + "). You can play on.";
    return;
  }
  writer_ = std::make_unique<Writer>(*std::move(folders), *std::move(lock));
}

Journal::~Journal() = default;

Ticket Journal::begin(std::string_view lines) {
  return writer_ ? writer_->ask(Writer::Kind::begin, whole_lines(lines)) : 0;
}

core::Result<void> Journal::resume(const std::filesystem::path& file, std::optional<std::size_t> good_bytes) {
  if (!writer_) return core::fail("games are not saved, so none can be continued");
  if (!good_bytes) return writer_->resume(file);
  flush();
  const auto kept = cut_damaged_end(file, *good_bytes);
  if (!kept) return tl::unexpected(kept.error());
  banner_ = "The end of this game was damaged: it goes on from its last good line. All of it is kept as " +
            *kept + ".";
  return writer_->resume(file);
}

void Journal::set_aside(const std::filesystem::path& file) {
  flush();
  const auto kept = files::keep_aside(file, "damaged");
  banner_ = kept ? "A saved game cannot be read; it is kept as " + *kept + "."
                 : "A saved game cannot be read: " + kept.error().message;
}

Ticket Journal::append(std::string_view lines) {
  return writer_ ? writer_->ask(Writer::Kind::append, whole_lines(lines)) : 0;
}

bool Journal::durable(Ticket ticket) const {
  return !writer_ || writer_->durable(ticket);
}

Ticket Journal::finish() {
  return writer_ ? writer_->ask(Writer::Kind::finish) : 0;
}

Ticket Journal::leave() {
  return writer_ ? writer_->ask(Writer::Kind::leave) : 0;
}

core::Result<void> Journal::discard(const std::filesystem::path& file) {
  flush();
  std::error_code error;
  std::filesystem::remove(file, error);
  if (error) return tl::unexpected(system_error(file, error.value()));
  return {};
}

std::vector<Unfinished> Journal::unfinished() {
  if (!writer_) return {};
  flush();
  std::vector<Unfinished> games;
  for (std::filesystem::path& file : tables_in(writer_->folders().journal)) {
    std::string header = first_line(file);
    // Killed before the first line was whole: there is nothing to continue.
    const bool is_beginning = header.starts_with('{') && !header.ends_with('}');
    std::error_code error;
    if (is_beginning && std::filesystem::file_size(file, error) == header.size()) continue;
    games.push_back({std::move(file), std::move(header)});
  }
  return games;
}

std::vector<std::filesystem::path> Journal::replays() {
  if (!writer_) return {};
  flush();
  return tables_in(writer_->folders().replays);
}

bool Journal::saving() const {
  return writer_ && writer_->saving();
}

std::optional<std::string> Journal::take_banner() {
  if (banner_) return std::exchange(banner_, std::nullopt);
  return writer_ ? writer_->take_banner() : std::nullopt;
}

void Journal::flush() {
  if (writer_) writer_->flush();
}

}  // namespace game::journal
