"""What is read aloud: an entry or a question that is open, else what to do now and what was told.

A screen that knows better says it by `spoken()`; any other is read from top to bottom.
"""

from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

MARKUP_ENDS = "[/"


def spoken(app) -> str:
    """In sentences."""
    return ". ".join(said.rstrip(" .:") for said in _said(app) if said.strip(" .:–"))


def _said(app) -> list[str]:
    top = app.nav.overlays[-1] if app.nav.overlays else app.nav.view
    if hasattr(top, "spoken"):
        return top.spoken()
    if app.nav.overlays:
        return _shown(top)
    view = app.nav.view
    session, game = app.bridge.session, view.route.partition("/")[0]
    if session is not None and game == app.bridge.game_id:
        return _now(session, app.i18n.words)
    return _shown(view)


def _now(session, words) -> list[str]:
    """What was told last, what is asked, and what can be done first."""
    told = [words.text(one.text) for one in session.entries[-1].told] if session.entries else []
    if session.pending is not None:
        told += [words.text(one.text) for one in session.pending.told]
        return [*told, words.text(session.pending.question.text)]
    now = [words.text(one) for one in session.game.where_were_we(session.state)]
    first = [words.text(one.label) for one in session.offers if one.first and one.reason is None]
    return [*told, *now, *first]


def _shown(widget) -> list[str]:
    """Words in sight, above before below; what is pressed is left out where there is prose."""
    labels = [each for each in widget.walk(restrict=True) if _is_read(each)]
    prose = [each for each in labels if not isinstance(each, ButtonBehavior)] or labels
    prose.sort(key=lambda each: -each.to_window(*each.pos)[1] - each.height)
    return [_plain(each) for each in prose]


def _is_read(each) -> bool:
    return isinstance(each, Label) and bool(each.text) and each.opacity > 0 and each.height > 0


def _plain(label) -> str:
    """Without what only the screen understands."""
    text = label.text
    if label.markup and MARKUP_ENDS in text:
        parts = text.replace("]", "[").split("[")
        text = "".join(parts[::2])
    return text.replace("\n", ". ")
