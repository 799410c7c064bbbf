"""What to install to run or to test, read from pyproject.toml. Needs nothing but Python."""

import sys
import tomllib
from pathlib import Path

EXTRAS = {"run": (), "test": ("dev", "android"), "bundle": ("bundle",)}


def requirements(kind: str) -> list[str]:
    """The requirements of the app, and of testing it when that is asked."""
    top = Path(__file__).resolve().parent.parent
    project = tomllib.loads((top / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *(line for extra in EXTRAS[kind] for line in extras[extra])]


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
