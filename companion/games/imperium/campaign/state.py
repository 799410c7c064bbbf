"""What is noted in a campaign log."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.imperium.content import levels, nations
from companion.games.imperium.tokens import Tokens

CAMPAIGN, SUPREME = "campaign", "supreme"
WINS_NEEDED, LOSSES_ALLOWED = 5, 4
SUPREME_RULER = "supreme_ruler"


@dataclass(frozen=True, slots=True)
class CampaignOptions:
    """Who plays a campaign with which nation."""

    player: str = ""
    nation: str = "macedonians"
    mode: str = CAMPAIGN
    """campaign: level by level; supreme: five wins as Supreme Ruler."""
    after_lost: bool = False
    """The campaign before this one was lost (matters only where the owner reads it so)."""
    box: str = "classics"
    """Whose common cards lie on the table, and whether the other box's nations play too."""
    both_boxes: bool = True
    printing: str = "french"
    """Which printing of the solo booklet: french or english."""
    counts_mine: bool = True
    """The player's own tokens are counted in the app."""
    names: bool = False
    """The cards of its games are named."""
    in_loom: bool = False
    """Loom keeps the C.I.V.'s deck in its games, where cards are named."""
    harder: int = 0
    """So many levels above the first one it begins with; the printed campaign begins at 0."""

    @property
    def nations_met(self) -> tuple[str, ...]:
        """All nations of the boxes that are played with."""
        every = nations().items()
        return tuple(one for one, nation in every if self.both_boxes or nation.box == self.box)


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the campaign."""

    opponent: str
    level: str
    won: bool
    date: str = ""
    """As noted: a date, your score and the C.I.V.'s; None after a collapse."""
    mine: int | None = None
    civ: int | None = None
    added: str = ""
    """The card added to or removed from the starting deck after it."""
    removed: str = ""


@dataclass(frozen=True, slots=True)
class NextGame:
    """The game that is being played now."""

    opponent: str
    level: str
    start: Tokens


@dataclass(frozen=True, slots=True)
class CampaignState:
    """The log."""

    options: CampaignOptions
    played: tuple[Played, ...] = ()
    current: NextGame | None = None
    reward_due: bool = False
    """A win whose reward has not been chosen."""
    unrest_removed: int = 0
    """Unrest taken out of the common cards (Supreme Ruler)."""

    @property
    def wins(self) -> int:
        return sum(game.won for game in self.played)

    @property
    def losses(self) -> int:
        return len(self.played) - self.wins

    @property
    def won(self) -> bool:
        return self.wins >= WINS_NEEDED

    @property
    def over(self) -> bool:
        return self.won or self.losses >= LOSSES_ALLOWED

    @property
    def level(self) -> str:
        """The level of the next game: each win raises it."""
        if self.options.mode == SUPREME:
            return SUPREME_RULER
        climbed = min(self.wins + self.options.harder, WINS_NEEDED - 1)
        return list(levels())[climbed]

    @property
    def beaten(self) -> tuple[str, ...]:
        return tuple(game.opponent for game in self.played if game.won)

    @property
    def still_to_beat(self) -> tuple[str, ...]:
        """Nations that may be the next opponent: not yours, and not beaten before."""
        taken = {*self.beaten, self.options.nation}
        return tuple(one for one in self.options.nations_met if one not in taken)

    @property
    def cards_added(self) -> tuple[str, ...]:
        """Cards gained for the rest of the campaign, without those that left again."""
        return self._deck_changes()[0]

    @property
    def cards_removed(self) -> tuple[str, ...]:
        """Cards of the printed starting deck that stay in the box."""
        return self._deck_changes()[1]

    def _deck_changes(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        added: list[str] = []
        removed: list[str] = []
        for game in self.played:
            joined = next((c for c in added if c.casefold() == game.removed.casefold()), "")
            if game.added:
                added.append(game.added)
            elif joined:
                added.remove(joined)
            elif game.removed:
                removed.append(game.removed)
        return tuple(added), tuple(removed)

    @property
    def just_lost(self) -> bool:
        """The last game was lost; a second loss in a row does not double the bonus again."""
        return bool(self.played) and not self.played[-1].won
