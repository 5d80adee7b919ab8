# Precompiled headers: most of a file's compile time goes into nlohmann/json, SDL and the standard library. Files still
# include all that they use: the preset `lint` compiles without these headers and finds what is missing.
set(messhall_standard_headers
  <algorithm> <array> <bit> <cmath> <cstdint> <deque> <filesystem> <functional> <map> <memory> <numbers> <optional> <set>
  <span> <string> <string_view> <utility> <vector> <tl/expected.hpp> ${CMAKE_CURRENT_LIST_DIR}/precompiled/json.hpp)

# messhall_precompile(TARGET HEADERS…): the standard headers and these. Other targets join with REUSE_FROM.
function(messhall_precompile target)
  target_precompile_headers(${target} PRIVATE ${messhall_standard_headers} ${ARGN})
endfunction()

# SDL defines this for all who use it; defined everywhere, tests with and without SDL share one precompiled header.
target_compile_definitions(messhall_flags INTERFACE _REENTRANT)

# ccache has to look into precompiled headers, and to find the same ones from another build folder.
if(CMAKE_CXX_COMPILER_LAUNCHER MATCHES "ccache$")
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CMAKE_CXX_COMPILER_LAUNCHER})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(messhall_flags INTERFACE -fpch-preprocess)
  else()
    target_compile_options(messhall_flags INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()
