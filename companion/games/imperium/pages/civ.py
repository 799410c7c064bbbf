"""The C.I.V.'s turn: the card that was turned over, the row it hits, what hands do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.differing import DIFFERS, differing
from companion.describe.node import Act, Column, Do, Grid, Node, Pic, Row, Text
from companion.describe.parts import gold, missing
from companion.describe.surface import Surface
from companion.games.imperium.cards import UNREST
from companion.games.imperium.pages import naming
from companion.games.imperium.pages.asked import BY_ICON, asking
from companion.games.imperium.pages.cards import face_of
from companion.games.imperium.pages.civ_stage import stage_of
from companion.games.imperium.pages.going_on import and_on, answered_last, carries, following
from companion.games.imperium.pages.market import market
from companion.games.imperium.pages.shared import (
    ASIDE,
    Made,
    is_scant,
    offer_of,
    state_of,
    view_of,
)
from companion.games.imperium.pages.told import (
    Left,
    all_done,
    left_of,
    now_of,
    rows,
)
from companion.games.imperium.pages.turned import in_brief
from companion.games.imperium.state import Phase, State
from companion.games.imperium.views.naming import in_slot, surely
from companion.games.imperium.views.table import card_guess, card_options

SCANT = 1.2
"""Larger words than the last leave a phone no room but for what is to be done."""


def its_turn(desk: Desk, surface: Surface, acts: Acts) -> Made:
    """Asked in, told, or the next card ahead."""
    if desk.asked is not None:
        return asking(desk, surface, acts, stage_of(desk, surface, acts))
    left = left_of(desk)
    said = answered_last(desk)
    if desk.looking.opened.startswith(DIFFERS) and said is not None:
        shown = differing(desk, said, acts, ASIDE)
        return Made(stage_of(desk, surface, acts), *shown)
    if any(not _ticked(desk, one) for one in left) or not _names_next(desk):
        return _telling(desk, surface, acts, left)
    return _naming_next(desk, surface, acts)


def _ticked(desk: Desk, one: Left) -> bool:
    return one.line.key in desk.hands.ticked(one.entry)


def _names_next(desk: Desk) -> bool:
    """The next card is real: somebody says which it is."""
    state = state_of(desk)
    return state.phase is Phase.CIV_SLOTS and not state.civ.kept


# told


def _telling(desk: Desk, surface: Surface, acts: Acts, left: tuple[Left, ...]) -> Made:
    """The acts, and what comes after them."""
    state, now = state_of(desk), now_of(desk, left)
    brief, laid = in_brief(desk, surface), market(desk, acts, now.places if now else ())
    acts_ = (laid, *rows(desk, surface, left, acts))
    body: tuple[Node, ...] = (*acts_, *brief) if surface.text > SCANT else (*brief, *acts_)
    if not left:
        body = (*body, _nothing(desk))
    body = (*body, *_cards_of_turn(state))
    go = _gold(desk, surface, acts, left, now is not None)
    others: tuple[Act, ...] = ()
    if answered_last(desk) is not None:
        acts.add(DIFFERS, desk.look(opened=DIFFERS))
        icon = "" if is_scant(surface) else "differs"
        others = (Act(Message("imperium.page.differs"), DIFFERS, icon, w=ASIDE, key=DIFFERS),)
    return Made(stage_of(desk, surface, acts), body, go, others)


def _nothing(desk: Desk) -> Node:
    """What comes, where hands have nothing to do."""
    ahead = state_of(desk).phase is Phase.CIV_DIE
    said = view_of(desk).now.head if ahead else None
    words = said or Message("imperium.screen.nothing_to_do")
    text = Text(words, "label", "paper_ink", bold=True, key="nothing")
    return Column((text,), pad=16, fill="paper", radius=16, key="nothing")


def _gold(
    desk: Desk, surface: Surface, acts: Acts, left: tuple[Left, ...], waits: bool
) -> Act | None:
    """Done, and at once what comes next."""
    follows, done = following(desk), all_done(desk, left)
    if not waits:
        if follows is None:
            return None
        acts.add("go", carries(desk, follows))
        return gold(_called(desk, follows), "go", follows.icon)
    names = _names_next(desk)
    acts.add("go", _both(done, None if names or follows is None else carries(desk, follows)))
    what = Message("imperium.page.title_solstice") if follows is None else _called(desk, follows)
    then = Message("imperium.page.then_next", what=what)
    return gold(Message("kit.done"), "go", "check", "" if is_scant(surface) else then)


def _both(done: Do, then: Do | None) -> Do:
    def do() -> None:
        done()
        if then is not None:
            then()

    return do


def _called(desk: Desk, offer: Offer[State]) -> Message:
    """Loom turns the card over."""
    slot = view_of(desk).civ.next_slot
    return Message("imperium.page.turn_slot", slot=slot) if offer.id == "slot" else offer.label


def _cards_of_turn(state: State) -> tuple[Node, ...]:
    """How many of its cards are resolved."""
    if state.phase not in (Phase.CIV_SLOTS, Phase.CIV_CLEANUP):
        return ()
    left = sum(one is not None for one in state.civ.slots[state.civ.at_slot - 1 :])
    done = state.civ.resolved
    said = Message("imperium.page.card_of", n=done, of=done + left)
    beads = tuple(
        Row((), h=10, share=1, radius=5, fill="good" if n < done else "ink~.2", key=f"bead.{n}")
        for n in range(done + left)
    )
    words = Text(said, "body", "dim", key="cards")
    of = Row((words, Row(beads, gap=6, share=1, key="beads")), gap=12, middle=True, key="of")
    return (of, _rolled(state))


def _rolled(state: State) -> Node:
    """The die of this turn, and what it set aside."""
    die = state.civ.die
    nothing = Message("imperium.page.nothing_aside")
    what = Message("imperium.page.aside", slot=die) if state.civ.aside else nothing
    inside = (
        Pic(f"die-{die}", 40),
        Text(Message("imperium.page.rolled", die=die), "label", bold=True),
        Text(what, "body", "dim", share=1),
    )
    return Row(inside, gap=12, pad=10, middle=True, fill="imperium_bar", radius=14, help="C-1",
               says=Message("imperium.label.die", die=die), key="rolled")  # fmt: skip


# the next card is to be named


def _naming_next(desk: Desk, surface: Surface, acts: Acts) -> Made:
    """A real card was turned over: its name, or the first of the rows that it shows."""
    state, offer = state_of(desk), offer_of(desk, "slot")
    view = view_of(desk)
    assert offer is not None
    title = Text(offer.label, "button", bold=True, key="question")

    def pick(shown: str) -> Do:
        return and_on(desk, desk.does(offer.command(), {view.card_key: shown}))

    cards = in_slot(state, view.civ.next_slot)
    rest = (*_cards_of_turn(state), *_your_deck(desk, acts))
    rows_ = _rows_of_table(desk, surface, acts, pick)
    known = surely(state, view.civ.next_slot)
    if not cards:
        note = Text(Message("imperium.rule.topmost"), "body", "dim", key="note")
        stage = stage_of(desk, surface, acts)
        wait = missing(Message("imperium.screen.name_card_first"))
        go_on = _it_is(acts, known, pick) if known else wait
        return Made(stage, (title, note, rows_, *rest), go_on)
    wanted = naming.Asking(cards, pick, pick(UNREST), frozenset((known,)))
    if desk.looking.opened == BY_ICON:
        ways: tuple[Node, ...] = (rows_,)
    else:
        acts.add(BY_ICON, desk.look(opened=BY_ICON))
        by_icon = Act(Message("imperium.page.by_row"), BY_ICON, "cards", key=BY_ICON)
        ways = (*naming.ways(desk, surface, acts, cards), by_icon)
    grid = naming.grid(desk, surface, acts, wanted)
    stage, body = naming.placed(surface, (title,), grid, (*ways, *rest), cards)
    return Made(stage, body, _it_is(acts, known, pick))


def _it_is(acts: Acts, known: str, pick: Callable[[str], Do]) -> Act:
    """What it must be is said by gold; nobody has to look for it."""
    if not known:
        return missing(Message("imperium.page.touch_card"))
    acts.add("go", pick(known))
    return gold(Message("imperium.page.it_is", card=face_of(known).name), "go", "check")


def _rows_of_table(desk: Desk, surface: Surface, acts: Acts, pick: Callable[[str], Do]) -> Node:
    """The icons that its rows look for, topmost first."""
    state, told = state_of(desk), desk.session.around.facts
    guess = card_guess(state, told)
    options = tuple(
        Act(
            text,
            acts.add(f"shows.{one}", pick(one)),
            icon,
            key=f"shows.{one}",
            chosen=one == guess,
            help=f"nation.{state.civ.nation}",
        )
        for one, text, icon in card_options(state, told)
    )
    return Grid(options, narrowest=200 * min(1.4, surface.text), key="rows")


def _your_deck(desk: Desk, acts: Acts) -> Iterator[Act]:
    """In a part of its turn in which you may have to draw."""
    shuffle = offer_of(desk, "shuffle")
    if shuffle is not None:
        yield Act(
            shuffle.label,
            acts.add("shuffle", desk.takes(shuffle)),
            "cards",
            help="term.nation_deck",
            key="shuffle",
        )
