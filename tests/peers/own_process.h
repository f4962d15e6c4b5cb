// SPDX-License-Identifier: GPL-3.0-or-later
// Work in a process of its own: the peer ends some cases by an exception, an assertion or a signal, and the rows after them
// shall come all the same.
#pragma once

#include "core/base/error.h"

#include <functional>
#include <string>

namespace saltus::peers {

// What `work` returns, bytes. Errors: an exception of it by its words, or the signal that ended the process.
Result<std::string> in_own_process(const std::function<std::string()>& work);

} // namespace saltus::peers
