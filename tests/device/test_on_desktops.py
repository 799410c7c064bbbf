"""The voices and choosers of desktops."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from kivy.clock import Clock

from screens.device import desktop_chooser, files
from screens.device.speech import Speech, voice_of


def there(*names):
    return lambda name: f"/usr/bin/{name}" if name in names else None


class TestVoices:
    @pytest.mark.parametrize(
        ("platform", "programs", "first"),
        [
            ("linux", ("espeak-ng", "spd-say"), "espeak-ng"),
            ("linux", ("spd-say",), "spd-say"),
            ("darwin", ("say",), "say"),
            ("win32", ("powershell",), "powershell"),
        ],
    )
    def test_each_system_has_its_own(self, platform, programs, first):
        assert voice_of(platform, there(*programs))[0] == first
        assert voice_of(platform, there()) is None

    def test_what_is_said_never_stands_on_the_command_line(self, tmp_path, monkeypatch):
        heard = tmp_path / "heard"
        voice = tmp_path / "espeak-ng"
        voice.write_text(f'#!/bin/sh\necho "$@" > {heard}.how\ncat > {heard}\n', encoding="utf-8")
        voice.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
        speech = Speech("linux")

        speech.say("--version; Zoé", "fr")
        speech.saying.wait(10)

        assert heard.read_text(encoding="utf-8") == "--version; Zoé"
        assert Path(f"{heard}.how").read_text(encoding="utf-8") == "-v fr --stdin\n"

    def test_a_system_without_a_voice_says_nothing(self):
        speech = Speech("linux", there())
        speech.say("x", "en")

        assert not speech.can_speak()

    def test_sapi_is_a_command_that_can_be_written(self):
        command = [
            each.format(language="fr", voice="") for each in voice_of("win32", there("powershell"))
        ]

        assert "try { $voice" in command[-1]


class TestChooser:
    @pytest.fixture
    def zenity(self, tmp_path, monkeypatch):
        """A program that answers as zenity does."""
        program = tmp_path / "bin" / "zenity"
        program.parent.mkdir()
        program.write_text(
            f'#!/bin/sh\necho "$@" > {tmp_path}/asked\necho {tmp_path}/chosen.csv\n', "utf-8"
        )
        program.chmod(0o755)
        monkeypatch.setenv("LOOM_CHOOSER", "")
        monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
        desktop_chooser.plyers.cache_clear()
        desktop_chooser.plyers()
        from plyer.platforms.linux.filechooser import LinuxFileChooser

        defaults = LinuxFileChooser._file_selection_dialog.__defaults__
        LinuxFileChooser._file_selection_dialog.__defaults__ = ("gnome",)
        yield tmp_path
        LinuxFileChooser._file_selection_dialog.__defaults__ = defaults

    def answered(self, found):
        until = time.monotonic() + 10
        while not found and time.monotonic() < until:
            Clock.tick()
            time.sleep(0.02)
        return found

    def test_it_says_where_to_save(self, zenity):
        assert files.can_choose()
        found = []
        files.choose_where("loom-games.csv", found.append)

        assert [place.path for place in self.answered(found)] == [zenity / "chosen.csv"]
        asked = (zenity / "asked").read_text(encoding="utf-8")
        assert "--save" in asked
        assert "loom-games.csv" in asked

    def test_it_says_what_to_open(self, zenity):
        found = []
        files.choose_what((".csv", ".loom"), found.append)

        assert self.answered(found)
        assert "*.csv *.loom" in (zenity / "asked").read_text(encoding="utf-8")

    def test_without_one_a_file_goes_among_the_documents(self, tmp_path, monkeypatch):
        monkeypatch.setattr("screens.device.documents", lambda: tmp_path)
        found = []
        files.choose_where("loom.csv", found.append)

        assert [place.path for place in found] == [tmp_path / "loom.csv"]
        assert not files.can_choose()


def test_plyer_is_lent_what_it_takes_of_distutils():
    """Which is gone in Python 3.12, and before brings all of setuptools."""
    code = (
        "import sys; from screens.device.desktop_chooser import plyers; plyers(); "
        "from plyer.platforms.linux.filechooser import which; print(which('sh')); "
        "print(sorted({'distutils', 'setuptools'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    place, brought = done.stdout.splitlines()[-2:]

    assert (Path(place).name, brought) == ("sh", "[]")
