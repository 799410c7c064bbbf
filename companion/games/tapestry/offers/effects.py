"""What an effect does to anybody, outside of a turn that the app follows."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.offer import Blank, Filled, Make, Section, allowed
from companion.core.question import Amount, Choice, Option
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.commands import HappenBesides
from companion.games.tapestry.besides.holding import held, most_points_lost
from companion.games.tapestry.offers.blanks import OWNER
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_option, thing_name, word
from companion.games.tapestry.turn.neighbours import bot_owners

WHAT, NUMBER, ALONG, SIGN = "what", "number", "along", "sign"
YES, NO, GAINED, LOST = "yes", "no", "gained", "lost"
MOVES = (deeds.ADVANCE, deeds.REGRESS)
PLACES = (deeds.EXPLORE, deeds.CONQUER)
NEAR = "near"
ICONS = {
    deeds.GAIN: "plus",
    deeds.LOSE: "minus",
    deeds.BUILD: "building-any",
    deeds.EXPLORE: "explore",
    deeds.CONQUER: "conquer",
    deeds.ADVANCE: "advance-any",
    deeds.REGRESS: "regress",
    deeds.SCORE: "vp",
}
CARD_ICONS = {"tapestry": "card-tapestry", "tech_card": "card-tech"}


def effects(section: Section[State], state: State) -> None:
    """An offer for each thing an effect can do."""
    for deed in deeds.DEEDS:
        label = Message(f"tapestry.besides.{deed}")
        blanks = (_who(state, deed), *_particulars(state, deed))
        section.offer(f"effect.{deed}", label, _made(deed), *blanks, icon=ICONS[deed])


def _who(state: State, deed: str) -> Choice:
    """Those it can happen to now."""
    everybody = (*state.players, *bot_owners(state))
    options = tuple(Option(o, player_option(state, o)) for o in everybody if _now(state, deed, o))
    return Choice(OWNER, Message("tapestry.besides.ask.owner"), options)


def _now(state: State, deed: str, owner: str) -> list[str]:
    """What it can be about now."""
    found = deeds.things(state, deed)
    return [one for one in found if allowed(HappenBesides(owner, deed, one), state)]


def _particulars(state: State, deed: str) -> Iterator[Blank]:
    if deed == deeds.SCORE:
        yield lambda filled: _sign(state, filled[OWNER])
        yield lambda filled: _points(state, filled)
        return
    yield lambda filled: _what(state, deed, filled[OWNER])
    if deed in MOVES:
        yield _along()
    elif deed not in PLACES:
        yield lambda filled: _how_many(state, deed, filled)


def _what(state: State, deed: str, owner: str) -> Choice:
    text = Message(f"tapestry.besides.ask.{deed}")
    return Choice(WHAT, text, tuple(_option(deed, one) for one in _now(state, deed, owner)))


def _how_many(state: State, deed: str, filled: Filled) -> Amount:
    """Nobody loses more than there is."""
    most = held(state, filled[OWNER], filled[WHAT]) if deed == deeds.LOSE else deeds.MOST
    return Amount(NUMBER, Message("tapestry.offer.ask.number"), 1, min(most, deeds.MOST), 1)


def _option(deed: str, thing: str) -> Option:
    if deed in MOVES:
        place = f"track:{thing}"
        return Option(thing, word("track", thing), icon=f"track-{thing}", place=place)
    if deed in PLACES:
        icon = f"{deed}-anywhere" if thing else deed
        key = thing or NEAR
        return Option(key, Message(f"tapestry.besides.{key}"), icon=icon)
    return Option(thing, thing_name(thing), icon=icon_of(thing))


def icon_of(thing: str) -> str:
    """The picture of what a person has."""
    if thing in RESOURCES:
        return f"resource-{thing}"
    if thing in BUILDINGS:
        return f"building-{thing}"
    known = {"any_resource": "resource-any", "any_income_building": "building-any"}
    known |= {"inspiration_tile": "inspiration", **CARD_ICONS}
    return known.get(thing) or thing.replace("_", "-")


def _along() -> Choice:
    options = (
        Option(YES, Message("tapestry.besides.along"), icon="advance-any"),
        Option(NO, Message("tapestry.besides.without"), icon="advance-any-no-benefit"),
    )
    return Choice(ALONG, Message("tapestry.besides.ask.along"), options)


def _sign(state: State, owner: str) -> Choice:
    gained = Option(GAINED, Message("tapestry.offer.gained"), icon="plus")
    lost = Option(LOST, Message("tapestry.offer.lost"), icon="minus")
    some = (lost,) if most_points_lost(state, owner) else ()
    return Choice(SIGN, Message("tapestry.besides.ask.sign"), (gained, *some))


def _points(state: State, filled: Filled) -> Amount:
    most = deeds.MOST_POINTS
    if filled[SIGN] == LOST:
        most = most_points_lost(state, filled[OWNER])
    return Amount(NUMBER, Message("tapestry.besides.ask.points"), 1, most)


def _made(deed: str) -> Make[State]:
    def command(filled: Filled) -> HappenBesides:
        what = deeds.POINTS if deed == deeds.SCORE else filled[WHAT]
        number = int(filled.get(NUMBER, 1))
        n = -number if filled.get(SIGN) == LOST else number
        along = filled.get(ALONG, YES) == YES
        return HappenBesides(filled[OWNER], deed, "" if what == NEAR else what, n, along)

    return command
