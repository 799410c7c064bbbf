"""Loom beside the board, on the desktop and on Android."""

import sys

from screens.start import main

if __name__ == "__main__":
    sys.exit(main())
