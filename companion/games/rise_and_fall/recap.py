"""Where a game stands, in a few lines: for home, and for who comes back to it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.games.rise_and_fall.offers.wording import next_text
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules import scoring, written
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import Phase, Player, State


def recap(state: State) -> Message:
    """Turn, phase, and how far the trophies are; of a sheet alone, who has most."""
    if state.way is Way.SHEET:
        return _leads(state)
    return Message(
        "rise_and_fall.recap",
        turn=state.turn,
        phase=Message(f"rise_and_fall.phase.{state.phase.value}"),
        won=len(state.trophies_won),
        wanted=state.options.trophies,
    )


def where_were_we(state: State) -> tuple[Message, ...]:
    """Recap, treasuries or the sums of the sheets, and what is next."""
    if state.way is Way.SHEET:
        return (recap(state), *_totals(state))
    if state.phase in (Phase.SCORING, Phase.OVER):
        return (recap(state), *_sums(state), next_text(state))
    return (recap(state), *_purses(state), next_text(state))


def _leads(state: State) -> Message:
    points = {player.id: written.points(state, player.id) for player in state.players}
    best = max(points.values())
    if not best:
        return Message("rise_and_fall.recap_empty")
    names = tuple(who(state, seat) for seat, n in points.items() if n == best)
    return Message("rise_and_fall.recap_sheet", who=names, n=best)


def _totals(state: State) -> Iterator[Message]:
    """Of the sheets that people fill in themselves."""
    for player in state.players:
        total = written.points(state, player.id)
        yield Message("rise_and_fall.sum_alone", who=who(state, player.id), n=total)


def _sums(state: State) -> Iterator[Message]:
    """Rulebook, "Example": the four domains of a sheet, and the last line of it."""
    for seat in state.living:
        sheet = scoring.sheet(state, seat)
        yield Message(
            "rise_and_fall.sum",
            who=who(state, seat),
            economy=sheet.economy,
            awards=sheet.trophies,
            development=sheet.developed,
            territory=sheet.territory,
            n=sheet.total,
        )


def _purses(state: State) -> tuple[Message, ...]:
    """A line each; of four, two to a line; nothing where nobody follows them."""
    if not state.counts_treasuries:
        return ()
    purses = [_purse(state, player) for player in state.players if not player.extinct]
    if len(purses) < 4:
        return tuple(purses)
    pairs = zip(purses[::2], purses[1::2], strict=True)
    return tuple(Message("rise_and_fall.purses", one=one, other=other) for one, other in pairs)


def _purse(state: State, player: Player) -> Message:
    return Message(
        "rise_and_fall.purse",
        who=who(state, player.id),
        gold=player.gold,
        wood=player.wood,
        stones=Message("rise_and_fall.stones", n=player.stone),
    )
