"""The table is the truth: what is put right by hand, at any time."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled, Offer, Section, allowed
from companion.core.question import Amount, Choice, Option
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
from companion.games.rise_and_fall.commands.setup import ChangeWay
from companion.games.rise_and_fall.content import GOLD, STONE, WOOD, bank_facts, kinds
from companion.games.rise_and_fall.offers.turn import Group, offer, piece_name
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.treasury import resource_name
from companion.games.rise_and_fall.state import Place, State

SEAT, KIND, RESOURCE, NUMBER, TO = "seat", "kind", "resource", "number", "to"


def put_right(section: Section[State], state: State) -> None:
    """Treasuries, pieces, cards, trophies and the token."""
    _counts(section, state)
    section.offer(
        "right.card",
        Message("rise_and_fall.offer.card"),
        lambda f: MoveCard(f[SEAT], f[KIND], Place(f[TO])),
        seats(state, tuple(player.id for player in state.players)),
        _kinds(tuple(kinds())),
        lambda f: _elsewhere(state, f),
        icon="rise-card",
    )
    _trophies(section, state)
    section.offer(
        "right.token",
        Message("rise_and_fall.offer.token"),
        lambda f: GiveToken(f[SEAT]),
        _fitting_seats(state),
        icon="rise-first-player",
    )
    follow_more(section, state)


def ways(state: State) -> tuple[Offer[State], ...]:
    """How the game may be played with the app instead."""
    section = Section(state)
    follow_more(section, state)
    return section.offers


def follow_more(section: Section[State], state: State) -> None:
    """The three ways to play with the app."""
    for way in Way:
        if way is not state.way:
            text = Message(f"rise_and_fall.way.{way.value}")
            note = Message(f"rise_and_fall.way.{way.value}_note")
            command = ChangeWay(way)
            section.offer(f"way.{way.value}", text, command, icon="settings", note=note)


def _counts(section: Section[State], state: State) -> None:
    section.offer(
        "right.treasury",
        Message("rise_and_fall.offer.treasury"),
        lambda f: SetTreasury(f[SEAT], f[RESOURCE], f[NUMBER]),
        seats(state, state.living),
        _resources(),
        lambda f: _treasury(state, f),
        icon="rise-gold",
    )
    if state.counts_treasuries:  # otherwise nothing moves it
        _bank(section, state)
    section.offer(
        "right.pieces",
        Message("rise_and_fall.offer.pieces"),
        lambda f: CountPieces(f[SEAT], f[KIND], f[NUMBER]),
        seats(state, state.living),
        _kinds(tuple(kinds())),
        lambda f: _how_many(state, f),
        icon="rise-card",
    )
    section.offer(
        "right.moved",
        Message("rise_and_fall.offer.pieces_moved"),
        lambda f: ChangePieces(f[SEAT], f[KIND], f[NUMBER] - _there(state, f)),
        seats(state, state.living),
        _kinds(tuple(kinds())),
        lambda f: _how_many(state, f),
        icon="rise-nomad",
    )


def _bank(section: Section[State], state: State) -> None:
    section.offer(
        "right.bank",
        Message("rise_and_fall.offer.bank_now"),
        lambda f: SetBank(f[NUMBER]),
        Amount(NUMBER, Message("rise_and_fall.offer.ask.bank_now"), 0, MOST_GOLD, state.bank),
        icon="rise-gold",
    )


def _trophies(section: Section[State], state: State) -> None:
    everybody = tuple(player.id for player in state.players)
    free = tuple(kind for kind in kinds() if kind not in state.trophies_won)
    section.offer(
        "right.trophy",
        Message("rise_and_fall.offer.trophy"),
        lambda f: GiveTrophy(f[SEAT], f[KIND]),
        _kinds(free or tuple(kinds())),
        seats(state, everybody),
        icon="rise-trophy",
    )
    section.offer(
        "right.trophy_back",
        Message("rise_and_fall.offer.trophy_was_not"),
        lambda f: ReturnTrophy(f[KIND]),
        _kinds(tuple(state.trophies_won) or tuple(kinds())),
        icon="rise-trophy",
    )


def seats(state: State, among: tuple[str, ...]) -> Choice:
    """Whose."""
    options = tuple(Option(seat, who(state, seat)) for seat in among)
    return Choice(SEAT, Message("rise_and_fall.offer.ask.whose"), options)


def _fitting_seats(state: State) -> Choice:
    """Those who may; everybody where nobody may, so that the reason is told."""
    fitting = tuple(seat for seat in state.living if allowed(GiveToken(seat), state))
    return seats(state, fitting or state.living)


def _kinds(among: tuple[str, ...]) -> Choice:
    options = tuple(Option(kind, piece_name(kind), icon=kinds()[kind].icon) for kind in among)
    return Choice(KIND, Message("rise_and_fall.offer.ask.kind"), options)


def _resources() -> Choice:
    options = tuple(Option(one, resource_name(one)) for one in (GOLD, WOOD, STONE))
    return Choice(RESOURCE, Message("rise_and_fall.offer.ask.resource"), options)


def _treasury(state: State, filled: Filled) -> Amount:
    resource = filled[RESOURCE]
    most = MOST_GOLD if resource == GOLD else bank_facts().most
    now = state.player(filled[SEAT]).holds(resource)
    return Amount(NUMBER, Message("rise_and_fall.offer.ask.how_many"), 0, most, now)


def _there(state: State, filled: Filled) -> int:
    return state.player(filled[SEAT]).in_world(filled[KIND])


def _how_many(state: State, filled: Filled) -> Amount:
    most = kinds()[filled[KIND]].count
    return Amount(
        NUMBER, Message("rise_and_fall.offer.ask.in_world"), 0, most, _there(state, filled)
    )


def _elsewhere(state: State, filled: Filled) -> Choice:
    """The places where the card may lie besides where it does."""
    seat, kind = filled[SEAT], filled[KIND]
    fitting = tuple(place for place in Place if allowed(MoveCard(seat, kind, place), state))
    options = tuple(
        Option(place.value, Message(f"rise_and_fall.place.{place.value}"))
        for place in fitting or tuple(Place)
    )
    return Choice(TO, Message("rise_and_fall.offer.ask.place"), options)


def card_offers(state: State, seat: str, kind: str) -> Group:
    """Where a card may be put right, and its trophy."""
    title = Message("rise_and_fall.table.card", who=who(state, seat), card=piece_name(kind))
    places = tuple(
        offer(
            state,
            place.value,
            Message(f"rise_and_fall.place.{place.value}"),
            "rise-card",
            MoveCard(seat, kind, place),
        )
        for place in Place
    )
    if state.trophies_won.get(kind) == seat:
        return Group(seat, title, (*places, *trophy_offers(state, kind).offers))
    text = Message("rise_and_fall.did.trophy", who=who(state, seat), piece=piece_name(kind))
    trophy = offer(state, "trophy", text, "rise-trophy", GiveTrophy(seat, kind))
    return Group(seat, title, (*places, trophy))


def trophy_offers(state: State, kind: str) -> Group:
    """A trophy that was not won after all."""
    back = Message("rise_and_fall.offer.trophy_back")
    title = Message("rise_and_fall.table.trophy", piece=piece_name(kind))
    return Group("", title, (offer(state, "back", back, "rise-trophy", ReturnTrophy(kind)),))


def token_offers(state: State) -> Group:
    """Whose the first player's token is."""
    offers = tuple(
        offer(state, seat, who(state, seat), "rise-first-player", GiveToken(seat))
        for seat in state.living
    )
    return Group("", Message("rise_and_fall.table.first"), offers)
