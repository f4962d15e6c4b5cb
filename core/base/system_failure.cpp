// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_failure.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace saltus::io {

namespace fs = std::filesystem;

namespace {

// The lowest one above a folder that is there.
std::string nearest_folder(fs::path folder) {
    std::error_code none;
    while (!folder.empty() && !fs::is_directory(folder, none) && folder.has_parent_path() && folder.parent_path() != folder) folder = folder.parent_path();
    return folder.empty() || !fs::is_directory(folder, none) ? std::string(".") : folder.string();
}

} // namespace

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

Unexpected<Error> system_failure(int error_number, const fs::path& file, FileUse use) {
    const std::string folder = folder_of(file).string();
    std::string message = use == FileUse::reading ? "the file cannot be read" : "the file cannot be written";
    message += ": ";
    std::string remedy;
    switch (error_number) {
    case ENOSPC:
        message += "the disk is full";
        remedy = "free some space or choose another folder";
        break;
#ifdef EDQUOT
    case EDQUOT:
        message += "your disk quota is used up";
        remedy = "free some space or choose another folder";
        break;
#endif
    case EFBIG:
        message += "it would be larger than this system allows";
        remedy = "record fewer signals or fewer steps, or choose another file system";
        break;
    case EACCES:
    case EPERM:
        message += "permission denied";
        remedy = use == FileUse::reading ? "ask for permission to read it" : "choose a folder in which you may write";
        break;
    case EROFS:
        message += "the file system is read-only";
        remedy = "choose a folder in which you may write";
        break;
    case ENOENT:
    case ENOTDIR:
        if (use == FileUse::reading) {
            message += "there is no such file";
            remedy = "check the name";
        } else if (std::error_code none; fs::is_directory(folder.empty() ? fs::path(".") : fs::path(folder), none)) {
            // File systems that take no files of ours say that there is none.
            message += "the folder \"" + folder + "\" takes no new files";
            remedy = "choose a folder in which you may write";
        } else if (const std::string above = nearest_folder(folder); ::faccessat(AT_FDCWD, above.c_str(), W_OK, AT_EACCESS) != 0) {
            message += "there is no folder \"" + folder + "\", and you may not make one in \"" + above + '"';
            remedy = "choose a folder in which you may write";
        } else {
            message += "there is no folder \"" + folder + '"';
            remedy = "create the folder or choose another one";
        }
        break;
    case EISDIR:
        message += "it is a folder";
        remedy = "give the name of a file";
        break;
    case EPIPE:
        message += "the reader of the pipe has gone";
        remedy = "write into a file";
        break;
    case ENAMETOOLONG:
        message += "its name is too long";
        remedy = "choose a shorter name";
        break;
    case ELOOP:
        message += "its links lead back to themselves";
        remedy = "name the file that they should lead to";
        break;
    default:
        message += std::generic_category().message(error_number);
        remedy = use == FileUse::reading ? "look whether its disk and its folder can be read, or use a copy elsewhere" : "choose another folder";
        break;
    }
    return fail(ErrorKind::io, std::move(message), std::move(remedy), Place{file.string(), 0, 0, {}});
}

} // namespace saltus::io
