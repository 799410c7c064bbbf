"""What the printed lists change for a civilization kept at the start."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.message import Message
from companion.games.tapestry import describing
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.facts import FactOption
from companion.games.tapestry.content.rebalance import Change
from companion.games.tapestry.lookup.saying import commas, label, line, named, phrase, value
from companion.lookup import Fact

LISTS = ("rulebook", "player_aid")
ICON = ("swap",)


def changes(civilization: str) -> Iterator[Fact]:
    """A line for each list; the rulebook's says so where it names one without a change."""
    for list_id in LISTS:
        change = look_up.rebalancing(list_id, civilization)
        if change.unlisted:
            continue
        source = label("rebalancing", source=named("rebalancing", list_id))
        if change != Change():
            yield _line(source, change, f"{list_id}.{civilization}")
        elif list_id == LISTS[0]:
            yield Fact(source, value("no_change"), ICON)


def _line(source: Message, change: Change, listed_as: str) -> Fact:
    """With what the owner told in the place of an icon that no source shows."""
    told = {
        one.id: line(commas(_parts(change, listed_as, _named(change, "_told", one.id))))
        for one in _options(change)
    }
    said = line(commas(_parts(change, listed_as, _guessed(change))))
    return Fact(source, said, ICON, change.fact, told)


def _options(change: Change) -> tuple[FactOption, ...]:
    return look_up.house_fact(change.fact).options if change.fact else ()


def _guessed(change: Change) -> Message:
    """Our guess where we have one."""
    guess = look_up.house_fact(change.fact).guess if change.fact else ""
    if guess:
        return _named(change, "_guess", guess)
    return phrase("change", f"{_fact_key(change)}_untold")


def _named(change: Change, how: str, answer: str) -> Message:
    things = named("house_fact_option", change.fact, answer)
    return phrase("change", f"{_fact_key(change)}{how}", things=things)


def _fact_key(change: Change) -> str:
    return "fact_loss" if change.fact_is_loss else "fact"


def _parts(change: Change, listed_as: str, fact: Message) -> Iterator[Message]:
    """All parts of a change, one after the other."""
    if change.least_players:
        yield phrase("change", "least_players", n=change.least_players)
    if change.gains:
        yield _amounts("gain", change.gains)
    if change.benefits:
        yield describing.given(change.benefits)
    if change.points:
        gained = "points" if change.points > 0 else "points_below"
        yield phrase("change", gained, n=change.points)
    if change.points_per_opponent:
        yield phrase("change", "points_per_opponent", n=change.points_per_opponent)
    if change.losses:
        yield _amounts("lose", dict.fromkeys(change.losses, 1))
    if change.no_start_gain:
        yield phrase("change", "no_start_gain")
    if change.fact:
        yield fact
    if change.told:
        yield Message("words.shape.part", said=named("rebalancing_told", listed_as))


def _amounts(verb: str, things: Mapping[str, int]) -> Message:
    return phrase("change", verb, things=describing.amounts(things))
