"""Tapestry as a game: the port, filled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from companion.core.about import About, ToTry
from companion.core.checked import Group, TableFact
from companion.core.game import (
    BOTS,
    PERSON,
    TABLE,
    Game,
    LogLine,
    Result,
    Seated,
    Turn,
    Upgrade,
)
from companion.core.ladder import Rung
from companion.core.message import Message
from companion.core.scored import Left, Scored
from companion.core.woven import Thread
from companion.games.tapestry import about as how
from companion.games.tapestry import hands, house_facts, invariants, lying, places
from companion.games.tapestry.amendments import AMENDMENTS
from companion.games.tapestry.asked_about import asked_about
from companion.games.tapestry.chance import BOTS_KINDS, ICONS, KINDS, TOGETHER
from companion.games.tapestry.commands import COMMANDS
from companion.games.tapestry.company.commands import BeginCounting
from companion.games.tapestry.correcting import on_the_table
from companion.games.tapestry.correcting.former import FORMER
from companion.games.tapestry.events import EVENTS
from companion.games.tapestry.house_facts import PRINTED
from companion.games.tapestry.levels import ladder
from companion.games.tapestry.offers import offers
from companion.games.tapestry.offers.new_bots import MOST
from companion.games.tapestry.offers.new_game import settings
from companion.games.tapestry.options import Options, Way
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.placing.commands import PlaceKind
from companion.games.tapestry.put_together import put_together
from companion.games.tapestry.roads import CAMPAIGN, ROADS
from companion.games.tapestry.score import ending, scored
from companion.games.tapestry.score.left_over import left_over
from companion.games.tapestry.score.so_far import so_far
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.setup.laid_out import laid_out
from companion.games.tapestry.setup.tables import MOST_PEOPLE, as_new, counted_alone, refused
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.superseded import asked_of_old, without_asking
from companion.games.tapestry.table import left_to_hands, where_we_are, woven
from companion.games.tapestry.table.checked import checked
from companion.games.tapestry.table.log import log
from companion.games.tapestry.table.turns import turn_of
from companion.games.tapestry.teaching import checking

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from companion.core.act import Act, Lying, Seen
    from companion.core.answers import Answer
    from companion.core.command import Command, Entry
    from companion.core.event import Event
    from companion.core.offer import Offer
    from companion.core.setting import Setting
    from companion.core.step import Facts

put_together()


COMPANY, SET_UP, SHEET = "company", "setup", "sheet"


class Tapestry(Game[State]):
    """People, the Automa and the Shadow Empire."""

    id = "tapestry"
    version = 1
    options_type = Options
    counts = (2, MOST_PEOPLE)
    chance = KINDS
    upgrades: ClassVar[Mapping[tuple[str, int], Upgrade]] = {
        ("TakeBotsTurn", 1): lambda fields: {**fields, "asks_traps": False},
        ("SpaceGained", 1): lambda fields: {**fields, "owner": ""},
        ("Options", 1): without_asking,
        ("FillAhead", 1): asked_of_old,
        ("AheadChanged", 1): asked_of_old,
    }
    former = FORMER
    commands = COMMANDS
    events = EVENTS
    amendments = AMENDMENTS
    shares = PRINTED
    coded = ("expansions", "level")
    coded_where_asked = ("own.base", *(f"own.{what}" for what in MOST), "own.civilization")
    roads = ROADS
    campaign = CAMPAIGN

    def begin(self, options: Options) -> State:
        """The table before the first draw."""
        return begin(options)

    def as_new(self, options: Options) -> Options:
        """In colours of their own; several people tell counts at first."""
        return as_new(options)

    def refuses(self, options: Options) -> Message | None:
        """As no table can be played on."""
        return refused(options)

    def laid(self, options: Options, by_app: Collection[str]) -> Options:
        """With the kinds that lie in Loom from the first draw on."""
        return lying.laid(options, by_app)

    def check_taught(self, fact: str, value: Answer) -> None:
        """A teaching must be one that the form makes, what a card says an answer."""
        checking.check_kept(fact, value)
        if fact.startswith(PRINTED):
            house_facts.check(fact, value)

    def at_once(self, options: Options) -> tuple[Command[State], ...]:
        """Where not everything is told, nothing is set up here."""
        return () if options.begins_as is Way.EVERYTHING else (BeginCounting(),)

    def seated(self, options: Options) -> tuple[Seated, ...]:
        """With the colour of their pieces, which somebody new begins with."""
        return tuple(Seated(one.name, one.colour) for one in options.participants if one.name)

    def settings(self, options: Options) -> tuple[Setting[Options], ...]:
        """Who against whom, with which boxes, by which rules."""
        return settings(options)

    def offers(self, state: State) -> tuple[Offer[State], ...]:
        """What is to be done now, and what is put right."""
        return offers(state)

    def use_app(self, kind: str, on: bool) -> PlaceKind:
        """Wholly, with all that hands do for it."""
        return PlaceKind(kind, on)

    def finished(self, state: State) -> Result | None:
        """The ranking, once everybody has taken the fifth income turn."""
        return ending.result(state)

    def about(self, options: Options, result: Result) -> About:
        """Civilizations, level, boxes, map."""
        return how.about(options, result)

    def so_far(self, state: State) -> Result | None:
        """Everybody's points."""
        return so_far(state) if state.phase is not Phase.SETUP else None

    def woven(self, entries: Sequence[Entry[State]]) -> tuple[Thread, ...]:
        """A thread a turn, gold at each income."""
        return woven.woven(entries)

    def scored(self, states: Sequence[State]) -> Scored:
        """Points by source, and era by era."""
        return scored.scored(states)

    def again(self, options: Options, state: State) -> Options:
        """A game by itself."""
        del state
        return replace(options, chapter=0, gained=())

    def left_over(self, state: State, seat: str) -> tuple[Left, ...]:
        """Resources, what is held, and powers that were never used."""
        return tuple(left_over(state, seat))

    def ladder(self, options: Options) -> tuple[Rung, ...]:
        """The printed levels, and between them the printed means."""
        return ladder(options) if options.solo else ()

    def kept_as(self, state: State) -> str:
        """Move by move, by its counts, or by its points alone."""
        return how.KEPT[state.way]

    def usual_chance(self, options: Options, last: frozenset[str]) -> frozenset[str]:
        """What people hold and what lies open is real, their dice too; the bots' is in Loom."""
        del last
        return frozenset(() if options.company else BOTS_KINDS)

    def asks_chance(self, options: Options) -> tuple[str, ...]:
        """Nothing where not everything is told; without bots none of their cards."""
        if options.begins_as is not Way.EVERYTHING:
            return ()
        return tuple(kind for kind in KINDS if kind not in BOTS_KINDS or not options.company)

    def asks_together(self, options: Options) -> Mapping[str, tuple[str, ...]]:
        """Cards and dice: what people hold, what lies open, what they roll."""
        del options
        return TOGETHER

    def not_in_loom(self, options: Options, facts: Facts) -> Mapping[str, Message]:
        """Tapestries, as long as some of them are known to nobody."""
        return lying.not_in_loom(options, lying.taught_before(facts))

    def kind_name(self, kind: str) -> Message:
        return Message(f"tapestry.kind.{kind}")

    def kind_icon(self, kind: str) -> str:
        return ICONS[kind]

    def kind_note(self, kind: str) -> Message:
        return Message(f"tapestry.kind.note.{kind}")

    def half_and_half(self, state: State, by_app: Collection[str]) -> tuple[str, ...]:
        """What a game of before deals in Loom while hands move it, too."""
        return lying.half(state, by_app)

    def to_count(self, options: Options, names: Sequence[str]) -> Options:
        """Nothing but the sheet, with the boxes of last time."""
        return counted_alone(options, names)

    def part(self, state: State) -> str:
        """Counts, a sheet, the set-up, or the table."""
        if state.way == Way.EVERYTHING:
            return SET_UP if state.phase is Phase.SETUP else TABLE
        return SHEET if state.way == Way.SHEET else COMPANY

    def began(self, state: State) -> str:
        """The first of the seats, where a person sits there."""
        return next((seat for seat in state.order[:1] if seat in state.players), "")

    def to_try(self) -> ToTry:
        """Every level and civilization."""
        return how.to_try()

    def recap(self, state: State) -> Message:
        """Era and points, in one line."""
        return where_we_are.recap(state)

    def addressed(self, state: State) -> Message | None:
        return where_we_are.addressed(state)

    def turn_now(self, state: State) -> str | None:
        """A person's turn; nobody is hurried while the bots' is read."""
        mine = state.phase is Phase.TURN and state.turn in state.players
        return f"{state.turn_number}.{state.turn}" if mine else None

    def moves(self, state: State) -> str:
        return {Phase.BOTS: BOTS, Phase.TURN: PERSON}.get(state.phase, "")

    def leaves_to_hands(self, entry: Entry[State]) -> bool:
        """The bots' turn, and what one's own came to."""
        return left_to_hands.leaves_to_hands(entry)

    def where_were_we(self, state: State) -> tuple[Message, ...]:
        """Whose turn, what is held, and the next physical act."""
        return where_we_are.where_were_we(state)

    def on_the_table(self, state: State) -> tuple[TableFact, ...]:
        """What must lie where."""
        return tuple(on_the_table.on_the_table(state))

    def checked(self, state: State) -> tuple[Group, ...]:
        """The players, the bots, the board."""
        return checked(state) if state.way is Way.EVERYTHING else ()

    def pieces(self, state: State) -> tuple[Lying, ...]:
        """Everything that lies on the table."""
        return tuple(pieces(state))

    def acts_of(self, event: Event[State], before: State) -> tuple[Act | Seen, ...]:
        """Nothing of what lies in Loom alone."""
        return lying.acts_of(event, before)

    def laid_out(self, start: State) -> tuple[Act, ...]:
        """What lies there before the first draw."""
        return tuple(laid_out(start))

    def stock(self, piece: str) -> str:
        """A card comes from where nobody counts them, a player token from the supply."""
        return places.stock(piece)

    def act_line(self, acts: Sequence[Act], before: State) -> Message:
        """What hands do, as a line."""
        return hands.act_line(acts, before)

    def piece_name(self, act: Act, before: State) -> Message:
        """So many of a piece."""
        return hands.piece_name(act, before)

    def place_name(self, place: str, before: State) -> Message:
        """A place, as one says it."""
        return hands.place_name(place, before)

    def act_icon(self, act: Act) -> str:
        """The picture before its line."""
        return hands.act_icon(act)

    def asked_about(self, state: State) -> frozenset[str]:
        return asked_about(state)

    def log(self, entry: Entry[State]) -> tuple[LogLine, ...]:
        """What a step was: the command, then what came of it."""
        return log(entry)

    def turn_of(self, entry: Entry[State]) -> Turn:
        return turn_of(entry)

    def invariants(self, state: State) -> None:
        """What no legal game can show."""
        invariants.check(state)


GAME = Tapestry()
