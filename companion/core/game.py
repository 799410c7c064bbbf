"""The port that a game implements; the core knows nothing else of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from companion.core.about import About, ToTry
from companion.core.act import BOX, Act, Lying, Seen
from companion.core.checked import Group, TableFact, in_one
from companion.core.ladder import Rung
from companion.core.message import Message, name
from companion.core.scored import Left, Scored
from companion.core.switch import UseApp
from companion.errors import RuleBroken

if TYPE_CHECKING:
    from companion.core.amendments import Amendment
    from companion.core.answers import Answer
    from companion.core.command import Command, Entry
    from companion.core.event import Event
    from companion.core.offer import Offer
    from companion.core.road import Campaign, Road
    from companion.core.setting import Setting
    from companion.core.step import Facts
    from companion.core.woven import Thread

S = TypeVar("S")
Options: TypeAlias = Any
"""What a game is begun with: each has a dataclass of its own, and nobody else looks into it."""
PERSON, BOTS = "person", "bots"
TABLE = "table"
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
Former = Callable[[dict[str, Any]], list[Any]]
"""From the fields of a kind that is no more to the row `[kind, version, fields]` it is today."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody at a table, and the pieces that are remembered with the name."""

    name: str
    colour: str = ""
    shape: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a final ranking."""

    seat: str
    name: Message | str
    score: float | None
    """Whole in every game of ours; what was written down elsewhere may have decimals."""
    rank: int
    winner: bool
    colour: str = ""
    shape: str = ""
    note: Message | None = None
    bot: bool = False
    """Played by the app and not by a person."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, best first."""

    rows: tuple[Standing, ...]
    note: Message | None = None
    highest_wins: bool = True
    """False where the lowest score wins."""
    broken_off: bool = False
    """Stopped before the rules end it."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    icon: str
    text: Message


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn a step was in: the same `key` as long as it lasts."""

    key: str
    title: Message
    icon: str
    colour: str = "dim"
    before: int | None = None
    """Points of that person before and after the step, where they are followed."""
    after: int | None = None
    who: Message | str = ""
    """What those turns are called that can be looked at alone: a person, the bots."""


class Game(ABC, Generic[S]):
    """A game: its options, its commands and events, and what it says of a state."""

    id: ClassVar[str]
    shares: ClassVar[tuple[str, ...]] = ()  # so begins what is told of printed things, and shared
    version: ClassVar[int] = 1
    """Raised when saves of an older app need an upgrade to be read."""
    options_type: ClassVar[type[Any]]
    """A frozen dataclass whose fields all have defaults."""
    counts: ClassVar[tuple[int, int]] = (0, 0)
    """The fewest and the most people whose points are counted without a game; none: 0."""
    chance: ClassVar[tuple[str, ...]] = ()
    """What is left to chance: the app may roll the `dice` and draw the `cards`, or parts of them.
    """
    commands: ClassVar[tuple[type[Command[Any]], ...]]
    events: ClassVar[tuple[type[Event[Any]], ...]]
    upgrades: ClassVar[Mapping[tuple[str, int], Upgrade]] = {}
    """From (kind, version) to the fields of the next version; kind `Options` for options."""
    former: ClassVar[Mapping[str, Former]] = {}
    """Kinds that are no more and mean what another means today."""
    formerly: ClassVar[Mapping[str, Upgrade]] = {}
    """Games of before that are a way of this one: by id, what their options say today."""
    coded: ClassVar[tuple[str, ...]] = ()
    coded_where_asked: ClassVar[tuple[str, ...]] = ()
    """Settings that make the opponent what it is: a code holds them, in this order."""
    roads: ClassVar[tuple[Road[Any], ...]] = ()
    """Challenges of ours."""
    campaign: ClassVar[Campaign | None] = None
    """Several games in a row that are one, out of our own head."""
    amendments: ClassVar[tuple[Amendment[Any], ...]] = ()
    """Rules that were put right since the first version."""

    @abstractmethod
    def begin(self, options: Options) -> S:
        """The state before the first command; no chance in it."""

    def as_new(self, options: Options) -> Options:
        """What another game opens with, of the last one's choices."""
        return options

    def to_count(self, options: Options, names: Sequence[str]) -> Options:
        """These people at a table without the app: what nobody was asked is told nowhere."""
        del options, names

    def only_counted(self, options: Options) -> bool:
        """Whether it is such a table: the next new game is not laid out like it."""
        return bool(getattr(options, "counted", False))

    def settings(self, options: Options) -> tuple[Setting[Any], ...]:
        """What is decided before the game, as far as it is asked with these options."""
        del options
        return ()

    def refuses(self, options: Options) -> Message | None:
        """Why no game begins with these options; None where one does."""
        try:
            self.begin(options)
        except RuleBroken as broken:
            return broken.message
        return None

    def laid(self, options: Options, by_app: Collection[str]) -> Options:
        """The options a new game is kept with: they may say what of its pieces lies in Loom."""
        del by_app
        return options

    def check_taught(self, fact: str, value: Answer) -> None:
        """Raise where nobody can have taught this of the game's box here."""

    def at_once(self, options: Options) -> tuple[Command[S], ...]:
        """What a new game begins with, where the table has nothing to say in it."""
        del options
        return ()

    def seated(self, options: Options) -> tuple[Seated, ...]:
        """Who is at the table and may be offered in the next game, whatever that is."""
        asked = (one.question for one in self.settings(options))
        names = (getattr(one, "guess", "") for one in asked if one.kind == "person")
        return tuple(Seated(name) for name in names if name)

    def kept_by_title(self, options: Options) -> tuple[str, Any] | None:
        """A title, and the options that the next game of this title is laid out with."""
        del options
        return None

    def offers(self, state: S) -> tuple[Offer[S], ...]:
        """Everything that can be done now, in the order of the table, and why not."""
        del state
        return ()

    def use_app(self, kind: str, on: bool) -> Command[S]:
        """What lets the app, or the table, do one of the kinds of chance."""
        return UseApp(kind, on)

    @abstractmethod
    def finished(self, state: S) -> Result | None:
        """The result, once the game is over."""

    def so_far(self, state: S) -> Result | None:
        """Who has how many points now, best first; None where they are counted at the end."""
        del state
        return None

    def woven(self, entries: Sequence[Entry[S]]) -> tuple[Thread, ...]:
        """The cloth that these steps wove: a thread a turn, a band where an age ends."""
        del entries
        return ()

    def scored(self, states: Sequence[S]) -> Scored:
        """What the score is made of; the states after each step, the one now last."""
        del states
        return Scored()

    def left_over(self, state: S, seat: str) -> tuple[Left, ...]:
        """What somebody still had at the end and used for nothing."""
        del state, seat
        return ()

    def ladder(self, options: Options) -> tuple[Rung, ...]:
        """How strong an opponent of the app's can be, easiest first; none without one."""
        del options
        return ()

    def again(self, options: Options, state: S) -> Options:
        """The options of another game with the same people, played the same way."""
        del state
        return options

    @abstractmethod
    def recap(self, state: S) -> Message:
        """Where the game stands, in one line."""

    @abstractmethod
    def on_the_table(self, state: S) -> tuple[TableFact, ...]:
        """What must lie where; keys are steady from state to state."""

    def checked(self, state: S) -> tuple[Group, ...]:
        """The same in groups, as people look it over."""
        return in_one(self.on_the_table(state))

    def about(self, options: Options, result: Result) -> About:
        """How it was played, as far as its options and its result say."""
        del options, result
        return About()

    def kept_as(self, state: S) -> str:
        """How it was kept, one of `about.WAYS`; empty where that is as `about` says."""
        del state
        return ""

    def usual_chance(self, options: Options, last: frozenset[str]) -> frozenset[str]:
        """What the app rolls and draws unless somebody says otherwise; `last`: as last time."""
        del options
        return last

    def asks_chance(self, options: Options) -> tuple[str, ...]:
        """Of what is left to chance, what is asked before the game."""
        del options
        return self.chance

    def asks_together(self, options: Options) -> Mapping[str, tuple[str, ...]]:
        """What is asked first, one choice for several of these kinds, the single ones aside."""
        del options
        return {}

    def not_in_loom(self, options: Options, facts: Facts) -> Mapping[str, Message]:
        """The kinds that can only lie on the table, and why; `facts`: what the owner told."""
        del options, facts
        return {}

    def half_and_half(self, state: S, by_app: Collection[str]) -> tuple[str, ...]:
        """The kinds of which a game of before cannot say where they lie: it is asked for."""
        del state, by_app
        return ()

    def kind_name(self, kind: str) -> Message:
        """What a kind of chance is called: "dice"."""
        return Message(f"core.kind.{kind}")

    def kind_icon(self, kind: str) -> str:
        """Its picture."""
        del kind
        return "die"

    def kind_note(self, kind: str) -> Message:
        """What it means that it lies on the table, or in Loom."""
        return Message(f"core.kind.note.{kind}")

    def began(self, state: S) -> str:
        """The seat that began; empty where nobody knows."""
        del state
        return ""

    def to_try(self) -> ToTry:
        """Every level and every role there is."""
        return ToTry()

    def where_were_we(self, state: S) -> tuple[Message, ...]:
        """Up to five lines of how things stand, and as the last one the next physical act."""
        return (self.recap(state),)

    def addressed(self, state: S) -> Message | None:
        """The name, as it stands in messages, of the one player who is simply spoken to."""
        del state
        return None

    def turn_now(self, state: S) -> str | None:
        """Whose turn it is, another text for another turn; empty where the game has none.

        None while nobody is to be hurried: the table is set up, a bot plays, points are counted.
        """
        del state
        return ""

    def part(self, state: S) -> str:
        """Which part of the game is told now, as far as one has a screen of its own."""
        del state
        return TABLE

    def leaves_to_hands(self, entry: Entry[S]) -> bool:
        """Whether what the step moves stays to be done until somebody says that it is."""
        del entry
        return False

    def moves(self, state: S) -> str:
        """Who moves, to be heard at the table: `PERSON`, `BOTS`, or nobody who is waited for."""
        del state
        return ""

    def where_now(self, state: S, entry: str) -> Message | None:
        """Where the thing of an entry of the rules is in this game; None: nothing to say."""
        del state, entry
        return None

    def asked_about(self, state: S) -> frozenset[str]:
        """Entries and drawers of the rules that a question asked now is likelier about."""
        del state
        return frozenset()

    def log(self, entry: Entry[S]) -> tuple[LogLine, ...]:
        """What a step is in the log."""
        return (LogLine("", entry.label),)

    def turn_of(self, entry: Entry[S]) -> Turn:
        """Whose turn a step was in; where a game has no turns every step is by itself."""
        return Turn(f"step.{entry.id}", entry.label, "")

    def pieces(self, state: S) -> tuple[Lying, ...]:
        """Everything that lies on the table, and where; what nobody may see is a count of backs.

        What is left out lies in the `stock` of its kind, where nobody counts it.
        """
        del state
        return ()

    def acts_of(self, event: Event[S], before: S) -> tuple[Act | Seen, ...]:
        """What hands do for an event: nothing with what lies in Loom."""
        return event.acts(before)

    def laid_out(self, start: S) -> tuple[Act, ...]:
        """What hands lay out of the box before the first step, where the state begins with it."""
        del start
        return ()

    def stock(self, piece: str) -> str:
        """The place from which pieces of a kind come that `pieces` does not count."""
        return BOX

    def lies_nameless(self, piece: str) -> bool:
        """Whether it may lie open and nobody has said which it is."""
        return bool(piece)

    def one_line(self, last: Act, act: Act) -> bool:
        """Whether acts that go different ways are one line: nobody shall read what was hidden."""
        return False

    def act_line(self, acts: Sequence[Act], before: S) -> Message:
        """Words for acts that agree in verb, owner, source and target."""
        first = acts[0]
        return Message(
            f"core.act.{first.verb.value}",
            things=tuple(self.piece_name(act, before) for act in acts),
            source=self.place_name(first.source, before),
            target=self.place_name(first.target, before),
        )

    def piece_name(self, act: Act, before: S) -> Message:
        """So many of a piece, and whose where that matters: "two coins"."""
        return name(self.id, "piece", act.piece).with_params(n=act.n)

    def place_name(self, place: str, before: S) -> Message:
        """A place, as one says it: "the supply"."""
        return name(self.id, "place", place)

    def act_icon(self, act: Act) -> str:
        """The picture before the line of an act."""
        return ""

    def invariants(self, state: S) -> None:
        """Raise AssertionError where the state cannot be."""
