"""A game too small to play, with everything that a session must carry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.core.act import Act, Lying, Seen, Verb
from companion.core.chance import Die
from companion.core.checked import TableFact
from companion.core.command import Command, Entry
from companion.core.event import Event
from companion.core.game import Game, Result
from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.core.question import Amount, Choice, Option
from companion.core.step import Step
from companion.errors import RuleBroken

CUBE = Die("cube", ("1", "2", "3", "4", "5", "6"), Message("toy.cube"))
COLOURS = ("red", "green", "blue")
ALL_CARDS = tuple(str(card) for card in range(1, 13))


@dataclass(frozen=True, slots=True)
class Options:
    """How the game begins."""

    cards: int = 12


@dataclass(frozen=True, slots=True)
class State:
    """Coins, a deck, and what was drawn."""

    coins: int = 0
    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    flags: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CoinsChanged(Event[State]):
    """Coins came or went."""

    by: int

    def apply(self, state: State) -> State:
        return replace(state, coins=state.coins + self.by)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        if self.by < 0:
            return (Act(Verb.PAY, "coin", -self.by, "purse", "supply"),)
        return (Act(Verb.TAKE, "coin", self.by, "supply", "purse"),) if self.by else ()


@dataclass(frozen=True, slots=True)
class CoinsCounted(Event[State]):
    """The purse was counted, and holds this."""

    coins: int

    def apply(self, state: State) -> State:
        return replace(state, coins=self.coins)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return (Seen("purse", "coin", self.coins),)


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event[State]):
    """The deck has a new order."""

    order: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, deck=self.order, hand=())

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """All aside, and so many of them back into the deck."""
        cards = [Act(Verb.RETURN, f"card:{one}", 1, "hand", "aside") for one in before.hand]
        old = [Act(Verb.RETURN, f"card:{one}", 1, "deck:main", "aside") for one in before.deck]
        new = [Act(Verb.LAY, f"card:{one}", 1, "aside", "deck:main") for one in self.order]
        mix = Act(Verb.SHUFFLE, "card", len(self.order), "deck:main", "deck:main")
        return (*cards, *old, *new, *([mix] if new else ()))


@dataclass(frozen=True, slots=True)
class CardDrawn(Event[State]):
    """A card went from the deck to the hand."""

    card: str

    def apply(self, state: State) -> State:
        deck = tuple(card for card in state.deck if card != self.card)
        return replace(state, deck=deck, hand=(*state.hand, self.card))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return (Act(Verb.DRAW, f"card:{self.card}", 1, "deck:main", "hand"),)


@dataclass(frozen=True, slots=True)
class FlagSet(Event[State]):
    """A flag has a colour."""

    flag: str
    colour: str

    def apply(self, state: State) -> State:
        return replace(state, flags={**state.flags, self.flag: self.colour})

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        old = before.flags.get(self.flag, "")
        if old == self.colour:
            return ()
        down = [_flag(Verb.RETURN, old, self.flag, "bag")] if old else []
        return (*down, _flag(Verb.MOVE, self.colour, "bag", self.flag))


def _flag(verb: Verb, colours: str, source: str, target: str) -> Act:
    return Act(verb, "flag", 1, source, target, owner=colours)


@dataclass(frozen=True, slots=True)
class Earn(Command[State]):
    """So many coins."""

    coins: int

    def carry_out(self, step: Step[State]) -> None:
        step.record(CoinsChanged(self.coins))

    def label(self, entry: Entry[State]) -> Message:
        return Message("toy.earned", n=self.coins)


@dataclass(frozen=True, slots=True)
class Pay(Command[State]):
    """So many coins, if there are."""

    coins: int

    def verify(self, state: State) -> None:
        if self.coins > state.coins:
            raise RuleBroken("toy.too_few", n=state.coins)

    def carry_out(self, step: Step[State]) -> None:
        step.record(CoinsChanged(-self.coins))

    def label(self, entry: Entry[State]) -> Message:
        return Message("toy.paid", n=self.coins)


@dataclass(frozen=True, slots=True)
class Count(Command[State]):
    """The purse holds other than the app believes."""

    coins: int
    CORRECTS = True

    def carry_out(self, step: Step[State]) -> None:
        step.record(CoinsCounted(self.coins))

    def label(self, entry: Entry[State]) -> Message:
        return Message("toy.counted", n=self.coins)


@dataclass(frozen=True, slots=True)
class Harvest(Command[State]):
    """Two coins, then as many dice as there are flags, each asked for."""

    def carry_out(self, step: Step[State]) -> None:
        heading = Message("toy.harvest")
        with step.because(Why("T-2", Message("toy.autumn")), heading=heading, key="harvest"):
            step.record(CoinsChanged(1))
            step.record(CoinsChanged(1))
            for number in step.rounds(len(step.state.flags)):
                with step.because(Why("T-3"), key="flag", differs=f"flag.{number}"):
                    step.record(CoinsChanged(int(step.roll(f"flag.{number}", CUBE))))

    def label(self, entry: Entry[State]) -> Message:
        return Message("toy.harvested")


@dataclass(frozen=True, slots=True)
class Shuffle(Command[State]):
    """A new deck."""

    cards: int

    def carry_out(self, step: Step[State]) -> None:
        cards = tuple(str(card) for card in range(1, self.cards + 1))
        step.record(DeckShuffled(step.shuffle("deck", cards)))

    def label(self, entry: Entry[State]) -> Message:
        return Message("toy.shuffled")


@dataclass(frozen=True, slots=True)
class Draw(Command[State]):
    """A card; it is worth a die of coins."""

    def verify(self, state: State) -> None:
        if not state.deck:
            raise RuleBroken("toy.no_cards")

    def carry_out(self, step: Step[State]) -> None:
        card = step.draw("card", step.state.deck)
        step.record(CardDrawn(card))
        step.record(CoinsChanged(int(step.roll("worth", CUBE))))
        step.tell(
            Instruction("lay", Message("toy.lay", card=card), (Why("T-1", remaining=(card,)),))
        )

    def label(self, entry: Entry[State]) -> Message:
        return Message("toy.drew")


@dataclass(frozen=True, slots=True)
class RaiseFlag(Command[State]):
    """A colour is asked, then how many coins; the pole is decided by a rule, the cloth a fact."""

    flag: str

    def carry_out(self, step: Step[State]) -> None:
        colours = tuple(Option(one, Message(f"toy.{one}")) for one in COLOURS)
        colour = step.ask(Choice("colour", Message("toy.which"), colours))
        coins = step.ask(Amount("coins", Message("toy.how_many"), 0, 9))
        pole = step.settle(Choice("pole", Message("toy.pole"), colours), COLOURS[coins % 3])
        cloth = step.fact(Choice("cloth", Message("toy.cloth"), colours), "cloth")
        step.record(FlagSet(self.flag, f"{colour} {pole} {cloth}"))
        step.record(CoinsChanged(coins))

    def label(self, entry: Entry[State]) -> Message:
        return Message("toy.raised", flag=self.flag)


class Toy(Game[State]):
    """The port, filled."""

    id = "toy"
    options_type = Options
    commands = (Earn, Pay, Count, Harvest, Shuffle, Draw, RaiseFlag)
    events = (CoinsChanged, CoinsCounted, DeckShuffled, CardDrawn, FlagSet)

    def begin(self, options: Options) -> State:
        return State(deck=tuple(str(card) for card in range(1, options.cards + 1)))

    def finished(self, state: State) -> Result | None:
        return None

    def recap(self, state: State) -> Message:
        return Message("toy.recap", n=state.coins)

    def on_the_table(self, state: State) -> tuple[TableFact, ...]:
        flags = tuple(
            TableFact(f"flag.{flag}", Message("toy.flag", flag=flag), colour)
            for flag, colour in state.flags.items()
        )
        return (TableFact("coins", Message("toy.coins"), state.coins), *flags)

    def laid_out(self, start: State) -> tuple[Act, ...]:
        mix = Act(Verb.SHUFFLE, "card", len(start.deck), "deck:main", "deck:main")
        lay = (Act(Verb.LAY, f"card:{one}", 1, "box", "deck:main") for one in start.deck)
        rest = (Act(Verb.LAY, one.piece, 1, "box", "aside") for one in _aside(start))
        return (*lay, mix, *rest)

    def pieces(self, state: State) -> tuple[Lying, ...]:
        cards = (Lying(f"card:{one}", "hand") for one in state.hand)
        flags = (Lying("flag", flag, 1, colours) for flag, colours in state.flags.items())
        coins = Lying("coin", "purse", state.coins)
        deck = Lying("card", "deck:main", len(state.deck))
        return (coins, deck, *cards, *_aside(state), *flags)

    def stock(self, piece: str) -> str:
        return {"coin": "supply", "flag": "bag"}.get(piece, "box")


def _aside(state: State) -> tuple[Lying, ...]:
    there = {*state.deck, *state.hand}
    return tuple(Lying(f"card:{one}", "aside") for one in ALL_CARDS if one not in there)


TOY = Toy()
