"""How much of the printed game the app carries out, by kind: done, in part, or told.

A space or card is done when every verb of it has a handler that knows its particulars, and (for
tapestries) a test is named after it; in part when its data say that something is left to the
table; told otherwise. A civilization's class says it itself.
"""

from collections import Counter
from collections.abc import Iterable

from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import conditions, draw_and_keep
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.put_together import put_together
from companion.games.tapestry.score import counting
from companion.games.tapestry.turn import gains, verbs
from companion.games.tapestry.turn.mats import class_of
from tests.tapestry.paragraphs import known_tests

put_together()
DONE, PART, TOLD = "done", "in part", "told"


def carried_out(benefits: Iterable[Benefit]) -> bool:
    """Whether handlers know every one of these, all the way down."""
    return all(_known(benefit) for benefit in benefits)


def _known(benefit: Benefit) -> bool:
    inside = [*benefit.steps, *(one for choice in benefit.options for one in choice)]
    if benefit.op is Verb.BY_HAND or benefit.op not in verbs.HANDLERS:
        return False
    if benefit.op is Verb.GAIN and not _gainable(benefit.what):
        return False
    if benefit.op is Verb.POINTS_PER and benefit.per not in counting.COUNTS:
        return False
    if benefit.op is Verb.DRAW_KEEP and benefit.what not in draw_and_keep.DECKS:
        return False
    return carried_out(inside)


def _gainable(what: str) -> bool:
    known = {*RESOURCES, *BUILDINGS, "any_income_building", *gains.GAINS} - {"landmark"}
    return what in known


def _named(thing: str) -> bool:
    """Whether a test is named after it."""
    return any(f"::test_{thing}_" in test or f"_{thing}_" in test for test in known_tests())


def spaces(tracks: Iterable[str]) -> Counter[str]:
    """Spaces of tracks, with their bonuses."""
    found: Counter[str] = Counter()
    for track in tracks:
        for space in content.track(track).spaces:
            bonus = space.bonus.reward if space.bonus else ()
            found[DONE if carried_out((*space.benefits, *bonus)) else TOLD] += 1
    return found


def income_spaces() -> Counter[str]:
    """The income mat."""
    rows = (content.income_track(building).spaces for building in BUILDINGS)
    return Counter(
        DONE if carried_out(space.reveals) else TOLD for spaces in rows for space in spaces
    )


def techs(base: bool = True) -> Counter[str]:
    """Technologies: circle, square and condition."""
    kinds = {*conditions.CONDITIONS, "landmark_on_card"}
    found: Counter[str] = Counter()
    for card in content.techs().values():
        if (card.expansion == "base") is base:
            sides = carried_out((*card.circle, *card.square))
            whole = sides and card.condition.kind in kinds
            found[DONE if whole else PART if sides else TOLD] += 1
    return found


def tapestries(base: bool = True) -> Counter[str]:
    """Tapestry cards, each different one once."""
    found: Counter[str] = Counter()
    for card in content.tapestries().values():
        if (card.expansion == "base") is base:
            found[tapestry(card.id)] += 1
    return found


def tapestry(card_id: str) -> str:
    """One tapestry."""
    card = content.tapestry(card_id)
    something = bool(card.played or card.effects or card.rules)
    if card.told or card.unknown:
        return PART if something and carried_out(card.played) else TOLD
    return DONE if carried_out(card.played) and _named(card_id) else TOLD


def civilizations() -> Counter[str]:
    """Civilization mats of all boxes."""
    return Counter(civilization(one) for one in content.civilizations())


def civilization(one: str) -> str:
    """One mat."""
    return PART if class_of(one).left_to_the_table else DONE


def masterpieces() -> Counter[str]:
    """Masterpieces."""
    cards = content.masterpieces().values()
    return Counter(DONE if carried_out(card.benefits) else TOLD for card in cards)


def space_tiles() -> Counter[str]:
    """Space tiles of the base game."""
    tiles = [tile for tile in content.space_tiles().values() if tile.expansion == "base"]
    return Counter(DONE if carried_out(tile.benefits) else TOLD for tile in tiles)


def counts() -> dict[str, Counter[str]]:
    """Every kind."""
    tracks = [track for track in content.tracks() if track != "arts"]
    return {
        "base track spaces": spaces(tracks),
        "arts spaces": spaces(["arts"]),
        "income spaces": income_spaces(),
        "base technologies": techs(),
        "other technologies": techs(base=False),
        "base tapestries": tapestries(),
        "other tapestries": tapestries(base=False),
        "civilizations": civilizations(),
        "masterpieces": masterpieces(),
        "base space tiles": space_tiles(),
    }


def summary() -> str:
    """A line for each kind."""
    lines = ["Tapestry, carried out by the app:"]
    for kind, found in counts().items():
        parts = ", ".join(f"{found[how]} {how}" for how in (DONE, PART, TOLD) if found[how])
        lines.append(f"  {kind}: {sum(found.values())}: {parts}")
    return "\n".join(lines)
