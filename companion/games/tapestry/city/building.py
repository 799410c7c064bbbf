"""Placing income buildings and landmarks.

Rulebook, "Buildings & capitals" and FAQ: a piece must be placed if there is room, else it stands
beside the capital and still counts.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.cards import plots_on_cards
from companion.games.tapestry.city import counted, districts, joint
from companion.games.tapestry.city.events import BuildingGained, PiecePlaced, PiecePutElsewhere
from companion.games.tapestry.nouns import BUILDING
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, Capital, Cell
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import effects, noticing
from companion.games.tapestry.turn.gains import Gainer, Gains
from companion.games.tapestry.turn.mats import other_places, put_elsewhere
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

LATER, BESIDE, ANY = "later", "beside", "any_income_building"


def piece_name(piece: str) -> Message:
    """The name of a building, a landmark or a token."""
    if piece == footprints.TOKEN:
        return Message("tapestry.city_token")
    return word("building" if piece in BUILDINGS else "landmark", piece)


def may_build_anywhere(state: State, player: str) -> bool:
    """Terraforming, the Riverfolk: impassable plots may be built on."""
    return effects.rule_in_force(state, player, "build_on_blocked_plots")


def gain(turn: Turn, what: str) -> None:
    """Take the leftmost building of a type off the mat and place it; nothing if none is left."""
    building = _type(turn) if what == ANY else what
    if not building or turn.me.buildings[building] >= BUILDINGS_EACH:
        turn.tell(Message("tapestry.told.no_building", building=word("building", what)))
        return
    turn.record(BuildingGained(turn.player, building))
    noticing.building_gained(turn, building)
    place_waiting(turn, building)


def _gainer(what: str) -> Gainer:
    return lambda turn: gain(turn, what)


GAINS = tuple(Gains((what,), _gainer(what)) for what in (*BUILDINGS, ANY))


def _type(turn: Turn) -> str:
    """The type the player chooses, among those with a building left."""
    left = [b for b in BUILDINGS if turn.me.buildings[b] < BUILDINGS_EACH]
    options = BUILDING.these(turn.state, left)
    return turn.choose("building", Message("tapestry.ask.building"), options) if left else ""


def place_waiting(turn: Turn, piece: str) -> None:
    """Asked now only where it matters: a district would pay, a mat or a card offers a place.

    Otherwise `unplaced` asks: before the capital counts, at the end of the turn. What lies open may
    have counted the capital as the piece came, so that it stands there already.
    """
    if piece not in turn.me.waiting:
        return
    city = turn.me.capital
    anywhere = may_build_anywhere(turn.state, turn.player)
    drawn = plots.has_grid(city)
    fits = plots.fitting(city, piece, on_impassable=anywhere) if drawn else {}
    mats, cards = other_places(turn, piece), plots_on_cards.places(turn.me)
    elsewhere = Message("tapestry.option.place_later")
    here = Message("tapestry.option.in_capital_later")
    rest = Option(LATER, here if mats or cards else elsewhere, icon="capital")
    if not fits:
        rest = Option(BESIDE, Message("tapestry.option.in_capital"), icon="capital")
    text = Message("tapestry.ask.place", piece=piece_name(piece))
    now = districts.completing(city, fits) + joint.completing(turn.me, piece, fits, anywhere)
    if mats or cards or now:
        options = [rest, *mats, *cards, *map(plot_option, now)]
        chosen = turn.choose("city.place", text, options, rest.id)
    else:
        chosen = turn.unless_told("city.place", text, [rest, *map(plot_option, fits)], rest.id)
    if chosen.startswith(f"{plots_on_cards.CARD}:"):
        turn.record(PiecePutElsewhere(turn.player, piece, chosen))
        plots_on_cards.put(turn, piece, chosen, gain)
    elif ":" in chosen:
        put_elsewhere(turn, piece, chosen)
    elif chosen != LATER:
        place(turn, piece, chosen)
        _rest_of_the_district(turn)


def _rest_of_the_district(turn: Turn) -> None:
    """What waited with the piece and completes a district now is asked for at once."""
    for other in turn.me.waiting:
        anywhere = may_build_anywhere(turn.state, turn.player)
        fits = plots.fitting(turn.me.capital, other, on_impassable=anywhere)
        if districts.completing(turn.me.capital, fits):
            place_waiting(turn, other)
            return


def plot_option(key: str) -> Option:
    """A way to lay a piece: "row,column,quarters"."""
    row, column, quarters = (int(part) for part in key.split(","))
    text = Message("tapestry.option.plot", row=row + 1, column=column + 1, quarters=quarters)
    return Option(key, text, place=f"plot:{key}")


def place(turn: Turn, piece: str, key: str) -> None:
    """Put it there; districts it completes pay."""
    before = turn.me.capital
    laid = footprints.laid(before, piece, key)
    turn.record(PiecePlaced(turn.player, piece, tuple(sorted(laid))))
    noticing.piece_placed(turn, piece)
    covered, last = _impassable(turn, before, laid)
    noticing.blocked_covered(turn, covered)
    for _ in range(last):
        effects.trigger(turn, "last_blocked_plot_of_district_covered")
    if laid:
        districts.pay(turn)


def _impassable(turn: Turn, before: Capital, laid: frozenset[Cell]) -> tuple[int, int]:
    """Impassable plots that a piece covers, and districts whose last visible one it is."""
    if not plots.has_grid(before):
        return counted.blocked_covered(turn)
    return len(laid & plots.impassable(before)), len(plots.last_blocked_covered(before, laid))
