"""What must hold after every touch."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace

from kivy.base import EventLoop
from kivy.cache import Cache
from kivy.clock import Clock
from kivy.uix.textinput import TextInput

from companion.core.journal import FileJournal
from companion.core.offer import Offer
from companion.core.session import Session
from companion.games import find_game
from companion.library.journals import ReadOnlyJournal
from screens.pages.above import Above
from screens.rules.place import RulesOver
from tests.library.makers import journal_of
from tests.screens.check import RAW
from tests.screens.random_fingers.deeds import ByTheFingers
from tests.screens.random_fingers.targets import in_sight, parents, targets, tops

PLACEHOLDER = re.compile(r"\{[a-z_]*\}|⟦|<[A-Za-z_.]+ object|. None\b|\bNone .|Message\(")
FILE = re.compile(r"[\w-]+\.jsonl?(\.[\w-]+)?")
MOST_SHEETS = 4
QUIET = 20


def check(case) -> None:
    """Raise AssertionError with what is wrong."""
    no_mistake(case)
    _words(case)
    _sheets(case.app)
    _way_on(case.app)
    _kept(case)
    assert not case.complaints, f"logged: {case.complaints}"


def no_mistake(case) -> None:
    """No screen for a mistake of ours, no finger that is still down."""
    route, where = case.app.nav.trail[-1]
    assert route != "error" or ByTheFingers.__name__ in where["report"], where
    assert case.app.nav.view.route == route, (case.app.nav.view.route, case.app.nav.trail)
    assert not EventLoop.touches, EventLoop.touches
    assert EventLoop.status == "started", EventLoop.status


def _words(case) -> None:
    for top in [*case.app.nav.overlays, case.app.nav.view, *tops(case.app)[:-1]]:
        for widget in in_sight(top):
            text = getattr(widget, "text", "")
            if not isinstance(text, str) or text in case.well_said or isinstance(widget, TextInput):
                continue
            wrong = _is_raw(text, case.typed) and case.app.nav.view.route != "error"
            assert not wrong, (
                f"raw words: {text!r} in {[type(p).__name__ for p in parents(widget)]}"
            )
            case.well_said.add(text)


def _is_raw(text: str, typed) -> bool:
    for each in sorted(typed, key=len, reverse=True):
        text = text.replace(each, "") if each else text
    text = FILE.sub("", text)
    return bool(PLACEHOLDER.search(text) or (RAW.search(text) and "/" not in text))


def _sheets(app) -> None:
    overlays = app.nav.overlays
    laid = [child for child in app.nav.children if isinstance(child, RulesOver | Above)]
    assert set(laid) == set(overlays), (laid, overlays)
    assert len(overlays) <= MOST_SHEETS, [*map(named, overlays)]
    names = [(type(sheet).__name__, named(sheet)) for sheet in overlays if named(sheet)]
    assert len(set(names)) == len(names), f"twice: {names}"
    assert app.nav.view.parent is app.nav


def named(sheet) -> str:
    """What lies above a place is called: by its title, a page by its route."""
    if isinstance(sheet, Above):
        return str(sheet.sheet.title)
    return sheet.route


def _way_on(app) -> None:
    assert targets(app), f"nothing to touch: {app.nav.view.route}"


def _kept(case) -> None:
    """The journal folds to what is shown."""
    bridge = case.app.bridge
    if not bridge.running_id or bridge.step == case.checked_step:
        return
    journal = FileJournal(case.home / "games" / f"{bridge.running_id}.jsonl", readonly=True)
    may_be_torn = isinstance(bridge.session.journal, ReadOnlyJournal) or case.disk.trouble
    assert may_be_torn or journal.damage is None, journal.damage
    folded = Session.open(find_game(bridge.game_id), journal)
    assert folded.state == bridge.state == bridge.session.state, "another state on the disk"
    assert _steps(folded) == _steps(bridge.session), "other steps on the disk"
    asked = folded.pending.question if folded.pending else None
    assert place_of(asked) == place_of(bridge.question), (asked, bridge.question)
    pending = bridge.session.pending if bridge.shows_so_far else None
    again = bridge.view_of(pending.state if pending else bridge.state)
    assert _said(bridge.view) == _said(again)
    case.checked_step = bridge.step


def _said(view):
    """What a view says: two offers of one form say the same, but make what they make apart."""
    if isinstance(view, Offer):
        return replace(view, make=None)
    if is_dataclass(view):
        told = [_said(getattr(view, each.name)) for each in fields(view) if each.compare]
        return type(view), told
    if isinstance(view, tuple | list):
        return [_said(each) for each in view]
    if isinstance(view, Mapping):
        return {key: _said(each) for key, each in view.items()}
    return view


def place_of(question) -> str:
    """What is asked; what may be answered hangs on what the owner has told by now."""
    return question.key if question else ""


def _steps(session) -> list:
    """The steps by number, the last one whole, what can be done again."""
    last = session.last
    whole = last and (last.command, last.answers, last.told, last.events, last.at)
    return [[step.id for step in session.entries], whole, [step.id for step in session.undone]]


def shelf(library) -> dict:
    """What another start must find again, read from the disk."""
    found = {"finished": [(row.id, row.scores) for row in library.finished]}
    found |= {"settings": library.settings, "people": library.people.all(), "bin": library.bin}
    for running in library.running:
        path = journal_of(library, running.id)
        found[running.id] = running.trouble
        if running.trouble is None:
            session = Session.open(find_game(running.game), FileJournal(path, readonly=True))
            found[running.id] = (session.state, session.pending and session.pending.question)
    return found


def comes_to_rest(case) -> None:
    """Some seconds later nothing is due any more."""
    due = case.wait(QUIET)
    assert not due, f"never rests: {[str(event) + _state(event) for event in due]}"


def _state(event) -> str:
    """Of an effect that goes on."""
    owner = getattr(event.get_callback(), "__self__", None)
    names = ("velocity", "overscroll", "is_manual", "value", "min", "max")
    return str({name: getattr(owner, name) for name in names if hasattr(owner, name)})


def due_events() -> list:
    """What the clock still has to do, beside Kivy's own sweep and a cursor in sight."""
    own = (Cache._purge_by_timeout,)
    due = (event for event in Clock.get_events() if event.get_callback() not in own)
    return [event for event in due if not _blinks(event.get_callback())]


def _blinks(callback) -> bool:
    field = getattr(callback, "__self__", None)
    blinks = isinstance(field, TextInput) and callback == field._do_blink_cursor
    return blinks and field.focus and field.get_root_window() is not None
