// SPDX-License-Identifier: GPL-3.0-or-later
// Result<T, E>: a value or an error, with the interface of std::expected (C++23), which g++ 12 does not ship.
#pragma once

#include "core/base/check.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace saltus {

template <class E>
class Unexpected {
public:
    explicit Unexpected(E error) : error_(std::move(error)) {}
    const E& error() const& noexcept { return error_; }
    E&& error() && noexcept { return std::move(error_); }

private:
    E error_;
};

struct Error;

template <class T, class E = Error>
class [[nodiscard]] Result {
public:
    using value_type = T;
    using error_type = E;

    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    template <class G>
    Result(Unexpected<G> failure) : content_(std::in_place_index<1>, std::move(failure).error()) {}

    bool has_value() const noexcept { return content_.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    T& value() & { SALTUS_DEMAND(has_value()); return std::get<0>(content_); }
    const T& value() const& { SALTUS_DEMAND(has_value()); return std::get<0>(content_); }
    T&& value() && { SALTUS_DEMAND(has_value()); return std::get<0>(std::move(content_)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    E& error() & { SALTUS_DEMAND(!has_value()); return std::get<1>(content_); }
    const E& error() const& { SALTUS_DEMAND(!has_value()); return std::get<1>(content_); }
    E&& error() && { SALTUS_DEMAND(!has_value()); return std::get<1>(std::move(content_)); }

    template <class U>
    T value_or(U&& other) const& { return has_value() ? **this : static_cast<T>(std::forward<U>(other)); }

private:
    std::variant<T, E> content_;
};

template <class E>
class [[nodiscard]] Result<void, E> {
public:
    using value_type = void;
    using error_type = E;

    Result() noexcept {} // not defaulted: `return {}` would then clear the room for an error first (10 ns)
    template <class G>
    Result(Unexpected<G> failure) : content_(std::in_place_index<1>, std::move(failure).error()) {}

    bool has_value() const noexcept { return content_.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }
    E& error() & { SALTUS_DEMAND(!has_value()); return std::get<1>(content_); }
    const E& error() const& { SALTUS_DEMAND(!has_value()); return std::get<1>(content_); }
    E&& error() && { SALTUS_DEMAND(!has_value()); return std::get<1>(std::move(content_)); }

private:
    std::variant<std::monostate, E> content_;
};

} // namespace saltus
