// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of one test in a program that holds several (cmake/together.cmake).
#pragma once

#include <cstdio>
#include <cstring>
#include <initializer_list>

namespace saltus::testing {

struct NamedTest {
    const char* name;
    int (*run)(int argc, char** argv);
};

// The test by whose name the program was called, through a link; else the one that its first argument names.
inline int run_one_of(std::initializer_list<NamedTest> tests, int argc, char** argv) {
    for (int first = 0; first < 2 && first < argc; ++first) {
        const char* slash = std::strrchr(argv[first], '/');
        for (const NamedTest& test : tests)
            if (std::strcmp(test.name, slash ? slash + 1 : argv[first]) == 0)
                return test.run(argc - first, argv + first);
    }
    std::fprintf(stderr, "Name one test:");
    for (const NamedTest& test : tests) std::fprintf(stderr, " %s", test.name);
    std::fprintf(stderr, "\n");
    return 2;
}

} // namespace saltus::testing
