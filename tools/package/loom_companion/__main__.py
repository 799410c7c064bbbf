"""python -m loom_companion"""

import sys

from loom_companion import window

if __name__ == "__main__":
    sys.exit(window())
