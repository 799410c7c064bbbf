"""What lies on the table: every value that can be seen, how it is read, and what puts it right.

Keys are the same from state to state: for checking the table and for lists of differences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.core.checked import TableFact
from companion.core.form import Form
from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.offer import Filled
from companion.core.settable import Settable
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.correcting import of_board, of_bots, of_cards, of_people
from companion.games.tapestry.correcting.facts.cards import DECKS
from companion.games.tapestry.correcting.facts.people import number_name, number_of
from companion.games.tapestry.land.tiles import place_name
from companion.games.tapestry.nouns import (
    ACHIEVEMENT,
    ANYBODY,
    HEX,
    LANDMARK,
    OWNER,
    PERSON,
    PLAYER,
    TECHNOLOGY,
    TRACK,
)
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.player import (
    BUILDINGS,
    BUILDINGS_EACH,
    OUTPOSTS_EACH,
    RESOURCE_CAP,
    RESOURCES,
    Tech,
)
from companion.games.tapestry.state import State
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.turn.names import (
    bot_title,
    card_name,
    player_name,
    space_name,
    thing_name,
    word,
)

WHAT, CARD, KIND, BOT, PILE = "what", "card", "kind", "bot", "pile"
MOST = {"resource": RESOURCE_CAP, "building": BUILDINGS_EACH, "outposts": OUTPOSTS_EACH}
ICONS = {
    "points": "vp",
    "outposts": "outpost",
    "hand": "card-tapestry",
    "tiles": "territory-tile",
    "deck": "card-decision",
    "discard": "discard",
    "progress": "card-progress",
    "covered": "card-tapestry",
    "income_turns": "income",
}
ROWS = (
    "tapestry.screen.row_bottom",
    "tapestry.screen.row_middle",
    "tapestry.screen.row_top",
)
"""Of technologies, from below."""


def _of(state: State, owner: str, what: Message) -> Message:
    return Message("tapestry.table.of", player=player_name(state, owner), what=what)


def parts_of(parts: Iterable[Message]) -> Message:
    """All of them, one behind the other."""
    return Message("tapestry.table.parts", parts=tuple(parts))


def _cards(kind: str, cards: Iterable[str]) -> Message:
    return parts_of(card_name(kind, card) for card in cards)


def beside_player(_state: State, f: Filled) -> str:
    """Where a person's own things lie."""
    return f"player:{f[PLAYER]}"


def _named(key: str, *ids: str) -> Noun[State]:
    """Kinds of values, by what they are called in keys."""
    return Noun(
        key, Message("tapestry.offer.ask.what"), lambda s, f: ids, lambda s, one: Message(one)
    )


def _icon(_state: State, f: Filled) -> str:
    kind, _, which = f[WHAT].partition(".")
    return f"{kind}-{which}" if which in (*RESOURCES, *BUILDINGS) else ICONS[kind]


def _number(*ids: str) -> Settable[State]:
    """Numbers of a person."""
    return Settable(
        (PERSON, _named(WHAT, *ids)),
        lambda f: f"{f[PLAYER]}.{f[WHAT]}",
        lambda state, f: _of(state, f[PLAYER], number_name(f[WHAT])),
        lambda state, f: number_of(state, f[PLAYER], f[WHAT]),
        forms=(of_people.NUMBERS,),
        place=beside_player,
        icon=_icon,
        most=lambda state, f: MOST.get(f[WHAT].partition(".")[0], 0),
    )


HELD: Settable[State] = Settable(
    (PERSON, _named(WHAT, *(one for one in DECKS if one in ICONS))),
    lambda f: f"{f[PLAYER]}.{f[WHAT]}",
    lambda state, f: _of(state, f[PLAYER], Message(f"tapestry.corrected.{f[WHAT]}")),
    lambda state, f: len(getattr(state.players[f[PLAYER]], f[WHAT])),
    forms=(of_cards.COUNTED,),
    place=beside_player,
    icon=_icon,
)


def _tech(state: State, f: Filled) -> Tech:
    return next(one for one in state.players[f[PLAYER]].techs if one.card == f[CARD])


TECHS: Settable[State] = Settable(
    (
        PERSON,
        TECHNOLOGY.among(lambda state, f: (one.card for one in state.players[f[PLAYER]].techs)),
    ),
    lambda f: f"{f[PLAYER]}.tech.{f[CARD]}",
    lambda state, f: _of(state, f[PLAYER], card_name("tech", f[CARD])),
    lambda state, f: Message("tapestry.table.row", row=_tech(state, f).row),
    forms=(of_cards.TECHS,),
    place=beside_player,
    icon=lambda state, f: "card-tech",
    seen=lambda state, f: Message(ROWS[_tech(state, f).row]),
    help=lambda state, f: "" if f[CARD].startswith("unknown") else f"tech.{f[CARD]}",
)


def _lying(state: State, f: Filled) -> tuple[str, ...]:
    me = state.players[f[PLAYER]]
    mats = tuple(mat.id for mat in me.civilizations)
    return mats if f[KIND] == "civilization" else me.masterpieces


def _before(kind: str, *forms: Form[State]) -> Settable[State]:
    """The cards of a kind that lie before a person."""
    return Settable(
        (PERSON, _named(KIND, kind)),
        lambda f: f"{f[PLAYER]}.{kind}",
        lambda state, f: _of(state, f[PLAYER], thing_name(kind)),
        lambda state, f: _cards(kind, _lying(state, f)),
        lambda state, f: bool(_lying(state, f)),
        forms=forms,
        place=beside_player,
        icon=lambda state, f: kind,
    )


OF_A_PERSON = (
    _number(
        "points",
        *(f"resource.{one}" for one in RESOURCES),
        *(f"building.{one}" for one in BUILDINGS),
        "outposts",
    ),
    HELD,
    TECHS,
    _before("civilization", of_cards.CIVILIZATIONS),
    _before("masterpiece", of_cards.NAMES, of_cards.MASTERPIECES),
)


def _standing(state: State, f: Filled) -> Message:
    where = (
        Message("tapestry.table.space", number=space, name=space_name(f["track"], space))
        for space in state.tracks[f[OWNER]][f["track"]]
    )
    return Message("tapestry.table.spaces", spaces=tuple(where))


def _territory(state: State, f: Filled) -> Message:
    """The tile and the tokens on it."""
    here = state.map[f["hex"]]
    parts = [tile_name(here.tile)] if here.tile else []
    for token in here.tokens:
        kind = "toppled" if token.toppled else "standing"
        parts.append(Message(f"tapestry.table.token.{kind}", owner=player_name(state, token.owner)))
    return parts_of(parts)


def _holder(state: State, f: Filled) -> Message:
    whose = player_name(state, state.landmarks[f["landmark"]])
    return whose if isinstance(whose, Message) else Message("tapestry.typed", text=whose)


def _reached(state: State, f: Filled) -> Message:
    owners = state.achievements[f["achievement"]]
    return parts_of(
        Message("tapestry.table.owner", owner=player_name(state, owner)) for owner in owners
    )


def _face_up(state: State, f: Filled) -> tuple[str, ...]:
    return state.tech_offer if f[KIND] == "tech" else state.masterpiece_offer


def _offer(kind: str, form: Form[State]) -> Settable[State]:
    """What lies face up beside the board."""
    return Settable(
        (_named(KIND, kind),),
        lambda f: f"offer.{kind}",
        lambda state, f: Message(f"tapestry.table.offer.{kind}"),
        lambda state, f: _cards(kind, _face_up(state, f)),
        lambda state, f: bool(_face_up(state, f)),
        forms=(form,),
        place=lambda state, f: f"offer:{kind}",
        icon=lambda state, f: f"card-{kind}" if kind == "tech" else kind,
    )


ON_THE_BOARD: tuple[Settable[State], ...] = (
    Settable(
        (
            ANYBODY.among(lambda state, f: state.tracks),
            TRACK.among(lambda state, f: state.tracks[f[OWNER]]),
        ),
        lambda f: f"{f[OWNER]}.track.{f['track']}",
        lambda state, f: _of(state, f[OWNER], word("track", f["track"])),
        _standing,
        forms=(of_board.MOVES, of_board.TRACKS),
        place=lambda state, f: f"track:{f['track']}",
        help=lambda state, f: f"track.{f['track']}",
    ),
    Settable(
        (HEX.among(lambda s, f: (key for key, here in s.map.items() if here.tile or here.tokens)),),
        lambda f: f"hex.{f['hex']}",
        lambda state, f: place_name(state, f["hex"]),
        _territory,
        forms=of_board.BOARD,
        place=lambda state, f: f"hex:{f['hex']}",
        few=True,
    ),
    Settable(
        (LANDMARK.among(lambda state, f: state.landmarks),),
        lambda f: f"landmark.{f['landmark']}",
        lambda state, f: word("landmark", f["landmark"]),
        _holder,
        forms=(of_board.LANDMARKS,),
        place=lambda state, f: f"landmark:{f['landmark']}",
        icon=lambda state, f: "landmark",
        help=lambda state, f: f"landmark.{f['landmark']}",
    ),
    Settable(
        (ACHIEVEMENT.among(lambda state, f: state.achievements),),
        lambda f: f"achievement.{f['achievement']}",
        lambda state, f: word("achievement", f["achievement"]),
        _reached,
        forms=(of_board.ACHIEVEMENTS,),
        place=lambda state, f: f"achievement:{f['achievement']}",
        icon=lambda state, f: "achievement",
        help=lambda state, f: f"achievement.{f['achievement']}",
    ),
    _offer("tech", of_cards.FACE_UP_TECHS),
    _offer("masterpiece", of_cards.FACE_UP_MASTERPIECES),
)


def _whose(what: str) -> str:
    return what.partition(".")[2] or AUTOMA


def _bots_key(f: Filled) -> str:
    return f"{_whose(f[WHAT])}.{f[WHAT].partition('.')[0]}"


def _bots_number(state: State, f: Filled) -> Message:
    kind = f[WHAT].partition(".")[0]
    if kind in ("covered", "income_turns"):
        return Message(f"tapestry.bot.table.{kind}")
    return _of(state, _whose(f[WHAT]), Message(f"tapestry.corrected.{kind}"))


def _has_number(state: State, f: Filled) -> bool:
    """What the bots do not count, nobody can see."""
    if f[WHAT] in ("covered", "income_turns"):
        return AUTOMA in bots_of(state).favourites
    return state.options.solo


def _with_decks(state: State, _filled: Filled) -> str:
    """The deck lies with the Automa, or with the one bot there is."""
    return f"bot:{AUTOMA if state.options.solo else SHADOW}"


def _pile(state: State, f: Filled) -> tuple[int, ...]:
    pile: tuple[int, ...] = getattr(bots_of(state), f[PILE])
    return pile


def _pair(state: State) -> Message:
    left, right = bots_of(state).pair
    return Message("tapestry.bot.table.two_cards", left=left, right=right)


OF_THE_BOTS: tuple[Settable[State], ...] = (
    Settable(
        (of_bots.A_NUMBER,),
        lambda f: (
            "{2}.{0}".format(*f[WHAT].partition(".")) if "." in f[WHAT] else f"{AUTOMA}.{f[WHAT]}"
        ),
        _bots_number,
        of_bots.number_now,
        _has_number,
        forms=(of_bots.BOTS_NUMBER,),
        place=lambda state, f: f"bot:{_whose(f[WHAT])}",
        icon=_icon,
        most=lambda state, f: MOST.get(f[WHAT].partition(".")[0], 0),
    ),
    Settable(
        (of_bots.A_BOT,),
        lambda f: f"{f[BOT]}.favourite",
        lambda state, f: Message("tapestry.bot.table.favourite", bot=bot_title(f[BOT])),
        lambda state, f: word("track", bots_of(state).favourites[f[BOT]]),
        forms=(of_bots.FAVOURITE,),
        place=lambda state, f: f"bot:{f[BOT]}",
        icon=lambda state, f: "heart",
    ),
    Settable(
        (_named(PILE, *of_bots.PILES),),
        lambda f: f"bots.{f[PILE]}",
        lambda state, f: Message(f"tapestry.bot.table.{f[PILE]}"),
        lambda state, f: Message("tapestry.bot.table.cards", n=len(_pile(state, f))),
        forms=(of_bots.DECKS,),
        known=lambda f: {},
        place=_with_decks,
        icon=lambda state, f: ICONS[f[PILE]],
    ),
    Settable(
        (),
        lambda f: "bots.pair",
        lambda state, f: Message("tapestry.bot.table.pair"),
        lambda state, f: _pair(state),
        lambda state, f: bool(bots_of(state).pair),
        forms=(of_bots.DECKS,),
        place=_with_decks,
        icon=lambda state, f: "cards",
    ),
)


def on_the_table(state: State) -> Iterator[TableFact]:
    """Everybody's mats, the board, the bots."""
    for player in state.players:
        for of_one in OF_A_PERSON:
            yield from of_one.facts(state, player=player)
    for one in (*ON_THE_BOARD, *(OF_THE_BOTS if state.bots is not None else ())):
        yield from one.facts(state)
