"""Reading aloud, by the voice of the system: Android's, espeak-ng, a Mac's say, Windows' SAPI.

plyer speaks with one fixed voice, waits until it has ended, and cannot be told the language;
so these few lines are ours.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from screens.device.android import ANDROID
from screens.device.quietly import quietly

if TYPE_CHECKING:
    from screens.device.android_voice import AndroidVoice

Find = Callable[[str], str | None]
ON_LINUX = ("espeak-ng", "espeak", "spd-say")
OF_A_MAC = {"en": "Samantha", "fr": "Thomas"}
SAPI = (
    "Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$culture = New-Object System.Globalization.CultureInfo $env:LOOM_LANGUAGE; "
    "try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture) } catch { }; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)
"""Read from a pipe: what is said never stands on a command line."""


class Speech:
    """Says one thing at a time; a silent device is no trouble."""

    def __init__(self, platform: str = sys.platform, find: Find = shutil.which) -> None:
        self._command = None if ANDROID else voice_of(platform, find)
        self.saying: subprocess.Popen[bytes] | None = None
        self._voice: AndroidVoice | None = None

    def can_speak(self) -> bool:
        """Whether there is a voice at all."""
        return ANDROID or self._command is not None

    def say(self, text: str, language: str) -> None:
        """Speak, replacing what is being said; never waits."""
        if ANDROID:
            quietly(self._android, text, language)
        elif self._command is not None:
            quietly(self._speak, text, language)

    def hush(self) -> None:
        """Stop what is being said."""
        if self._voice is not None:
            quietly(self._voice.hush)
        if self.saying is not None and self.saying.poll() is None:
            self.saying.terminate()

    def _android(self, text: str, language: str) -> None:
        from screens.device.android_voice import AndroidVoice

        if self._voice is None:
            self._voice = AndroidVoice()
        self._voice.say(text, language)

    def _speak(self, text: str, language: str) -> None:
        self.hush()
        arguments = [each.format(**told(language)) for each in self._command or ()]
        self.saying = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"LOOM_LANGUAGE": language},
        )
        if self.saying.stdin is not None:
            self.saying.stdin.write(text.encode("utf-8", "replace"))
            self.saying.stdin.close()


def told(language: str) -> Mapping[str, str]:
    """What may stand in a command."""
    return {"language": language, "voice": OF_A_MAC.get(language, "Samantha")}


def voice_of(platform: str, find: Find = shutil.which) -> tuple[str, ...] | None:
    """The command that reads its input aloud; None where there is none."""
    if platform == "win32":
        plain = SAPI.replace("{", "{{").replace("}", "}}")
        return ("powershell", "-NoProfile", "-Command", plain) if find("powershell") else None
    if platform == "darwin":
        return ("say", "-v", "{voice}") if find("say") else None
    name = next((name for name in ON_LINUX if find(name)), "")
    if name == "spd-say":
        return (name, "--wait", "--pipe-mode", "-l", "{language}")
    return (name, "-v", "{language}", "--stdin") if name else None
