// SPDX-License-Identifier: GPL-3.0-or-later
// Any lines as arguments of saltus-cli, in a folder of its own: it ends by itself with status 0, 1 or 2, and says why if not 0.
#include "targets.h"

#include <csignal>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace {

namespace fs = std::filesystem;

const fs::path& folder() {
    static const fs::path made = [] {
        std::string name = (fs::temp_directory_path() / "fuzz_command_line.XXXXXX").string();
        demand(mkdtemp(name.data()) != nullptr, "a folder can be made");
        fs::copy_file(SALTUS_SOURCE_DIR "/scenes/bouncing-ball.saltus", name + "/SCENE");
        return fs::path(name);
    }();
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> words = {SALTUS_CLI};
    std::string word;
    for (std::size_t i = 0; i <= size && words.size() < 64; ++i) {
        const char c = i < size ? static_cast<char>(data[i]) : '\n';
        if (c != '\n' && c != '\0') word += c;
        else words.push_back(std::exchange(word, {}).substr(0, 2000));
    }
    // Long computing is not what is tried here, nor writing outside of the folder.
    for (std::string& one : words)
        if (&one != &words[0] && one.find('/') != std::string::npos) one = "SCENE";

    const fs::path said = folder() / ".said";
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addchdir_np(&actions, folder().c_str());
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    std::vector<char*> arguments;
    for (std::string& one : words) arguments.push_back(one.data());
    arguments.push_back(nullptr);
    pid_t child = 0;
    demand(posix_spawn(&child, SALTUS_CLI, &actions, nullptr, arguments.data(), environ) == 0, "the program starts");
    posix_spawn_file_actions_destroy(&actions);
    int status = 0, waited = 0;
    // A run over a long time is well-formed: it is asked to end, and has to.
    while (waitpid(child, &status, WNOHANG) == 0) {
        usleep(1000);
        if (++waited == 1000) kill(child, SIGTERM);
        if (waited == 20'000) {
            kill(child, SIGKILL);
            waitpid(child, &status, 0);
            demand(false, "the program ends when it is asked to");
        }
    }
    demand(WIFEXITED(status), "no signal ends the program");
    const int code = WEXITSTATUS(status);
    if (waited < 1000) {
        demand(code >= 0 && code <= 2, "the status is 0, 1 or 2");
        demand(code == 0 || fs::file_size(said) > 0, "a failure says why");
    }
    if (fs::file_size(folder() / "SCENE") == 0) fs::copy_file(SALTUS_SOURCE_DIR "/scenes/bouncing-ball.saltus", folder() / "SCENE", fs::copy_options::overwrite_existing);
    return 0;
}
