"""Phase B: the card laid, and what its pieces can do as "from → to, price"."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Grid, Node, Pic, Row, Text
from companion.describe.parts import gold
from companion.describe.surface import PHONE, Surface
from companion.games.rise_and_fall.content import Action, actions, kinds
from companion.games.rise_and_fall.nouns import piece_name, resource_icon
from companion.games.rise_and_fall.offers.turn import acts as can_do
from companion.games.rise_and_fall.offers.turn import groups, several_times
from companion.games.rise_and_fall.pages.cards import card
from companion.games.rise_and_fall.pages.shared import acts_at, state_of, view_of
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import State

Dock = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]
ASIDE = 150.0
FEW = 5
"""So many ways with their "×" stand below each other, in one line each."""


def dock_of(desk: Desk, surface: Surface, acts: Acts) -> Dock:
    """Whoever acts; done, the next one does."""
    state = state_of(desk)
    seat = state.waiting[0]
    can = acts_at(state, desk.looking.opened) or can_do(state)
    several = {
        one.id: offer for one in can
        if (offer := several_times(state, actions()[one.id])).reason is None
    }  # fmt: skip
    rows = [_row(desk, surface, one, several.get(one.id), acts) for one in can]
    able = [node for node, may in rows if may]
    faint = [node for node, may in rows if not may]
    room = surface.w * (0.47 if surface.is_wide else 1.0) / max(1.0, surface.text)
    few = bool(several) and len(rows) <= FEW
    across = 240.0 if room > 480 and not few else 420.0
    grid = Grid((*able, *faint), narrowest=across * min(1.4, surface.text), gap=8, key="actions")
    body: tuple[Node, ...] = (_head(desk, surface, state, seat), grid)
    return body, *_goes_on(desk, state, acts)


def _offers(state: State) -> tuple[Offer[State], ...]:
    return tuple(one for group in groups(state) if group.seat for one in group.offers)


def _head(desk: Desk, surface: Surface, state: State, seat: str) -> Node:
    """The card as a card, who activates how many, the treasury."""
    kind, small = state.played[seat], surface.shape == PHONE
    colour, shape = colour_of(state, seat)
    size = "button" if small else "command"
    count = Message("rise_and_fall.page.acts", who=who(state, seat), n=state.activations,
                    card=piece_name(kind))  # fmt: skip
    words: list[Node] = [Text(count, size, bold=True, key="acts")]
    view = view_of(desk)
    if view.counts_treasuries:
        player = state.player(seat)
        purse = tuple(
            Row((Pic(resource_icon(one), 26, "accent" if one == "gold" else "ink"),
                 Text(player.holds(one), "button", bold=True, key="n")), gap=6, middle=True,
                key=one)
            for one in ("gold", "wood", "stone")
        )  # fmt: skip
        words.append(Row(purse, gap=18, key="purse"))
    else:
        light = Message("rise_and_fall.page.only_changes")
        words.append(Text(light, "body", "dim", key="light"))
    wide, high = (92.0, 112.0) if small else (116.0, 158.0)
    shown = card(kind, colour, shape, w=wide, h=high, key="laid")
    return Row((shown, Column(tuple(words), gap=8, share=1, key="who")), gap=16, key="head")


def _row(
    desk: Desk, surface: Surface, offer: Offer[State], several: Offer[State] | None, acts: Acts
) -> tuple[Node, bool]:
    """From, to, what it costs and brings; faint with its reason where it cannot be done."""
    action = actions()[offer.id]
    if offer.reason is not None:
        words = Act(offer.label, "", kinds()[action.piece].icon, reason=offer.reason,
                    help=f"action.{action.id}", key=f"no.{offer.id}")  # fmt: skip
        return words, False
    key = acts.add(f"act.{offer.id}", desk.takes(offer))
    begin = Pic(kinds()[action.piece].icon, 32, "on_game")
    arrow = Pic("arrow-right", 18, "on_game_dim")
    goal = tuple(Pic(one, 34, "on_game") for one in _to(action))
    pictures: tuple[Node, ...] = (begin, arrow, *goal)
    if surface.shape == PHONE and surface.text > 1.3:
        pictures = goal
    what = Text(offer.label, "body", "on_game", bold=True, key="what")
    told = Column((what, *_price(action)), gap=4, share=1, key="told")
    often: tuple[Node, ...] = ()
    if several is not None:
        times = acts.add(f"act.{several.id}", desk.takes(several))
        often = (Act("×", times, key="times", w=52),)
    whole = Row((*pictures, told), gap=8, pad=12, middle=True, fill="rise_and_fall", radius=16,
                does=key, says=offer.label, help=f"action.{action.id}", share=1,
                key=f"row.{offer.id}")  # fmt: skip
    if not often:
        return whole, True
    return Row((whole, *often), gap=6, key=f"rows.{offer.id}"), True


def _to(action: Action) -> tuple[str, ...]:
    """What comes of it."""
    if action.takes:
        return (kinds()[action.takes].icon,)
    if action.becomes or action.adds:
        return (kinds()[action.becomes or action.adds].icon,)
    if action.gains:
        return tuple(resource_icon(one) for one in action.gains)
    return (resource_icon("gold"),) if action.each else ("rise-move",)


def _price(action: Action) -> tuple[Node, ...]:
    """−2 gold, +1 wood; a piece that is used up."""
    parts: list[Node] = []
    for sign, held in (("−", action.costs), ("+", action.gains)):
        for what, n in held.items():
            parts.append(Text(f"{sign}{n}", "body", "on_game", bold=True, key=f"{sign}{what}"))
            parts.append(Pic(resource_icon(what), 20, "on_game"))
    for one in action.each:
        parts.append(Text(f"+{one.gold}", "body", "on_game", bold=True, key=one.id))
        parts.append(Pic(resource_icon("gold"), 20, "on_game"))
    if action.needs:
        parts.append(Text("−1", "body", "on_game", bold=True, key="needs"))
        parts.append(Pic(kinds()[action.needs].icon, 20, "on_game"))
    return (Row(tuple(parts), gap=4, middle=True, key="price"),) if parts else ()


def _goes_on(desk: Desk, state: State, acts: Acts) -> tuple[Act | None, tuple[Act, ...]]:
    """Done, and who is next; everybody at once beside it."""
    done = next(one for one in _offers(state) if one.id == "finish")
    acts.add("finish", desk.takes(done))
    following = state.waiting[1] if len(state.waiting) > 1 else ""
    label = done.label
    if following:
        label = Message("kit.done_then", who=who(state, following))
    others = []
    for group in groups(state):
        for one in group.offers if not group.seat else ():
            key = acts.add(f"offer.{one.id}", desk.takes(one))
            others.append(Act(one.label, key, one.icon, w=ASIDE, key=key))
    return gold(label, "finish", "check"), tuple(others)
