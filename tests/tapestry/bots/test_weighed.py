"""What the map says of a hex that a bot chose is true of the table of that moment."""

from __future__ import annotations

from collections import Counter
from random import Random

from companion.core.hexgrid import distance
from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.games.tapestry.bots.look import place_of, position_of
from companion.games.tapestry.bots.position import Position
from companion.games.tapestry.bots.view import bots_turn_view
from companion.games.tapestry.bots.view_map import map_view
from companion.games.tapestry.bots.view_weighed import ACTS, weighed
from companion.games.tapestry.practice.play import play
from tests.soak.tapestry_solo import options
from tests.tapestry.bots import plain
from tests.tapestry.bots.claim import Claim, claims
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import a_table, bots_turn

CASES = 60
MAP = "tapestry.bot.map."
NAMES = {
    "island": ("island",),
    "single": ("single",),
    "any_land": ("any_land",),
    "furthest": ("furthest",),
    "island_single": ("island", "single"),
    "island_any_land": ("island", "any_land"),
}


def decisions(entry):
    """Every decision about a hex, and the table before it."""
    for claim in claims(entry):
        if claim.scope.key.startswith(ACTS) and not claim.earlier and claim.why.remaining:
            yield claim


def sets(claim: Claim):
    """What was valid, and what only the card's order was left to decide: plainly."""
    position = position_of(claim.state, 0, claim.right.number)
    for anywhere in (False, True):
        if claim.scope.key.startswith("automa.explore"):
            valid = plain.explorable(position, anywhere)
            yield position, valid, plain.furthest(position, valid) if valid else []
        elif claim.scope.key.startswith("automa.conquer"):
            procedure, valid = plain.conquerable(position, anywhere)
            yield position, valid, plain.narrowed(position, procedure, valid) if valid else []
        else:
            own = plain.controls(position, "automa")
            single = [place for place in own if plain.count(position, place) == 1]
            yield position, single, single


def measured(position: Position, what: str, place) -> int:
    """What the caption says that hexes have in common."""
    land = plain.controls(position, "human")
    single = [one for one in land if plain.count(position, one) == 1]
    if what == "furthest":
        return -min((distance(place, one) for one in land), default=0)
    goals = {"island": [plain.ISLAND], "single": single, "any_land": land}[what]
    return min(plain.way(position, place, goal) for goal in goals)


def is_true(caption: Message, white, gold, claim: Claim) -> bool:
    """By the moves within reach, or by those anywhere."""
    said = caption.key.removeprefix(MAP)
    _, _, by = caption.params["what"].key.rpartition(f"{said if said == 'alone' else 'alike'}.")
    shown = set(white) or {gold}
    for position, valid, left in sets(claim):
        if set(left) == shown and plain.first(position, left) == gold:
            return (said == "alone") == (len(left) == 1) and _common(position, by, valid, left)
    return False


def _common(position: Position, by: str, valid, left) -> bool:
    """They are the best of the valid ones by the first of these, and of those by the next."""
    for what in () if by == "possible" else NAMES[by]:
        ways = {place: measured(position, what, place) for place in valid}
        valid = [place for place in valid if ways[place] == min(ways.values())]
    return set(valid) == set(left)


def distances_are_true(claim: Claim) -> bool:
    """Who is passed over for a longer way is told both: that one and the shortest."""
    position = position_of(claim.state, 0, claim.right.number)
    at = {name: place for place, name in position.board.names.items()}
    for why in claim.scope.whys:
        kept = [place_of(key) for key in why.remaining]
        for one in why.passed:
            _, how, what = one.reason.key.rsplit(".", 2)
            if (how, what) == ("passed", "nearer"):
                ways = {place: -measured(position, "furthest", place) for place in kept}
                said = one.reason.params["n"], one.reason.params["most"]
                away = -measured(position, "furthest", at[one.option])
                if said != (away, ways[kept[0]]) or said[0] >= said[1]:
                    return False
            elif how == "steps":
                said = one.reason.params["n"], one.reason.params["least"]
                ways = [measured(position, what, place) for place in (at[one.option], kept[0])]
                if said != tuple(ways) or said[0] <= said[1]:
                    return False
    return True


def checked(session) -> Counter:
    """Every picture of a game is looked at; how many there are, by what they say."""
    counted = Counter()
    for entry in session.entries:
        lines = {one.key: one for one in entry.told}
        for claim in decisions(entry):
            if not lines[claim.scope.key].places:
                continue
            view = map_view(entry.before, entry.after, entry.told, claim.scope.key)
            gold = [place_of(one.key) for one in view.hexes if one.lit]
            white = {place_of(one.key): one.rank for one in view.hexes if one.rank}

            assert len(gold) == 1
            assert white.get(gold[0], 1) == 1
            assert sorted(white.values()) == list(range(1, len(white) + 1))
            assert bool(white) == bool(view.arrows)
            assert distances_are_true(claim)
            assert is_true(view.caption, white, gold[0], claim), (entry.id, view.caption)
            counted[view.caption.key.removeprefix(MAP)] += 1
    return counted


class TestWhatTheMapSays:
    """R-hex-1, R-conq-3, R-conq-5, R-expl-2."""

    def test_is_true_in_hundreds_of_positions(self):
        counted = Counter()
        for case in range(CASES):
            counted += checked(play(options(case, Random(f"map:{case}")), f"map:{case}"))

        assert min(counted["alone"], counted["order"]) > 50
        assert sum(counted.values()) > 300


class TestWhichDecision:
    """One at a time: the one that is looked at, or else the last of the turn."""

    MOVES = {"automa__track": "military", "shadow__track": "none"}

    def test_the_last_one_unless_another_is_looked_at(self):
        entry = bots_turn(a_table(automa=spaces(military=0)), left=6, right=5, **self.MOVES)
        conquest = next(one for one in entry.told if one.key == "automa.conquer")
        track = next(one for one in entry.told if one.key == "automa.track")

        for looked_at in ("", conquest.key, track.key, "something.else"):
            assert weighed(entry.told, looked_at).chosen == (hex_of(conquest),)

    def test_a_line_under_it_is_of_it(self):
        entry = bots_turn(a_table(automa=spaces(military=0)), left=6, right=5, **self.MOVES)
        tile = next(one for one in entry.told if one.under == "automa.conquer")

        assert weighed(entry.told, tile.key) == weighed(entry.told, "automa.conquer")

    def test_one_below_another_is_its_own(self):
        """A conquest may bring the Automa to a space that conquers as well."""
        first, second = (
            Instruction(key, Message("x"), whys, (f"hex:{at}",), under=under)
            for key, at, under, whys in (
                ("automa.conquer", "1,0", "", (Why("R-conq-1", Message("y"), ("1,0",)),)),
                (
                    "automa.conquer.2",
                    "3,0",
                    "automa.conquer",
                    (Why("R-conq-1", Message("y"), ("3,0",)),),
                ),
            )
        )

        assert weighed((first, second), second.key).chosen == ("3,0",)
        assert weighed((first, second), first.key).chosen == ("1,0",)

    def test_what_the_table_chose_is_not_said_to_be_alike(self):
        entry = bots_turn(
            a_table(automa=spaces(military=0)),
            left=6,
            right=5,
            automa__conquer="3,-2",
            **self.MOVES,
        )

        shown = weighed(entry.told)

        assert (shown.chosen, shown.alike) == (("3,-2",), ())
        assert shown.caption == Message("tapestry.bot.map.told")

    def test_nothing_before_anything_was_decided(self):
        assert bots_turn_view(a_table()).map.caption is None


def hex_of(told) -> str:
    return next(one for one in told.places if one.startswith("hex:")).removeprefix("hex:")
