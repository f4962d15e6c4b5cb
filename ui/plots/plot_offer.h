// SPDX-License-Identifier: GPL-3.0-or-later
// A plot of every kind for the scene at hand, with its signals, period and phase guessed. Pure: the caller makes it an edit.
#pragma once

#include "core/model/model.h"
#include "core/simulation/catalogue.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace saltus::ui {

enum class PlotOffer { time, stems, phase, stroboscopic, impactMap, plane, law, energy, table };
inline constexpr std::array kPlotOffers{PlotOffer::time, PlotOffer::stems, PlotOffer::phase, PlotOffer::stroboscopic, PlotOffer::impactMap,
                                        PlotOffer::plane, PlotOffer::law, PlotOffer::energy, PlotOffer::table};

QString offerName(PlotOffer offer); // "Stroboscopic map"
const char* offerId(PlotOffer offer); // "stroboscopic": of its command
PlotOffer offerOf(const model::PlotKind& kind);

struct OfferedPlot {
    std::optional<model::Plot> plot; // its name and place are to be chosen
    QString whyNot;                  // when there is none
    QString remark;                  // what could not be guessed
};
// catalogue: of the recording, whose signals alone can be drawn. PlotOffer::table makes no plot: it is a view of its own.
OfferedPlot offeredPlot(const model::Model& model, const Catalogue& catalogue, PlotOffer offer);

// Signals of a quantity: what the scene's author named first, then states.
std::vector<std::string> signalsOf(const Catalogue& catalogue, Quantity quantity);
// Interactions (of repeated blocks the first copy) and laws of contact.
std::vector<std::string> contactsOf(const model::Model& model);

} // namespace saltus::ui
