"""Your side of the table: three numbers, the orders, what is left, the C.I.V. in brief."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import NUMBER, Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Column, Count, Grid, Node, Pic, Row, Text
from companion.describe.surface import PHONE, Surface
from companion.games.imperium.content import named
from companion.games.imperium.offers.yours import ORDER_ICONS, ORDER_RULES
from companion.games.imperium.options import SOLO
from companion.games.imperium.pages.shared import is_scant, offer_of, state_of, view_of
from companion.games.imperium.settable import PER_KIND
from companion.games.imperium.state import Phase, State
from companion.games.imperium.tokens import KINDS
from companion.games.imperium.views.table import PILE_RULES, YouView

COUNT = "count."
MARKERS = ("action", "exhaust")


def stage_of(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """Your numbers, the orders or what is resolved, small counts, the C.I.V. in brief."""
    view, state = view_of(desk), state_of(desk)
    if state.options.mode != SOLO:
        return _people(state)
    parts: list[Node] = [_who(desk, acts, view.you)]
    if view.you.counted:
        parts.append(numbers(desk, surface, acts))
    if state.phase is Phase.SOLSTICE:
        parts.append(_solstice(desk, surface))
    else:
        parts += [_orders(desk, surface, acts), _markers(desk, surface, acts)]
    parts += [_counts(desk, surface, acts), civ_brief(desk, acts)]
    return Column(tuple(parts), gap=12, key="stage")


def _people(state: State) -> Node:
    """Who plays with which nation, where several do."""
    rows_ = tuple(
        Row(
            (
                Pic(f"nation-{one.nation}", 44, disc=one.colour or "human"),
                Text(one.name or Message("imperium.screen.seat", seat=n + 1), "label", bold=True),
                Text(named("nation", one.nation), "body", "dim", share=1),
            ),
            gap=12,
            pad=12,
            middle=True,
            fill="ink~.06",
            radius=14,
            key=f"seat.{n}",
        )
        for n, one in enumerate(state.options.seats)
    )
    return Column(rows_, gap=10, key="stage")


def _who(desk: Desk, acts: Acts, you: YouView) -> Node:
    """Your nation and which side of its State card lies up: touched, it is turned over."""
    name = Text(you.name, "command", bold=True, share=1, key="name")
    sides = tuple(_side(desk, acts, you, one) for one in ("barbarian", "empire"))
    emblem = Pic(
        f"nation-{you.nation}", 64, disc="human", help=f"nation.{you.nation}", says=you.name
    )
    return Row(
        (
            Row((emblem, name), gap=14, middle=True, share=1, key="nation"),
            Row(sides, gap=6, key="sides"),
        ),
        gap=12,
        middle=True,
        stacks=True,
        key="who",
    )


def _side(desk: Desk, acts: Acts, you: YouView, side: str) -> Node:
    up, offer = side == you.side, offer_of(desk, "state.you")
    does = ""
    if not up and offer is not None:
        does = acts.add(f"side.{side}", desk.takes(offer))
    role = "paper_ink" if up else "dim"
    text = Message(f"imperium.screen.{side}")
    inside = (Pic(f"imperium-{side}", 24, role), Text(text, "body", role, bold=True))
    return Row(
        inside,
        gap=8,
        pad=12,
        middle=True,
        fill="paper" if up else "ink~.06",
        radius=12,
        does=does,
        says=text,
        key=f"side.{side}",
    )


def numbers(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """Each is the button that puts it right: minus and plus stand in its place."""
    opened = [one for one in KINDS if desk.looking.opened == f"{COUNT}{one}"]
    above = opened if surface.shape == PHONE else []
    cells = tuple(_number(desk, surface, acts, one) for one in KINDS if one not in above)
    narrow = 104.0 if surface.shape == PHONE else 200.0
    grid = Grid(cells, narrowest=narrow * min(1.15, surface.text), gap=8, key="numbers")
    steppers = tuple(_number(desk, surface, acts, one) for one in above)
    return Column((*steppers, grid), gap=8, key="all_numbers")


def _number(desk: Desk, surface: Surface, acts: Acts, kind: str) -> Node:
    n, opened = view_of(desk).you.tokens.of(kind), f"{COUNT}{kind}"
    name = named("token", kind)
    if desk.looking.opened == opened:
        return _stepper(desk, acts, kind, n)
    acts.add(opened, desk.look(opened=opened))
    words: tuple[Node, ...] = (Text(n, "hero", bold=True, lines=1, key="n"),)
    if not is_scant(surface):
        words = (*words, Text(name, "caption", "dim", lines=1, key="name"))
    count = Column(words, gap=0, share=1, key="count")
    side, gap = (30.0, 8.0) if surface.shape == PHONE else (56.0, 14.0)
    return Row(
        (Pic(f"imperium-{kind}", side), count),
        gap=gap,
        pad=gap - 2,
        middle=True,
        fill="ink~.07",
        radius=16,
        does=opened,
        says=Message("imperium.page.so_many", what=name, n=n),
        help=f"icon.imperium-{kind}",
        key=opened,
    )


def _stepper(desk: Desk, acts: Acts, kind: str, n: int) -> Node:
    """Minus, the number, plus; a touch a token."""
    opened = f"{COUNT}{kind}"
    form, state = PER_KIND["you"], state_of(desk)
    parts: list[Node] = []
    for by, key, icon in ((-1, "kit.less", "minus"), (1, "kit.more", "plus")):
        offer = form.on(state, known={"kind": kind, NUMBER: max(0, n + by)})
        does = acts.add(f"{opened}{by}", desk.steps(offer, opened))
        step = Act(
            Message(key),
            does,
            icon,
            TOOL,
            key=does,
            reason=Message("imperium.broken.below_zero") if n + by < 0 else None,
        )
        parts.append(step)
        if by < 0:
            number = Text(n, "hero", "accent", bold=True, lines=1, align="c", share=1, key="n")
            parts.append(
                Column((number, Pic(f"imperium-{kind}", 24, "accent")), gap=0, share=1, middle=True)
            )
    acts.add("count.close", desk.look(opened=""))
    return Row(
        tuple(parts),
        gap=8,
        pad=12,
        middle=True,
        fill="lit",
        edge="gold",
        edge_width=3,
        radius=16,
        key=f"stepper.{kind}",
    )


def _orders(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """One of three; paper is the chosen one."""
    chosen = view_of(desk).you.order
    cells = []
    for order, icon in ORDER_ICONS.items():
        offer = offer_of(desk, f"order.{order}")
        if offer is not None:
            known = order == chosen, surface.shape != PHONE
            cells.append(_order(desk, acts, offer, icon, ORDER_RULES[order], *known))
    narrow = 110 * surface.text if surface.shape == PHONE else 210 * min(1.3, surface.text)
    return Grid(tuple(cells), narrowest=narrow, gap=10, key="orders")


def _order(
    desk: Desk,
    acts: Acts,
    offer: Offer[State],
    icon: str,
    rule: str,
    chosen: bool,
    explained: bool,
) -> Node:
    """What it allows stands below its name where there is room, and is looked up everywhere."""
    does = acts.add(offer.id, desk.takes(offer)) if offer.reason is None else ""
    role, quiet = ("paper_ink", "paper_dim") if chosen else ("ink", "dim")
    name = offer.id.removeprefix("order.")
    about = Text(Message(f"imperium.screen.about_{name}"), "caption", quiet, key="about")
    sign = Pic(icon, 32, role)
    head = Row(
        (sign, Text(offer.label, "label", role, bold=True, share=1)),
        gap=10,
        middle=True,
        key="head",
    )
    brief = (sign, Text(offer.label, "body", role, bold=True, align="c", key="name"))
    return Column(
        (head, about) if explained else brief,
        gap=6,
        pad=12,
        fill="paper" if chosen else "ink~.07",
        radius=14,
        edge="gold" if chosen else "",
        edge_width=4 if chosen else 0,
        does=does,
        says=offer.label,
        help=rule,
        key=offer.id,
    )


def _markers(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """Tokens that are left: a touch uses one; a hollow one is regained by a touch."""
    you = view_of(desk).you
    cells = tuple(
        _marker(desk, acts, kind, left)
        for kind, left in zip(MARKERS, (you.actions, you.exhausts), strict=True)
    )
    return Grid(cells, narrowest=300 * min(1.3, surface.text), gap=10, key="markers")


def _marker(desk: Desk, acts: Acts, kind: str, left: int) -> Node:
    most = {"action": 3, "exhaust": state_of(desk).you.exhausts}[kind]
    most = max(most, left, 3 if kind == "action" else 5)
    parts = []
    for n in range(most):
        there = n < left
        offer = offer_of(desk, f"{kind}.{'use' if there else 'regain'}")
        key = f"{kind}.{n}"
        does = acts.add(key, desk.takes(offer)) if offer and offer.reason is None else ""
        says = offer.label if offer else Message(f"imperium.screen.{kind}s")
        round_ = 24 if kind == "action" else 10
        parts.append(
            Row(
                (Pic(f"imperium-{kind}", 26, "paper_ink" if there else "dim"),),
                pad=11,
                middle=True,
                fill="paper" if there else "",
                edge="" if there else "edge",
                edge_width=0 if there else 2,
                radius=round_,
                does=does,
                says=says,
                w=48,
                key=key,
            )
        )
    text = Message("imperium.page.left", what=Message(f"imperium.screen.{kind}s"), n=left)
    head = Text(text, "body", bold=True, key="head")
    return Column(
        (head, Row(tuple(parts), gap=6, key="tokens")),
        gap=6,
        pad=10,
        fill="imperium_bar",
        radius=14,
        key=f"markers.{kind}",
    )


def _counts(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """Small counts, each put right by a touch."""
    view = view_of(desk)
    you = view.you
    listed: list[tuple[str, str, int | None, Message, str]] = [
        (
            "hand",
            "imperium-draw",
            you.hand_limit,
            Message("imperium.screen.hand_limit"),
            "turn.cleanup",
        )
    ]
    for pile in you.piles:
        icon = "imperium-nation-deck" if pile == "nation_cards" else "imperium-development"
        n = you.nation_cards if pile == "nation_cards" else you.developments
        listed.append(
            ("piles.yours", icon, n, Message(f"imperium.screen.{pile}"), PILE_RULES[pile])
        )
    unrest = view.unrest if view.unrest_counted else None
    main = view.main_deck if view.main_counted else None
    listed.append(
        (
            "unrest.count",
            "imperium-unrest",
            unrest,
            Message("imperium.page.unrest_pile"),
            "term.unrest",
        )
    )
    listed.append(
        (
            "main.count",
            "imperium-main-deck",
            main,
            Message("imperium.page.main_deck"),
            "term.market",
        )
    )
    cells = tuple(_count(desk, acts, *one) for one in listed)
    return Grid(cells, narrowest=142 * max(1.0, surface.text), gap=8, key="counts")


def _count(
    desk: Desk, acts: Acts, offer_id: str, icon: str, n: int | None, name: Message, rule: str
) -> Node:
    offer = offer_of(desk, offer_id)
    key = f"set.{icon}"
    does = acts.add(key, desk.takes(offer)) if offer is not None else ""
    shown = "?" if n is None else n
    words = Column(
        (
            Text(shown, "button", bold=True, lines=1, key="n"),
            Text(name, "caption", "dim", key="name"),
        ),
        gap=0,
        share=1,
        key="words",
    )
    says = Message("imperium.page.so_many", what=name, n=str(shown))
    return Row(
        (Pic(icon, 26, "dim"), words),
        gap=8,
        pad=8,
        middle=True,
        fill="ink~.06",
        radius=14,
        does=does,
        says=says,
        help=rule,
        key=key,
    )


def _solstice(desk: Desk, surface: Surface) -> Node:
    """What is resolved now."""
    now, small = view_of(desk).now, surface.shape == PHONE
    lines = (Text(now.about, "label" if small else "button", "paper_ink", bold=True, key="about"),)
    last = (Text(now.last, "body", "paper_gold", key="last"),) if now.last is not None else ()
    note = Text(Message("imperium.page.solstice_note"), "body", "paper_dim", key="note")
    words = Column((*lines, *last, note), gap=8, share=1, key="words")
    return Row(
        (Pic("imperium-solstice", 40 if small else 84, "paper_gold"), words),
        gap=12 if small else 18,
        pad=12 if small else 18,
        middle=True,
        fill="paper",
        radius=16,
        edge="gold",
        edge_width=4,
        key="solstice",
    )


def civ_brief(desk: Desk, acts: Acts) -> Node:
    """The C.I.V. in a line; touched, all that it has."""
    civ = view_of(desk).civ
    acts.add("civ", desk.look(opened="civ"))
    counts = tuple(
        Count(
            f"imperium-{kind}", civ.tokens.of(kind), named("token", kind), "civ", key=f"civ.{kind}"
        )
        for kind in KINDS
    )
    piles = tuple(f"{one.cards}" for one in civ.piles[:2])
    cards = Message("imperium.page.deck_discard", deck=piles[0], discard=piles[1])
    words = (
        Text(civ.name, "label", bold=True),
        Text(civ.side_said, "caption", "dim"),
        Text(cards, "caption", "dim"),
    )
    who = Row(
        (Pic(f"nation-{civ.nation}", 40, disc="automa"), Column(words, gap=0, share=1)),
        gap=10,
        middle=True,
        share=1,
        key="who",
    )
    return Row(
        (who, Row(counts, gap=14, key="numbers")),
        gap=12,
        pad=10,
        middle=True,
        stacks=True,
        fill="imperium_bar",
        radius=14,
        key="civ",
    )
