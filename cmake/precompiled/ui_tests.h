// What nearly every test of the window includes; compiled once.
#pragma once

#include "cmake/precompiled/ui.h"

#include <QtTest>
