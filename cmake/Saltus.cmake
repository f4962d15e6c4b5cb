# One folder, one target, an explicit list of sources.
#   saltus_library(NAME SOURCES ... [PUBLIC libs...] [PRIVATE libs...] [QT])
#   saltus_test(NAME SOURCES ... LIBS ... [XVFB] [ENV k=v...] [TIMEOUT s])   a Qt Test program

add_library(saltus_options INTERFACE)
target_include_directories(saltus_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_features(saltus_options INTERFACE cxx_std_20)
target_compile_options(saltus_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual -Wformat=2
    -Woverloaded-virtual -Wno-maybe-uninitialized
    # Same bits everywhere: no fused multiply-add behind our back.
    -ffp-contract=off)
if(SALTUS_WERROR)
    target_compile_options(saltus_options INTERFACE -Werror)
endif()
if(SALTUS_SANITIZE)
    target_compile_options(saltus_options INTERFACE -fsanitize=${SALTUS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(saltus_options INTERFACE -fsanitize=${SALTUS_SANITIZE})
endif()

function(saltus_library name)
    cmake_parse_arguments(ARG "QT" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC saltus_options ${ARG_PUBLIC} PRIVATE ${ARG_PRIVATE})
    if(ARG_QT)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
endfunction()

function(saltus_test name)
    cmake_parse_arguments(ARG "XVFB" "TIMEOUT" "SOURCES;LIBS;ENV" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE saltus_options ${ARG_LIBS} Qt6::Test)
    # Tests that count allocations replace operator new; g++ 14 takes their free() for a mismatch.
    target_compile_options(${name} PRIVATE -Wno-mismatched-new-delete)
    target_compile_definitions(${name} PRIVATE SALTUS_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    if(ARG_XVFB)
        add_test(NAME ${name} COMMAND xvfb-run -a -s "-screen 0 1920x1200x24" $<TARGET_FILE:${name}>)
        list(APPEND ARG_ENV QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1)
    else()
        add_test(NAME ${name} COMMAND ${name})
        list(APPEND ARG_ENV QT_QPA_PLATFORM=offscreen)
    endif()
    if(SALTUS_SANITIZE MATCHES address)
        list(APPEND ARG_ENV LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/leaks.supp)
    endif()
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 300)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} ENVIRONMENT "${ARG_ENV}")
endfunction()
