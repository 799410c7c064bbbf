"""main -> screens -> companion -> data; what leans on what."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.architecture.house import TOP, Source, leans_on, listed, sources

CORE_MAY = ("companion.core", "companion.errors")
GAME_MAY = (
    "companion.core",
    "companion.content",
    "companion.describe",
    "companion.errors",
    "companion.resources",
)
LOOKUP_MAY = (
    "companion.__version__",
    "companion.lookup",
    "companion.content",
    "companion.i18n",
    "companion.resources",
    *CORE_MAY,
)
TOOLKIT = ("kivy", "plyer", "jnius", "android", "screens", "tests", "tools")
VIEWING = ("companion.library", "companion.i18n", "companion.sharing", "companion.console")
SHOWN = (
    "views",
    "view",
    "offers",
    "messages",
    "options",
    "lookup",
    "nouns",
    "settable",
    "boards",
    "pages",
)
SHOWN_OF = "view_"
"""How the files begin that show a part of a room."""
ROOMS_THAT_SHOW = {"boards", "lookup", "offers", "pages", "practice", "table", "tools"}
TERMINAL = ("companion.console", "companion.i18n")
"""What a game's own commands of the terminal may take as well."""
TAPESTRY = "companion/games/tapestry"
GAMES = tuple(
    path.name for path in sorted((TOP / "companion" / "games").iterdir()) if path.is_dir()
)
CLOCKS = {"now", "today", "utcnow", "time", "time_ns", "monotonic", "perf_counter", "sleep"}
NOT_GLOBAL = {"Random", "UUID", "uuid5"}


def wrong(found: tuple[Source, ...], bad: Callable[[Source, str], bool]) -> list[str]:
    """Every import that is not allowed, as a line to read."""
    return [f"{s.name} imports {module}" for s in found for module in s.imports if bad(s, module)]


def assert_none(found: tuple[Source, ...], bad: Callable[[Source, str], bool]) -> None:
    """Fail with every import that is not allowed."""
    lines = wrong(found, bad)

    assert not lines, listed(lines)


def any_of(module: str, rooms: tuple[str, ...]) -> bool:
    return any(leans_on(module, room) for room in rooms)


def draws(part: str) -> bool:
    """Whether a file, by its name, makes what screens draw."""
    return part in ("views", "view") or part.startswith("view_")


def decided() -> tuple[Source, ...]:
    """What decides in Tapestry: everything in its rooms but what shows them."""
    return tuple(
        source
        for source in sources(TAPESTRY)
        if not ROOMS_THAT_SHOW & set(source.rooms) and not draws(source.path.stem)
    )


def is_shown(part: str) -> bool:
    """Whether screens may take from what is called so."""
    return part in SHOWN or part.startswith(SHOWN_OF)


def is_ours(module: str) -> bool:
    return leans_on(module, "companion")


class TestCompanion:
    def test_it_knows_no_toolkit_and_no_screen(self):
        assert_none(sources("companion"), lambda s, module: any_of(module, TOOLKIT))

    def test_the_core_leans_on_nothing(self):
        assert_none(
            sources("companion/core"),
            lambda s, module: is_ours(module) and not any_of(module, CORE_MAY),
        )

    def test_what_describes_pages_leans_on_the_core_alone(self):
        may = ("companion.describe", "companion.resources", *CORE_MAY)

        assert_none(
            sources("companion/describe"),
            lambda s, module: is_ours(module) and not any_of(module, may),
        )

    @pytest.mark.parametrize("game", GAMES)
    def test_the_core_names_no_game(self, game):
        pattern = re.compile(rf"\b{game}\b", re.IGNORECASE)

        assert [s.name for s in sources("companion/core") if pattern.search(s.text)] == []

    @pytest.mark.parametrize("game", GAMES)
    def test_a_game_knows_no_other(self, game):
        mine = f"companion.games.{game}"

        def bad(source: Source, module: str) -> bool:
            port = ("companion.lookup",) if "lookup" in source.module.split(".") else ()
            terminal = TERMINAL if "tools" in source.rooms else ()
            return is_ours(module) and not any_of(module, (*GAME_MAY, *port, *terminal, mine))

        assert_none(sources(f"companion/games/{game}"), bad)

    @pytest.mark.parametrize("game", GAMES)
    def test_no_other_game_names_it(self, game):
        pattern = re.compile(rf"\b{game}\b")
        others = tuple(
            source
            for other in GAMES
            if not (other.startswith(game) or game.startswith(other))
            for source in sources(f"companion/games/{other}")
        )

        assert [s.name for s in others if pattern.search(s.text)] == []

    def test_the_rules_at_hand_know_no_game(self):
        assert_none(
            sources("companion/lookup"),
            lambda s, module: is_ours(module) and not any_of(module, LOOKUP_MAY),
        )

    def test_the_rules_for_people_do_not_lean_on_the_bots_turn(self):
        people = tuple(
            s for s in decided() if "bots" not in s.rooms and s.path.stem != "put_together"
        )

        assert people
        assert_none(people, lambda s, module: ".bots.turn" in module)

    def test_rules_and_bot_never_touch_what_is_shown(self):
        rules = tuple(s for s in sources("companion/games") if {"rules", "bot"} & set(s.rooms))

        assert_none(
            (*rules, *decided()),
            lambda s, module: any_of(module, VIEWING) or any(map(draws, module.split("."))),
        )

    def test_only_the_console_prints_reads_the_clock_or_starts_processes(self):
        elsewhere = [s for s in sources("companion") if not {"console", "tools"} & set(s.rooms)]

        found = [line for s in elsewhere for line in _outside(s)]

        assert not found, listed(found)


class TestScreens:
    def test_they_take_from_a_game_only_what_is_to_be_shown(self):
        def bad(source: Source, module: str) -> bool:
            parts = module.split(".")
            return module.startswith("companion.games.") and (
                len(parts) > 3 and parts[2] in GAMES and not any(map(is_shown, parts[3:]))
            )

        assert_none(sources("screens"), bad)

    def test_only_main_and_the_tools_import_them(self):
        assert_none(sources("companion"), lambda source, module: leans_on(module, "screens"))


def _outside(source: Source) -> Iterator[str]:
    """Calls of the world outside: chance, clock, terminal, processes."""
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        first, _, last = called.rpartition(".")
        if (
            called in ("print", "input", "open_new_tab")
            or (first in ("random", "secrets", "uuid") and last not in NOT_GLOBAL)
            or (first.split(".")[-1] in ("time", "datetime", "date") and last in CLOCKS)
            or first in ("subprocess", "os.system", "sys.stdout", "sys.stderr")
        ):
            yield f"{source.name}:{node.lineno} calls {called}"


def test_no_two_rooms_lean_on_each_other():
    """A room may lean on one that lies in it, and on that one's house."""
    found = {
        (room(s.name), place)
        for s in sources("companion", "screens")
        for module in s.imports
        if (place := room_of(module)) and place != room(s.name)
    }
    mutual = {pair for pair in found if pair[::-1] in found and not nested(*pair)}

    assert not mutual, listed(sorted(mutual))


def room(name: str) -> str:
    return name.rpartition("/")[0]


@cache
def room_of(module: str) -> str:
    """The folder in which an imported thing is defined; nothing outside the house."""
    at = TOP / module.replace(".", "/")
    while at != TOP and not (at.is_dir() or at.with_suffix(".py").is_file()):
        at = at.parent
    folder = at if at.is_dir() else at.parent
    return "" if folder == TOP else folder.relative_to(TOP).as_posix()


def nested(one: str, other: str) -> bool:
    return one.startswith(f"{other}/") or other.startswith(f"{one}/")
