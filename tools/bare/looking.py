"""Whether a window of Loom's stands on a display, and ending the app behind it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CLASS = '"loom" "loom"'


@contextmanager
def a_display(name: str, size: str = "1024x600") -> Iterator[str]:
    """A small screen where nobody looks."""
    command = ["Xvfb", name, "-noreset", "-screen", "0", f"{size}x24"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
        try:
            time.sleep(1)
            yield name
        finally:
            server.terminate()


def window_stands(display: str, process: subprocess.Popen[bytes], patience: float) -> bool:
    """True when it stands; False when the process ended, or after a while."""
    until = time.monotonic() + patience
    while time.monotonic() < until and process.poll() is None:
        if CLASS in _tree(display):
            time.sleep(3)  # drawn
            return CLASS in _tree(display)
        time.sleep(0.5)
    return False


def window_size(display: str) -> str:
    """As WIDTHxHEIGHT."""
    line = next((line for line in _tree(display).splitlines() if CLASS in line), "")
    return next(
        (word.partition("+")[0] for word in line.split() if "x" in word and "+" in word), ""
    )


def photograph(display: str, path: Path) -> None:
    """What is on the display, where ImageMagick is here."""
    with suppress(OSError):
        subprocess.run(["import", "-display", display, "-window", "root", str(path)], check=False)


def end(process: subprocess.Popen[bytes]) -> int:
    """End the app as its owner would from outside; what the command ends with."""
    for child in _leaves(process.pid):
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGTERM)
    return process.wait(60)


def _leaves(process: int) -> list[int]:
    children = _children(process)
    return [leaf for child in children for leaf in _leaves(child)] if children else [process]


def _children(process: int) -> list[int]:
    with suppress(OSError):
        text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
        return [int(number) for number in text.split()]
    return []


def _tree(display: str) -> str:
    command = ["xwininfo", "-root", "-tree", "-display", display]
    return subprocess.run(command, capture_output=True, text=True).stdout
