"""The picture of an answer that names somebody: their own shape in their own colour."""

from kivy.app import App

from screens.games import screens_of
from screens.navigation import find_class
from screens.widgets.pictures.sign import sign_icon


def seat_look(option) -> tuple[str, str]:
    """Icon and role; nothing where the answer is nobody of the game that is open."""
    bridge = App.get_running_app().bridge
    table = screens_of(bridge.game_id) if bridge.game_id else {}
    if option.icon or "seats" not in table:
        return "", ""
    looks = bridge.seen(find_class(table["seats"])) or {}
    look = looks.get(option.place) or looks.get(option.id)
    return (sign_icon(look[1]), look[0]) if look else ("", "")
