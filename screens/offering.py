"""Offers of the game that nothing is blank of are carried out: nothing else takes commands.

What is asked for is asked on pages, and their desk carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.app import App

if TYPE_CHECKING:
    from companion.core.command import Entry
    from companion.core.offer import Offer


def take(offer: Offer[Any]) -> Entry[Any] | None:
    """Do it; what came of it, or None."""
    bridge = App.get_running_app().bridge
    if offer.reason is not None:
        bridge.app.toast(bridge.app.i18n.say(offer.reason))
        return None
    command = bridge.attempt(lambda: offer.command({}))
    return None if command is None else bridge.do(command)
