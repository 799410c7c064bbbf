"""The Flatpak's manifest, as far as it can be judged without building."""

import json
import re
import shutil
import subprocess
import sys

import pytest

from tests.architecture.house import TOP
from tests.packaging.test_locked import ROW, rows

FOLDER = TOP / "tools" / "package" / "flatpak"
NAME = "org.loomcompanion.loom"
MANIFEST = json.loads((FOLDER / f"{NAME}.json").read_text("utf-8"))
MODULES = {module["name"]: module for module in MANIFEST["modules"]}
NEVER = {"--share=network", "--filesystem=home", "--filesystem=host", "--socket=session-bus"}


def test_it_is_called_as_its_desktop_entry_and_its_file_are():
    entry = (FOLDER.parent / "share" / f"{MANIFEST['id']}.desktop").read_text("utf-8")

    assert MANIFEST["id"] == NAME
    assert f"Exec={MANIFEST['command']}\n" in entry


def test_it_is_built_for_the_runtime_that_it_runs_on():
    platform, sdk = MANIFEST["runtime"], MANIFEST["sdk"]

    assert platform.removesuffix(".Platform") == sdk.removesuffix(".Sdk")


def test_it_may_do_what_it_needs_and_no_more():
    assert not NEVER & set(MANIFEST["finish-args"])
    assert "--share=network" not in json.dumps(MODULES)


def test_whatever_is_fetched_is_pinned_by_its_sum():
    sources = [source for module in MODULES.values() for source in module["sources"]]
    fetched = [source for source in sources if "url" in source]

    assert len(fetched) == 3
    for source in fetched:
        assert source["url"].startswith("https://")
        assert re.fullmatch(r"[0-9a-f]{64}", source["sha256"])


def test_python_packages_are_those_of_the_other_packages_by_their_sums():
    own = {name: (v, s) for name, v, s in ROW.findall((FOLDER / "locked.txt").read_text("utf-8"))}
    needed = {"kivy", "filetype", "tinydb", "plyer"}

    assert needed < set(own)
    for name in needed:
        (version, sums), (others, all_sums) = own[name], rows()[name]
        assert version == others
        assert set(re.findall(r"\w{64}", sums)) <= set(re.findall(r"\w{64}", all_sums))


def test_the_shop_reads_what_it_is_told():
    if shutil.which("appstreamcli") is None:
        pytest.skip("no appstreamcli here")
    told = FOLDER.parent / "share" / f"{NAME}.metainfo.xml"

    subprocess.run(["appstreamcli", "validate", "--no-net", str(told)], check=True)


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """What the commands of Loom's own part put into /app, put somewhere else."""
    app = tmp_path_factory.mktemp("flatpak") / "app"
    for line in MODULES["loom"]["build-commands"]:
        if not line.startswith("python"):  # what is made ahead is tested elsewhere
            subprocess.run(line.replace("/app", str(app)).replace(f"data{app}", "data/app"),
                           shell=True, check=True, cwd=TOP)  # fmt: skip
    return app


def test_what_its_commands_install_begins(installed):
    ask = "import loom_companion as it; it.find_rooms(); from companion.resources import data_dir"
    command = [sys.executable, "-S", "-c", f"{ask}; print(data_dir())"]
    environ = {"PYTHONPATH": str(installed / "lib" / "loom"), "PATH": "/usr/bin:/bin"}
    said = subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout

    assert said.strip() == str(installed / "lib" / "loom" / "loom_companion" / "data")
    assert (installed / "bin" / "loom").read_text("utf-8").count("-m loom_companion") == 1
