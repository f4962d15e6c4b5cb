// SPDX-License-Identifier: GPL-3.0-or-later
// Damages binary files as a sender with bad intentions would: bytes, whole fields, addresses, pieces; the same for the same seed.
#pragma once

#include <cstdint>
#include <cstring>
#include <random>
#include <string>

namespace saltus::testing {

class BinaryMutator {
public:
    explicit BinaryMutator(std::uint64_t seed) : random_(seed) {}

    // The bytes before `from` stay.
    std::string operator()(std::string bytes, std::size_t from = 0) {
        const std::size_t changes = std::size_t{1} << below(4);
        for (std::size_t i = 0; i < changes && bytes.size() > from + 16; ++i) change(bytes, from);
        return bytes;
    }

private:
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

    void change(std::string& bytes, std::size_t from) {
        const std::size_t at = from + below(bytes.size() - from - 8);
        switch (below(8)) {
        case 0:
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
            break;
        case 1:
        case 2:
            bytes[at] = static_cast<char>(below(256));
            break;
        case 3: { // a count or an address
            const std::uint64_t values[] = {0, 1, ~std::uint64_t{0}, std::uint64_t{1} << 31, std::uint64_t{1} << 62, below(bytes.size()), below(bytes.size()) & ~std::size_t{7}, below(64)};
            std::memcpy(bytes.data() + (at & ~std::size_t{7}), &values[below(8)], 8);
            break;
        }
        case 4: { // a small field
            const std::uint16_t value = static_cast<std::uint16_t>(below(4) == 0 ? 0xffff : below(70));
            std::memcpy(bytes.data() + (at & ~std::size_t{1}), &value, 2);
            break;
        }
        case 5: { // a piece from elsewhere
            const std::size_t length = 1 + below(64), source = from + below(bytes.size() - from);
            bytes.replace(at, std::min(length, bytes.size() - at), bytes.substr(source, length));
            break;
        }
        case 6: { // what comes after a signature is metadata
            static const char* const kSignatures[] = {"TREE", "SNOD", "HEAP", "GCOL", "OHDR", "BTLF"};
            const std::size_t found = bytes.find(kSignatures[below(6)], at);
            if (found == std::string::npos || found + 64 > bytes.size()) break;
            bytes[found + 4 + below(56)] = static_cast<char>(below(256));
            break;
        }
        default:
            if (below(16) == 0) bytes.resize(at);
            else bytes[at] = static_cast<char>(bytes[at] + 1);
        }
    }

    std::mt19937_64 random_;
};

} // namespace saltus::testing
