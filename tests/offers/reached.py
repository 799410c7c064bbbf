"""What can be done by each front end in a state, as the commands it comes to.

The terminal and a random player take the session's offers. The window takes those that its screens
and pages name, and what lies in the views they draw, on places of the board, in the check.
"""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any

from companion.core.command import Command
from companion.core.noun import nobody_refused
from companion.core.offer import Offer, refusal
from companion.games.imperium.offers.market import at_space
from companion.games.imperium.options import Way as WayOfImperium
from companion.games.imperium.state import MARKET
from companion.games.imperium.state import Phase as PhaseOfImperium
from companion.games.imperium.views.set_up import set_up_view as imperium_set_up
from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.setup import PlaceStart
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.offers.pieces import space_offers
from companion.games.rise_and_fall.offers.ways import ways
from companion.games.rise_and_fall.options import Way as WayOfRise
from companion.games.rise_and_fall.settable import of_card
from companion.games.rise_and_fall.state import Phase as PhaseOfRise
from companion.games.rise_and_fall.views.set_up import set_up_view as rise_set_up
from companion.games.tapestry.bots.view import next_of
from companion.games.tapestry.chance import DECISION_CARDS
from companion.games.tapestry.correcting.facts.mats import ERAS
from companion.games.tapestry.correcting.facts.people import LIMITS
from companion.games.tapestry.correcting.of_bots import DECKS
from companion.games.tapestry.correcting.settable import (
    more_tapestries,
    more_techs,
    number_right,
    of_tapestry,
    of_tech,
    taken_up,
)
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.options import Way
from companion.games.tapestry.setup.view import set_up_view
from companion.games.tapestry.state import Phase
from screens.games import screens_of
from tests.architecture.house import TOP, sources
from tests.offers.touched import on_the_check

ENOUGH = 4_000
"""So many ways of one offer at most."""
ROOMS = {"imperium_campaign": "imperium"}
MOST_BLANKS = 4
"""A grid of numbers is named by the window, and not filled in every way."""
LAID = ("LayTile", "TurnTile", "PaintSea", "RubOutSea", "TeachTapestry")
TOGETHER = {"imperium": ("action.use", "action.regain", "exhaust.use", "exhaust.regain")}
"""Ids that a screen puts together of two things."""
LISTED = {
    "tapestry": ("effect.", "out.", "sheet."),
    "imperium": ("",),
    "rise_and_fall": ("",),
    "score_pad": ("",),
}
"""How the ids begin that no screen names, and that a page lists among all offers ("more")."""
LISTING = ("offers_list(desk, acts, '')", "counting(desk, ")
"""The menu of a count lists every offer too."""
NAME = re.compile(r"[a-z_.0-9]+")


def in_the_window(game: str, state: Any, offers: Iterable[Offer[Any]]) -> tuple[Offer[Any], ...]:
    """Those of the offers that it names, and those that are drawn."""
    named = names_of(game)
    found = [one for one in offers if named.fullmatch(one.id)]
    return (*found, *offers_in(DRAWN[game](state)))


def commands_of(offers: Iterable[Offer[Any]]) -> dict[str, Command[Any]]:
    """Every command that those come to which may be done, by what it is."""
    counted = (one for one in offers if not _is_laid(one))
    may = (one for one in counted if one.reason is None)
    few = (one for one in may if len(one.blanks) <= MOST_BLANKS)
    found = (one.make(way) for one in few for way in islice(_ways(one.filling, {}), ENOUGH))
    return {repr(_said_by_touch(command)): command for command in found}


def _is_laid(offer: Offer[Any]) -> bool:
    """Not looked at, so that it need not be filled in: its ways are more than can be tried."""
    kind = getattr(getattr(offer.filling, "form", None), "kind", None)
    return kind is not None and kind.__name__ in LAID


def _said_by_touch(command: Command[Any]) -> Command[Any]:
    """A space that a touch has said is asked for otherwise."""
    return replace(command, space="") if isinstance(command, PlaceStart | Act) else command


def _ways(filling: Any, so_far: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Ways to fill it in; what fits is not looked at."""
    if filling is None:
        yield so_far
        return
    filled = {**filling.known, **so_far}
    for one in filling.form.open(filling.state, filled):
        question = one.question(filling.state, filled, nobody_refused)
        if question is not None:
            for value in question.examples():
                yield from _ways(filling, {**so_far, question.key: value})
            return
    yield so_far


def differences(game: Any, state: Any) -> tuple[set[str], set[str]]:
    """What can be done in the terminal alone, and in the window alone."""
    offers = game.offers(state)
    there, here = commands_of(offers), commands_of(in_the_window(game.id, state, offers))
    return (
        {one for one in there.keys() - here.keys() if _counts(there[one], state)},
        {one for one in here.keys() - there.keys() if _counts(here[one], state)},
    )


def _counts(command: Command[Any], state: Any) -> bool:
    """May be done; what is put together touch by touch no view holds."""
    return type(command).__name__ not in LAID and refusal(command, state) is None


@cache
def names_of(game: str) -> re.Pattern[str]:
    """The ids that its screens and pages spell out; one that ends in a dot begins some."""
    room = ROOMS.get(game, game)
    rooms = (f"screens/games/{room}", f"screens/games/{game}", "screens/play")
    written = {name for one in sources(*rooms) for name in _names(one.tree)}
    seen = {name for one in _of_game(room) if _shows(one) for name in _names(one.tree)}
    kv = (path.read_text("utf-8") for each in rooms for path in (TOP / each).glob("**/*.kv"))
    bound = {re.escape(name) for text in kv for name in re.findall(r"'([a-z_.]+)'", text)}
    listing = any("pages" in one.rooms and _lists_all(one.tree) for one in _of_game(room))
    listed = {f"{re.escape(one)}.+" for one in LISTED.get(game, ()) if listing}
    together = {*map(re.escape, TOGETHER.get(game, ()))}
    every = sorted(written | seen | bound | listed | together)
    return re.compile("|".join(f"(?:{one})" for one in every))


def _of_game(room: str) -> Iterable[Any]:
    return sources(f"companion/games/{room}")


def _lists_all(tree: ast.AST) -> bool:
    """A page lists every offer, but for none."""
    called = (one for one in ast.walk(tree) if isinstance(one, ast.Call))
    return any(ast.unparse(one).startswith(LISTING) for one in called)


def _shows(source: Any) -> bool:
    return bool({"views", "pages", "boards"} & set(source.rooms)) or source.path.stem.startswith(
        "view"
    )


def _names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(one.value) if isinstance(one, ast.Constant) else ".+"
                for one in node.values
            ]
            if any(part.strip(".\\+ ") for part in parts):
                yield "".join(parts)
        elif isinstance(node, ast.Constant) and NAME.fullmatch(str(node.value)):
            yield re.escape(str(node.value)) + (".*" if str(node.value).endswith(".") else "")


def offers_in(thing: Any) -> Iterator[Offer[Any]]:
    """All that lie in what is drawn."""
    if isinstance(thing, Offer):
        yield thing
    elif dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        for one in dataclasses.fields(thing):
            yield from offers_in(getattr(thing, one.name))
    elif isinstance(thing, Mapping):
        yield from (each for one in thing.values() for each in offers_in(one))
    elif isinstance(thing, tuple | list):
        yield from (each for one in thing for each in offers_in(one))


def _view_of(game: str, state: Any) -> Any:
    room, _, name = screens_of(game)["view"].partition(":")
    return getattr(import_module(room), name)(state)


def _of_tapestry(state: Any) -> Iterator[Any]:
    """Its view, what the built check leads to, its sheets of cards and numbers."""
    if state.way is not Way.EVERYTHING:
        return
    yield _view_of("tapestry", state)
    if state.phase is Phase.SETUP:
        yield set_up_view(state)
    if state.phase.value.startswith("income"):
        yield income_view(state)
    yield [*on_the_check("tapestry", state)]
    if state.bots is not None:
        yield next_of(state) if state.bots.favourites else None
        if not state.in_loom(DECISION_CARDS):
            cards = sorted(filter(None, state.bots.deck))
            yield [[*DECKS.rows(state, {"card": str(one)}, open_all=True)] for one in cards]
    for player, me in state.players.items():
        yield [number_right(state, player, what) for what in LIMITS]
        yield [of_tech(state, player, one.card) for one in me.techs]
        yield [more_techs(state, player, row) for row in range(3)]
        yield [more_tapestries(state, player, era) for era in (0, *ERAS)]
        lying = ((0, me.hand), *((int(era), cards) for era, cards in me.mat.items()))
        yield [of_tapestry(state, player, card, era) for era, cards in lying for card in cards]
        yield [taken_up(state, player, cell) for one in me.capital.placed for cell in one.cells]


def _of_imperium(state: Any) -> Iterator[Any]:
    yield _view_of("imperium", state)
    if state.way is not WayOfImperium.WALK:
        return
    if state.phase is PhaseOfImperium.SETUP:
        yield imperium_set_up(state)
    yield [*on_the_check("imperium", state)]
    yield [at_space(state, slot) for slot in range(1, MARKET + 1)]


def _of_rise(state: Any) -> Iterator[Any]:
    yield ways(state)
    if state.way is WayOfRise.SHEET:
        return
    yield _view_of("rise_and_fall", state)
    if state.phase is PhaseOfRise.SETUP:
        yield rise_set_up(state)
    if state.phase is PhaseOfRise.OVER:
        return
    yield [*on_the_check("rise_and_fall", state)]
    yield [of_card(state, seat.id, kind) for seat in state.players for kind in kinds()]
    if state.way is WayOfRise.WORLD:
        yield [space_offers(state, space) for space in state.world]


def _by_view(game: str) -> Callable[[Any], Any]:
    return lambda state: _view_of(game, state)


DRAWN: dict[str, Callable[[Any], Any]] = {
    "tapestry": lambda state: [*_of_tapestry(state)],
    "imperium": lambda state: [*_of_imperium(state)],
    "rise_and_fall": lambda state: [*_of_rise(state)],
    **{one: _by_view(one) for one in ("score_pad", "imperium_campaign")},
}
