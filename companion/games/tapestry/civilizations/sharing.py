"""Civilizations: the Historians and the Genies.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations import (
    INCOME,
    OPPONENT_LANDMARK,
    mark,
    marked,
    spaces_of,
)
from companion.games.tapestry.land import tiles
from companion.games.tapestry.turn import describing, giving_up, verbs
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

HISTORIANS, GENIES = "historians", "genies"
NONE, LAST = "none", 5


@INCOME.of(HISTORIANS)
def historians(turn: Turn) -> None:
    """Maybe a territory tile for giving a token, and its square, to an opponent."""
    left = [one for one in spaces_of(HISTORIANS) if not marked(turn, HISTORIANS, f"open.{one}")]
    if not left or not turn.me.tiles:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    others = opponents(turn.state, turn.player)
    options += [Option(owner, tiles.owner_option(turn.state, owner)) for owner in others]
    owner = turn.choose("historians", Message("tapestry.ask.historians"), options)
    if owner == NONE:
        return
    giving_up.discard(turn, "territory_tile", 1)
    squares = [
        Option(one, describing.benefits_text(spaces_of(HISTORIANS)[one].benefits)) for one in left
    ]
    square = turn.choose("historians.square", Message("tapestry.ask.mat_space"), squares)
    mark(turn, HISTORIANS, f"open.{square}")
    mark(turn, HISTORIANS, owner, marked(turn, HISTORIANS, owner) + 1)


def _historians_notice(turn: Turn, owner: str) -> None:
    """An opponent with a token gained a landmark: all exposed squares."""
    if marked(turn, HISTORIANS, owner):
        for one, space in spaces_of(HISTORIANS).items():
            if marked(turn, HISTORIANS, f"open.{one}"):
                verbs.gain_all(turn, space.benefits, "civilization", HISTORIANS)


OPPONENT_LANDMARK[HISTORIANS] = _historians_notice


@INCOME.of(GENIES)
def genies(turn: Turn) -> None:
    """An opponent's circle for both, and a square beside it; on turn 5 two different circles."""
    spaces = list(spaces_of(GENIES).values())
    circles = [at for at, space in enumerate(spaces) if space.id.startswith("circle")]
    options = [Option(str(at), describing.benefits_text(spaces[at].benefits)) for at in circles]
    if turn.me.income_turns == LAST:
        for one in turn.several("genies.two", Message("tapestry.ask.mat_space"), options, 2, 2):
            verbs.gain_all(turn, spaces[int(one)].benefits, "civilization", GENIES)
        return
    drawn = _drawn_opponent(turn)
    at = int(drawn.choose("genies", Message("tapestry.ask.genies"), options))
    if drawn.player != turn.player:
        verbs.gain_all(drawn, spaces[at].benefits, "civilization", GENIES)
    beside = [spaces[at - 1], spaces[(at + 1) % len(spaces)]]
    squares = [Option(s.id, describing.benefits_text(s.benefits)) for s in beside]
    square = turn.choose("genies.square", Message("tapestry.ask.mat_space"), squares)
    both = (*spaces[at].benefits, *spaces_of(GENIES)[square].benefits)
    verbs.gain_all(turn, both, "civilization", GENIES)


def _drawn_opponent(turn: Turn) -> Turn:
    """Whose token is drawn; one whose game is over, or a bot, leaves the choice to the Genies."""
    tokens = opponents(turn.state, turn.player)
    drawn = turn.step.draw(
        turn.key("genies.token"),
        turn.step.shuffle(turn.key("genies.tokens"), tokens),
        Message("tapestry.ask.genies_token"),
        lambda owner: tiles.owner_option(turn.state, owner),
    )
    me = turn.state.players.get(drawn)
    return turn if me is None or me.finished else turn.of(drawn)
