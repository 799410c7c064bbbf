"""buildozer.spec, as far as it can be judged without building."""

import json
import struct
import subprocess
import sys
import zipfile
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.architecture.house import TOP
from tests.packaging.test_locked import NEVER
from tools.android.pages import alignment, misaligned

ANDROID = "{http://schemas.android.com/apk/res/android}"
SHIPPED = {".py", ".po", ".json", ".png", ".atlas", ".ttf", ".wav", ".txt", ".kept"}


@pytest.fixture(scope="module")
def checked():
    """What buildozer and python-for-android make of it."""
    command = [sys.executable, "tools/check_spec.py"]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def spec():
    parser = ConfigParser(interpolation=None)
    parser.read(TOP / "buildozer.spec", encoding="utf-8")
    return parser["app"]


class TestBuild:
    def test_tokens_pins_and_levels_are_accepted(self, checked):
        assert checked["errors"] == []

    def test_every_requirement_has_a_recipe_or_is_pure(self, checked):
        assert checked["unknown"] == []

    def test_the_build_order_is_found(self, checked):
        order = checked["order"]
        named = [order.index(name) for name in ("hostpython3", "python3", "sdl2", "kivy")]

        assert named == sorted(named)
        assert {"filetype", "plyer", "tinydb"} <= set(checked["pure"])

    def test_what_kivy_would_bring_is_not_in_it(self, checked):
        assert not {*checked["pure"], *checked["order"]} & NEVER

    def test_it_has_the_version_of_the_package(self, checked):
        from companion import __version__

        assert checked["version"] == __version__


class TestFiles:
    def test_exactly_what_the_app_needs_is_packed(self, checked):
        rooms = [
            path for room in ("companion", "screens", "data") for path in (TOP / room).rglob("*")
        ]
        needed = {
            path.relative_to(TOP).as_posix()
            for path in (TOP / "main.py", *rooms)
            if path.is_file() and path.suffix in SHIPPED and "__pycache__" not in path.parts
        }

        assert set(checked["files"]) == needed

    def test_words_icons_and_facts_are_in_it(self, checked):
        packed = set(checked["files"])

        assert {"main.py", "data/text/fr/words.po", "data/icons/atlas/icons.atlas"} <= packed
        assert any(name.startswith("data/tapestry/") for name in packed)


class TestManifest:
    @pytest.fixture
    def manifest(self, checked):
        return ElementTree.fromstring(checked["manifest"])

    def test_it_is_for_the_level_of_the_spec(self, manifest):
        assert manifest.find("uses-sdk").get(f"{ANDROID}targetSdkVersion") == "36"

    def test_speech_is_asked_for(self, manifest):
        asked = manifest.find("queries/intent/action").get(f"{ANDROID}name")

        assert asked == "android.intent.action.TTS_SERVICE"

    def test_back_comes_as_a_key(self, manifest):
        app = manifest.find("application")

        assert app.get(f"{ANDROID}enableOnBackInvokedCallback") == "false"

    def test_the_systems_backup_is_off(self, manifest):
        assert manifest.find("application").get(f"{ANDROID}allowBackup") == "false"

    def test_by_its_rules_it_would_hold_the_library_alone(self, manifest, spec):
        app = manifest.find("application")
        named = {
            app.get(f"{ANDROID}fullBackupContent"): spec["android.backup_rules"],
            app.get(f"{ANDROID}dataExtractionRules"): spec["android.res_xml"],
        }

        for name, file in named.items():
            assert name == f"@xml/{Path(file).stem}"
            rules = ElementTree.parse(TOP / file)
            kept = {(one.get("domain"), one.get("path")) for one in rules.iter("include")}
            assert kept == {("file", "loom/")}

    def test_it_asks_for_nothing_but_the_buzz(self, manifest):
        asked = [one.get(f"{ANDROID}name") for one in manifest.iter("uses-permission")]

        assert asked == ["android.permission.VIBRATE"]


class TestPages:
    def a_library(self, *alignments):
        head = struct.pack("<5s11x16xQ14xHH", b"\x7fELF\x02", 64, 56, len(alignments))
        rows = b"".join(struct.pack("<I44xQ", 1, each) for each in alignments)
        return head.ljust(64, b"\0") + rows

    def test_a_library_that_does_not_fit_is_named(self, tmp_path):
        package = tmp_path / "loom.apk"
        with zipfile.ZipFile(package, "w") as archive:
            archive.writestr("lib/arm64-v8a/libgood.so", self.a_library(16384, 65536))
            archive.writestr("lib/arm64-v8a/libbad.so", self.a_library(16384, 4096))
            archive.writestr("lib/armeabi-v7a/libold.so", self.a_library(4096))

        assert misaligned(package) == ["lib/arm64-v8a/libbad.so"]

    def test_it_reads_a_real_library(self):
        from kivy import graphics

        library = next(Path(graphics.__file__).parent.glob("*.so"))

        assert alignment(library.read_bytes()) in (4096, 16384, 65536)


class TestTablet:
    def test_no_permission_but_the_buzz(self, spec):
        assert spec["android.permissions"] == "android.permission.VIBRATE"

    def test_names_do_not_leave_by_the_backup_of_the_platform(self, spec):
        assert spec["android.allow_backup"] == "False"

    def test_the_shop_takes_its_level_and_old_tablets_its_least(self, spec):
        assert (spec["android.api"], spec["android.minapi"]) == ("36", "24")

    def test_there_is_a_package_for_the_shop_and_one_for_outside_it(self):
        parser = ConfigParser(interpolation=None)
        parser.read(TOP / "buildozer.spec", encoding="utf-8")

        assert parser["app"]["android.release_artifact"] == "aab"
        assert parser["app@outside"]["android.release_artifact"] == "apk"

    def test_it_is_built_by_tools_whose_libraries_fit_large_pages(self, spec):
        assert int(spec["android.ndk"].rstrip("abcdef")) >= 28

    def test_it_turns_both_ways(self, spec):
        assert {"landscape", "portrait"} <= set(spec["orientation"].split(", "))

    def test_the_tool_that_builds_is_pinned(self, spec):
        assert spec["p4a.commit"] == "v2026.05.09"

    def test_the_desktop_uses_the_same_kivy(self, spec):
        assert "kivy==2.3.1" in spec["requirements"]
        assert '"kivy==2.3.1"' in (TOP / "pyproject.toml").read_text(encoding="utf-8")
