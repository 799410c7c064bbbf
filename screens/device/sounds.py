"""Three short sounds; a device without a loudspeaker stays quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.resources import data_dir
from screens.device.quietly import quietly

if TYPE_CHECKING:
    from kivy.core.audio import Sound

NAMES = ("done", "yours", "bots")


class Sounds:
    """Each is loaded when it is first wanted."""

    def __init__(self) -> None:
        self._loaded: dict[str, Sound | None] = {}

    def play(self, name: str) -> None:
        """From its beginning, over whatever sounds still."""
        quietly(self._play, name)

    def _play(self, name: str) -> None:
        if name not in self._loaded:
            from kivy.core.audio import SoundLoader

            self._loaded[name] = SoundLoader.load(str(data_dir() / "sounds" / f"{name}.wav"))
        sound = self._loaded[name]
        if sound is not None:
            sound.stop()
            sound.play()
