"""Ten cards of somebody who never saw the code: written down first, then taught from the paper.

What a card says of the deed before it, of that card, of another track; what it counts; a price paid
so often; an order of charms. What must come of each is read off the printed words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from companion.games.tapestry import content
from companion.games.tapestry.score.comparing import count_of
from companion.games.tapestry.turn.neighbours import neighbours
from tests.soak.teaching import (
    ERA,
    LAID,
    LASTS,
    NOW,
    WHOLE,
    CardsMade,
    Due,
    Invented,
    Laid,
    Moment,
    Row,
    answers,
    kind,
)

NAME = "Tapestry, cards that a stranger taught"
COUNT, FIRST = WHOLE, 4
EXPLORED = ("TileBrought", "TileLaidOnMat")
ISLAND = "islanders"
"""Whose own land is laid by no exploration."""


def salt_road(at: Moment) -> list[list[Row]]:
    """2 coins, then 2 points for each market."""
    return [[*at.gain("coin", 2), *at.points(2 * count_of(at.state, at.player, "market"))]]


def envoy(at: Moment) -> list[list[Row]]:
    """Laid as a tapestry it is worth 8 points."""
    return [at.points(8)]


def ruins(at: Moment) -> list[list[Row]]:
    """A card of three, then 3 points for each enchanted tapestry on the mat, this one included."""
    cards = [card for pile in at.me.mat.values() for card in pile if card != "unknown"]
    taught = [at.state.taught[card] for card in cards if card in at.state.taught]
    sure = sum(one.enchanted for one in taught)
    unread = sum(card not in at.state.taught for card in cards)
    return [at.points(3 * n) for n in range(sure, sure + unread + 1)]


def census(at: Moment) -> list[list[Row]]:
    """A house and 1 food, or 1 point for each income building, or 2 workers for a position."""
    ways = [at.gain("food", 1), at.points(count_of(at.state, at.player, "income_building"))]
    has = at.me.resources["worker"] >= 2
    return [*ways, [("-", at.player, "worker", 2)]] if has else ways


CARDS = CardsMade(
    (
        Invented(
            *("mm", "Salt Road", 1),
            (LAID, "gain", "coin", 2, "then", "vp_per", "market", 2, "done"),
            salt_road,
        ),
        Invented(
            *("aa", "Clockwork Parliament", 7),
            (ERA, "tech_invented", "pay", "culture", 1, "upgrade_tech", "that", "done"),
        ),
        Invented(
            *("mm", "Border Levies", 2),
            (
                *(LAID, "conquer", "any", "then", "if", "toppled", "gain", "worker", 1),
                *("otherwise", "vp", 3, "done"),
            ),
        ),
        Invented(
            *("aa", "Age of Humility", 6),
            (LAID, "regress", "any", "no", "then", "advance", "different", "yes", "done"),
        ),
        Invented(
            *("ff", "Whispering Grove", 10),
            (
                *(LASTS, "yes", "explored", "if", "at_least", "tile_forest", 1),
                *("gain_per", "food", 1, "tile_forest", "otherwise", "vp", 2),
                *("then", "left_charm", "gain", "tapestry", 1, "done"),
            ),
        ),
        Invented(
            *("mm", "False Envoy", 1),
            (
                *((LAID, "trap"), "sprung", "topple", "then", "sprung", "gain", "any_resource", 1),
                *("then", "sprung", "who", "attacker", "lose", "vp", 5),
                *("then", "played", "vp", 8, "done"),
            ),
            envoy,
        ),
        Invented(
            *("ff", "Moonlit Ruins", 10),
            (
                *(LAID, "yes", "played", "draw_keep", "tapestry", 3),
                *("then", "played", "vp_per", "enchanted_tapestry", 3),
                *("then", "left_charm", "gain", "territory_tile", 1),
                *("then", "right_charm", "vp", 4, "done"),
            ),
            ruins,
        ),
        Invented(
            *("mm", "Jealous Neighbours", 1),
            (
                *(ERA, "neighbour_landmark_gained", "gain", "any_resource", 1),
                *("then", "era_ended", "if", "more_than_neighbours", "landmark", "vp", 5, "done"),
            ),
        ),
        Invented(
            *("aa", "The Great Census", 6),
            (
                *(LAID, "gain", "house", 1, "with", "gain", "food", 1),
                *("or", "vp_per", "income_building", 1),
                *("or", "pay", "worker", 2, "repeat_position", "any", "no", "done"),
            ),
            census,
        ),
        Invented(
            *("mm", "Pax Mercatoria", 2),
            (
                *(ERA, NOW, "no_conquer", "then"),
                *("opponent_advanced", "military", "gain", "coin", 1, "or", "vp", 2),
                *("then", "era_ended", "up_to", "coin", 3, "vp", 4, "done"),
            ),
        ),
    )
)


def run(count: int, seed: int) -> str:
    """Every card did what is written down for it, wherever it was met."""
    return CARDS.games(count, seed, looked_at)


def looked_at(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """Every card of ours in a step, once it is found right."""
    for laid in CARDS.laid(entry, tables):
        if laid.name == "Border Levies":
            _levied(laid)
        if laid.name == "Age of Humility":
            _humbled(laid)
        if laid.name in ("Border Levies", "Age of Humility") or CARDS.made[laid.moment.card].played:
            yield laid.name
    yield from _parliament(entry, tables)
    yield from _grove(entry, tables)
    yield from _envoy(entry, tables)
    yield from _beside_ruins(entry, tables)
    yield from _jealous(entry, tables)
    yield from _pax(entry, tables)


def _levied(laid: Laid) -> None:
    """A worker where an outpost of somebody else lies since then, otherwise 3 points."""
    me = laid.moment.player
    begun = [n for n, one in enumerate(laid.after) if kind(one) == "TerritoryConquered"]
    first = laid.after[begun[0] : begun[1] if len(begun) > 1 else None] if begun else ()
    toppled = any(kind(one) == "TokenToppled" and one.owner != me for one in first)
    assert (("vp", me, 3) in laid.came) is not toppled, f"{toppled}: {laid.came}"


def _humbled(laid: Laid) -> None:
    """One back on a track, then one up on another."""
    moves = [one for one in laid.after if kind(one) == "TokenMoved"]
    mine = [one for one in moves if one.owner == laid.moment.player]
    back = [one.track for one in mine[:1] if one.end == one.start - 1]
    up = mine[len(back) : len(back) + 1]
    assert all(one.end == one.start + 1 and one.track not in back for one in up), f"{mine}"


def _parliament(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """What is upgraded for 1 culture right after inventing is what was invented."""
    for at, event in enumerate(entry.events):
        if kind(event) != "TechInvented":
            continue
        me = tables[at].players[event.player]
        for _ in CARDS.in_force(me, "Clockwork Parliament"):
            later = enumerate(entry.events[at + 1 :], at + 1)
            again = (n for n, one in later if kind(one) == "TechInvented")
            after = entry.events[at + 1 : next(again, None)]
            paid = next((n for n, one in enumerate(after) if kind(one) == "ResourcePaid"), None)
            raised = after[paid + 1 : paid + 2] if paid is not None else ()
            for one in raised:
                if after[paid].resource == "culture" and kind(one) == "TechUpgraded":
                    assert (one.player, one.card) == (event.player, event.card), f"{one}"
            yield "Clockwork Parliament"


def _grove(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """Food for the forests on the tile that was laid, or 2 points where it shows none."""
    due: Due = Counter()
    for at, event in enumerate(entry.events):
        own_island = getattr(entry.command, "civilization", "") == ISLAND
        if kind(event) not in EXPLORED or own_island:
            continue
        me = tables[at].players[event.player]
        for card in CARDS.in_force(me, "Whispering Grove"):
            forests = _forests(event.tile)
            due[event.player, card] += 0 if forests else 2
            room = 8 - tables[at].players[event.player].resources["food"]
            after = (one for one in entry.events[at:] if kind(one) == "ResourceGained")
            food = [one for one in after if (one.player, one.resource) == (me.id, "food")]
            assert len(food) >= min(room, forests > 0), f"{event}: {food}"
            yield "Whispering Grove"
    CARDS.came_as_due(entry, "Whispering Grove", due)


def _forests(tile: int) -> int:
    printed = content.territory_tile(tile)
    halves = [half for edge in printed.edges for half in edge]
    around = [land for land, _ in groupby(halves)]
    return (*around, *printed.interior).count("forest")


def _envoy(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """Revealed, the attacker lies and loses 5 points, as far as there are any."""
    for card in CARDS.ids("False Envoy"):
        for key, one in entry.answers.items():
            if one.value != card or not answers(key):
                continue
            at, gone = next(
                (n, event)
                for n, event in enumerate(entry.events)
                if kind(event) == "TapestryDiscarded" and event.card == card
            )
            toppled = [event.owner for event in entry.events if kind(event) == "TokenToppled"]
            attackers = [owner for owner in toppled if owner != gone.player]
            assert attackers, "the attacker stands"
            assert gone.player not in toppled, "the owner lies"
            came = {
                event.player: event.amount
                for event in entry.events[at:]
                if kind(event) == "PointsScored" and event.detail == card
            }
            for owner in attackers:
                if owner in tables[at].players:
                    had = max(tables[at].players[owner].score, 0)
                    assert came.get(owner, 0) in (-min(5, had), -5), f"{owner}: {came}"
            yield "False Envoy"


def _beside_ruins(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """Its right charm is worth 4 points to whoever lays a card beside it."""
    ids = CARDS.ids("Moonlit Ruins")
    for at, event in enumerate(entry.events):
        if kind(event) != "TapestryPlayed":
            continue
        left = tables[at].players[event.player].mat.get(str(event.era - 1), ())
        if left and left[-1] in ids:
            came = [
                one.amount
                for one in entry.events[at:]
                if kind(one) == "PointsScored"
                and (one.player, one.detail) == (event.player, left[-1])
            ]
            assert came[:1] == [4], f"{left[-1]}: {came}"
            yield "Moonlit Ruins"


def _jealous(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """5 points at the era's end for more landmarks than each neighbor has."""
    due: Due = Counter()
    del tables
    for event in entry.events:
        if kind(event) != "IncomeTurnBegun":
            continue
        table = entry.before
        for card in CARDS.in_force(table.players[event.player], "Jealous Neighbours"):
            mine = count_of(table, event.player, "landmark")
            beside = neighbours(table, event.player)
            more = all(mine > count_of(table, one, "landmark") for one in beside)
            due[event.player, card] += 5 * more
            yield "Jealous Neighbours"
    CARDS.came_as_due(entry, "Jealous Neighbours", due)


def _pax(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """No conquest; 2 points at most for each advance; 4 for each coin paid at the era's end."""
    most: Due = Counter()
    for at, event in enumerate(entry.events):
        people = tables[at].players
        if kind(event) == "TerritoryConquered":
            by = getattr(entry.events[at + 1], "owner", "")
            assert by not in people or not CARDS.in_force(people[by], "Pax Mercatoria"), f"{by}"
        if kind(event) == "TokenMoved" and event.track == "military":
            for other, me in people.items():
                if other != event.owner and event.end == event.start + 1:
                    for card in CARDS.in_force(me, "Pax Mercatoria"):
                        most[other, card] += 2
                        yield "Pax Mercatoria"
        if kind(event) == "IncomeTurnBegun":
            for card in CARDS.in_force(entry.before.players[event.player], "Pax Mercatoria"):
                paid = [one for one in entry.events[:at] if kind(one) == "ResourcePaid"]
                coins = sum(one.n for one in paid if one.resource == "coin")
                assert coins <= 3, f"{coins} coins"
                scored = _of(entry.events[:at], event.player, card)
                assert scored == 4 * coins, f"{scored} for {coins} coins"
                most[event.player, card] += scored
                yield "Pax Mercatoria"
    for (player, card), n in most.items():
        assert _of(entry.events, player, card) in range(0, n + 1, 2), f"{card}: at most {n}"


def _of(events: Sequence[Any], player: str, card: str) -> int:
    rows = (one for one in events if kind(one) == "PointsScored")
    return sum(one.amount for one in rows if (one.player, one.detail) == (player, card))
