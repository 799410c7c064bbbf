"""`python -m companion version`"""

import platform

from companion import __version__
from companion.console.language import spoken


def main(arguments: list[str]) -> int:
    """Print which Loom this is, and on what it runs."""
    python, system = platform.python_version(), platform.platform()
    print(spoken().say("console.version", loom=__version__, python=python, system=system))
    return 0
