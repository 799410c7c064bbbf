"""The walk by hand: `python -m tests.fingers --states rise --forms phone`."""

import sys

from tests.screens import headless

headless.install()

from tests.fingers.walk import main  # noqa: E402 – after the window

sys.exit(main())
