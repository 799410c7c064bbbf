"""Which cards and tiles are in play, before anything is shuffled.

Rulebook, "First set-up" and "Variants"; player aid, "General set-up (solo)".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.known import copies_in_play
from companion.games.tapestry.options import Options
from companion.games.tapestry.state import Deck

CIVILIZATIONS_EACH = 2
"""Set-up of the players, A: everybody draws two."""
FACE_UP_TECHS = 3


class _OfABox(Protocol):
    @property
    def expansion(self) -> str: ...


def decks(options: Options) -> Mapping[str, Deck]:
    """Every pile of the table by its name, in the order of the files."""
    piles = {
        "tech": _techs(options),
        "tapestry": _tapestries(options),
        "territory": map(str, content.territory_tiles()),
        "space": (
            str(tile.id) for tile in content.space_tiles().values() if _in_play(options, tile)
        ),
        "civilization": _civilizations(options),
        "masterpiece": iter(content.masterpieces() if options.has("AA") else ()),
        "landmark_card": (
            card.id for card in content.landmark_cards().values() if _in_play(options, card)
        ),
        "capital": (
            capital.id for capital in content.capitals().values() if _in_play(options, capital)
        ),
    }
    return {name: Deck(tuple(cards)) for name, cards in piles.items()}


def verify(options: Options) -> None:
    """Raise if a variant leaves too few cards to begin with."""
    piles, people = decks(options), len(options.participants)
    if len(piles["civilization"].cards) < CIVILIZATIONS_EACH * people:
        few = CIVILIZATIONS_EACH * people
        raise RuleBroken("tapestry.options.few_civilizations", n=few)
    if len(piles["tech"].cards) < FACE_UP_TECHS:
        raise RuleBroken("tapestry.options.few_techs", n=FACE_UP_TECHS)
    if len(piles["tapestry"].cards) < people:
        raise RuleBroken("tapestry.options.few_tapestries")


def _in_play(options: Options, thing: _OfABox) -> bool:
    return options.has(thing.expansion)


def _techs(options: Options) -> Iterator[str]:
    """Without the arts track, cards that show its icon are put aside."""
    for card in content.techs().values():
        arts = card.arts_icon and not options.has("AA")
        if _in_play(options, card) and not arts and card.id not in options.variants.removed_techs:
            yield card.id


def _tapestries(options: Options) -> Iterator[str]:
    """Thirteen of the base cards leave a solo game, two of them traps."""
    for card in content.tapestries().values():
        yield from [card.id] * copies_in_play(options, card)


def _civilizations(options: Options) -> Iterator[str]:
    """Solo bans; the variant that draws from one box only."""
    only = options.variants.civilizations_from
    for people in content.civilizations().values():
        if options.solo and not people.solo:
            continue
        if people.expansion == only if only else _in_play(options, people):
            yield people.id
