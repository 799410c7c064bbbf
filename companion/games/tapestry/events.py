"""What happens at a Tapestry table."""

from __future__ import annotations

from companion.core import kept
from companion.core.rooms import events_of
from companion.games.tapestry import once_a_turn, superseded
from companion.games.tapestry.bots import events as bots
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
from companion.games.tapestry.correcting.facts import board as lifted
from companion.games.tapestry.income import events as income
from companion.games.tapestry.land import events as land
from companion.games.tapestry.placing import events as placing
from companion.games.tapestry.placing import found as found_placing
from companion.games.tapestry.score import events as score
from companion.games.tapestry.setup import events as setup
from companion.games.tapestry.teaching import events as teaching
from companion.games.tapestry.tracks import events as tracks
from companion.games.tapestry.turn import events as turn

CARDS = (masterpieces_cards, piles_cards, tapestries_cards, technologies_cards, standing_cards)
BOTS = (bots, cards_bots, people_bots)
OTHERS = (city, civilizations, outposts_civilizations, company, income, land, score, setup, tracks)
EVENTS = events_of(
    *CARDS, *BOTS, *OTHERS, set_value, lifted, naming, placing, found_placing, teaching, turn,
    once_a_turn, superseded, kept,
)  # fmt: skip
