"""Loom without make, on any system: `python run.py` opens it, `python run.py test` judges it."""

import sys

if not (3, 11) <= sys.version_info < (3, 14):
    sys.exit(f"Loom needs Python 3.11, 3.12 or 3.13; this is {sys.version.split()[0]}.")

if __name__ == "__main__":
    from tools.begin import main  # an older Python could not read it

    sys.exit(main(sys.argv[1:]))
