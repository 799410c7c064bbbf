"""Dice as they lie on the table: their faces to touch, what each gives, was › now.

What a die says of a track is a card with the space it leads to; gold goes there.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.core.chance import DICE
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.describe.asking import TAKE, Acts, heading
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Count, Grid, Node, Row, Text
from companion.describe.parts import gold, missing
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.boards.die import CONQUEST, face
from companion.games.tapestry.boards.land import Light
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.pages.shared import ASIDE, HEX, TRACK
from companion.games.tapestry.pages.space_card import space_card
from companion.games.tapestry.player import RESOURCE_CAP
from companion.games.tapestry.score.counting import count
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.tracks.view_marks import space_marks
from companion.games.tapestry.turn.names import space_name
from companion.games.tapestry.turn.turn import NO, YES

DIE, WITH, ROLLS = "die:", ".with", "loom_rolls"
FEW = 3
"""So few faces are shown as large as they can be: they were rolled."""
LARGE, SMALL, PHONES = 170.0, 100.0, 68.0
Parts = tuple[tuple[Node, ...], Act]


class Came(NamedTuple):
    """What a face changes: its picture, was, now."""

    icon: str
    was: int
    now: int


def are_dice(question: Choice) -> bool:
    """Whether its answers lie on dice."""
    return any(one.place.startswith(DIE) for one in question.options)


def dice_parts(desk: Desk, surface: Surface, question: Choice, acts: Acts) -> Parts:
    """Two or three that were rolled, large; all faces of a die that lies on the table."""
    faces = [one for one in question.options if one.place.startswith(DIE)]
    if len(faces) <= FEW:
        cards = tuple(_rolled(desk, surface, one, acts) for one in faces)
        wide = 150.0 if surface.shape == PHONE else 200.0
        grid = Grid(cards, narrowest=wide * min(1.4, surface.text), gap=12, key="answers")
        return (*heading(question), grid), missing(Message("tapestry.page.take_one"))
    dice = tuple(dict.fromkeys(_of(one)[0] for one in faces))
    rows = tuple(_faces(desk, surface, die, faces, acts) for die in dice)
    both = (Text(Message("tapestry.page.roll_both"), "body", "dim", key="both"),)
    how = both if len(dice) > 1 else ()
    return (*heading(question), *how, *rows), missing(Message("tapestry.page.touch_face"))


def ways_to_roll(desk: Desk, question: Choice, acts: Acts) -> tuple[Act, ...]:
    """From here on Loom rolls, where dice lie on the table."""
    if question.kind.partition(".")[0] != DICE:
        return ()
    key = acts.add(ROLLS, desk.does(desk.session.game.use_app(question.kind, True)))
    return (Act(Message("tapestry.page.loom_rolls"), key, "die", w=ASIDE, key=key),)


def _of(option: Option) -> tuple[str, str]:
    """The die, and which of its faces."""
    _, die, shown = option.place.split(":")
    return die, shown


def _faces(desk: Desk, surface: Surface, die: str, faces: list[Option], acts: Acts) -> Node:
    """Every face of one die; of the science die from where to where each leads."""
    high = PHONES if surface.shape == PHONE else SMALL
    here = [one for one in faces if _of(one)[0] == die]
    shown = tuple(
        face(
            die, _of(one)[1], one.text,
            acts.add(f"{TAKE}.{one.id}", desk.answers(one.id)),
            below=_steps(desk, die, _of(one)[1]), h=high * (1.0 if die in CONQUEST else 1.5),
        )
        for one in here
    )  # fmt: skip
    return Grid(shown, narrowest=56, most=5, key=f"answers.{die}")


def _rolled(desk: Desk, surface: Surface, option: Option, acts: Acts) -> Node:
    """The die, what it gives, and what that comes to; all of it is the answer."""
    die, shown = _of(option)
    came, small = _came(desk, die, shown), surface.shape == PHONE
    does = acts.add(f"{TAKE}.{option.id}", desk.answers(option.id))
    high = (110.0 if small else LARGE) * (0.7 if surface.h < 700 else 1.0)
    inside: tuple[Node, ...] = (
        face(die, shown, option.text, below=_steps(desk, die, shown), h=high),
        Text(option.text, "body" if small else "label", bold=True, align="c", key="text"),
    )
    if came is not None:
        changes = Count(came.icon, came.was, option.text, after=came.now, key="came")
        inside = (*inside, Row((Row((), share=1), changes, Row((), share=1)), key="row"))
    return Column(
        inside, gap=10, pad=14, fill="ink~.09", radius=16, does=does, says=option.text, key=does
    )


def _steps(desk: Desk, die: str, shown: str) -> str:
    """From where to where a track goes on; nothing at its end."""
    if die in CONQUEST:
        return ""
    start = _state(desk).space(_owner(desk), shown)
    return f"{start} › {start + 1}" if start < LAST_SPACE else f"{start}"


def _came(desk: Desk, die: str, shown: str) -> Came | None:
    """Points or a resource; what a tile gives is drawn on the tile."""
    state, seat = _state(desk), _owner(desk)
    if die not in CONQUEST or seat not in state.players:
        return None
    me = state.players[seat]
    printed = next(one for one in content.die(die).faces if one.id == shown).benefits[0]
    if printed.op is Verb.GAIN and printed.what in me.resources:
        was = me.resources[printed.what]
        return Came(f"resource-{printed.what}", was, min(RESOURCE_CAP, was + printed.n))
    if printed.op in (Verb.POINTS, Verb.POINTS_PER):
        more = printed.n if printed.op is Verb.POINTS else count(state, seat, printed.per)
        return Came("vp", me.score, me.score + more)
    return None


def _state(desk: Desk) -> State:
    """As far as the step that asks has come."""
    pending = desk.session.pending
    state: State = pending.state if pending else desk.session.state
    return state


def _owner(desk: Desk) -> str:
    """Whose die it is, as the place of the question says."""
    question = desk.asked
    return question.key.partition(".")[0] if question else ""


def rolled_for(desk: Desk) -> tuple[Light, ...]:
    """The hex that was told last."""
    pending = desk.session.pending
    told = pending.told if pending else ()
    found = [place for one in told for place in one.places if place.startswith(HEX)]
    return tuple(Light(one.removeprefix(HEX), chosen=True) for one in found[-1:])


# the track that a die showed


def goes_up(question: Choice) -> str:
    """The track that may be gone up one space; empty where something else is asked."""
    place = next(iter(question.places), "")
    return place.removeprefix(TRACK).partition(":")[0] if place.startswith(TRACK) else ""


def up_parts(
    desk: Desk, surface: Surface, question: Choice, acts: Acts
) -> tuple[tuple[Node, ...], Act, Act, Lit]:
    """The space as a card; gold goes there, the other way stays."""
    track = goes_up(question)
    start = _state(desk).space(_owner(desk), track)
    space = min(LAST_SPACE, start + 1)
    go = acts.add(f"{TAKE}.{YES}", desk.answers(YES))
    stay = acts.add(f"{TAKE}.{NO}", desk.answers(NO))
    gives = space_marks(track, space).benefit if question.text.key.endswith(WITH) else ()
    card = space_card(surface, track, start, space, gives)
    high = PHONES if surface.shape == PHONE else SMALL
    showed = face("", track, question.text, w=high, h=high)
    words = Column(heading(question), gap=4, share=1, key="asked")
    head = Row((showed, words), gap=16, middle=True, key="head")
    to = Message("tapestry.turn.advance_to", name=space_name(track, space))
    up = gold(to, go, "advance-any", f"{start} › {space}")
    rest = Act(Message("tapestry.option.stay"), stay, "stop", w=ASIDE, key=stay)
    lit = Lit(track, space, chosen=True, does=go)
    return (head, card), up, rest, lit
