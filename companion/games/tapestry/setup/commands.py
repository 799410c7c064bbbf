"""Everything that can be done during set-up."""

from companion.games.tapestry.setup.capitals import DrawCapitals, KeepCapital
from companion.games.tapestry.setup.civilizations import (
    ChooseCivilization,
    DrawCivilizations,
    KeepCivilization,
)
from companion.games.tapestry.setup.finish import ChooseFirstPlayer, FinishSetUp, TickItem
from companion.games.tapestry.setup.landmark_cards import DealLandmarkCards, KeepLandmarkCard

COMMANDS = (
    DrawCapitals,
    KeepCapital,
    DrawCivilizations,
    KeepCivilization,
    ChooseCivilization,
    ChooseFirstPlayer,
    DealLandmarkCards,
    KeepLandmarkCard,
    TickItem,
    FinishSetUp,
)
