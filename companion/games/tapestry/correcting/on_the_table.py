"""What lies on the table: every value that can be seen, how it is read, and what puts it right.

Keys are the same from state to state: for checking the table and for lists of differences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.checked import NOTHING, TableFact
from companion.core.form import Form
from companion.core.message import Message
from companion.core.offer import Filled
from companion.core.settable import Settable
from companion.games.tapestry.city.building import piece_name
from companion.games.tapestry.correcting import of_board, of_cards, of_people
from companion.games.tapestry.correcting.bots_on_the_table import OF_THE_BOTS
from companion.games.tapestry.correcting.facts.cards import DECKS
from companion.games.tapestry.correcting.facts.people import number_name, number_of
from companion.games.tapestry.correcting.of_board import ACHIEVEMENT
from companion.games.tapestry.correcting.said import (
    CARD,
    ICONS,
    KIND,
    MOST,
    ROWS,
    WHAT,
    cards_said,
    icon_of_number,
    kinds_of,
    of_owner,
    parts_of,
)
from companion.games.tapestry.nouns import (
    ANYBODY,
    HEX,
    LANDMARK_LYING,
    OWNER,
    PERSON,
    PLAYER,
    TECHNOLOGY,
    TRACK,
    place_name,
)
from companion.games.tapestry.player import (
    BUILDINGS,
    RESOURCES,
    Tech,
)
from companion.games.tapestry.state import State
from companion.games.tapestry.tile_in_words import space_name as space_tile_name
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.turn.names import (
    card_name,
    player_name,
    space_name,
    thing_name,
    word,
)


def _number(*ids: str) -> Settable[State]:
    """Numbers of a person."""
    return Settable(
        (PERSON, kinds_of(WHAT, *ids)),
        "{player}.{what}",
        lambda state, f: of_owner(state, f[PLAYER], number_name(f[WHAT])),
        lambda state, f: number_of(state, f[PLAYER], f[WHAT]),
        forms=(of_people.NUMBERS,),
        place="player:{player}",
        icon=icon_of_number,
        most=lambda state, f: MOST.get(f[WHAT].partition(".")[0], 0),
    )


HELD: Settable[State] = Settable(
    (PERSON, kinds_of(WHAT, *(one for one in DECKS if one in ICONS))),
    "{player}.{what}",
    lambda state, f: of_owner(state, f[PLAYER], Message(f"tapestry.corrected.{f[WHAT]}")),
    lambda state, f: len(getattr(state.players[f[PLAYER]], f[WHAT])),
    forms=(of_cards.COUNTED,),
    place="player:{player}",
    icon=icon_of_number,
)


def _tech(state: State, f: Filled) -> Tech:
    return next(one for one in state.players[f[PLAYER]].techs if one.card == f[CARD])


TECHS: Settable[State] = Settable(
    (
        PERSON,
        TECHNOLOGY.among(lambda state, f: (one.card for one in state.players[f[PLAYER]].techs)),
    ),
    "{player}.tech.{card}",
    lambda state, f: of_owner(state, f[PLAYER], card_name("tech", f[CARD])),
    lambda state, f: Message("tapestry.table.row", row=_tech(state, f).row),
    forms=(of_cards.TECHS,),
    place="player:{player}",
    icon="card-tech",
    seen=lambda state, f: Message(ROWS[_tech(state, f).row]),
    help=lambda state, f: "" if f[CARD].startswith("unknown") else f"tech.{f[CARD]}",
)


def _on_the_mat(state: State, f: Filled) -> tuple[str, ...]:
    return state.players[f[PLAYER]].mat.get(f[of_cards.ERA], ())


MAT: Settable[State] = Settable(
    (PERSON, of_cards.ERA_SPACE),
    "{player}.mat.{era}",
    lambda state, f: of_owner(
        state, f[PLAYER], Message("tapestry.corrected.mat", era=int(f[of_cards.ERA]))
    ),
    lambda state, f: cards_said("tapestry", _on_the_mat(state, f)),
    lambda state, f: bool(_on_the_mat(state, f)),
    forms=(of_cards.MAT,),
    place="player:{player}",
    icon="card-tapestry",
    few=True,
)


def _lying(state: State, f: Filled) -> tuple[str, ...]:
    me = state.players[f[PLAYER]]
    mats = tuple(mat.id for mat in me.civilizations)
    return mats if f[KIND] == "civilization" else me.masterpieces


def _before(kind: str, *forms: Form[State]) -> Settable[State]:
    """The cards of a kind that lie before a person."""
    return Settable(
        (PERSON, kinds_of(KIND, kind)),
        lambda f: f"{f[PLAYER]}.{kind}",
        lambda state, f: of_owner(state, f[PLAYER], thing_name(kind)),
        lambda state, f: cards_said(kind, _lying(state, f)),
        lambda state, f: bool(_lying(state, f)),
        forms=forms,
        place="player:{player}",
        icon=kind,
        empty=NOTHING,
    )


def _named_of(what: str, form: Form[State], called: Callable[[str], Message]) -> Settable[State]:
    """Which ones a person has, beside how many."""

    def there(state: State, f: Filled) -> tuple[str, ...]:
        return tuple(map(str, getattr(state.players[f[PLAYER]], what)))

    return Settable(
        (PERSON,),
        lambda f: f"{f[PLAYER]}.{what}.named",
        lambda state, f: of_owner(state, f[PLAYER], Message(f"tapestry.corrected.{what}")),
        lambda state, f: parts_of(called(one) for one in there(state, f)),
        lambda state, f: bool(there(state, f)),
        forms=(form, of_cards.COUNTED),
        known=lambda f: {**f, WHAT: what},
        place="player:{player}",
        icon="territory-tile",
        empty=NOTHING,
        few=True,
    )


LOOKED_OVER = (
    Settable(
        (PERSON,),
        "{player}.waiting",
        lambda state, f: of_owner(state, f[PLAYER], Message("tapestry.offer.waiting")),
        lambda state, f: parts_of(map(piece_name, state.players[f[PLAYER]].waiting)),
        lambda state, f: bool(state.players[f[PLAYER]].waiting),
        forms=(of_people.NOT_WAITING,),
        place="player:{player}",
        icon="landmark",
    ),
    _named_of("tiles", of_cards.TILES, lambda one: tile_name(int(one))),
    _named_of("space_tiles", of_cards.SPACE_TILES, lambda one: space_tile_name(int(one))),
    Settable(
        (PERSON, of_people.A_MARK),
        "{player}.{mark}",
        lambda state, f: of_people.A_MARK.called(state, f["mark"]),
        lambda state, f: of_people.marks(state, f[PLAYER])[f["mark"]],
        forms=(of_people.MARKS,),
        place="player:{player}",
        icon="flag",
    ),
)
"""Of a person: seen when the table is looked over, besides what a list of differences names."""
BESIDE_THE_BOARD: Settable[State] = Settable(
    (),
    "landmarks",
    Message("tapestry.offer.landmark"),
    lambda state, f: parts_of(word("landmark", one) for one in state.landmarks),
    lambda state, f: bool(state.landmarks),
    forms=(of_board.LANDMARKS,),
    place="landmark:",
    icon="landmark",
    empty=NOTHING,
    few=True,
)
"""Those that lie on no track are given here."""
OF_A_PERSON = (
    _number(
        "points",
        *(f"resource.{one}" for one in RESOURCES),
        *(f"building.{one}" for one in BUILDINGS),
        "outposts",
    ),
    HELD,
    TECHS,
    MAT,
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
        (kinds_of(KIND, kind),),
        lambda f: f"offer.{kind}",
        lambda state, f: Message(f"tapestry.table.offer.{kind}"),
        lambda state, f: cards_said(kind, _face_up(state, f)),
        lambda state, f: bool(_face_up(state, f)),
        forms=(form,),
        place=lambda state, f: f"offer:{kind}",
        empty=NOTHING,
        icon=lambda state, f: f"card-{kind}" if kind == "tech" else kind,
    )


ON_THE_BOARD: tuple[Settable[State], ...] = (
    Settable(
        (
            ANYBODY.among(lambda state, f: state.tracks),
            TRACK.among(lambda state, f: state.tracks[f[OWNER]]),
        ),
        "{owner}.track.{track}",
        lambda state, f: of_owner(state, f[OWNER], word("track", f["track"])),
        _standing,
        forms=(of_board.MOVES, of_board.TRACKS),
        place="track:{track}",
        help="track.{track}",
    ),
    Settable(
        (HEX.among(lambda s, f: (key for key, here in s.map.items() if here.tile or here.tokens)),),
        "hex.{hex}",
        lambda state, f: place_name(state, f["hex"]),
        _territory,
        forms=of_board.BOARD,
        place="hex:{hex}",
        few=True,
    ),
    Settable(
        (LANDMARK_LYING.among(lambda state, f: state.landmarks),),
        "landmark.{landmark}",
        lambda state, f: word("landmark", f["landmark"]),
        _holder,
        forms=(of_board.LANDMARKS,),
        place="landmark:{landmark}",
        icon="landmark",
        help="landmark.{landmark}",
    ),
    Settable(
        (ACHIEVEMENT,),
        "achievement.{achievement}",
        lambda state, f: word("achievement", f["achievement"]),
        _reached,
        lambda state, f: f["achievement"] in state.achievements,
        empty=NOTHING,
        forms=(of_board.ACHIEVEMENTS,),
        place="achievement:{achievement}",
        icon="achievement",
        help="achievement.{achievement}",
    ),
    _offer("tech", of_cards.FACE_UP_TECHS),
    _offer("masterpiece", of_cards.FACE_UP_MASTERPIECES),
)


def on_the_table(state: State, *, all_: bool = False) -> Iterator[TableFact]:
    """Everybody's mats, the board, the bots; with all that can be put where nothing lies."""
    for player in state.players:
        for of_one in (*OF_A_PERSON, *(LOOKED_OVER if all_ else ())):
            yield from of_one.facts(state, all_=all_, player=player)
    if all_:
        yield from BESIDE_THE_BOARD.facts(state, all_=True)
    for one in (*ON_THE_BOARD, *(OF_THE_BOTS if state.bots is not None else ())):
        yield from one.facts(state, all_=all_)
