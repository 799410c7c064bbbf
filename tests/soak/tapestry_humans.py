"""Random whole games of Tapestry for one to five people, illegal commands included."""

from __future__ import annotations

import random

from companion.core.chance import CARDS, DICE
from companion.core.journal import MemoryJournal
from companion.core.question import Amount, Choice, Ordering, Several, Text
from companion.core.session import Session, Surroundings
from companion.errors import LoomError
from companion.games.tapestry import content
from companion.games.tapestry.bots import commands as b
from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.city.commands import CountCapital, PlacePiece, TakeLandmark
from companion.games.tapestry.civilizations.commands import SpendTapestries, StopPlaying
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income import income_turn
from companion.games.tapestry.income.commands import (
    NextStep,
    PlayTapestry,
    TakeIncome,
    TakeIncomeGains,
    TakeIncomePoints,
    UpgradeTechnology,
    UseCivilization,
    UseMasterpiece,
    UseReserve,
)
from companion.games.tapestry.options import (
    Bots,
    CapitalKept,
    Options,
    OwnLevel,
    Participant,
    Rebalancing,
    Variants,
)
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.player import BUILDINGS, RESOURCES, Civilization, Placed
from companion.games.tapestry.score.commands import AddPoints, NameTallest
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.setup.capitals import DrawCapitals, KeepCapital
from companion.games.tapestry.setup.civilizations import DrawCivilizations, KeepCivilization
from companion.games.tapestry.setup.finish import ChooseFirstPlayer, FinishSetUp
from companion.games.tapestry.setup.landmark_cards import DealLandmarkCards, KeepLandmarkCard
from companion.games.tapestry.state import TRACKS, MapToken, Phase, State
from companion.games.tapestry.tracks.commands import AdvanceOnTrack

NAME = "Tapestry, the people's side"
COUNT = 10_000
FIRST = 4
MOST_STEPS = 1_200
NONSENSE, INCOME, GIFT = 0.05, 0.06, 0.3
SWITCHED = 0.03


def run(count: int, seed: int) -> str:
    """Every game keeps its invariants, ends, and folds to the same state."""
    steps = refused = 0
    for case in range(count):
        game = RandomGame(random.Random(f"{seed}:{case}"), str(case))
        game.play()
        steps += len(game.session.entries)
        refused += game.refused
    return f"{steps} steps, {refused} refused"


def in_loom(chance: random.Random) -> tuple[str, ...]:
    """Everything, the dice, nothing, or each kind of piece for itself."""
    some = tuple(kind for kind in GAME.chance if chance.random() < 0.5)
    return chance.choice(((DICE, CARDS), (DICE,), (), some, some))


class RandomGame:
    """People who do anything."""

    def __init__(self, chance: random.Random, seed: str) -> None:
        self.chance = chance
        self.refused = 0
        self.generous = chance.random() < 0.3
        around = Surroundings(facts=self.fact)
        by_app = in_loom(chance)
        options = self.options()
        self.session: Session[State] = Session.begin(
            GAME, options, MemoryJournal(), seed=seed, by_app=by_app, around=around
        )

    def options(self) -> Options:
        """One to five people, alone or two against bots of any level, any boxes and variants."""
        people = self.chance.randint(1, 5)
        bots = (Bots.AUTOMA,) if people == 1 else (Bots.NONE,)
        if people == 2:
            bots = (Bots.NONE, Bots.SHADOW)
        seats = tuple(
            Participant(f"p{n}", capital=self.chance.choice(list(CapitalKept)))
            for n in range(1, people + 1)
        )
        boxes = tuple(box for box in ("MM", "AA", "FF") if self.chance.random() < 0.3)
        return Options(
            participants=seats,
            bots=self.chance.choice(bots),
            expansions=boxes,
            level=self.chance.randint(1, 6),
            own_level=OwnLevel(5, 1, 1) if self.chance.random() < 0.1 else None,
            rebalancing=self.chance.choice(list(Rebalancing)),
            variants=self.variants(),
        )

    def variants(self) -> Variants:
        """Each of those that change how the game is played, now and then."""
        names = (
            "two_tapestries_first_income",
            "two_civilizations_each_time",
            "nanotechnology_two_cards",
            "start_on_nearest_island",
        )
        return Variants(**{name: self.chance.random() < 0.2 for name in names})

    def fact(self, fact: str):
        """An owner who takes our guess where there is one."""
        known = content.house_facts().get(fact)
        if known is None:
            return None
        guess = known.guess or (known.options[0].id if known.options else "")
        return int(guess) if known.kind == "amount" and guess else guess

    def play(self) -> None:
        """Set up, then to the end."""
        self.set_up()
        for step in range(MOST_STEPS):
            state = self.session.state
            if state.phase is Phase.OVER:
                break
            if self.chance.random() < SWITCHED:
                self.switch()
            elif self.generous and self.chance.random() < GIFT:
                self.do(self.gift(state))
            elif self.chance.random() < NONSENSE:
                self.do(self.nonsense(state))
            else:
                self.do(self.sensible(state, hurry=step > MOST_STEPS // 4))
        self.check_end()

    def switch(self) -> None:
        """The app, or the table, draws or rolls something from here on."""
        kind = self.chance.choice(GAME.chance)
        self.do(GAME.use_app(kind, self.chance.random() < 0.5))

    def check_end(self) -> None:
        """It is over, and opened anew it is the same."""
        assert self.session.state.phase is Phase.OVER, "the game does not end"
        assert GAME.finished(self.session.state) is not None
        again = Session.open(GAME, MemoryJournal(self.session.journal.lines))
        assert again.state == self.session.state, "the fold differs"

    def set_up(self) -> None:
        """Draw and keep everything."""
        for player in self.session.state.players:
            self.do(DrawCapitals(player))
            dealt = self.session.state.setup.of(player)
            if not dealt.capital:
                self.do(KeepCapital(player, self.chance.choice(dealt.capitals)))
            self.do(DrawCivilizations(player))
            self.keep_civilization(player)
        self.do(ChooseFirstPlayer())
        if self.session.state.options.has("MM") or self.session.state.options.has("AA"):
            self.do(DealLandmarkCards())
            self.keep_landmark_cards()
        if self.session.state.bots is not None:
            self.do(b.SetUpBots())
        self.do(FinishSetUp())
        assert self.session.state.phase is not Phase.SETUP, "set-up does not end"

    def keep_civilization(self, player: str) -> None:
        """One of the two; the other if the rules forbid the first."""
        for civilization in self.session.state.setup.of(player).civilizations:
            if not self.session.state.setup.of(player).civilization:
                self.do(KeepCivilization(player, civilization))

    def keep_landmark_cards(self) -> None:
        """Each in the order of choosing."""
        for _ in self.session.state.players:
            for player in self.session.state.players:
                dealt = self.session.state.setup.of(player)
                if dealt.landmark_cards and not dealt.landmark_card:
                    self.do(KeepLandmarkCard(player, self.chance.choice(dealt.landmark_cards)))

    def do(self, command) -> None:
        """Do it, answer what is asked, check what came of it."""
        before, lines = self.session.state, len(self.session.journal.lines)
        try:
            self.session.do(command)
            while self.session.pending:
                self.session.answer(self.reply(self.session.pending.question))
        except LoomError:
            self.refused += 1
            assert self.session.state is before, "a refusal left a trace"
            if self.session.pending:
                self.session.drop()
            else:
                assert len(self.session.journal.lines) == lines, "a refusal left a line"
            return
        GAME.invariants(self.session.state)
        self.check_points(before)

    def check_points(self, before: State) -> None:
        """Every change of points is an event with a source."""
        entry = self.session.last
        for player, me in self.session.state.players.items():
            said = sum(
                event.amount
                for event in entry.events
                if isinstance(event, PointsScored) and event.player == player
            )
            corrected = me.points[-1:] and me.points[-1].source == "correction"
            change = me.score - before.players[player].score
            assert change == said or corrected, f"{player}: {change} points, {said} said"

    def reply(self, question):
        """Any answer that fits."""
        match question:
            case Choice():
                return self.chance.choice(question.ids)
            case Amount():
                low, high = question.offered
                return self.chance.randint(low, min(high, low + 6))
            case Several():
                most = len(question.ids) if question.most is None else question.most
                most = min(most, len(question.ids))
                n = self.chance.randint(min(question.least, most), most)
                return tuple(self.chance.sample(question.ids, n))
            case Ordering():
                order = [option.id for option in question.options]
                self.chance.shuffle(order)
                return tuple(order)
            case Text():
                return "word"
        raise AssertionError(question)

    def sensible(self, state: State, *, hurry: bool):
        """Something that belongs to the phase."""
        if state.turn == BOTS:
            return b.TakeBotsTurn()
        me = state.players[state.turn]
        waiting = [(p, piece) for p, one in state.players.items() for piece in one.waiting]
        if waiting and self.chance.random() < 0.5:
            player, piece = self.chance.choice(waiting)
            return PlacePiece(player, piece, self.plot())
        match state.phase:
            case Phase.TURN if me.income_turns >= 5 and self.can(StopPlaying()):
                return StopPlaying()
            case Phase.TURN:
                tracks = [t for t in state.used_tracks() if self.can(AdvanceOnTrack(t))]
                if me.income_turns >= 5 and self.can(SpendTapestries()):
                    return SpendTapestries()
                if me.income_turns >= 5:
                    return AdvanceOnTrack(self.chance.choice(tracks))
                if hurry or not tracks or not me.income_turns or self.chance.random() < INCOME:
                    return TakeIncome()
                return AdvanceOnTrack(self.chance.choice(tracks))
            case Phase.INCOME_POWERS:
                return self.power(state)
            case Phase.INCOME_TAPESTRY:
                if me.income_turns == 5:
                    return UseReserve()
                return PlayTapestry(self.chance.choice(me.hand) if me.hand else "")
            case Phase.INCOME_UPGRADE:
                cards = upgrading.upgradable(state, state.turn)
                return UpgradeTechnology(self.chance.choice(cards)) if cards else NextStep()
            case Phase.INCOME_POINTS:
                return TakeIncomePoints()
        return TakeIncomeGains()

    def can(self, command) -> bool:
        """Whether the rules allow it now."""
        return self.session.why_not(command) is None

    def gift(self, state: State):
        """Resources out of nowhere, so that the ends of the tracks are seen."""
        player = self.chance.choice(tuple(state.players))
        return SetValue(facts.Number(player, f"resource.{self.chance.choice(RESOURCES)}", 8))

    def power(self, state: State):
        """Masterpieces, then civilizations, then on."""
        for card in income_turn.unused_masterpieces(state, state.turn):
            if self.can(UseMasterpiece(card)):
                return UseMasterpiece(card)
        for civilization in income_turn.abilities(state, state.turn):
            if self.chance.random() < 0.9:
                return UseCivilization(civilization)
        return NextStep()

    def plot(self) -> str:
        """Somewhere, perhaps off the grid."""
        row, column = self.chance.randint(-2, 8), self.chance.randint(-2, 8)
        return f"{row},{column},{self.chance.randint(0, 3)}"

    def nonsense(self, state: State):
        """Anything at any time."""
        player = self.chance.choice(("p1", "p2", "p9", "automa"))
        number = self.chance.randint(-3, 14)
        hexes = (*state.map, "9,9")
        tokens = tuple(
            MapToken(self.chance.choice(("p1", "p2", "automa", "x")), self.chance.random() < 0.5)
            for _ in range(self.chance.randint(0, 2))
        )
        tile = self.chance.choice((None, 0, -1, number, number + 30))
        return self.chance.choice(
            (
                AdvanceOnTrack(self.chance.choice((*TRACKS, "magic"))),
                AdvanceOnTrack("science", ("coin", "coin", "coin")),
                AdvanceOnTrack("military", ("worker",), token=number),
                TakeIncome(),
                NextStep(),
                UseMasterpiece("masterpiece_1"),
                UseCivilization("leaders"),
                PlayTapestry(self.chance.choice(("academia", "", "unknown"))),
                UseReserve(),
                UpgradeTechnology("radio"),
                TakeIncomePoints(),
                TakeIncomeGains(),
                StopPlaying(),
                PlacePiece(player, self.chance.choice((*BUILDINGS, "forge")), self.plot()),
                CountCapital(player, number, number, self.chance.randint(0, 2)),
                AddPoints(player, number, self.chance.choice(("other", "heaven"))),
                TakeLandmark(player, self.chance.choice(tuple(content.landmarks()))),
                NameTallest(player),
                SetValue(facts.Number(player, f"resource.{self.chance.choice(RESOURCES)}", number)),
                SetValue(facts.Number(player, "points", number * 10, note="miscounted")),
                SetValue(facts.Hex(self.chance.choice(hexes), tile, 0, tokens)),
                SetValue(facts.Hand(player, "hand", ("trap",) * self.chance.randint(0, 3))),
                SetValue(facts.Hand(player, "tiles", (str(number + 20), "-1"))),
                SetValue(facts.Tokens(player, self.chance.choice(TRACKS), (number,))),
                SetValue(facts.Landmark("forge", player)),
                SetValue(facts.Achievement("topple_two", (player,))),
                SetValue(facts.FaceUp("tech", ("radio", "paper"))),
                SetValue(facts.Mat(player, number, ("academia", "unknown"))),
                SetValue(facts.Civilizations(player, (Civilization("leaders"),))),
                SetValue(facts.Capital(player, (Placed("farm", ((0, 0),)),), (), ("house",))),
                SetValue(facts.Masterpieces(player, ("masterpiece_02",), (), ("farm",))),
            )
        )
