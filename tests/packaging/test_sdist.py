"""The source package: what git has and nothing else, so that its own tests pass in it."""

import subprocess
import sys
import tarfile

import pytest

from tests.architecture.house import TOP

HAS_GIT = (TOP / ".git").exists()
LISTED = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")


@pytest.mark.skipif(not HAS_GIT, reason="this is a source package itself")
def test_it_is_what_git_has(tmp_path):
    build = ["build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(TOP)]
    subprocess.run([sys.executable, "-m", *build], check=True, capture_output=True)
    (built,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(built) as archive:
        packed = {one.name.partition("/")[2] for one in archive if not one.isdir()}
    listed = subprocess.check_output(LISTED, cwd=TOP, text=True).strip("\0").split("\0")

    assert packed - {"PKG-INFO"} == {name for name in listed if (TOP / name).is_file()}
