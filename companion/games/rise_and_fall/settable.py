"""The table is the truth: what can be set by hand, at any time, and how it is called and read."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.checked import BOARD, UNCOUNTED, YOU, Group, TableFact, grouped
from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import HowMany
from companion.core.offer import NUMBER, Filled
from companion.core.settable import Settable, forms_of, number
from companion.games.rise_and_fall.commands.correct import (
    MOST_GOLD,
    ChangePieces,
    CountPieces,
    GiveToken,
    GiveTrophy,
    MoveCard,
    ReturnTrophy,
    SetBank,
    SetTreasury,
)
from companion.games.rise_and_fall.content import GOLD, bank_facts, kinds
from companion.games.rise_and_fall.nouns import (
    KIND,
    LIVING,
    PLACE,
    RESOURCE,
    SEAT,
    piece_name,
    resource_icon,
)
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.treasury import resource_name
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, State


def _held(state: State, filled: Filled) -> int:
    return state.player(filled["seat"]).holds(filled["resource"])


def _in_world(state: State, filled: Filled) -> int:
    return state.player(filled["seat"]).in_world(filled["kind"])


def _is_followed(state: State, filled: Filled) -> bool:
    """In the lightest way nothing but the gold is told, and that at the count."""
    if state.way is not Way.LIGHTEST:
        return True
    return filled["resource"] == GOLD and state.phase in (Phase.SCORING, Phase.OVER)


def _owns(state: State, seat: str, what: Message) -> Message:
    return Message("rise_and_fall.table.owns", who=who(state, seat), what=what)


def _not_given(state: State, filled: Filled) -> Iterator[str]:
    """A card that was chosen to be given away lies where it is until it is given."""
    return (kind for kind in kinds() if kind not in state.given.get(filled["seat"], ()))


IN_WORLD = Message("rise_and_fall.offer.ask.in_world")
RESOURCES = number(
    SetTreasury,
    "treasury",
    Message("rise_and_fall.offer.treasury"),
    of=(LIVING, RESOURCE),
    now=_held,
    most=lambda state, f: MOST_GOLD if f["resource"] == GOLD else bank_facts().most,
    asks=Message("rise_and_fall.offer.ask.how_many"),
    drawn="rise-gold",
    label=lambda state, f: _owns(state, f["seat"], resource_name(f["resource"])),
    key="{seat}.{resource}",
    there=_is_followed,
    place="player:{seat}",
    icon=lambda state, f: resource_icon(f["resource"]),
)
WORLD = number(
    CountPieces,
    "pieces",
    Message("rise_and_fall.offer.pieces"),
    of=(LIVING, KIND),
    now=_in_world,
    most=lambda state, f: kinds()[f["kind"]].count,
    asks=IN_WORLD,
    drawn="rise-card",
    label=lambda state, f: _owns(state, f["seat"], piece_name(f["kind"])),
    key="{seat}.{kind}",
    place="player:{seat}",
    icon=lambda state, f: kinds()[f["kind"]].icon,
)
BANK = number(
    SetBank,
    "bank",
    Message("rise_and_fall.offer.bank_now"),
    label=Message("rise_and_fall.table.bank"),
    now=lambda state, f: state.bank,
    most=MOST_GOLD,
    asks=Message("rise_and_fall.offer.ask.bank_now"),
    drawn="rise-gold",
    when=lambda state: state.counts_treasuries,
    there=lambda state, f: state.bank is not None and state.counts_treasuries,
    empty=UNCOUNTED,
    place="between:bank",
    icon="rise-gold",
)
MOVED = form(
    ChangePieces,
    "right.moved",
    Message("rise_and_fall.offer.pieces_moved"),
    icon="rise-nomad",
    makes=lambda state, f: ChangePieces(f["seat"], f["kind"], f[NUMBER] - _in_world(state, f)),
    seat=LIVING,
    kind=KIND,
    by=HowMany(NUMBER, IN_WORLD, _in_world, lambda state, f: kinds()[f["kind"]].count),
)
CARD = form(
    MoveCard,
    "right.card",
    Message("rise_and_fall.offer.card"),
    icon="rise-card",
    seat=SEAT,
    card=KIND.among(_not_given),
    to=PLACE,
)
TROPHY = form(
    GiveTrophy,
    "right.trophy",
    Message("rise_and_fall.offer.trophy"),
    icon="rise-trophy",
    kind=KIND.among(lambda state, f: (k for k in kinds() if k not in state.trophies_won)),
    seat=SEAT,
)
NO_TROPHY = form(
    ReturnTrophy,
    "right.trophy_back",
    Message("rise_and_fall.offer.trophy_was_not"),
    icon="rise-trophy",
    kind=KIND.among(lambda state, f: state.trophies_won),
)
TOKEN = form(
    GiveToken,
    "right.token",
    Message("rise_and_fall.offer.token"),
    icon="rise-first-player",
    seat=LIVING,
)


def card_called(state: State, seat: str, kind: str) -> Message:
    """Whose card."""
    return Message("rise_and_fall.table.card", who=who(state, seat), card=piece_name(kind))


CARDS = Settable(
    (SEAT, KIND),
    "{seat}.card.{kind}",
    lambda state, f: card_called(state, f["seat"], f["kind"]),
    lambda state, f: Message(
        f"rise_and_fall.place.{state.player(f['seat']).cards[f['kind']].value}"
    ),
    forms=(CARD,),
    place="player:{seat}",
    icon="rise-card",
    name=lambda state, f: piece_name(f["kind"]),
)
BETWEEN = (
    Settable(
        (KIND.among(lambda state, filled: state.trophies_won),),
        "trophy.{kind}",
        lambda state, f: Message("rise_and_fall.table.trophy", piece=piece_name(f["kind"])),
        lambda state, f: who(state, state.trophies_won[f["kind"]]),
        forms=(NO_TROPHY,),
        place="between:trophy",
        icon="rise-trophy",
    ),
    BANK,
    Settable(
        (),
        "first",
        Message("rise_and_fall.table.first"),
        lambda state, f: who(state, state.first),
        lambda state, f: bool(state.first),
        forms=(TOKEN,),
        place="between:first",
        icon="rise-first-player",
    ),
)
OF_A_PERSON = (RESOURCES, WORLD, CARDS)
"""What everybody has; a row that is listed here, or in `BETWEEN`, stands on the table."""
RIGHT = (*forms_of((*OF_A_PERSON, *BETWEEN)), MOVED, TROPHY)
"""All that puts something right: a row of the table brings its forms."""


def on_the_table(state: State, *, all_: bool = False) -> Iterator[TableFact]:
    """Treasuries, pieces, cards and trophies of everybody, then what lies between them."""
    for player in state.players:
        for row in OF_A_PERSON:
            yield from row.facts(state, seat=player.id)
    for row in BETWEEN:
        yield from row.facts(state, all_=all_)


def checked(state: State) -> tuple[Group, ...]:
    """Everybody, the numbers before the cards; what lies between them."""
    text = Message("rise_and_fall.check.between")
    between = Group(BOARD, text, "layers", ("between:",))
    facts = sorted(on_the_table(state, all_=True), key=lambda fact: not isinstance(fact.value, int))
    return grouped((*(_person(state, one.id) for one in state.players), between), facts)


def _person(state: State, seat: str) -> Group:
    colour, shape = colour_of(state, seat)
    place = f"player:{seat}"
    return Group(YOU, who(state, seat), f"shape-{shape}", (place,), colour=colour)
