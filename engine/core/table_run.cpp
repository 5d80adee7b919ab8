// Runs a table file's lines on a match: replay without expectations, check with them.
#include <algorithm>

#include "engine/core/expectation.hpp"
#include "engine/core/table_file.hpp"

namespace core {

namespace {

/// A table under way: its match, and where in its lines it is.
class Run {
 public:
  Run(const TableFile& file, const TableText& table, bool expectations)
      : file_(file), table_(table), expectations_(expectations) {}

  Result<Match> run() {
    if (auto fine = start(); !fine) return fail(fine.error().message);
    while (next_ < table_.lines.size()) {
      const Line& line = table_.lines[next_++];
      if (auto fine = apply(line); !fine) return at(line, fine.error().message);
    }
    return std::move(*match_);
  }

 private:
  tl::unexpected<Error> at(const Line& line, const std::string& what) const {
    return fail(file_.name + ":" + std::to_string(line.number) + ": " + on_one_line(what));
  }

  Result<void> start() {
    if (!table_.header.fault.empty()) return at(table_.header, "header refused: " + table_.header.fault);
    auto header = read_header(table_.header.json);
    if (!header) return at(table_.header, "header refused: " + header.error().message);
    auto match = Match::start(std::move(*header), outcomes());
    if (!match) return at(table_.header, "header refused: " + match.error().message);
    match_ = std::move(*match);
    return {};
  }

  /// The `*` lines that stand here.
  std::vector<OutcomeLine> outcomes() {
    std::vector<OutcomeLine> found;
    while (next_ < table_.lines.size() && table_.lines[next_].kind == LineKind::outcome) {
      found.push_back({table_.lines[next_++].words});
    }
    return found;
  }

  Result<void> apply(const Line& line) {
    switch (line.kind) {
      case LineKind::choice: {
        auto fine = match_->choose(line.seat, line.words, outcomes());
        return fine ? fine
                    : fail("refused: " + name(line.seat) + " " + join(line.words) + ": " +
                           fine.error().message);
      }
      case LineKind::undo:
        return match_->undo(line.seat);
      case LineKind::outcome:
        return fail("\"* " + line.text + "\" is not needed here");
      case LineKind::hash:
        return hex16(match_->hash()) == line.text
                   ? Result<void>{}
                   : fail("hash expected " + line.text + ", is " + hex16(match_->hash()));
      case LineKind::expect:
        return expectations_ ? expect(line) : Result<void>{};
      case LineKind::asked:
        return expectations_ ? asked(line) : Result<void>{};
      default:
        return expectations_ ? refused(line) : Result<void>{};
    }
  }

  Result<void> expect(const Line& line) const {
    const auto difference =
        first_difference(match_->game(), line.json, match_->game().describe(match_->position()));
    return difference.empty() ? Result<void>{} : fail(difference + asked_now());
  }

  Result<void> asked(const Line& line) const {
    if (line.words.front() == "none") {
      return match_->over() ? Result<void>{} : fail("expected the end of the game" + asked_now());
    }
    const Question* question = match_->pending_for(line.seat);
    if (question != nullptr && match_->game().kind_name(question->kind()) == line.words.front()) return {};
    return fail("expected " + name(line.seat) + " to be asked " + line.words.front() + asked_now());
  }

  Result<void> refused(const Line& line) const {
    const Question* question = match_->pending_for(line.seat);
    if (question == nullptr || !find_choice(match_->game(), *question, line.words)) return {};
    return fail("expected " + name(line.seat) + " " + join(line.words) + " to be refused, it is legal" +
                asked_now());
  }

  std::string asked_now() const {
    if (match_->over()) return "; the game is over";
    std::string text;
    for (const auto& question : match_->pending()) {
      text += "; asked: " + name(question.seat()) + " " +
              std::string(match_->game().kind_name(question.kind())) +
              " (legal: " + legal_choices(match_->game(), question, 12) + ")";
    }
    return text;
  }

  const TableFile& file_;
  const TableText& table_;
  bool expectations_;
  std::optional<Match> match_;
  std::size_t next_ = 0;
};

Result<void> check_table(const TableFile& file, const TableText& table) {
  auto match = Run(file, table, true).run();
  if (!table.refused_header()) return match ? Result<void>{} : fail(match.error().message);
  if (!match) return {};
  return fail(file.name + ":" + std::to_string(table.header.number) +
              ": expected this header to be refused, it was taken");
}

}  // namespace

Result<Match> replay(const TableFile& file, const TableText& table) {
  if (table.refused_header())
    return fail(file.name + ":" + std::to_string(table.header.number) +
                ": this table is there to be refused");
  return Run(file, table, false).run();
}

CheckReport check(const TableFile& file) {
  CheckReport report;
  for (const auto& table : file.tables) {
    if (auto fine = check_table(file, table); fine) {
      ++report.passed;
    } else {
      ++report.failed;
      report.failures.push_back(fine.error().message);
    }
  }
  return report;
}

}  // namespace core
