// SPDX-License-Identifier: GPL-3.0-or-later
// saltus-cli: runs, checks and analyses scenes without a display.
#include "app/cli/program.h"
#include "app/cli/terminal.h"
#include "core/io/last_words.h"

#include <exception>

namespace {

// What comes before main() too.
struct BeforeAllElse {
    BeforeAllElse() noexcept { std::set_terminate(saltus::io::end_with_message); }
};
[[gnu::init_priority(101)]] const BeforeAllElse before_all_else;

} // namespace

int main(int argc, char** argv) {
    saltus::cli::secure_standard_streams();
    saltus::io::tell_crashes();
    try {
        saltus::cli::Interrupts interrupts;
        return saltus::cli::run_program(argc, argv, interrupts);
    } catch (...) {
        saltus::io::tell_exception();
    }
    return saltus::cli::kRunFailed;
}
