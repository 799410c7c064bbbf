"""The map of Tapestry as the kit's hex map draws it."""

from dataclasses import replace

from companion.core.question import Choice
from companion.games.tapestry.land.view_tile import tile_icon
from screens.games.tapestry.land_drawing import LandLook
from screens.widgets.boards.hex_map import Token

BOT_ICONS = {"automa": "owner-automa", "shadow": "owner-shadow"}


def looks(hexes, players, lit=(), numbers=None, arrows=()) -> list[LandLook]:
    """Every hex with the pieces of these players; `lit` are keys, `numbers` stand on a hex."""
    numbers = numbers or {}
    known = BOT_ICONS | {player.id: shape_icon(player.shape) for player in players}
    found = [_look(one, known, one.key in lit, numbers.get(one.key, 0)) for one in hexes]
    pointing = {arrow.at: arrow for arrow in arrows}
    return [_with_arrow(look, pointing.get(look.place)) for look in found]


def _with_arrow(look: LandLook, arrow) -> LandLook:
    """An arrow of the bots' card on it: black and grey as printed."""
    if arrow is None:
        return look
    return replace(look, arrow=arrow.step, arrow_role="paper_ink" if arrow.black else "dim")


def shape_icon(shape: str) -> str:
    """The icon of a person's shape."""
    return f"owner-{shape}" if shape == "human" else f"shape-{shape}"


def _look(one, known, lit: bool, number: int) -> LandLook:
    tokens = tuple(
        Token(colour, token.toppled, known.get(token.owner, ""))
        for token, colour in zip(one.tokens, one.colours, strict=True)
    )
    label = "" if number else one.start
    fill = "sea" if one.explored or one.island else ""
    return LandLook(
        one.at,
        fill,
        label,
        tokens=tokens,
        number=number,
        lit=lit,
        edges=one.edges,
        laid=one.explored and not one.printed,
        benefit=tile_icon(one.tile),
        island=one.island,
    )


def look_of_tile(look: LandLook, tile: int, way) -> LandLook:
    """A hex with a tile that is turned there, the sides that give a point on it."""
    return replace(
        look,
        fill="sea",
        edges=way.edges,
        laid=True,
        lit=True,
        benefit=tile_icon(tile),
        gains=way.gains,
    )


def key_of(place: tuple[int, int]) -> str:
    """A touched hex as the game names it."""
    return f"{place[0]},{place[1]}"


def lit_by(question) -> tuple[str, ...]:
    """The hexes that a question asks to choose one from; none if it asks for anything else."""
    if not isinstance(question, Choice):
        return ()
    return tuple(one.id for one in question.options if one.place == f"hex:{one.id}")
