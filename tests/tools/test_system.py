"""What the operating system must bring, and what is said where it does not."""

import subprocess
import sys

import pytest

from tests.architecture.house import TOP
from tools.begin import system


@pytest.fixture
def bare(monkeypatch):
    """A Debian without libraries and drivers."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system, "loads", lambda library: False)
    monkeypatch.setattr(system, "has_drivers", lambda: False)
    monkeypatch.setattr(system, "which", lambda name: f"/usr/bin/{name}")


class TestNotRoot:
    @pytest.fixture(autouse=True)
    def somebody(self, bare, monkeypatch):
        monkeypatch.setattr(system.os, "geteuid", lambda: 1000)

    def test_the_one_line_to_run_is_said(self):
        said = system.bring(system.for_pictures())

        assert said.startswith("First run, as root: apt-get update && apt-get install -y ")
        assert {"libegl1", "libegl-mesa0", "libgl1", "libgl1-mesa-dri"} <= set(said.split())

    def test_a_window_has_its_own(self):
        assert {"libgl1", "libx11-6", "libxext6"} <= set(system.for_window())

    def test_a_real_window_is_touched_on_a_screen_of_its_own(self, monkeypatch):
        monkeypatch.setattr(system, "which", lambda name: None)

        assert {"xvfb", "libxtst6", "libx11-6"} <= set(system.for_hands())

    def test_elsewhere_than_on_debian_they_are_named(self, monkeypatch):
        monkeypatch.setattr(system, "which", lambda name: None)

        assert "libgl1" in system.bring(system.for_window())


class TestRoot:
    def test_it_is_installed(self, bare, monkeypatch):
        called = []
        monkeypatch.setattr(system.os, "geteuid", lambda: 0)

        def run(command, **_):
            called.append(command)
            return subprocess.CompletedProcess(command, 0, "", "")

        monkeypatch.setattr(system.subprocess, "run", run)

        assert system.bring(["libgl1"]) == ""
        assert [command[1] for command in called] == ["update", "install"]
        assert called[1][-1] == "libgl1"


class TestOtherSystems:
    @pytest.mark.parametrize("platform", ["win32", "darwin"])
    def test_they_bring_what_a_window_needs(self, bare, monkeypatch, platform):
        monkeypatch.setattr(sys, "platform", platform)

        assert system.for_window() == system.for_python() == []


class TestPython:
    def test_another_python_is_named(self, tmp_path):
        old = "import sys; sys.version_info = (3, 9); sys.argv = ['run.py']; "
        said = subprocess.run(
            [sys.executable, "-c", f"{old}exec(open('run.py', encoding='utf-8').read())"],
            cwd=TOP,
            capture_output=True,
            text=True,
        )

        assert said.returncode == 1
        assert said.stderr.startswith("Loom needs Python 3.11")
