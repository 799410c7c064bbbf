"""The three short sounds of the table, made of sine waves: python -m tools.build_sounds"""

import struct
import wave
from math import exp, pi, sin
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "data" / "sounds"
RATE, LOUD = 22050, 0.32
C5, E5, G5, A4, E4 = 523.25, 659.25, 783.99, 440.0, 329.63
SOUNDS = {
    "done": ((G5, 0.0, 0.12),),
    "yours": ((C5, 0.0, 0.16), (G5, 0.11, 0.26)),
    "bots": ((A4, 0.0, 0.16), (E4, 0.11, 0.26)),
}
"""Notes of each: how high, when it begins, how long it lasts, in seconds."""


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, notes in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(
                b"".join(struct.pack("<h", int(32767 * one)) for one in wave_of(notes))
            )


def wave_of(notes):
    """The samples of a few notes, one over the other."""
    length = max(start + lasts for _, start, lasts in notes)
    for sample in range(int(RATE * length)):
        now = sample / RATE
        yield sum(_note(now - start, high, lasts) for high, start, lasts in notes)


def _note(now: float, high: float, lasts: float) -> float:
    """Struck and dying away, like a small bell; without a click at either end."""
    if not 0 <= now < lasts:
        return 0.0
    struck, ends = min(1.0, now / 0.006), min(1.0, (lasts - now) / 0.02)
    tone = sin(2 * pi * high * now) + 0.25 * sin(4 * pi * high * now)
    return LOUD * struck * ends * exp(-now * 9) * tone


if __name__ == "__main__":
    main()
