// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/image_file.h"

#include "core/io/atomic_file.h"

#include <QBuffer>
#include <QImageWriter>
#include <QObject>

namespace saltus::ui {

Result<void> writeImage(const QImage& image, const QString& file, int quality) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool jpeg = file.endsWith(QLatin1String(".jpg"), Qt::CaseInsensitive);
    QImageWriter writer(&buffer, jpeg ? "JPG" : "PNG");
    if (jpeg) { // a seventh smaller
        writer.setQuality(quality);
        writer.setOptimizedWrite(true);
        writer.setProgressiveScanWrite(true);
    }
    if (!writer.write(image))
        return fail(ErrorKind::io, QObject::tr("The picture could not be made").toStdString(), QObject::tr("try a smaller size").toStdString(),
                    {file.toStdString(), 0, 0, {}});
    return io::write_file_atomically(file.toStdString(), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace saltus::ui
