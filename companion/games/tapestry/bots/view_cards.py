"""The decision pair as cards with their active halves, and the decks around it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Entry
from companion.core.message import Message
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import PairDrawn
from companion.games.tapestry.bots.position import FAVOURITE
from companion.games.tapestry.bots.state import BOTS, BotState
from companion.games.tapestry.content import look_up
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title

LEFT, RIGHT = "left", "right"
ICONS = {"any": "any-track", "landmark": "landmark-next", "finish": "end-of-track"}


@dataclass(frozen=True, slots=True)
class HalfLine:
    """A line of an active half: an icon and its words."""

    icon: str
    text: Message
    note: Message | None = None
    chosen_by: tuple[str, ...] = ()
    """The bots that this line decided for in the last turn."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A decision card on the table; only the active half is read."""

    number: int
    side: str
    pile: str
    """`decision` (number in a circle) or `progress` (in a square)."""
    lines: tuple[HalfLine, ...]
    open_hand: bool = False
    """Left only: with the deck empty, income instead of advancing."""
    topple: bool = False
    """Right only: neutral conquest may go next to the human."""
    black_arrow: tuple[int, int] | None = None
    """Right only: the hex where the order begins, and the way its line is walked."""
    walk: str = ""
    grey_arrow: tuple[int, int] | None = None


def pair_view(state: State, entry: Entry[State] | None) -> tuple[CardView, ...]:
    """The pair of the last turn, also when its income turn has shuffled it away."""
    pair = bots_of(state).pair
    if entry is not None:
        drawn = [event for event in entry.events if isinstance(event, PairDrawn)]
        last = bots_of(entry.before).pair
        pair = (drawn[0].left, drawn[0].right) if drawn else last or pair
    if not pair:
        return ()
    chosen = _chosen(entry) if entry else {}
    return _left(pair[0]), _right(pair[1], bots_of(entry.before if entry else state), chosen)


def _left(number: int) -> CardView:
    card = printed.decision_card(number)
    lines = tuple(
        HalfLine(ICONS[icon], Message(f"tapestry.bot.icon.{icon}"), bot_title(bot))
        for bot, icon in zip(BOTS, (card.automa, card.shadow), strict=True)
    )
    return CardView(number, LEFT, card.pile, lines, open_hand=card.open_hand)


def _right(number: int, bots: BotState, chosen: dict[str, str]) -> CardView:
    card = printed.decision_card(number)
    pattern = look_up.hex_patterns()[card.hexes]
    return CardView(
        number,
        RIGHT,
        card.pile,
        tuple(_symbol(symbol, bots, chosen, card.tracks) for symbol in card.tracks),
        topple=card.topple,
        black_arrow=pattern.lines[0][0],
        walk=pattern.walk,
        grey_arrow=pattern.lines[1][0],
    )


def _symbol(
    symbol: str, bots: BotState, chosen: dict[str, str], printed_order: tuple[str, ...]
) -> HalfLine:
    """A line of the list; the first symbol of a track on a bot's way is the one that decided."""
    by = tuple(
        bot
        for bot, track in chosen.items()
        if symbol == _deciding(printed_order, bot, track, bots.favourites.get(bot, ""))
    )
    if symbol == FAVOURITE:
        return HalfLine("heart", Message("tapestry.bot.icon.favourite"), chosen_by=by)
    return HalfLine(f"track-{symbol}", track_name(symbol), chosen_by=by)


def _deciding(order: tuple[str, ...], bot: str, track: str, favourite: str) -> str:
    reading = order if bot == AUTOMA else tuple(reversed(order))
    hits = (s for s in reading if s == track or (s == FAVOURITE and track == favourite))
    return next(hits, track)


def _chosen(entry: Entry[State]) -> dict[str, str]:
    """The tracks chosen by list in this turn, by bot."""
    found = {}
    for told in entry.told:
        for why in told.whys:
            bot = told.key.partition(".")[0]
            if why.rule == "R-track-2" and why.remaining and told.key == f"{bot}.track":
                found[bot] = why.remaining[0]
    return found
