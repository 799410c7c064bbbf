"""What we build with and build for ends some day: `tools/package/ends.json` says when.

A row whose day is past fails here, so that it is seen before somebody's job or shop says it. The
days are those that were said when the row was written; nothing is asked of the network.
"""

import json
import re
import tomllib
from configparser import ConfigParser
from datetime import date

import pytest

from tests.architecture.house import TOP

ENDS = json.loads((TOP / "tools" / "package" / "ends.json").read_text("utf-8"))
TOLD = {what for row in ENDS for what in row["what"]}
JOBS = "".join(path.read_text("utf-8") for path in (TOP / ".github" / "workflows").iterdir())


def in_jobs(pattern):
    return set(re.findall(pattern, JOBS, re.M))


def of_jobs():
    images = in_jobs(r"runs-on: ([\w.-]+)") | set(", ".join(in_jobs(r"os: \[(.*)\]")).split(", "))
    yield from (f"image {one}" for one in images)
    yield from (f"Debian {one}" for one in in_jobs(r"container: debian:(\d+)"))
    yield from (f"Python {one}" for one in in_jobs(r'python-version: "(.*?)"'))
    yield from (f"Node {one}" for one in in_jobs(r'node-version: "(.*?)"'))
    yield from (f"Java {one}" for one in in_jobs(r'java-version: "(.*?)"'))
    yield from in_jobs(r"uses: (\S+)")


def of_the_package():
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    least, above = re.findall(r"3\.(\d+)", project["requires-python"])
    yield from (f"Python 3.{minor}" for minor in range(int(least), int(above)))


def of_android():
    parser = ConfigParser(interpolation=None)
    parser.read(TOP / "buildozer.spec", encoding="utf-8")
    spec = parser["app"]
    yield f"Android target {spec['android.api']}"
    yield f"Android least {spec['android.minapi']}"
    yield "Python " + re.search(r"python3==(3\.\d+)", spec["requirements"])[1]


def of_the_flatpak():
    (manifest,) = (TOP / "tools" / "package" / "flatpak").glob("*.json")
    told = json.loads(manifest.read_text("utf-8"))
    yield f"{told['runtime']} {told['runtime-version']}"


@pytest.mark.parametrize("row", ENDS, ids=lambda row: row["what"][0])
def test_nothing_that_we_stand_on_has_ended(row):
    assert date.fromisoformat(row["ends"]) >= date.today(), row["says"]


def test_the_table_has_all_of_it_and_nothing_else():
    used = {*of_jobs(), *of_the_package(), *of_android(), *of_the_flatpak()}

    assert used == TOLD
