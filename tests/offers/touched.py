"""What the touches of built pages come to: the offers they take, the commands they carry out.

From the page of the moment every place that a finger meets is touched, once as the page is and once
for each thing that was opened on the way, with every other page that it leads to.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from types import SimpleNamespace
from typing import Any

from companion.core.game import TABLE
from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.core.surroundings import Surroundings
from companion.describe.count_sum import AT
from companion.describe.desk import Desk, Looking
from companion.describe.lint import acts_of
from companion.describe.node import Grid, Many, Node, Over, Page, Row, Scroll
from companion.describe.showing import Showing
from companion.describe.touching import all_met
from companion.errors import LoomError
from companion.games.rise_and_fall.pages.laying import LAYS
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.pages.check import Checking, check
from companion.pages.places import page_of, part_of, places_of
from tests.describe.desks import a_surface

CHECK, SURFACE = "check", a_surface()
MOST = 1_000
"""So many pages and things opened on them at most: none has as many."""
At = tuple[str, Looking]
"""A page, and what is opened on it."""


class Noted:
    """Hands that do nothing, and know what they were asked to do."""

    def __init__(self) -> None:
        self.carried_out: list[Any] = []
        self.went: list[str] = []

    def do(self, command: Any, answers: Any = None, /) -> None:
        """A command that needs nothing more, with what was answered beside it."""
        self.carried_out.append(_with_said(command, answers or {}))

    def go(self, route: str, /) -> None:
        """What is drawn elsewhere."""
        self.went.append(route)

    def ticked(self, _entry: Any, /) -> set[str]:
        """Nothing is done yet."""
        return set()

    def _nothing(self, *_given: Any) -> None:
        """It is of a step, and of no table."""

    answer = drop = undo = redo = done = differ = tick = _nothing


def _with_said(command: Any, answers: Mapping[str, Any]) -> Any:
    """What an advance gives, and its bonus, said beside it are as if said in it."""
    if not isinstance(command, AdvanceOnTrack):
        return command
    told = {key.rpartition(".")[2]: str(value) for key, value in answers.items()}
    gains, bonus = told.get("or", command.gains), told.get("bonus", command.bonus)
    return replace(command, gains=gains, bonus=bonus)


class Walk:
    """From page to page of a game as it stands, that was neither played before nor goes on."""

    def __init__(self, game: Any, state: Any) -> None:
        nothing = dict.fromkeys(("pending", "last", "undo_label", "redo_label"))
        self.session = SimpleNamespace(
            game=game,
            state=state,
            options=getattr(state, "options", None),
            entries=(),
            undone=(),
            offers=game.offers(state),
            hands=SimpleNamespace(open=None, looked_at=""),
            wanted=SimpleNamespace(now=frozenset(), turn=lambda what: None),
            by_app=(),
            around=Surroundings(),
            **nothing,
        )
        self.hands = Noted()
        self.desk = Desk(self.session, self.hands)  # type: ignore[arg-type]
        self.first = part_of(self.session)  # type: ignore[arg-type]
        self.checking = Checking(self.desk, lambda: None)
        self.left: deque[At] = deque([(self.first, Looking())])

    def reached(self) -> Iterator[Offer[Any]]:
        """All that is come to on the way."""
        seen: set[Any] = set()
        while self.left:
            at = self.left.popleft()
            if _known_as(at) not in seen:
                seen.add(_known_as(at))
                assert len(seen) < MOST, (
                    f"pages without an end: {sorted(map(str, seen))[:: MOST // 20]}"
                )
                yield from self._touched(*at)

    def _touched(self, part: str, looking: Looking) -> Iterator[Offer[Any]]:
        """Each place that a finger meets there."""
        for touch in _touches(self._page(part, looking)):
            self._look(looking)
            with suppress(LoomError):
                touch()
            yield from self._taken()
            self._go_on(part, looking)

    def _look(self, looking: Looking) -> None:
        self.desk.look(**{one.name: getattr(looking, one.name) for one in fields(looking)})()

    def _page(self, part: str, looking: Looking) -> Page:
        self._look(looking)
        if part == CHECK:
            return _shown(lambda surface: check(self.checking, surface))
        name, _, seat = part.partition("/")
        make, of = page_of(self.session.game.id, name), [seat] if seat else []
        return _shown(lambda surface: make(self.desk, surface, *of))

    def _taken(self) -> Iterator[Offer[Any]]:
        """What a touch took: an offer whose blanks are asked, or what was done at once."""
        now = self.desk.looking
        if now.offer is not None:
            yield now.offer.with_(**dict(now.given)) if now.given else now.offer
        while self.hands.carried_out:
            yield offered(self.session.state, Message("kit.ok"), self.hands.carried_out.pop())

    def _go_on(self, part: str, looking: Looking) -> None:
        """What was opened by the touch, and where it led; questions are asked as in every page."""
        now = self.desk.looking
        if now.offer is None and now != looking:
            self.left.append((part, now))
        while self.hands.went:
            route = self.hands.went.pop()
            known = (*places_of(self.session.game.id), CHECK)
            if route == TABLE or route.partition("/")[0] in known:
                self.left.append((self.first if route == TABLE else route, Looking()))


def on_the_pages(game: Any, state: Any) -> Iterator[Offer[Any]]:
    """All that can be come to by touching, from the page of the moment on."""
    return Walk(game, state).reached()


def _known_as(at: At) -> tuple[Any, ...]:
    """The same page with the same thing opened and touched, whatever more was touched and typed."""
    part, looking = at
    if (looking.opened or "").startswith(LAYS):  # however a tile is drafted: it is laid or not
        return part, looking.opened.rpartition(".")[0], bool(looking.picked)
    typed = looking.typed and (looking.typed[:1] if looking.typed[0].isalpha() else "#")
    picked: Any = looking.picked
    if len(picked) > 1:
        picked = len(picked), picked[-1].startswith(AT)  # chosen to be told, or told
    return (part, looking.opened, bool(looking.given), picked, typed)


def _shown(make: Callable[[Any], Page]) -> tuple[Page, set[str]]:
    """A page, and what a finger can reach on it."""
    showing = Showing(make)
    pieces = showing.show(SURFACE)
    met = {met.hit.does for met, _clip in all_met(pieces) if not met.hit.reason}
    return showing.page, met | {*_in_lists(showing.page.over or showing.page.root)}


def _touches(page: tuple[Page, set[str]]) -> Iterator[Callable[[], object]]:
    shown, reached = page
    yield from (do for key, do in shown.acts.items() if key in reached)


def _in_lists(node: Node) -> Iterator[str]:
    """Rows that are made when they are scrolled to."""
    if isinstance(node, Many):
        rows = (node.row(node.of, n) for n in range(node.n))
        yield from (one.does for row in rows for one in acts_of(row) if one.reason is None)
    elif isinstance(node, (Row, Grid, Over)):
        for one in node.inside:
            yield from _in_lists(one)
    elif isinstance(node, Scroll):
        yield from _in_lists(node.inside)
