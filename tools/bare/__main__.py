"""The two commands, and the packages, on bare computers.

python -m tools.bare [--base FOLDER] [--share FOLDER…] [--only NAME…] [--pictures FOLDER]

As root on Debian, with debootstrap and Xvfb. A clean clone of what is committed is run with and
without a display, with and without OpenGL, as root and not; then what lies in dist/ (wheel, source
package, bundle) is installed and started where nothing of the project is. A cache of packages is
lent by --share. Every case is a line, with what was said; 1 when one was not as it should be.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.bare.cases import CASES, Place
from tools.bare.debian import remove


def main(arguments: Sequence[str]) -> int:
    """Every case that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path)
    parser.add_argument("--share", nargs="*", default=[])
    parser.add_argument("--only", nargs="*", default=list(CASES))
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--display", default=":177")
    given = parser.parse_args(arguments)
    failed = []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what is mounted is let go all the same
    folder = Path(tempfile.mkdtemp(prefix="bare-"))
    try:
        base = given.base or folder / "base"
        place = Place(base, folder, tuple(given.share), given.display, given.pictures)
        for name in given.only:
            good, said = CASES[name].carry_out(place)
            print(f"{'ok ' if good else 'NOT'} {name}: {said}", flush=True)
            failed += [] if good else [name]
    finally:
        remove(folder)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
