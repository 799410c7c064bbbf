"""python -m tools.release: wheel, source package, bundle and web into dist/, tried, and their sums.

Only what is committed goes into them. Each is then tried where nothing of the project is: the wheel
in an empty environment, the source package by tests of its own, the bundle by its window, the web
by every file that it names. Built again from the same commit they are the same bytes.
"""

import gzip
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

from companion import __version__
from tools import web
from tools.begin.environment import TOP
from tools.bundle.__main__ import BUNDLE
from tools.web_run import serving

DIST = TOP / "dist"
SUMS = "SHA256SUMS"
BUILDS = (
    ("-m", "build", "--no-isolation", "--sdist", "--wheel"),
    ("-m", "tools.bundle"),
    ("-m", "tools.web"),
)
TESTS = ("tests/core", "tests/i18n", "tests/content")
"""Those of the source package that need no window and no minute."""
BARE = ("-m", "tools.bare", "--only", "wheel", "source package", "bundle, no Python")


def main() -> int:
    """1 when something could not be built or does not do."""
    if lies := _git("status", "--porcelain"):
        print(f"Not committed, so not given out:\n{lies}")
        return 1
    when = int(_git("log", "-1", "--format=%ct"))
    shutil.rmtree(DIST, ignore_errors=True)
    for build in BUILDS:
        if _python(*build, SOURCE_DATE_EPOCH=str(when), PYTHONHASHSEED="0"):
            return 1
    pack(BUNDLE, DIST / f"Loom-{__version__}-{_machine()}.tar.gz", when)
    pack(web.TARGET, DIST / f"Loom-{__version__}-web.tar.gz", when)
    failed = [name for name, check in CHECKS.items() if not _good(name, check)]
    (DIST / SUMS).write_text("".join(sums(DIST)), encoding="utf-8")
    print((DIST / SUMS).read_text("utf-8"), end="")
    return int(bool(failed))


def pack(folder: Path, target: Path, when: int) -> None:
    """A folder as an archive that is the same for the same files: in order, of nobody, of then."""

    def plain(one: tarfile.TarInfo) -> tarfile.TarInfo:
        one.uid = one.gid = 0
        one.uname = one.gname = ""
        one.mode, one.mtime = (0o755 if one.mode & 0o100 else 0o644), when
        return one

    with (
        target.open("wb") as out,
        gzip.GzipFile("", "wb", fileobj=out, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in sorted(folder.rglob("*")):
            if path.is_symlink() or not path.is_dir():
                inside = f"{folder.name}/{path.relative_to(folder).as_posix()}"
                archive.add(path, inside, recursive=False, filter=plain)


def sums(folder: Path) -> Iterator[str]:
    """A line for every file that is given out, as `sha256sum --check` reads it."""
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != SUMS:
            yield f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"


def _good(name: str, check: Callable[[], bool]) -> bool:
    good = check()
    print(f"{'ok ' if good else 'NOT'} {name}", flush=True)
    return good


def _wheel() -> bool:
    """Installed with what it asks for, it says its version and plays a game."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        room = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        install = [str(room / "python"), "-m", "pip", "install", "--quiet", str(_built("*.whl"))]
        subprocess.run(install, check=True, cwd=folder)
        said = [
            subprocess.run(
                [str(room / "companion"), name], capture_output=True, text=True, cwd=folder
            )
            for name in ("version", "demo")
        ]
        return __version__ in said[0].stdout and not any(one.returncode for one in said)


def _only_what_git_has() -> bool:
    """The source package is what is committed, and what packages say of themselves."""
    with tarfile.open(_built("*.tar.gz")) as archive:
        names = {one.name.partition("/")[2] for one in archive if not one.isdir()}
    return names - {"PKG-INFO"} == set(_git("ls-files", "-z").strip("\0").split("\0"))


def _source() -> bool:
    """Its own tests are all found in it, and those without a window pass."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(_built("*.tar.gz")) as archive:
            archive.extractall(folder, filter="data")
        (top,) = Path(folder).iterdir()
        tests = ("-m", "pytest", "--no-header", "-p", "no:cacheprovider")
        found = _python(*tests, "-qq", "--collect-only", cwd=top, quiet=True)
        return not (found or _python(*tests, *TESTS, cwd=top))


def _window() -> bool:
    return not _python("-m", "tools.bundle.start")


def _page() -> bool:
    """Every file that a browser keeps for when there is no network is handed out."""
    listed = re.search(r"const FILES = (\[.*\]);", (web.TARGET / web.OFFLINE).read_text("utf-8"))
    with serving(web.TARGET) as address:
        for name in json.loads(listed[1]) if listed else ():
            with urllib.request.urlopen(address + name.removeprefix("./")) as answer:
                if answer.status != 200 or not answer.read():
                    return False
    return listed is not None


def _bare() -> bool:
    """On computers made for it, where they can be made."""
    if shutil.which("debootstrap") is None or os.geteuid():
        print("no debootstrap, or not root: no bare computer is made, only empty environments")
        return True
    return not _python(*BARE)


CHECKS: dict[str, Callable[[], bool]] = {
    "the wheel, installed where nothing is": _wheel,
    "the source package is what git has": _only_what_git_has,
    "the source package's own tests": _source,
    "the bundle's window": _window,
    "the web's files": _page,
    "bare computers": _bare,
}


def _built(pattern: str) -> Path:
    """The wheel or the source package, which alone are called as Python calls them."""
    (found,) = DIST.glob(f"loom_companion-{pattern}")
    return found


def _machine() -> str:
    return f"{platform.system()}-{platform.machine()}".lower()


def _git(*arguments: str) -> str:
    return subprocess.check_output(("git", *arguments), cwd=TOP, text=True).strip()


def _python(*arguments: str, cwd: Path = TOP, quiet: bool = False, **environ: str) -> int:
    """What it ends with; a quiet one is heard where it fails."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=os.environ | environ,
        capture_output=quiet,
        text=True,
        check=False,
    )
    if quiet and done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:])
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
