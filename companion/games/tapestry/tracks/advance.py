"""Moving along the tracks.

Rulebook, "Advance turns": pay, go up one space, take the landmark if first into the tier, gain
the benefits, maybe buy the bonus. Past the twelfth space nothing happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.message import Message
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.moments import since_laid
from companion.games.tapestry.city import landmarks
from companion.games.tapestry.content.teaching import DIFFERENT, HIGHEST, LOWEST, SAME
from companion.games.tapestry.score import achievements
from companion.games.tapestry.standing import Closed
from companion.games.tapestry.state import LAST_SPACE, TIER_STARTS, State
from companion.games.tapestry.tracks import spaces
from companion.games.tapestry.tracks.events import TokenMoved
from companion.games.tapestry.turn import effects, noticing
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.names import space_name, word
from companion.games.tapestry.turn.turn import Turn

LANDMARK_SPACES = TIER_STARTS[1:]
FURTHEST: Mapping[str, Callable[..., int]] = {LOWEST: min, HIGHEST: max}


def tokens_to_move(state: State, owner: str, track: str) -> tuple[int, ...]:
    """The spaces of one's tokens on a track that are not at its end."""
    spaces_there = state.tracks[owner].get(track, ())
    return tuple(sorted({space for space in spaces_there if space < LAST_SPACE}, reverse=True))


def verify_open(state: State, player: str, track: str) -> None:
    """Raise unless the player may go up this track at all."""
    if track not in state.used_tracks():
        raise RuleBroken("tapestry.broken.no_such_track", track=word("track", track))
    if _is_closed(state, player, track):
        raise RuleBroken("tapestry.broken.track_closed", track=word("track", track))
    if not tokens_to_move(state, player, track):
        raise RuleBroken("tapestry.broken.track_full", track=word("track", track))


def _is_closed(state: State, player: str, track: str) -> bool:
    """By a card of one's own, or of another person's."""
    mine, theirs = ("no_advance", f"no_advance_{track}"), "opponents_no_advance"
    return (
        Closed(track) in state.players[player].standing
        or effects.times_in_force(state, player, *mine) > 0
        or effects.forbids_opponents(state, player, theirs, f"{theirs}_{track}")
    )


def is_open(state: State, player: str, track: str) -> bool:
    """The same question without the reason."""
    try:
        verify_open(state, player, track)
    except RuleBroken:
        return False
    return True


def choose_token(turn: Turn, track: str) -> int:
    """Which of one's tokens on the track moves, where there are several."""
    mine = tokens_to_move(turn.state, turn.player, track)
    options = token_options(mine)
    text = Message("tapestry.ask.token", track=word("track", track))
    return int(turn.choose("token", text, options))


def token_options(mine: Sequence[int]) -> tuple[Option, ...]:
    """Each by the space it stands on."""
    text = "tapestry.option.token_on"
    return tuple(Option(str(space), Message(text, space=space)) for space in mine)


def advance(
    turn: Turn,
    track: str,
    *,
    benefit: bool = True,
    bonus: bool = True,
    free_bonus: bool = False,
    start: int | None = None,
    said: spaces.Said = spaces.NOTHING_SAID,
) -> bool:
    """Go up one space, by any means; with or without what the space gives."""
    if not is_open(turn.state, turn.player, track):
        return False
    if start is None:
        start = choose_token(turn, track)
    space = start + 1
    turn.record(TokenMoved(turn.player, track, start, space))
    given = space_name(track, space)
    landmark = landmarks.landmark_waiting(turn.state, track, space)
    first = (word("landmark", landmark),) if landmark else ()
    with turn.step.in_parts((*first, given), lambda text: Option(text.key, text)):
        for text in first:
            turn.step.reach(text)
        arrive(turn, track, space)
        turn.step.reach(given)
        if benefit and not any(power.instead_of_space(space) for power in powers(turn)):
            spaces.activate(turn, track, space, bonus=bonus, free_bonus=free_bonus, said=said)
    return True


def jump_to(turn: Turn, track: str, start: int, space: int) -> None:
    """To a space further on, without its landmark, nor those passed, nor any benefit."""
    turn.record(TokenMoved(turn.player, track, start, space))
    if space == LAST_SPACE:
        achievements.reach(turn, "complete_track")


def arrive(turn: Turn, track: str, space: int) -> None:
    """What comes of reaching a space, before its benefits."""
    if space in LANDMARK_SPACES and not landmarks.claim_on_track(turn, track, space):
        effects.trigger(turn, "claimed_landmark_space_reached", track)
    if space == LAST_SPACE:
        achievements.reach(turn, "complete_track")
        for power in powers(turn):
            power.reached()
    noticing.advanced(turn, track, space)
    for power in powers(turn):
        power.advanced(track, space)


def open_tracks(turn: Turn) -> list[str]:
    """The tracks the player may go up."""
    return [t for t in turn.state.used_tracks() if is_open(turn.state, turn.player, t)]


def somewhere_to_go(state: State, player: str, benefit: Benefit) -> bool:
    """Whether a price for it buys anything."""
    return any(is_open(state, player, track) for track in shown(state, player, benefit))


def shown(state: State, owner: str, benefit: Benefit) -> tuple[str, ...]:
    """The tracks that a benefit shows: none means any; or those where one stands furthest."""
    if benefit.what not in FURTHEST:
        return benefit.tracks or state.used_tracks()
    ends = (0, LAST_SPACE)[benefit.op is Verb.ADVANCE]
    spaces_of = {one: state.space(owner, one) for one in state.used_tracks()}
    left = {one: space for one, space in spaces_of.items() if space != ends}
    end = FURTHEST[benefit.what](left.values(), default=0)
    return tuple(one for one, space in left.items() if space == end)


def meant(turn: Turn, benefit: Benefit) -> tuple[str, ...]:
    """The same in the midst of a card: another track than the one it moved on, or that one."""
    tracks = shown(turn.state, turn.player, benefit)
    if benefit.what not in (DIFFERENT, SAME):
        return tracks
    moved = [
        one.track
        for one in since_laid(turn)
        if isinstance(one, TokenMoved) and one.owner == turn.player
    ]
    if not moved:
        return tracks
    if benefit.what == SAME:
        return (moved[-1],)
    return tuple(one for one in tracks if one != moved[-1])
