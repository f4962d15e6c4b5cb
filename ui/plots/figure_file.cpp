// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/figure_file.h"

#include "core/io/atomic_file.h"
#include "ui/plots/image_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QMarginsF>
#include <QObject>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

namespace saltus::ui {
namespace {

constexpr double millimetresPerInch = 25.4, pngDotsPerInch = 600.0;

QSize unitsOf(double widthMillimetres, double heightMillimetres, double perInch) {
    return {static_cast<int>(std::lround(widthMillimetres / millimetresPerInch * perInch)),
            static_cast<int>(std::lround(heightMillimetres / millimetresPerInch * perInch))};
}

void drawTo(PlotFrame& frame, QCPPainter& painter, const QSize& units) {
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    frame.toPainter(&painter, units.width(), units.height());
}

} // namespace

double usualHeight(const PlotContent& content, double width) { return width * (content.timeAxis() ? 0.52 : 0.75); }

Result<void> writeFrame(PlotFrame& frame, const QString& file, double widthMillimetres, double heightMillimetres,
                        const QString& title) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    Place place;
    place.file = file.toStdString();
    if (suffix != QLatin1String("pdf") && suffix != QLatin1String("svg") && suffix != QLatin1String("png"))
        return fail(ErrorKind::input,
                    (suffix.isEmpty() ? QObject::tr("The figure's file name has no suffix")
                                      : QObject::tr("There is no figure format %1").arg(suffix)).toStdString(),
                    QObject::tr("end the name in .pdf, .svg or .png").toStdString(), place);
    if (!(widthMillimetres >= 20.0 && widthMillimetres <= 1000.0 && heightMillimetres >= 15.0 && heightMillimetres <= 1000.0))
        return fail(ErrorKind::input, QObject::tr("A figure is 20 to 1000 mm wide and 15 to 1000 mm high").toStdString(),
                    QObject::tr("86 mm and 178 mm are the widths of one and two columns").toStdString(), place);

    const QSize units = unitsOf(widthMillimetres, heightMillimetres, unitsPerInch);
    frame.arrange(frame.plan(units));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QCPPainter painter;
    const auto cannot = [&] {
        return fail(ErrorKind::io, QObject::tr("The figure could not be drawn").toStdString(),
                    QObject::tr("try another format or a smaller size").toStdString(), place);
    };
    if (suffix == QLatin1String("pdf")) {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Saltus"));
        writer.setResolution(static_cast<int>(unitsPerInch));
        writer.setPageSize(QPageSize(QSizeF(widthMillimetres, heightMillimetres), QPageSize::Millimeter, QString(),
                                     QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        if (!painter.begin(&writer)) return cannot();
        drawTo(frame, painter, units);
        painter.end();
    } else if (suffix == QLatin1String("svg")) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(static_cast<int>(unitsPerInch));
        generator.setSize(units);
        generator.setViewBox(QRect(QPoint(0, 0), units));
        generator.setTitle(title.toHtmlEscaped()); // the generator writes it as it is
        generator.setDescription(QStringLiteral("Saltus"));
        if (!painter.begin(&generator)) return cannot();
        drawTo(frame, painter, units);
        painter.end();
        // The generator rounds the size to its units: the file says the millimetres that were asked for.
        const auto size = QByteArray("<svg width=\"") + QByteArray::number(widthMillimetres) + "mm\" height=\"" +
                          QByteArray::number(heightMillimetres) + "mm\"";
        const qsizetype begin = bytes.indexOf("<svg "), end = bytes.indexOf("mm\"", bytes.indexOf("height=", begin)) + 3;
        if (begin >= 0 && end > begin) bytes.replace(begin, end - begin, size);
    } else {
        QImage image(unitsOf(widthMillimetres, heightMillimetres, pngDotsPerInch), QImage::Format_RGB32);
        if (image.isNull()) return cannot();
        image.fill(Qt::white);
        const int dotsPerMetre = static_cast<int>(std::lround(pngDotsPerInch / millimetresPerInch * 1000.0));
        image.setDotsPerMeterX(dotsPerMetre);
        image.setDotsPerMeterY(dotsPerMetre);
        image.setText(QStringLiteral("Title"), title);
        if (!painter.begin(&image)) return cannot();
        painter.scale(static_cast<double>(image.width()) / units.width(), static_cast<double>(image.height()) / units.height());
        drawTo(frame, painter, units);
        painter.end();
        return writeImage(image, file);
    }
    buffer.close();
    return io::write_file_atomically(file.toStdString(), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace saltus::ui
