# Tests: each is a file of its own with one class, and `ctest -R NAME` runs it in a process of its own.
#   saltus_test(NAME SOURCES ... [LIBS ...] [DEFINITIONS ...] [XVFB] [LONG] [ALONE] [ENV k=v...] [TIMEOUT s])
# LONG: with `packaging/test --long` alone. ALONE: never compiled together with others (see saltus_tests_together).
#   set(SALTUS_TESTS_OF name)   tests from this folder on that are compiled together; else those of tests/FOLDER/FOLDER

# test_x.moc for each test_x.cpp that includes it. AUTOMOC would start CMake once for each program, and compile a file with nothing
# in it; tests declare their classes in their own sources, and moc needs no headers to read those.
function(saltus_moc name)
    set(definitions $<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${name}.dir)
    foreach(source ${ARGN})
        get_filename_component(source ${source} ABSOLUTE)
        get_filename_component(stem ${source} NAME_WE)
        file(STRINGS ${source} wanted REGEX "^#include \"${stem}\\.moc\"")
        if(NOT wanted)
            continue()
        endif()
        add_custom_command(
            OUTPUT ${folder}/${stem}.moc
            COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
            COMMAND Qt6::moc "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>" -o ${folder}/${stem}.moc ${source}
            DEPENDS ${source}
            VERBATIM COMMAND_EXPAND_LISTS)
        target_sources(${name} PRIVATE ${folder}/${stem}.moc)
    endforeach()
    target_include_directories(${name} PRIVATE ${folder})
endfunction()

# What every program of tests is made with.
#   saltus_test_program(NAME ui|core SOURCES ... [LIBS ...] [DEFINITIONS ...])
function(saltus_test_program name kind)
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBS;DEFINITIONS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    if(kind STREQUAL "ui")
        target_link_libraries(${name} PRIVATE Qt6::Widgets)
    endif()
    saltus_precompile(${name} ${kind}_tests)
    saltus_plain(${name})
    target_link_libraries(${name} PRIVATE saltus_options ${ARG_LIBS} Qt6::Test)
    # Tests that count allocations replace operator new; g++ 14 takes their free() for a mismatch.
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>)
    target_compile_definitions(${name} PRIVATE SALTUS_SOURCE_DIR="${PROJECT_SOURCE_DIR}" ${ARG_DEFINITIONS})
endfunction()

function(saltus_test name)
    cmake_parse_arguments(ARG "XVFB;LONG;ALONE" "TIMEOUT" "SOURCES;LIBS;DEFINITIONS;ENV" ${ARGN})
    file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
    set(kind core)
    if(folder MATCHES "^ui/")
        set(kind ui)
    endif()
    list(GET ARG_SOURCES 0 source)
    get_filename_component(source ${source} ABSOLUTE)
    if(SALTUS_UNITY)
        file(STRINGS ${source} heap REGEX "counted_allocations\\.h|failing_allocations\\.h|operator new")
    endif()
    if(NOT SALTUS_UNITY OR ARG_ALONE OR ARG_LONG OR name IN_LIST SALTUS_ALONE OR heap MATCHES "failing_allocations|operator new")
        saltus_test_program(${name} ${kind} SOURCES ${ARG_SOURCES} LIBS ${ARG_LIBS} DEFINITIONS ${ARG_DEFINITIONS})
        saltus_moc(${name} ${ARG_SOURCES})
    else()
        if(NOT SALTUS_TESTS_OF)
            string(REGEX MATCH "^[^/]+(/[^/]+)?" SALTUS_TESTS_OF ${folder})
        endif()
        string(MAKE_C_IDENTIFIER ${SALTUS_TESTS_OF} together)
        if(heap) # they share one heap that counts
            set(together ${kind}_counted)
        endif()
        add_custom_target(${name})
        set_target_properties(${name} PROPERTIES SALTUS_KIND ${kind} SALTUS_SOURCE ${source} SALTUS_PLACE ${CMAKE_CURRENT_BINARY_DIR}/${name}
            SALTUS_LIBS "${ARG_LIBS}" SALTUS_DEFINITIONS "${ARG_DEFINITIONS}")
        set_property(GLOBAL APPEND PROPERTY SALTUS_TESTS_TOGETHER ${together})
        set_property(GLOBAL APPEND PROPERTY SALTUS_TESTS_OF_${together} ${name})
    endif()
    set(program ${CMAKE_CURRENT_BINARY_DIR}/${name})
    if(ARG_XVFB)
        add_test(NAME ${name} COMMAND xvfb-run -a -s "-screen 0 1920x1200x24" ${program})
        list(APPEND ARG_ENV QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1)
    else()
        add_test(NAME ${name} COMMAND ${program})
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

# Most of a test's time of compiling is spent in headers that its neighbours read too. So with SALTUS_UNITY several tests of a folder
# are one source and one program (cmake/together.cmake), which runs the test by whose name it is called: each keeps its path, as a
# link, and `ninja NAME` its sense. Alone stay those that replace operator new by something else than tests/counted_allocations.h,
# start themselves again, or have macros of their own; and those named in SALTUS_ALONE.
set(SALTUS_TESTS_AT_ONCE 8 CACHE STRING "Tests compiled at once with SALTUS_UNITY")
set(SALTUS_ALONE "" CACHE STRING "Names of tests that are compiled alone all the same")
function(saltus_tests_together)
    get_property(folders GLOBAL PROPERTY SALTUS_TESTS_TOGETHER)
    list(REMOVE_DUPLICATES folders)
    foreach(folder ${folders})
        get_property(tests GLOBAL PROPERTY SALTUS_TESTS_OF_${folder})
        list(LENGTH tests count)
        math(EXPR programs "(${count} + ${SALTUS_TESTS_AT_ONCE} - 1) / ${SALTUS_TESTS_AT_ONCE}")
        math(EXPR last "${programs} - 1")
        foreach(number RANGE ${last})
            # As many in each, give or take one.
            math(EXPR first "${number} * ${count} / ${programs}")
            math(EXPR length "(${number} + 1) * ${count} / ${programs} - ${first}")
            list(SUBLIST tests ${first} ${length} some)
            saltus_test_group(tests_${folder}_${number} ${some})
        endforeach()
    endforeach()
endfunction()

function(saltus_test_group program)
    foreach(test ${ARGN})
        get_target_property(kind ${test} SALTUS_KIND)
        get_target_property(source ${test} SALTUS_SOURCE)
        get_target_property(place ${test} SALTUS_PLACE)
        get_target_property(more_libs ${test} SALTUS_LIBS)
        get_target_property(more_definitions ${test} SALTUS_DEFINITIONS)
        list(APPEND sources ${source})
        list(APPEND named ${test}=${source})
        list(APPEND libs ${more_libs})
        list(APPEND definitions ${more_definitions})
        list(APPEND links COMMAND ${CMAKE_COMMAND} -E create_symlink $<TARGET_FILE:${program}> ${place})
        add_dependencies(${test} ${program})
    endforeach()
    list(REMOVE_DUPLICATES libs)
    list(REMOVE_DUPLICATES definitions)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${program}.dir/${program}.cpp)
    add_custom_command(
        OUTPUT ${made}
        COMMAND ${CMAKE_COMMAND} -P ${PROJECT_SOURCE_DIR}/cmake/together.cmake ${made} ${named}
        DEPENDS ${sources} ${PROJECT_SOURCE_DIR}/cmake/together.cmake
        VERBATIM)
    saltus_test_program(${program} ${kind} SOURCES ${made} LIBS ${libs} DEFINITIONS ${definitions})
    saltus_moc(${program} ${sources})
    add_custom_command(TARGET ${program} POST_BUILD ${links} VERBATIM)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${program} PRIVATE -Wno-subobject-linkage) # as in saltus_unity
    endif()
endfunction()
