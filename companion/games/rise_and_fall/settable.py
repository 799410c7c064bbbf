"""The table is the truth: what can be set by hand, at any time, and how it is called and read."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.checked import BOARD, UNCOUNTED, YOU, Group, TableFact, grouped
from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import HowMany
from companion.core.offer import NUMBER, Filled, Offer
from companion.core.settable import Settable
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


PIECES: HowMany[State] = HowMany(
    NUMBER,
    Message("rise_and_fall.offer.ask.in_world"),
    _in_world,
    lambda state, filled: kinds()[filled["kind"]].count,
)

TREASURY = form(
    SetTreasury,
    "right.treasury",
    Message("rise_and_fall.offer.treasury"),
    icon="rise-gold",
    seat=LIVING,
    resource=RESOURCE,
    value=HowMany(
        NUMBER,
        Message("rise_and_fall.offer.ask.how_many"),
        _held,
        lambda state, filled: MOST_GOLD if filled["resource"] == GOLD else bank_facts().most,
    ),
)
BANK = form(
    SetBank,
    "right.bank",
    Message("rise_and_fall.offer.bank_now"),
    icon="rise-gold",
    when=lambda state: state.counts_treasuries,
    value=HowMany(
        NUMBER,
        Message("rise_and_fall.offer.ask.bank_now"),
        lambda state, filled: state.bank,
        lambda state, filled: MOST_GOLD,
    ),
)
COUNTED = form(
    CountPieces,
    "right.pieces",
    Message("rise_and_fall.offer.pieces"),
    icon="rise-card",
    seat=LIVING,
    kind=KIND,
    value=PIECES,
)
MOVED = form(
    ChangePieces,
    "right.moved",
    Message("rise_and_fall.offer.pieces_moved"),
    icon="rise-nomad",
    makes=lambda state, f: ChangePieces(f["seat"], f["kind"], f[NUMBER] - _in_world(state, f)),
    seat=LIVING,
    kind=KIND,
    by=PIECES,
)
CARD = form(
    MoveCard,
    "right.card",
    Message("rise_and_fall.offer.card"),
    icon="rise-card",
    seat=SEAT,
    card=KIND,
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
RIGHT = (TREASURY, BANK, COUNTED, MOVED, CARD, TROPHY, NO_TROPHY, TOKEN)


def _owns(state: State, seat: str, what: Message) -> Message:
    return Message("rise_and_fall.table.owns", who=who(state, seat), what=what)


def card_called(state: State, seat: str, kind: str) -> Message:
    """Whose card."""
    return Message("rise_and_fall.table.card", who=who(state, seat), card=piece_name(kind))


def _whose(_state: State, filled: Filled) -> str:
    return f"player:{filled['seat']}"


RESOURCES = Settable(
    (SEAT, RESOURCE),
    lambda f: f"{f['seat']}.{f['resource']}",
    lambda state, f: _owns(state, f["seat"], resource_name(f["resource"])),
    _held,
    _is_followed,
    forms=(TREASURY,),
    place=_whose,
    icon=lambda state, f: resource_icon(f["resource"]),
)
WORLD = Settable(
    (SEAT, KIND),
    lambda f: f"{f['seat']}.{f['kind']}",
    lambda state, f: _owns(state, f["seat"], piece_name(f["kind"])),
    _in_world,
    forms=(COUNTED,),
    place=_whose,
    icon=lambda state, f: kinds()[f["kind"]].icon,
)
CARDS = Settable(
    (SEAT, KIND),
    lambda f: f"{f['seat']}.card.{f['kind']}",
    lambda state, f: card_called(state, f["seat"], f["kind"]),
    lambda state, f: Message(
        f"rise_and_fall.place.{state.player(f['seat']).cards[f['kind']].value}"
    ),
    forms=(CARD,),
    place=_whose,
    icon=lambda state, f: "rise-card",
    name=lambda state, f: piece_name(f["kind"]),
)
BETWEEN = (
    Settable(
        (KIND.among(lambda state, filled: state.trophies_won),),
        lambda f: f"trophy.{f['kind']}",
        lambda state, f: Message("rise_and_fall.table.trophy", piece=piece_name(f["kind"])),
        lambda state, f: who(state, state.trophies_won[f["kind"]]),
        forms=(NO_TROPHY,),
        place=lambda state, f: "between:trophy",
        icon=lambda state, f: "rise-trophy",
    ),
    Settable(
        (),
        lambda f: "bank",
        lambda state, f: Message("rise_and_fall.table.bank"),
        lambda state, f: state.bank or 0,
        lambda state, f: state.bank is not None and state.counts_treasuries,
        forms=(BANK,),
        empty=UNCOUNTED,
        place=lambda state, f: "between:bank",
        icon=lambda state, f: "rise-gold",
    ),
    Settable(
        (),
        lambda f: "first",
        lambda state, f: Message("rise_and_fall.table.first"),
        lambda state, f: who(state, state.first),
        lambda state, f: bool(state.first),
        forms=(TOKEN,),
        place=lambda state, f: "between:first",
        icon=lambda state, f: "rise-first-player",
    ),
)


def on_the_table(state: State, *, all_: bool = False) -> Iterator[TableFact]:
    """Treasuries, pieces, cards and trophies of everybody, then what lies between them."""
    for player in state.players:
        yield from RESOURCES.facts(state, seat=player.id)
        for kind in kinds():
            yield from WORLD.facts(state, seat=player.id, kind=kind)
            yield from CARDS.facts(state, seat=player.id, kind=kind)
    for one in BETWEEN:
        yield from one.facts(state, all_=all_)


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


def of_card(state: State, seat: str, kind: str) -> tuple[Offer[State], ...]:
    """Where a card may lie instead, and its trophy."""
    known = {"seat": seat, "kind": kind}
    won = state.trophies_won.get(kind) == seat
    trophy = NO_TROPHY.on(state, known={"kind": kind}) if won else TROPHY.on(state, known=known)
    return (*CARD.on(state, known=known).each(), trophy)
