"""Research and free advances.

Rulebook, "Science": roll, then one may advance on that track; a cross means without benefit and
bonus; what would go past the end does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.core.chance import Die, on_die
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.nouns import TRACK
from companion.games.tapestry.score import points
from companion.games.tapestry.state import State
from companion.games.tapestry.tracks import advance, regress
from companion.games.tapestry.turn import effects, noticing
from companion.games.tapestry.turn.kept_roll import kept_is_told
from companion.games.tapestry.turn.mats import others_powers
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out, handles

STAY = "stay"


def science_die(state: State) -> Die:
    """The die of the boxes in play, unless a variant chose the other."""
    usual = "science_d20" if state.options.has("AA") else "science_d12"
    printed = content.die(state.options.variants.science_die or usual)
    return Die(printed.id, printed.all_faces(), Message("tapestry.ask.science_die"))


def roll(turn: Turn) -> str:
    """The track the die shows; a card and a mat each let one roll once more and choose."""
    die = science_die(turn.state)
    more = ("science_die_twice", "one_more_option")
    extra = sum(effects.rule_in_force(turn.state, turn.player, rule) for rule in more)
    first = turn.roll("research.die", die)
    extra = 0 if kept_is_told(turn, "research.die") else extra
    for power in others_powers(turn):
        power.die_rolled("science", first)
    rolled = [first, *(turn.roll("research.die", die) for _ in range(extra))]
    faces = dict.fromkeys(rolled)
    shown = replace(TRACK, place=lambda _state, track: on_die(die.id, track))
    options = shown.these(turn.state, faces)
    face = turn.choose("research.which", Message("tapestry.ask.which_roll"), options)
    turn.tell(Message("tapestry.told.science_die", track=word("track", face)), icon="die-science")
    noticing.science_rolled(turn, face)
    return face


@carries_out(Verb.RESEARCH)
def research(turn: Turn, benefit: Benefit) -> None:
    """Roll, then advance there or not."""
    advance_as_rolled(turn, roll(turn), benefit=benefit.benefit)


def advance_as_rolled(turn: Turn, track: str, *, benefit: bool) -> None:
    """The player may go up the track rolled, unless the token is at its end."""
    if not advance.is_open(turn.state, turn.player, track):
        turn.tell(Message("tapestry.told.rolled_full", track=word("track", track)))
        return
    kind = "with" if benefit else "without"
    text = Message(f"tapestry.ask.research.{kind}", track=word("track", track))
    if turn.may("research.advance", text, where=_ahead(turn, track)):
        advance.advance(turn, track, benefit=benefit)
    else:
        turn.tell(Message("tapestry.told.not_advanced", track=word("track", track)))


@handles(Verb.RESEARCH_FOUR)
def research_four(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Four times without benefits; points for every result past an end."""
    for _ in turn.step.rounds(4):
        track = roll(turn)
        if advance.tokens_to_move(turn.state, turn.player, track):
            advance_as_rolled(turn, track, benefit=False)
        else:
            points.score(turn, benefit.overflow, source, detail)


@carries_out(Verb.ADVANCE)
def free_advance(turn: Turn, benefit: Benefit) -> None:
    """One space up one of the tracks shown; none shown means any."""
    shown = advance.meant(turn, benefit)
    tracks = [track for track in shown if advance.is_open(turn.state, turn.player, track)]
    track = choose_track(turn, tracks, "advance", stay=benefit.optional)
    if track:
        advance.advance(turn, track, benefit=benefit.benefit, bonus=benefit.bonus)


@carries_out(Verb.REGRESS)
def free_regress(turn: Turn, benefit: Benefit) -> None:
    """One space back on one of the tracks shown."""
    shown = advance.meant(turn, benefit)
    tracks = [track for track in shown if regress.may_regress(turn.state, turn.player, track)]
    track = choose_track(turn, tracks, "regress", stay=benefit.optional)
    if track:
        regress.regress(turn, track, benefit=benefit.benefit, bonus=benefit.bonus)


def choose_track(turn: Turn, tracks: Iterable[str], place: str, *, stay: bool = False) -> str:
    """One of these tracks; empty where there is none or the player stays."""
    ahead = replace(TRACK, place=lambda _state, track: _ahead(turn, track))
    options = ahead.these(turn.state, tracks)
    if not options:
        turn.tell(Message(f"tapestry.told.no_track.{place}"))
        return ""
    if stay:
        options.append(Option(STAY, Message("tapestry.option.stay")))
    chosen = turn.choose(f"{place}.track", Message(f"tapestry.ask.{place}"), options)
    return "" if chosen == STAY else chosen


def _ahead(turn: Turn, track: str) -> str:
    return f"track:{track}:{turn.state.space(turn.player, track)}"
