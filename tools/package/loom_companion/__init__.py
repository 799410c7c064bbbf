"""Loom as an installed package: its rooms lie in here and are put on the path when it starts.

Nothing called `companion` or `screens` lies at the top of site-packages.
"""

import sys
from pathlib import Path

ROOMS = str(Path(__file__).resolve().parent)


def find_rooms() -> None:
    """Ours first: another package of the same name must not be taken for it."""
    if ROOMS not in sys.path:
        sys.path.insert(0, ROOMS)


def window() -> int:
    """Open the app; `loom web --table` shows its game on the phones at the table instead."""
    find_rooms()
    if sys.argv[1:2] == ["web"]:
        return console()
    from screens.start import main

    return main()


def console() -> int:
    """The commands for a terminal."""
    find_rooms()
    from companion.__main__ import main

    return main()
