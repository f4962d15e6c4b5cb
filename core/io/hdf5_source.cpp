// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hdf5_source.h"

#include "core/io/confined_child.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <system_error>
#include <utility>

namespace saltus::io {

namespace fs = std::filesystem;
using namespace questions;

namespace {

// What processor time the reader may use: to start, for every answer, for every byte of one.
#ifdef SALTUS_SANITIZED
constexpr double kPatience = 20.0;
#else
constexpr double kPatience = 1.0;
#endif
constexpr double kToStart = 1.0, kAnAnswer = 1e-3, kAByte = 2e-8; // s
constexpr std::uint64_t kDeflateRatio = 1032;                     // the largest there is

// The texts of an answer, each behind its length; nothing if they do not fill it.
std::optional<std::vector<std::string>> split_texts(std::string_view bytes) {
    std::vector<std::string> out;
    while (!bytes.empty()) {
        std::uint32_t length = 0;
        if (bytes.size() < sizeof length) return {};
        std::memcpy(&length, bytes.data(), sizeof length);
        bytes.remove_prefix(sizeof length);
        if (bytes.size() < length) return {};
        out.emplace_back(bytes.substr(0, length));
        bytes.remove_prefix(length);
    }
    return out;
}

fs::path own_program() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
}

} // namespace

fs::path hdf5_reader_program() {
    constexpr const char* name = "saltus-hdf5-reader";
    const fs::path own = own_program(), beside = own.parent_path() / name, installed = own.parent_path().parent_path() / "libexec" / "saltus" / name;
    std::error_code none;
#ifdef SALTUS_BUILD_DIR
    // Tests lie in other folders of the build; an installed program never looks there.
    if (own.string().starts_with(std::string(SALTUS_BUILD_DIR) + '/')) return fs::path(SALTUS_BUILD_DIR) / "app" / name;
#endif
    return fs::exists(beside, none) ? beside : installed;
}

struct Hdf5Source::Impl {
    const InputFile& file;
    const CancelToken* cancel;
    ConfinedChild child;
    std::optional<Error> failure;
    double seconds = kToStart;
    std::uint64_t numbers = 0, text_bytes = 0; // that were asked for in all

    void fail_with(std::string message, std::string remedy) {
        if (!failure) failure = Error{ErrorKind::io, std::move(message), std::move(remedy), file.place()};
    }
    void ended() {
        switch (child.end()) {
        case ConfinedChild::End::none:
            break;
        case ConfinedChild::End::gone:
            return fail_with("the HDF5 file is damaged: reading it came to an end before its time", "use an undamaged copy");
        case ConfinedChild::End::too_slow:
            return fail_with("the HDF5 file is damaged: reading it takes longer than what it holds can need", "use an undamaged copy");
        case ConfinedChild::End::cancelled:
            if (!failure) failure = reading_stopped(file.place());
            return;
        }
    }
    // Nothing: failure. The bytes: `expected` of them, if that is said, else at most kMostBytes.
    std::optional<Answer> hear(std::string& bytes, std::optional<std::size_t> expected) {
        seconds += kAnAnswer;
        child.allow(kPatience * seconds);
        Answer answer{};
        if (failure || !child.receive(&answer, sizeof answer, cancel)) return ended(), std::nullopt;
        if (answer.bytes > kMostBytes || (answer.there != 0 && expected && answer.bytes != *expected)) {
            fail_with("the HDF5 file is damaged: it says one thing and holds another", "use an undamaged copy");
            return std::nullopt;
        }
        bytes.resize(answer.bytes);
        if (!child.receive(bytes.data(), bytes.size(), cancel)) return ended(), std::nullopt;
        seconds += kAByte * static_cast<double>(answer.bytes);
        return answer;
    }
    // What is wanted, and what becomes of the answer; `take` is not called where there is none.
    struct Wish {
        Ask ask;
        std::string path, member;
        std::uint64_t first = 0, count = 0;
        std::optional<std::size_t> expected; // bytes
        std::function<void(const Answer&, std::string&)> take;
        bool needed = false;
    };
    std::vector<Wish> wishes;

    bool fulfil() {
        bool all_there = true;
        const std::vector<Wish> now = std::exchange(wishes, {});
        // Never more questions than the socket holds: the reader may be waiting for us to take an answer.
        constexpr std::size_t kMostWaiting = 32768;
        std::string bytes;
        for (std::size_t heard = 0, asked = 0; heard < now.size() && !failure; ++heard) {
            if (heard == asked) {
                std::string message;
                for (; asked < now.size() && message.size() < kMostWaiting; ++asked) add_question(message, now[asked]);
                if (!failure && !child.send(message.data(), message.size(), cancel)) ended();
            }
            if (failure) break;
            const auto answer = hear(bytes, now[heard].expected);
            if (answer && answer->there != 0) now[heard].take(*answer, bytes);
            else all_there = all_there && !now[heard].needed;
        }
        return all_there && !failure;
    }
    void add_question(std::string& message, const Wish& wish) {
        if (wish.path.size() > kMostName || wish.member.size() > kMostName)
            return fail_with("the HDF5 file holds a name of more than 65536 bytes", "use an undamaged copy");
        const Question question{wish.ask, static_cast<std::uint32_t>(wish.path.size()), static_cast<std::uint32_t>(wish.member.size()), 0, wish.first, wish.count};
        message.append(reinterpret_cast<const char*>(&question), sizeof question);
        message += wish.path + wish.member;
    }
    template <class T>
    void want(Ask what, const std::string& path, const std::string& member, std::uint64_t first, std::size_t count, T* out) {
        SALTUS_DEMAND(count <= kMostElements);
        wishes.push_back({what, path, member, first, count, count * sizeof(T), [out](const Answer&, std::string& bytes) { std::memcpy(out, bytes.data(), bytes.size()); }, true});
    }
    void want_shape(const std::string& path, const std::string& member, std::optional<Shape>& out) {
        wishes.push_back({Ask::shape, path, member, 0, 0, sizeof(Shape), [this, &out](const Answer&, std::string& bytes) {
            Shape shape{};
            std::memcpy(&shape, bytes.data(), sizeof shape);
            if (shape.stored > file.size() || shape.count / kDeflateRatio > shape.stored || (shape.count > 0 && shape.stored == 0))
                fail_with("the HDF5 file is damaged: a list in it is longer than the file", "use an undamaged copy");
            else out = shape;
        }});
    }
    // The bytes of one answer; nothing: failure, or the file holds no such thing.
    std::optional<std::string> ask(Ask what, const std::string& path, const std::string& member, std::uint64_t first = 0, std::uint64_t count = 0) {
        std::optional<std::string> out;
        wishes.push_back({what, path, member, first, count, {}, [&out](const Answer&, std::string& bytes) { out = std::move(bytes); }});
        fulfil();
        return out;
    }
    template <class T>
    std::optional<std::vector<T>> all(Ask what, const std::string& path) {
        std::optional<Shape> found;
        want_shape(path, {}, found);
        if (!fulfil() || !found) return {};
        numbers += found->count;
        if (numbers > kMostNumbers) {
            fail_with("the HDF5 file holds more than " + std::to_string(kMostNumbers) + " numbers, the most that are read", "check that it is the right file");
            return {};
        }
        std::vector<T> out(static_cast<std::size_t>(found->count));
        if (found->dimensions != 1 && out.size() > kMostElements) return {};
        for (std::size_t first = 0; first < out.size(); first += kMostElements)
            want(what, path, {}, first, std::min(kMostElements, out.size() - first), out.data() + first);
        return fulfil() ? std::optional(std::move(out)) : std::nullopt;
    }
};

Hdf5Source::Hdf5Source(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Hdf5Source::Hdf5Source(Hdf5Source&&) noexcept = default;
Hdf5Source::~Hdf5Source() = default;

Result<Hdf5Source> Hdf5Source::open(const InputFile& file, const CancelToken* cancel) {
    auto child = ConfinedChild::start(hdf5_reader_program(), file.descriptor());
    if (!child) return Unexpected(child.error());
    auto impl = std::unique_ptr<Impl>(new Impl{file, cancel, std::move(*child), {}, kToStart, 0, 0, {}});
    std::string none;
    const auto opened = impl->hear(none, 0);
    if (!opened) return Unexpected(*impl->failure);
    if (opened->there == 0)
        return fail(ErrorKind::io, "this HDF5 file cannot be opened: it is damaged, or no HDF5 file", "use an undamaged copy", file.place());
    return Hdf5Source(std::move(impl));
}

const std::optional<Error>& Hdf5Source::failure() const noexcept {
    return impl_->failure;
}

bool Hdf5Source::exists(const std::string& path) {
    std::int64_t found = 0;
    impl_->wishes.push_back({Ask::exists, path, {}, 0, 0, 0, [&found](const Answer& answer, std::string&) { found = answer.value; }});
    return impl_->fulfil() && found == 1;
}

std::optional<std::vector<std::string>> Hdf5Source::names(const std::string& group) {
    const auto bytes = impl_->ask(Ask::names, group, {});
    return bytes ? split_texts(*bytes) : std::nullopt;
}

std::optional<Hdf5Source::Shape> Hdf5Source::shape(const std::string& path, const std::string& member) {
    std::optional<Shape> out;
    impl_->want_shape(path, member, out);
    return impl_->fulfil() ? out : std::nullopt;
}

std::optional<std::vector<std::string>> Hdf5Source::texts(const std::string& path, const std::string& member, std::uint64_t first, std::size_t count) {
    const auto bytes = impl_->ask(Ask::texts, path, member, first, count);
    if (!bytes) return {};
    impl_->text_bytes += bytes->size() - std::min(bytes->size(), 4 * count);
    if (impl_->text_bytes > impl_->file.size()) { // many elements may name one text
        impl_->fail_with("the HDF5 file is damaged: its texts are longer than the file", "use an undamaged copy");
        return {};
    }
    auto out = split_texts(*bytes);
    return out && out->size() == count ? out : std::nullopt;
}

std::optional<std::string> Hdf5Source::attribute_text(const std::string& path, const std::string& name) {
    return impl_->ask(Ask::attribute_text, path, name);
}

std::optional<std::int64_t> Hdf5Source::attribute_number(const std::string& path, const std::string& name) {
    std::optional<std::int64_t> out;
    want_attribute(path, name, out);
    return fulfil() ? out : std::nullopt;
}

std::optional<std::vector<double>> Hdf5Source::all_reals(const std::string& path) {
    return impl_->all<double>(Ask::reals, path);
}
std::optional<std::vector<std::int64_t>> Hdf5Source::all_integers(const std::string& path) {
    return impl_->all<std::int64_t>(Ask::integers, path);
}

void Hdf5Source::want(const std::string& path, const std::string& member, std::uint64_t first, std::size_t count, double* out) {
    impl_->want(Ask::reals, path, member, first, count, out);
}
void Hdf5Source::want(const std::string& path, const std::string& member, std::uint64_t first, std::size_t count, std::int64_t* out) {
    impl_->want(Ask::integers, path, member, first, count, out);
}
void Hdf5Source::want_shape(const std::string& path, const std::string& member, std::optional<Shape>& out) {
    impl_->want_shape(path, member, out);
}
void Hdf5Source::want_attribute(const std::string& path, const std::string& name, std::optional<std::string>& out) {
    impl_->wishes.push_back({Ask::attribute_text, path, name, 0, 0, {}, [&out](const Answer&, std::string& bytes) { out = bytes; }});
}
void Hdf5Source::want_attribute(const std::string& path, const std::string& name, std::optional<std::int64_t>& out) {
    impl_->wishes.push_back({Ask::attribute_number, path, name, 0, 0, 0, [&out](const Answer& answer, std::string&) { out = answer.value; }});
}
bool Hdf5Source::fulfil() {
    return impl_->fulfil();
}

} // namespace saltus::io
