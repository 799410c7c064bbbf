"""The icon of somebody's shape: of pieces, of a person without any, of a bot."""

from screens.widgets.pictures.icon import places

CALLED = {"disc": "shape-circle", "civ": "imperium-bot"}
NOBODY_KNOWS = "owner-human"


def sign_icon(shape: str) -> str:
    """There is one for every shape; an unknown one is shown as a person."""
    found = (CALLED.get(shape, ""), f"shape-{shape}", f"owner-{shape}")
    return next((one for one in found if one in places()), NOBODY_KNOWS)
