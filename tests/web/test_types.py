"""The browser's modules keep to the types that they name."""

import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from tools.from_npm import fetched

TOP = Path(__file__).resolve().parents[2]
CHECKER = "typescript@5.9.3"
SUM = (
    "8e5d6f6733c38a72ebf5e52ddc9feded5e8580d130f508ef04f772b33f4a7d00"
    "c3e357d0ac2d98e2f290762694a454f86d795bd511e12e9a7cc2d9ba3394e04b"
)
WAYS = (
    *("--noEmit", "--checkJs", "--allowJs", "--strict", "--target", "es2022"),
    *("--module", "es2022", "--moduleResolution", "bundler", "--lib", "es2023,dom,dom.iterable"),
)


def test_every_module_is_as_its_types_say(tmp_path):
    if shutil.which("npm") is None:
        pytest.skip("no npm here: the types of the browser's modules are not checked")
    try:
        archive = fetched(CHECKER, SUM)
    except subprocess.CalledProcessError:
        pytest.skip("no checker can be fetched here: the browser's modules are not checked")
    with tarfile.open(archive) as package:
        package.extractall(tmp_path, filter="data")
    modules = sorted(map(str, (TOP / "web").glob("*.js")))

    done = subprocess.run(
        ("node", tmp_path / "package" / "lib" / "tsc.js", *WAYS, *modules),
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout == ""
