// SPDX-License-Identifier: GPL-3.0-or-later
// Run both: a second run B of the same scene beside the run A that is shown, with one thing different: another step, law,
// coefficient or parameter value. B goes as far as A has gone, from the same start, and makes A's changes of parameters at the
// same times; hands that pull bodies in A do not reach B. When A leaves its line, or its scene is edited, B begins anew.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/properties.h"
#include "core/simulation/recording.h"
#include "ui/run/dense_part.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace saltus {
class Program;
}

namespace saltus::ui {

// What is different in B.
struct Variation {
    std::string object;        // name of the part; "": a setting of the run
    model::PropertyId property;
    std::string text;          // as it would be typed into the inspector: "0.5 ms"
    QString name;              // "Step size h = 0.5 ms"
    friend bool operator==(const Variation&, const Variation&) = default;
};
// Errors: there is no such part or property, or the text is no value of it.
Result<model::Model> varied(const model::Model& model, const Variation& variation);

class RunController;
class RunWorker;

class SecondRun : public QObject {
    Q_OBJECT
public:
    explicit SecondRun(RunController& first, QObject* parent = nullptr);
    ~SecondRun() override;

    // `model`: of A, now. Errors: of the variation; those of the run arrive by failed().
    Result<void> begin(const model::Model& model, const Variation& variation);
    void setModel(const model::Model& model); // A's was edited: B begins anew, or ends where the variation has no place any more
    void end();
    bool active() const { return active_; }
    const Variation& variation() const { return variation_; }
    const model::Model& model() const { return model_; } // of B
    std::shared_ptr<const Recording> recording() const { return recording_; } // null until it is there
    double step() const { return step_; }      // h of B, s
    double time() const;                       // how far it is, s
    bool behind() const;                       // A is further by more than a step

    void askDense(double begin, double end, std::int64_t samples); // as of A
    const DenseParts& dense() const { return dense_; }

    void tick(); // of the window's one timer: takes what came, sends B on

signals:
    void changed();                    // it began, ended, or has another recording
    void failed(const saltus::Errors& errors); // it is over

private:
    void load();
    std::shared_ptr<const Program> sharedProgram() const;
    void take();
    void sendOn();

    RunController& first_;
    std::unique_ptr<RunWorker> worker_;
    bool active_ = false, ready_ = false;
    Variation variation_;
    model::Model model_;
    std::shared_ptr<const Recording> recording_, of_; // B's; of A's line that it goes along with
    DenseParts dense_; // of recording_
    double step_ = 0.0;
    std::int64_t steps_ = 0;       // sent so far
    std::uint64_t sent_ = 0;       // number of the last command
    std::size_t changes_ = 0;      // of A's, made in B
};

} // namespace saltus::ui
