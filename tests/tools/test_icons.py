"""The icons: each one drawn, each one named somewhere there to be found."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import pytest

from tools import build_icons, compose_icons

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"""\bicon(?:["']: *|: +|=)["']([a-z][a-z0-9-]+)["']""")
LISTED = re.compile(r'"icons":\s*\[([^\]]*)\]')


def icons_named() -> dict[str, str]:
    """Every icon named in code and data, with a file that names it."""
    found: dict[str, str] = {}
    for folder, ends in (
        ("companion", "py"),
        ("screens", "py"),
        ("data", "json"),
    ):
        for path in sorted((ROOT / folder).rglob(f"*.{ends}")):
            text = path.read_text("utf-8")
            listed = (
                name for row in LISTED.findall(text) for name in re.findall(r'"([^"]+)"', row)
            )
            found |= dict.fromkeys([*NAMED.findall(text), *listed], str(path.relative_to(ROOT)))
    return found


class TestDrawings:
    @pytest.mark.parametrize("name", build_icons.names())
    def test_it_shows_something_and_leaves_something_free(self, name):
        alpha = build_icons.render(name).getchannel("A").tobytes()

        inked = sum(value > 127 for value in alpha) / len(alpha)
        assert 0.02 < inked < 0.95

    @pytest.mark.parametrize("name", build_icons.names())
    def test_it_has_the_common_frame_and_no_colour_of_its_own(self, name):
        text = (build_icons.ICONS / f"{name}.svg").read_text("utf-8")

        assert 'viewBox="0 0 64 64"' in text
        assert set(re.findall(r"#[0-9a-fA-F]{3,6}\b", text)) <= {"#fff", "#000"}

    def test_composed_ones_are_as_their_recipes_say(self):
        for name, recipe in compose_icons.recipes().items():
            drawn = (build_icons.ICONS / f"{name}.svg").read_text("utf-8")

            assert drawn == compose_icons.compose(recipe), name


class TestAtlas:
    def test_it_was_drawn_from_these_icons(self):
        kept = (build_icons.ATLAS / "drawn_from.txt").read_text("utf-8").strip()

        assert kept == build_icons.fingerprint(), "run: python -m tools.build_icons"

    def test_every_icon_has_its_place(self):
        atlas = json.loads((build_icons.ATLAS / "icons.atlas").read_text("utf-8"))

        assert sorted(atlas) == build_icons.names()

    def test_each_is_kept_whole_and_in_halves(self):
        places = json.loads((build_icons.ATLAS / "icons.atlas").read_text("utf-8"))
        kept = (build_icons.ATLAS / "icons.kept").read_bytes()
        begin, end = places["check"]

        drawn = zlib.decompress(kept[begin:end])

        whole = build_icons.render("check").getchannel("A").tobytes()
        assert drawn.startswith(whole)
        assert len(drawn) == sum(side**2 for side in (96, 48, 24, 12, 8, 4, 2, 1))


def test_every_icon_named_exists():
    missing = {
        name: where for name, where in icons_named().items() if name not in build_icons.names()
    }

    assert missing == {}
