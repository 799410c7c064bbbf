"""The desktop bundle, as far as it can be judged without building: what is left out of it."""

from pathlib import Path

from kivy.core import window as window_room

from companion.content.notices import notices, text_of
from tests.architecture.house import TOP
from tools.build_app_icon import as_ico
from tools.bundle.__main__ import notices_text
from tools.bundle.trim import data_of, kept


def linked_to_the_window():
    """The libraries that Kivy's wheel brings, by what the window's own part names."""
    (part,) = Path(window_room.__file__).parent.glob("_window_sdl2*.so")
    libraries = Path(window_room.__file__).parents[3] / "Kivy.libs"
    named = part.read_bytes()
    return [each.name for each in libraries.iterdir() if each.name.encode() in named]


def test_nothing_that_the_window_is_linked_to_is_left_out():
    entries = [(f"Kivy.libs/{name}", "", "BINARY") for name in linked_to_the_window()]

    assert len(entries) >= 4
    assert kept(entries) == entries


def test_videos_and_drivers_are():
    entries = [(f"_internal/{name}", "", "") for name in ("libgstreamer.so", "libgallium.so")]

    assert kept(entries) == []


def test_no_library_whose_licence_asks_for_more_than_its_text():
    assert kept([("libreadline.so.8", "", ""), ("_internal/libtinfo.so.6", "", "")]) == []
    assert '"readline"' in (TOP / "tools/bundle/loom.spec").read_text()


def test_windows_has_an_icon_and_what_kivy_opens_there_by_name():
    spec = (TOP / "tools/bundle/loom.spec").read_text()
    icon = (TOP / "tools/bundle/loom.ico").read_bytes()

    assert icon.startswith(as_ico(icon[22:])[:22])
    assert 'icon=str(TOP / "tools" / "bundle" / "loom.ico")' in spec
    assert "for one in (sdl2, glew, angle) for folder in one.dep_bins" in spec


def test_words_and_licences_are_in_it():
    names = {Path(source).relative_to(TOP).as_posix() for source, _to in data_of(TOP)}

    assert {"LICENSE", "data/notices.json", "data/text/fr/app.po"} <= names


def test_everybody_whose_work_is_in_it_is_named():
    said = notices_text()

    assert all(one.name in said and one.licence in said for one in notices())
    assert all(text_of(one) in said for one in notices())
