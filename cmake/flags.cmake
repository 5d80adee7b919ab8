# One set of compiler flags for everything that we wrote.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

add_library(messhall_flags INTERFACE)
target_include_directories(messhall_flags INTERFACE ${PROJECT_SOURCE_DIR})
# -ffp-contract=off: the same sums on every machine (bots repeat over compilers).
target_compile_options(messhall_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Werror -ffp-contract=off)
if(MESSHALL_FUZZ)
  # Coverage for libFuzzer in all our code; the fuzzer's own main comes with -fsanitize=fuzzer (tests/fuzz).
  set(fuzz_flags -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -g)
  target_compile_options(messhall_flags INTERFACE ${fuzz_flags})
  target_link_options(messhall_flags INTERFACE ${fuzz_flags})
endif()

# g++ 12 warns of overlapping, endless and outlying copies in `"text" + std::string` where there are none (GCC bug 105651).
# Its garbage collector need not start for a file of usual size: that would walk the whole precompiled header.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(messhall_flags INTERFACE
    -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds --param=ggc-min-heapsize=262144)
endif()

# messhall_library(NAME): a static library of all *.cpp of this folder and the folders below it.
function(messhall_library name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC messhall_flags)
endfunction()
