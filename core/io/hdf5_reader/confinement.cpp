// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hdf5_reader/confinement.h"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <vector>

#include <sys/mman.h>
#include <sys/resource.h>

#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

namespace saltus::hdf5_reader {

namespace {

template <class Resource>
void limit(Resource what, rlim_t most) {
    struct rlimit both {};
    if (::getrlimit(what, &both) != 0) return;
    if (both.rlim_max == RLIM_INFINITY || both.rlim_max > most) both.rlim_max = most;
    both.rlim_cur = both.rlim_max;
    ::setrlimit(what, &both); // raising is refused, lowering is not
}

#ifdef __linux__

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t kArchitecture = 0; // not known: no filter
#endif

// Of memory, time and open descriptors alone.
constexpr int kAllowed[] = {
    SYS_read, SYS_write, SYS_pread64, SYS_lseek, SYS_fstat, SYS_close, SYS_munmap, SYS_mremap, SYS_brk, SYS_madvise, SYS_futex,
    SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_getpid, SYS_gettid, SYS_tgkill, SYS_rt_sigaction, SYS_rt_sigprocmask,
    SYS_rt_sigreturn, SYS_sigaltstack, SYS_sched_yield, SYS_getrandom, SYS_getrusage, SYS_exit, SYS_exit_group, SYS_restart_syscall,
};

constexpr std::uint32_t kPlaceOfNumber = offsetof(seccomp_data, nr), kPlaceOfArchitecture = offsetof(seccomp_data, arch),
                        kPlaceOfProtection = offsetof(seccomp_data, args) + 2 * sizeof(std::uint64_t);

sock_filter load(std::uint32_t place) { return {BPF_LD | BPF_W | BPF_ABS, 0, 0, place}; }
sock_filter give(std::uint32_t verdict) { return {BPF_RET | BPF_K, 0, 0, verdict}; }
sock_filter if_equal(std::uint32_t value, std::uint8_t skip_if_not) { return {BPF_JMP | BPF_JEQ | BPF_K, 0, skip_if_not, value}; }

std::vector<sock_filter> filter() {
    constexpr std::uint32_t refuse = SECCOMP_RET_ERRNO | EACCES;
    std::vector<sock_filter> out = {load(kPlaceOfArchitecture), {BPF_JMP | BPF_JEQ | BPF_K, 1, 0, kArchitecture}, give(refuse), load(kPlaceOfNumber)};
    for (const int call : kAllowed) {
        out.push_back(if_equal(static_cast<std::uint32_t>(call), 1));
        out.push_back(give(SECCOMP_RET_ALLOW));
    }
    for (const int call : {SYS_mmap, SYS_mprotect}) { // memory, but none to execute
        out.push_back(if_equal(static_cast<std::uint32_t>(call), 4));
        out.push_back(load(kPlaceOfProtection));
        out.push_back({BPF_JMP | BPF_JSET | BPF_K, 0, 1, PROT_EXEC});
        out.push_back(give(refuse));
        out.push_back(give(SECCOMP_RET_ALLOW));
    }
    out.push_back(give(refuse));
    return out;
}

#endif

} // namespace

void limit_itself(std::uint64_t file_bytes) {
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::prctl(PR_SET_DUMPABLE, 0);
#endif
#ifndef SALTUS_SANITIZED // a sanitizer reserves the address space that it needs
    limit(RLIMIT_AS, rlim_t{768} << 20);
#endif
    limit(RLIMIT_CPU, static_cast<rlim_t>(20 + file_bytes / 1000000)); // the program that waits for us has finer ones
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_NOFILE, 0); // none but those that are open
}

bool allow_nothing_new() {
#ifdef __linux__
    if (kArchitecture == 0) return false;
    std::vector<sock_filter> steps = filter();
    const sock_fprog program{static_cast<unsigned short>(steps.size()), steps.data()};
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
    return ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
#else
    return false;
#endif
}

} // namespace saltus::hdf5_reader
