"""The jobs of the forge, as far as they can be judged without running them."""

import re

import pytest

from tests.architecture.house import TOP
from tools.begin.commands import COMMANDS

WRITES = {"bundle": "dist/", "release": "dist/", "web": "dist/web", "apk": "bin/", "aab": "bin/"}
OF_DEBIAN = re.compile(r"(?:^|[ |&])(?:apt-get|sudo|yes|\.venv/bin/python|\./?ci/run)")


def jobs():
    """Every job of every file, by its name, as it is written."""
    for path in sorted((TOP / ".github" / "workflows").iterdir()):
        _head, _, text = path.read_text("utf-8").partition("\njobs:\n")
        parts = re.split(r"^  ([\w-]+):\n", text, flags=re.M)[1:]
        yield from zip(parts[::2], parts[1::2], strict=True)


JOBS = dict(jobs())
RUNS = {name: re.findall(r"- run: (.*)", text) for name, text in JOBS.items()}


@pytest.mark.parametrize("job", JOBS)
class TestJob:
    def test_it_ends_by_itself(self, job):
        assert int(re.search(r"timeout-minutes: (\d+)", JOBS[job])[1]) <= 120

    def test_it_calls_what_everybody_calls(self, job):
        called = [name for line in RUNS[job] for name in re.findall(r"run\.py ([\w-]+)", line)]

        assert set(called) <= set(COMMANDS)
        assert called or ".ci/run" in RUNS[job]

    def test_every_tool_that_it_calls_is_there(self, job):
        for module in re.findall(r"-m (tools[.\w]+)", "\n".join(RUNS[job])):
            place = TOP / module.replace(".", "/")
            assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file()

    def test_what_it_keeps_is_what_its_commands_write(self, job):
        called = re.findall(r"run\.py ([\w-]+)", "\n".join(RUNS[job]))
        kept = re.findall(r"path: ([\w/]+)", JOBS[job])

        assert set(kept) <= {WRITES[name] for name in called if name in WRITES}


def test_windows_and_macs_are_asked_nothing_that_only_debian_has():
    assert JOBS["desktops"].count("windows-") == JOBS["desktops"].count("macos-") == 1
    assert [line for line in RUNS["desktops"] if OF_DEBIAN.search(line)] == []


def test_a_tag_publishes_packages_for_everything():
    called = {name for lines in RUNS.values() for name in re.findall(r"run\.py (\w+)", str(lines))}

    assert {"release", "bundle", "apk", "aab", "web"} <= called
