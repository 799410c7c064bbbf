"""Who plays, in which seat, with pieces of which colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice, Option, Ordering
from companion.core.setting import COLOUR, ORDER, Setting, colour_name, people
from companion.games.tapestry.options import Options, Participant
from companion.games.tapestry.owner_signs import SHAPES
from companion.games.tapestry.setup.begin import bot_owners
from companion.games.tapestry.setup.colours import free_colours, painted

Ask = Setting[Options]


def people_asked(options: Options) -> Iterator[Ask]:
    """Their names, and the seats of several."""
    names = [one.name for one in options.participants]

    def called(now: tuple[str, ...]) -> Options:
        seats = zip(options.participants, now, strict=True)
        return replace(options, participants=tuple(replace(one, name=name) for one, name in seats))

    yield from people(names, len(names), len(names), called)
    if len(names) > 1:
        yield _order(options)


def _order(options: Options) -> Ask:
    """The ids belong to the seats and stay; whoever moves takes name and colour along."""
    ids = tuple(one.id for one in options.participants)
    seats = tuple(
        Option(one.id, _called(one, at)) for at, one in enumerate(options.participants, 1)
    )
    text, note = Message("tapestry.new.order"), Message("tapestry.new.seats")

    def moved(order: tuple[str, ...]) -> Options:
        by_id = {one.id: one for one in options.participants}
        sitting = (replace(by_id[who], id=seat) for who, seat in zip(order, ids, strict=True))
        return replace(options, participants=tuple(sitting))

    return Setting(Ordering(ORDER, text, seats, ids, note=note), moved, aside=True)


def _called(one: Participant, at: int) -> Message:
    if one.name:
        return Message("tapestry.typed", text=one.name)
    return Message("tapestry.new.name", number=at)


def colours_asked(options: Options) -> Iterator[Ask]:
    """Everybody's real pieces."""
    for at, one in enumerate(options.participants):
        text = Message("tapestry.new.colour_of", name=_called(one, at + 1))
        asked = _colours(options, one.id, f"{COLOUR}.{at + 1}", text, one.colour)
        yield Setting(asked, _in(options, one.id), icon=SHAPES[at % len(SHAPES)], aside=True)


def bot_colours_asked(options: Options) -> Iterator[Ask]:
    """The bots' real pieces."""
    for bot in bot_owners(options):
        text, now = Message(f"tapestry.new.pieces.{bot}"), options.bot_colour(bot)
        asked = _colours(options, bot, f"{COLOUR}.{bot}", text, now)
        yield Setting(asked, _in(options, bot), icon=bot, aside=True)


def _colours(options: Options, owner: str, key: str, text: Message, now: str) -> Choice:
    free = free_colours(options, owner)
    own = Message("tapestry.new.own_colour")
    named = tuple(Option(one, own if one == owner else colour_name(one)) for one in free)
    return Choice(key, text, named, now)


def _in(options: Options, owner: str) -> Callable[[str], Options]:
    return lambda colour: painted(options, owner, colour)
