// SPDX-License-Identifier: GPL-3.0-or-later
// saltus-hdf5-reader: reads HDF5 files of strangers where that can do no harm. Saltus starts it with a socket as descriptor 0 and the
// file as descriptor 3; it limits itself, then answers questions (hdf5_questions.h) until the socket is closed.
#include "core/io/hdf5_reader/confinement.h"
#include "core/io/hdf5_reader/content.h"
#include "core/io/hdf5_reader/descriptor_driver.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>

#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using namespace saltus::hdf5_reader;
using questions::Answer;
using questions::Ask;
using questions::Question;

constexpr int kSocket = 0, kFile = 3;

bool receive(void* out, std::size_t bytes) {
    auto* to = static_cast<char*>(out);
    while (bytes > 0) {
        const ssize_t got = ::read(kSocket, to, bytes);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        to += got;
        bytes -= static_cast<std::size_t>(got);
    }
    return true;
}

bool send(const void* data, std::size_t bytes) {
    const auto* from = static_cast<const char*>(data);
    while (bytes > 0) {
        const ssize_t sent = ::write(kSocket, from, bytes);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        from += sent;
        bytes -= static_cast<std::size_t>(sent);
    }
    return true;
}

bool answer(bool there, std::int64_t value, const std::string& bytes = {}) {
    const Answer head{there ? 1u : 0u, static_cast<std::uint32_t>(bytes.size()), value};
    return send(&head, sizeof head) && send(bytes.data(), bytes.size());
}

bool answer(const std::optional<std::string>& bytes) {
    return answer(bytes.has_value(), 0, bytes.value_or(std::string()));
}

bool answer_to(Content& content, const Question& question, const std::string& path, const std::string& member) {
    switch (question.ask) {
    case Ask::exists:
        return answer(true, content.exists(path) ? 1 : 0);
    case Ask::names:
        return answer(content.names(path));
    case Ask::shape: {
        const auto shape = content.shape(path, member);
        return answer(shape.has_value(), 0, shape ? std::string(reinterpret_cast<const char*>(&*shape), sizeof *shape) : std::string());
    }
    case Ask::reals:
    case Ask::integers:
        return answer(content.numbers(path, member, question.ask == Ask::reals, question.first, question.count));
    case Ask::texts:
        return answer(content.texts(path, member, question.first, question.count));
    case Ask::attribute_text:
        return answer(content.attribute_text(path, member));
    case Ask::attribute_number: {
        const auto number = content.attribute_number(path, member);
        return answer(number.has_value(), number.value_or(0));
    }
    }
    return answer(false, 0);
}

void answer_all(Content content) {
    Question question{};
    while (receive(&question, sizeof question)) {
        if (question.path_bytes > questions::kMostName || question.member_bytes > questions::kMostName) return;
        std::string path(question.path_bytes, '\0'), member(question.member_bytes, '\0');
        if (!receive(path.data(), path.size()) || !receive(member.data(), member.size())) return;
        if (!answer_to(content, question, path, member)) return;
    }
}

// For tests: what is still possible once the door is shut.
int tell_what_is_possible() {
    limit_itself(0);
    const bool filtered = allow_nothing_new();
    const auto tell = [](const char* what, bool possible) { std::printf("%s: %s\n", what, possible ? "possible" : "refused"); };
    tell("filter", filtered);
    tell("open", ::open("/dev/null", O_RDONLY) >= 0);
    tell("socket", ::socket(AF_INET, SOCK_STREAM, 0) >= 0);
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    tell("fork", child > 0);
    char name[] = "true";
    char* const arguments[] = {name, nullptr};
    std::fflush(stdout);
    ::execv("/bin/true", arguments);
    tell("execute", false);
    tell("unlink", ::unlink("/tmp/saltus-hdf5-reader-nothing") == 0 || errno == ENOENT);
    std::fflush(stdout);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 2 && std::strcmp(argv[1], "--confinement") == 0) ::_exit(tell_what_is_possible());
    struct stat info {};
    if (::fstat(kFile, &info) != 0) {
        std::fputs("saltus-hdf5-reader is started by saltus and saltus-cli\n", stderr);
        return 2;
    }
    const auto bytes = static_cast<std::uint64_t>(info.st_size);
    limit_itself(bytes);
#ifdef __GLIBC__
    // The library takes and frees the same large blocks for every list: given back to the system each time, they cost more than the reading.
    constexpr int kKept = 64 << 20;
    ::mallopt(M_TRIM_THRESHOLD, kKept);
    ::mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
    H5dont_atexit();
    if (H5open() < 0 || H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr) < 0 || H5PLset_loading_state(0) < 0) ::_exit(2);
    H5Lunregister(H5L_TYPE_EXTERNAL);
    allow_nothing_new();
    const hid_t file = open_descriptor(kFile, bytes);
    if (!answer(file >= 0, 0)) ::_exit(1);
    if (file >= 0) answer_all(Content(file));
    ::_exit(0); // closing would only give the file's damage another chance
}
