"""A line of "Check the table" that is no number, put right at its own sheet."""

from kivy.app import App

from companion.games.tapestry.correcting.view_achievement import achievement_offers
from companion.games.tapestry.correcting.view_card import mat_offers, offer_offers, tech_offers
from companion.games.tapestry.correcting.view_space import landmark_offers
from companion.games.tapestry.tracks.view import track_view
from screens.games.tapestry.bot_sheet import open_bots
from screens.games.tapestry.decks_sheet import open_decks
from screens.games.tapestry.hex_sheet import open_hex
from screens.games.tapestry.putting_right import put_right
from screens.games.tapestry.track_sheet import open_track


def open_place(fact):
    """The sheet above the check where what is no number can be put right."""
    state = App.get_running_app().bridge.state
    first, what, thing = (*fact.key.split(".", 2), "")[:3]
    if first == "hex":
        return open_hex(state, what)
    if first == "landmark":
        return put_right(fact.label, (), landmark_offers(state, what), fact.key)
    if first == "achievement":
        return put_right(fact.label, (), achievement_offers(state, what), fact.key)
    if first == "offer":
        return put_right(fact.label, (fact.value,), offer_offers(state, what))
    if what in ("civilization", "masterpiece"):
        return put_right(fact.label, (fact.value,), mat_offers(state, first, what))
    if what == "capital":
        return App.get_running_app().nav.go("tapestry/capital", seat=first)
    if what == "tech":
        topic = "" if thing.startswith("unknown") else f"tech.{thing}"
        return put_right(fact.label, (), tech_offers(state, first, thing), topic)
    if what == "track":
        return open_track(state, track_view(state, thing))
    return open_bots() if what == "favourite" else open_decks()
