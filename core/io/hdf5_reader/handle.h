// SPDX-License-Identifier: GPL-3.0-or-later
// HDF5 identifiers that close themselves.
#pragma once

#include <hdf5.h>

#include <utility>

namespace saltus::hdf5_reader {

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
    void close() noexcept {
        const hid_t id = std::exchange(id_, H5I_INVALID_HID);
        if (id >= 0) close_(id);
    }
    hid_t id() const noexcept { return id_; }
    explicit operator bool() const noexcept { return id_ >= 0; }

private:
    hid_t id_ = H5I_INVALID_HID;
    Close close_ = nullptr;
};

} // namespace saltus::hdf5_reader
