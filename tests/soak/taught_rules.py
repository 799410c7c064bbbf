"""Ten more invented tapestries: occasions, prohibitions, prices, copying.

Made up from the rulebook alone, as a card of the box might read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.games.tapestry.tracks.cost import cost
from tests.soak.teaching import (
    ERA,
    LAID,
    LASTS,
    NOW,
    WHOLE,
    CardsMade,
    Happening,
    Invented,
    Moment,
    kind,
)

NAME = "Tapestry, rules that were taught"
COUNT, FIRST = WHOLE, 2


def levy(at: Moment):
    """Each opponent gives 1 coin, I gain 2 points."""
    seats = [at.state.players[one.id] for one in at.state.options.participants]
    others = [one for one in seats if one.id != at.player]
    able = [one for one in others if one.resources["coin"] and not one.finished]
    return [[*(("-", one.id, "coin", 1) for one in able), *at.points(2)]]


def closed_borders(at: Moment):
    """6 points."""
    return [at.points(6)]


CARDS = CardsMade(
    (
        Invented(*("mm", "Pathfinders", 4), (ERA, "explored", "vp", 3, "done")),
        Invented(
            *("mm", "Levy", 3),
            (LAID, "who", "opponents", "lose", "coin", 1, "then", "vp", 2, "done"),
            levy,
        ),
        Invented(
            *("aa", "Closed Borders", 5),
            ((LAID, ERA), "played", "vp", 6, "then", NOW, "no_conquer", "done"),
            closed_borders,
        ),
        Invented(*("aa", "Quick Roads", 5), (ERA, NOW, "cheaper_advance", "any", "done")),
        Invented(*("aa", "Harvest Home", 5), (ERA, "era_ended", "vp", 5, "done")),
        Invented(
            *("ff", "Monopoly", 6),
            (ERA, "no", NOW, "opponents_no_advance", "technology", "done"),
        ),
        Invented(*("ff", "Rival Scholars", 6), (LASTS, "no", "opponent_upgraded", "vp", 2, "done")),
        Invented(
            *("ff", "Hard Winter", 6),
            (ERA, "no", NOW, "dearer_advance", "any", "then", "turn_ended", "vp", 2, "done"),
        ),
        Invented(*("ff", "Mirror", 5), (LAID, "no", "copy_tapestry", "any", "done")),
        Invented(*("ff", "Theatre Season", 6), (LASTS, "no", "tapestry_played", "vp", 4, "done")),
    )
)


def run(count: int, seed: int) -> str:
    """Every card did what is written down for it, wherever it was met."""
    return CARDS.games(count, seed, looked_at)


def looked_at(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    """Every card of ours in a step, once it is found right."""
    yield from _laid(entry, tables)
    for name, waits in WAITS.items():
        yield from CARDS.whenever(entry, tables, name, waits)
    yield from _forbidden(entry, tables)
    yield from _paid(entry)


# when it is laid


def _laid(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    for laid in CARDS.laid(entry, tables):
        if laid.name == "Mirror":
            at = laid.moment
            assert any(_copied(at.state, at.player)) or _says_nothing(entry)
        if laid.name == "Mirror" or CARDS.made[laid.moment.card].played:
            yield laid.name


def _copied(table: Any, player: str) -> Iterator[bool]:
    """Whether another card lies open that a copy may stand for: what it does is checked itself."""
    for one in table.players.values():
        tops = (pile[-1] for pile in one.mat.values() if pile)
        yield any(card not in CARDS.made or CARDS.made[card].name != "Mirror" for card in tops)


def _says_nothing(entry: Any) -> bool:
    return any("nothing_to_copy" in str(line.text) for line in entry.told)


# whenever something happens


def _explored(event: Any, table: Any) -> Iterator[str]:
    if kind(event) in ("TileBrought", "TileLaidOnMat"):
        yield event.player


def _ended(event: Any, table: Any) -> Iterator[str]:
    if kind(event) == "IncomeTurnBegun":
        yield event.player


def _upgraded(event: Any, table: Any) -> Iterator[str]:
    if kind(event) == "TechUpgraded" and event.row:  # the Recyclers take one down
        yield from (one for one in table.players if one != event.player)


def _passed(event: Any, table: Any) -> Iterator[str]:
    if kind(event) in ("TurnPassed", "GameEnded"):
        yield table.turn


def _played(event: Any, table: Any) -> Iterator[str]:
    if kind(event) == "TapestryPlayed":
        yield event.player


WAITS: Mapping[str, Happening] = {
    "Pathfinders": Happening(_explored, 3),
    "Harvest Home": Happening(_ended, 5),
    "Rival Scholars": Happening(_upgraded, 2),
    "Hard Winter": Happening(_passed, 2),
    "Theatre Season": Happening(_played, 4, afterwards=True),
}


# what is otherwise while it lies open


def _forbidden(entry: Any, tables: Sequence[Any]) -> Iterator[str]:
    for at, event in enumerate(entry.events):
        people = tables[at].players
        if kind(event) == "TerritoryConquered" and tables[at].turn in people:
            me = people[tables[at].turn]
            assert not CARDS.in_force(me, "Closed Borders"), "conquered in spite of it"
        if kind(event) == "TokenMoved" and event.owner in people:
            up = event.track == "technology" and event.end == event.start + 1
            others = [one for one in people.values() if one.id != event.owner]
            held = any(CARDS.in_force(one, "Monopoly") for one in others)
            assert not (up and held), "advanced in spite of it"
    me = entry.before.players.get(entry.before.turn)
    if me and kind(entry.command) == "AdvanceOnTrack":
        closed = (one for one in entry.before.players.values() if one.id != me.id)
        yield from ("Monopoly" for one in closed if CARDS.in_force(one, "Monopoly"))


def _paid(entry: Any) -> Iterator[str]:
    """One less or one more than is printed."""
    if kind(entry.command) != "AdvanceOnTrack":
        return
    moved = next(at for at, event in enumerate(entry.events) if kind(event) == "TokenMoved")
    paid = sum(event.n for event in entry.events[:moved] if kind(event) == "ResourcePaid")
    state, token = entry.before, entry.events[moved]
    me = state.players[state.turn]
    less, more = len(CARDS.in_force(me, "Quick Roads")), len(CARDS.in_force(me, "Hard Winter"))
    printed = sum(cost(state, token.track, token.end).values())
    assert paid == max(printed - less, 0) + more, f"{paid} paid for {printed}, {less}, {more}"
    yield from ["Quick Roads"] * less
