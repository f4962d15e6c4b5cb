# One folder, one target, an explicit list of sources.
#   saltus_library(NAME SOURCES ... [PUBLIC libs...] [PRIVATE libs...] [QT] [HOT|PLAIN] [PRECOMPILED kind|none])
#   saltus_test(NAME SOURCES ... LIBS ... [XVFB] [LONG] [ENV k=v...] [TIMEOUT s])   a Qt Test program; LONG: with `packaging/test --long` alone

add_library(saltus_options INTERFACE)
target_include_directories(saltus_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_features(saltus_options INTERFACE cxx_std_20)
target_compile_options(saltus_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual -Wformat=2
    -Woverloaded-virtual
    # g++ 12 takes moved strings of `a + "..."` for overruns; clang++ does not know these names.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized> -Wno-array-bounds
    $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow> $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    # Same bits everywhere: no fused multiply-add behind our back.
    -ffp-contract=off)
if(SALTUS_WERROR)
    target_compile_options(saltus_options INTERFACE -Werror)
endif()
if(SALTUS_SANITIZE)
    target_compile_options(saltus_options INTERFACE -fsanitize=${SALTUS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(saltus_options INTERFACE -fsanitize=${SALTUS_SANITIZE})
endif()

# What runs once for an edit, a click or a file is optimised less: a fifth less time to compile. A precompiled header takes part
# only in what is optimised like itself, so that its kind is plain or not as a whole.
function(saltus_plain)
    foreach(name ${ARGN})
        target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    endforeach()
endfunction()

# Headers of libraries that nearly every source includes are compiled once for each kind of sources
# (cmake/precompiled): much of the time of a build went into reading them again. Sources still include what they use: -DSALTUS_PRECOMPILED=OFF builds too.
option(SALTUS_PRECOMPILED "Precompiled headers" ON)
#   saltus_precompiled_kind(KIND [PLAIN] libs...)
function(saltus_precompiled_kind kind)
    cmake_parse_arguments(ARG "PLAIN" "" "" ${ARGN})
    if(NOT SALTUS_PRECOMPILED)
        return()
    endif()
    set(source ${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Carries cmake/precompiled/${kind}.h.\n" @ONLY)
    add_library(precompiled_${kind} OBJECT ${source})
    target_link_libraries(precompiled_${kind} PRIVATE saltus_options ${ARG_UNPARSED_ARGUMENTS})
    if(ARG_PLAIN)
        saltus_plain(precompiled_${kind})
    endif()
    target_precompile_headers(precompiled_${kind} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled/${kind}.h)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(precompiled_${kind} PRIVATE -fpch-preprocess) # ccache asks for it
    endif()
endfunction()

function(saltus_precompile name kind)
    if(NOT SALTUS_PRECOMPILED OR kind STREQUAL "none")
        return()
    endif()
    target_precompile_headers(${name} REUSE_FROM precompiled_${kind})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${name} PRIVATE -fpch-preprocess)
    endif()
endfunction()

# Sources of a library are compiled several at a time where nobody waits for one of them: most of a small source's time goes
# into its headers. Names in unnamed namespaces are therefore each library's, not each file's.
option(SALTUS_UNITY "Compile several sources of a library at once" OFF)
set(SALTUS_UNITY_BATCH 6 CACHE STRING "Sources compiled at once")
function(saltus_unity name)
    if(NOT SALTUS_UNITY)
        return()
    endif()
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE ${SALTUS_UNITY_BATCH})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # The warning is meant for headers, and takes each source of a batch for one.
        target_compile_options(${name} PRIVATE -Wno-subobject-linkage)
    endif()
endfunction()

function(saltus_library name)
    cmake_parse_arguments(ARG "QT;HOT;PLAIN" "PRECOMPILED" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC saltus_options ${ARG_PUBLIC} PRIVATE ${ARG_PRIVATE})
    if(ARG_QT)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
    if(ARG_HOT)
        # Where time steps spend their time. No option here lets the compiler change the order of sums. Without precompiled
        # headers, since g++ takes the level of optimisation from them and leaves that of the source unsaid.
        # Nor with sanitizers, whose checks make -O3 take minutes a file.
        if(NOT SALTUS_SANITIZE)
            target_compile_options(${name} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-O3>)
        endif()
        target_compile_options(${name} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-fno-math-errno>)
        set(ARG_PRECOMPILED none)
    elseif(NOT ARG_PRECOMPILED)
        if(ARG_QT)
            set(ARG_PRECOMPILED ui)
            set(ARG_PLAIN ON)
        elseif(ARG_PLAIN)
            set(ARG_PRECOMPILED plain)
        else()
            set(ARG_PRECOMPILED standard)
        endif()
    endif()
    if(ARG_PLAIN)
        saltus_plain(${name})
    endif()
    saltus_precompile(${name} ${ARG_PRECOMPILED})
    saltus_unity(${name})
endfunction()

# Not built unless asked for: what takes long, and programs that print times. The target `long` builds them all.
function(saltus_long)
    set_target_properties(${ARGN} PROPERTIES EXCLUDE_FROM_ALL ON)
    if(NOT TARGET long)
        add_custom_target(long)
    endif()
    add_dependencies(long ${ARGN})
endfunction()

# test_x.moc for each test_x.cpp that includes it. AUTOMOC would start CMake once for each program, and compile a file with nothing
# in it; tests declare their classes in their own sources, and moc needs no headers to read those.
function(saltus_moc name)
    set(definitions $<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>)
    get_target_property(sources ${name} SOURCES)
    foreach(source ${sources})
        get_filename_component(stem ${source} NAME_WE)
        file(STRINGS ${source} wanted REGEX "^#include \"${stem}\\.moc\"")
        if(NOT wanted)
            continue()
        endif()
        set(made ${CMAKE_CURRENT_BINARY_DIR}/${name}.dir/${stem}.moc)
        add_custom_command(
            OUTPUT ${made}
            COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/${name}.dir
            COMMAND Qt6::moc "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>" -o ${made} ${CMAKE_CURRENT_SOURCE_DIR}/${source}
            DEPENDS ${source}
            VERBATIM COMMAND_EXPAND_LISTS)
        target_sources(${name} PRIVATE ${made})
    endforeach()
    target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${name}.dir)
endfunction()

function(saltus_test name)
    cmake_parse_arguments(ARG "XVFB;LONG" "TIMEOUT" "SOURCES;LIBS;ENV" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    if(CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/ui/")
        target_link_libraries(${name} PRIVATE Qt6::Widgets)
        saltus_precompile(${name} ui_tests)
    else()
        saltus_precompile(${name} core_tests)
    endif()
    saltus_plain(${name})
    saltus_moc(${name})
    target_link_libraries(${name} PRIVATE saltus_options ${ARG_LIBS} Qt6::Test)
    # Tests that count allocations replace operator new; g++ 14 takes their free() for a mismatch.
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>)
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
    if(SALTUS_SANITIZE MATCHES thread)
        list(APPEND ARG_ENV TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/races.supp)
    endif()
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 300)
    endif()
    if(ARG_LONG) # Qt Test has a limit of its own, five minutes for each function
        list(APPEND ARG_ENV QTEST_FUNCTION_TIMEOUT=${ARG_TIMEOUT}000)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} ENVIRONMENT "${ARG_ENV}")
    if(ARG_LONG)
        saltus_long(${name})
        set_tests_properties(${name} PROPERTIES LABELS long)
    endif()
endfunction()
