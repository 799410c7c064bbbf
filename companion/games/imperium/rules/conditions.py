"""The "if" of a row. Solo booklet, "Tableaux de référence des nations"."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.acts import Condition
from companion.games.imperium.rules.discard import in_discard
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing
from companion.games.imperium.tokens import tokens_of


def holds(run: Run, condition: Condition, place: str) -> bool:
    """Whether an "if" of a row is fulfilled."""
    match condition.of:
        case "it":
            return run.civ.regions_in_play >= condition.n
        case "tokens":
            return run.tokens.covers(tokens_of(condition.what, condition.n))
        case "discard_without":
            return in_discard(run, condition.what, place) is None
        case "empire" | "barbarian":
            return _you_are_an_empire(run, place) == (condition.of == "empire")
    text = Message("imperium.ask.you_in_play", n=condition.n, what=thing(condition.what))
    return run.says_yes(f"{place}.in_play", text)


def _you_are_an_empire(run: Run, place: str) -> bool:
    if run.state.options.counts_mine:
        return run.state.you.side == "empire"
    return run.says_yes(f"{place}.empire", Message("imperium.ask.you_empire"))
