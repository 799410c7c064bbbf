"""The printed numbers that an owner may put right: costs of advances, what spaces and mats give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from companion.content import SHELF, fact_of
from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.boards import Space, TrackBoard, Tracks
from companion.games.tapestry.content.cards import Civilization
from companion.games.tapestry.describing import amounts, gives
from companion.games.tapestry.lookup.saying import dotted, label, named, plain
from companion.lookup import HouseFact

HIGHEST = 99
TRACKS, MATS = "tapestry/tracks.json", "tapestry/civilizations"
COUNTED = (Verb.GAIN, Verb.POINTS)
SPACES_IN_A_TIER = 3
Way = tuple[str | int, ...]
Facts = Iterator[HouseFact]


def facts() -> Facts:
    """All of them, each with the number that is printed."""
    for track in SHELF.as_printed(TRACKS, Tracks).tracks:
        for at in range(len(track.tiers)):
            yield from _of_tier(track, at)
        for space in track.spaces:
            yield from _of_benefits(track, space)
    for one in look_up.civilizations():
        yield from _of_mat(SHELF.as_printed(f"{MATS}/{one}.json", Civilization))


def of_space(track: TrackBoard, space: Space) -> tuple[str, ...]:
    """The names of the numbers of a space, its cost among them."""
    tier = _of_tier(track, (space.space - 1) // SPACES_IN_A_TIER)
    return tuple(fact.id for fact in (*tier, *_of_benefits(track, space)))


def of_civilization(mat: Civilization) -> tuple[str, ...]:
    """The names of the numbers of a mat."""
    return tuple(fact.id for fact in _of_mat(mat))


def _of_tier(track: TrackBoard, at: int) -> Facts:
    tier = track.tiers[at]
    if tier.unconfirmed:
        return  # asked of the owner as a whole
    said_of = _of(named("track", track.id), plain(tier.tier), label("cost"))
    yield from _of_amounts(TRACKS, ("tracks", track.id, "tiers", at, "cost"), tier.cost, said_of)


def _of_benefits(track: TrackBoard, space: Space) -> Facts:
    way: Way = ("tracks", track.id, "spaces", space.space - 1)
    name = named("space", track.id, space.space)
    yield from _of_list(TRACKS, (*way, "benefits"), space.benefits, name)
    if space.bonus:
        said_of = _of(name, label("bonus"))
        yield from _of_amounts(TRACKS, (*way, "bonus", "cost"), space.bonus.cost, said_of)
        yield from _of_list(TRACKS, (*way, "bonus", "reward"), space.bonus.reward, said_of)


def _of_mat(mat: Civilization) -> Facts:
    file, name = f"{MATS}/{mat.id}.json", named("civilization", mat.id)
    if mat.tokens:
        yield _fact(file, ("tokens",), _of(name, label("tokens")), mat.tokens)
    yield from _of_list(file, ("start",), mat.start, _of(name, label("start")))
    for space in mat.mat.spaces if mat.mat else ():
        here = ("mat", "spaces", space.id, "benefits")
        yield from _of_list(file, here, space.benefits, _of(name, plain(space.id)))
    for at, ability in enumerate(mat.income):
        said_of = _of(name, label("income", turns=", ".join(map(str, ability.turns))))
        yield from _of_list(file, ("income", at, "benefits"), ability.benefits, said_of)
    for at, scoring in enumerate(mat.final):
        said_of = _of(name, label("final"))
        if scoring.each > 0:
            yield _fact(file, ("final", at, "each"), said_of, scoring.each)
        for row, points in enumerate(scoring.table):
            text = _of(said_of, plain(row + 1))
            yield _fact(file, ("final", at, "table", row), text, points)


def _of_list(file: str, way: Way, benefits: Iterable[Benefit], name: Message) -> Facts:
    """The numbers of benefits, of their choices and of what follows them."""
    for at, benefit in enumerate(benefits):
        here = (*way, at)
        said_of = _of(name, gives((benefit,)))
        if benefit.op in COUNTED:
            yield _fact(file, (*here, "n"), said_of, benefit.n)
        if benefit.op is Verb.POINTS_PER:
            yield _fact(file, (*here, "each"), said_of, benefit.each)
        yield from _of_amounts(file, (*here, "cost"), benefit.cost, name)
        yield from _of_list(file, (*here, "steps"), benefit.steps, name)
        for number, option in enumerate(benefit.options):
            yield from _of_list(file, (*here, "options", number), option, name)


def _of_amounts(file: str, way: Way, things: Mapping[str, int], name: Message) -> Facts:
    for what, n in things.items():
        yield _fact(file, (*way, what), _of(name, amounts({what: n})), n)


def _fact(file: str, way: Way, text: Message, number: int) -> HouseFact:
    fact = fact_of(file, *way)
    return HouseFact(fact, "amount", text, high=HIGHEST, guess=str(number), printed=True)


def _of(*texts: Message) -> Message:
    return dotted(texts)
