"""A Debian 12 of its own in a folder, to be used as root or as somebody."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.begin.environment import TOP

FIRST = ("make", "git", "python3", "ca-certificates")
"""What README asks for."""
LENT = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/ssl/certs/ca-certificates.crt",
)
HOMES = "/srv"
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
SOCKETS = "/tmp/.X11-unix"


def make_base(folder: Path) -> Path:
    """The smallest Debian 12, made once."""
    if not (folder / "usr/bin/apt-get").exists():
        call("debootstrap", "--variant=minbase", "bookworm", str(folder))
    return folder


class Debian:
    """A copy of the base, with what it was given."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, packages: Sequence[str]) -> None:
        """By its own apt."""
        self.call("apt-get update -qq")
        names = " ".join(packages)
        self.call(f"apt-get install -y -qq --no-install-recommends {names}")
        lend(self.folder)  # it has written its own certificates

    def call(self, line: str, user: str = "root") -> str:
        """Carry out a line and return what it says; raises when it fails."""
        done = subprocess.run(
            self.command(line, user), env=self._environ(user, {}), capture_output=True, text=True
        )
        if done.returncode:
            raise RuntimeError(f"{line}: {done.stdout}{done.stderr}")
        return done.stdout

    def begin(self, line: str, user: str, said: Path, **environ: str) -> subprocess.Popen[bytes]:
        """Carry out a line while we look at it."""
        with said.open("wb") as out:
            return subprocess.Popen(
                self.command(line, user),
                env=self._environ(user, environ),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def command(self, line: str, user: str) -> list[str]:
        """Around a line of the shell."""
        return ["chroot", f"--userspec={user}", str(self.folder), "sh", "-c", line]

    def _environ(self, user: str, more: Mapping[str, str]) -> dict[str, str]:
        lent = {key: value for key, value in os.environ.items() if _is_lent(key)}
        own = {
            "HOME": f"{HOMES}/{user}",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "LC_ALL": "C.UTF-8",
        }
        return {**lent, **own, "DEBIAN_FRONTEND": "noninteractive", **more}


@contextmanager
def a_debian(base: Path, folder: Path, shared: Sequence[str]) -> Iterator[Debian]:
    """A fresh one with a user, the devices, and the folders that are shared with this computer."""
    call("cp", "-a", str(base), str(folder))
    system = Debian(folder)
    mounted: list[Path] = []
    try:
        for place in ("/dev", "/proc", SOCKETS, *shared):
            mounted.append(_mount(place, folder))
        system.call(f"useradd -m -d {HOMES}/player player")
        lend(folder)
        yield system
    finally:
        for target in reversed(mounted):
            subprocess.run(["umount", "-l", "-R", str(target)], check=False)
        remove(folder)


def clone(system: Debian) -> None:
    """A clean clone of what is committed, in /loom."""
    call("git", "clone", "-q", str(TOP), str(system.folder / "loom"))
    system.call("chown -R player /loom")


def remove(folder: Path) -> None:
    """Take a folder away; what is mounted in it stays."""
    subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=False)


def call(*command: str) -> None:
    """Silently; raises when it fails."""
    subprocess.run(command, check=True, capture_output=True)


def _mount(place: str, folder: Path) -> Path:
    target = folder / place.lstrip("/")
    target.mkdir(parents=True, exist_ok=True)
    call("mount", "--rbind", place, str(target))
    return target


def lend(folder: Path) -> None:
    """What this computer knows of its network."""
    for place in filter(os.path.isfile, LENT):
        target = folder / place.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(place, target)
    own = Path.home() / ".config/pip/pip.conf"
    if own.is_file():
        for user in ("root", "player"):
            lent = folder / HOMES.lstrip("/") / user / ".config/pip"
            shutil.copytree(own.parent, lent, dirs_exist_ok=True)


def _is_lent(key: str) -> bool:
    return key.startswith("PIP_") or key.lower().endswith("_proxy")
