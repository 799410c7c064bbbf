"""The bots as screens draw them: frozen records, everything decided here.

`bots_turn_view(state, entry)` is the bots' screen; `entry` is the last step that was a bots'
turn, None before the first. What a tap sends:

- the one gold button: `view.next`, a `TakeBotsTurn`, or `SetUpBots` before the first turn; None
  while it is a person's turn. "Done on the table" sends nothing, the turn is already kept.
- a card tapped as really drawn, before the turn: `TakeBotsTurn(left=15, right=9)`; `EmptyDeck()`
  and the form of decision cards put the piles right.
  After the turn: `session.differ(pair_answers(entry, "left", 15))`, which swaps the two where
  the card tapped lies on the other side.
- with real cards `session.do(TakeBotsTurn())` asks for both cards, left first; the questions are
  `Choice`s of the cards that can come.
- "It differs" on an act: its options are `session.questions(entry)[act.differs]`, the answer goes
  to `session.differ({act.differs: value})`; "none" is "not done". `act.also` names further
  questions of the same act. Acts without `differs` follow from the others.
- any value of the bots is put right by the forms of `correcting`.
- the table played on without the app: `SkipBotsTurn()`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from companion.core.answers import Answer, Source
from companion.core.command import Command, Entry
from companion.core.instruction import Instruction, Passed, Why
from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.bots.commands import SetUpBots, TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.rule_lines import is_ruling
from companion.games.tapestry.bots.view_cards import (
    LEFT,
    RIGHT,
    CardView,
    pair_view,
)
from companion.games.tapestry.bots.view_map import MapView, map_view
from companion.games.tapestry.bots.view_points import BotSheet, sheet_view
from companion.games.tapestry.owners import AUTOMA, BOTS, SHADOW
from companion.games.tapestry.places import POINTS, owner_of
from companion.games.tapestry.state import Phase, State

Turn = Entry[State]
FURTHER = ("automa.tile", "automa.roll", "automa.points.", "automa.conquer.trap")
PAIR_KEY = "bots.pair"
BOTH = (AUTOMA, SHADOW)


@dataclass(frozen=True, slots=True)
class WhyView:
    """A rule that led to an act."""

    rule: str
    text: Message | None
    """None where only the entry on it is given."""
    passed: tuple[Passed, ...]
    """What else was valid, and why it was passed over."""
    ruling: bool
    """The rules are silent: it is our reading, and the table may do otherwise."""
    left: int = 0
    """How many are still in the running after it; 0 where it narrows nothing."""


@dataclass(frozen=True, slots=True)
class ActView:
    """One thing to do with the pieces."""

    number: int
    key: str
    text: Message
    icon: str
    places: tuple[str, ...]
    """Where: `hex:1,0`, `track:science:4`."""
    whys: tuple[WhyView, ...]
    differs: str
    """The question to answer when it differs at the table; empty if it cannot."""
    also: tuple[str, ...]
    """More questions that belong to it: which tile, how it lies."""
    changed: bool
    """The table said so, it was not decided here."""
    under: str = ""
    """The key of the heading that it stands under."""
    by: str = ""
    """The bot that does it; empty where it is both, or the table."""
    owner: str = ""
    """Whose piece is moved, where that is one alone."""
    colour: str = ""
    points: tuple[int, int] | None = None
    """What it has before and after, where its points change."""


@dataclass(frozen=True, slots=True)
class Total:
    """A running total."""

    icon: str
    text: Message
    before: int
    now: int


@dataclass(frozen=True, slots=True)
class BotsTurnView:
    """The bots' screen."""

    title: Message
    pair: tuple[CardView, ...]
    """Left and right; empty while none lies on the table."""
    acts: tuple[ActView, ...]
    map: MapView
    sheet: BotSheet
    next: Offer[State] | None
    """The gold button."""
    waits: Message | None
    """Why there is nothing to do now."""
    draws: bool
    """The next turn begins with a pair of decision cards."""
    totals: tuple[Total, ...] = ()
    """What the Automa has, before and after the turn."""


def bots_turn_view(state: State, entry: Turn | None = None, looked_at: str = "") -> BotsTurnView:
    """The table and the bots' last turn, of which a line may be looked at."""
    command = next_command(state)
    return BotsTurnView(
        title=_title(state, entry),
        pair=pair_view(state, entry),
        acts=acts_of(entry) if entry else (),
        map=map_view(
            entry.before if entry else state, state, entry.told if entry else (), looked_at
        ),
        sheet=sheet_view(state),
        next=next_of(state),
        waits=None if command else Message("tapestry.bot.view.waits"),
        draws=isinstance(command, TakeBotsTurn) and not income_is_next(state),
        totals=_totals(entry.before if entry else state, entry.after if entry else state),
    )


def next_of(state: State) -> Offer[State] | None:
    """Their set-up, or their turn; None while it is a person's."""
    command = next_command(state)
    return offered(state, _next_text(state, command), command) if command else None


def pair_answers(entry: Turn, side: str, card: int) -> dict[str, Answer]:
    """What to answer where this card really lies on this side; the other side keeps or swaps."""
    keys = {LEFT: f"{PAIR_KEY}.{LEFT}", RIGHT: f"{PAIR_KEY}.{RIGHT}"}
    now = {at: str(entry.answers[key].value) for at, key in keys.items()}
    other = LEFT if side == RIGHT else RIGHT
    kept = now[side] if now[other] == str(card) else now[other]
    return {keys[side]: str(card), keys[other]: kept}


def next_command(state: State) -> Command[State] | None:
    """Set up first, then a turn whenever it is theirs."""
    bots = bots_of(state)
    if not bots.favourites:
        return SetUpBots()
    return TakeBotsTurn() if state.turn == BOTS and state.phase is Phase.BOTS else None


def income_is_next(state: State) -> bool:
    """The next turn is an income turn, whatever is drawn."""
    bots = bots_of(state)
    return not bots.finished and (not bots.income_turns or not bots.deck)


def _totals(before: State, after: State) -> tuple[Total, ...]:
    """Its points and its territories; two people and the Shadow Empire have neither."""
    if not after.options.solo:
        return ()
    lands = [sum(1 for _ in state.controlled(AUTOMA)) for state in (before, after)]
    scores = [bots_of(state).score for state in (before, after)]
    return (
        Total("vp", Message("tapestry.screen.gained", n=scores[-1]), *scores),
        Total("territory", Message("tapestry.screen.lands", n=lands[-1]), *lands),
    )


def _title(state: State, entry: Turn | None) -> Message:
    after = bots_of(entry.after if entry else state)
    if after.finished:
        return Message("tapestry.bot.view.finished")
    return Message("tapestry.bot.view.era", era=max(after.income_turns, 1), n=len(after.deck))


def _next_text(state: State, command: Command[State]) -> Message:
    if isinstance(command, SetUpBots):
        return Message("tapestry.bot.view.set_up")
    if income_is_next(state):
        return Message("tapestry.bot.view.income", turn=bots_of(state).income_turns + 1)
    return Message("tapestry.bot.view.turn")


def acts_of(entry: Turn) -> tuple[ActView, ...]:
    """What is done in a turn that was taken, in order."""
    also = _further_questions(entry)
    acts = [
        _act(number, told, entry, also.get(told.differs, ()))
        for number, told in enumerate(entry.told, 1)
    ]
    return tuple(_with_their_points(acts))


def _with_their_points(acts: Sequence[ActView]) -> Iterator[ActView]:
    """What was counted and the points of it are one line."""
    below = Counter(act.under for act in acts)
    scored = {act.under: act for act in acts if act.points and below[act.under] == 1 and act.under}
    for act in acts:
        if act.key in scored:
            yield _scored(act, scored[act.key])
        elif scored.get(act.under) is not act:
            yield act


def _scored(counted: ActView, act: ActView) -> ActView:
    return replace(
        counted,
        whys=(*counted.whys, *act.whys),
        places=(*counted.places, *act.places),
        differs=counted.differs or act.differs,
        also=tuple(dict.fromkeys((*counted.also, *act.also))),
        changed=counted.changed or act.changed,
        by=act.by,
        colour=act.colour,
        points=act.points,
    )


def _points_of(told: Instruction) -> tuple[int, int] | None:
    """Where the marker of the points goes, if nothing else moves."""
    if not told.acts or any(act.piece != POINTS for act in told.acts):
        return None
    ends = told.acts[0].source, told.acts[-1].target
    was, now = (int(end.rpartition(":")[2]) for end in ends)
    return was, now


def _act(number: int, told: Instruction, entry: Turn, also: tuple[str, ...]) -> ActView:
    whys = tuple(
        WhyView(why.rule, why.text, why.passed, _is_ours(why), len(why.remaining))
        for why in told.whys
    )
    keys = (told.differs, *also) if told.differs else ()
    changed = any(entry.answers[key].source is Source.SAID for key in keys)
    owner = _owner(told)
    by = owner if owner in BOTH else _by(told)
    return ActView(
        number=number,
        key=told.key,
        text=told.text,
        icon=told.icon,
        places=told.places,
        whys=whys,
        differs=told.differs,
        also=also,
        changed=changed,
        under=told.under,
        by=by,
        owner=owner,
        colour=entry.before.colour(owner or by) if owner or by else "",
        points=_points_of(told),
    )


def _is_ours(why: Why) -> bool:
    """A rule of ours, or an option passed over by one."""
    reasons = (why.text, *(one.reason for one in why.passed))
    return any(is_ruling(why.rule, reason.key) for reason in reasons if reason)


def _owner(told: Instruction) -> str:
    """Whose pieces they are, or become."""
    owners = {act.owner or owner_of(act.target) for act in told.acts}
    return next(iter(owners)) if len(owners) == 1 else ""


def _by(told: Instruction) -> str:
    """Who decided it."""
    bot = told.key.partition(".")[0]
    return bot if bot in BOTH else ""


def _further_questions(entry: Turn) -> dict[str, tuple[str, ...]]:
    """Questions no act names, under the act whose question came before them."""
    named = {told.differs for told in entry.told if told.differs}
    found: dict[str, tuple[str, ...]] = {}
    last = ""
    for key, given in entry.answers.items():
        if key in named:
            last = key
        elif last and key.startswith(FURTHER) and not isinstance(given.value, tuple):
            found[last] = (*found.get(last, ()), key)
    return found
