# cmake -DSOURCES=FOLDER -DOUT=FILE.cpp -P collect.cmake
# Texts that are shown but do not stand in a tr(): labels and helps of the fields (the core knows no Qt), titles and
# descriptions of the shipped scenes. Written as a source that lupdate reads; nothing compiles it.
cmake_minimum_required(VERSION 3.25)

# CMake's lists know ; [ and ] as signs of their own.
function(read_text file result)
    file(READ ${file} text)
    string(REPLACE ";" "<semicolon>" text "${text}")
    string(REPLACE "[" "<open>" text "${text}")
    string(REPLACE "]" "<close>" text "${text}")
    set(${result} "${text}" PARENT_SCOPE)
endfunction()

set(lines "")
# Quotes of each match: "..." with escapes, the same in C++ and JSON.
function(collect context)
    foreach(match IN LISTS ARGN)
        string(REGEX MATCH "\"([^\"\\]|\\\\.)+\"$" quoted "${match}")
        if(quoted)
            set(lines "${lines}QT_TRANSLATE_NOOP(\"${context}\", ${quoted})<end>\n")
        endif()
    endforeach()
    set(lines "${lines}" PARENT_SCOPE)
endfunction()

read_text(${SOURCES}/core/model/fields.h text)
string(REGEX MATCHALL "\\.(label|help) = \"([^\"\\]|\\\\.)*\"" matches "${text}")
collect(fields ${matches})

file(GLOB scenes ${SOURCES}/scenes/*.saltus)
foreach(scene IN LISTS scenes)
    read_text(${scene} text)
    string(REGEX MATCHALL "\n  \"(title|description)\": \"([^\"\\]|\\\\.)*\"" matches "${text}")
    collect(scenes ${matches})
endforeach()

string(REPLACE "<semicolon>" ";" lines "${lines}")
string(REPLACE "<open>" "[" lines "${lines}")
string(REPLACE "<close>" "]" lines "${lines}")
string(REPLACE "<end>" ";" lines "${lines}")
file(WRITE ${OUT} "${lines}")
