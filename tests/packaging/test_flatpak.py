"""The Flatpak's manifest, as far as it can be judged without building."""

import json

import pytest

from tests.architecture.house import TOP

FOLDER = TOP / "tools" / "package" / "flatpak"
MADE = "../../../dist/Loom"


@pytest.fixture
def manifest():
    return json.loads((FOLDER / "org.loomcompanion.loom.json").read_text(encoding="utf-8"))


def test_it_carries_the_name_of_its_desktop_entry(manifest):
    assert (FOLDER.parent / "share" / f"{manifest['id']}.desktop").is_file()
    assert "Exec=loom" in (FOLDER.parent / "share" / f"{manifest['id']}.desktop").read_text("utf-8")
    assert manifest["command"] == "loom"


def test_every_source_is_there_but_what_is_built(manifest):
    (module,) = manifest["modules"]
    paths = [source["path"] for source in module["sources"]]

    assert MADE in paths
    assert all((FOLDER / path).exists() for path in paths if path != MADE)


def test_everything_installed_is_a_source(manifest):
    (module,) = manifest["modules"]
    names = {source.get("dest", source["path"].rpartition("/")[2]) for source in module["sources"]}
    used = [
        line.split()[2] for line in module["build-commands"] if not line.startswith(("mk", "ln"))
    ]

    assert set(used) == names


def test_it_has_no_network(manifest):
    assert "--share=network" not in manifest["finish-args"]
