"""What the Automa's civilization does in an income turn: a power by its name in the data."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.instruction import Why
from companion.core.message import Message, name
from companion.games.tapestry import content
from companion.games.tapestry.bots.events import AutomaScored
from companion.games.tapestry.bots.look import landmarks_of
from companion.games.tapestry.bots.turn import more_civilizations as more
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import move
from companion.games.tapestry.bots.turn.conquer import conquer
from companion.games.tapestry.bots.turn.facts import is_as_told
from companion.games.tapestry.bots.turn.outposts import reinforce
from companion.games.tapestry.bots.turn.research import research
from companion.games.tapestry.bots.turn.score import territories
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.teaching import automa

OWN, IDLE = "own", "automa.civilization.idle"
Power = Callable[[Acting, int], None]


def civilization_step(acting: Acting, turn: int) -> None:
    """The card's effects of this turn; a second card's after the first's."""
    bots = acting.bots
    for card in filter(None, (bots.civilization, bots.second_civilization)):
        _card(acting, card, turn)


def _card(acting: Acting, card: str, turn: int) -> None:
    if card == OWN:
        _own_card(acting, f"{OWN}.{acting.bots.named}" if acting.bots.named else "")
        return
    printed = content.automa_civilization(card)
    if printed.unconfirmed and not is_as_told(acting, card):
        _own_card(acting, card)
        return
    for ability in printed.income:
        if turn in ability.turns:
            people = name("tapestry", "automa_civilization", card)
            told = Message("tapestry.bot.do.civilization_card", civilization=people)
            key = acting.key(f"automa.civilization.{card}")
            with acting.because(key, Why(f"automa.{card}"), heading=told, icon="card"):
                POWERS[ability.power](acting, turn)


def _own_card(acting: Acting, card: str) -> None:
    """A card the app only tells: the table carries it out and says how many points came."""
    own = acting.state.options.own_civilization
    told = own.text if own else acting.bots.named
    if acting.state.options.teaches and card and not own:
        key = acting.key(f"automa.civilization.says.{card}")
        told = automa.words(acting.step, card, key) or told
    text = Message("tapestry.bot.do.own_civilization", text=told)
    key = acting.key("automa.civilization.points")
    points = _points(acting, key)
    of_old = "tapestry.bot.why.own_civilization"
    asked = "tapestry.bot.why.own_civilization.asked"
    why = Why("R-inc-1", Message(asked if acting.state.options.teaches else of_old))
    with acting.because(key, why, heading=text, icon="card"):
        if points:
            acting.record(AutomaScored("civilization", points))


def _points(acting: Acting, key: str) -> int:
    """In games of before they were none until somebody said so."""
    if acting.state.options.teaches:
        return automa.points(acting.step, key)
    return acting.counted(key, Message("tapestry.bot.ask.civilization_points"), 0)


def score_civilization(acting: Acting, count: int, what: str) -> None:
    """One point for each of these."""
    key = acting.key(f"automa.civilization.{what}")
    count = acting.counted(key, Message(f"tapestry.bot.ask.points.{what}"), count)
    why = Why("R-inc-1", Message(f"tapestry.bot.why.points.{what}", n=count))
    with acting.because(key, why, icon="income"):
        acting.record(AutomaScored("civilization", count))


def _research(acting: Acting, _turn: int) -> None:
    research(acting, move, benefit=True)


def _advance(track: str) -> Power:
    return lambda acting, _turn: move(acting, AUTOMA, track, 1, whys=(_why(),))


def _point_per_landmark(acting: Acting, _turn: int) -> None:
    score_civilization(acting, len(landmarks_of(acting.state)), "landmark")


def _conquerors(acting: Acting, turn: int) -> None:
    """Conquer while it controls few; a toppled Shadow outpost; a point for each territory."""
    controls = territories(acting.state)
    if controls < turn:
        conquer(acting)
    else:
        enough = Message("tapestry.bot.why.conquerors.enough", n=controls, turn=turn)
        text = Message("tapestry.bot.do.conquer.none")
        acting.remark(IDLE, text, Why("R-inc-1", enough), icon="flag")
    reinforce(acting)
    score_civilization(acting, territories(acting.state), "territory")


def _why() -> Why:
    return Why("R-inc-1", Message("tapestry.bot.why.civilization"))


POWERS: dict[str, Power] = {
    "research_with_benefit": _research,
    "advance_exploration": _advance("exploration"),
    "advance_military": _advance("military"),
    "point_per_landmark": _point_per_landmark,
    "conquerors": _conquerors,
    "equalizers": more.equalizers,
    "hucksters": more.hucksters,
    "iconoclasts": more.iconoclasts,
    "trailblazers": more.trailblazers,
}
