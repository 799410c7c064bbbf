"""What happens at a Tapestry table: every room lists its own."""

from __future__ import annotations

from companion.core.event import Event
from companion.games.tapestry import once_a_turn, superseded
from companion.games.tapestry.bots import events_of_cards as cards_bots
from companion.games.tapestry.bots import events_of_people as people_bots
from companion.games.tapestry.cards import events_of_masterpieces as masterpieces_cards
from companion.games.tapestry.cards import events_of_piles as piles_cards
from companion.games.tapestry.cards import events_of_standing as standing_cards
from companion.games.tapestry.cards import events_of_tapestries as tapestries_cards
from companion.games.tapestry.cards import events_of_technologies as technologies_cards
from companion.games.tapestry.city import events as city
from companion.games.tapestry.civilizations import events as civilizations
from companion.games.tapestry.civilizations import events_of_outposts as outposts_civilizations
from companion.games.tapestry.company import events as company
from companion.games.tapestry.correcting import naming, set_value
from companion.games.tapestry.income import events as income
from companion.games.tapestry.land import events as land
from companion.games.tapestry.placing import events as placing
from companion.games.tapestry.placing import found as found_placing
from companion.games.tapestry.score import events as score
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching import events as teaching
from companion.games.tapestry.tracks import events as tracks
from companion.games.tapestry.turn import events as turn

EVENTS: tuple[type[Event[State]], ...] = (
    *cards_bots.EVENTS,
    *people_bots.EVENTS,
    *masterpieces_cards.EVENTS,
    *piles_cards.EVENTS,
    *tapestries_cards.EVENTS,
    *technologies_cards.EVENTS,
    *city.EVENTS,
    *civilizations.EVENTS,
    *outposts_civilizations.EVENTS,
    *company.EVENTS,
    *set_value.EVENTS,
    *naming.EVENTS,
    *income.EVENTS,
    *land.EVENTS,
    *placing.EVENTS,
    *found_placing.EVENTS,
    *score.EVENTS,
    *teaching.EVENTS,
    *tracks.EVENTS,
    *turn.EVENTS,
    *once_a_turn.EVENTS,
    *standing_cards.EVENTS,
    *superseded.EVENTS,
)
