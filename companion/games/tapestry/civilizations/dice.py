"""Civilizations: the Alchemists and the Treasure Hunters.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards.powers.territories import land_on
from companion.games.tapestry.civilizations import INCOME, mark, marked, spaces_of
from companion.games.tapestry.land import conquest_dice, geography, tiles
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.score import points
from companion.games.tapestry.tracks import advance, science
from companion.games.tapestry.turn import resources, verbs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

ALCHEMISTS, HUNTERS = "alchemists", "treasure_hunters"
PAST_THE_END = 5


@INCOME.of(ALCHEMISTS)
def alchemists(turn: Turn) -> None:
    """Stop in time: up each track rolled, without benefit; a repeat gives a resource."""
    rolled: list[str] = []
    while True:
        track = science.roll(turn)
        if track in rolled:
            resources.any_resource(turn)
            return
        rolled.append(track)
        tracks = tuple(word("track", one) for one in rolled)
        if not turn.may("alchemists.again", Message("tapestry.ask.roll_again", tracks=tracks)):
            break
    for track in rolled:
        if advance.tokens_to_move(turn.state, turn.player, track):
            advance.advance(turn, track, benefit=False)
        else:
            points.score(turn, PAST_THE_END, "civilization", ALCHEMISTS)


@INCOME.of(HUNTERS)
def treasure_hunters(turn: Turn) -> None:
    """Maybe a token on an empty territory next to one's own, of a terrain not used yet."""
    places = geography.may_conquer(turn.state, turn.player, empty_only=True)
    options = [Option("none", Message("tapestry.option.no"))]
    options += tiles.hex_options(turn.state, places)
    place = turn.choose("hunters.hex", Message("tapestry.ask.token_hex"), options)
    if place == "none":
        return
    left = [one for one in spaces_of(HUNTERS) if not marked(turn, HUNTERS, one)]
    shown = _terrains(turn, place)
    choices = [Option(one, word("terrain", one)) for one in left if one in shown]
    if not choices:
        turn.tell(Message("tapestry.told.no_terrain"))
        return
    terrain = turn.choose("hunters.terrain", Message("tapestry.ask.terrain"), choices)
    turn.record(TokenPlaced(place, turn.player, kind="token"))
    mark(turn, HUNTERS, terrain)
    verbs.gain_all(turn, spaces_of(HUNTERS)[terrain].benefits, "civilization", HUNTERS)
    _treasure(turn, terrain)


def _terrains(turn: Turn, place: str) -> list[str]:
    """The land a territory shows, printed ones by their sides."""
    if turn.state.map[place].tile:
        return [terrain.value for terrain in land_on(turn, place)]
    edges = geography.edges_of(turn.state, place) or ()
    return [half.value for edge in edges for half in edge]


def _treasure(turn: Turn, terrain: str) -> None:
    """Dice: black twice, one; science twice, one; both conquest dice; red twice, both."""
    match terrain:
        case "desert":
            conquest_dice.roll_and_choose(turn, (conquest_dice.BLACK, conquest_dice.BLACK))
        case "mountain":
            conquest_dice.roll_dice(turn, both=True)
        case "forest":
            conquest_dice.roll_and_gain(turn, (conquest_dice.RED, conquest_dice.RED))
        case _:
            rolls = (science.roll(turn), science.roll(turn))
            options = [Option(one, word("track", one)) for one in dict.fromkeys(rolls)]
            track = turn.choose("hunters.roll", Message("tapestry.ask.which_roll"), options)
            science.may_advance(turn, track, benefit=True)
