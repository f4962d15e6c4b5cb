# Several tests as one source: cmake -P together.cmake OUTPUT NAME=SOURCE ...
# All headers first, then each test in a namespace of its own, where its own #includes find everything read. Names of one test are
# thereby strangers to the next, `main` too.
math(EXPR last "${CMAKE_ARGC} - 1")
set(output ${CMAKE_ARGV3})
set(headers "")
set(tests "")
set(rows "")
foreach(i RANGE 4 ${last})
    string(REGEX MATCH "^([^=]+)=(.+)$" found "${CMAKE_ARGV${i}}")
    set(name ${CMAKE_MATCH_1})
    set(source ${CMAKE_MATCH_2})
    get_filename_component(folder ${source} DIRECTORY)
    file(STRINGS ${source} lines REGEX "^[ \t]*#[ \t]*include[ \t]")
    foreach(line ${lines})
        if(line MATCHES "\"(.*)\"")
            set(header ${CMAKE_MATCH_1})
            if(header MATCHES "\\.moc$")
                continue()
            endif()
            if(EXISTS ${folder}/${header})
                set(line "#include \"${folder}/${header}\"")
            endif()
        endif()
        list(APPEND headers "${line}")
    endforeach()
    string(APPEND tests "namespace in_${name} {\n#include \"${source}\"\n}\n")
    string(APPEND rows "        {\"${name}\", in_${name}::main},\n")
endforeach()
list(REMOVE_DUPLICATES headers)
list(JOIN headers "\n" headers)
file(WRITE ${output} "// Made by cmake/together.cmake.
${headers}
#include \"tests/one_of.h\"
// What moc's output includes.
#include <QtCore/qmetatype.h>
#if __has_include(<QtCore/qtmochelpers.h>)
#include <QtCore/qtmochelpers.h>
#endif
#if __has_include(<QtCore/qxptype_traits.h>)
#include <QtCore/qxptype_traits.h>
#endif

${tests}
int main(int argc, char** argv) {
    return saltus::testing::run_one_of({
${rows}    }, argc, argv);
}
")
