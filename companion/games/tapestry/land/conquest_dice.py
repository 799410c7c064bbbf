"""The two conquest dice: one is gained, or both.

Rulebook, "Military": red gives points, black a resource or the territory's benefit.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.chance import DICE as DICE_KIND
from companion.core.chance import Die, on_die
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.tapestry import content, describing
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.turn import effects, verbs
from companion.games.tapestry.turn.kept_roll import kept_is_told
from companion.games.tapestry.turn.mat_moments import MatMoments
from companion.games.tapestry.turn.mats import others_powers
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn, die_face

RED, BLACK = "conquer_red", "conquer_black"
DICE = (RED, BLACK)
BOTH, NATIONAL_PARKS = "both", "national_parks"


def roll_dice(turn: Turn, *, both: bool) -> tuple[Benefit, ...]:
    """Gain what one die shows, or both in the player's order; returns what was left."""
    if not both and (die := _chosen_before(turn)):
        verbs.gain_all(turn, shown(die, _rolled(turn, die)), "conquest", die)
        return ()
    if not both and _one_is_told(turn):
        die, face = _gained(turn)
        verbs.gain_all(turn, shown(die, face), "conquest", die)
        return ()
    rolled = {die: _rolled(turn, die) for die in DICE}
    gains = [shown(die, face) for die, face in rolled.items()]
    if both:
        verbs.gain_all(turn, [one for gain in gains for one in gain], "conquest", "dice")
        return ()
    options = [_option(die, die, face) for die, face in rolled.items()]
    chosen = turn.choose("conquer.die", Message("tapestry.ask.which_die"), options)
    _tell_chosen(turn, chosen)
    verbs.gain_all(turn, gains[DICE.index(chosen)], "conquest", chosen)
    return gains[1 - DICE.index(chosen)]


def _tell_chosen(turn: Turn, die: str) -> None:
    """Of two dice, which one is gained: it may give nothing here."""
    turn.tell(Message(f"tapestry.told.die_chosen.{die}"), icon=_icon(die))


def _one_is_told(turn: Turn) -> bool:
    """Really rolled: the die that is not gained is not told."""
    others = [type(power) for power in others_powers(turn)]
    left = any(one.die_left is not MatMoments.die_left for one in others)
    return kept_is_told(turn, f"conquer.{RED}") and not left


def _gained(turn: Turn) -> tuple[str, str]:
    """The die that is gained and what it shows, in one answer."""
    options = tuple(
        _option(f"{die}:{face.id}", die, face.id) for die in DICE for face in content.die(die).faces
    )
    text, key = Message("tapestry.ask.which_die"), turn.key("conquer.gained")
    asked = Choice(key, text, options, kind=DICE_KIND)
    die, _, face = turn.step.ask(asked).partition(":")
    return die, _told(turn, die, face)


def _option(value: str, die: str, face: str) -> Option:
    """A face that can be taken, as it lies on the table."""
    text = describing.benefits_text(shown(die, face))
    return Option(value, text, icon=_icon(die), place=on_die(die, face))


def _icon(die: str) -> str:
    return f"die-{_colour(die)}"


def _chosen_before(turn: Turn) -> str:
    """National Parks: the die is chosen before it is rolled, and only that one.

    FAQ, "Particular tapestry cards". No source has the card itself: while it lies uncovered the
    player says whether it speaks of this conquest.
    """
    if NATIONAL_PARKS not in {card for _, card in effects.visible_cards(turn.me)}:
        return ""
    options = [Option(die, Message(f"tapestry.die.{die}"), icon=_icon(die)) for die in DICE]
    options.append(Option(BOTH, Message("tapestry.option.both_dice"), icon="both-dice"))
    text = Message("tapestry.ask.die_before", card=word("tapestry", NATIONAL_PARKS))
    chosen = turn.choose("conquer.before", text, options)
    return "" if chosen == BOTH else chosen


def _colour(die: str) -> str:
    return die.removeprefix("conquer_")


def _rolled(turn: Turn, die: str) -> str:
    """What a die shows; the Psionics roll it twice and choose."""
    first = turn.roll(f"conquer.{die}", conquest_die(die))
    for power in others_powers(turn):
        power.die_rolled(die, first)
    twice = effects.rule_in_force(turn.state, turn.player, "one_more_option")
    if not twice or kept_is_told(turn, f"conquer.{die}"):
        return _told(turn, die, first)
    second = turn.roll(f"conquer.{die}", conquest_die(die))
    faces = dict.fromkeys((first, second))
    options = [Option(face, die_face(face), place=on_die(die, face)) for face in faces]
    face = turn.choose("conquer.which", Message("tapestry.ask.which_roll"), options)
    return _told(turn, die, face)


def _told(turn: Turn, die: str, face: str) -> str:
    """A roll is no movement; it is said all the same."""
    turn.tell(Message(f"tapestry.told.rolled.{die}", face=die_face(face)), icon=_icon(die))
    return face


def roll_and_gain(turn: Turn, dice: Sequence[str]) -> None:
    """Roll these dice and gain all they show."""
    for die in dice:
        face = _rolled(turn, die)
        verbs.gain_all(turn, shown(die, face), "conquest", die)


def roll_and_choose(turn: Turn, dice: Sequence[str]) -> None:
    """Roll these dice and gain one of the results."""
    rolled = [(die, _rolled(turn, die)) for die in dice]
    options = [_option(str(at), die, face) for at, (die, face) in enumerate(rolled)]
    at = int(turn.choose("conquer.die", Message("tapestry.ask.which_die"), options))
    _tell_chosen(turn, rolled[at][0])
    verbs.gain_all(turn, shown(*rolled[at]), "conquest", rolled[at][0])


def conquest_die(die: str) -> Die:
    """The red or the black die."""
    return Die(die, content.die(die).all_faces(), Message(f"tapestry.ask.{die}"))


def shown(die: str, face: str) -> tuple[Benefit, ...]:
    """What a face gives."""
    return next(shown.benefits for shown in content.die(die).faces if shown.id == face)
