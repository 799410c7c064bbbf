"""Imperium as the core sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from companion.core.about import COUNTED, About, ToTry
from companion.core.act import BOX, Act, Lying
from companion.core.chance import DICE
from companion.core.checked import Group, TableFact
from companion.core.command import Entry
from companion.core.game import (
    BOTS,
    PERSON,
    TABLE,
    Game,
    LogLine,
    Result,
    Standing,
    Turn,
    Upgrade,
)
from companion.core.ladder import Rung
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.scored import Left, Scored
from companion.core.setting import Setting
from companion.core.woven import Thread
from companion.games.imperium import hands, woven
from companion.games.imperium.about import about, to_try
from companion.games.imperium.amendments import AMENDMENTS
from companion.games.imperium.asked_about import asked_about
from companion.games.imperium.commands import COMMANDS
from companion.games.imperium.content import named
from companion.games.imperium.events import EVENTS
from companion.games.imperium.events.ending import Collapsed, ScoringTriggered
from companion.games.imperium.ladder import ladder
from companion.games.imperium.laid_out import laid_out
from companion.games.imperium.offers import offers
from companion.games.imperium.offers.new_game import MOST_SEATS, as_offered, seated, settings
from companion.games.imperium.options import ROWS, SOLO, Options, Way, by_itself, like_last
from companion.games.imperium.pieces import pieces
from companion.games.imperium.places import (
    ACTION,
    CARD,
    ELSEWHERE,
    EXHAUST,
    SUPPLY,
    UNREST_CARD,
)
from companion.games.imperium.roads import ROADS
from companion.games.imperium.rows_only import result as rows_read
from companion.games.imperium.rows_only.former import options_today
from companion.games.imperium.rules.revealing import next_slot
from companion.games.imperium.rules.scoring import CIV_SEAT, points, seats
from companion.games.imperium.rules.verbs import put_together
from companion.games.imperium.rules.winning import rank, winners
from companion.games.imperium.rules.written import by_hand, name_of, sign_of
from companion.games.imperium.say import tokens_said
from companion.games.imperium.scored import left_over, scored
from companion.games.imperium.start import beginning
from companion.games.imperium.state import Phase, State
from companion.games.imperium.table_facts import checked, on_the_table
from companion.games.imperium.tokens import KINDS
from companion.games.imperium.turns import turn_of
from companion.games.imperium.where_now import where_now

put_together()

LOG_ICONS = {
    Phase.SETUP: "imperium-setup",
    Phase.YOURS: "owner-human",
    Phase.SCORING: "imperium-scoring",
}
"""By whose step it is; the C.I.V. has the others."""
CIV_TURN = (Phase.CIV_DIE, Phase.CIV_SLOTS, Phase.CIV_CLEANUP)


class Imperium(Game[State]):
    """Classics and Legends; solo against the C.I.V., or set-up and score for up to four."""

    id = "imperium"
    version = 1
    options_type = Options
    chance = (DICE,)
    counts = (2, MOST_SEATS)
    upgrades: ClassVar[Mapping[tuple[str, int], Upgrade]] = {
        ("LayPowerSide", 1): lambda fields: {**fields, "ticks": False},
        ("LayMarket", 1): lambda fields: {**fields, "as_dealt": False},
        ("TickSetup", 1): lambda fields: {**fields, "as_told": False},
        ("TickSteps", 1): lambda fields: {**fields, "asks_untold": False},
        ("BeginPlay", 1): lambda fields: {**fields, "as_told": False},
        ("SpaceSeen", 1): lambda fields: {**fields, "with_all": False},
        ("RevealSlot", 1): lambda fields: {**fields, "asks_expected": False},
    }
    formerly: ClassVar[Mapping[str, Upgrade]] = {"imperium_rows": options_today}
    commands = COMMANDS
    events = EVENTS
    amendments = AMENDMENTS
    coded = ("box", "both", "opponent", "level")
    roads = ROADS

    def begin(self, options: Any) -> State:
        return beginning(options)

    def settings(self, options: Options) -> tuple[Setting[Options], ...]:
        return settings(options)

    def asks_chance(self, options: Options) -> tuple[str, ...]:
        """Only the C.I.V. rolls."""
        return self.chance if options.mode == SOLO else ()

    def offers(self, state: State) -> tuple[Offer[State], ...]:
        return offers(state)

    def finished(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        if state.ended is not None:
            return rows_read.result(state, state.ended)
        won = winners(state)
        standings = (standing(state, seat, seat in won) for seat in seats(state))
        rows = sorted(standings, key=lambda row: (row.rank, -(row.score or 0)))
        note = Message("imperium.result.collapse") if state.collapsed else None
        return Result(tuple(rows), note)

    def recap(self, state: State) -> Message:
        if state.options.mode == ROWS:
            return rows_read.recap(state)
        if state.options.mode != SOLO:
            return Message("imperium.recap_table", n=len(state.options.seats), round=state.round)
        return Message(
            "imperium.recap",
            mine=named("nation", state.you.nation),
            civ=named("nation", state.civ.nation),
            level=named("level", state.options.level),
            round=state.round,
        )

    def where_were_we(self, state: State) -> tuple[Message, ...]:
        lines = [self.recap(state)]
        if state.ending:
            why = Message(f"imperium.reason.{state.ending.reason}")
            lines.append(Message("imperium.told.scoring", why=why))
        if state.options.mode == SOLO:
            lines.append(Message("imperium.where.civ", tokens=tokens_said(state.civ.tokens)))
        return (*lines, next_act(state))

    def on_the_table(self, state: State) -> tuple[TableFact, ...]:
        if state.options.mode == ROWS:
            return (rows_read.table_read(state),)
        return tuple(on_the_table(state)) if state.options.mode == SOLO else ()

    def checked(self, state: State) -> tuple[Group, ...]:
        """You, the C.I.V., the Market."""
        return checked(state) if state.options.mode == SOLO else ()

    def pieces(self, state: State) -> tuple[Lying, ...]:
        return () if state.options.mode == ROWS else tuple(pieces(state))

    def laid_out(self, start: State) -> tuple[Act, ...]:
        return () if start.options.mode == ROWS else tuple(laid_out(start))

    def stock(self, piece: str) -> str:
        """Tokens come from the supply; a card from where nobody counts them."""
        if piece.partition(":")[0] == CARD:
            return ELSEWHERE
        return SUPPLY if piece in (*KINDS, ACTION, EXHAUST) else BOX

    def lies_nameless(self, piece: str) -> bool:
        """Whoever sees an Unrest knows it."""
        return piece != UNREST_CARD

    def one_line(self, last: Act, act: Act) -> bool:
        return hands.puts_away_unseen(last) and hands.puts_away_unseen(act)

    def act_line(self, acts: Sequence[Act], before: State) -> Message:
        return hands.act_line(acts, before)

    def act_icon(self, act: Act) -> str:
        return hands.act_icon(act)

    def turn_now(self, state: State) -> str | None:
        """Yours, alone or of everybody at one table; where rows are read nobody's."""
        if state.phase is Phase.ROWS:
            return ""
        return f"{state.round}" if state.phase is Phase.YOURS else None

    def moves(self, state: State) -> str:
        mine = PERSON if state.phase is Phase.YOURS else ""
        return BOTS if state.phase in CIV_TURN else mine

    def where_now(self, state: State, entry: str) -> Message | None:
        return where_now(state, entry)

    def asked_about(self, state: State) -> frozenset[str]:
        return asked_about(state)

    def turn_of(self, entry: Entry[State]) -> Turn:
        """Of rows each by itself."""
        return super().turn_of(entry) if entry.before.phase is Phase.ROWS else turn_of(entry)

    def log(self, entry: Entry[State]) -> tuple[LogLine, ...]:
        lines = [LogLine(LOG_ICONS.get(entry.before.phase, "imperium-bot"), entry.label)]
        for event in entry.events:
            if isinstance(event, ScoringTriggered):
                why = Message(f"imperium.reason.{event.reason}")
                lines.append(
                    LogLine("imperium-scoring", Message("imperium.label.scoring", why=why))
                )
            elif isinstance(event, Collapsed):
                lines.append(LogLine("imperium-unrest", Message("imperium.label.collapse")))
        return tuple(lines)

    def woven(self, entries: Sequence[Entry[State]]) -> tuple[Thread, ...]:
        """A thread a round, gold for an empire."""
        return woven.woven(entries)

    def scored(self, states: Sequence[State]) -> Scored:
        return scored(states)

    def left_over(self, state: State, seat: str) -> tuple[Left, ...]:
        """Goods and Exhaust tokens."""
        return left_over(state, seat)

    def ladder(self, options: Options) -> tuple[Rung, ...]:
        """The printed levels, and each of them with doubled tokens of one's own."""
        return ladder(options) if options.mode != TABLE else ()

    def again(self, options: Options, state: State) -> Options:
        """A game by itself."""
        del state
        return by_itself(options)

    def about(self, options: Any, result: Result) -> About:
        return about(options, result)

    def as_new(self, options: Options) -> Options:
        """By itself, with nations of the boxes."""
        return as_offered(like_last(options))

    def to_count(self, options: Options, names: Sequence[str]) -> Options:
        """Nothing but the sheet."""
        return replace(seated(options, tuple(names)), way=Way.SHEET.value, counted=True)

    def part(self, state: State) -> str:
        """Walked through, set up at first; tokens beside each other, until they are counted."""
        if state.options.mode == ROWS:
            return ROWS
        if state.way is Way.WALK:
            return "setup" if state.phase is Phase.SETUP else TABLE
        return "company" if state.way is Way.TOKENS and not self.finished(state) else "sheet"

    def kept_as(self, state: State) -> str:
        """Of several people their tokens, or their points alone."""
        return COUNTED if state.way is Way.TOKENS else ""

    def to_try(self) -> ToTry:
        return to_try()

    def invariants(self, state: State) -> None:
        civ = state.civ
        for owner in (civ.tokens, state.you.tokens, *(one.tokens for one in state.market.spaces)):
            assert min(owner.materials, owner.population, owner.progress) >= 0, owner
        ids = [card.id for card in civ.cards()]
        assert len(ids) == len(set(ids)), "a card in two places"
        assert all(one < civ.next_card for one in ids), "a card from nowhere"
        assert state.market.unrest is None or state.market.unrest >= 0
        assert len(civ.resolving) <= 1
        assert len(civ.aside) <= 1
        assert state.collapsed or not civ.resolving, "a card still being resolved"


def next_act(state: State) -> Message:
    """The next thing to do with the hands."""
    if state.phase is Phase.CIV_SLOTS:
        return Message("imperium.next.civ_slots", slot=next_slot(state.civ) or 0)
    return Message(f"imperium.next.{state.phase.value}")


def standing(state: State, seat: str, won: bool) -> Standing:
    """Somebody with their points so far."""
    score = None if state.collapsed and state.options.mode == SOLO else points(state, seat)
    solo = state.options.mode == SOLO
    place = (1 if won else 2) if solo else rank(state, seat)
    if seat == CIV_SEAT:
        civ = named("nation", state.civ.nation)
        name = Message("imperium.seat.civ", nation=civ)
        return Standing(seat, name, score, place, won, bot=True)
    player = state.options.seats[int(seat)]
    nation = None if state.options.counted else named("nation", player.nation)
    shown: Message | str = player.name or Message("imperium.seat.you")
    colour, shape = player.colour, player.shape
    if by_hand(state):
        shown, (colour, shape) = name_of(state, seat), sign_of(state, seat)
    return Standing(seat, shown, score, place, won, colour, shape, note=nation)


GAME = Imperium()
