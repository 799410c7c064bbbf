"""The wheel, built and installed into an empty environment."""

import json
import os
import shutil
import subprocess
import sys
import venv
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.architecture.house import TOP

ID = "org.loomcompanion.loom"
ASK = """
import json, pathlib
import loom_companion
loom_companion.find_rooms()
import companion, companion.resources, screens
from companion.i18n import Words
print(json.dumps({
    "companion": companion.__file__,
    "screens": str(pathlib.Path(screens.__file__).parent),
    "data": str(companion.resources.data_dir()),
    "says": Words(companion.resources.data_dir() / "text", "fr").say("words.language"),
}))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """Built with what is installed already: no network."""
    folder = tmp_path_factory.mktemp("dist")
    build = ["build", "--wheel", "--no-isolation", "--outdir", str(folder), str(TOP)]
    subprocess.run([sys.executable, "-m", *build], check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory) -> Path:
    """An empty environment with the wheel alone in it."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    install = ["--python", str(python), "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *install],
        check=True,
        capture_output=True,
    )
    return folder


@pytest.fixture(scope="module")
def answers(environment) -> dict[str, str]:
    """What the installed package says of itself, asked from another folder."""
    python = environment / "bin" / "python"
    done = subprocess.run(
        [str(python), "-I", "-c", ASK], cwd=environment, check=True, capture_output=True, text=True
    )
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def window(environment, tmp_path_factory) -> dict[str, Any]:
    """What the installed app used to draw home, Kivy lent from here."""
    folder = tmp_path_factory.mktemp("home")
    (folder / "edited" / "text" / "fr").mkdir(parents=True)
    (folder / "edited" / "text" / "fr" / "app.po").write_text("damaged", encoding="utf-8")
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(site_packages(), encoding="utf-8")
    script = shutil.copy(TOP / "tests" / "packaging" / "open_window.py", folder)
    done = subprocess.run(
        [str(environment / "bin" / "python"), "-I", str(script), str(folder)],
        env=_own_environment(),
        cwd=folder,
        capture_output=True,
        text=True,
    )
    (site / "lent.pth").unlink()
    assert done.returncode == 0, done.stderr
    return {**json.loads(done.stdout.splitlines()[-1]), "said": done.stderr}


def _own_environment() -> dict[str, str]:
    """Without what other tests in this process told Kivy."""
    own = {key: value for key, value in os.environ.items() if not key.startswith(("KIVY", "KCFG"))}
    return own | {"SDL_VIDEODRIVER": "offscreen"}


def site_packages() -> str:
    """Where the packages of this environment lie."""
    return next(path for path in sys.path if path.endswith("site-packages"))


class TestWindow:
    def test_home_is_drawn_from_what_is_installed(self, environment, window):
        assert Path(window["screens"]).is_relative_to(environment)

    def test_nothing_is_printed_where_all_is_well(self, window):
        assert window["said"] == ""

    def test_a_damaged_edited_catalogue_is_said_on_home(self, window):
        assert window["notices"] == ["words.catalogue_line"]


class TestInstalled:
    def test_it_is_the_installed_one_that_answers(self, environment, answers):
        assert Path(answers["companion"]).is_relative_to(environment)

    def test_it_finds_its_words(self, environment, answers):
        assert Path(answers["data"]).is_relative_to(environment)
        assert answers["says"] == "Français"

    def test_every_data_file_is_in_it(self, answers):
        assert _files(Path(answers["data"])) == _files(TOP / "data")

    def test_the_command_runs(self, environment):
        command = environment / "bin" / "companion"
        done = subprocess.run([str(command), "version"], capture_output=True, text=True)

        assert (done.returncode, done.stderr) == (0, "")

    def test_no_test_and_no_tool_is_in_it(self, environment):
        (site,) = environment.glob("lib/python*/site-packages")

        names = {path.name for path in site.iterdir() if not path.name.endswith(".dist-info")}
        ours = names - {"lent.pth", "_virtualenv.py", "__pycache__"}

        assert ours == {"loom_companion"}

    def test_a_desktop_finds_its_icon_and_its_entry(self, environment):
        shared = environment / "share"
        entry = ConfigParser(interpolation=None)
        entry.optionxform = str  # names of keys as they are written
        entry.read(shared / "applications" / f"{ID}.desktop", encoding="utf-8")
        asked = entry["Desktop Entry"]

        assert (environment / "bin" / asked["Exec"]).is_file()
        assert (shared / f"icons/hicolor/scalable/apps/{asked['Icon']}.svg").is_file()
        assert {"Name", "Comment", "Comment[fr]", "Categories"} <= set(asked)

    def test_a_shop_is_told_what_it_is(self, environment):
        told = ElementTree.parse(environment / "share" / "metainfo" / f"{ID}.metainfo.xml")

        assert told.findtext("id") == ID
        assert told.findtext("launchable") == f"{ID}.desktop"


def _files(top: Path) -> set[str]:
    return {
        path.relative_to(top).as_posix()
        for path in top.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
