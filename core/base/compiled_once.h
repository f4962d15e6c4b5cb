// SPDX-License-Identifier: GPL-3.0-or-later
// Copying, moving and ending a value of many kinds is seconds of compiling in each file that does it. Such a struct declares these
// members here (SALTUS_COMPILED_ONCE, in its public part) and has them in one .cpp (SALTUS_COMPILED_HERE).
#pragma once

#define SALTUS_COMPILED_ONCE(Struct)              \
    Struct();                                     \
    Struct(const Struct&);                        \
    Struct(Struct&&) noexcept;                    \
    Struct& operator=(const Struct&);             \
    Struct& operator=(Struct&&) noexcept;         \
    ~Struct()

#define SALTUS_COMPILED_HERE(Struct)                       \
    Struct::Struct() = default;                            \
    Struct::Struct(const Struct&) = default;               \
    Struct::Struct(Struct&&) noexcept = default;           \
    Struct& Struct::operator=(const Struct&) = default;    \
    Struct& Struct::operator=(Struct&&) noexcept = default; \
    Struct::~Struct() = default
