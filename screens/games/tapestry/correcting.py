"""A line of "Check the table" that is no number, put right at its own sheet."""

from kivy.app import App

from companion.games.tapestry.correcting.settable import of_masterpieces
from companion.games.tapestry.tracks.view import track_view
from screens.games.tapestry.bot_sheet import open_bots
from screens.games.tapestry.decks_sheet import open_decks
from screens.games.tapestry.hex_sheet import open_hex
from screens.games.tapestry.putting_right import put_right
from screens.games.tapestry.track_sheet import open_track

READ = ("civilization", "masterpiece")
"""What stands on their line is read on the sheet too."""


def open_place(fact):
    """The sheet above the check where what is no number can be put right."""
    state = App.get_running_app().bridge.state
    first, what, thing = (*fact.key.split(".", 2), "")[:3]
    if first == "hex":
        return open_hex(state, what)
    if what == "capital":
        return App.get_running_app().nav.go("tapestry/capital", seat=first)
    if what == "track":
        return open_track(state, track_view(state, thing))
    if what == "favourite":
        return open_bots()
    if first == "bots":
        return open_decks()
    known = what == "tech" and not thing.startswith("unknown")
    topic = f"tech.{thing}" if known else fact.key if first in ("landmark", "achievement") else ""
    lines = (fact.value,) if what in READ or first == "offer" else ()
    offers = of_masterpieces(state, first) if what == "masterpiece" else fact.right.each()
    return put_right(fact.label, lines, offers, topic)
