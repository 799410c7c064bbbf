"""The closed vocabulary in which boards and cards say what they give.

A benefit is a row of `data/tapestry`: a verb and its particulars. Code carries out verbs
(`turn/verbs.py`), never cards. A plain list means "all of them, in the player's order".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Verb(StrEnum):
    """Everything a space, a card or a tile can ask for."""

    GAIN = "gain"
    POINTS = "vp"
    POINTS_PER = "vp_per"
    SCORE_CAPITAL = "score_capital"
    EXPLORE = "explore"
    EXPLORE_SPACE = "explore_space"
    CONQUER = "conquer"
    INVENT = "invent"
    UPGRADE = "upgrade_tech"
    TECH_CIRCLE = "tech_circle"
    TECH_SQUARE = "tech_square"
    RESEARCH = "research"
    RESEARCH_FOUR = "research_x4_no_benefit"
    ADVANCE = "advance"
    REGRESS = "regress"
    REPEAT = "repeat_position"
    REFRESH_TECH = "refresh_tech_offer"
    REFRESH_MASTERPIECES = "refresh_masterpiece_offer"
    PLAY_OVER = "play_tapestry_over_current"
    COPY = "copy_tapestry"
    TOKEN_TO_START = "move_token_to_start"
    BROADCAST = "broadcast"
    BROADCAST_MANY = "broadcast_multi"
    LANDMARK = "gain_landmark"
    TERRITORY_BENEFIT = "territory_benefit"
    PAY = "pay"
    MAY = "may"
    IF = "if"
    EACH = "each"
    IF_DONE = "if_done"
    LOSE = "lose"
    RESERVE = "reserve"
    OR = "or"
    IN_ORDER = "in_order"
    DRAW_KEEP = "draw_keep"
    JUMP = "jump"
    BY_HAND = "told"


@dataclass(frozen=True, slots=True)
class Benefit:
    """One verb with its particulars; what a verb does not use stays empty."""

    op: Verb
    what: str = ""
    """gain: coin, worker, food, culture, any_resource, territory_tile, tapestry, farm, …; lose: the
    same, and `vp`; if: how it compares; each: whom it is for; vp_per: whose are
    counted in place of one's own; advance, regress: where one is furthest, or by the track of the
    last move; upgrade_tech: `that` card; copy: whose."""
    n: int = 1
    """pay: at most so often."""
    per: str = ""
    """vp_per, if, each, and gain for each: what is counted."""
    each: int = 1
    tracks: tuple[str, ...] = ()
    benefit: bool = True
    """advance, regress, research: whether the space's benefit and bonus come with it."""
    bonus: bool = True
    """advance, regress, repeat_position: whether the bonus may be bought too."""
    anywhere: bool = False
    both_dice: str = ""
    """conquer: "always", "if_opponent" or empty."""
    empty_only: bool = False
    optional: bool = False
    """told: a reminder, which nobody has to say is done."""
    landmark: str = ""
    ignore_prerequisites: bool = False
    locked: bool = False
    """upgrade_tech: the card may not be upgraded again this turn."""
    overflow: int = 0
    """research_x4: points for each advance past the end."""
    options: tuple[tuple[Benefit, ...], ...] = ()
    """or: exactly one of these; if_done: what follows where it was done, and where it was not."""
    steps: tuple[Benefit, ...] = ()
    """in_order, pay, may, if, each: what follows, in this order; if_done: what comes first."""
    cost: Mapping[str, int] = field(default_factory=dict)
    """pay: what is given for it."""
    text: str = ""
    """told: the key of the words that tell it."""
    said: str = ""
    """told: an owner's own sentence in their place; beside any other verb what limits it."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """What may be bought once on a space of a track."""

    cost: Mapping[str, int]
    """any_resource, territory_tile, tapestry or tech_card, and how many."""
    reward: tuple[Benefit, ...]
