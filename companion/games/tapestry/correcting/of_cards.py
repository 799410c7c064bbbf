"""Cards and tiles, put right: hands, income mats, mats, technologies, what lies face up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import Field, HowMany, Noun, nobody_refused
from companion.core.offer import Filled, refusal
from companion.games.tapestry.correcting.facts import (
    Civilizations,
    FaceUp,
    Fact,
    Hand,
    Masterpieces,
    Mat,
    Techs,
)
from companion.games.tapestry.correcting.facts.cards import DECKS, may_hold
from companion.games.tapestry.correcting.facts.mats import ERAS
from companion.games.tapestry.correcting.naming import NameMasterpiece, nameable, unnamed_of
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.nouns import CARD, HOW_MANY, NUMBER, PERSON, PLAYER, TECHNOLOGY
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.state import State
from companion.games.tapestry.tile_in_words import space_name, tile_name
from companion.games.tapestry.turn.names import card_name

HERE, AWAY = "+", "-"
ERA, LIES, WHAT, CHANGE = "era", "lies", "what", "change"
CARD_ICONS = {"tapestry": "card-tapestry", "tech": "card-tech"}
ROWS = ("row_bottom", "row_middle", "row_top")
USED, UNUSED, GONE = "used", "unused", "take"


class Pile(Protocol):
    """A fact of cards that lie in one place: one more, or one less."""

    @property
    def ids(self) -> tuple[str, ...]: ...

    def more(self, state: State) -> tuple[str, ...]: ...

    def with_card(self, card: str) -> Fact: ...

    def without(self, card: str) -> Fact: ...


Now = Callable[[State, Filled], Pile]
Why = Callable[[State, Filled], Message | None]


def _pile(
    id_: str,
    text: Message,
    kind: str,
    now: Now,
    called: Callable[[str], Message] | None = None,
    *,
    when: Callable[[State], bool] = lambda state: True,
    **of: Field,
) -> Form[State]:
    """What of a kind lies in a place: each card is taken away, or laid there too."""
    name = called or (lambda card: card_name(kind, card))
    icon = CARD_ICONS.get(kind, "card")

    def changes(state: State, filled: Filled) -> Iterator[str]:
        pile = now(state, filled)
        yield from (f"{AWAY}{card}" for card in dict.fromkeys(pile.ids))
        yield from (f"{HERE}{card}" for card in pile.more(state))

    def said(_state: State, change: str) -> Message:
        way = "here" if change.startswith(HERE) else "not_here"
        return Message(f"tapestry.right.{way}", card=name(change[1:]))

    def makes(state: State, filled: Filled) -> SetValue:
        pile, change = now(state, filled), filled[CHANGE]
        act = pile.with_card if change.startswith(HERE) else pile.without
        return SetValue(act(change[1:]))

    change: Noun[State] = Noun(
        CHANGE,
        Message("tapestry.offer.ask.card"),
        changes,
        said,
        lambda state, one: icon if one.startswith(HERE) else "trash",
        many=True,
        known_as=lambda state, one: (name(one[1:]),),
    )
    takes: dict[str, Any] = {**_leading(of, change, makes), CHANGE: change}
    return form(SetValue, id_, text, icon=icon, when=when, makes=makes, **takes)


def _leading(
    of: dict[str, Field], change: Noun[State], makes: Callable[[State, Filled], SetValue]
) -> dict[str, Field]:
    """The pile's places, each closed where nothing that it leads to can be done."""

    def broken(state: State, filled: Filled) -> Message | None:
        return change.why_not(
            state, filled, lambda one: refusal(makes(state, {**filled, CHANGE: one}), state)
        )

    takes, then = dict(of), broken
    for key, noun in reversed(of.items()):
        assert isinstance(noun, Noun)
        takes[key] = closing = noun.closing(partial(_closed, then, key))
        then = partial(closing.why_not, refused=nobody_refused)
    return takes


def _closed(then: Why, key: str, state: State, filled: Filled, one: str) -> Message | None:
    return then(state, {**filled, key: one})


def has_masterpieces(state: State) -> bool:
    """Whether their box is in play."""
    return state.options.has(Expansion.ARTS_AND_ARCHITECTURE)


ERA_SPACE: Noun[State] = Noun(
    ERA,
    Message("tapestry.offer.ask.era"),
    lambda state, filled: map(str, ERAS),
    lambda state, era: Message("tapestry.offer.era", era=int(era)),
    read=int,
)
HELD: Noun[State] = Noun(
    WHAT,
    Message("tapestry.offer.ask.what"),
    lambda state, filled: DECKS,
    lambda state, what: Message(f"tapestry.corrected.{what}"),
)
HAND = _pile(
    "right.hand",
    Message("tapestry.offer.hand"),
    "tapestry",
    lambda state, f: Hand.now(state, f[PLAYER], "hand"),
    player=PERSON,
)
TILES = _pile(
    "right.tiles",
    Message("tapestry.offer.tiles"),
    "territory_tile",
    lambda state, f: Hand.now(state, f[PLAYER], "tiles"),
    lambda tile: tile_name(int(tile)),
    player=PERSON,
)
SPACE_TILES = _pile(
    "right.space_tiles",
    Message("tapestry.offer.space_tiles"),
    "space_tile",
    lambda state, f: Hand.now(state, f[PLAYER], "space_tiles"),
    lambda tile: space_name(int(tile)),
    player=PERSON,
)
MAT = _pile(
    "right.mat",
    Message("tapestry.offer.mat"),
    "tapestry",
    lambda state, f: Mat.now(state, f[PLAYER], int(f[ERA])),
    player=PERSON,
    era=ERA_SPACE,
)
CIVILIZATIONS = _pile(
    "right.civilization",
    Message("tapestry.offer.civilization"),
    "civilization",
    lambda state, f: Civilizations.now(state, f[PLAYER]),
    player=PERSON,
)
MASTERPIECES = _pile(
    "right.masterpieces",
    Message("tapestry.offer.masterpieces"),
    "masterpiece",
    lambda state, f: Masterpieces.now(state, f[PLAYER]),
    when=has_masterpieces,
    player=PERSON,
)
FACE_UP_TECHS = _pile(
    "right.offer.tech",
    Message("tapestry.label.correct_offer.tech"),
    "tech",
    lambda state, f: FaceUp.now(state, "tech"),
)
FACE_UP_MASTERPIECES = _pile(
    "right.offer.masterpiece",
    Message("tapestry.label.correct_offer.masterpiece"),
    "masterpiece",
    lambda state, f: FaceUp.now(state, "masterpiece"),
    when=has_masterpieces,
)


def _counted(state: State, filled: Filled) -> SetValue:
    """So many are held: those that come are unnamed."""
    what, value = filled[WHAT], filled[NUMBER]
    now = Hand.now(state, filled[PLAYER], what)
    unnamed = may_hold(what)[0]
    as_many = (*now.items[:value], *(unnamed for _ in range(value - len(now.items))))
    return SetValue(replace(now, items=as_many))


def _held(state: State, filled: Filled) -> int:
    return len(Hand.now(state, filled[PLAYER], filled[WHAT]).items)


def _more(state: State, filled: Filled) -> int:
    """How many the deck can still give, once what is held is said again."""
    now = Hand.now(state, filled[PLAYER], filled[WHAT])
    return now.put(state).remaining(DECKS[filled[WHAT]])


COUNTED = form(
    SetValue,
    "right.held",
    Message("tapestry.offer.held"),
    icon="cards",
    makes=_counted,
    player=PERSON,
    what=HELD,
    number=HowMany(
        NUMBER,
        HOW_MANY,
        _held,
        lambda state, f: _held(state, f) + _more(state, f),
    ),
)


def _ways_it_lies(state: State, filled: Filled) -> Iterator[str]:
    """In another row; on its other side or not there at all, if it is there."""
    techs = {tech.card: tech for tech in state.players[filled[PLAYER]].techs}
    here = techs.get(filled[CARD])
    yield from (row for at, row in enumerate(ROWS) if here is None or at != here.row)
    if here is not None:
        yield UNUSED if here.used else USED
        yield GONE


def _lies(state: State, filled: Filled) -> SetValue:
    now, card, way = Techs.now(state, filled[PLAYER]), filled[CARD], filled[LIES]
    if way in ROWS:
        return SetValue(now.with_card(card, ROWS.index(way)))
    return SetValue(now.without(card) if way == GONE else now.turned(card))


LIES_ICONS = {USED: "topple", UNUSED: "topple", GONE: "trash"}


def _technologies(state: State, filled: Filled) -> tuple[str, ...]:
    now = Techs.now(state, filled[PLAYER])
    return (*(tech.card for tech in now.techs), *now.more(state))


TECHS = form(
    SetValue,
    "right.tech",
    Message("tapestry.offer.tech"),
    icon="card-tech",
    makes=_lies,
    player=PERSON,
    card=TECHNOLOGY.among(_technologies),
    lies=Noun(
        LIES,
        Message("tapestry.offer.ask.row"),
        _ways_it_lies,
        lambda state, way: Message(f"tapestry.right.{way}"),
        lambda state, way: LIES_ICONS.get(way, "card-tech"),
    ),
)


NAMES = form(
    NameMasterpiece,
    "right.name",
    Message("tapestry.right.name"),
    icon="masterpiece",
    when=lambda state: bool(nameable(state)) and any(unnamed_of(state, p) for p in state.players),
    player=PERSON.among(lambda state, f: (p for p in state.players if unnamed_of(state, p))),
    card=Noun(
        CARD,
        Message("tapestry.offer.ask.card"),
        lambda state, f: unnamed_of(state, f[PLAYER]),
        lambda state, card: Message("tapestry.right.name"),
        lambda state, card: "masterpiece",
    ),
)
CARDS = (
    *(HAND, TILES, SPACE_TILES, COUNTED, TECHS, FACE_UP_TECHS, FACE_UP_MASTERPIECES),
    *(MAT, CIVILIZATIONS, MASTERPIECES, NAMES),
)
