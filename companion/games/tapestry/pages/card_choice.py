"""Cards and mats that are chosen among: each as it lies, with what it gives or says."""

from __future__ import annotations

from typing import NamedTuple

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.describe.asking import MANY, TAKE, Acts, option_act
from companion.describe.desk import Desk
from companion.describe.node import Column, Grid, Node, Pic, Row, Text
from companion.describe.pictures import picture_of
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry import content, known
from companion.games.tapestry.pages.cards import topic
from companion.games.tapestry.pages.income_stage import printed
from companion.games.tapestry.pages.shared import PICTURES, state_of
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

NAME = "tapestry.name."
TECH, TAPESTRY, CIVILIZATION = "tech", "tapestry", "civilization"
SIGNS = {TECH: "card-tech", TAPESTRY: "card-tapestry", CIVILIZATION: "civilization"}
NARROW, WORDY = 150.0, 220.0


class Face(NamedTuple):
    """What is seen of a card: pictures, or words."""

    kind: str
    card: str
    pictures: tuple[Node, ...] = ()
    words: Message | None = None


def cards_to_choose(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> tuple[Node, ...]:
    """The cards beside each other, the other answers below; nothing where none is a card."""
    faces = {one.id: face_of(state_of(desk), one) for one in question.options}
    if len(faces) > MANY or not any(faces.values()):
        return ()
    cards, others = [], []
    for one in question.options:
        face = faces[one.id]
        if face is not None:
            cards.append(_card(desk, surface, one, face, acts))
        else:
            shown = Option(one.id, one.text, one.note, picture_of(one, PICTURES), reason=one.reason)
            others.append(option_act(shown, acts, desk.answers(one.id)))
    wordy = any(face is not None and face.words is not None for face in faces.values())
    narrow = (WORDY if wordy else NARROW) * max(1.0, min(1.5, surface.text))
    grid = Grid(tuple(cards), narrowest=narrow, gap=10, key="answers")
    rest = (Column(tuple(others), gap=8, key="others"),) if others else ()
    return (grid, *rest)


def face_of(state: State, option: Option) -> Face | None:
    """Of a card or mat by its name; None of any other answer."""
    if not isinstance(option.text, Message) or option.place or not option.text.key.startswith(NAME):
        return None
    kind, _, card = option.text.key.removeprefix(NAME).partition(".")
    if kind == TECH and card in content.techs():
        return Face(kind, card, printed(card))
    if kind == TAPESTRY:
        words = known.in_words(state, card)
        return Face(kind, card, words=words) if words is not None else None
    if kind == CIVILIZATION:
        return Face(kind, card, words=word("civilization_text", card))
    return None


def _card(desk: Desk, surface: Surface, option: Option, face: Face, acts: Acts) -> Node:
    """Paper: its kind in colour, its name, what it gives or says; all of it is the answer."""
    small = surface.shape == PHONE
    does = acts.add(f"{TAKE}.{option.id}", desk.answers(option.id)) if not option.reason else ""
    head = Row(
        (
            Pic(SIGNS[face.kind], 26, "on_game"),
            Text(option.text, "body" if small else "label", "on_game", True, share=1, key="name"),
        ),
        gap=8, pad=8, middle=True, fill="tapestry", radius=12, key="head",
    )  # fmt: skip
    said = tuple(
        Text(one, "body", "paper_ink", key=f"words.{n}")
        for n, one in enumerate((face.words, option.note, option.reason))
        if one is not None
    )
    inside = Column((*face.pictures, *said), gap=4, pad=8, key="inside")
    return Column(
        (head, inside),
        gap=0, pad=4, fill="paper", radius=14, does=does, says=option.text,
        help=topic(face.card, face.kind), key=does or f"card.{option.id}",
    )  # fmt: skip
