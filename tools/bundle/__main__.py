"""python -m tools.bundle: the bundle into dist/Loom, its notices beside it, and its size said."""

import shutil
import subprocess
import sys
from pathlib import Path

from companion.content.notices import notices, text_of
from tools.begin.environment import TOP

DOC = Path("/usr/share/doc")
LINE = "=" * 72
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
    for package, text in of_the_system(BUNDLE).items():
        (BUNDLE / "licences").mkdir(exist_ok=True)
        (BUNDLE / "licences" / f"{package}.txt").write_text(text, encoding="utf-8")
    size = size_of(BUNDLE)
    print(f"{BUNDLE.relative_to(TOP)}: {size / 10**6:.1f} MB, of {MOST / 10**6:.0f} MB we allow")
    return int(size > MOST)


def notices_text() -> str:
    """Whose work is in it, and under which licence; then each licence's own text, once."""
    lines = [f"{one.name}\n    {one.licence}, {one.holder}" for one in notices()]
    texts = {one.text: f"{LINE}\n{one.name}\n{LINE}\n\n{text_of(one)}" for one in notices()[::-1]}
    return "\n".join([*lines, "", *list(texts.values())[::-1]]) + "\n"


def of_the_system(bundle: Path) -> dict[str, str]:
    """What Debian says of each of its libraries that lies in a folder, by package."""
    names = {path.name for path in bundle.rglob("*.so*") if path.is_file()}
    found = {package for name in names for package in _packages(name)}
    files = {one: DOC / one / "copyright" for one in sorted(found)}
    return {one: file.read_text("utf-8", "replace") for one, file in files.items() if file.exists()}


def _packages(library: str) -> list[str]:
    """Which packages of Debian bring it; none elsewhere."""
    if not shutil.which("dpkg-query"):
        return []
    command = ("dpkg-query", "--search", f"*/x86_64-linux-gnu/{library}")
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return [line.partition(":")[0] for line in said.splitlines() if ": /" in line]


def size_of(folder: Path) -> int:
    """Of all files, a link counted as a link."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


if __name__ == "__main__":
    sys.exit(main())
