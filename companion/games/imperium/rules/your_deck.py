"""Your deck has run out. Rulebook, "Mélanger votre deck".

As a Barbarian you first take the top card of your Nation deck, as an Empire you may pay for a
Development; either lays an Exhaust token there, and is not done without one or a second time
before the tokens are taken back. The two places have a token each (001:501-506, 526-532): the
Accession of one shuffle leaves the Development of the next. The last Nation card is the @ card.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.content import nation
from companion.games.imperium.events.turns import StateFlipped
from companion.games.imperium.events.your_deck import Developed, NationCardTaken
from companion.games.imperium.rules.ending import trigger
from companion.games.imperium.rules.run import Run


def shuffle(run: Run) -> None:
    """What comes before, and the shuffle."""
    you = run.state.you
    if you.exhausts > 0:
        if you.side == "barbarian" and you.nation_cards and not you.deck_token:
            nation_card(run)
        elif you.side == "empire" and you.developments and not you.zone_token:
            _develop_if_wanted(run)
    run.say(Message("imperium.told.you_shuffle"), "cards", yours=True)


def nation_card(run: Run) -> None:
    """The top card of your Nation deck; the last is the @ card."""
    you = run.state.you
    at_card = nation(you.nation).at_card if you.nation_cards == 1 else ""
    if not at_card:
        with run.because(yours=True, icon="imperium-nation-deck"):
            run.step.record(NationCardTaken())
        return
    last = Message(f"imperium.told.you_{at_card}")
    with run.because(yours=True, heading=last, icon="imperium-accession"):
        run.step.record(NationCardTaken())
    if at_card == "accession":
        run.step.record(StateFlipped("you", "empire"))
    elif at_card == "zenith":
        trigger(run, "harald_hardrada")


def develop(run: Run, *, token: bool) -> None:
    """A Development is paid for and discarded; the last one triggers the scoring."""
    counted = "" if run.state.options.counts_mine else "_uncounted"
    paid = Message(f"imperium.told.you_develop{counted}")
    with run.because(yours=True, heading=paid, icon="imperium-development"):
        run.step.record(Developed(token))
    if not run.state.you.developments:
        trigger(run, "last_development")


def _develop_if_wanted(run: Run) -> None:
    if run.says_yes(f"{run.place}.develop", Message("imperium.ask.develop")):
        develop(run, token=True)
