// What nearly every test of the window includes; compiled once.
#pragma once

#include "cmake/precompiled/ui.h"

// Not <QtTest>: it asks for macros that differ from folder to folder.
#include <QtCore>
