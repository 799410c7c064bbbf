"""python -m tools.android apk|aab: build it by buildozer, then look at what came out.

The first time buildozer fetches Google's tools, some gigabytes; Java 17 must be there. A package
for anybody is signed by a key of yours, which the variables P4A_RELEASE_KEYSTORE, …_KEYALIAS,
…_KEYSTORE_PASSWD and …_KEYALIAS_PASSWD name; without one `apk` makes a debug package, which can
be installed and tried.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.android.pages import misaligned
from tools.begin.environment import TOP
from tools.sizes import lines_of

KEY = "P4A_RELEASE_KEYSTORE"
BUILDS = {
    "apk": ("--profile", "outside", "android", "release"),
    "apk without a key": ("android", "debug"),
    "aab": ("android", "release"),
}


def main(arguments: Sequence[str]) -> int:
    """1 when it could not be built or could not be used."""
    if len(arguments) != 1 or arguments[0] not in ("apk", "aab"):
        print(__doc__)
        return 2
    (kind,) = arguments
    signed = KEY in os.environ
    build = BUILDS[kind if signed or kind == "aab" else "apk without a key"]
    if not signed:
        print(f"{KEY} names no key: " + ("a debug package" if kind == "apk" else "not signed"))
    if subprocess.call([sys.executable, "-m", "buildozer", *build], cwd=TOP):
        return 1
    newest = max((TOP / "bin").glob(f"*.{kind}"), key=lambda path: path.stat().st_mtime)
    return look_at(newest)


def look_at(package: Path) -> int:
    """What is in it, and whether it starts where a page of memory has 16 KB."""
    print("\n".join(lines_of(package)))
    wrong = misaligned(package)
    for name in wrong:
        print(f"{name} does not start where memory comes in pages of 16 KB")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
