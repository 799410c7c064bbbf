"""Tapestries in which the others take part.

Base game: Coal Baron, Diplomacy, Oil Magnate, Olympic Host, Steam Tycoon. The bots gain nothing
by them; a token of theirs that may advance is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.games.tapestry.cards import technology
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.cards.powers.technologies import invent_and_upgrade
from companion.games.tapestry.land.tiles import owner_name
from companion.games.tapestry.score import points
from companion.games.tapestry.tracks import advance, science
from companion.games.tapestry.turn import gains, resources
from companion.games.tapestry.turn.events import ResourcePaid
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import neighbours, opponents
from companion.games.tapestry.turn.turn import Turn

HOST_POINTS = 10


def people(turn: Turn, owners: tuple[str, ...]) -> Iterator[Turn]:
    """The people among these who still play."""
    for owner in owners:
        if owner in turn.state.players and not turn.state.players[owner].finished:
            yield turn.of(owner)


@power("coal_baron")
def coal_baron(turn: Turn, card: str) -> None:
    """Each neighbour gains a territory tile."""
    del card
    for other in people(turn, neighbours(turn.state, turn.player)):
        gains.territory_tile(other)


@power("diplomacy")
def diplomacy(turn: Turn, card: str) -> None:
    """Every opponent gains a resource too."""
    del card
    for other in people(turn, opponents(turn.state, turn.player)):
        resources.any_resource(other)


@power("oil_magnate")
def oil_magnate(turn: Turn, card: str) -> None:
    """One track: the player with the benefit, the neighbours without, each if they want."""
    del card
    track = science.choose_track(turn, advance.open_tracks(turn), "advance", stay=True)
    if not track:
        return
    advance.advance(turn, track)
    for other in people(turn, neighbours(turn.state, turn.player)):
        text = Message(
            "tapestry.ask.others_advance",
            player=owner_name(turn.state, other.player),
            track=word("track", track),
        )
        open_to = advance.is_open(turn.state, other.player, track)
        if open_to and other.may("oil_magnate", text):
            advance.advance(other, track, benefit=False)


@power("olympic_host")
def olympic_host(turn: Turn, card: str) -> None:
    """Anybody may pay a worker for 10 points; a building if an opponent does, else a coin."""
    players = (turn.player, *opponents(turn.state, turn.player))
    paid = [player.player for player in people(turn, players) if _pays(player, card)]
    if set(paid) - {turn.player}:
        gains.gain_one(turn, "any_income_building", "tapestry", card)
    else:
        resources.resource(turn, "coin")


def _pays(player: Turn, card: str) -> bool:
    text = Message("tapestry.ask.olympic_host", player=owner_name(player.state, player.player))
    if not player.me.resources["worker"] or not player.may("olympic_host", text):
        return False
    player.record(ResourcePaid(player.player, "worker"))
    points.score(player, HOST_POINTS, "tapestry", card)
    return True


@power("steam_tycoon")
def steam_tycoon(turn: Turn, card: str) -> None:
    """A technology, upgraded; then each neighbour may invent from the deck."""
    del card
    invent_and_upgrade(turn)
    for other in people(turn, neighbours(turn.state, turn.player)):
        text = Message("tapestry.ask.others_invent", player=owner_name(turn.state, other.player))
        if other.may("steam_tycoon", text):
            technology.invent_from_deck(other)
