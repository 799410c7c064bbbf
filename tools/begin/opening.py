"""`run`: the window; where none can be had for any reason, why, and on in the terminal."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from companion.console.display import has_display
from companion.console.language import spoken
from tools.begin import environment, system

OPENED = "LOOM_OPENED"
"""Names a file that the app makes when its window stands."""


def open_app(arguments: Sequence[str] = ()) -> int:
    """0 whichever way it went."""
    trouble = system.bring(system.for_python()) or environment.make("run")
    if trouble:
        print(trouble, file=sys.stderr)
        return _in_the_terminal(sys.executable)
    if has_display():
        trouble = system.bring(system.for_window())
        if trouble:
            print(trouble, file=sys.stderr)
    return _window(str(environment.PYTHON), arguments)


def _window(python: str, arguments: Sequence[str]) -> int:
    """The app says itself why it opens no window; only where the system ended it, we do."""
    with tempfile.TemporaryDirectory() as folder:
        opened = Path(folder) / "opened"
        environ = os.environ | {OPENED: str(opened)}
        command = [python, "main.py", *arguments]
        ended = subprocess.call(command, cwd=environment.TOP, env=environ)
        if ended >= 0 or opened.exists():
            return max(ended, 0)
    print(spoken().say("console.window.died", signal=-ended), file=sys.stderr)
    return _in_the_terminal(python)


def _in_the_terminal(python: str) -> int:
    return subprocess.call([python, "-m", "companion", "windowless", "--said"], cwd=environment.TOP)
