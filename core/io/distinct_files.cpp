// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/distinct_files.h"

#include <filesystem>
#include <system_error>

namespace saltus::io {

namespace {

bool same_file(const std::string& a, const std::string& b) {
    if (a.empty() || b.empty() || a.starts_with("/dev/")) return false;
    // Of a name whose first part does not exist yet weakly_canonical() makes no absolute one: "x.csv" and "./x.csv" would differ.
    const auto whole = [](const std::string& file) {
        std::error_code error;
        return std::filesystem::weakly_canonical(std::filesystem::absolute(file, error), error);
    };
    return whole(a) == whole(b);
}

} // namespace

Result<void> distinct_files(const std::vector<std::pair<std::string, std::string>>& files) {
    for (std::size_t b = 0; b < files.size(); ++b)
        for (std::size_t a = 0; a < b; ++a)
            if (same_file(files[a].second, files[b].second))
                return fail(ErrorKind::input, files[a].first + " and " + files[b].first + " are the same file",
                            "give each its own name", Place{files[b].second, 0, 0, {}});
    return {};
}

} // namespace saltus::io
