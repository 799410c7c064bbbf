"""What people at a Tapestry table can do."""

from companion.games.tapestry.commands.advancing import AdvanceOnTrack, StopPlaying
from companion.games.tapestry.commands.correcting import (
    Correct,
    CorrectAchievement,
    CorrectHand,
    CorrectHex,
    CorrectLandmark,
    CorrectOffer,
    CorrectTechs,
    CorrectTokens,
)
from companion.games.tapestry.commands.income import (
    NextStep,
    PlayTapestry,
    TakeIncome,
    TakeIncomeGains,
    TakeIncomePoints,
    UpgradeTechnology,
    UseCivilization,
    UseMasterpiece,
    UseReserve,
)
from companion.games.tapestry.commands.table import (
    AddPoints,
    CountCapital,
    NameTallest,
    PassTurnTo,
    PlacePiece,
    TakeLandmark,
    WriteNote,
)

COMMANDS = (
    AdvanceOnTrack,
    StopPlaying,
    TakeIncome,
    UseMasterpiece,
    UseCivilization,
    NextStep,
    PlayTapestry,
    UseReserve,
    UpgradeTechnology,
    TakeIncomePoints,
    TakeIncomeGains,
    PlacePiece,
    CountCapital,
    AddPoints,
    PassTurnTo,
    TakeLandmark,
    NameTallest,
    WriteNote,
    Correct,
    CorrectTokens,
    CorrectHex,
    CorrectTechs,
    CorrectHand,
    CorrectLandmark,
    CorrectAchievement,
    CorrectOffer,
)
