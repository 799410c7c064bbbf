"""python -m tools.bundle.start: does the bundle open its window? On a display of its own (Xvfb)."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools.bare.looking import a_display, end, window_size, window_stands
from tools.bundle.__main__ import BUNDLE

DISPLAY = ":176"
PATIENCE = 60


def main() -> int:
    """1 when it does not, or did not end as it should."""
    with tempfile.TemporaryDirectory() as folder, a_display(DISPLAY):
        said = Path(folder) / "said"
        with said.open("wb") as out:
            process = subprocess.Popen(
                [str(BUNDLE / "loom")],
                env={"DISPLAY": DISPLAY, "LOOM_HOME": folder, "LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        stands = window_stands(DISPLAY, process, PATIENCE)
        print(f"window {window_size(DISPLAY)}" if stands else said.read_text("utf-8", "replace"))
        return int(end(process) != 0 or not stands)


if __name__ == "__main__":
    sys.exit(main())
