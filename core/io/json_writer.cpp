// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_writer.h"

#include "core/base/text_stream.h"

#include <json/value.h>
#include <json/writer.h>

#include <memory>
#include <utility>

namespace saltus::io {

std::string json_written(const Json::Value& value, int digits, const char* indentation) {
    Json::StreamWriterBuilder builder;
    builder["indentation"] = indentation;
    builder["precision"] = digits;
    builder["emitUTF8"] = true;
    const std::unique_ptr<Json::StreamWriter> writer(builder.newStreamWriter());
    TextStream out;
    writer->write(value, &out);
    return std::move(out).str();
}

} // namespace saltus::io
