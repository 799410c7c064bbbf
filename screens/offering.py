"""Offers of the game on a screen: found by name, filled a blank at a time, carried out.

A screen that fills blanks by touch gives what it knows; the rest is asked for in sheets. Nothing
else on a screen carries a command out.
"""

from kivy.app import App

from screens.widgets.asking.question import ask_question


def offer_of(offer_id: str):
    """The offer of this name as the game stands; None where there is none."""
    offers = App.get_running_app().bridge.offers
    return next((one for one in offers if one.id == offer_id), None)


def reason_of(offer_id: str) -> str:
    """Why it may not be done now, in words; empty if it may, or is not offered."""
    offer = offer_of(offer_id)
    return "" if offer is None else App.get_running_app().i18n.say(offer.reason)


def take(offer, given=None, on_done=None, answers=None):
    """Do it; what is still blank is asked for first. What came of it, or None.

    `answers` are known beforehand of what the step itself will ask.
    """
    filled = dict(given or {})
    bridge = App.get_running_app().bridge
    if offer is None:
        return None
    if offer.reason is not None:
        bridge.app.toast(bridge.app.i18n.say(offer.reason))
        return None
    question = offer.asks(filled)
    if question is not None:
        more = lambda value: {**filled, question.key: value}  # noqa: E731 – handed over
        ask_question(question, lambda value: take(offer, more(value), on_done, answers))
        return None
    done = bridge.attempt(lambda: offer.command(filled))
    entry = None if done is None else bridge.do(done, answers)
    if entry is not None and on_done is not None:
        on_done(entry)
    return entry


def take_named(offer_id: str, given=None, answers=None):
    """The offer of this name; nothing where there is none."""
    return take(offer_of(offer_id), given, answers=answers)
