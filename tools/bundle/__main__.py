"""python -m tools.bundle: the bundle into dist/Loom, its notices beside it, and its size said."""

import subprocess
import sys
from pathlib import Path

from companion.content.notices import notices
from tools.begin.environment import TOP

MOST = 110 * 10**6
BUNDLE = TOP / "dist" / "Loom"
BUILD = (
    *("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
    *("--distpath", "dist", "--workpath", "build", "tools/bundle/loom.spec"),
)


def main() -> int:
    """1 when it could not be built or is larger than we allow."""
    if subprocess.call([sys.executable, *BUILD], cwd=TOP):
        return 1
    (BUNDLE / "NOTICES.txt").write_text(notices_text(), encoding="utf-8")
    size = size_of(BUNDLE)
    print(f"{BUNDLE.relative_to(TOP)}: {size / 10**6:.1f} MB, of {MOST / 10**6:.0f} MB we allow")
    return int(size > MOST)


def notices_text() -> str:
    """Whose work is in it, and under which licence; the texts of ours lie beside the program."""
    lines = [f"{one.name}\n    {one.licence}, {one.holder}" for one in notices()]
    return "\n".join(lines) + "\n"


def size_of(folder: Path) -> int:
    """Of all files, a link counted as a link."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


if __name__ == "__main__":
    sys.exit(main())
