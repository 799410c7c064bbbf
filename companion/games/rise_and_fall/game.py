"""The port, filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from companion.core.about import COUNTED, FOLLOWED, POINTS, About
from companion.core.act import Act, Lying
from companion.core.chance import DICE
from companion.core.checked import Group, TableFact
from companion.core.command import Entry
from companion.core.game import TABLE, Game, LogLine, Result, Standing, Turn, Upgrade
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.scored import Left, Scored
from companion.core.setting import Setting
from companion.core.woven import Thread
from companion.games.rise_and_fall import act_words, content, log, lying, recap, settable, woven
from companion.games.rise_and_fall.amendments import AMENDMENTS
from companion.games.rise_and_fall.asked_about import asked_about
from companion.games.rise_and_fall.commands import COMMANDS
from companion.games.rise_and_fall.commands.correct import beside_the_bank
from companion.games.rise_and_fall.commands.places import off_the_tablet
from companion.games.rise_and_fall.events import EVENTS
from companion.games.rise_and_fall.offers import offers
from companion.games.rise_and_fall.offers.new_game import FEWEST, MOST, seated, settings
from companion.games.rise_and_fall.options import (
    Options,
    Way,
    as_new,
    way_of,
)
from companion.games.rise_and_fall.roads import ROADS
from companion.games.rise_and_fall.rules import scoring, written
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.standing import standing
from companion.games.rise_and_fall.scored import left_over, scored
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import ACTIVE, Phase, Place, Player, State
from companion.games.rise_and_fall.turns import turn_of


class RiseAndFall(Game[State]):
    """Two to four civilizations that rise and fall."""

    id = "rise_and_fall"
    options_type = Options
    chance = (DICE,)
    counts = (FEWEST, MOST)
    commands = COMMANDS
    events = EVENTS
    amendments = AMENDMENTS
    roads = ROADS
    upgrades: ClassVar[Mapping[tuple[str, int], Upgrade]] = {
        ("Act", 1): off_the_tablet,
        ("PlaceStart", 1): off_the_tablet,
        ("SetTreasury", 1): beside_the_bank,
    }

    def begin(self, options: Options) -> State:
        """Everything in the reserves."""
        cards = dict.fromkeys(content.kinds(), Place.RESERVE)
        players = tuple(Player(one.id, cards=cards) for one in options.participants)
        return State(options, players, way_of(options))

    def as_new(self, options: Options) -> Options:
        """The lightest way at first."""
        return as_new(options)

    def to_count(self, options: Options, names: Sequence[str]) -> Options:
        """Nothing but the printed pad."""
        plain = Options(options.participants, way=Way.SHEET.value, counted=True)
        return seated(plain, tuple(names))

    def part(self, state: State) -> str:
        """The set-up, the table, the count; or nothing but the sheet."""
        if state.way is Way.SHEET:
            return "sheet"
        return PARTS.get(state.phase, TABLE)

    def settings(self, options: Options) -> tuple[Setting[Options], ...]:
        """Who, how long, and what the app watches."""
        return settings(options)

    def offers(self, state: State) -> tuple[Offer[State], ...]:
        """What is to be done now, and what is put right."""
        return offers(state)

    def finished(self, state: State) -> Result | None:
        """The ranking once every sheet is confirmed; extinct civilizations come last."""
        if state.phase is not Phase.OVER:
            return None
        return Result(tuple(_standings(state)), broken_off=_is_broken_off(state))

    def about(self, options: Options, result: Result) -> About:
        """How long a game it was."""
        del result
        way = KEPT[way_of(options)]
        if options.counted:
            return About(way=way)
        return About(way=way, board=Message("rise_and_fall.played_to", n=options.trophies))

    def woven(self, entries: Sequence[Entry[State]]) -> tuple[Thread, ...]:
        """A thread a turn, gold for a trophy."""
        return woven.woven(entries)

    def left_over(self, state: State, seat: str) -> tuple[Left, ...]:
        """What lies in the treasury."""
        return left_over(state, seat)

    def scored(self, states: Sequence[State]) -> Scored:
        """The four domains, and turn by turn."""
        return scored(states)

    def kept_as(self, state: State) -> str:
        """By its moves, its counts or its points alone."""
        return KEPT[state.way]

    def began(self, state: State) -> str:
        """Who laid the first tile of the world."""
        return state.first_builder

    def recap(self, state: State) -> Message:
        """Turn, phase, and how far the trophies are; of a sheet alone, who has most."""
        return recap.recap(state)

    def turn_now(self, state: State) -> str | None:
        """Whose actions they are; cards, decline and buying are everybody's at once."""
        if state.phase not in (Phase.CARDS, Phase.ACTIONS, Phase.DECLINE, Phase.BUYING):
            return None
        acts = state.waiting[:1] if state.phase is Phase.ACTIONS else ()
        return ".".join((str(state.turn), state.phase.value, *acts))

    def where_were_we(self, state: State) -> tuple[Message, ...]:
        """Recap, treasuries or the sums of the sheets, and what is next."""
        return recap.where_were_we(state)

    def on_the_table(self, state: State) -> tuple[TableFact, ...]:
        """Treasuries, pieces, cards and trophies of everybody."""
        return tuple(settable.on_the_table(state))

    def checked(self, state: State) -> tuple[Group, ...]:
        """Everybody, and what lies between them; where only points are told, nothing is known."""
        return () if state.way is Way.SHEET else settable.checked(state)

    def asked_about(self, state: State) -> frozenset[str]:
        return asked_about(state)

    def log(self, entry: Entry[State]) -> tuple[LogLine, ...]:
        """The step, and what it brought about by itself."""
        return log.lines(entry)

    def turn_of(self, entry: Entry[State]) -> Turn:
        return turn_of(entry)

    def pieces(self, state: State) -> tuple[Lying, ...]:
        """Everything that lies on the table."""
        return tuple(lying.pieces(state))

    def laid_out(self, start: State) -> tuple[Act, ...]:
        """What everybody begins with."""
        return tuple(lying.laid_out(start))

    def stock(self, piece: str) -> str:
        """Where pieces lie that nobody counts."""
        return lying.stock(piece)

    def act_line(self, acts: Sequence[Act], before: State) -> Message:
        """What hands do, in a sentence."""
        return act_words.act_line(acts, before)

    def piece_name(self, act: Act, before: State) -> Message:
        """So many of a piece."""
        return act_words.piece_name(act, before)

    def act_icon(self, act: Act) -> str:
        """The picture before its line."""
        return act_words.act_icon(act)

    def invariants(self, state: State) -> None:
        """What must hold after every step."""
        most, kinds = content.bank_facts().most, content.kinds()
        for player in state.players:
            assert player.cards.keys() == kinds.keys(), "a card is in exactly one state"
            for kind in kinds.values():
                assert 0 <= player.in_world(kind.id) <= kind.count, (player.id, kind.id)
                if kind.id not in state.given.get(player.id, ()):
                    _card_fits(player, kind.id)
                there = standing(state, player.id, kind.id)
                assert there <= player.in_world(kind.id), (player.id, kind.id, "on the tablet")
            assert 0 <= player.wood <= most, (player.id, "wood")
            assert 0 <= player.stone <= most, (player.id, "stone")
            assert player.gold >= 0, (player.id, "gold")
        assert state.bank is None or state.bank >= 0, "the bank has no debts"
        trophies = [kind for player in state.players for kind in player.trophies]
        assert len(trophies) == len(set(trophies)), "a trophy is won once"


GAME = RiseAndFall()
PARTS = {Phase.SETUP: "setup", Phase.SCORING: "score", Phase.OVER: "score"}
KEPT = {
    Way.LIGHTEST: COUNTED,
    Way.TREASURIES: FOLLOWED,
    Way.WORLD: FOLLOWED,
    Way.SHEET: POINTS,
}


def _card_fits(player: Player, kind: str) -> None:
    """An active card has a piece in the world, one in the reserve has none."""
    place, count = player.cards[kind], player.in_world(kind)
    if place in ACTIVE:
        assert count, (player.id, kind, "active without a piece")
    if place is Place.RESERVE:
        assert not count, (player.id, kind, "in reserve with a piece")


def _is_broken_off(state: State) -> bool:
    """The table agreed to stop: neither the last trophy was won nor is one people left."""
    on = len(state.trophies_won) < state.options.trophies and len(state.living) > 1
    return on and state.way is not Way.SHEET


def _standings(state: State) -> Iterator[Standing]:
    if state.way is Way.SHEET:
        yield from _as_written(state)
        return
    sheets = scoring.ranking(state)
    for sheet in sheets:
        rank = 1 + sum(other.total > sheet.total for other in sheets)
        colour, shape = colour_of(state, sheet.seat)
        name_ = who(state, sheet.seat)
        yield Standing(sheet.seat, name_, sheet.total, rank, rank == 1, colour, shape)
    for player in state.players:
        if player.extinct:
            colour, shape = colour_of(state, player.id)
            note = Message("rise_and_fall.extinct")
            last = len(state.players)
            yield Standing(player.id, who(state, player.id), None, last, False, colour, shape, note)


def _as_written(state: State) -> Iterator[Standing]:
    """Best first; a tie is shared."""
    points = {player.id: written.points(state, player.id) for player in state.players}
    for seat in sorted(points, key=lambda one: -points[one]):
        rank = 1 + sum(other > points[seat] for other in points.values())
        colour, shape = colour_of(state, seat)
        yield Standing(seat, who(state, seat), points[seat], rank, rank == 1, colour, shape)
