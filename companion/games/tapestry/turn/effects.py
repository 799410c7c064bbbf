"""What is in force: visible tapestries, continuous ones, civilizations; and what sets them off.

Rulebook, "Tapestry card abilities": THIS ERA lasts until one's next income turn, CONTINUOUS to
the end; a covered card does nothing. After the own fifth income turn only points are gained.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.message import Message
from companion.games.tapestry import content, known
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.content.cards import Effect
from companion.games.tapestry.player import LAID_OPEN, Player
from companion.games.tapestry.standing import Copied
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.mats import class_of
from companion.games.tapestry.turn.turn import Turn

LAST_ERA_WITH_CARDS = 4
FIVE_POINTS = (Benefit(Verb.POINTS, n=5),)
"""MM: space tiles that pay for each advance on the track they name."""
POINTS_ONLY = frozenset({Verb.POINTS, Verb.POINTS_PER})
HOLD_OTHERS = frozenset({Verb.IN_ORDER, Verb.IF, Verb.EACH})


def visible_cards(me: Player) -> Iterator[tuple[int, str]]:
    """The uncovered tapestries that lie face up: era and card, LAID_OPEN without a name."""
    for era, pile in me.mat.items():
        if pile and pile[-1] != UNKNOWN:
            yield int(era), pile[-1]


def cards_in_force(state: State, player: str) -> Iterator[str]:
    """This era's card if it lasts, and every visible continuous one."""
    me = state.players[player]
    for era, card in visible_cards(me):
        if card == LAID_OPEN:  # its owner does what it says by hand
            continue
        kinds = known.tapestry(state, card).kinds
        if "continuous" in kinds or ("this_era" in kinds and era == lasting_era(me)):
            yield card
        if era == lasting_era(me):
            yield from (one.card for one in me.holds(Copied) if one.by == card)


def lasting_era(me: Player) -> int:
    """The era whose card lasts; a mat may keep that of era 4 through and after turn 5."""
    lasts = any(class_of(mat.id).era_four_lasts for mat in me.civilizations)
    return min(me.income_turns, LAST_ERA_WITH_CARDS) if lasts else me.income_turns


def in_force(state: State, player: str) -> Iterator[tuple[str, str, Effect]]:
    """Every effect that can be set off, with what gives it."""
    me = state.players[player]
    for card in cards_in_force(state, player):
        for effect in known.tapestry(state, card).effects:
            yield "tapestry", card, effect
    for mat in me.civilizations:
        for effect in content.civilization(mat.id).effects:
            yield "civilization", mat.id, effect
    for tile in me.explored_space:
        if track := state.setup.fact(f"space_tile.{tile}"):
            yield "space_tile", str(tile), Effect("advanced", FIVE_POINTS, (track,))


def rule_in_force(state: State, player: str, rule: str) -> bool:
    """Whether a card or mat changes the rules so for this player."""
    return times_in_force(state, player, rule) > 0


def times_in_force(state: State, player: str, *rules: str) -> int:
    """How many cards and mats do so for this player."""
    me = state.players.get(player)
    if me is None:
        return 0
    cards = (known.tapestry(state, card).rules for card in cards_in_force(state, player))
    mats = (content.civilization(mat.id).rules for mat in me.civilizations)
    return sum(rule in rules for said in (*cards, *mats) for rule in said)


def forbids_opponents(state: State, owner: str, *rules: str) -> bool:
    """Whether a card of somebody else forbids it to an owner, perhaps a bot."""
    others = (one for one in state.players if one != owner)
    return any(times_in_force(state, other, *rules) for other in others)


def is_forbidden(state: State, owner: str, rule: str) -> bool:
    """By a card of one's own, or of somebody else's."""
    mine = rule_in_force(state, owner, rule)
    return mine or forbids_opponents(state, owner, f"opponents_{rule}")


def forbidden(turn: Turn, rule: str) -> bool:
    """The same, and that is said."""
    found = is_forbidden(turn.state, turn.player, rule)
    if found:
        turn.tell(Message(f"tapestry.taught.forbidden.{rule}"), icon="cross")
    return found


def heard(turn: Turn, on: str) -> bool:
    """Whether anything in force answers when this happens to the player."""
    return any(effect.on == on for _, _, effect in in_force(turn.state, turn.player))


def trigger(
    turn: Turn, on: str, track: str = "", amount: int = 1, what: str = "", but: str = ""
) -> None:
    """This happened to the player: what is in force answers, but for the card it is about."""
    last = len(turn.step.events) - 1
    for source, detail, effect in tuple(in_force(turn.state, turn.player)):
        if effect.on != on or (effect.tracks and track not in effect.tracks) or detail == but:
            continue
        if effect.what and effect.what != what:
            continue
        if turn.me.finished and not _points_only(effect.then):
            continue
        for _ in range(amount if effect.times_amount else 1):
            verbs.gain_all(turn.answering(last), effect.then, source, detail)


def _points_only(benefits: Sequence[Benefit]) -> bool:
    """Whether nothing but points comes of it."""
    return all(
        _points_only(one.steps) if one.op in HOLD_OTHERS else one.op in POINTS_ONLY
        for one in benefits
    )
