"""What the set-up takes: draws, what is kept of them, the lines of the checklist."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.core.command import Command
from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import Noun, always
from companion.core.offer import Filled, Offer
from companion.core.set_up import LINE, PART, WHICH_LINE, in_a_row
from companion.games.tapestry.bots.commands import SetUpBots
from companion.games.tapestry.content.checklist import Item
from companion.games.tapestry.nouns import PERSON, PLAYER
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.capitals import DrawCapitals, KeepCapital
from companion.games.tapestry.setup.civilizations import (
    ChooseCivilization,
    DrawCivilizations,
    KeepCivilization,
    may_be_chosen,
)
from companion.games.tapestry.setup.finish import (
    ChooseFirstPlayer,
    FinishSetUp,
    TickItem,
    missing,
    seat_name,
)
from companion.games.tapestry.setup.landmark_cards import DealLandmarkCards, KeepLandmarkCard
from companion.games.tapestry.setup.record import Dealt
from companion.games.tapestry.setup.view_draws import results
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

DRAW = Message("tapestry.setup.act.draw")
KEEP, CHOOSE = Message("tapestry.setup.act.keep_one"), Message("tapestry.setup.act.choose")
GAINED = Message("tapestry.setup.act.gained")
Forms = tuple[Form[State], ...]
BOTS = form(
    SetUpBots(),
    "draw.bots",
    DRAW,
    icon="cards",
    when=lambda state: state.bots is not None and not state.bots.favourites,
)


BEGIN = form(
    FinishSetUp(),
    "begin",
    Message("tapestry.button.begin"),
    icon="play",
    first=lambda state: missing(state) is None,
)


def _each(
    kind: type[Command[State]],
    id_: str,
    text: Message | Callable[[State], Message],
    whose: Callable[[Dealt], bool],
    when: Callable[[State], object] = always,
    **kept: Any,
) -> Form[State]:
    """Each does it once: one of those who have it still before them."""

    def left(state: State, _filled: Filled | None = None) -> list[str]:
        return [one for one in state.players if whose(state.setup.of(one))]

    there = lambda state: bool(when(state) and left(state))  # noqa: E731 – handed over
    return form(kind, id_, text, icon="cards", when=there, player=PERSON.among(left), **kept)


def _kept(kind: str, dealt: Callable[[State, Filled], tuple[str, ...]]) -> Noun[State]:
    """One of what was drawn."""
    return Noun(
        kind,
        KEEP,
        dealt,
        lambda state, one: Message("tapestry.setup.act.keep", thing=word(kind, one)),
        lambda state, one: "cards",
    )


def _chooses(state: State) -> str:
    """Who looks at the landmark cards."""
    dealt = state.setup.dealt.items()
    return next((who for who, one in dealt if one.landmark_cards and not one.landmark_card), "")


def _landmark_cards(state: State, _filled: Filled) -> tuple[str, ...]:
    return state.setup.of(_chooses(state)).landmark_cards


def _no_cards_yet(state: State) -> bool:
    return not any(one.landmark_cards for one in state.setup.dealt.values())


BY_DRAW: Mapping[str, Forms] = {
    "capitals": (
        _each(DrawCapitals, "draw.capital", DRAW, lambda one: not one.capitals),
        _each(
            KeepCapital,
            "keep.capital",
            KEEP,
            lambda one: bool(one.capitals) and not one.capital,
            capital=_kept("capital", lambda state, f: state.setup.of(f[PLAYER]).capitals),
        ),
    ),
    "civilizations": (
        _each(DrawCivilizations, "draw.civilization", DRAW, lambda one: not one.civilizations),
        _each(
            ChooseCivilization,
            "choose.civilization",
            lambda state: GAINED if state.options.chapter else CHOOSE,
            lambda one: not one.civilizations,
            may_be_chosen,
        ),
        _each(
            KeepCivilization,
            "keep.civilization",
            KEEP,
            lambda one: bool(one.civilizations) and not one.civilization,
            civilization=_kept(
                "civilization", lambda state, f: state.setup.of(f[PLAYER]).civilizations
            ),
        ),
    ),
    "first_player": (
        form(
            ChooseFirstPlayer(),
            "draw.first_player",
            Message("tapestry.setup.act.draw_lots"),
            icon="cards",
            when=lambda state: not state.setup.first_player,
        ),
    ),
    "landmark_cards": (
        form(DealLandmarkCards(), "draw.landmark_cards", DRAW, icon="cards", when=_no_cards_yet),
        form(
            KeepLandmarkCard,
            "keep.landmark_card",
            KEEP,
            icon="cards",
            when=lambda state: bool(_chooses(state)),
            makes=lambda state, f: KeepLandmarkCard(_chooses(state), f["landmark"]),
            card=_kept("landmark", _landmark_cards),
        ),
    ),
    "automa_civilization": (BOTS,),
    "decision_deck": (BOTS,),
}
"""What is drawn or kept at an item, by what it draws; the bots' things are drawn in one go."""


def drawn_at(state: State, item: Item, player: str) -> tuple[Offer[State], ...]:
    """What can be done at an item: draw, or keep one of what was drawn."""
    known = {PLAYER: player} if player else {}
    forms = BY_DRAW.get(item.draw, ())
    return tuple(row for one in forms for row in one.rows(state, known, open_all=True))


def ticked(state: State, line: str) -> Offer[State]:
    """A line lies ready, or does not after all."""
    return TICK.on(state, known={LINE: line})


def _lines(state: State, filled: Filled) -> Iterator[str]:
    """Those of a part, for everybody or for each."""
    parts = {part.id: items for part, items in checklist.sections(state.options)}
    return (key for item in parts[filled[PART]] for key in checklist.keys(state.options, item))


def _called(state: State, line: str) -> Message:
    item, _, player = line.partition(":")
    label = checklist.called(state.options, item)
    if player:
        who = seat_name(state, player)
        label = Message("tapestry.offer.item_of", player=who, item=label)
    return Message("tapestry.offer.done", item=label) if line in state.setup.ticked else label


def _shown(state: State, line: str) -> Message | None:
    return in_a_row(results(state, checklist.item(line).draw, line.partition(":")[2]))


TICK = form(
    TickItem,
    "tick",
    WHICH_LINE,
    icon="check",
    makes=lambda state, f: TickItem(f[LINE], f[LINE] not in state.setup.ticked),
    item=Noun(
        LINE,
        WHICH_LINE,
        _lines,
        _called,
        lambda state, line: "check" if line in state.setup.ticked else checklist.item(line).icon,
        note=_shown,
        guess=lambda state, filled: next(
            (line for line in _lines(state, filled) if line not in state.setup.ticked), None
        ),
    ),
)
