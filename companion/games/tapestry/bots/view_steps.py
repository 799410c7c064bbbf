"""The bots' turn as hands do it: a step at a time, each with what belongs together.

A line that moves pieces is a step; lines below one heading are one step. What is only said (a
space that gives a bot nothing) stands with the step before it, and what lies in Loom and not on
the table (the decision cards it draws itself) is no step. What a die showed stands with the step
that it brought.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from companion.core.chance import used
from companion.core.command import Entry
from companion.core.message import Message, Param
from companion.games.tapestry.bots.view import ActView, acts_of
from companion.games.tapestry.chance import DECISION_CARDS, MASTERPIECES, OFFER
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import State

OF, ALONG = "tapestry.hands.of", "tapestry.hands.along"
TILE = "automa.tile"
FETCH, FIND = "tapestry.hands.fetch", "tapestry.page.find"
SHORT = {
    "tapestry.hands.put": "tapestry.page.put",
    "tapestry.hands.put_down": "tapestry.page.put",
    "tapestry.hands.take": "tapestry.page.take",
    "tapestry.hands.return": "tapestry.page.return",
    "tapestry.hands.discard": "tapestry.page.discard",
    "tapestry.hands.draw_to": "tapestry.page.draw",
    "tapestry.hands.draw_to_down": "tapestry.page.draw_down",
    "tapestry.hands.turn_toppled": "tapestry.page.topple",
    "tapestry.hands.turn_standing": "tapestry.page.stand",
}
"""What is drawn beside it needs no words for where it lies."""
AT = "tapestry.hands.at."
ELSEWHERE = {
    f"{AT}achievement": "tapestry.page.put_on",
    f"{AT}automa_hand": "tapestry.page.draw_beside",
    f"{AT}automa_era": "tapestry.page.draw_onto",
    f"{AT}owner_landmarks": "tapestry.page.landmark_on_mat",
}
"""Where nothing on the boards is gold, the words say whither."""
PUT = ("tapestry.hands.put", "tapestry.hands.put_down")
DRAWN = ("tapestry.bot.place.", f"{AT}track", f"{AT}favourite")
"""What lies on the boards, or has a picture of its own."""
RENEWED = {
    "tapestry.bot.do.offer.tech": OFFER,
    "tapestry.bot.do.offer.masterpiece": MASTERPIECES,
}
"""What hands do, though nobody says which cards come and go."""
AT_THE_HEX = {
    "tapestry.bot.do.conquer.opponent": "tapestry.page.conquer_yours",
    "tapestry.bot.do.conquer.neutral": "tapestry.page.conquer",
    "tapestry.bot.do.conquer.empty": "tapestry.page.conquer_empty",
    "tapestry.bot.do.explore": "tapestry.page.explore",
    "tapestry.bot.do.nothing_here": "tapestry.page.nothing_here",
    "tapestry.bot.do.group.points": "tapestry.page.bots_points",
    "tapestry.bot.do.offer.tech": "tapestry.page.bots_offer",
}
"""The hex, the space is gold on the board; what there was stands above the steps."""
OF_A_BOT = {
    "tapestry.bot.do.rolled": "tapestry.page.rolled",
    "tapestry.bot.do.stuck": "tapestry.page.stays",
}
"""Whose it is stands beside it."""
MIXED, NEW_DECK = "tapestry.hands.mix", "deck:decision"
ROLLED = "tapestry.bot.do.rolled"
FAVOURITES, KEEPS = "tapestry.bot.do.group.favourites", "tapestry.bot.do.favourite.stays"
POINTS = "tapestry.hands.more"
COUNTED = "bots.income.points"
"""Each of its rows is told."""
DECIDED = "decision"
"""How the pieces begin that Loom may keep itself."""


@dataclass(frozen=True, slots=True)
class StepView:
    """What is done in one go."""

    key: str
    act: ActView
    """Who does what, where, and why."""
    text: Message
    also: tuple[ActView, ...] = ()
    """What else hands move in it."""
    said: tuple[Message, ...] = ()
    """What is only to be known."""
    points: tuple[int, int] | None = None
    counted: tuple[str, ...] = ()
    """The territories that points are counted of."""

    @property
    def places(self) -> tuple[str, ...]:
        """Everywhere it is done, or what is counted."""
        also = (place for one in self.also for place in one.places)
        return tuple(dict.fromkeys((*self.act.places, *also, *self.counted)))

    @property
    def differs(self) -> tuple[str, ...]:
        """The questions under which the table may say otherwise."""
        acts = (self.act, *self.also)
        asked = (key for one in acts for key in ((one.differs, *one.also) if one.differs else ()))
        return tuple(dict.fromkeys(asked))


def steps_of(entry: Entry[State]) -> tuple[StepView, ...]:
    """Of a bots' turn that was taken, in order."""
    acts = acts_of(entry)
    moved = {told.key for told in entry.told if any(not _is_loom(one.piece) for one in told.acts)}
    hidden = {
        told.key
        for told in entry.told
        if told.acts and told.key not in moved and used(entry.by_app, DECISION_CARDS)
    }
    found, rolled = list[StepView](), tuple[Message, ...]()
    for act in acts:
        if act.key in hidden:
            continue
        below = tuple(one for one in acts if one.under == act.key and one.key not in hidden)
        if act.under and any(one.key == act.under for one in acts):
            continue
        moves = act.key in moved or any(one.key in moved for one in below)
        moves = moves or _is_renewed(act, entry.after)
        if moves or act.points or any(one.points for one in below) or act.key == COUNTED:
            found.append(replace(_step(act, below, entry.after), said=rolled))
            rolled = ()
        elif act.text.key.startswith(ROLLED):
            rolled = (*rolled, briefly(act.text))
        elif found:
            at = _said_with(found, act)
            found[at] = replace(found[at], said=(*found[at].said, *rolled, briefly(act.text)))
            rolled = ()
    return tuple(found)


def _is_renewed(act: ActView, after: State) -> bool:
    """The cards on offer go and others come, on the table."""
    return act.text.key in RENEWED and not after.in_loom(RENEWED[act.text.key])


def _said_with(found: Sequence[StepView], act: ActView) -> int:
    """What a space comes to stands with the step onto it, whatever else was taken there."""
    onto = (n for n, one in enumerate(found) if one.act.text.key == OF and one.act.by == act.by)
    return max((n for n in onto if _inner(found[n].act.text).key == ALONG), default=-1)


def _is_loom(piece: str) -> bool:
    return piece.startswith(DECIDED)


def _step(act: ActView, below: Sequence[ActView], after: State) -> StepView:
    points = [one.points for one in (act, *below) if one.points]
    came = (points[0][0], points[-1][1]) if points else None
    counted, below = act.key == COUNTED, _mixed_at_once(below)
    shown = tuple(_tile(one) for one in below if one.points is None or counted or len(points) > 1)
    shown = tuple(_found_together(shown))
    held = tuple(f"hex:{key}" for key in after.controlled(AUTOMA)) if counted else ()
    text = briefly(act.text)
    if act.text.key == FAVOURITES:
        moved = sum(one.text.key != KEEPS for one in below)
        text = Message("tapestry.page.favourites_move", n=moved)
    elif act.text.key == POINTS and came:
        text = Message("tapestry.page.score_points", n=came[1] - came[0])
    return StepView(act.key, act, text, shown, (), came, held)


def _mixed_at_once(acts: Sequence[ActView]) -> tuple[ActView, ...]:
    """What is put on a deck that is shuffled then: one line."""
    mixed = next((one for one in acts if one.text.key == MIXED and NEW_DECK in one.places), None)
    if mixed is None:
        return tuple(acts)
    text = Message("tapestry.page.mix_all", things=mixed.text.params["things"])
    left = (one for one in acts if one is mixed or one.places[-1:] != (NEW_DECK,))
    return tuple(replace(one, text=text) if one is mixed else one for one in left)


def _found_together(acts: Iterable[ActView]) -> Iterator[ActView]:
    """Cards that are looked for one after the other are one line."""
    last: ActView | None = None
    for act in acts:
        if last is not None and last.text.key == act.text.key == FIND:
            names = (*_names(last.text), *_names(act.text))
            last = replace(last, text=Message(FIND, things=names))
            continue
        if last is not None:
            yield last
        last = act
    if last is not None:
        yield last


def _tile(act: ActView) -> ActView:
    """A tile is laid as the map shows it."""
    if not act.key.startswith(TILE):
        return replace(act, text=briefly(act.text))
    return replace(act, text=Message("tapestry.page.tile"))


def briefly(text: Message) -> Message:
    """Without whose it is and without the places: both are drawn beside it."""
    if text.key == OF:
        return briefly(_inner(text))
    if text.key == ALONG:
        ends = {end: _number(text.params[end]) for end in ("start", "end")}
        return Message("tapestry.page.along", track=text.params["track"], **ends)
    if text.key in AT_THE_HEX:
        return Message(AT_THE_HEX[text.key])
    if text.key in OF_A_BOT:
        return Message(OF_A_BOT[text.key], track=text.params["track"])
    if text.key == FETCH:
        return Message(FIND, things=_names(text))
    target = text.params.get("target")
    if isinstance(target, Message) and target.key in ELSEWHERE:
        return Message(ELSEWHERE[target.key], things=text.params["things"], **target.params)
    elsewhere = text.key in PUT and not (isinstance(target, Message) and _is_drawn(target))
    if text.key in SHORT and not elsewhere:
        return Message(SHORT[text.key], things=text.params["things"])
    return text


def _is_drawn(target: Message) -> bool:
    return target.key.startswith(DRAWN)


def _inner(text: Message) -> Message:
    """What is said after whose it is."""
    line = text.params.get("line")
    return line if isinstance(line, Message) else text


def _names(text: Message) -> tuple[Message, ...]:
    """Of cards their names alone: their picture says what they are."""
    things = text.params["things"]
    found = things if isinstance(things, tuple) else (things,)
    return tuple(_name(one) for one in found if isinstance(one, Message))


def _name(thing: Message) -> Message:
    name = thing.params.get("name")
    return name if isinstance(name, Message) else thing


def _number(space: Param) -> int:
    """Of a space as it is said; the start is none."""
    n = space.params.get("n") if isinstance(space, Message) else None
    return n if isinstance(n, int) else 0
