"""What is to be done now, phase by phase: to one player, or to the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from companion.core.command import Command
from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Filled, Offer, Section
from companion.games.rise_and_fall.commands.act import Act, ActTimes
from companion.games.rise_and_fall.commands.score import BeginCount, ConfirmSheet, CountWorld
from companion.games.rise_and_fall.commands.setup import AllPlaced, DrawFirstPlayer, PlaceStart
from companion.games.rise_and_fall.commands.turn import (
    BecomeExtinct,
    BuyBack,
    DoNotBuy,
    EndTurn,
    FinishActions,
    NobodyElseActs,
    NobodyElseBuys,
    PlayCard,
    PlayCardAtRandom,
    PutInDecline,
)
from companion.games.rise_and_fall.content import Action, actions, kinds
from companion.games.rise_and_fall.flow import may_pass_buying
from companion.games.rise_and_fall.nouns import piece_name
from companion.games.rise_and_fall.offers import wording
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules.activating import (
    actions_of,
    changes_pieces,
    most_times,
)
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import cards_to_give, price
from companion.games.rise_and_fall.rules.recycling import recycles
from companion.games.rise_and_fall.rules.standing import differences
from companion.games.rise_and_fall.rules.whose_turn import next_seat, next_to_place
from companion.games.rise_and_fall.state import Phase, Place, State

TIMES, ACTION = "times", "action"


@dataclass(frozen=True, slots=True)
class Group:
    """Offers to one player, or to the table."""

    seat: str
    """Empty for the table as a whole."""
    title: Message
    offers: tuple[Offer[State], ...]


def groups(state: State) -> tuple[Group, ...]:
    """Everything to tap in this phase."""
    return tuple(group for group in _BY_PHASE[state.phase](state) if group.offers)


def offer(
    state: State,
    id_: str,
    label: Message,
    icon: str,
    command: Command[State],
    *,
    first: bool = False,
    note: Message | None = None,
    topic: str = "",
) -> Offer[State]:
    """An offer without blanks, its reason worked out."""
    return Section(state).offer(id_, label, command, icon=icon, first=first, note=note, help=topic)


def _table(state: State, offers: Iterable[Offer[State]]) -> Iterator[Group]:
    yield Group("", wording.next_text(state), tuple(offers))


def _setup(state: State) -> Iterator[Group]:
    text = Message("rise_and_fall.offer.first")
    first = offer(state, "first", text, "die", DrawFirstPlayer(), first=True)
    yield from _table(state, [first])


def _deploy(state: State) -> Iterator[Group]:
    seat = next_to_place(state)
    if seat is not None:
        yield Group(seat, wording.next_text(state), starts(state))
    if state.way is not Way.WORLD:
        text = Message("rise_and_fall.offer.all_placed")
        note = Message("rise_and_fall.offer.where_placed")
        placed = offer(state, "all", text, "check", AllPlaced(), first=True, note=note)
        yield Group("", Message("rise_and_fall.offer.for_all"), (placed,))


def starts(state: State, space: str = "") -> tuple[Offer[State], ...]:
    """The starting pieces of the player whose turn it is, with why not on this space."""
    seat = next_to_place(state) or ""
    return tuple(
        offer(
            state,
            kind.id,
            Message("rise_and_fall.did.start", who=who(state, seat), piece=piece_name(kind.id)),
            kind.icon,
            PlaceStart(seat, kind.id, space),
            note=Message(f"rise_and_fall.offer.placed.{kind.id}"),
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
            offer(
                state,
                f"{seat}.{kind}",
                piece_name(kind),
                kinds()[kind].icon,
                PlayCard(seat, kind),
            )
            for kind in hand
        ]
        if not hand:
            text = Message("rise_and_fall.offer.extinct")
            ends = BecomeExtinct(seat)
            topic = "rare.extinction"
            offers.append(offer(state, f"{seat}.extinct", text, "warning", ends, topic=topic))
        elif state.options.three_seconds and len(state.played) + 1 == len(state.living):
            text = Message("rise_and_fall.offer.random")
            offers.append(offer(state, f"{seat}.random", text, "timer", PlayCardAtRandom(seat)))
        yield Group(seat, Message("rise_and_fall.offer.lays", who=who(state, seat)), tuple(offers))
    if len(state.living) == 1:
        text = Message("rise_and_fall.menu.count")
        yield from _table(state, [offer(state, "count", text, "stop", BeginCount())])


def _actions(state: State) -> Iterator[Group]:
    if not state.waiting:
        return
    seat = state.waiting[0]
    title = Message(
        "rise_and_fall.offer.acts",
        who=who(state, seat),
        card=piece_name(state.played[seat]),
        n=state.activations,
    )
    done = Message("rise_and_fall.offer.finished")
    light = not state.counts_treasuries
    finish = offer(state, "finish", done, "check", FinishActions(seat), first=not light)
    if light:
        card = piece_name(state.played[seat])
        title = Message("rise_and_fall.offer.acts_light", who=who(state, seat), card=card)
    several = (SEVERAL.on(state),) if SEVERAL.when(state) else ()
    yield Group(seat, title, (*acts(state), *several, finish))
    if len(state.waiting) > 1:
        text = Message("rise_and_fall.offer.all_acted")
        everybody = offer(state, "all", text, "skip", NobodyElseActs(), first=light)
        yield Group("", Message("rise_and_fall.offer.for_all"), (everybody,))


def several_times(state: State, action: Action) -> Offer[State]:
    """The same with several pieces."""
    label = Message("rise_and_fall.offer.times", action=wording.action_text(action))
    return replace(SEVERAL.on(state, known={ACTION: action.id}), label=label)


def _most_now(state: State, action: str) -> int:
    return most_times(state, state.waiting[0], actions()[action])


def _often(state: State, _filled: Filled) -> Iterator[str]:
    """What more than one piece of the card can do."""
    entered = (one for one in actions_of(state.played[state.waiting[0]]) if _is_entered(state, one))
    return (one.id for one in entered if _most_now(state, one.id) > 1)


SEVERAL = form(
    ActTimes,
    TIMES,
    Message("rise_and_fall.offer.several"),
    icon="rise-card",
    when=lambda state: state.activations > 1,
    makes=lambda state, f: ActTimes(state.waiting[0], f[ACTION], f[TIMES]),
    action=Noun(
        ACTION,
        Message("rise_and_fall.offer.ask.action"),
        _often,
        lambda state, one: wording.action_text(actions()[one]),
        lambda state, one: kinds()[actions()[one].piece].icon,
    ),
    times=HowMany(
        TIMES,
        Message("rise_and_fall.ask.times"),
        lambda state, f: _most_now(state, f[ACTION]),
        lambda state, f: _most_now(state, f[ACTION]),
        lambda state, filled: 2,
    ),
)


def _is_entered(state: State, action: Action) -> bool:
    """Where treasuries are not followed, only what changes pieces is told."""
    return state.counts_treasuries or changes_pieces(action)


def acts(state: State, space: str = "") -> tuple[Offer[State], ...]:
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
            Act(seat, one.id, space),
            note=wording.action_note(one),
            topic=f"action.{one.id}",
        )
        for one in actions_of(card)
        if _is_entered(state, one)
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
                        piece_name(kind),
                        kinds()[kind].icon,
                        PutInDecline(seat, kind),
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
        leads = nothing_else and gold == "all"
        rest = [offer(state, "rest", text, "skip", NobodyElseBuys(), first=leads, topic="turn.d")]
        decisions.insert(0 if leads else len(decisions), next(_table(state, rest)))
    yield from decisions


def _cards_to_buy(state: State, seat: str) -> tuple[Offer[State], ...]:
    player = state.player(seat)
    return tuple(
        offer(
            state,
            f"{seat}.{kind}",
            piece_name(kind),
            kinds()[kind].icon,
            BuyBack(seat, kind),
            note=_price_note(state, there=player.in_world(kind) > 0),
        )
        for kind in player.cards_in(Place.DECLINE)
    )


def _price_note(state: State, *, there: bool) -> Message:
    """The price; and that a card without a piece in the world goes to the reserve."""
    key = "rise_and_fall.offer.price" if there else "rise_and_fall.offer.price_reserve"
    return Message(key, n=price(state))


def _decision(state: State, seat: str, cards: tuple[Offer[State], ...], gold: str) -> Group:
    """A player's cards, and none of them: that is gold where nothing else can be done."""
    ends = not may_pass_buying(state, seat)
    text = Message("rise_and_fall.offer.extinct" if ends else "rise_and_fall.offer.no_buy")
    icon, topic = ("warning", "rare.extinction") if ends else ("skip", "turn.d")
    leads = seat == gold and all(one.reason for one in cards)
    no = offer(state, f"{seat}.no", text, icon, DoNotBuy(seat), first=leads, topic=topic)
    key = "rise_and_fall.offer.must_buy" if ends else "rise_and_fall.offer.buys"
    if not state.counts_treasuries:
        key += "_light"
    title = Message(key, who=who(state, seat), gold=state.player(seat).gold)
    return Group(seat, title, (*cards, no))


def _end_of_turn(state: State) -> Iterator[Group]:
    text = Message("rise_and_fall.offer.end_turn")
    end = offer(state, "end_turn", text, "check", EndTurn(), first=True, note=_recycling(state))
    yield from _table(state, [end])


def _recycling(state: State) -> Message | None:
    """Who takes the discard back, and where the token goes; games of before may have nobody."""
    if not state.living:
        return None
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
            ConfirmSheet(seat),
            first=seat == left[0],
        )
        for seat in left
    ]
    if state.world and state.way is Way.WORLD:
        world = Message("rise_and_fall.offer.count_world")
        n = len(differences(state))
        note = Message("rise_and_fall.world.differences", n=n) if n else None
        offers.insert(0, offer(state, "world", world, "map", CountWorld(), note=note))
    yield from _table(state, offers)


def _over(state: State) -> Iterator[Group]:
    yield from ()


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


def is_card(one: Offer[State]) -> bool:
    """Somebody's card to lay or to give: the end of its id says which."""
    return one.id.count(".") == 1 and one.id.partition(".")[2] in kinds() and one.note is None
