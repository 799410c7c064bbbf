"""What the tables take from you: thefts, and what you give.

Solo booklet, "Modifications des effets de cartes": a theft counts as an Attack.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Amount
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.events.tokens import CIV, YOU, TokensGiven
from companion.games.imperium.rules.protection import protected, protection_key
from companion.games.imperium.rules.resolving import Handler
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import act_said, thing
from companion.games.imperium.tokens import Tokens, tokens_of


def steal(run: Run, act: Act, place: str) -> None:
    """As much as possible; it counts as an Attack."""
    taken = _loot(run, act, place)
    if protected(run, act_said(act), place):
        return
    stolen = Message("imperium.told.steals_from_you")
    with run.because(
        heading=stolen, icon="imperium-attack", differs=protection_key(place), yours=True
    ):
        run.step.record(TokensGiven(YOU, CIV, taken))


def _steals_nothing(run: Run, act: Act) -> None:
    what = thing(act.tokens.kinds[0])
    run.say(Message("imperium.told.nothing_to_steal", what=what), "imperium-attack", yours=True)


def give(run: Run, act: Act, place: str) -> None:
    """You give it tokens, as far as you have them."""
    given = _loot(run, act, place)
    if given.total:
        with run.because(yours=True):
            run.step.record(TokensGiven(YOU, CIV, given))


def _loot(run: Run, act: Act, place: str) -> Tokens:
    """What you have of what it wants."""
    kind = act.tokens.kinds[0]
    most = act.tokens.of(kind)
    text = Message("imperium.ask.steal", what=thing(kind), n=most)
    if act.verb is Verb.YOU_GIVE:
        text = Message("imperium.ask.give", what=thing(kind), n=most)
    asked = Amount(f"{place}.steal", text, 0, most)
    if run.state.options.counts_mine:
        owned = run.state.you.tokens.most_of(act.tokens).of(kind)
        return tokens_of(kind, run.settle(replace(asked, guess=owned), owned))
    return tokens_of(kind, run.ask(asked))


def _any_loot(run: Run, act: Act, place: str) -> bool:
    return _loot(run, act, place).total > 0


VERBS = {
    Verb.STEAL: Handler(steal, _any_loot, gate=True, in_vain=_steals_nothing),
    Verb.YOU_GIVE: Handler(give),
}
"""What carries them out."""
