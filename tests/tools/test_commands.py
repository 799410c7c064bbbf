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

    def test_without_a_display_and_anybody_who_types_run_shows_a_game(self, tmp_path):
        environ = {k: v for k, v in os.environ.items() if k not in NO_SCREEN}
        (tmp_path / "tools").mkdir()
        (tmp_path / "tools" / "venv").write_text("#!/bin/sh\n", encoding="utf-8")
        (tmp_path / "tools" / "venv").chmod(0o755)
        done = subprocess.run(
            ["make", "-f", str(TOP / "Makefile"), "run", f"IN={sys.executable}"],
            cwd=tmp_path,
            env=environ | {"LC_ALL": "C", "PYTHONPATH": str(TOP), "LOOM_HOME": str(tmp_path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )

        assert done.returncode == 0
        assert done.stdout.startswith("There is no display to open a window on and nobody types")


class TestRequirements:
    def test_running_needs_less_than_testing(self):
        assert set(requirements("run")) < set(requirements("test"))

    def test_the_judges_are_pinned(self):
        pinned = [line for line in requirements("test") if line.startswith(("ruff", "mypy"))]

        assert len(pinned) == 2
        assert all("==" in line for line in pinned)
