"""What a person and the build machine call."""

import os
import re
import subprocess
import sys

from tests.architecture.house import TOP
from tools.requirements import requirements

NO_SCREEN = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}


class TestMakefile:
    def test_every_target_says_what_it_does(self):
        text = (TOP / "Makefile").read_text(encoding="utf-8")
        (phony,) = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)

        assert re.findall(r"^(\w+):.*## \w", text, re.MULTILINE) == phony.split()

    def test_without_a_display_run_ends_with_2_before_anything_is_installed(self):
        environ = {k: v for k, v in os.environ.items() if k not in NO_SCREEN}
        done = subprocess.run(
            ["make", "run", f"PYTHON={sys.executable}"],
            cwd=TOP,
            env=environ | {"LC_ALL": "C"},
            capture_output=True,
            text=True,
        )

        assert done.returncode == 2
        assert "make demo" in done.stderr
        assert "Installing" not in done.stdout


class TestRequirements:
    def test_running_needs_less_than_testing(self):
        assert set(requirements("run")) < set(requirements("test"))

    def test_the_judges_are_pinned(self):
        pinned = [line for line in requirements("test") if line.startswith(("ruff", "mypy"))]

        assert len(pinned) == 2
        assert all("==" in line for line in pinned)
