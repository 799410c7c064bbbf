"""python -m companion …"""

import sys


def main() -> int:
    """Run the command that is named; 2 when there is none of that name."""
    from companion.console.run import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
