// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hdf5_reader/descriptor_driver.h"

#if H5_VERSION_GE(1, 13, 2)
#include <H5FDdevelop.h>
#endif

#include <cerrno>
#include <cstddef>
#include <new>

#include <unistd.h>

namespace saltus::hdf5_reader {

namespace {

int given_descriptor = -1;
haddr_t given_bytes = 0;
bool is_opened = false;

struct Source {
    H5FD_t common; // first: the library sees nothing else
    haddr_t end_of_allocation;
};

Source* source(H5FD_t* file) { return reinterpret_cast<Source*>(file); }
const Source* source(const H5FD_t* file) { return reinterpret_cast<const Source*>(file); }

H5FD_t* open(const char*, unsigned flags, hid_t, haddr_t) {
    if (is_opened || (flags & (H5F_ACC_RDWR | H5F_ACC_TRUNC | H5F_ACC_CREAT)) != 0) return nullptr;
    auto* made = new (std::nothrow) Source{};
    is_opened = made != nullptr;
    return made != nullptr ? &made->common : nullptr;
}
herr_t close(H5FD_t* file) {
    delete source(file);
    return 0;
}
herr_t query(const H5FD_t*, unsigned long* flags) {
    if (flags != nullptr) *flags = 0;
    return 0;
}
haddr_t end_of_allocation(const H5FD_t* file, H5FD_mem_t) { return source(file)->end_of_allocation; }
herr_t set_end_of_allocation(H5FD_t* file, H5FD_mem_t, haddr_t end) {
    source(file)->end_of_allocation = end;
    return 0;
}
haddr_t end_of_file(const H5FD_t*, H5FD_mem_t) { return given_bytes; }
herr_t read(H5FD_t*, H5FD_mem_t, hid_t, haddr_t from, std::size_t bytes, void* out) {
    if (from > given_bytes || bytes > given_bytes - from) return -1;
    auto* to = static_cast<char*>(out);
    while (bytes > 0) {
        const ssize_t got = ::pread(given_descriptor, to, bytes, static_cast<off_t>(from));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return -1;
        to += got;
        from += static_cast<haddr_t>(got);
        bytes -= static_cast<std::size_t>(got);
    }
    return 0;
}
herr_t write(H5FD_t*, H5FD_mem_t, hid_t, haddr_t, std::size_t, const void*) { return -1; }

const H5FD_class_t& description() {
    static const H5FD_class_t one = [] {
        H5FD_class_t out{};
#if H5_VERSION_GE(1, 13, 2)
        out.version = H5FD_CLASS_VERSION;
        out.value = static_cast<H5FD_class_value_t>(600);
#endif
        out.name = "descriptor";
        out.maxaddr = (haddr_t{1} << 62) - 1;
        out.fc_degree = H5F_CLOSE_STRONG;
        out.open = open;
        out.close = close;
        out.query = query;
        out.get_eoa = end_of_allocation;
        out.set_eoa = set_end_of_allocation;
        out.get_eof = end_of_file;
        out.read = read;
        out.write = write;
        for (auto& kind : out.fl_map) kind = H5FD_MEM_SUPER;
        return out;
    }();
    return one;
}

} // namespace

hid_t open_descriptor(int descriptor, std::uint64_t bytes) {
    given_descriptor = descriptor;
    given_bytes = bytes;
    const hid_t driver = H5FDregister(&description()), access = H5Pcreate(H5P_FILE_ACCESS);
    if (driver < 0 || access < 0 || H5Pset_driver(access, driver, nullptr) < 0) return -1;
    // Chunks of this size stay in memory: lists are read in parts.
    if (H5Pset_cache(access, 0, 521, std::size_t{64} << 20, 0.75) < 0) return -1;
    return H5Fopen("/file", H5F_ACC_RDONLY, access);
}

} // namespace saltus::hdf5_reader
