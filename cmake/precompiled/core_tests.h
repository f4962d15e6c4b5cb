// What nearly every test of the core includes; compiled once.
#pragma once

#include "cmake/precompiled/standard.h"

// Not <QtTest>: it asks for macros that differ from folder to folder.
#include <QtCore>
