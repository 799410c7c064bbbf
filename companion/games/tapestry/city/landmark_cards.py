"""MM, AA: the landmark of one's landmark card, for a condition met at the end of a turn.

Rulebook, "Turns". What a card asks for is in no source: the owner says it when the card is kept,
and at the end of a turn whether it is met, where that cannot be seen here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from companion.core.event import Event
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.capital import plots
from companion.games.tapestry.cards.events_of_masterpieces import MasterpieceGained
from companion.games.tapestry.cards.events_of_tapestries import TapestryGained
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.chance import LANDMARK_CARDS
from companion.games.tapestry.city import counted, landmarks
from companion.games.tapestry.city import landmark_growth as growth
from companion.games.tapestry.city.events import LandmarkCardDrawn, PiecePlaced
from companion.games.tapestry.land.events import SpaceTileGained, TerritoryTileGained
from companion.games.tapestry.player import Player
from companion.games.tapestry.score import counting
from companion.games.tapestry.score.comparing import COMPARED
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.teaching import conditions
from companion.games.tapestry.turn.events import FactSettled, ResourceGained
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import NO, YES, Turn

Met = Callable[[State, str], bool]
SIX_OF_AN_ITEM, TEACH = "condition_1", "teach"
GAINED: Mapping[type[Event[State]], str] = {
    TerritoryTileGained: "tiles",
    SpaceTileGained: "space_tiles",
    TapestryGained: "hand",
    TechInvented: "techs",
    MasterpieceGained: "masterpieces",
}
"""What brings a player one more of an item."""
SIX, SAME_BUILDINGS, LINES, DISTRICTS, TOP = 6, 3, 1, 2, 2


def draw_one_more(turn: Turn) -> None:
    """A card of those that nobody has; what it asks for is told with it."""
    free = not_dealt(turn.state)
    if not free:
        turn.tell(Message("tapestry.told.no_landmark_card"), icon="card-landmark")
        return
    order = turn.step.shuffle(turn.key("landmark_card.order"), free)
    text = Message("tapestry.setup.ask.landmark_card")
    card = turn.step.draw(turn.key("landmark_card.drawn"), order, text, _name, LANDMARK_CARDS)
    turn.record(LandmarkCardDrawn(turn.player, card))
    turn.record(FactSettled(f"landmark_card.{card}", conditions.of_landmark(turn.step, card)))


def not_dealt(state: State) -> tuple[str, ...]:
    """Cards of the boxes in play that nobody keeps, their landmark still to be had."""
    kept = {card for me in state.players.values() for card in me.more_landmark_cards}
    kept |= {me.landmark_card for me in state.players.values()} | {state.setup.bot_landmark_card}
    pile = state.decks["landmark_card"].cards
    return tuple(c for c in pile if c not in kept and _landmark(c) not in state.landmarks)


def _name(card: str) -> Message:
    return word("landmark", card)


def cards_of(state: State, player: str) -> tuple[str, ...]:
    """The player's landmark cards whose landmark is still to be gained."""
    me = state.players[player]
    mine = (*filter(None, (me.landmark_card,)), *me.more_landmark_cards)
    return tuple(card for card in mine if _landmark(card) not in state.landmarks)


def landmark_of(state: State, player: str, card: str = "") -> str:
    """The landmark still to be gained by a card of the player; empty where there is none."""
    mine = cards_of(state, player)
    wanted = card or next(iter(mine), "")
    return _landmark(wanted) if wanted in mine else ""


def _landmark(card: str) -> str:
    return content.landmark_cards()[card].landmark


def at_end_of_turn(turn: Turn) -> None:
    """Where the condition is met the landmark is gained; what the app cannot see is asked.

    After income turns 2-5, and after other turns where it can just have been met: otherwise it
    is not met unless the table says that it differs.
    """
    for card in cards_of(turn.state, turn.player):
        landmark = _landmark(card)
        if landmark not in turn.state.landmarks and _met(turn, card):
            why = Message("tapestry.why.landmark_card", landmark=word("landmark", landmark))
            with turn.because("rule.landmark_cards", why):
                landmarks.take(turn, landmark)


def _condition(state: State, player: str, card: str) -> str:
    """The number of what the card asks for, or the owner's words."""
    said = state.setup.fact(f"landmark_card.{card}")
    if card == state.players[player].landmark_card and not said:
        return state.setup.of(player).landmark_condition
    return said


def _met(turn: Turn, card: str) -> bool:
    printed, landmark = _condition(turn.state, turn.player, card), _landmark(card)
    if said := conditions.read(printed):
        if said.per in counted.LINES:
            counted.lines(turn)
        return COMPARED[said.what](turn.state, turn.player, said)
    if not printed and turn.state.options.teaches:
        return _put_off(turn, card)
    if condition := CONDITIONS.get(printed):
        seen = condition(turn.state, turn.player)
        return seen or (printed in OF_CAPITAL and met_unseen(turn, landmark))
    six = printed == SIX_OF_AN_ITEM
    if six and not _six_of_an_item(turn.me):
        return False
    text = Message("tapestry.ask.landmark_condition", landmark=word("landmark", landmark))
    if printed and not six:
        text = Message("tapestry.ask.landmark_says", landmark=text.params["landmark"], said=printed)
    grown = _came_to_six(turn) if six else growth.may_be_met(turn, card)
    if not grown and _between_incomes(turn):
        no, yes = Message("tapestry.option.no"), Message("tapestry.option.yes")
        options = [Option(NO, no), Option(YES, yes)]
        return turn.unless_told("landmark_card", text, options, NO) == YES
    met = turn.may("landmark_card", text)
    if not met:
        growth.not_met(turn, card)
    return met


def _put_off(turn: Turn, card: str) -> bool:
    """Its owner reads a card that was put off, or teaches it; asked where more is there."""
    if not growth.may_be_met(turn, card, "several"):
        return False
    text = Message("tapestry.ask.landmark_condition", landmark=word("landmark", _landmark(card)))
    options = [
        Option(NO, Message("tapestry.option.no"), icon="cross"),
        Option(YES, Message("tapestry.option.yes"), icon="check"),
        Option(TEACH, Message("tapestry.taught.now"), icon="edit"),
    ]
    chosen = turn.choose("landmark_card", text, options)
    if chosen == TEACH:
        key = turn.key(f"landmark_says.{card}")
        said = conditions.of_landmark(turn.step, card, key)
        turn.record(FactSettled(f"landmark_card.{card}", said))
        return bool(said) and _met(turn, card)
    if chosen == NO:
        growth.not_met(turn, card, "several")
    return chosen == YES


def met_unseen(turn: Turn, landmark: str) -> bool:
    """What a capital that is not drawn may have come to with a piece that was just placed."""
    pieces = [one for one in turn.step.events if isinstance(one, PiecePlaced)]
    placed = any(one.player == turn.player for one in pieces)
    if plots.has_grid(turn.me.capital) or not placed:
        return False
    text = Message("tapestry.ask.landmark_condition", landmark=word("landmark", landmark))
    return turn.may("landmark_card", text)


def _between_incomes(turn: Turn) -> bool:
    return turn.state.phase is Phase.TURN or turn.me.income_turns == 1


def _came_to_six(turn: Turn) -> bool:
    """Whether what was gained in this step made six of something."""
    came = Counter(filter(None, (_gained(event, turn.player) for event in turn.step.events)))
    return any(_held(turn.me, what) >= SIX > _held(turn.me, what) - n for what, n in came.items())


def _gained(event: Event[State], player: str) -> str:
    """The item of which an event brought the player one."""
    if getattr(event, "player", "") != player:
        return ""
    return event.resource if isinstance(event, ResourceGained) else GAINED.get(type(event), "")


def _held(me: Player, what: str) -> int:
    return me.resources[what] if what in me.resources else len(getattr(me, what))


def _six_of_an_item(me: Player) -> bool:
    """Whether there may be six of the item, whose icon is lost."""
    return any(_held(me, what) >= SIX for what in (*me.resources, *GAINED.values()))


def _three_of_a_type(state: State, player: str) -> bool:
    return max(_city(state, player).values(), default=0) >= SAME_BUILDINGS


def _city(state: State, player: str) -> Mapping[str, int]:
    """Income buildings in the capital by type, those kept beside it included."""
    return counting.built(state, player)


def _top_row(state: State, player: str) -> bool:
    return any(tech.row == TOP for tech in state.players[player].techs)


def _a_line(state: State, player: str) -> bool:
    return counting.rows_and_columns(state, player) >= LINES


def _two_districts(state: State, player: str) -> bool:
    return _full(state.players[player]) >= DISTRICTS


def _full(me: Player) -> int:
    drawn = plots.has_grid(me.capital)
    return len(plots.full_districts(me.capital) if drawn else me.capital.districts)


CONDITIONS: Mapping[str, Met] = {
    "condition_2": _three_of_a_type,
    "condition_3": _top_row,
    "condition_4": _a_line,
    "condition_5": _two_districts,
}
"""The conditions of data/tapestry/landmark_cards.json that can be seen here, by their number."""
OF_CAPITAL = ("condition_4", "condition_5")
"""Those that can be seen only in a capital that is drawn."""
