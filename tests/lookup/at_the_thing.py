"""Games at random, and every page that shows one of their moments, built without a window."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from random import Random
from typing import NamedTuple, TypeAlias

from companion.describe.desk import Desk, Looking
from companion.describe.holding import Held, held_at, held_on
from companion.describe.scene import Icon, Piece
from companion.describe.showing import Showing
from companion.describe.touching import in_order
from companion.games import find_game
from companion.pages.looking_up import found_under
from companion.pages.roaming import page_of, part_of, places_of
from tests.describe.desks import Hands, a_surface
from tests.offers.games import GAMES
from tests.offers.player import DeadEnd, Player

PLAYED = {one.id: one for one in GAMES}
WITHOUT = {
    "": "only told: it is no button now",
    "back": "leads back",
    "leave": "leads back",
    "answer_back": "leads back",
    "letter.": "a letter by which a name is looked for",
    "leave_score": "leads back",
    "log": "what happened, told by the app",
    "undo": "takes a step back, and names it",
    "redo": "does it again, and names it",
    "menu": "opens what else the app can do",
    "more": "opens the rest of the same",
    "mine": "opens the rest of the same",
    "guide": "explains the page itself",
    "rules": "is the look-up",
    "read_aloud": "reads the page",
    "rub_out": "rubs a digit out",
    "close": "closes the sheet",
    "count.close": "closes the sheet",
    "go.": "leads to a page of the app",
    "again": "begins another game like this",
    "picture": "the app's own picture of a game",
    "drop.": "takes back what was told, and names it",
    "end_now": "leads to the end of the game",
    "another.": "puts right what was told of a card",
    "space.": "puts right what lies on a space, said in full",
    "lay": "lays what the page shows; what it is is held where it lies",
    "do": "does what the page shows; what it is is held there",
    "next": "the next line, named on it",
    "may": "turns on what may come, told by the app",
    "places": "how much the app is told of the game",
    "answer": "takes what was typed",
    "answer.yes": "answers what is asked above it",
    "answer.no": "answers what is asked above it",
    "answer.none": "says that what the app told was not done",
    "taken": "answers the app: what became of a step",
    "not_taken": "answers the app: what became of a step",
    "offer.effect.gain": "tells the app what a card gave",
    "offer.effect.lose": "tells the app what a card took",
    "offer.out.": "somebody leaves the table",
    "offer.end": "the table stops here",
    "right.": "puts right what stands there; what it is is held where it lies",
    "offer.confirm.": "says that a sheet was read",
    "offer.drop_region": "takes a line off a sheet",
    "offer.world": "fills the sheet from the map",
    "turn_keys": "turns a number below zero",
    "plot.": "a plot of the owner's own grid",
    "on": "the next field, named on it",
    "rub": "rubs a digit out",
    "key.": "a digit",
    "digit.": "a digit",
    "all_done": "says that hands have done what was told",
    "done": "says that hands have done what was told",
    "line.act": "a deed of hands, said in full; what it is about is held where it lies",
    "line.": "told by the app, said in full",
    "line.correction": "points somebody put right",
    "line.other": "points nobody told a reason for",
    "differs": "puts right what the app told",
    "differs.": "puts right what the app told",
    "why.": "says the reason itself, with its rule",
    "keep": "keeps the game on the shelf",
    "after": "keeps the game on the shelf",
    "final": "leads to the end of the game",
    "tick": "says that it lies there",
    "ready": "says that all of it lies there",
    "skip": "leaves the set-up",
    "draw_all": "lets the app draw",
    "go": "the next step, named on it",
    "close_score": "closes the score",
    "compared": "compares our table with the owner's booklet",
    "finish": "closes a table that was put right",
    "offer.begin": "begins what comes next in the app",
    "offer.booklet": "compares our table with the owner's booklet",
    "offer.use_app.": "whether it lies on the table or in the app",
    "offer.way.": "how much the app is told of the game",
    "offer.paint": "draws the map as it lies",
    "offer.rub": "draws the map as it lies",
    "offer.lift": "draws the map as it lies",
    "offer.turn_tile": "draws the map as it lies",
    "offer.right.held": "asks next of what",
    "offer.right.number": "asks next of what",
    "offer.right.name": "what somebody is called",
}
"""Acts that nothing in the rules is about, by their key or how it begins, and why."""

COUNTED = re.compile(r"(count|less|more)\.?-?\d+")


SIGNS = {
    "arrow-down": "below",
    "arrow-right": "becomes",
    "arrow-up": "above",
    "backspace": "rubs out",
    "book": "a booklet",
    "card": "any card",
    "cards": "any cards",
    "check": "done",
    "checkbox": "not done",
    "checkbox-on": "done",
    "chevron-down": "opens",
    "chevron-left": "back",
    "chevron-right": "on",
    "cross": "closes",
    "crown": "has won",
    "die": "rolled by the app",
    "differs": "put right",
    "discard": "any discard",
    "edit": "put right",
    "expand": "larger",
    "flag": "a point of the app",
    "hand-cards": "any hand",
    "hex": "any hex",
    "info": "explains",
    "layers": "tiles in a heap",
    "lock": "closed",
    "log": "what happened",
    "menu": "the app's menu",
    "minus": "less",
    "more": "the rest",
    "owner-automa": "whose it is",
    "owner-human": "whose it is",
    "owner-shadow": "whose it is",
    "people": "who plays",
    "play": "begins",
    "plus": "more",
    "question": "unknown",
    "redo": "again",
    "repeat-position": "again",
    "score": "the score",
    "map": "the map, as a page",
    "owner-civ": "whose it is",
    "person": "who plays",
    "radio": "not chosen",
    "upload": "opens a file",
    "save": "keeps it",
    "shuffle": "mixes",
    "search": "the look-up",
    "chart": "the way to what may come",
    "timer": "when it was decided",
    "settings": "the app's",
    "shape-circle": "whose it is",
    "shape-diamond": "whose it is",
    "shape-square": "whose it is",
    "shape-star": "whose it is",
    "shape-triangle": "whose it is",
    "skip": "leaves out",
    "sort": "puts in order",
    "star": "points of the app",
    "stop": "ends",
    "swap": "another",
    "token-standing": "a piece",
    "tower": "whose it is",
    "tower-edge": "whose it is",
    "trash": "throws away",
    "trophy": "the result",
    "undo": "a step back",
    "volume": "reads aloud",
    "warning": "take care",
}
"""Pictograms of the app that nothing in the rules is about, and what they stand for."""


class Thing(NamedTuple):
    """Something on a page that can be touched or held."""

    game: str
    part: str
    does: str
    says: str
    held: Held
    entry: str
    """Which entry it opens, or `lines` where it says what is so there; empty where neither."""


def reason(does: str, says: str = "") -> str | None:
    """Why there is no entry on an act; what is called by a number alone is that number."""
    if does.startswith("answer.") and says.isdigit():
        return "a number"
    if COUNTED.fullmatch(does):
        return "one more or one less of what is named beside it"
    begun = [one for one in WITHOUT if one and one[-1] in ".:" and does.startswith(one)]
    fits = [*begun, *(one for one in WITHOUT if one == does)]
    return WITHOUT[max(fits, key=len)] if fits else None


def moments(game_id: str, seed: int, steps: int, every: int) -> Iterator[Player]:
    """A game at random, now and then."""
    played, rng = PLAYED[game_id], Random(f"{game_id} {seed}")
    game = find_game(game_id)
    player = Player(game, played.options(rng), rng, played.weight, frozenset(played.may_refuse))
    for step in range(steps):
        if player.game.finished(player.session.state) is not None:
            return
        try:
            player.step()
        except DeadEnd:  # what came so far was held; games that end so are the offers' own tests
            return
        if step % every == 0:
            yield player


Pages: TypeAlias = Callable[[Player, str], Iterator[tuple[str, Showing]]]


def pages(player: Player, form: str) -> Iterator[tuple[str, Showing]]:
    """The page of the moment, and the others that can be opened from it."""
    game = player.session.game.id
    now = part_of(player.session)
    for part in {now, *(places_of(game).keys() & {"sheet", "capital", "score"})}:
        desk = Desk(player.session, Hands(player.session))
        showing = Showing(lambda surface, part=part, desk=desk: page_of(game, part)(desk, surface))
        showing.show(a_surface(form))
        yield part, showing


class Still(Hands):
    """Nothing comes of a touch but that something else is looked at; where it leads is noted."""

    def __init__(self, session):
        super().__init__(session)
        self.do = self.answer = self.drop = self.undo = self.redo = self.unsay = _nothing

    def done(self) -> None:
        """They are not."""

    differ = tick = lambda self, *_: None


def _nothing(*_: object) -> None:
    """What a touch comes to here."""


def opened(player: Player, form: str) -> Iterator[tuple[str, Showing]]:
    """Every page that the moment leads to, and each with one thing of a kind touched: sheets,
    lists, what a card or a hex opens. The game itself stays as it is.
    """
    session, surface = player.session, a_surface(form)
    ways, seen = [part_of(session)], set[str]()
    while parts := [way for way in dict.fromkeys(ways) if way.partition("/")[0] not in seen]:
        for way in parts:
            part, _, seat = way.partition("/")
            seen.add(part)
            hands = Still(session)
            desk = Desk(session, hands)
            make = page_of(session.game.id, part)
            args = tuple(filter(None, [seat]))
            showing = Showing(lambda surface, make=make, desk=desk, a=args: make(desk, surface, *a))
            showing.show(surface)
            yield part, showing
            for does in _one_of_a_kind(showing.page.acts):
                showing.touch(does)
                showing.show(surface)
                yield f"{part}, {does}", showing
                desk.look(**LOOKED_AT_NOTHING)()
                showing.show(surface)
            ways += [
                one for one in hands.went if one.partition("/")[0] in places_of(session.game.id)
            ]


LOOKED_AT_NOTHING = asdict(Looking())


def _one_of_a_kind(acts: Iterable[str]) -> Iterator[str]:
    """The first, the middle one and the last of those whose keys begin alike."""
    kinds: dict[str, list[str]] = {}
    for does in acts:
        kinds.setdefault(does.partition(".")[0], []).append(does)
    for alike in kinds.values():
        yield from dict.fromkeys((alike[0], alike[len(alike) // 2], alike[-1]))


def things(player: Player, form: str = "landscape", every: Pages = pages) -> Iterator[Thing]:
    """Everything there that can be touched or held."""
    game = player.session.game.id
    for part, showing in every(player, form):
        for met in in_order(showing.pieces, showing.seen):
            held = held_on(met, showing.pieces)
            entry = told(game, showing, held)
            yield Thing(game, part, met.hit.does, met.hit.says, held, entry)


def pictures(player: Player, form: str = "landscape") -> Iterator[tuple[str, str]]:
    """Every pictogram that is drawn there, and which entry a finger on it opens."""
    for _part, showing in pages(player, form):
        for piece, x, y, icon in _drawn(showing.pieces, 0.0, 0.0):
            held = held_at((piece._replace(x=0.0, y=0.0),), x, y)
            yield icon, told(player.session.game.id, showing, held)


def _drawn(
    pieces: tuple[Piece, ...], by: float, down: float
) -> Iterator[tuple[Piece, float, float, str]]:
    for piece in pieces:
        yield from _drawn(piece.inside, by + piece.x, down + piece.y)
        for layer in piece.layers:
            for one in (shape for shape in layer.shapes if isinstance(shape, Icon)):
                yield piece, layer.at[0] + one.x, layer.at[1] + one.y, one.name


def told(game: str, showing: Showing, held: Held) -> str:
    """What a long touch opens."""
    for topic in held.topics:
        lines: tuple = ()
        if showing.page.held:
            topic, lines = showing.page.held(topic)
        found = found_under(topic, game) if topic else None
        if found is not None or lines:
            return found.id if found is not None else "lines"
    return ""
