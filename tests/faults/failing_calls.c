/* SPDX-License-Identifier: GPL-3.0-or-later
   Loaded before the C library (LD_PRELOAD): makes one call of the system fail, as a full disk, a lost device or want of memory would.
     SALTUS_FAULT=CALL:N[+]   the N-th call of that kind fails, with +: it and all later ones
     SALTUS_FAULT_COUNT=FILE  how many calls of each kind there were, written there when the program ends
   Kinds: write fsync rename open mmap malloc start clock. malloc counts calloc, realloc and memalign too; write pwrite and
   ftruncate; start threads and programs that are started; a clock that fails goes back by an hour. Only calls on regular
   files and of this program itself count. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { WRITE, FSYNC, RENAME, OPEN, MMAP, MALLOC, START, CLOCK, KINDS };
static const char* const names[KINDS] = {"write", "fsync", "rename", "open", "mmap", "malloc", "start", "clock"};
static const int errors[KINDS] = {ENOSPC, EIO, EACCES, EMFILE, ENOMEM, ENOMEM, EAGAIN, 0};

static atomic_long counts[KINDS];
static long which = -1, when = 0, from_then_on = 0;
static atomic_int ready;

/* The environment is read as soon as it is there: before constructors run. */
static void prepare(void) {
    if (atomic_load(&ready) || !environ) return;
    atomic_store(&ready, 1);
    for (char** entry = environ; *entry; ++entry) {
        if (strncmp(*entry, "SALTUS_FAULT=", 13) != 0) continue;
        const char* text = *entry + 13;
        for (int kind = 0; kind < KINDS; ++kind) {
            const size_t length = strlen(names[kind]);
            if (strncmp(text, names[kind], length) != 0 || text[length] != ':') continue;
            which = kind;
            char* end;
            when = strtol(text + length + 1, &end, 10);
            from_then_on = *end == '+';
        }
    }
}

static int fails(int kind) {
    prepare();
    const long number = atomic_fetch_add(&counts[kind], 1) + 1;
    if (kind != which || (from_then_on ? number < when : number != when)) return 0;
    errno = errors[kind];
    return 1;
}

static int is_regular(int descriptor) {
    struct stat info;
    return fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode);
}

__attribute__((destructor)) static void tell(void) {
    const char* file = getenv("SALTUS_FAULT_COUNT");
    if (!file) return;
    char text[400];
    int length = 0;
    for (int kind = 0; kind < KINDS; ++kind) length += snprintf(text + length, sizeof text - (size_t)length, "%s %ld\n", names[kind], atomic_load(&counts[kind]));
    const int descriptor = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor < 0) return;
    if (syscall(SYS_write, descriptor, text, (size_t)length) != length) abort();
    close(descriptor);
}

ssize_t write(int descriptor, const void* data, size_t bytes) {
    if (is_regular(descriptor) && fails(WRITE)) return -1;
    return syscall(SYS_write, descriptor, data, bytes);
}
ssize_t pwrite(int descriptor, const void* data, size_t bytes, off_t offset) {
    if (fails(WRITE)) return -1;
    return syscall(SYS_pwrite64, descriptor, data, bytes, offset);
}
ssize_t pwrite64(int descriptor, const void* data, size_t bytes, off64_t offset) { return pwrite(descriptor, data, bytes, offset); }
int ftruncate(int descriptor, off_t bytes) { return fails(WRITE) ? -1 : (int)syscall(SYS_ftruncate, descriptor, bytes); }
int posix_fallocate(int descriptor, off_t offset, off_t bytes) {
    if (fails(WRITE)) return errors[WRITE];
    return syscall(SYS_fallocate, descriptor, 0, offset, bytes) == 0 ? 0 : errno;
}
int fsync(int descriptor) { return fails(FSYNC) ? -1 : (int)syscall(SYS_fsync, descriptor); }
int rename(const char* from, const char* to) { return fails(RENAME) ? -1 : (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0); }

static int open_with(int folder, const char* path, int flags, va_list more) {
    const int mode = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, int) : 0;
    if (fails(OPEN)) return -1;
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}
int open(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const int made = open_with(AT_FDCWD, path, flags, more);
    va_end(more);
    return made;
}
int open64(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const int made = open_with(AT_FDCWD, path, flags, more);
    va_end(more);
    return made;
}
int openat(int folder, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const int made = open_with(folder, path, flags, more);
    va_end(more);
    return made;
}

void* mmap(void* at, size_t bytes, int protection, int flags, int descriptor, off_t offset) {
    if (fails(MMAP)) return MAP_FAILED;
    return (void*)syscall(SYS_mmap, at, bytes, protection, flags, descriptor, offset);
}

void* __libc_malloc(size_t);
void* __libc_calloc(size_t, size_t);
void* __libc_realloc(void*, size_t);
void* __libc_memalign(size_t, size_t);
void* malloc(size_t bytes) { return fails(MALLOC) ? NULL : __libc_malloc(bytes); }
void* calloc(size_t count, size_t bytes) { return fails(MALLOC) ? NULL : __libc_calloc(count, bytes); }
void* realloc(void* old, size_t bytes) { return fails(MALLOC) ? NULL : __libc_realloc(old, bytes); }
void* aligned_alloc(size_t alignment, size_t bytes) { return fails(MALLOC) ? NULL : __libc_memalign(alignment, bytes); }
int posix_memalign(void** out, size_t alignment, size_t bytes) {
    if (fails(MALLOC)) return ENOMEM;
    *out = __libc_memalign(alignment, bytes);
    return *out ? 0 : ENOMEM;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*body)(void*), void* argument) {
    if (fails(START)) return errors[START];
    int (*real)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    *(void**)&real = dlsym(RTLD_NEXT, "pthread_create");
    return real(thread, attributes, body, argument);
}
int posix_spawn(pid_t* id, const char* path, const posix_spawn_file_actions_t* actions, const posix_spawnattr_t* attributes, char* const arguments[], char* const environment[]) {
    if (fails(START)) return errors[START];
    int (*real)(pid_t*, const char*, const posix_spawn_file_actions_t*, const posix_spawnattr_t*, char* const[], char* const[]);
    *(void**)&real = dlsym(RTLD_NEXT, "posix_spawn");
    return real(id, path, actions, attributes, arguments, environment);
}
int clock_gettime(clockid_t which_clock, struct timespec* out) {
    const int result = (int)syscall(SYS_clock_gettime, which_clock, out);
    const int before = errno;
    if (result == 0 && fails(CLOCK)) {
        out->tv_sec -= 3600;
        errno = before;
    }
    return result;
}
