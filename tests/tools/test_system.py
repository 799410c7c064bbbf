"""What the operating system must bring."""

import os
import subprocess
import sys

import pytest

from tests.architecture.house import TOP


@pytest.fixture
def bare_computer(tmp_path):
    """A computer without the libraries, where one is not root."""
    for name, says in {"ldconfig": "", "id": "1000"}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{says}'\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    return os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHON": sys.executable}


def ask(kind, environ):
    command = [str(TOP / "tools" / "system"), kind]
    return subprocess.run(command, env=environ, capture_output=True, text=True)


class TestSystem:
    def test_the_one_line_to_run_is_printed(self, bare_computer):
        done = ask("test", bare_computer)

        assert done.returncode == 2
        assert done.stderr.startswith("First run, as root: apt-get update && apt-get install -y ")
        assert {"libegl1", "libegl-mesa0", "libgl1"} <= set(done.stderr.split())

    def test_running_needs_no_library(self, bare_computer):
        assert ask("run", bare_computer).returncode == 0

    def test_an_old_python_is_named(self, bare_computer):
        done = ask("run", bare_computer | {"PYTHON": "false"})

        assert done.returncode == 2
        assert "Python 3.11" in done.stderr
