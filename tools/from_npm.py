"""Packages by npm, pinned and checked by their sums; kept in build/ for the next time."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

KEPT = Path(__file__).resolve().parents[1] / "build" / "npm"


def fetched(name: str, wanted: str) -> Path:
    """The archive of a package in a version; raises CalledProcessError where it cannot be had."""
    KEPT.mkdir(parents=True, exist_ok=True)
    archive = KEPT / f"{name.replace('@', '-')}.tgz"
    if not archive.exists():
        command = ("npm", "pack", name, "--json", "--ignore-scripts")
        with TemporaryDirectory(dir=KEPT) as own:  # another may fetch it at the same time
            told = subprocess.check_output(command, cwd=own, stderr=subprocess.DEVNULL)
            (Path(own) / json.loads(told)[0]["filename"]).replace(archive)
    found = hashlib.sha512(archive.read_bytes()).hexdigest()
    if found != wanted:
        sys.exit(f"{archive.name} is not the package that was pinned: {found}")
    return archive
