"""Your turn and the Solstice: what your cards say, and what is asked of them."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import (
    QUIET,
    Act,
    Column,
    Do,
    Grid,
    Node,
    Pic,
    Row,
    Text,
)
from companion.describe.parts import gold
from companion.describe.surface import PHONE, Says, Surface
from companion.games.imperium.options import SOLO
from companion.games.imperium.pages.asked import asking
from companion.games.imperium.pages.cards import face_of_space, small
from companion.games.imperium.pages.going_on import carries, following
from companion.games.imperium.pages.mine_stage import stage_of
from companion.games.imperium.pages.shared import (
    ASIDE,
    Made,
    is_scant,
    offer_of,
    question_parts,
    state_of,
    view_of,
)
from companion.games.imperium.pages.told import all_done, left_of, now_of, rows
from companion.games.imperium.say import tokens_said
from companion.games.imperium.state import Phase
from companion.games.imperium.views.booklet import to_compare

MARKET, MORE = "market", "more"
END, SOLSTICE = "end", "solstice"
ON_CIV = "imperium-bot"
TILES = (
    (MARKET, "imperium-acquire"),
    ("unrest.take.one", "imperium-unrest"),
    ("unrest.return.one", "imperium-return"),
    ("effect.draw", "imperium-draw"),
    ("effect.abandon", "imperium-abandon"),
    ("effect.recall", "imperium-recall"),
    ("effect.take_unrest", "imperium-unrest"),
    ("effect.steal", "imperium-take"),
    ("effect.give", "imperium-return"),
    ("market.small", "imperium-break-through"),
    ("market.main", "imperium-main-deck"),
    ("market.turned", "imperium-find"),
    ("shuffle", "shuffle"),
    ("develop", "imperium-development"),
)
"""What cards say, the usual first; the sign of each."""
ITS = {
    "effect.draw": Message("imperium.page.it_draws"),
    "effect.abandon": Message("imperium.page.it_abandons"),
    "effect.recall": Message("imperium.page.it_recalls"),
    "effect.take_unrest": Message("imperium.page.it_takes_unrest"),
}
"""What the C.I.V. does for them: its sign says who."""


def my_turn(desk: Desk, surface: Surface, acts: Acts) -> Made:
    """Asked in, or what can be done."""
    stage = stage_of(desk, surface, acts)
    if desk.offer is not None and desk.offer.id == END and desk.question is None:
        return _on_market(desk, surface, acts, stage)
    if desk.asked is not None:
        return asking(desk, surface, acts, stage)
    left = left_of(desk)
    acts.add(MORE, desk.look(opened=MORE))
    more = Act(Message("imperium.screen.more"), MORE, "more", w=ASIDE, key=MORE)
    if now_of(desk, left) is None:
        tiles = _tiles(desk, surface, acts)
        return Made(stage, tiles, _gold(desk, surface, acts), (more,))
    acts.add("done", all_done(desk, left))
    told = (
        Text(Message("imperium.screen.middle_told"), "button", bold=True, key="to_do"),
        *rows(desk, surface, left, acts),
    )
    ends = _gold(desk, surface, acts)
    others = (
        (more,) if ends is None else (more, replace(ends, look=QUIET, note="", w=ASIDE, share=0))
    )
    done = gold(Message("kit.done"), "done", "check")
    return Made(stage, (*told, *_tiles(desk, surface, acts)), done, others)


def _gold(desk: Desk, surface: Surface, acts: Acts) -> Act | None:
    """The turn is over, or the Solstice."""
    offer = offer_of(desk, SOLSTICE if state_of(desk).phase is Phase.SOLSTICE else END)
    if offer is None:
        return None
    acts.add("go", desk.takes(offer))
    note = Message("imperium.page.then_token", tokens=view_of(desk).you.market_token)
    alone = state_of(desk).options.mode == SOLO and offer.id == END
    return gold(
        offer.label, "go", "check", note if alone and not is_scant(surface) else "", offer.reason
    )


# asked


def _on_market(desk: Desk, surface: Surface, acts: Acts, stage: Node) -> Made:
    """On which card of the Market your token goes; whoever says so has asked for the next turn."""
    question = desk.asked
    assert question is not None
    _shown, leave = question_parts(desk, surface, acts)
    options, spaces = getattr(question, "options", ()), state_of(desk).market.spaces
    for one in options:
        acts.add(f"answer.{one.id}", _ends(desk, one.id))
    cards = tuple(
        small(
            face_of_space(spaces[int(one.id) - 1]),
            96,
            key=f"answer.{one.id}",
            does=f"answer.{one.id}",
            says=one.text,
            place=int(one.id),
            tokens=spaces[int(one.id) - 1].tokens,
        )
        for one in options
        if one.place
    )
    rest = tuple(
        Act(one.text, f"answer.{one.id}", one.icon, help="turn.cleanup", key=f"answer.{one.id}")
        for one in options
        if not one.place
    )
    title = Text(question.text, "button", bold=True, key="question")
    grid = Grid(cards, narrowest=128 * min(1.4, surface.text), key="spaces")
    return Made(stage, (title, grid, *rest), None, (leave,))


def _ends(desk: Desk, slot: str) -> Do:
    """Whoever ends the turn has asked for the next one."""

    def do() -> None:
        desk.answer(slot)
        follows = following(desk)
        if desk.session.pending is None and follows is not None and not _compares(desk):
            carries(desk, follows)()

    return do


def _compares(desk: Desk) -> bool:
    session = desk.session
    return to_compare(session.state, session.last, session.around.facts)


# what your cards say


def _tiles(desk: Desk, surface: Surface, acts: Acts) -> tuple[Node, ...]:
    """A tile each, with what there is to it."""
    state = state_of(desk)
    if state.options.mode != SOLO:
        return (Text(view_of(desk).now.about, "label", key="about"),)
    found = []
    for key, icon in TILES:
        tile = _tile(desk, acts, key, icon)
        if tile is not None:
            found.append(tile)
    head = Text(Message("imperium.page.your_cards_say"), "button", bold=True, key="title")
    narrow = 200.0 if surface.shape != PHONE else 170.0
    grid = Grid(tuple(found), narrowest=narrow * min(1.4, surface.text), key="tiles", even=False)
    return (head, grid)


def _tile(desk: Desk, acts: Acts, key: str, icon: str) -> Node | None:
    """Your sign on what you do, the C.I.V.'s on what it does; greyed with its reason."""
    whose = "automa" if key in ITS else "human"
    if key == MARKET:
        acts.add(MARKET, desk.look(opened=MARKET))
        return _touched(MARKET, icon, whose, Message("imperium.page.from_market"), "")
    offer = offer_of(desk, key)
    if offer is None:
        return None
    acts.add(key, desk.takes(offer))
    note = _note(desk, key) or ""
    if offer.reason is not None:
        return Act(offer.label, key, icon, reason=offer.reason, help=offer.help, key=key)
    return _touched(key, icon, whose, ITS.get(key, offer.label), note, offer.help)


def _touched(key: str, icon: str, whose: str, label: Says, note: Says, rule: str = "") -> Node:
    words: tuple[Node, ...] = (Text(label, "body", bold=True, key="label"),)
    if note:
        words = (*words, Text(note, "caption", "dim", key="note"))
    inside = (Pic(icon, 34, disc=whose), Column(words, gap=2, share=1, key="words"))
    return Row(inside, gap=8, pad=8, middle=True, fill="ink~.09", radius=14, does=key,
               says=label, help=rule, key=key)  # fmt: skip


def _note(desk: Desk, key: str) -> Message | None:
    """What there is of it."""
    state = state_of(desk)
    if key in ("effect.abandon", "effect.recall"):
        return Message("imperium.page.in_play", n=state.civ.regions_in_play)
    if key == "effect.steal":
        return Message("imperium.page.has", tokens=tokens_said(state.civ.tokens))
    if key.startswith("unrest.") and state.market.unrest is not None:
        return Message("imperium.page.in_pile", n=state.market.unrest)
    if key in ("market.main", "market.turned") and state.market.main is not None:
        return Message("imperium.screen.main_left", n=state.market.main)
    return None
