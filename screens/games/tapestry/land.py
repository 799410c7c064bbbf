"""The map of Tapestry as the kit's hex map draws it."""

from companion.games.tapestry.land.view_tile import tile_icon
from screens.games.tapestry.land_drawing import LandLook
from screens.widgets.boards.hex_map import Token

BOT_ICONS = {"automa": "owner-automa", "shadow": "owner-shadow"}


def looks(hexes, players) -> list[LandLook]:
    """Every hex with the pieces of these players."""
    known = BOT_ICONS | {player.id: shape_icon(player.shape) for player in players}
    return [_look(one, known) for one in hexes]


def shape_icon(shape: str) -> str:
    """The icon of a person's shape."""
    return f"owner-{shape}" if shape == "human" else f"shape-{shape}"


def _look(one, known) -> LandLook:
    tokens = tuple(
        Token(colour, token.toppled, known.get(token.owner, ""))
        for token, colour in zip(one.tokens, one.colours, strict=True)
    )
    fill = "sea" if one.explored or one.island else ""
    return LandLook(
        one.at,
        fill,
        one.start,
        tokens=tokens,
        edges=one.edges,
        laid=one.explored and not one.printed,
        benefit=tile_icon(one.tile),
        island=one.island,
    )
