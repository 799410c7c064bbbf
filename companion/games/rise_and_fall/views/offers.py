"""What can be tapped now: each offer is a command with its words, and why not where it may not.

A screen draws them and sends `offer.command`; it decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.core.command import Command
from companion.core.message import Message, name
from companion.errors import RuleBroken
from companion.games.rise_and_fall import commands as c
from companion.games.rise_and_fall.content import actions, kinds
from companion.games.rise_and_fall.flow import may_pass_buying
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import cards_to_give, known_price
from companion.games.rise_and_fall.rules.recycling import recycles
from companion.games.rise_and_fall.rules.standing import differences
from companion.games.rise_and_fall.rules.whose_turn import next_seat, next_to_place
from companion.games.rise_and_fall.state import Phase, Place, State
from companion.games.rise_and_fall.views import wording


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to tap."""

    id: str
    text: Message
    icon: str
    command: Command[State]
    #: Why it may not be done now; None if it may.
    reason: Message | None = None
    #: The one obvious next action.
    main: bool = False
    note: Message | None = None
    #: The entry of the rules that explains it.
    help: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Offers to one player, or to the table."""

    #: Empty for the table as a whole.
    seat: str
    title: Message
    offers: tuple[Offer, ...]


def groups(state: State) -> tuple[Group, ...]:
    """Everything to tap in this phase."""
    return tuple(group for group in _BY_PHASE[state.phase](state) if group.offers)


def offer(
    state: State,
    id_: str,
    text: Message,
    icon: str,
    command: Command[State],
    *,
    main: bool = False,
    note: Message | None = None,
    topic: str = "",
) -> Offer:
    """An offer with its reason worked out."""
    try:
        command.verify(state)
    except RuleBroken as refusal:
        return Offer(id_, text, icon, command, refusal.message, main, note, topic)
    return Offer(id_, text, icon, command, None, main, note, topic)


def draw_offers(state: State, draw: str) -> tuple[Offer, ...]:
    """What an item of the set-up lets the app draw or ask."""
    text = Message("rise_and_fall.offer.draw")
    if draw == "builder":
        return (offer(state, draw, text, "die", c.DrawFirstPlayer(builder=True)),)
    if draw == "bank":
        ask = Message("rise_and_fall.offer.bank")
        return (offer(state, draw, ask, "rise-gold", c.WatchBank()),)
    return ()


def card_offers(state: State, seat: str, kind: str) -> Group:
    """Where a card may be put right, and its trophy."""
    title = Message("rise_and_fall.table.card", who=who(state, seat), card=_piece(kind))
    places = tuple(
        offer(
            state,
            place.value,
            Message(f"rise_and_fall.place.{place.value}"),
            "rise-card",
            c.MoveCard(seat, kind, place),
        )
        for place in Place
    )
    if state.trophies_won.get(kind) == seat:
        return Group(seat, title, (*places, *trophy_offers(state, kind).offers))
    text = Message("rise_and_fall.did.trophy", who=who(state, seat), piece=_piece(kind))
    trophy = offer(state, "trophy", text, "rise-trophy", c.GiveTrophy(seat, kind))
    return Group(seat, title, (*places, trophy))


def trophy_offers(state: State, kind: str) -> Group:
    """A trophy that was not won after all."""
    back = Message("rise_and_fall.offer.trophy_back")
    title = Message("rise_and_fall.table.trophy", piece=_piece(kind))
    return Group("", title, (offer(state, "back", back, "rise-trophy", c.ReturnTrophy(kind)),))


def token_offers(state: State) -> Group:
    """Whose the first player's token is."""
    offers = tuple(
        offer(state, seat, who(state, seat), "rise-first-player", c.GiveToken(seat))
        for seat in state.living
    )
    return Group("", Message("rise_and_fall.table.first"), offers)


def space_offers(state: State, space: str) -> tuple[Offer, ...]:
    """What the piece there can do now; pieces to put on the space, or to take off it."""
    if state.phase is Phase.DEPLOY:
        return _starts(state, space)
    there = state.world[space].pieces if space in state.world else ()
    acts = _acts(state, space) if state.phase is Phase.ACTIONS and state.waiting else ()
    taken = [
        offer(
            state,
            f"take.{piece}",
            Message("rise_and_fall.did.taken", who=who(state, seat), piece=_piece(kind)),
            "trash",
            c.TakePiece(space, seat, kind),
        )
        for piece in there
        for seat, kind in [piece.split()]
    ]
    put = [
        offer(
            state,
            f"put.{seat}.{kind.id}",
            Message("rise_and_fall.did.put", who=who(state, seat), piece=_piece(kind.id)),
            kind.icon,
            c.PutPiece(space, seat, kind.id),
        )
        for seat in state.living
        for kind in kinds().values()
    ]
    return (*acts, *taken, *(one for one in put if one.reason is None))


def _table(state: State, offers: Iterable[Offer]) -> Iterator[Group]:
    yield Group(
        "", Message(f"rise_and_fall.next.{state.phase.value}", who=_next_who(state)), tuple(offers)
    )


def _next_who(state: State) -> Message:
    waiting = state.waiting
    return who(state, waiting[0]) if waiting else Message("rise_and_fall.everybody")


def _setup(state: State) -> Iterator[Group]:
    text = Message("rise_and_fall.offer.first")
    first = offer(state, "first", text, "die", c.DrawFirstPlayer(), main=True)
    yield from _table(state, [first])


def _deploy(state: State) -> Iterator[Group]:
    seat = next_to_place(state)
    if seat is not None:
        title = Message("rise_and_fall.next.deploy", who=who(state, seat))
        yield Group(seat, title, _starts(state))


def _starts(state: State, space: str = "") -> tuple[Offer, ...]:
    """The starting pieces of the player whose turn it is, with why not on this space."""
    seat = next_to_place(state) or ""
    return tuple(
        offer(
            state,
            kind.id,
            Message("rise_and_fall.did.start", who=who(state, seat), piece=_piece(kind.id)),
            kind.icon,
            c.PlaceStart(seat, kind.id, space),
            topic="setup.deploy",
        )
        for kind in kinds().values()
        if kind.starts
    )


def _cards(state: State) -> Iterator[Group]:
    for seat in state.in_order:
        if seat in state.played:
            continue
        hand = state.player(seat).cards_in(Place.HAND)
        offers = [
            offer(state, f"{seat}.{kind}", _piece(kind), kinds()[kind].icon, c.PlayCard(seat, kind))
            for kind in hand
        ]
        if not hand:
            text = Message("rise_and_fall.offer.extinct")
            offers.append(offer(state, f"{seat}.extinct", text, "warning", c.BecomeExtinct(seat)))
        elif state.options.three_seconds and len(state.played) + 1 == len(state.living):
            text = Message("rise_and_fall.offer.random")
            offers.append(offer(state, f"{seat}.random", text, "timer", c.PlayCardAtRandom(seat)))
        yield Group(seat, Message("rise_and_fall.offer.lays", who=who(state, seat)), tuple(offers))
    if len(state.living) == 1:
        text = Message("rise_and_fall.menu.count")
        yield from _table(state, [offer(state, "count", text, "stop", c.BeginCount())])


def _actions(state: State) -> Iterator[Group]:
    if not state.waiting:
        return
    seat = state.waiting[0]
    title = Message(
        "rise_and_fall.offer.acts",
        who=who(state, seat),
        card=_piece(state.played[seat]),
        n=state.activations,
    )
    done = Message("rise_and_fall.offer.finished")
    finish = offer(state, "finish", done, "check", c.FinishActions(seat), main=True)
    yield Group(seat, title, (*_acts(state), finish))


def _acts(state: State, space: str = "") -> tuple[Offer, ...]:
    """What a piece of the acting player's card can do; of the one on a space, if one is there."""
    seat = state.waiting[0]
    card = state.played[seat]
    if space and (space not in state.world or f"{seat} {card}" not in state.world[space].pieces):
        return ()
    return tuple(
        offer(
            state,
            one.id,
            wording.action_text(one),
            kinds()[card].icon,
            c.Act(seat, one.id, space),
            note=wording.action_note(one),
            topic=f"action.{one.id}",
        )
        for one in actions().values()
        if one.piece == card
    )


def _decline(state: State) -> Iterator[Group]:
    for seat in state.in_order:
        if seat in state.owed:
            title = Message("rise_and_fall.offer.owes", who=who(state, seat), n=state.owed[seat])
            cards = cards_to_give(state, seat)
            yield Group(
                seat,
                title,
                tuple(
                    offer(
                        state,
                        f"{seat}.{kind}",
                        _piece(kind),
                        kinds()[kind].icon,
                        c.PutInDecline(seat, kind),
                    )
                    for kind in cards
                ),
            )


def _buying(state: State) -> Iterator[Group]:
    """Where nobody can buy, one touch for all comes first; it is the last where somebody can."""
    cards = {seat: _cards_to_buy(state, seat) for seat in state.waiting}
    forced = [seat for seat in state.waiting if not may_pass_buying(state, seat)]
    nothing_else = all(one.reason for offers in cards.values() for one in offers)
    gold = "all" if not forced and len(cards) > 1 else next(iter(forced or cards), "")
    decisions = [_decision(state, seat, cards[seat], gold) for seat in cards]
    if len(cards) > 1:
        names = tuple(who(state, seat) for seat in cards)
        text = Message("rise_and_fall.did.nobody_else", who=names, n=len(names))
        main = nothing_else and gold == "all"
        rest = [offer(state, "rest", text, "skip", c.NobodyElseBuys(), main=main, topic="turn.d")]
        decisions.insert(0 if main else len(decisions), next(_table(state, rest)))
    yield from decisions


def _cards_to_buy(state: State, seat: str) -> tuple[Offer, ...]:
    player = state.player(seat)
    return tuple(
        offer(
            state,
            f"{seat}.{kind}",
            _piece(kind),
            kinds()[kind].icon,
            c.BuyBack(seat, kind),
            note=_price_note(state, there=player.in_world(kind) > 0),
        )
        for kind in player.cards_in(Place.DECLINE)
    )


def _price_note(state: State, *, there: bool) -> Message | None:
    """The price; and that a card without a piece in the world goes to the reserve."""
    price = known_price(state)
    if price is None:
        return None
    key = "rise_and_fall.offer.price" if there else "rise_and_fall.offer.price_reserve"
    return Message(key, n=price)


def _decision(state: State, seat: str, cards: tuple[Offer, ...], gold: str) -> Group:
    """A player's cards, and none of them: that is gold where nothing else can be done."""
    ends = not may_pass_buying(state, seat)
    text = Message("rise_and_fall.offer.extinct" if ends else "rise_and_fall.offer.no_buy")
    icon, topic = ("warning", "rare.extinction") if ends else ("skip", "turn.d")
    main = seat == gold and all(one.reason for one in cards)
    no = offer(state, f"{seat}.no", text, icon, c.DoNotBuy(seat), main=main, topic=topic)
    key = "rise_and_fall.offer.must_buy" if ends else "rise_and_fall.offer.buys"
    title = Message(key, who=who(state, seat), gold=state.player(seat).gold)
    return Group(seat, title, (*cards, no))


def _end_of_turn(state: State) -> Iterator[Group]:
    text = Message("rise_and_fall.offer.end_turn")
    end = offer(state, "end_turn", text, "check", c.EndTurn(), main=True, note=_recycling(state))
    yield from _table(state, [end])


def _recycling(state: State) -> Message:
    """Who takes the discard back, and where the token goes."""
    seats = tuple(seat for seat in state.living if recycles(state, seat))
    if not seats and state.first in state.living:
        return Message("rise_and_fall.offer.nobody_recycles")
    if not seats:
        left = who(state, next_seat(state, state.first))
        return Message("rise_and_fall.told.token_of_extinct", who=left)
    return Message(
        "rise_and_fall.offer.recycle",
        who=tuple(who(state, seat) for seat in seats),
        n=len(seats),
        first=who(state, next_seat(state, state.first)),
    )


def _scoring(state: State) -> Iterator[Group]:
    left = [seat for seat in state.living if seat not in state.counted]
    offers = [
        offer(
            state,
            f"confirm.{seat}",
            Message("rise_and_fall.offer.confirm", who=who(state, seat)),
            "check",
            c.ConfirmSheet(seat),
            main=seat == left[0],
        )
        for seat in left
    ]
    if state.world:
        world = Message("rise_and_fall.offer.count_world")
        n = len(differences(state))
        note = Message("rise_and_fall.world.differences", n=n) if n else None
        offers.insert(0, offer(state, "world", world, "map", c.CountWorld(), note=note))
    yield from _table(state, offers)


def _over(state: State) -> Iterator[Group]:
    yield from ()


def _piece(kind: str) -> Message:
    return name("rise_and_fall", "piece", kind)


_BY_PHASE = {
    Phase.SETUP: _setup,
    Phase.DEPLOY: _deploy,
    Phase.CARDS: _cards,
    Phase.ACTIONS: _actions,
    Phase.DECLINE: _decline,
    Phase.BUYING: _buying,
    Phase.END_OF_TURN: _end_of_turn,
    Phase.SCORING: _scoring,
    Phase.OVER: _over,
}
