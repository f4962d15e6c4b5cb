// SPDX-License-Identifier: GPL-3.0-or-later
// A picture as a file, JPEG where the name ends in .jpg and else PNG, written whole or not at all.
#pragma once

#include "core/base/error.h"

#include <QImage>
#include <QString>

namespace saltus::ui {

// quality: of a JPEG, 0 to 100; -1: the usual one. Errors: nothing to write (an empty picture), folders and disks that take no file.
Result<void> writeImage(const QImage& image, const QString& file, int quality = -1);

} // namespace saltus::ui
