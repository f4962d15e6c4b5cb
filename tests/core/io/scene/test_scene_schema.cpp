// SPDX-License-Identifier: GPL-3.0-or-later
// The published schema says what the reader does: same keys, same words, and the shipped scenes obey it.
#include "core/io/scene_keys.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <json/json.h>

#include <memory>
#include <regex>
#include <set>

using namespace saltus;

namespace {

Json::Value parsed(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file));
    const std::string text = in.readAll().toStdString();
    const std::unique_ptr<Json::CharReader> reader(Json::CharReaderBuilder().newCharReader());
    Json::Value root;
    std::string errors;
    if (!reader->parse(text.data(), text.data() + text.size(), &root, &errors)) qFatal("%s: %s", qPrintable(file), errors.c_str());
    return root;
}

// As much of JSON Schema, draft 2020-12, as our schema uses.
class Schema {
public:
    explicit Schema(Json::Value root) : root_(std::move(root)) {}

    std::string check(const Json::Value& value) const { return check(root_, value, "scene"); }
    const Json::Value& definitions() const { return root_["$defs"]; }
    std::set<std::string> unknown() const { return unknown_; }

private:
    static bool has_type(const Json::Value& value, const std::string& type) {
        if (type == "object") return value.isObject();
        if (type == "array") return value.isArray();
        if (type == "string") return value.isString();
        if (type == "number") return value.isNumeric();
        if (type == "integer") return value.isIntegral();
        if (type == "boolean") return value.isBool();
        return false;
    }

    // Empty when the value obeys, else where it does not.
    std::string check(const Json::Value& schema, const Json::Value& value, const std::string& path) const {
        for (const std::string& key : schema.getMemberNames()) {
            const Json::Value& rule = schema[key];
            if (key == "$schema" || key == "$defs" || key == "title" || key == "description" || key == "required") continue;
            // Rules for one type say nothing about values of another.
            const bool of_object = key == "properties" || key == "additionalProperties" || key == "propertyNames";
            const bool of_list = key == "items" || key == "minItems" || key == "maxItems";
            const bool of_number = key == "minimum" || key == "maximum" || key == "exclusiveMinimum" || key == "exclusiveMaximum";
            if ((of_object && !value.isObject()) || (of_list && !value.isArray()) || (of_number && !value.isNumeric()) ||
                (key == "pattern" && !value.isString()))
                continue;
            if (key == "$ref") {
                const std::string name = rule.asString().substr(std::string("#/$defs/").size());
                if (!root_["$defs"].isMember(name)) return path + ": no definition " + name;
                if (auto error = check(root_["$defs"][name], value, path); !error.empty()) return error;
            } else if (key == "type") {
                bool good = rule.isString() && has_type(value, rule.asString());
                if (rule.isArray())
                    for (const Json::Value& type : rule) good = good || has_type(value, type.asString());
                if (!good) return path + ": wrong type";
            } else if (key == "properties") {
                for (const std::string& name : value.getMemberNames())
                    if (rule.isMember(name))
                        if (auto error = check(rule[name], value[name], path + '.' + name); !error.empty()) return error;
            } else if (key == "additionalProperties") {
                for (const std::string& name : value.getMemberNames()) {
                    if (schema["properties"].isMember(name)) continue;
                    if (rule.isBool()) return path + ": unknown key " + name;
                    if (auto error = check(rule, value[name], path + '.' + name); !error.empty()) return error;
                }
            } else if (key == "propertyNames") {
                for (const std::string& name : value.getMemberNames())
                    if (auto error = check(rule, name, path + ".(" + name + ')'); !error.empty()) return error;
            } else if (key == "items") {
                for (Json::ArrayIndex i = 0; i < value.size(); ++i)
                    if (auto error = check(rule, value[i], path + '[' + std::to_string(i) + ']'); !error.empty()) return error;
            } else if (key == "enum") {
                bool good = false;
                for (const Json::Value& word : rule) good = good || word == value;
                if (!good) return path + ": not one of the words";
            } else if (key == "const") {
                if (!(rule == value)) return path + ": not the constant";
            } else if (key == "anyOf" || key == "oneOf") {
                int good = 0;
                std::string first;
                for (const Json::Value& one : rule) {
                    const std::string error = check(one, value, path);
                    good += error.empty() ? 1 : 0;
                    if (!error.empty()) first += error + "; ";
                }
                if (good == 0 || (key == "oneOf" && good > 1)) return path + ": " + std::to_string(good) + " alternatives fit: " + first;
            } else if (key == "pattern") {
                if (!std::regex_search(value.asString(), std::regex(rule.asString()))) return path + ": not of the pattern";
            } else if (key == "minItems") {
                if (value.size() < rule.asUInt()) return path + ": too few";
            } else if (key == "maxItems") {
                if (value.size() > rule.asUInt()) return path + ": too many";
            } else if (key == "minimum") {
                if (value.asDouble() < rule.asDouble()) return path + ": too small";
            } else if (key == "maximum") {
                if (value.asDouble() > rule.asDouble()) return path + ": too large";
            } else if (key == "exclusiveMinimum") {
                if (!(value.asDouble() > rule.asDouble())) return path + ": too small";
            } else if (key == "exclusiveMaximum") {
                if (!(value.asDouble() < rule.asDouble())) return path + ": too large";
            } else {
                unknown_.insert(key);
            }
        }
        for (const Json::Value& name : schema["required"])
            if (value.isObject() && !value.isMember(name.asString())) return path + ": the key " + name.asString() + " is missing";
        return {};
    }

    Json::Value root_;
    mutable std::set<std::string> unknown_;
};

Schema schema() { return Schema(parsed(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/saltus.schema.json"))); }

} // namespace

class TestSceneSchema : public QObject {
    Q_OBJECT

private slots:
    void theSchemaListsTheKeysThatTheReaderTakes() {
        const Schema published = schema();
        const Json::Value definitions = published.definitions();
        for (const io::SceneObject& object : io::scene_objects()) {
            const Json::Value& definition = definitions[std::string(object.name)];
            QVERIFY2(definition.isObject(), std::string(object.name).c_str());
            QVERIFY(definition["additionalProperties"] == Json::Value(false));
            std::set<std::string> keys, required, listed, listed_required;
            for (const io::SceneKey& key : object.keys) {
                keys.emplace(key.name);
                if (key.required) required.emplace(key.name);
            }
            for (const std::string& key : definition["properties"].getMemberNames()) listed.insert(key);
            for (const Json::Value& key : definition["required"]) listed_required.insert(key.asString());
            QVERIFY2(keys == listed, std::string(object.name).c_str());
            QVERIFY2(required == listed_required, std::string(object.name).c_str());
        }
    }

    void theSchemaListsTheWordsThatTheReaderKnows() {
        const Schema published = schema();
        for (const io::SceneWords& words : io::scene_words()) {
            std::vector<std::string> listed;
            for (const Json::Value& word : published.definitions()[std::string(words.name)]["enum"]) listed.push_back(word.asString());
            QVERIFY2(listed == std::vector<std::string>(words.words.begin(), words.words.end()), std::string(words.name).c_str());
        }
    }

    void everyDefinitionIsUsedAndExists() {
        QFile file(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/saltus.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const Schema published = schema();
        for (const std::string& name : published.definitions().getMemberNames()) {
            if (name == "plot_kind" || name == "system_kind" || name == "relation_kind" || name == "law_kind" || name == "body_shape_kind") continue; // for editors: the kinds in one place
            QVERIFY2(text.contains(QStringLiteral("\"#/$defs/") + QString::fromStdString(name) + QLatin1Char('"')), name.c_str());
        }
    }

    void theShippedScenesObeyTheSchema_data() {
        QTest::addColumn<QString>("file");
        for (const char* folder : {"/scenes", "/scenes/figures"}) {
            const QDir dir(QStringLiteral(SALTUS_SOURCE_DIR) + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.saltus")}, QDir::Files)) QTest::newRow(qPrintable(name)) << dir.filePath(name);
        }
        for (const char* name : {"good", "good-circuit", "good-genes", "good-rod", "good-string", "good-relay-free", "good-bodies", "good-made"})
            QTest::newRow(name) << QStringLiteral(SALTUS_SOURCE_DIR "/tests/corpus/") + QLatin1String(name) + QStringLiteral(".saltus");
    }
    void theShippedScenesObeyTheSchema() {
        QFETCH(QString, file);
        const Schema published = schema();
        const std::string error = published.check(parsed(file));
        QVERIFY2(error.empty(), error.c_str());
        QVERIFY(published.unknown().empty());
    }

    void theSchemaRefusesWhatTheReaderRefuses_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"no-version", "version-3", "no-systems", "unknown-key-scene", "unknown-key-system", "unknown-key-run", "unknown-kind-system",
                                 "unknown-kind-relation", "unknown-kind-law", "unknown-kind-plot", "unknown-kind-shape", "unknown-solver", "missing-law", "missing-e",
                                 "type-title", "type-matrix", "type-row", "type-value", "type-theta", "type-record", "type-pinned", "type-null", "range-one-end",
                                 "theta-two", "name-bad", "function-head", "unknown-kind-first-order", "unknown-kind-relay", "unknown-activation",
                                 "unknown-key-newton", "unknown-key-relay", "missing-f", "missing-g", "missing-mu", "missing-size", "type-gamma",
                                 "type-modes", "newton-tolerance", "newton-iterations"})
            QTest::newRow(name) << QStringLiteral(SALTUS_SOURCE_DIR "/tests/corpus/") + QLatin1String(name) + QStringLiteral(".saltus");
    }
    void theSchemaRefusesWhatTheReaderRefuses() {
        QFETCH(QString, file);
        QVERIFY(!schema().check(parsed(file)).empty());
    }
};

QTEST_GUILESS_MAIN(TestSceneSchema)
#include "test_scene_schema.moc"
