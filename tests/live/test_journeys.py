"""A game of each kind from the first start to the kept one, in a real window, by a real pointer."""

import json
import os
import subprocess
import sys

import pytest

from tests.live.display import is_there

WAYS = (
    ("tapestry", "landscape"),
    ("imperium", "phone"),
    ("rise_and_fall", "landscape"),
    ("counts", "landscape"),
)
"""The soak plays them in every form."""
MOST = 600
"""Seconds, on a very slow day."""


def journey(*wanted: str) -> dict[str, object]:
    """What it came to; it is told touch by touch if it fails."""
    ours = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    done = subprocess.run(
        (sys.executable, "-m", "tests.live", *wanted),
        capture_output=True,
        text=True,
        timeout=MOST,
        check=False,
        env=ours,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.skipif(not is_there(), reason="no Xvfb, or no XTEST: `make test` installs them")
class TestJourneys:
    @pytest.mark.parametrize(("game", "form"), WAYS)
    def test_by_the_pointer(self, game, form):
        assert journey(game, "--form", form, "--briefly")["touches"] > 20

    def test_by_the_keyboard_alone(self):
        assert journey("rise_and_fall", "--keys")["touches"] > 20
