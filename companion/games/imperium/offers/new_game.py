"""What is decided before a game, and before a campaign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.setting import YES, Setting, people, yes_or_no
from companion.games.imperium.content import levels, named, nations
from companion.games.imperium.ladder import HELPED
from companion.games.imperium.options import (
    AT_START,
    BOXES,
    TABLE,
    Options,
    PlayerSeat,
    Way,
    as_new,
)
from companion.games.imperium.say import PRINTINGS
from companion.games.imperium.sure_rows import doubts_said

MOST_SEATS = 4
O = TypeVar("O")  # noqa: E741


def settings(options: Options) -> tuple[Setting[Options], ...]:
    """Who, with which nations, against whom, and what lies on the table."""
    names = [seat.name for seat in options.seats]
    return (
        *people(names, 1, MOST_SEATS, lambda now: seated(options, now)),
        *((_way(options),) if options.mode == TABLE else ()),
        boxes_asked(options.box, lambda box: as_offered(replace(options, box=box))),
        both_asked(options.both_boxes, lambda both: as_offered(replace(options, both_boxes=both))),
        *(_nation(options, at) for at in range(len(names))),
        *(_against(options) if options.mode != TABLE else ()),
    )


def _way(options: Options) -> Setting[Options]:
    """How several people keep the game."""
    ways = tuple(
        Option(
            one.value,
            Message(f"imperium.company.way.{one.value}"),
            Message(f"imperium.company.way_note.{one.value}"),
        )
        for one in Way
    )
    now = as_new(options).begins_as.value
    text = Message("imperium.company.ways")
    return Setting(Choice("way", text, ways, now), lambda way: replace(options, way=way))


def played_with(box: str, both: bool) -> tuple[str, ...]:
    """The nations of the boxes on the table."""
    return tuple(one for one, nation in nations().items() if both or nation.box == box)


def boxes_asked(now: str, take: Callable[[str], O]) -> Setting[O]:
    """Whose common cards lie on the table."""
    options = tuple(Option(box, Message(f"imperium.screen.{box}")) for box in BOXES)
    return Setting(Choice("box", Message("imperium.offer.ask.box"), options, now), take)


def both_asked(now: bool, take: Callable[[bool], O]) -> Setting[O]:
    """Whether the other box's nations play too."""
    text, note = Message("imperium.screen.both"), Message("imperium.screen.both_note")
    return Setting(yes_or_no("both", text, now, note), lambda said: take(said == YES))


def printing_asked(now: str, take: Callable[[str], O]) -> Setting[O]:
    """Which solo booklet the owner has."""
    options = tuple(Option(one, Message(f"imperium.printing.{one}")) for one in PRINTINGS)
    text = Message("imperium.screen.printing")
    return Setting(Choice("printing", text, options, now), take)


def counts_asked(now: bool, take: Callable[[bool], O]) -> Setting[O]:
    """Whether the app counts your tokens too."""
    text, note = Message("imperium.screen.counts"), Message("imperium.screen.counts_note")
    return Setting(yes_or_no("counts", text, now, note), lambda said: take(said == YES))


def names_asked(now: bool, take: Callable[[bool], O]) -> Setting[O]:
    """Whether cards are named, and what is known then is not asked."""
    text, note = Message("imperium.naming.by_name"), Message("imperium.naming.by_name_note")
    return Setting(yes_or_no("names", text, now, note), lambda said: take(said == YES))


def loom_asked(names: bool, now: bool, take: Callable[[bool], O]) -> tuple[Setting[O], ...]:
    """Whether Loom keeps the C.I.V.'s deck, where its cards are named."""
    text, note = Message("imperium.screen.in_loom"), Message("imperium.screen.in_loom_note")
    asked = Setting(yes_or_no("in_loom", text, now, note), lambda said: take(said == YES))
    return (asked,) if names else ()


def nation_asked(key: str, text: Message, among: tuple[str, ...], now: str) -> Choice:
    """A nation."""
    return Choice(key, text, tuple(Option(one, named("nation", one)) for one in among), now)


def _nation(options: Options, at: int) -> Setting[Options]:
    """Whoever has it takes the one that is given up."""
    now = options.seats[at].nation
    text = Message("imperium.offer.ask.nation", seat=at + 1)
    if options.mode != TABLE:
        text = Message("imperium.screen.your_nation")
    offered = played_with(options.box, options.both_boxes)
    asked = nation_asked(f"nation.{at + 1}", text, offered, now)
    return Setting(asked, lambda nation: _exchanged(options, now, nation))


def _exchanged(options: Options, one: str, other: str) -> Options:
    """Two nations change places, whoever has them."""
    given = {one: other, other: one}
    seats = (replace(seat, nation=given.get(seat.nation, seat.nation)) for seat in options.seats)
    its = given.get(options.opponent, options.opponent)
    return replace(options, seats=tuple(seats), opponent=its)


def _against(options: Options) -> tuple[Setting[Options], ...]:
    now = options.opponent
    offered = played_with(options.box, options.both_boxes)
    its = nation_asked("opponent", Message("imperium.screen.its_nation"), offered, now)
    grades = tuple(Option(one, named("level", one)) for one in levels())
    level = Choice("level", Message("imperium.screen.level"), grades, options.level)
    return (
        Setting(
            replace(its, note=doubts_said(now)),
            lambda nation: _exchanged(options, now, nation),
        ),
        Setting(level, lambda one: replace(options, level=one)),
        printing_asked(options.printing, lambda one: replace(options, printing=one)),
        rows_asked(options.rows, lambda so: replace(options, rows=so)),
        helped_asked(options),
        *(() if options.rows else _followed(options)),
    )


def _followed(options: Options) -> tuple[Setting[Options], ...]:
    """What Loom follows where it does more than read rows."""
    return (
        counts_asked(options.counts_mine, lambda so: replace(options, counts_mine=so)),
        names_asked(options.names, lambda so: replace(options, names=so)),
        *loom_asked(options.names, options.in_loom, lambda so: replace(options, in_loom=so)),
    )


def helped_asked(options: Options) -> Setting[Options]:
    """Whether you begin with twice the tokens, as campaigns print it: a step of ours."""
    text, note = Message("imperium.new.helped"), Message("imperium.new.helped_note")
    asked = yes_or_no("helped", text, options.start == HELPED, note)
    return Setting(
        asked, lambda said: replace(options, start=HELPED if said == YES else AT_START), aside=True
    )


def rows_asked(now: bool, take: Callable[[bool], O]) -> Setting[O]:
    """Whether nothing but its table is read."""
    asked = yes_or_no("rows", Message("imperium.naming.rows_only"), now)
    return Setting(asked, lambda said: take(said == YES), aside=True)


def seated(options: Options, names: tuple[str, ...]) -> Options:
    """Those who were there keep their nations; others take one that nobody has."""
    seats = list(options.seats[: len(names)])
    taken = {seat.nation for seat in seats} | {options.opponent}
    free = [one for one in nations() if one not in taken]
    seats += [PlayerSeat(nation=free.pop(0)) for _ in range(len(names) - len(seats))]
    named_ = (replace(seat, name=name) for seat, name in zip(seats, names, strict=True))
    return as_offered(as_new(replace(options, seats=tuple(named_))))


def as_offered(options: Options) -> Options:
    """What nobody may have, or somebody has already, gives way to a nation of the boxes."""
    offered = played_with(options.box, options.both_boxes)
    free = [one for one in offered if one not in {*options.nations, options.opponent}]
    given: list[str] = []
    for one in (*(seat.nation for seat in options.seats), options.opponent):
        stays = one in offered and one not in given
        given.append(one if stays else free.pop(0))
    seats = zip(options.seats, given, strict=False)
    mine = tuple(replace(seat, nation=nation) for seat, nation in seats)
    return replace(options, seats=mine, opponent=given[-1])
