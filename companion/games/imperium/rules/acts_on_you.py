"""What the tables do to you: the parts printed in bold, and thefts.

Solo booklet, "Modifications des effets de cartes": thefts, discards, abandoned and recalled
Regions count as Attacks.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.events.tokens import YOU, TokensGiven
from companion.games.imperium.places import SUPPLY, YOUR_CARDS, YOUR_DISCARD, YOUR_HAND
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.protection import protected, protection_key
from companion.games.imperium.rules.resolving import Handler
from companion.games.imperium.rules.run import YES, Run, yes_or_no
from companion.games.imperium.say import act_said, thing, tokens_said


def attacked(run: Run, act: Act, place: str) -> None:
    """You discard, abandon or recall, unless you ignore it."""
    if not protected(run, act_said(act), place):
        said = Message("imperium.told.an_attack", said=_told(act))
        run.say(said, "imperium-attack", differs=protection_key(place), yours=True)


def you_take_unrest(run: Run, act: Act, place: str) -> None:
    with run.because(yours=True):
        unrest.leaves_the_pile(run.step, YOUR_HAND, act.n)


def you_gain(run: Run, act: Act, place: str) -> None:
    with run.because(yours=True):
        run.step.record(TokensGiven(SUPPLY, YOU, act.tokens))


def you_may_draw(run: Run, act: Act, place: str) -> None:
    run.say(_told(act), "card", yours=True)


def you_may_return(run: Run, act: Act, place: str) -> None:
    """It is yours to say."""
    key = f"{place}.returned"
    question = yes_or_no(key, Message("imperium.ask.you_return", n=act.n))
    run.say(_told(act), "imperium-unrest", differs=key, yours=True)
    if run.ask(question) == YES:
        with run.because(yours=True):
            unrest.comes_back(run.step, YOUR_CARDS, act.n)


def you_return(run: Run, act: Act, place: str) -> None:
    """An Unrest of your discard goes back to the pile."""
    with run.because(yours=True):
        unrest.comes_back(run.step, YOUR_DISCARD, act.n)


def _unrest_of_yours(run: Run, act: Act, place: str) -> bool:
    return run.says_yes(f"{place}.yours", Message("imperium.ask.unrest_in_your_discard"))


def _told(act: Act) -> Message:
    """What you do, as an instruction."""
    what = thing(act.what[0]) if act.what else ""
    key = f"imperium.told.{act.verb.value}"
    return Message(key, n=act.n, what=what, tokens=tokens_said(act.tokens))


VERBS = {
    Verb.YOU_DISCARD: Handler(attacked),
    Verb.YOU_RECALL: Handler(attacked),
    Verb.YOU_ABANDON: Handler(attacked),
    Verb.YOU_TAKE_UNREST: Handler(you_take_unrest),
    Verb.YOU_GAIN: Handler(you_gain),
    Verb.YOU_MAY_DRAW: Handler(you_may_draw),
    Verb.YOU_RETURN: Handler(you_return, _unrest_of_yours, gate=True),
    Verb.YOU_MAY_RETURN: Handler(you_may_return),
}
"""What carries them out."""
