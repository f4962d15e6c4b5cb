// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: HDF5 identifiers that close themselves, and quiet, serialised access to the library.
#pragma once

#include <hdf5.h>

#include <mutex>
#include <utility>

namespace saltus::io {

class Handle {
public:
    using Close = herr_t (*)(hid_t);
    Handle() = default;
    Handle(hid_t id, Close closer) : id_(id), close_(closer) {}
    Handle(Handle&& other) noexcept : id_(std::exchange(other.id_, H5I_INVALID_HID)), close_(other.close_) {}
    Handle& operator=(Handle&& other) noexcept {
        if (this != &other) {
            close();
            id_ = std::exchange(other.id_, H5I_INVALID_HID);
            close_ = other.close_;
        }
        return *this;
    }
    ~Handle() { close(); }
    // False when closing failed: for a file that means that its last bytes did not reach the disk.
    bool close() noexcept {
        const hid_t id = std::exchange(id_, H5I_INVALID_HID);
        return id < 0 || close_(id) >= 0;
    }
    hid_t id() const noexcept { return id_; }
    explicit operator bool() const noexcept { return id_ >= 0; }

private:
    hid_t id_ = H5I_INVALID_HID;
    Close close_ = nullptr;
};

// The library is not thread-safe and prints its errors: one user at a time, and errors are ours to tell.
class Hdf5Access {
public:
    Hdf5Access() : lock_(mutex()) {
        H5dont_atexit(); // after a full disk its clean-up at exit would try to write again, and complain
        H5Eget_auto2(H5E_DEFAULT, &printer_, &data_);
        H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    }
    ~Hdf5Access() { H5Eset_auto2(H5E_DEFAULT, printer_, data_); }
    Hdf5Access(const Hdf5Access&) = delete;
    Hdf5Access& operator=(const Hdf5Access&) = delete;

private:
    static std::mutex& mutex() {
        static std::mutex one;
        return one;
    }
    std::unique_lock<std::mutex> lock_;
    H5E_auto2_t printer_ = nullptr;
    void* data_ = nullptr;
};

} // namespace saltus::io
