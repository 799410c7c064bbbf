"""What is always true of the bots; checked after every step of random games."""

from __future__ import annotations

from companion.games.tapestry import content
from companion.games.tapestry.bots.cards import ALL_CARDS, unseen
from companion.games.tapestry.bots.set_up import DUO_DECK
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.bots.turn.era import FIRST
from companion.games.tapestry.bots.turn.score import LANDMARKS, MILITARY, TECHNOLOGY, mat_of
from companion.games.tapestry.options import Bots
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import LAST_SPACE, OUTPOST, State

LAST_INCOME, MOST_TOKENS, ERA_BONUSES = 5, 2, (2, 3, 4)


def check(state: State) -> None:
    """Raise AssertionError where the table cannot be."""
    bots = state.bots
    if bots is None or not bots.favourites:
        return
    _decks(bots, alone=state.options.bots is Bots.SHADOW)
    _tracks(state, bots)
    _map(state, bots)
    _points(state, bots)


def _decks(bots: BotState, *, alone: bool) -> None:
    """Every card exactly once, those that nobody saw among them."""
    lying = (*bots.deck, *bots.discard, *bots.pair, *bots.progress)
    cards = sorted((*filter(None, lying), *unseen(bots)))
    assert cards == list(DUO_DECK if alone else ALL_CARDS), cards
    assert len(lying) == len(cards), lying
    assert 0 <= bots.joined <= len(bots.discard), bots.joined
    assert 0 <= bots.income_turns <= LAST_INCOME, bots.income_turns
    assert len(bots.pair) in (0, 2), bots.pair


def _tracks(state: State, bots: BotState) -> None:
    for bot, favourite in bots.favourites.items():
        assert favourite in state.tracks[bot], favourite
        assert all(len(spaces) == 1 for spaces in state.tracks[bot].values()), state.tracks[bot]
        assert all(0 <= s[0] <= LAST_SPACE for s in state.tracks[bot].values()), state.tracks[bot]


def _map(state: State, bots: BotState) -> None:
    """No third token; outposts in the supply and on the map are always as many."""
    for key, here in state.map.items():
        assert len(here.tokens) <= MOST_TOKENS, key
        assert not here.tokens or here.explored, key
    for bot, left in bots.outposts_left.items():
        assert left >= 0, bot
    if state.options.bots is Bots.AUTOMA and state.turn:
        spare = 1 if state.options.has("MM") else 0
        assert _outposts(state, AUTOMA) + bots.outposts_left[AUTOMA] == 9 + spare
        assert _outposts(state, SHADOW) + bots.outposts_left[SHADOW] == 9 + spare


def _outposts(state: State, owner: str) -> int:
    return sum(
        token.owner == owner and token.kind == OUTPOST
        for here in state.map.values()
        for token in here.tokens
    )


def _points(state: State, bots: BotState) -> None:
    """Multipliers as printed, bonuses at most once, in the order of the turns."""
    turns = [entry.turn for entry in bots.points]
    assert turns == sorted(turns), turns
    bonuses = [entry.points for entry in bots.points if entry.source == FIRST]
    assert len(bonuses) == len(set(bonuses)), bonuses
    assert set(bonuses) <= set(ERA_BONUSES), bonuses
    printed = content.automa().multipliers[mat_of(state)]
    for entry in bots.points:
        if entry.source in (LANDMARKS, MILITARY, TECHNOLOGY):
            assert entry.times == printed[entry.source][entry.turn - 2], entry
