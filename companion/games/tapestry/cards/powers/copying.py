"""Tapestries that copy or close: Espionage, Trade Economy, Dictatorship.

Base game.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.land.tiles import owner_name
from companion.games.tapestry.tracks import advance, science, spaces
from companion.games.tapestry.turn import effects, verbs
from companion.games.tapestry.turn.events import NoteWritten
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

NEW, OLD = "dictator.new:", "dictator:"
COPIED_KINDS = {"when_played", "this_era"}


@power(effects.ESPIONAGE)
def espionage(turn: Turn, card: str) -> None:
    """What any visible tapestry does, at once or for this era; never a continuous one."""
    forget(turn, effects.COPIED)
    copied = {
        one: None
        for me in turn.state.players.values()
        for _, one in effects.visible_cards(me)
        if COPIED_KINDS & set(content.tapestry(one).kinds) and one != card
    }
    if not copied:
        turn.tell(Message("tapestry.told.nothing_to_copy"))
        return
    options = [Option(one, word("tapestry", one), icon="card-tapestry") for one in copied]
    chosen = turn.choose("espionage", Message("tapestry.ask.heralds"), options)
    if "this_era" in content.tapestry(chosen).kinds:
        turn.record(NoteWritten(turn.player, effects.COPIED + chosen))
    tapestries.resolve(turn, chosen)


def forget(turn: Turn, prefix: str) -> None:
    """What was noted with an earlier card of this kind."""
    for note in turn.me.notes:
        if note.startswith(prefix):
            turn.record(NoteWritten(turn.player, note, on=False))


@power("trade_economy")
def trade_economy(turn: Turn, card: str) -> None:
    """The benefit of an opponent's current space; that opponent gets its bonus for free."""
    places = {
        f"{owner}.{track}": (owner, track, turn.state.space(owner, track))
        for owner in opponents(turn.state, turn.player)
        for track in turn.state.used_tracks()
        if turn.state.space(owner, track)
    }
    if not places:
        turn.tell(Message("tapestry.told.nothing_to_copy"))
        return
    options = [
        Option(key, _place(turn, owner, track), place=f"track:{track}:{space}")
        for key, (owner, track, space) in places.items()
    ]
    key = turn.choose("trade_economy", Message("tapestry.ask.trade_economy"), options)
    owner, track, space = places[key]
    verbs.gain_all(turn, content.space(track, space).benefits, "tapestry", card)
    if owner in turn.state.players and not turn.state.players[owner].finished:
        spaces.offer_bonus(turn.of(owner), track, space, free=True)


def _place(turn: Turn, owner: str, track: str) -> Message:
    name = owner_name(turn.state, owner)
    return Message("tapestry.table.of", player=name, what=word("track", track))


@power("dictatorship")
def dictatorship(turn: Turn, card: str) -> None:
    """Up a track with its benefit; it is closed to the others until after one's next turn."""
    del card
    track = science.choose_track(turn, advance.open_tracks(turn), "advance")
    if not track:
        return
    advance.advance(turn, track)
    turn.record(NoteWritten(turn.player, f"{NEW}{track}"))
    for other in opponents(turn.state, turn.player):
        if other in turn.state.players:
            turn.record(NoteWritten(other, f"closed:{track}"))
    turn.tell(Message("tapestry.told.dictatorship", track=word("track", track)))


def at_end_of_turn(turn: Turn) -> None:
    """A track closed in this turn stays so for one more; then it opens again."""
    for note in turn.me.notes:
        if note.startswith(NEW):
            turn.record(NoteWritten(turn.player, note, on=False))
            turn.record(NoteWritten(turn.player, OLD + note.removeprefix(NEW)))
        elif note.startswith(OLD):
            turn.record(NoteWritten(turn.player, note, on=False))
            track = note.removeprefix(OLD)
            for other in turn.state.players:
                turn.record(NoteWritten(other, f"closed:{track}", on=False))
