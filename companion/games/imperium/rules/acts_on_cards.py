"""The C.I.V.'s own cards: archived, exiled, played, abandoned, looked for.

Solo booklet, "Modifications des mots-clefs": "Abandonner", "Rappeler", "Récupérer/piocher des
cartes"; and "Résoudre les cartes de la C.I.V.": the card goes where the row says, not to the
discard pile.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.cards import Pile, any_shows
from companion.games.imperium.events.cards import CardGone
from companion.games.imperium.places import EXILE
from companion.games.imperium.rules.archiving import archive, why_there
from companion.games.imperium.rules.discard import in_discard
from companion.games.imperium.rules.keeping import move
from companion.games.imperium.rules.resolving import Handler
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing

PILES = {"deck": Pile.DECK, "play": Pile.PLAY}


def this_to(run: Run, pile: Pile) -> None:
    """The card being resolved goes somewhere other than its discard."""
    move(run, (run.civ.resolving[0].id,), pile)


def exile_this(run: Run, act: Act, place: str) -> None:
    run.step.record(CardGone(run.civ.resolving[0].id, EXILE))


def archived(run: Run, card: int) -> None:
    """One of its cards goes to its History, or where a C.I.V. without one puts it."""
    to = archive(run)
    with run.because(*why_there(run, to)):
        moves(run, card, to)


def moves(run: Run, card: int, to: Pile) -> None:
    """One of its cards changes piles."""
    move(run, (card,), to)


def _found_in_discard(run: Run, act: Act, place: str, to: Pile) -> None:
    """What the card has to show is told above it."""
    card = in_discard(run, act.what[0], place)
    if card is not None:
        looked_for = Message("imperium.told.looks_for", what=thing(act.what[0]))
        with run.because(heading=looked_for, icon="imperium-bot"):
            moves(run, card, to)


def from_discard(run: Run, act: Act, place: str) -> None:
    _found_in_discard(run, act, place, PILES[act.where])


def archive_from_discard(run: Run, act: Act, place: str) -> None:
    if archive(run) is Pile.HISTORY:
        _found_in_discard(run, act, place, Pile.HISTORY)


def archive_in_play(run: Run, act: Act, place: str) -> None:
    """Which Region is not printed; our reading: as it abandons and recalls, the one played last."""
    with run.because(heading=Message("imperium.told.last_played_read"), icon="imperium-region"):
        archived(run, run.civ.play[0].id)


def archive_top(run: Run, act: Act, place: str) -> None:
    archived(run, run.civ.deck[0].id)


def abandon(run: Run, act: Act, place: str) -> None:
    """The Regions it played last go to its discard."""
    regions = tuple(card.id for card in run.civ.play[: act.n])
    last = Message("imperium.told.last_played_regions", n=len(regions))
    with run.because(heading=last, icon="imperium-region"):
        move(run, regions, Pile.DISCARD)


def recall(run: Run, act: Act, place: str) -> None:
    """The Region it played last goes on top of its deck."""
    with run.because(
        heading=Message("imperium.told.last_played_regions", n=1), icon="imperium-region"
    ):
        moves(run, run.civ.play[0].id, Pile.DECK)


def has_in_play(run: Run, act: Act, place: str) -> bool:
    if run.civ.regions_in_play < max(1, act.n):
        return False
    if "river" not in act.what:
        return True
    seen = any_shows(run.civ.play, "river")
    if seen is not None:
        return seen
    text = Message("imperium.ask.it_in_play", what=thing("river"))
    return run.says_yes(f"{place}.river", text)


def _found(run: Run, act: Act, place: str) -> bool:
    return in_discard(run, act.what[0], place) is not None


VERBS = {
    Verb.ARCHIVE_THIS: Handler(lambda run, a, p: archived(run, run.civ.resolving[0].id)),
    Verb.THIS_TO_DECK: Handler(lambda run, a, p: this_to(run, Pile.DECK)),
    Verb.PLAY_THIS: Handler(lambda run, a, p: this_to(run, Pile.PLAY)),
    Verb.EXILE_THIS: Handler(exile_this),
    Verb.FROM_DISCARD: Handler(from_discard, _found, gate=True),
    Verb.ARCHIVE_FROM_DISCARD: Handler(archive_from_discard, _found, gate=True, price=True),
    Verb.ARCHIVE_IN_PLAY: Handler(archive_in_play, has_in_play, gate=True),
    Verb.ARCHIVE_TOP: Handler(archive_top, lambda run, a, p: bool(run.civ.deck)),
    Verb.ABANDON: Handler(abandon, has_in_play, gate=True, price=True),
    Verb.RECALL: Handler(recall, has_in_play, gate=True),
}
"""What carries them out."""
