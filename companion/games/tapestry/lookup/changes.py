"""What the printed lists change for a civilization kept at the start."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.rebalance import Change
from companion.games.tapestry.lookup.saying import (
    amount,
    everywhere,
    gives,
    listed,
    lower,
    named,
    phrase,
    upper,
    value,
)
from companion.lookup import Fact, Text

LISTS = ("rulebook", "player_aid")
ICON = ("swap",)


def changes(civilization: str) -> Iterator[Fact]:
    """A line for each list; the rulebook's says so where it names one without a change."""
    for list_id in LISTS:
        change = look_up.rebalancing(list_id, civilization)
        name = named("rebalancing", list_id)
        if change.unlisted:
            continue
        if change != Change():
            yield Fact(_label(name), _said(change, f"{list_id}.{civilization}"), ICON)
        elif list_id == LISTS[0]:
            yield Fact(_label(name), value("no_change"), ICON)


def _label(source: Text) -> Text:
    return everywhere(lambda lang: phrase("label", "rebalancing", lang, n=1, source=source[lang]))


def _said(change: Change, listed_as: str) -> Text:
    """All parts of a change, one after the other."""
    return upper(everywhere(lambda lang: ", ".join(_parts(change, listed_as, lang))))


def _parts(change: Change, listed_as: str, lang: str) -> Iterator[str]:
    if change.least_players:
        yield phrase("change", "least_players", lang, change.least_players)
    if change.gains:
        yield _amounts("gain", tuple(change.gains.items()), lang)
    if change.benefits:
        yield lower(gives(change.benefits))[lang]
    if change.points:
        gained = "points" if change.points > 0 else "points_below"
        yield phrase("change", gained, lang, change.points)
    if change.points_per_opponent:
        yield phrase("change", "points_per_opponent", lang, change.points_per_opponent)
    if change.losses:
        yield _amounts("lose", tuple((what, 1) for what in change.losses), lang)
    if change.no_start_gain:
        yield phrase("change", "no_start_gain", lang)
    if change.fact:
        yield phrase("change", "fact_loss" if change.fact_is_loss else "fact", lang)
    if change.told:
        yield named("rebalancing_told", listed_as)[lang].rstrip(".")


def _amounts(verb: str, things: tuple[tuple[str, int], ...], lang: str) -> str:
    said = listed([amount(what, n, lang) for what, n in things], lang)
    return phrase("change", verb, lang, things=said)
