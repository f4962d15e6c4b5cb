# One folder, one target, an explicit list of sources.
#   saltus_library(NAME SOURCES ... [PUBLIC libs...] [PRIVATE libs...] [QT] [HOT|PLAIN] [PRECOMPILED kind|none])
# Tests: cmake/Tests.cmake.

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
set(SALTUS_UNITY_BATCH 6 CACHE STRING "Sources compiled at once; of the window twice as many, whose headers are large")
#   saltus_unity(NAME [ui])
function(saltus_unity name)
    if(NOT SALTUS_UNITY)
        return()
    endif()
    set(batch ${SALTUS_UNITY_BATCH})
    if(ARGV1) # 18 sources of the panels: 47.5 s of processor time by 6, 33.5 by 18
        math(EXPR batch "2 * ${batch}")
    endif()
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE ${batch})
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
    saltus_unity(${name} ${ARG_QT})
endfunction()

# Not built unless asked for: what takes long, and programs that print times. The target `long` builds them all.
function(saltus_long)
    set_target_properties(${ARGN} PROPERTIES EXCLUDE_FROM_ALL ON)
    if(NOT TARGET long)
        add_custom_target(long)
    endif()
    add_dependencies(long ${ARGN})
endfunction()
