"""What comes from outside comes through the gate: no door beside it, no page that is not tried."""

import ast
import re
from importlib import import_module
from inspect import signature

from companion.library import arrivals
from companion.pages.doors import PLACES
from companion.pages.sights import WHERE
from tests.architecture.house import TOP, Source, listed, sources

READS = re.compile(r"\.read\(limits\.|place\.read\(|Clipboard\.paste|path\.read_bytes\(\)")
FRONTS = ("companion/front", "companion/console", "screens", "web")
KINDS = {value for name, value in vars(arrivals).items() if name.isupper() and type(value) is str}
OURS = {
    "companion/console/drawer.py",
    "screens/device/sharing.py",
    "screens/fonts.py",
    "screens/pages/picture.py",
    "screens/home/saving.py",
    "screens/window_place.py",
    "screens/written.py",
}
"""They read what we wrote or ship ourselves."""
OPENS = re.compile(r"\bLibrary(\.open)?\(")
PAGE = "Page"


def functions(source: Source) -> dict[str, ast.FunctionDef]:
    """By name, those of classes too."""
    found = (node for node in ast.walk(source.tree) if isinstance(node, ast.FunctionDef))
    return {node.name: node for node in found}


class TestTheGate:
    def test_every_kind_has_a_door_and_every_door_a_kind(self):
        assert set(arrivals.DOORS) == KINDS

    def test_every_door_leads_through_it(self):
        beside = []
        for kind, door in arrivals.DOORS.items():
            file, _, name = door.partition(":")
            (source,) = (one for one in sources(file.rpartition("/")[0]) if one.name == file)
            if "gate.trying(" not in ast.unparse(functions(source)[name]):
                beside.append(f"{kind}: {door}")

        assert not beside, listed(beside)

    def test_bytes_from_outside_are_read_only_where_their_kind_is_known(self):
        found = {s.name for s in sources(*FRONTS) if READS.search(s.text)}

        assert found <= {*arrivals.READ_BY, *OURS}, listed(sorted(found))
        assert set(arrivals.READ_BY.values()) <= KINDS

    def test_every_kind_is_spoiled_in_the_soak(self):
        from tests.soak import hostile_arrivals

        assert set(hostile_arrivals.KINDS) == KINDS

    def test_a_front_end_begins_with_what_shows_things(self):
        beside = [s.name for s in sources(*FRONTS) if OPENS.search(s.text)]

        assert not beside, f"companion.start.begin hands the pages in: {beside}"


class TestPages:
    def test_each_that_is_no_games_own_is_built_by_the_gate(self):
        """Build it in `companion/pages/sights.py`, or `game_sights.py` if it shows an open game.

        A place is opened there by its route, and built of the pages that its own file names.
        The rules are opened once for all: those of a trial would be shown afterwards. What edited
        facts make of them is looked at entry by entry.
        """
        places = {place.partition(":")[0].rpartition(".")[2] for place in PLACES.values()}
        built = {
            node.id
            for name in ("sights", "game_sights", *places)
            for node in ast.walk(ast.parse((TOP / f"companion/pages/{name}.py").read_text()))
            if isinstance(node, ast.Name)
        }
        pages = {
            f"{source.name}:{name}"
            for source in sources("companion/pages")
            for name, function in functions(source).items()
            if not name.startswith("_") and ast.unparse(function.returns or ast.Name("")) == PAGE
        }
        beside = {one for one in pages if one.rpartition(":")[2] not in built}

        ways = (":page", ":table", ":shown_above", ":with_way_back", ":with_line", ":rules")
        assert {one for one in beside if not one.endswith(ways)} == set()

    def test_a_place_that_needs_more_than_doors_says_what_it_is_tried_with(self):
        """In `WHERE` of `companion/pages/sights.py`."""
        needy = {route for route, place in PLACES.items() if _needs_more(place)}

        assert needy <= set(WHERE)


def _needs_more(place: str) -> bool:
    module, _, name = place.partition(":")
    parameters = [*signature(getattr(import_module(module), name)).parameters.values()][1:]
    return any(one.default is one.empty for one in parameters)
