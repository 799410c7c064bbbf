"""Phase A: cards are laid face down, then turned over; no hand is shown by it.

Rulebook, "A – Playing a card": all at once; of a discard only the top card is seen.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.describe import metrics
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Do, Grid, Node, Pic, Row, Scroll, Text
from companion.describe.parts import dock, foot, gold, missing, shape_icon
from companion.describe.surface import PHONE, Surface
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.events.cards import CardPlayed
from companion.games.rise_and_fall.nouns import piece_name
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.pages.cards import BACK, card
from companion.games.rise_and_fall.pages.shared import GAME, beside, state_of, view_of
from companion.games.rise_and_fall.state import ACTIVE, Phase, Place, State
from companion.games.rise_and_fall.views.near import nearest
from companion.games.rise_and_fall.views.table import PlayerView

TURNED, DISCARD = "turned", "discard."
LIES, LOW = (156.0, 214.0), 150.0
"""A card that was told: how wide and high beside the others, how high below them."""
Dock = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


def is_turned(desk: Desk) -> bool:
    """The cards lie, and are told."""
    state, opened = state_of(desk), desk.looking.opened
    if state.phase is not Phase.CARDS:
        return False
    return bool(state.played) or opened == TURNED or opened.startswith(DISCARD)


# face down


def lay(desk: Desk, surface: Surface, acts: Acts) -> Dock:
    """Nothing to touch while people choose."""
    view, state = view_of(desk), state_of(desk)
    acts.add(TURNED, desk.look(opened=TURNED))
    living = [one for one in view.players if not one.extinct]
    high = 110.0 if surface.shape == PHONE else 150.0
    size_, widest = _names(surface, living)
    backs = tuple(
        Column((card("", one.colour, one.shape, looks=BACK, h=high, key="back"),
                Text(one.name, size_, bold=True, align="c", key="name")),
               gap=6, share=1, key=f"lies.{one.seat}")
        for one in living
    )  # fmt: skip
    size = "button" if surface.shape == PHONE else "command"
    title = Text(Message("rise_and_fall.page.lay"), size, bold=True, key="title")
    count: tuple[Node, ...] = ()
    if view.counts_down:
        words = Text(Message("rise_and_fall.page.count_to_three"), "body", share=1, key="three")
        count = (Row((Pic("timer", 30), words), gap=12, pad=12, middle=True, fill="ink~.06",
                     radius=14, key="count"),)  # fmt: skip
    fits = len(backs) * (widest + 10) < surface.w * (0.4 if surface.is_wide else 0.95)
    across = len(backs) if fits else 2
    laid = Grid(backs, narrowest=48, most=across, gap=10, key="backs")
    body = (title, laid, *count, *_race(desk, state, surface))
    label = Message("rise_and_fall.page.turn_over")
    return body, gold(label, TURNED, "eye"), tuple(_alone(desk, acts))


def _names(surface: Surface, people: list[PlayerView]) -> tuple[str, float]:
    """How large names stand beside each other, or in two rows, so that none is broken."""
    names = [surface.say(one.name) for one in people]
    for size in ("body", "caption"):
        widest = max(metrics.width(one, surface.size(size), True) for one in names) + 6
        if widest * 2 + 60 < surface.w:
            break
    return size, widest


def _alone(desk: Desk, acts: Acts) -> list[Act]:
    """One civilization left: the count."""
    found = []
    for group in groups(state_of(desk)):
        for one in group.offers if not group.seat else ():
            key = acts.add(f"offer.{one.id}", desk.takes(one))
            found.append(Act(one.label, key, one.icon, help=one.help, key=key))
    return found


def _race(desk: Desk, state: State, surface: Surface) -> tuple[Node, ...]:
    """Pieces missing to each trophy, and who leads."""
    looks = {one.seat: (one.colour, one.shape) for one in view_of(desk).players}
    cells = []
    for kind in kinds().values():
        near, won = nearest(state, kind.id), state.trophies_won.get(kind.id)
        seats = near.seats if near else (won,) if won else ()
        number = Text("✓" if won else near.to_go if near else kind.count, "label", bold=True,
                      align="c", key="n")  # fmt: skip
        one = looks.get(seats[0], ("dim", "")) if len(seats) == 1 and seats[0] else ("dim", "")
        signs = (Pic(shape_icon(one[1]), 18, one[0]),) if one[1] else (Row((), h=18),)
        role = one[0] if one[1] else "dim"
        inside = (Pic(kind.icon, 28, role), number, *signs)
        cells.append(Column(inside, gap=4, pad=8, middle=True, fill="ink~.06", radius=12,
                            key=kind.id))  # fmt: skip
    title = Text(Message("rise_and_fall.page.race"), "body", "dim", key="race")
    least = 60.0 if surface.shape != PHONE else 52.0
    return (title, Grid(tuple(cells), narrowest=least, gap=6, key="cups"))


# turned over


def laid(desk: Desk, surface: Surface, bar: Row, acts: Acts) -> Node:
    """A column for each: the card told, or those it can be."""
    state, view = state_of(desk), view_of(desk)
    living = [one for one in view.players if not one.extinct]
    waiting = [one for one in living if one.seat not in state.played]
    wide = surface.w / len(living) >= 200 * max(1.0, surface.text)
    columns = tuple(_column(desk, one, one is waiting[0], wide, acts) for one in living)
    size = "button" if surface.shape == PHONE or surface.h < 700 else "command"
    head = Column(
        (
            Text(Message("rise_and_fall.page.which_card"), size, bold=True, key="title"),
            Text(Message("rise_and_fall.page.any_kind"), "body", "dim", key="note"),
        ),
        gap=2, key="head",
    )  # fmt: skip
    if not wide:
        turn = [one for one, person in zip(columns, living, strict=True) if person in waiting[:1]]
        columns = (*turn, *(one for one in columns if one not in turn))
    side = beside(columns, wide)
    if wide and surface.is_wide:
        side = replace(side, share=1)
    listed = Scroll(Column((head, side), gap=14, pad=14), key=f"turned.{len(waiting)}", share=1)
    acts.add("face_down", desk.look(opened="") if not state.played else desk.hands.undo)
    back = Act(Message("rise_and_fall.page.face_down"), "face_down", "undo", w=220, key="face_down")
    wait = missing(Message("rise_and_fall.page.still_to_turn",
                           who=tuple(one.name for one in waiting), n=len(waiting)))  # fmt: skip
    wait = replace(wait, icon="person")
    return Column((bar, listed, dock(GAME, foot(surface, wait, back))), gap=0)


def _column(desk: Desk, one: PlayerView, now: bool, wide: bool, acts: Acts) -> Row:
    told = state_of(desk).played.get(one.seat)
    sign = Pic(shape_icon(one.shape), 28, one.colour)
    named = Text(one.name, "button", bold=True, share=1, key="name")
    tick = (Pic("check", 30, disc="good"),) if told else ()
    head = Row((sign, named, *tick), gap=10, middle=True, key="who")
    if told:
        inside = _told(desk, one, told, wide, acts)
    elif desk.looking.opened.startswith(f"{DISCARD}{one.seat}."):
        inside = _from_discard(desk, one, acts)
    else:
        inside = _choices(desk, one, acts)
    if now and not told:
        yours = Message("rise_and_fall.page.touch_yours")
        inside = (*inside, Text(yours, "body", "dim", align="c", key="yours"))
    fill, edge, wide_edge = (f"{GAME}_dock", "gold", 4) if now else ("ink~.07", "", 0)
    return Column((head, *inside), gap=10, pad=12, fill=fill, radius=18, edge=edge,
                  edge_width=wide_edge, share=1, key=f"person.{one.seat}")  # fmt: skip


def _told(desk: Desk, one: PlayerView, told: str, wide: bool, acts: Acts) -> tuple[Node, ...]:
    """The card as it lies, what it can activate; another may be told in its place."""
    n = Message("rise_and_fall.page.to_activate", n=state_of(desk).player(one.seat).in_world(told))
    named = Text(n, "label", bold=True, align="c", key="n")
    able = Row((Pic(kinds()[told].icon, 30, one.colour), named), gap=10, middle=True, key="able")
    across, high = LIES if wide else (0.0, LOW)
    lies = card(told, one.colour, w=across, h=high, key="told")
    found: list[Node] = [_amid(lies, "lies"), _amid(able, "can")]
    later = _told_since(desk, one.seat)
    if later is not None:
        acts.add(f"another.{one.seat}", lambda: _another(desk, one.seat, later))
        words = Message("rise_and_fall.page.another")
        found.append(Act(words, f"another.{one.seat}", key=f"another.{one.seat}"))
    return tuple(found)


def _amid(inside: Node, key: str) -> Row:
    """In the middle of its line."""
    return Row((Row((), share=1, key="l"), inside, Row((), share=1, key="r")), gap=0, key=key)


def _told_since(desk: Desk, seat: str) -> tuple[tuple[str, str], ...] | None:
    """Who told what behind somebody; None where something else was done since."""
    found: list[tuple[str, str]] = []
    for entry in reversed(desk.session.entries):
        laid = [one for one in entry.events if isinstance(one, CardPlayed)]
        if len(laid) != 1:
            return None
        if laid[0].seat == seat:
            return tuple(reversed(found))
        found.append((laid[0].seat, laid[0].card))
    return None


def _another(desk: Desk, seat: str, later: tuple[tuple[str, str], ...]) -> None:
    """Theirs is taken back; what others told behind it stays told.

    Where one of these cannot be told any more, its owner is asked again with the rest.
    """
    for _ in range(len(later) + 1):
        desk.hands.undo()
    for other, kind in later:
        offer = desk.offers.get(f"{other}.{kind}")
        if offer is None:
            break
        desk.fills(offer)()
    desk.look(opened=TURNED)()


def _choices(desk: Desk, one: PlayerView, acts: Acts) -> tuple[Node, ...]:
    """Every active kind, in hand or not: nothing is told by it; where hands lie open, the hand."""
    state = state_of(desk)
    player = state.player(one.seat)
    places = (Place.HAND,) if state.options.open_hands else ACTIVE
    cards = []
    for kind in player.cards_in(*places):
        key = acts.add(f"{one.seat}.{kind}", _plays(desk, state, one.seat, kind))
        says = Message("rise_and_fall.did.card", who=one.name, card=piece_name(kind))
        cards.append(card(kind, one.colour, does=key, says=says, h=118, key=key))
    found: list[Node] = [Grid(tuple(cards), narrowest=96, gap=8, key="cards")] if cards else []
    for group in groups(state):
        for offer in group.offers if group.seat == one.seat else ():
            if offer.id.partition(".")[2] not in kinds():
                key = acts.add(f"offer.{offer.id}", desk.takes(offer))
                found.append(
                    Act(offer.label, key, offer.icon, reason=offer.reason, help=offer.help, key=key)
                )
    return tuple(found)


def _plays(desk: Desk, state: State, seat: str, kind: str) -> Do:
    """Laid; what the app thinks lies in the discard is asked about."""
    if state.player(seat).cards.get(kind) is Place.HAND:
        return desk.takes(desk.offers[f"{seat}.{kind}"])
    return desk.look(opened=f"{DISCARD}{seat}.{kind}")


def _from_discard(desk: Desk, one: PlayerView, acts: Acts) -> tuple[Node, ...]:
    kind = desk.looking.opened.rpartition(".")[2]

    def taken() -> None:
        hand = Place.HAND.value
        desk.fills(desk.offers["right.card"], seat=one.seat, kind=kind, to=hand)()
        desk.fills(desk.offers[f"{one.seat}.{kind}"])()

    acts.add("taken", taken)
    acts.add("not_taken", desk.look(opened=TURNED))
    words = Text(Message("rise_and_fall.page.from_discard", card=piece_name(kind)), "body",
                 key="asked")  # fmt: skip
    yes = Act(Message("rise_and_fall.page.taken_back"), "taken", "check", key="taken")
    no = Act(Message("rise_and_fall.page.another"), "not_taken", "cross", key="not_taken")
    return words, yes, no
