"""python -m tools.sizes PACKAGE…: every file of a wheel, source package, APK or AAB, with its size.

Without a name, what buildozer would put into the APK.
"""

import sys
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

Sized = tuple[str, int]


def lines_of(package: Path) -> list[str]:
    """The largest first, and the sum."""
    return _lines(package.name, _in(package), package.stat().st_size)


def main(arguments: Sequence[str]) -> int:
    """Each of them."""
    if not arguments:
        from tools.check_spec import TOP, facts

        files = [(name, (TOP / name).stat().st_size) for name in facts()["files"]]
        print("\n".join(_lines("into the APK", files, 0)))
    for name in arguments:
        print("\n".join(lines_of(Path(name))))
    return 0


def _in(package: Path) -> list[Sized]:
    if package.suffixes[-2:] == [".tar", ".gz"]:
        with tarfile.open(package) as archive:
            return [(one.name, one.size) for one in archive if one.isfile()]
    with zipfile.ZipFile(package) as zipped:
        return [(one.filename, one.file_size) for one in zipped.infolist()]


def _lines(name: str, files: Iterable[Sized], packed: int) -> list[str]:
    rows = sorted(files, key=lambda one: (-one[1], one[0]))
    whole = f"{name}: {len(rows)} files, {sum(size for _, size in rows):,} bytes"
    return [
        whole + (f", packed {packed:,}" if packed else ""),
        *(f"{s:>11,}  {n}" for n, s in rows),
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
