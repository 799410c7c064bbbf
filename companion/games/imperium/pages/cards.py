"""Cards as they are drawn: suit, name, icons, points, the number that is printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from companion.core.message import Message
from companion.describe import foreseen
from companion.describe.node import Board, Chip, Column, Node, Pic, Row, Text
from companion.describe.scene import Box, Disc, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import Says, Surface
from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import called, card, is_printed
from companion.games.imperium.content import key, keys, nations
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.say import thing
from companion.games.imperium.state import Space
from companion.games.imperium.tokens import KINDS, Tokens

SUITS = ("region", "uncivilised", "civilised", "tributary", "fame", UNREST)
DIE = "die-"
"""What begins so is a die, which lies in the place of the card that it set aside."""
OWN, BACK, UNKNOWN = "imperium", "card-back", "question"
"""The ground of a nation's cards; the sign of what lies face down, and of what nobody named."""
TOKEN, PLACE, SIGNS, CHANCE = 22.0, 26.0, 50.0, 50.0
OF_THREE = 3
NARROW = 100.0
"""On a card that is narrower the number of its tokens stands below them, not by its place."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn of a card."""

    name: Says
    icon: str
    suit: str = OWN
    shows: tuple[tuple[str, Message], ...] = ()
    number: Says = ""
    points: Says = ""
    entry: str = ""


def face_of(shown: str) -> Face:
    """Of a printed card, or of what a card was seen to show."""
    if is_printed(shown):
        return _printed(shown)
    if shown in keys():
        return Face(thing(shown), key(shown).icon, suit_of((shown,)), entry=f"term.{shown}")
    return Face(Message("imperium.option.unknown_card"), UNKNOWN)


def _printed(card_id: str) -> Face:
    facts, option = card(card_id), card_option(card_id)
    shown = [one for one in facts.shows if one != facts.name]
    first = next((one for one in facts.categories if one in SUITS), next(iter(facts.shows), ""))
    points: Says = facts.civ if facts.points is None else facts.points
    owner = card_id.rpartition(".")[0]
    return Face(
        called(card_id),
        key(first).icon if first else _sign(owner),
        suit_of(facts.categories),
        tuple((key(one).icon, thing(one)) for one in shown),
        option.known_as[1] if len(option.known_as) > 1 else "",
        points,
        f"printed.{owner}.{facts.name}",
    )


def _sign(owner: str) -> str:
    return f"nation-{owner}" if owner in nations() else "card"


def face_of_space(space: Space) -> Face:
    """What lies on a place of the Market, as far as somebody told it."""
    if space.card:
        return face_of(space.card)
    if space.categories:
        return face_of(space.categories[0])
    name = Message("imperium.fact.empty" if space.gone else "imperium.option.unknown_card")
    return Face(name, "" if space.gone else UNKNOWN, entry="term.market")


def suit_of(categories: Iterable[str]) -> str:
    """The colour of its kind; that of nations where it has none."""
    known = [one for one in categories if one in SUITS]
    return f"suit_{known[0]}" if known else OWN


# the picture


class Mark(NamedTuple):
    """What a card that lies face down most likely is, for those who want to know."""

    icon: str
    chance: int
    """Per cent."""


def art(
    face: Face,
    high: float,
    tokens: Tokens | None = None,
    place: int = 0,
    may_go: int = 0,
    **more: bool,
) -> Board:
    """The suit and what is on it: its sign, tokens at its right, its place at its left."""
    laid = tuple((kind, tokens.of(kind)) for kind in KINDS if tokens and tokens.of(kind))
    beside = tuple(icon for icon, _ in face.shows if icon != face.icon)
    signs = (face.icon, *(beside if high > SIGNS else ()))
    drawn = more.get("faint", False), more.get("done", False)
    of = (signs, face.suit, laid, place, may_go, *drawn)
    return Board(of, _art, h=high, key="art")


def _art(
    surface: Surface,
    w: float,
    h: float,
    signs: tuple[str, ...],
    suit: str,
    laid: tuple[tuple[str, int], ...],
    place: int,
    may_go: int,
    faint: bool,
    done: bool,
) -> Scene:
    ground = f"{suit}@.5" if faint else suit
    shapes: list[Shape] = [Box(0, 0, w, h, 12, ground), Box(0, h - 14, w, 14, 0, ground)]
    role = "on_game~.55" if faint else "on_game"
    icon, *beside = signs
    if icon:
        side = min(w * 0.6, h * 0.62, 150.0)
        shapes.append(Icon(icon, w / 2, h / 2, side, role))
    size = min(26.0, h * 0.2)
    for at, sign in enumerate(beside):
        shapes.append(Icon(sign, size * (0.8 + 1.25 * at), h - size * 0.8, size, role))
    if place:
        shapes += [Disc(PLACE * 0.62, PLACE * 0.62, PLACE / 2, "scrim~.75")]
        shapes.append(Words(str(place), PLACE * 0.62, PLACE * 0.62, 16, "on_game", True))
    for at, (kind, n) in enumerate(laid):
        shapes += _token(kind, n, w, PLACE * 0.62 + at * (TOKEN + 3))
    if may_go:
        shapes += _chance(surface, w - CHANCE / 2 - 4, h - 15, may_go)
    if done:
        x, y = w - PLACE * 0.62, h - PLACE * 0.62
        shapes += [Disc(x, y, PLACE / 2, "good"), Icon("check", x, y, 17, "token_sign")]
    return Scene(w, h, (Layer("art", tuple(shapes)),))


def _chance(surface: Surface, x: float, y: float, n: int) -> list[Shape]:
    """How likely, small."""
    text = surface.say(foreseen.said(n))
    return [
        Box(x - CHANCE / 2, y - 11, CHANCE, 22, 11, "scrim~.75"),
        Words(text, x, y, 15, "on_game", True),
    ]


def _token(kind: str, n: int, w: float, y: float) -> list[Shape]:
    x = w - PLACE * 0.62
    found: list[Shape] = [
        Disc(x, y, TOKEN / 2 + 2, "token_sign"),
        Disc(x, y, TOKEN / 2, "gold"),
        Icon(f"imperium-{kind}", x, y, TOKEN * 0.66, "gold_ink"),
    ]
    if n > 1:
        beside = (x - TOKEN * 0.95, y) if w >= NARROW else (x, y + TOKEN)
        found.append(Words(f"{n}", *beside, 16, "on_game", True))
    return found


# the card


def small(
    face: Face,
    high: float,
    *,
    key: str,
    does: str = "",
    says: Says = "",
    tokens: Tokens | None = None,
    place: int = 0,
    may_go: int = 0,
    chosen: bool = False,
    faint: bool = False,
    done: bool = False,
    named: bool = True,
    share: float = 1,
) -> Row:
    """A card of a row: its picture, perhaps its name below."""
    words: tuple[Node, ...] = ()
    if named:
        texts = [Text(face.name, "body", "paper_ink", bold=True, align="c", key="name")]
        if face.number:
            texts.append(Text(face.number, "caption", "paper_dim", align="c", key="number"))
        words = (Column(tuple(texts), gap=0, pad=6, key="words"),)
    picture = art(face, high, tokens, place, may_go, faint=faint, done=done)
    return Column(
        (picture, *words),
        gap=0,
        pad=4 if chosen and not named else 0,
        fill="paper" if named else "",
        radius=12,
        edge="gold" if chosen else "",
        edge_width=4 if chosen else 0,
        does=does,
        says=says or face.name,
        help=face.entry,
        share=share,
        key=key,
    )


def back(
    high: float,
    *,
    key: str,
    sign: str,
    note: Says = "",
    lit: bool = False,
    mark: Mark | None = None,
) -> Row:
    """A card that lies face down, or its empty place."""
    board = Board((sign, note, lit, mark), _back, h=high, key="art")
    return Column((board,), gap=0, key=key, share=1)


def _back(
    surface: Surface, w: float, h: float, sign: str, note: Says, lit: bool, mark: Mark | None
) -> Scene:
    covers = bool(sign) and not sign.startswith(DIE)
    role = "on_game" if covers else "dim"
    edge = "gold" if lit else f"{role}~.4"
    shapes: list[Shape] = [
        Box(0, 0, w, h, 12, OWN if covers else "", edge, 3 if lit else 1.5, not covers)
    ]
    if mark is not None:
        shapes.append(Icon(mark.icon, w / 2, h * 0.36, h * 0.44, "on_game~.55"))
        shapes += _chance(surface, w / 2, h - 15, mark.chance)
    elif sign:
        shapes.append(Icon(sign, w / 2, h / 2, min(w * 0.55, h * 0.5), f"{role}~.8"))
    if note != "":
        x, y = (w / 2, h - 16) if mark is None and (covers or not sign) else (16, 16)
        shapes += [Disc(x, y, 13, "scrim~.8")]
        shapes.append(Words(surface.say(note), x, y, 15, "on_game", True))
    return Scene(w, h, (Layer("back", tuple(shapes)),))


def large(surface: Surface, face: Face, goes_to: Says, high: float, key: str = "card") -> Row:
    """The card that was turned over: everything that is printed on it, and where it goes."""
    icons = tuple(
        Row(
            (Pic(icon, 24, "paper_ink"), Text(name, "caption", "paper_ink")),
            gap=6,
            middle=True,
            key=f"shows.{icon}",
        )
        for icon, name in face.shows
    )
    size = "command" if surface.is_wide else "label"
    foot = [Text(face.number, "body", "paper_dim", lines=1, share=1, key="number")]
    points = (Chip(("imperium-vp", f"'{face.points}"), face.points, look="paper_flat", key="vp"),)
    words: tuple[Node, ...] = (
        Text(face.name, size, "paper_ink", bold=True, key="name"),
        *icons[:OF_THREE],
        Row((*foot, *(points if face.points != "" else ())), gap=8, middle=True, key="foot"),
    )
    if goes_to:
        arrow = Pic("arrow-right", 20, "paper_gold")
        to = Text(goes_to, "body", "paper_gold", bold=True, share=1, key="to")
        words = (*words, Row((arrow, to), gap=8, middle=True, key="goes_to"))
    inside = (art(face, high), Column(words, gap=6, pad=12, key="words"))
    return Column(inside, gap=0, fill="paper", radius=14, help=face.entry, says=face.name, key=key)
