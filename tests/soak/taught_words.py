"""Ten cards more: if you did, otherwise, one of them, whoever is behind, the attacker, tiers.

Made up by somebody who plays the stranger, in the order in which such cards are printed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.score.comparing import count_of
from companion.games.tapestry.tracks.cost import cost
from companion.games.tapestry.turn.neighbours import bot_owners, neighbours, opponents
from tests.soak.teaching import (
    ERA,
    LAID,
    LASTS,
    NOW,
    WHOLE,
    CardsMade,
    Due,
    Happening,
    Invented,
    Laid,
    Moment,
    Row,
    kind,
)

NAME = "Tapestry, words that were taught"
COUNT, FIRST = WHOLE, 2
TIER_THREE = (7, 8, 9)
EXPLORED = ("TileBrought", "TileLaidOnMat")


def points(player: str, n: int) -> list[Row]:
    """Those of anybody."""
    return [("vp", player, n)] if n else []


def people(at: Moment, owners: Sequence[str]) -> list[str]:
    """Those who still play; of a bot nothing is compared here."""
    there = at.state.players
    return [one for one in owners if one in there and not there[one].finished]


def salt_caravan(at: Moment) -> list[list[Row]]:
    """Each neighbor may pay 1 food: they gain 2 points and I a coin; otherwise I gain 2 points."""
    ways = []
    for one in people(at, neighbours(at.state, at.player)):
        paid = [("-", one, "food", 1), *points(one, 2), ("+", at.player, "coin")]
        full = [row for row in paid if row[0] != "+"]
        has = at.state.players[one].resources["food"]
        ways.append([points(at.player, 2), *([paid, full] if has else [])])
    return [[row for way in one for row in way] for one in product(*ways)]


def laggards(at: Moment) -> list[list[Row]]:
    """Whoever is furthest behind on military gains 4 points."""
    everybody = (*at.state.players, *bot_owners(at.state))
    spaces = {one: count_of(at.state, one, "military_spaces") for one in everybody}
    behind = [one for one in everybody if spaces[one] == min(spaces.values())]
    order = (at.player, *opponents(at.state, at.player))
    scored = [row for one in order if one in behind for row in _four(at, one)]
    return [scored]


def _four(at: Moment, owner: str) -> list[Row]:
    if owner in at.state.players:
        return points(owner, 4)
    alone = at.state.options.bots.value == "automa"
    return [("automa", 4)] if owner == AUTOMA and alone else []


def archive(at: Moment) -> list[list[Row]]:
    """2 points for each tapestry on my mat."""
    return [at.points(2 * sum(len(pile) for pile in at.me.mat.values()))]


def surveyors(at: Moment) -> list[list[Row]]:
    """Explore anywhere; if I did, 1 worker, otherwise 3 points."""
    return [at.gain("worker", 1), at.points(3), []]


def stones(at: Moment) -> list[list[Row]]:
    """One opponent loses 3 points; if so I gain 3, otherwise a coin."""
    ways: list[list[Row]] = []
    there = at.state.players
    others = opponents(at.state, at.player)
    playing = [one for one in others if one not in there or not there[one].finished]
    if others and not playing:
        return [[]]
    for one in playing:
        lost = _three_less(at, one)
        ways.append([*lost, *points(at.player, 3)] if lost else at.gain("coin", 1))
    return ways or [at.gain("coin", 1)]


def _three_less(at: Moment, owner: str) -> list[Row]:
    if owner in at.state.players:
        return points(owner, -min(3, max(at.state.players[owner].score, 0)))
    bots = at.state.bots
    alone = at.state.options.bots.value == "automa"
    has = min(3, bots.score) if owner == AUTOMA and alone and bots is not None else 0
    return [("automa", -has)] if has else []


CARDS = CardsMade(
    (
        Invented(
            *("aa", "Salt Caravan", 4),
            (
                *(LAID, "who", "neighbours", "pay", "food", 1, "vp", 2),
                *("did", "who", "me", "gain", "coin", 1),
                *("otherwise", "who", "me", "vp", 2, "done"),
            ),
            salt_caravan,
        ),
        Invented(
            *("ff", "Salon", 6),
            (
                *(LASTS, "no", "neighbour_upgraded", "vp", 1),
                *("then", "neighbour_upgraded", "who", "that_one", "vp", 2, "done"),
            ),
        ),
        Invented(
            *("aa", "Granary Law", 4),
            (
                *(ERA, NOW, "opponents_no_advance", "technology"),
                *("then", "era_ended", "vp_per", "farm", 2, "done"),
            ),
        ),
        Invented(
            *("mm", "Tar Pits", 5),
            (
                *(
                    "trap",
                    "sprung",
                    "topple",
                    "then",
                    "sprung",
                    "who",
                    "attacker",
                    "lose",
                    "food",
                    2,
                ),
                *("then", "sprung", "gain", "culture", 1, "done"),
            ),
        ),
        Invented(
            *("ff", "Laggard’s Prize", 6),
            (LAID, "no", "who", "fewest", "military_spaces", "vp", 4, "done"),
            laggards,
        ),
        Invented(
            *("ff", "Imitators", 6),
            (LAID, "no", "copy_tapestry", "neighbours", "otherwise", "vp", 3, "done"),
        ),
        Invented(
            *("aa", "Royal Road", 4),
            (
                *(ERA, NOW, "cheaper_advance", "tier_III"),
                *("then", "advanced", "tier_III", "vp", 1, "done"),
            ),
        ),
        Invented(*("aa", "Archive", 3), (LAID, "vp_per", "tapestry_card_mat", 2, "done"), archive),
        Invented(
            *("mm", "Surveyors", 2),
            (LAID, "explore", "anywhere", "did", "gain", "worker", 1, "otherwise", "vp", 3, "done"),
            surveyors,
        ),
        Invented(
            *("ff", "Whispering Stones", 6),
            (
                *(LAID, "no", "who", "one_opponent", "lose", "vp", 3),
                *("did", "who", "me", "vp", 3),
                *("otherwise", "who", "me", "gain", "coin", 1, "done"),
            ),
            stones,
        ),
    )
)


def run(count: int, seed: int) -> str:
    """Every card did what is written down for it, wherever it was met."""
    return CARDS.games(count, seed, looked_at)


def looked_at(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """Every card of ours in a step, once it is found right."""
    yield from _laid(entry, tables)
    yield from _salon(entry, tables)
    yield from _granary(entry, tables)
    yield from CARDS.whenever(entry, tables, "Royal Road", ROAD)
    if kind(entry.command) == "AdvanceOnTrack":
        _paid(entry)
    yield from CARDS.sprung(entry, tables, "Tar Pits")


def _laid(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    for laid in CARDS.laid(entry, tables):
        if laid.name == "Surveyors":
            _explored(laid)
        if laid.name == "Imitators":
            scored = [row for row in laid.came if row[0] == "vp"]
            assert scored in ([], points(laid.moment.player, 3))
        if laid.name == "Imitators" or CARDS.made[laid.moment.card].played:
            yield laid.name


def _explored(laid: Laid) -> None:
    """The points come only where nothing was explored."""
    player = laid.moment.player
    explored = any(kind(one) in EXPLORED and one.player == player for one in laid.after)
    assert explored is (("vp", player, 3) not in laid.came), f"{laid.name}: {laid.came}"


def _salon(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """1 point for me, 2 for the neighbor who upgrades."""
    due: Due = Counter()
    for at, event in enumerate(entry.events):
        if kind(event) != "TechUpgraded" or not event.row:
            continue
        for player, me in tables[at].players.items():
            if player == event.player or event.player not in neighbours(tables[at], player):
                continue
            for card in CARDS.in_force(me, "Salon"):
                due[player, card] += 1
                due[event.player, card] += 2
                yield "Salon"
    CARDS.came_as_due(entry, "Salon", due)


def _granary(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """No opponent goes up technology, neither person nor bot; 2 points a farm at the era's end."""
    due: Due = Counter()
    for at, event in enumerate(entry.events):
        table = tables[at]
        if kind(event) == "TokenMoved" and event.track == "technology":
            others = [one for one in table.players.values() if one.id != event.owner]
            held = any(CARDS.in_force(one, "Granary Law") for one in others)
            up = event.end == event.start + 1
            assert not (up and held), f"{event.owner} advanced in spite of it"
        if kind(event) == "IncomeTurnBegun":
            for card in CARDS.in_force(table.players[event.player], "Granary Law"):
                farms = count_of(table, event.player, "farm")
                if farms:
                    due[event.player, card] += 2 * farms
                yield "Granary Law"
    CARDS.came_as_due(entry, "Granary Law", due)


def _third(event: Any, table: Any) -> Iterator[str]:
    moved = kind(event) == "TokenMoved" and event.end == event.start + 1
    if moved and event.end in TIER_THREE:
        yield event.owner


ROAD = Happening(_third, 1)


def _paid(entry: Any) -> None:
    moved = next(at for at, event in enumerate(entry.events) if kind(event) == "TokenMoved")
    token, state = entry.events[moved], entry.before
    paid = sum(event.n for event in entry.events[:moved] if kind(event) == "ResourcePaid")
    printed = sum(cost(state, token.track, token.end).values())
    cards = CARDS.in_force(state.players[state.turn], "Royal Road")
    less = len(cards) if token.end in TIER_THREE else 0
    assert paid == max(printed - less, 0), f"{paid} paid for {printed}, {less} less"
