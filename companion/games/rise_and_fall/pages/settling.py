"""C and D on one page: what everybody gives, and who takes a card back for how much.

Nothing is proposed: whoever owes a card touches it, and it stands on "buy nothing" until somebody
touches a card. What goes by itself, the price, who must and who cannot is said.
"""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.setting import YES
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Grid, Node, Pic, Row, Scroll, Text
from companion.describe.parts import dock, foot, gold, missing, shape_icon
from companion.describe.surface import PHONE, Surface
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.nouns import piece_name
from companion.games.rise_and_fall.offers.settle import BUYS, ENDS, GIVES, NONE
from companion.games.rise_and_fall.pages.cards import AWAY, DARK, UP, card
from companion.games.rise_and_fall.pages.shared import GAME, beside, state_of, view_of
from companion.games.rise_and_fall.rules import settling
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import cards_to_give, price
from companion.games.rise_and_fall.state import ACTIVE, Place, State
from companion.games.rise_and_fall.views.table import PlayerView

Said = tuple[str, ...]


def gives_of(state: State, said: Said, seat: str) -> tuple[str, ...]:
    """What was touched; where there is no choice, all there is."""
    owed, able = state.owed.get(seat, 0), cards_to_give(state, seat)
    if owed and len(able) <= owed:
        return tuple(able)
    begin = f"{GIVES}{seat}."
    return tuple(one.removeprefix(begin) for one in said if one.startswith(begin))


def buys_of(said: Said, seat: str) -> str:
    """The card that is taken back; none until one is touched."""
    begin = f"{BUYS}{seat}."
    return next((one.removeprefix(begin) for one in said if one.startswith(begin)), "")


def laid(desk: Desk, surface: Surface, bar: Row, acts: Acts) -> Node:
    """A column for each person, gold once nobody owes any more."""
    state, said = state_of(desk), desk.looking.picked
    living = [one for one in view_of(desk).players if not one.extinct]
    owing = [one for one in living
             if len(gives_of(state, said, one.seat)) < state.owed.get(one.seat, 0)]  # fmt: skip
    now = owing[0].seat if owing else ""
    wide = surface.w / len(living) >= 210 * max(1.0, surface.text)
    if not wide and owing:
        living = sorted(living, key=lambda one: one is not owing[0])
    columns = tuple(_column(desk, surface, one, one.seat == now, acts) for one in living)
    side = beside(columns, wide)
    parts = (_head(surface, state), side)
    listed = Scroll(Column(parts, gap=12, pad=14), key=f"settle.{now}", share=1)
    acts.add("no_trophy", desk.hands.undo)
    back = Act(Message("rise_and_fall.page.no_trophy"), "no_trophy", "undo", w=220, key="no_trophy")
    if owing:
        names = tuple(one.name for one in owing)
        go = missing(Message("rise_and_fall.page.still_gives", who=names, n=len(names)))
    else:
        acts.add("settle", desk.fills(desk.offers["settle"], **_settled(state, said)))
        go = gold(Message("rise_and_fall.settle.done"), "settle", "check")
    return Column((bar, listed, dock(GAME, foot(surface, go, back))), gap=0)


def _settled(state: State, said: Said) -> dict[str, Any]:
    """What the form is filled in with."""
    owing = [seat for seat in state.in_order if state.owed.get(seat)]
    gives = {f"{GIVES}{seat}": gives_of(state, said, seat) for seat in owing}
    buys = {f"{BUYS}{seat}": buys_of(said, seat) or NONE for seat in state.living}
    return {**gives, **buys, ENDS: YES}


def _head(surface: Surface, state: State) -> Node:
    """Why, and the price large with the next one."""
    won = tuple(piece_name(kind) for kind in state.won_now)
    winners = dict.fromkeys(state.trophies_won[kind] for kind in state.won_now)
    names = tuple(who(state, seat) for seat in winners)
    title = Message("rise_and_fall.page.won", who=names, what=won, n=len(won))
    if not won:
        title = Message("rise_and_fall.settle.title")
    size = "button" if surface.shape == PHONE or surface.h < 700 else "command"
    words = Column(
        (Text(title, size, bold=True, key="title"),
         Text(Message("rise_and_fall.page.each_gives"), "body", "dim", key="note")),
        gap=2, share=1, key="why",
    )  # fmt: skip
    following = price(state, len(state.trophies_won) + 1)
    told = Column(
        (Text(Message("rise_and_fall.page.to_take_back"), "body", bold=True, key="for"),
         Text(Message("rise_and_fall.page.next_price", n=following), "caption", "dim", key="next")),
        gap=0,
    )  # fmt: skip
    number = Text(price(state), "number", "accent", bold=True, lines=1, key="price")
    box = Row((Pic("rise-gold", 36, "accent"), number, told), gap=12, pad=12, middle=True,
              fill="rise_and_fall_bar", radius=16, key="costs")  # fmt: skip
    if surface.w / surface.text < 700:
        return Column((words, box), gap=10, key="head")
    return Row((words, box), gap=16, middle=True, key="head")


def _column(desk: Desk, surface: Surface, one: PlayerView, now: bool, acts: Acts) -> Row:
    """Gold before and after, six cards in their states, what is taken back."""
    state, said = state_of(desk), desk.looking.picked
    gives, buys = gives_of(state, said, one.seat), buys_of(said, one.seat)
    sign = Pic(shape_icon(one.shape), 26, one.colour)
    named = Text(one.name, "label", bold=True, share=1, key="name")
    purse: tuple[Node, ...] = ()
    if state.counts_treasuries:
        after = one.gold - price(state) if buys else one.gold
        text = f"{one.gold} › {after}" if buys else str(one.gold)
        purse = (Pic("rise-gold", 22, "accent"), Text(text, "label", bold=True, key="gold"))
    head = Row((sign, named, *purse), gap=8, middle=True, key="who")
    owed = state.owed.get(one.seat, 0)
    done = len(gives) >= owed
    label = Message("rise_and_fall.page.gives", n=owed) if owed else Message(
        "rise_and_fall.page.gives_none")  # fmt: skip
    tick = (Pic("check", 22, "good"),) if done else ()
    line = Row((Text(label, "body", "dim" if done else "accent", share=1, key="gives"), *tick),
               gap=6, middle=True, key="owes")  # fmt: skip
    cards = Grid(tuple(_card(desk, one, kind, gives, acts) for kind in kinds()), narrowest=60,
                 most=3, gap=6, key="cards")  # fmt: skip
    inside = (head, line, cards, *_back(desk, surface, one, gives, buys, acts))
    return Column(inside, gap=8, pad=12, fill="ink~.07", radius=18, edge="gold" if now else "",
                  edge_width=4 if now else 0, share=1, key=f"person.{one.seat}")  # fmt: skip


def _card(desk: Desk, one: PlayerView, kind: str, gives: tuple[str, ...], acts: Acts) -> Node:
    """Lit while active, dark in decline, an outline in the reserve."""
    state, said = state_of(desk), desk.looking.picked
    place, owed = state.player(one.seat).cards[kind], state.owed.get(one.seat, 0)
    gone = kind in state.given.get(one.seat, ())
    if place not in ACTIVE or gone:
        looks = DARK if place is Place.DECLINE or gone else AWAY
        note = Message("rise_and_fall.page.in_decline") if looks == DARK else ""
        return card(kind, one.colour, looks=looks, note=note, h=84)
    if not owed:
        return card(kind, one.colour, h=84)
    key = f"{GIVES}{one.seat}.{kind}"
    rest = [each for each in said if not each.startswith(f"{GIVES}{one.seat}.")]
    kept = [each for each in gives if each != kind][-(owed - 1) :] if owed > 1 else []
    chosen = [*kept, kind] if kind not in gives else [each for each in gives if each != kind]
    told = (*rest, *(f"{GIVES}{one.seat}.{each}" for each in chosen))
    acts.add(key, desk.look(picked=_still(told, one.seat, chosen, state)))
    says = Message("rise_and_fall.did.decline", who=one.name, card=piece_name(kind))
    return card(kind, one.colour, looks=UP, chosen=kind in gives, does=key, says=says, h=84,
                key=key)  # fmt: skip


def _still(said: Said, seat: str, gives: list[str], state: State) -> Said:
    """What is bought back must still lie in decline."""
    able = settling.to_buy(state, seat, gives)
    bought = buys_of(said, seat)
    if not bought or bought in able:
        return said
    return tuple(one for one in said if not one.startswith(f"{BUYS}{seat}."))


def _back(
    desk: Desk, surface: Surface, one: PlayerView, gives: tuple[str, ...], buys: str, acts: Acts
) -> tuple[Node, ...]:
    """None, or a card that lies in decline then; why not where the gold will not do."""
    del surface
    state, said = state_of(desk), desk.looking.picked
    able, pays = settling.to_buy(state, one.seat, gives), settling.can_pay(state, one.seat)
    must = settling.keeps_none(state, one.seat, gives) and bool(gives or state.given.get(one.seat))
    title = Text(Message("rise_and_fall.page.takes_back"), "body", "dim", key="takes")
    rest = tuple(each for each in said if not each.startswith(f"{BUYS}{one.seat}."))
    nothing = acts.add(f"{BUYS}{one.seat}.none", desk.look(picked=rest))
    no = Act(Message("rise_and_fall.page.no"), nothing, chosen=not buys, key=nothing, share=1)
    cards: list[Node] = [no]
    for kind in able:
        key = acts.add(f"{BUYS}{one.seat}.{kind}", desk.look(
            picked=(*rest, f"{BUYS}{one.seat}.{kind}")))  # fmt: skip
        reason = "" if pays else Message("rise_and_fall.page.not_enough", n=one.gold)
        says = Message("rise_and_fall.page.back_for", card=piece_name(kind), n=price(state))
        cards.append(card(kind, one.colour, looks=UP if pays else AWAY, chosen=kind == buys,
                          does=key, says=says, reason=reason, h=72, note=" ", key=key))  # fmt: skip
    row = Grid(tuple(cards), narrowest=60, most=3, gap=6, key="buy")
    note: tuple[Node, ...] = ()
    if must and pays and able:
        words = Text(Message("rise_and_fall.page.must"), "body", "accent", bold=True, share=1)
        note = (Row((Pic("warning", 24, "accent"), words), gap=8, middle=True, key="must"),)
    elif must and not pays:
        note = (Text(Message("rise_and_fall.page.cannot"), "body", "bad", key="cannot"),)
    elif able and not pays:
        words_ = Message("rise_and_fall.page.not_enough", n=one.gold)
        note = (Text(words_, "body", "dim", key="poor"),)
    return (title, row, *note) if able else ()
