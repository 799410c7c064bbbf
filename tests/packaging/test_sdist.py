"""The source package: all that the project is, so that its own tests pass in it."""

import subprocess
import sys
import tarfile

import pytest

from tests.architecture.house import TOP

ROOMS = ("companion", "screens", "data", "tests", "tools", ".ci", ".github")
AT_THE_TOP = (
    "main.py",
    "run.py",
    "Makefile",
    "README.md",
    "LICENSE",
    "buildozer.spec",
    "pyproject.toml",
)


@pytest.fixture(scope="module")
def packed(tmp_path_factory) -> set[str]:
    """Every file of it, its own folder left out."""
    folder = tmp_path_factory.mktemp("dist")
    build = ["build", "--sdist", "--no-isolation", "--outdir", str(folder), str(TOP)]
    subprocess.run([sys.executable, "-m", *build], check=True, capture_output=True)
    (built,) = folder.glob("*.tar.gz")
    with tarfile.open(built) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_everything_that_its_tests_look_at_is_in_it(packed):
    files = (path for room in ROOMS for path in (TOP / room).rglob("*") if path.is_file())
    rooms = {path.relative_to(TOP).as_posix() for path in files if "__pycache__" not in path.parts}

    assert rooms | {*AT_THE_TOP} <= packed


def test_nothing_that_was_made_is_in_it(packed):
    made = (".venv/", "dist/", "build/", "shots/", ".git/")

    assert not [name for name in packed if name.startswith(made) or name.endswith(".pyc")]
