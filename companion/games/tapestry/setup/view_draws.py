"""What an item of the set-up shows of its draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from companion.core.command import Command
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import SetUpBots
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.setup import checklist, rebalancing
from companion.games.tapestry.setup.capitals import DrawCapitals, marker
from companion.games.tapestry.setup.civilizations import (
    ChooseCivilization,
    DrawCivilizations,
)
from companion.games.tapestry.setup.finish import ChooseFirstPlayer, seat_name
from companion.games.tapestry.setup.landmark_cards import DealLandmarkCards
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

Results = tuple[Message, ...]


def results(state: State, draw: str, player: str) -> Results:
    """What came of the draw of an item."""
    return SHOWN[draw](state, player) if draw in SHOWN else ()


def _names(kind: str, things: Iterable[str]) -> Results:
    return tuple(word(kind, thing) for thing in things)


def _capitals(state: State, player: str) -> Results:
    dealt = state.setup.of(player)
    return _names("capital", (dealt.capital,) if dealt.capital else dealt.capitals)


def _civilizations(state: State, player: str) -> Results:
    dealt = state.setup.of(player)
    return _names(
        "civilization", (dealt.civilization,) if dealt.civilization else dealt.civilizations
    )


def _start(state: State, player: str) -> Results:
    number = marker(state, player)
    return (Message("tapestry.setup.start", number=number),) if number else ()


def _mat(state: State, player: str) -> Results:
    """What the mat gives at the start, in its own words."""
    kept = state.setup.of(player).civilization
    return (word("civilization_text", kept),) if kept else ()


def _rebalancing(state: State, player: str) -> Results:
    kept = state.setup.of(player).civilization
    change = rebalancing.change_for(state, kept) if kept else None
    if kept and change is None:
        if rebalancing.unlisted(state, kept):
            return (Message("tapestry.setup.rebalancing.unlisted"),)
        return (Message("tapestry.setup.rebalancing.none"),)
    return tuple(rebalancing_lines(state, kept)) if change else ()


def rebalancing_lines(state: State, civilization: str) -> Iterable[Message]:
    """A change in words: gains, points, losses, and what is told."""
    change = rebalancing.change_for(state, civilization)
    if change is None:
        return
    for what, n in change.gains.items():
        yield Message("tapestry.setup.rebalancing.gain", n=n, what=word("resource", what))
    if points := rebalancing.points(state, change):
        yield Message("tapestry.setup.rebalancing.points", n=points)
    if change.losses:
        lost = _names("resource", change.losses)
        yield Message("tapestry.setup.rebalancing.lose", what=lost)
    if change.benefits:
        yield benefits_text(change.benefits)
    if change.no_start_gain:
        yield Message("tapestry.setup.rebalancing.no_start_gain")
    if change.fact:
        yield Message("tapestry.setup.rebalancing.asked")
    if change.told:
        yield word("rebalancing_told", f"{state.options.rebalancing}.{civilization}")


def _first(state: State, player: str) -> Results:
    seat = state.setup.first_player
    return (seat_name(state, seat),) if seat else ()


def _landmark_cards(state: State, player: str) -> Results:
    shown = [
        Message(
            "tapestry.setup.landmark_of",
            who=seat_name(state, seat),
            landmark=word("landmark", dealt.landmark_card),
        )
        for seat, dealt in state.setup.dealt.items()
        if dealt.landmark_card
    ]
    if card := state.setup.bot_landmark_card:
        who, landmark = word("owner", AUTOMA), word("landmark", card)
        shown.append(Message("tapestry.setup.landmark_of", who=who, landmark=landmark))
    return tuple(shown)


def _techs(state: State, player: str) -> Results:
    return _names("tech", state.tech_offer)


def _masterpieces(state: State, player: str) -> Results:
    return _names("masterpiece", state.masterpiece_offer)


def _civilization_box(state: State, player: str) -> Results:
    return (word("expansion", state.options.variants.civilizations_from),)


def _removed(state: State, player: str) -> Results:
    return tuple(word(kind, card) for kind, card in checklist.removed(state.options))


def _automa(state: State, player: str) -> Results:
    known = {people.id for people in content.automa().civilizations}
    kept = state.bots.civilization if state.bots else ""
    return (word("automa_civilization", kept),) if kept in known else ()


def _favourite(bot: str) -> Callable[[State, str], Results]:
    def shown(state: State, player: str) -> Results:
        track = state.bots.favourites.get(bot, "") if state.bots else ""
        return (word("track", track),) if track else ()

    return shown


SHOWN: Mapping[str, Callable[[State, str], Results]] = {
    "capitals": _capitals,
    "civilizations": _civilizations,
    "start": _start,
    "civilization_set_up": _mat,
    "rebalancing": _rebalancing,
    "first_player": _first,
    "landmark_cards": _landmark_cards,
    "removed": _removed,
    "civilization_box": _civilization_box,
    "techs": _techs,
    "masterpieces": _masterpieces,
    "automa_civilization": _automa,
    "automa_favourite": _favourite(AUTOMA),
    "shadow_favourite": _favourite(SHADOW),
}
DRAWN_BY: Mapping[str, tuple[type[Command[State]], ...]] = {
    "capital": (DrawCapitals,),
    "civilization": (DrawCivilizations, ChooseCivilization),
    "first": (ChooseFirstPlayer,),
}
"""What draws at an item of which the id says so."""
DRAWS = (DrawCapitals, DrawCivilizations, ChooseFirstPlayer, DealLandmarkCards, SetUpBots)
"""What chance does by itself: nobody chooses."""
