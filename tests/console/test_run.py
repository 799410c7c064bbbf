"""The commands of the terminal."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from companion import __version__
from companion.console.display import answers, has_display
from companion.console.display import main as display
from companion.console.language import language, spoken
from companion.console.places import home_folder
from companion.console.run import run
from companion.console.table import COMMANDS
from companion.errors import ContentError
from tests.architecture.house import TOP


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


class TestHelp:
    @pytest.mark.parametrize("local", ["en_GB.UTF-8", "fr_FR.UTF-8"])
    def test_it_says_what_every_command_does(self, local, monkeypatch, capsys):
        monkeypatch.setenv("LC_ALL", local)

        ended = run(["help"])

        text = capsys.readouterr().out
        assert ended == 0
        assert "⟦" not in text
        assert all(command.name in text for command in COMMANDS)
        assert spoken().say("console.about.version") in text

    def test_a_command_that_is_none_ends_with_2(self, capsys):
        ended = run(["dance"])

        assert (ended, "dance" in capsys.readouterr().err) == (2, True)


class TestLetters:
    def test_a_terminal_without_them_gets_question_marks(self):
        ran = subprocess.run(
            [sys.executable, "-m", "companion", "help"],
            capture_output=True,
            cwd=TOP,
            check=False,
            env={**os.environ, "PYTHONIOENCODING": "ascii"},
        )

        assert (ran.returncode, ran.stderr) == (0, b"")
        assert b"oracle" in ran.stdout


class TestTrouble:
    """What a command may run into."""

    @pytest.fixture
    def trouble(self, monkeypatch):
        def cause(error):
            def main(arguments):
                raise error

            monkeypatch.setattr("companion.console.version.main", main)

        return cause

    def test_an_error_of_ours_is_a_sentence(self, trouble, capsys):
        trouble(ContentError("content.unreadable", file="tracks.json"))

        assert run(["version"]) == 2
        assert capsys.readouterr().err == "tracks.json cannot be read.\n"

    def test_stopping_it_is_quiet(self, trouble, capsys):
        trouble(KeyboardInterrupt())

        assert run(["version"]) == 130
        assert capsys.readouterr().err == ""

    def test_a_reader_may_leave_early(self):
        command = [sys.executable, "-m", "companion", "demo"]
        with subprocess.Popen(
            command, cwd=TOP, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            process.stdout.readline()
            process.stdout.close()
            said = process.stderr.read()

        assert (said, process.returncode) == (b"", 0)


class TestVersion:
    def test_it_says_which_loom_this_is(self, capsys):
        assert run(["version"]) == 0
        assert __version__ in capsys.readouterr().out


class TestWhere:
    def test_it_names_the_folders(self, capsys, tmp_path, monkeypatch):
        monkeypatch.setenv("LOOM_HOME", str(tmp_path))

        assert run(["where"]) == 0
        assert str(tmp_path / "edited") in capsys.readouterr().out

    def test_the_home_follows_the_environment(self, tmp_path):
        assert home_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "loom"
        assert home_folder({}).parts[-3:] == (".local", "share", "loom")

    def test_windows_and_a_mac_have_places_of_their_own(self, tmp_path):
        user = {"HOME": str(tmp_path)}
        local = {**user, "LOCALAPPDATA": str(tmp_path / "local")}

        assert home_folder(local, "win32") == tmp_path / "local" / "Loom"
        assert home_folder(user, "win32") == tmp_path / "AppData" / "Local" / "Loom"
        assert home_folder(user, "darwin") == tmp_path / "Library" / "Application Support" / "Loom"
        assert home_folder({**user, "LOOM_HOME": "here"}, "darwin") == Path("here")

    def test_games_of_the_first_version_stay_where_they_are(self, tmp_path):
        first = tmp_path / ".local" / "share" / "loom"
        first.mkdir(parents=True)

        assert home_folder({"HOME": str(tmp_path)}, "darwin") == first


class TestDisplay:
    def test_there_is_none_without_a_name_for_one(self):
        assert not has_display({"DISPLAY": ""}, "linux")
        assert not has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
        assert has_display({"SDL_VIDEODRIVER": "offscreen"}, "linux")
        assert has_display({}, "darwin")

    @pytest.mark.parametrize("there", [True, False])
    def test_a_name_is_worth_what_answers_to_it(self, there):
        assert has_display({"DISPLAY": ":0"}, "linux", lambda name: there) is there

    @pytest.mark.parametrize("name", [":98765", "unix:98765.0", "127.0.0.1:41", "nonsense", ":x"])
    def test_nobody_answers_to_a_name_that_is_none(self, name):
        assert not answers(name)

    def test_a_server_answers(self, tmp_path, monkeypatch):
        monkeypatch.setattr("companion.console.display._X_SOCKET", str(tmp_path / "X"))
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
            server.bind(str(tmp_path / "X7"))
            server.listen()

            assert answers(":7.0")

    def test_without_one_a_sentence_names_what_works(self, monkeypatch, capsys):
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
            monkeypatch.delenv(name, raising=False)

        ended = display([])

        said = capsys.readouterr().err
        assert ended == 2
        assert "no display" in said
        assert said.count("\n") == 1


class TestLanguage:
    @pytest.mark.parametrize(
        ("environ", "letters"),
        [({"LANG": "fr_CA.UTF-8"}, "fr"), ({"LC_ALL": "", "LANG": "de"}, "de"), ({}, "en")],
    )
    def test_it_is_the_systems(self, environ, letters):
        assert language(environ) == letters

    @pytest.mark.parametrize("environ", [{}, {"LANG": "C.UTF-8"}, {"LC_ALL": "POSIX"}])
    def test_the_system_is_asked_where_the_environment_says_nothing(self, environ):
        assert language(environ, lambda: "fr-FR") == "fr"
