// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include <cmath>

namespace saltus::testing {

inline void near(double is, double wanted, double tolerance) {
    QVERIFY2(std::abs(is - wanted) <= tolerance, qPrintable(QString("%1 instead of %2: %3 off").arg(is, 0, 'g', 15).arg(wanted, 0, 'g', 15).arg(is - wanted)));
}

} // namespace saltus::testing
