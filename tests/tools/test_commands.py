"""What a person and the build machine call."""

import os
import re
import subprocess
import sys

import pytest

from companion.console.language import spoken
from tests.architecture.house import TOP
from tools.begin import commands, environment, opening
from tools.begin.commands import COMMANDS
from tools.requirements import requirements

NO_SCREEN = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}


@pytest.fixture
def prepared(monkeypatch):
    """Everything is installed; what is called is noted, and ends with what stands in it."""
    calls, ends = [], {"main.py": 0, "companion": 0}

    def call(command, **_):
        calls.append(command[1:])
        return next((ended for name, ended in ends.items() if name in command), 0)

    monkeypatch.setattr(environment, "make", lambda kind: "")
    for module in (commands, opening):
        monkeypatch.setattr(module.system, "bring", lambda packages: "")
        monkeypatch.setattr(module.subprocess, "call", call)
    return calls, ends


class TestMakefile:
    def test_every_target_says_what_it_does(self):
        text = (TOP / "Makefile").read_text(encoding="utf-8")
        (phony,) = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)

        assert re.findall(r"^([\w-]+):.*## \w", text, re.MULTILINE) == phony.split()

    def test_make_calls_what_python_does_without_it(self):
        text = (TOP / "Makefile").read_text(encoding="utf-8")

        assert set(re.findall(r"\$\(RUN\) ([\w-]+)", text)) == set(COMMANDS)


class TestCommands:
    def test_test_is_the_gate(self, prepared):
        assert commands.main(["test"]) == 0
        assert prepared[0] == [["-m", "tools.gate"]]

    def test_what_is_wanted_more_is_handed_on(self, prepared):
        commands.main(["soak", "--share", "0.1"])

        assert prepared[0] == [["-m", "tools.soak", "--share", "0.1"]]

    def test_none_of_that_name_shows_which_there_are(self, capsys):
        assert commands.main(["dance"]) == 2
        said = capsys.readouterr().out
        assert all(name in said for name in COMMANDS)

    def test_what_keeps_it_from_beginning_is_said(self, prepared, monkeypatch, capsys):
        monkeypatch.setattr(environment, "make", lambda kind: "no network")

        assert commands.main(["check"]) == 2
        assert capsys.readouterr().err == "no network\n"


class TestRun:
    def test_the_app_is_opened(self, prepared):
        assert commands.main([]) == 0
        assert prepared[0] == [["main.py"]]

    def test_what_nothing_could_be_installed_for_is_played_in_the_terminal(
        self, prepared, monkeypatch, capsys
    ):
        monkeypatch.setattr(environment, "make", lambda kind: "no network")

        assert commands.main(["run"]) == 0
        assert prepared[0] == [["-m", "companion", "windowless", "--said"]]
        assert capsys.readouterr().err == "no network\n"

    def test_a_window_that_dies_before_it_stands_is_told(self, prepared, monkeypatch, capsys):
        monkeypatch.setenv("LC_ALL", "C")
        prepared[1]["main.py"] = -11

        assert commands.main(["run"]) == 0
        assert prepared[0][1] == ["-m", "companion", "windowless", "--said"]
        assert capsys.readouterr().err == spoken().say("console.window.died", signal=11) + "\n"

    def test_without_a_display_and_anybody_who_types_it_shows_a_game(self, tmp_path):
        environ = {k: v for k, v in os.environ.items() if k not in NO_SCREEN}
        done = subprocess.run(
            [sys.executable, "main.py"],
            cwd=TOP,
            env=environ | {"LC_ALL": "C", "LOOM_HOME": str(tmp_path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )

        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("There is no display to open a window on.\nNobody types here")


class TestRequirements:
    def test_running_needs_less_than_testing(self):
        assert set(requirements("run")) < set(requirements("test"))

    def test_the_judges_are_pinned(self):
        pinned = [line for line in requirements("test") if line.startswith(("ruff", "mypy"))]

        assert len(pinned) == 2
        assert all("==" in line for line in pinned)
