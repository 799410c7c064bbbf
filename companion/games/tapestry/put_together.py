"""The game put together: the general rules are handed what the rooms above them say.

A verb that nothing carries out stops the game before it is played.
"""

from __future__ import annotations

from companion.core.handed_in import NotPutTogether, marked
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.besides import if_done, of_bots, of_cards
from companion.games.tapestry.bots import besides
from companion.games.tapestry.bots.turn import in_a_persons
from companion.games.tapestry.cards import (
    broadcasting,
    copying,
    draw_and_keep,
    enchantments,
    in_hand,
    masterpieces,
    tapestries,
    tech_offer,
    tech_sides,
    technology,
    upgrading,
)
from companion.games.tapestry.city import building, landmarks_chosen, unplaced
from companion.games.tapestry.civilizations import new_civilization
from companion.games.tapestry.income import inspiration, reserve
from companion.games.tapestry.land import (
    conquering,
    exploring,
    exploring_space,
    in_supply,
    just_laid,
    tiles,
)
from companion.games.tapestry.score import comparing, points
from companion.games.tapestry.tracks import advance, jumping, science, spaces
from companion.games.tapestry.turn import (
    bots_part,
    choosing,
    gains,
    giving_up,
    just_now,
    neighbours,
    prices,
    verbs,
)

ROOMS = (
    *(broadcasting, copying, draw_and_keep, in_hand, masterpieces, tapestries),
    *(tech_offer, tech_sides, technology, upgrading),
    *(building, landmarks_chosen, unplaced, new_civilization, inspiration, points),
    *(conquering, exploring, exploring_space, in_supply, tiles),
    *(comparing, if_done, of_cards, reserve),
    *(jumping, science, spaces, choosing, gains, prices, verbs),
)
"""Where functions are marked as what carries out a verb, or how a thing is gained."""


def put_together() -> None:
    """Hand in all of it."""
    handlers = {verb: one.handler for one in marked(ROOMS, verbs.Handles) for verb in one.verbs}
    if missing := set(Verb) - set(handlers):
        raise NotPutTogether(f"nothing carries out {sorted(missing)}")
    verbs.HANDLERS.hand_in(handlers)
    ways = (*marked(ROOMS, gains.Gains), *building.GAINS)
    gains.GAINS.hand_in({thing: one for one in ways for thing in one.things})
    giving_up.HELD.hand_in({**in_hand.HELD, **in_supply.HELD})
    prices.OPEN.hand_in(
        {
            Verb.REPEAT: spaces.something_to_repeat,
            Verb.ADVANCE: advance.somewhere_to_go,
            Verb.UPGRADE: upgrading.something_to_raise,
        }
    )
    just_now.COUNTS.hand_in({**just_laid.COUNTS, **enchantments.COUNTS})
    just_now.HAPPENED.hand_in(
        {"toppled": just_laid.toppled, "first_into_era": neighbours.is_first_into_era}
    )
    just_now.COUNT.hand_in(unplaced.count)
    giving_up.PAY_POINTS.hand_in(points.given_up)
    tapestries.ASKED_AFTERWARDS.hand_in({reserve.BOX: reserve.offer})
    bots_part.PART.hand_in(in_a_persons.PART)
    of_bots.OF_BOTS.hand_in(besides.OF_BOTS)
