// nlohmann/json for precompiled headers, without its literals: their bodies need the whole parser, and g++
// would instantiate it anew in every file, half a second each, though nobody writes "…"_json.
#pragma once

#define JSON_USE_GLOBAL_UDLS 0
// Turns `json operator""_json(…) { … }` into a deleted operator and a template that nobody calls.
#define _json                               \
  _json(const char*, std::size_t) = delete; \
  template <class = void>                   \
  nlohmann::json parse_literal
#include <nlohmann/json.hpp>
#undef _json
