"""The table is the truth: what can be set by hand, at any time, and how it is called and read."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.form import form
from companion.core.game import TableFact
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
from companion.games.rise_and_fall.nouns import KIND, LIVING, PLACE, RESOURCE, SEAT, piece_name
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.treasury import resource_name
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


RESOURCES = Settable(
    TREASURY,
    ("seat", "resource"),
    lambda f: f"{f['seat']}.{f['resource']}",
    lambda state, f: _owns(state, f["seat"], resource_name(f["resource"])),
    _held,
    _is_followed,
)
WORLD = Settable(
    COUNTED,
    ("seat", "kind"),
    lambda f: f"{f['seat']}.{f['kind']}",
    lambda state, f: _owns(state, f["seat"], piece_name(f["kind"])),
    _in_world,
)
CARDS = Settable(
    CARD,
    ("seat", "kind"),
    lambda f: f"{f['seat']}.card.{f['kind']}",
    lambda state, f: card_called(state, f["seat"], f["kind"]),
    lambda state, f: Message(
        f"rise_and_fall.place.{state.player(f['seat']).cards[f['kind']].value}"
    ),
)
BETWEEN = (
    Settable(
        NO_TROPHY,
        ("kind",),
        lambda f: f"trophy.{f['kind']}",
        lambda state, f: Message("rise_and_fall.table.trophy", piece=piece_name(f["kind"])),
        lambda state, f: who(state, state.trophies_won[f["kind"]]),
    ),
    Settable(
        BANK,
        (),
        lambda f: "bank",
        lambda state, f: Message("rise_and_fall.table.bank"),
        lambda state, f: state.bank or 0,
        lambda state, f: state.bank is not None and state.counts_treasuries,
    ),
    Settable(
        TOKEN,
        (),
        lambda f: "first",
        lambda state, f: Message("rise_and_fall.table.first"),
        lambda state, f: who(state, state.first),
        lambda state, f: bool(state.first),
    ),
)


def on_the_table(state: State) -> Iterator[TableFact]:
    """Treasuries, pieces, cards and trophies of everybody, then what lies between them."""
    for player in state.players:
        yield from RESOURCES.facts(state, seat=player.id)
        for kind in kinds():
            yield from WORLD.facts(state, seat=player.id, kind=kind)
            yield from CARDS.facts(state, seat=player.id, kind=kind)
    for one in BETWEEN:
        yield from one.facts(state)


def of_card(state: State, seat: str, kind: str) -> tuple[Offer[State], ...]:
    """Where a card may lie instead, and its trophy."""
    known = {"seat": seat, "kind": kind}
    won = state.trophies_won.get(kind) == seat
    trophy = NO_TROPHY.on(state, known={"kind": kind}) if won else TROPHY.on(state, known=known)
    return (*CARD.on(state, known=known).each(), trophy)
