"""A track space by space: names, costs, benefits, landmarks, tokens; a touch puts a space right."""

from kivy.app import App

from companion.games.tapestry.correcting.settable import of_space
from companion.games.tapestry.table.view_help_here import space_help, standing
from companion.i18n import as_label
from screens.play.putting_right import put_right
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts

WIDE = 720


def open_track(state, track) -> Sheet:
    """The sheet of one track, a TrackView."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=as_label(words.say(track.name)), wide=WIDE)
    rows = sheet.put(Acts())
    spaces = [_act(state, track, space, words) for space in track.spaces]
    rows.items = [_start(state, track, words), *spaces]
    rows.bind(on_pick=lambda _rows, number: (sheet.close(), open_space(state, track.id, number)))
    return sheet.open()


def open_space(state, track: str, number: int) -> Sheet:
    """The sheet of one space."""
    here = space_help(state, track, number)
    name, *lines = here.lines
    return put_right(name, lines, of_space(state, track, number), here.topic)


def _start(state, track, words) -> Act:
    """Before the first space."""
    who = [
        as_label(words._("tapestry.table.owner", owner=owner))
        for owner in standing(state, track.id, 0)
    ]
    name = words._("tapestry.space.start", track=track.name)
    text = words._("tapestry.space.with", name=name, who=", ".join(who)) if who else name
    return Act(as_label(text), 0, icon=track.icon if who else "", help_id=f"track.{track.id}")


def _act(state, track, space, words) -> Act:
    """What it is and gives; who stands there stands beside its name."""
    who = [
        as_label(words._("tapestry.table.owner", owner=owner))
        for owner in standing(state, track.id, space.number)
    ]
    name = words._("tapestry.space.name", number=space.number, name=space.name)
    text = words._("tapestry.space.with", name=name, who=", ".join(who)) if who else name
    parts = [words._("tapestry.space.cost", cost=space.cost), words.say(space.benefit)]
    parts += [words.say(space.bonus)] if space.bonus else []
    free = any(one.space == space.number and not one.gone for one in track.landmarks)
    icon = "landmark" if free else track.icon if who else ""
    help_id = f"space.{track.id}.{space.number}"
    return Act(text, space.number, " · ".join(parts), icon, help_id=help_id)
