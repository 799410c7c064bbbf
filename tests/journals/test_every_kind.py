"""Every command and every event of every game occurs in a golden journal, and every kind of before.

A kind that is new is played once and kept (`python -m tests.journals.gather`): what was kept says
that it folds as it did. `READ` has what was never kept and can be made no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from inspect import isabstract
from typing import Any, get_type_hints

import pytest

from companion.core.codec import OneOf
from companion.core.game import Game
from companion.core.journal import FileJournal, Line
from companion.core.kinds import Kinds
from companion.games import GAMES, find_game, today
from companion.games.imperium.commands.anytime import LayPowerSide
from companion.games.tapestry.options import Way
from companion.games.tapestry.player import OUTPOSTS_EACH
from companion.games.tapestry.superseded import AheadChanged, FillAhead
from tests.journals.golden import journals
from tests.rise_and_fall.makers import a_turn
from tests.tapestry.makers import a_table, with_player

Row = list[Any]
NOBODY_RECORDS = {
    "rise_and_fall": {"CivilizationEnded": "which pieces and cards go is said since"},
    "tapestry": {"OutpostsMoved": "the mat is said since"},
}
"""Kinds that are only read, and that no game that was kept has."""
READ = {
    "tapestry": {
        ("FillAhead", 1): ({"on": True}, FillAhead("nothing")),
        ("AheadChanged", 1): ({"on": False}, AheadChanged("everything")),
    },
    "imperium": {
        ("LayPowerSide", 1): ({"side": "a"}, LayPowerSide("a", ticks=False)),
    },
}
"""Versions that no game that was kept has: their fields, and what they are today."""


@cache
def lines_of(game: str) -> tuple[Line, ...]:
    """Every line of its golden journals, those of before that are a way of it too."""
    paths = (path for path in journals() if today(path.parent.name) == game)
    return tuple(line for path in paths for line in FileJournal(path, readonly=True).lines)


def steps_in(lines: Iterable[Line]) -> Iterator[Line]:
    """Every step, those on branches left behind too."""
    for line in lines:
        yield from line.get("steps", [line] if "step" in line else ())


def rows_in(lines: Iterable[Line]) -> Iterator[Row]:
    """What was done and what happened, as it is written."""
    return (row for step in steps_in(lines) for row in (step["do"], *step["events"]))


def kinds_in(lines: Iterable[Line]) -> set[str]:
    """Their names."""
    return {row[0] for row in rows_in(lines)}


def rows_of(game: str) -> Iterator[Row]:
    """Of all its golden journals."""
    return rows_in(lines_of(game))


def kinds_of(game: str) -> set[str]:
    """The names of what occurs in them."""
    return kinds_in(lines_of(game))


def listed_by(game: Game[Any]) -> set[str]:
    """The commands and events that it can record."""
    switches = {type(game.use_app(kind, on=True)) for kind in game.chance}
    return {kind.__name__ for kind in (*game.commands, *game.events, *switches)}


@pytest.mark.parametrize("game", [listed.id for listed in GAMES])
class TestAGame:
    def test_every_command_and_event_occurs(self, game):
        listed = listed_by(find_game(game))

        assert listed - kinds_of(game) == NOBODY_RECORDS.get(game, {}).keys()

    def test_every_kind_of_before_occurs(self, game):
        assert find_game(game).former.keys() - kinds_of(game) == set()

    def test_every_version_of_before_occurs(self, game):
        written = {(row[0], row[1]) for row in rows_of(game)}
        heads = (line["head"] for line in lines_of(game) if "head" in line)
        written |= {("Options", head.get("options_version", 1)) for head in heads}

        assert find_game(game).upgrades.keys() - written == READ.get(game, {}).keys()

    def test_every_kind_within_a_kind_occurs(self, game):
        hints = (get_type_hints(one) for one in find_game(game).commands)
        fields = {hint for each in hints for hint in each.values()}
        kinds = [one.KINDS for one in fields if isinstance(one, type) and OneOf in one.__bases__]
        listed = {name for each in kinds for name, kind in each.items() if not isabstract(kind)}
        within = {
            value[0]
            for row in rows_of(game)
            for value in row[2].values()
            if isinstance(value, list) and value and isinstance(value[0], str)
        }

        assert listed - within == set()

    def test_chance_goes_to_the_app_and_to_the_table(self, game):
        switches = ("UseApp", "LetApp", "PlaceKind")
        chosen = [row[2] for row in rows_of(game) if row[0] in switches]
        kinds = find_game(game).chance

        assert {(kind, on) for kind in kinds for on in (True, False)} <= {
            (one["kind"], one.get("on", one.get("in_loom"))) for one in chosen
        }

    def test_tables_went_back_and_forth(self, game):
        assert any("to" in line for line in lines_of(game))
        assert any("change" in line for line in lines_of(game))

    def test_rules_put_right_were_read(self, game):
        amended = bool(find_game(game).amendments)

        assert any("rules" in line for line in lines_of(game)) is amended


class TestTapestry:
    def test_a_turn_asks_everything_the_first_or_nothing(self):
        begun = [line["head"]["options"] for line in lines_of("tapestry") if "head" in line]

        assert {one.get("asking") for one in begun} == {None, "everything", "first", "nothing"}
        assert {one.get("way", "") for one in begun} == {"", *Way}

    def test_something_is_still_to_tell_and_told(self):
        given = [one for step in steps_in(lines_of("tapestry")) for one in step.get("answers", ())]

        assert any(value == "unknown" for _, value, source in given if source == "filled")
        assert "ConfirmFilled" in kinds_of("tapestry")


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in READ for kind in READ[game]])
def test_a_version_that_nobody_kept_is_read(game, kind):
    fields, today = READ[game][kind]
    kinds: Kinds[Any] = Kinds(find_game(game))
    read = kinds.event if kind[0] in {one.__name__ for one in find_game(game).events} else None

    assert (read or kinds.command)([*kind, fields]) == today


class TestOnlyRead:
    def test_outposts_of_a_mat_that_is_not_said_come_to_the_supply(self):
        table = with_player(a_table(), outposts=OUTPOSTS_EACH - 3, elsewhere=3)

        after = happened("tapestry", ["OutpostsMoved", 1, {"player": "p1", "n": 2}], table)

        assert after.players["p1"].outposts == OUTPOSTS_EACH - 1
        assert after.players["p1"].elsewhere == 1

    def test_a_civilization_that_ended_has_no_pieces(self):
        table = a_turn(2).state

        after = happened("rise_and_fall", ["CivilizationEnded", 1, {"seat": "p1"}], table)

        assert table.player("p1").pieces
        assert (after.player("p1").pieces, after.player("p1").extinct) == ({}, True)
        assert after.player("p2") == table.player("p2")


def happened(game: str, row: Row, before: Any) -> Any:
    """What an event, as it stands in a file, makes of a table."""
    return Kinds(find_game(game)).event(row).apply(before)
