"""The words a card is put together from, as nouns: each with its name and its picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.core.message import Message
from companion.core.noun import Noun, SomeOf, yes_or_no
from companion.games.tapestry import content
from companion.games.tapestry.content.cards import TRIGGERS
from companion.games.tapestry.content.teaching import (
    BY_HAND,
    DID,
    ELSE,
    IN_FORCE,
    LEFT,
    LIMIT,
    OF_TRACKS,
    OR,
    PLAYED,
    PLOTS,
    RIGHT,
    RULE,
    SPRUNG,
    TAUGHT,
    THAT,
    THEN,
    TIERS,
    TOPPLE,
    TRACKS,
    UNNAMED,
    WITH,
    Clause,
)
from companion.games.tapestry.content.words import LANDS
from companion.games.tapestry.describing import SPACES, counted_as
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.score.comparing import COMPARED
from companion.games.tapestry.state import State
from companion.games.tapestry.taught_words import only_called
from companion.games.tapestry.turn.names import card_name, thing_name, word

TOLD, VP, ANY, DONE = "told", "vp", "any", "done"
LAID, TRAP = "when_played", "trap"
KINDS = (LAID, "this_era", "continuous", TRAP)
BEFORE = ("may", "pay", "up_to", "if", "who")
DEEDS = (
    *("gain", "gain_per", VP, "vp_per", "vp_per_of", "advance", "explore", "conquer", "invent"),
    *("upgrade_tech", "research", "score_capital", "draw_keep", "play_tapestry_over_current"),
    *("copy_tapestry", "repeat_position", "lose", "regress", "tech_circle", "tech_square"),
    *("territory_benefit", "gain_landmark"),
)
OF_BOXES = {"explore_space": "MM", PLOTS: "AA", "reserve": "FF"}
PRICES = ("cheaper_advance", "dearer_advance")
RULES_OF_A_TRACK = ("no_advance", "opponents_no_advance")
RULES = (
    *(*RULES_OF_A_TRACK, *PRICES),
    *("opponents_no_explore", "opponents_no_conquer"),
    *("opponents_no_invent", "opponents_no_upgrade"),
    *("no_explore", "no_conquer", "no_invent", "no_upgrade", "not_conquered"),
    *("no_traps_against", "both_dice_against_opponents", "outpost_on_explored"),
    *("explore_benefit_twice_for_points", "science_die_twice", "free_any_resource_bonus"),
    *("ignore_tech_conditions", "circle_when_invented", "build_on_blocked_plots"),
)
WHO = ("neighbours", "opponents", "everybody", "automa", "one_neighbour", "one_opponent")
EXTREMES = ("most", "fewest")
ATTACKED = (SPRUNG, "territory_lost")
"""Moments that somebody else's attack brings."""
OF_OTHERS = ("opponent_", "neighbour_")
"""How moments begin that somebody else brings."""
HAPPENED = ("toppled", "first_into_era")
"""What a card asks of the deed before it, or of the turn."""
JUST = ("enchanted_tapestry", *(f"tile_{one}" for one in LANDS))
"""What is counted of the moment alone: of nobody else, and by nothing that compares."""
OF_BOXES_COUNTED = {"masterpiece": "AA", "space_tile": "MM", "enchanted_tapestry": "FF"}
ON_A_TRACK = ("science_rolled",)
ADVANCING = (
    *("advanced", "tier_entered"),
    *("opponent_advanced", "neighbour_advanced", "automa_advanced"),
)
OF_A_BUILDING = ("building_gained", "building_placed")
OF_A_RESOURCE = "resource_gained"
PERS = (
    *("tech_card", "landmark", "controlled_territory", "territory_tile_in_supply"),
    *("outpost", "toppled_outpost", "district", "finished_track", "tracks_no_token_further"),
    *("tech_bottom", "tech_middle", "tech_top"),
    *("tapestry_card_hand_and_mat", "tapestry_card_hand", "tapestry_card_mat"),
    *("income_building", *BUILDINGS),
    *("masterpiece", "space_tile"),
    *("capital_rows", "capital_columns", "capital_rows_and_columns"),
)
ICONS = {
    "gain": "plus",
    "gain_per": "plus",
    VP: "vp",
    "vp_per": "vp",
    "vp_per_of": "people",
    "advance": "advance-any",
    "regress": "regress",
    "explore": "explore",
    "explore_space": "explore-space",
    "conquer": "conquer",
    "invent": "invent",
    "upgrade_tech": "upgrade",
    "research": "research",
    "score_capital": "score-capital",
    "draw_keep": "draw-card",
    "play_tapestry_over_current": "play-tapestry",
    "copy_tapestry": "card-tapestry",
    "repeat_position": "repeat-position",
    "tech_circle": "tech-circle",
    "tech_square": "tech-square",
    "territory_benefit": "territory-benefit",
    "gain_landmark": "landmark",
    "lose": "minus",
    TOPPLE: "token-toppled",
    PLOTS: "building-any",
    "reserve": "cards",
    TOLD: "edit",
    TRAP: "trap",
    "who": "people",
    "pay": "resource-coin",
    "up_to": "resource-coin",
    "may": "help",
    "if": "filter",
}


def _words(key: str, kind: str, ids: Iterable[str]) -> Noun[State]:
    """Words of one kind, each called `tapestry.taught.<kind>.<word>`."""
    listed = tuple(ids)
    return Noun(
        key,
        Message(f"tapestry.taught.ask.{kind}"),
        lambda _state, _filled: listed,
        lambda _state, one: Message(f"tapestry.taught.{kind}.{one}"),
        lambda _state, one: ICONS.get(one, ""),
    )


def cards(state: State) -> tuple[str, ...]:
    """Those of the boxes in play that no source has: the ones without a name first."""
    there = (one for one in content.tapestries().values() if state.options.has(one.expansion))
    ids = [one.id for one in there if one.unknown]
    return tuple(sorted(ids, key=lambda one: not one.startswith(UNNAMED)))


def known_by_name(state: State) -> tuple[str, ...]:
    """Cards without a name in any source that were taught in this game: they can be changed."""
    return tuple(one for one in state.taught if one.startswith(TAUGHT))


def none_left(state: State, card: str) -> Message | None:
    """What is said where each of a box's cards without a name has one in this game."""
    if not card.startswith(UNNAMED) or card not in content.tapestries():
        return None
    named = sum(one.card == card for one in state.taught.values())
    full = named >= content.tapestry(card).copies
    return Message("tapestry.taught.none_left") if full else None


CARD: Noun[State] = Noun(
    "card",
    Message("tapestry.taught.ask.card"),
    lambda state, _filled: (*cards(state), *known_by_name(state)),
    lambda _state, card: card_name("tapestry", card),
    lambda _state, _card: "card-tapestry",
    many=True,
    note=lambda state, card: Message("tapestry.taught.anew") if card in state.taught else None,
    closed=lambda state, _filled, card: none_left(state, card),
)
KIND = SomeOf(_words("kinds", "kind", KINDS), least=1)
ENCHANTED = yes_or_no(
    "enchanted",
    Message("tapestry.ask.enchanted"),
    Message("tapestry.option.yes"),
    Message("tapestry.option.no"),
    ("check", "cross"),
)
ALONG = yes_or_no(
    "along",
    Message("tapestry.taught.ask.along"),
    Message("tapestry.taught.along.yes"),
    Message("tapestry.taught.along.no"),
    ("check", "cross"),
)
ON_A_SPACE = _words("along", "along", ("yes", "benefit", "no"))
BONUS = yes_or_no(
    "bonus",
    Message("tapestry.taught.ask.bonus"),
    Message("tapestry.taught.along.yes"),
    Message("tapestry.taught.along.benefit"),
    ("check", "cross"),
)
MATS = _words("whose", "mats", (ANY, "mine", "neighbours", "opponents"))
POSITIONS = _words("whose", "positions", (ANY, "neighbours", "opponents"))
RULE_NOW = _words("rule", "rule", RULES)
WHOSE = _words("who", "whose", WHO)
COMPARE = _words("compare", "compare", (*COMPARED, *HAPPENED))
CONQUEST = _words("where", "conquest", (ANY, "anywhere", "empty", "both"))
EXPLORING = _words("where", "exploring", (ANY, "anywhere"))
UPGRADING = _words("how", "upgrading", (ANY, "ignoring", THAT))


def moments(kinds: Iterable[str], enchanted: bool) -> tuple[str, ...]:
    """When a card of these kinds can do something."""
    of_kind = {LAID: (PLAYED,), TRAP: (SPRUNG, PLAYED)}
    found = [moment for one in kinds for moment in of_kind.get(one, (IN_FORCE, *TRIGGERS))]
    return tuple(dict.fromkeys((*found, *((LEFT, RIGHT) if enchanted else ()))))


def moment(among: tuple[str, ...]) -> Noun[State]:
    """One of these."""
    return _words("moment", "when", among)


def only(of: str) -> Noun[State] | None:
    """What an occasion may be about: a track, a building, a resource; None where about nothing."""
    if of in (*ADVANCING, *PRICES):
        return TRACK_OR_TIER
    if of in (*ON_A_TRACK, *RULES_OF_A_TRACK):
        return TRACK
    if of == OF_A_RESOURCE:
        return RESOURCE
    return BUILDING if of in OF_A_BUILDING else None


def joins(clauses: Sequence[Clause]) -> Noun[State]:
    """How the next one hangs on what stands there: nothing but a deed can have been done."""
    last = clauses[-1]
    if last.verb == RULE:
        return _words("next", "next", (DONE, THEN))
    looked: tuple[str, ...] = ()
    if last.verb not in (TOPPLE, PLOTS) and last.moment != BY_HAND:
        begins = max(at for at, one in enumerate(clauses) if one.joined == THEN)
        said = {one.joined for one in clauses[begins:]}
        looked = () if ELSE in said else (ELSE,) if DID in said else (DID, ELSE)
    limit = () if last.verb in (TOLD, TOPPLE, PLOTS) else (LIMIT,)
    return _words("next", "next", (DONE, THEN, OR, WITH, *limit, *looked))


def people(when: str) -> Noun[State]:
    """For whom, at this moment: perhaps for whoever brought it."""
    cause = ("attacker",) if when in ATTACKED else ()
    if when.startswith(OF_OTHERS):
        cause = ("that_one",)
    return _words("who", "who", (*cause, *WHO, *EXTREMES, "me"))


def verbs(state: State, when: str, *, last: bool) -> Noun[State]:
    """What may stand next in a clause; in its last place a deed alone."""
    boxes = (verb for verb, box in OF_BOXES.items() if state.options.has(box))
    sprung = (TOPPLE,) if when == SPRUNG else ()
    before = () if last else BEFORE
    return _words("word", "word", (*before, TOLD, *sprung, *DEEDS, *boxes))


def _things(key: str, kind: str, ids: Iterable[str]) -> Noun[State]:
    listed = tuple(ids)
    return Noun(
        key,
        Message(f"tapestry.taught.ask.{kind}"),
        lambda state, _filled: (one for one in listed if _in_play(state, one)),
        lambda _state, one: _thing_called(one),
        lambda _state, one: f"resource-{one}" if one in RESOURCES else "",
    )


def _in_play(state: State, thing: str) -> bool:
    boxes = {"masterpiece": "AA", "inspiration_tile": "AA", "space_tile": "MM"}
    return thing not in boxes or state.options.has(boxes[thing])


def _thing_called(thing: str) -> Message:
    return Message("tapestry.taught.word.vp") if thing == VP else thing_name(thing)


_CARDS = ("territory_tile", "tapestry", "tech_card")
GAINED = _things(
    "what",
    "gained",
    (
        *RESOURCES,
        "any_resource",
        *BUILDINGS,
        "any_income_building",
        *("territory_tile", "tapestry", "civilization"),
        *("masterpiece", "inspiration_tile", "space_tile"),
    ),
)
LOST = _things("what", "lost", (*RESOURCES, "any_resource", VP, *_CARDS))
PAID = _things("price", "paid", (*RESOURCES, "any_resource", VP, *_CARDS))
DRAWN = _things("what", "drawn", ("tapestry", "tech_card"))


def _counted(*more: str) -> Noun[State]:
    return Noun(
        "per",
        Message("tapestry.taught.ask.per"),
        lambda state, _filled: (
            *(one for one in (*PERS, *more) if _is_counted(state, one)),
            *(f"{one}{SPACES}" for one in state.used_tracks()),
        ),
        lambda _state, one: counted_as(one),
    )


def _is_counted(state: State, per: str) -> bool:
    box = OF_BOXES_COUNTED.get(per)
    return box is None or state.options.has(box)


COUNTED, COUNTED_NOW = _counted(), _counted(*JUST)


def _any_or(key: str, kind: str, ids: Iterable[str]) -> Noun[State]:
    listed = tuple(ids)
    return Noun(
        key,
        Message(f"tapestry.taught.ask.{kind}"),
        lambda state, _filled: (
            ANY,
            *(one for one in listed if one not in TRACKS or one in state.used_tracks()),
        ),
        lambda _state, one: (
            Message(f"tapestry.taught.any.{kind}") if one == ANY else only_called(kind, one)
        ),
        lambda _state, one: f"track-{one}" if one in TRACKS else "",
    )


LAID_ASIDE = _things(
    "what", "reserved", (*BUILDINGS, "any_resource", "territory_tile", "space_tile", *_CARDS[1:])
)
FIGURE: Noun[State] = Noun(
    "figure",
    Message("tapestry.taught.ask.figure"),
    lambda state, _filled: (ANY, *_figures(state)),
    lambda _state, one: (
        Message("tapestry.taught.any.figure") if one == ANY else word("landmark", one)
    ),
    lambda _state, _one: "landmark",
    many=True,
)


def _figures(state: State) -> Iterable[str]:
    there = content.landmarks().values()
    return (one.id for one in there if state.options.has(one.expansion))


TRACK = _any_or("track", "track", TRACKS)
TRACK_MOVED = _any_or("track", "track", (*TRACKS, *OF_TRACKS))
TRACK_OR_TIER = _any_or("track", "track", (*TRACKS, *TIERS))
BUILDING = _any_or("building", "building", BUILDINGS)
RESOURCE = _any_or("resource", "resource", RESOURCES)
