// The fuzzer of the table-file reader: any bytes are read, then run with their expectations or refused.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/table_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  // A file is read as text; libFuzzer hands bytes.
  const std::string_view content(reinterpret_cast<const char*>(bytes), size);
  const auto file = core::read_table_file("fuzz.table", content);
  if (file) core::check(*file);
  return 0;
}
