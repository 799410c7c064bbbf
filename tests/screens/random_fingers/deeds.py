"""What random fingers do. Each deed does one thing and says what, for the path."""

from datetime import timedelta

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.describe.asking import RUB
from companion.errors import Busy
from companion.library.library import Library
from screens.keyboard.keys import top_of
from screens.pages.touches import HOLD
from tests.screens.random_fingers.targets import (
    name,
    spot,
    targets,
    weight,
)

FRAME = 0.3
BACK, ENTER, BACKSPACE = 27, 13, 8
SIZES = ((1280, 800), (800, 1280), (411, 823), (823, 411), (1920, 1080), (320, 480))
TEXTS = (
    "",
    "Ana",
    "Åse Ängström",
    "x" * 200,
    "dix mots tout au plus " * 9,
    "🎲🛡",
    "שלום עולם",
    "مرحبا",
    "12++",
    "{n}",
    "{player",
    "[b]bold",
    "&bl;",
    "  ",
    "a/b\\c:d",
    "0",
    "-5",
    "99999999999999999999",
    "'\"<>",
    "military",
)
PAD_KEYS = ("1", "0", "7", "+", "-", "9", "x")


class ByTheFingers(ValueError):
    """A mistake that is none; a report says only of what kind one is."""


def tap(case) -> str:
    """Something that can be tapped."""
    widget = _wanted(case)
    if widget is None:
        return anywhere(case)
    where = spot(widget, case.chance)
    if where is None:
        return f"out of sight {name(widget)}"
    case.seen.tapped[type(widget).__name__] += 1
    said = f"tap {name(widget)} at {where[0]:.0f},{where[1]:.0f}"
    case.say(said)
    case.hand.tap(where)
    return said


def _wanted(case):
    choices = targets(case.app)
    if not choices:
        return None
    if case.app.nav.view.route == "home" and not case.app.nav.overlays:
        return case.chance.choice(choices)
    return case.chance.choices(choices, [weight(one) for one in choices])[0]


def twice(case) -> str:
    """The same place twice, without a pause."""
    said = tap(case)
    if said.startswith("tap"):
        where = tuple(float(part) for part in said.rpartition(" ")[2].split(","))
        case.hand.tap(where)
    return f"{said}, twice"


def anywhere(case) -> str:
    where = _point(case)
    case.say(f"touch {where}")
    case.hand.tap(where)
    return f"touch {where}"


def hold(case) -> str:
    """A long press: it may tell something, and never acts."""
    widget = _wanted(case)
    where = (widget and spot(widget, case.chance)) or _point(case)
    case.say(f"hold {name(widget) if widget else ''} {where}")
    before, frames = _steps(case), case.chance.randrange(1, 6)
    finger = case.hand.press(where)
    for _ in range(frames):
        Clock.time.now += FRAME
        case.hand.frames()
    case.hand.lift(finger)
    told = frames * FRAME > HOLD
    assert not told or _steps(case) == before, f"held, it acts: {where}"
    return f"hold {where}"


def _steps(case) -> int:
    session = case.app.bridge.session
    return len(session.entries) if session is not None else 0


def drag(case) -> str:
    start, end = _point(case), _point(case)
    if case.chance.random() < 0.6:
        end = (start[0], end[1])
    case.say(f"drag {start} to {end}")
    case.hand.drag(start, end, steps=case.chance.choice((2, 8)))
    return f"drag {start} {end}"


def two_fingers(case) -> str:
    """Both are down before one is lifted."""
    one, other = _wanted(case), _wanted(case)
    spots = [(each and spot(each, case.chance)) or _point(case) for each in (one, other)]
    case.say(f"two fingers {spots}")
    first, second = case.hand.press(spots[0]), case.hand.press(spots[1])
    case.hand.lift(first)
    case.hand.lift(second)
    return f"two fingers {spots}"


def _point(case) -> tuple[int, int]:
    return case.chance.randrange(Window.width), case.chance.randrange(Window.height)


def back(case) -> str:
    """Back, or Esc; at the root it leaves the app."""
    case.say("back")
    nav = case.app.nav
    if nav.overlays or len(nav.trail) > 1:
        case.hand.key(BACK)
    elif not case.app.key_pressed(Window, BACK):
        case.restart(killed=False)
    return "back"


def write(case) -> str:
    """Into a field, or on the keyboard where digits are touched."""
    fields = [widget for widget in targets(case.app) if isinstance(widget, TextInput)]
    if fields:
        return _write_in(case, case.chance.choice(fields))
    page = getattr(getattr(top_of(case.app.nav), "view", None), "showing", None)
    if page is not None and RUB in page.page.acts:
        keys = case.chance.choices(PAD_KEYS, k=case.chance.randrange(1, 6))
        case.say(f"keys {keys}")
        for key in keys:
            case.hand.key(ord(key), key)
        case.hand.key(case.chance.choice((BACKSPACE, ENTER)))
        return f"keys {keys}"
    return tap(case)


def _write_in(case, field) -> str:
    text = case.chance.choice(TEXTS)
    case.typed.add(text)
    case.say(f"write “{text[:30]}” in {name(field)}")
    where = spot(field, case.chance)
    if where:
        case.hand.tap(where)
    if case.chance.random() < 0.7:
        field.text = ""
    for part in text if len(text) < 30 else (text,):
        Window.dispatch("on_textinput", part)
        case.hand.frames()
    if case.chance.random() < 0.5:
        case.hand.key(ENTER, "\r")
    return f"write {text[:30]}"


def turn(case) -> str:
    """Another size of the window."""
    size = case.chance.choice(SIZES)
    case.say(f"turn to {size}")
    case.hand.turn(*size)
    return f"turn {size}"


def choose(case) -> str:
    """Another language, text, theme or habit; not while a sheet hides the settings."""
    if case.app.nav.overlays:
        return turn(case)
    change = case.chance.choice(
        (
            {"language": "fr"},
            {"language": "en"},
            {"text_size": case.chance.choice((80, 100, 160, 200))},
            {"theme": case.chance.choice(("dark", "light", "clock"))},
            {"left_handed": case.chance.random() < 0.5},
            {"less_movement": case.chance.random() < 0.5},
            {"guard_next": case.chance.random() < 0.5},
        )
    )
    case.say(f"choose {change}")
    case.app.choices.change(**change)
    return f"choose {change}"


def pause(case) -> str:
    """Out of sight and back, perhaps with another text size of the system, or at night."""
    case.clock.now += timedelta(hours=case.chance.choice((0, 1, 9)))
    case.say(f"pause till {case.clock.now:%H:%M}")
    case.app.dispatch("on_pause")
    case.app.dispatch("on_resume")
    return "pause"


def set_clock(case) -> str:
    """Forward or back, by minutes or by years."""
    case.clock.now += timedelta(days=case.chance.choice((-4000, -1, -0.01, 0.01, 1, 400)))
    case.say(f"clock set to {case.clock.now}")
    return "clock"


def other_app(case) -> str:
    """A second one on the same home is refused and spoils nothing."""
    case.say("a second app")
    try:
        second = Library.open(case.home, case.clock)
    except Busy:
        return "a second app"
    assert second._home.trouble, "two apps in one home"  # where no lock can be made
    second.close()
    return "a second app"


def spoil_disk(case) -> str:
    """For the next few touches the disk refuses."""
    if case.chance.random() < 0.5:
        sizes = [path.stat().st_size for path in case.home.rglob("*") if path.is_file()]
        most = case.chance.choice(
            (0, case.chance.choice(sizes or [0]) + case.chance.randrange(300))
        )
        case.say(f"the disk is full at {most}")
        case.disk.fill(most)
    else:
        case.say("the home is read-only")
        case.disk.forbid()
    case.disk_well_in = case.chance.randrange(1, 9)
    return "disk"


def our_mistake(case) -> str:
    """The screen for it comes up, and home is one touch away."""
    case.say("a mistake of ours")
    case.app.catcher.handle_exception(ByTheFingers())
    case.hand.settle()
    return "mistake"


def restart(case) -> str:
    case.restart(killed=case.chance.random() < 0.5)
    return "restart"


DEEDS = {
    tap: 76,
    twice: 2,
    anywhere: 4,
    hold: 3,
    drag: 4,
    two_fingers: 1,
    back: 2,
    write: 4,
    turn: 1.5,
    choose: 1.5,
    pause: 0.7,
    set_clock: 0.4,
    other_app: 0.2,
    spoil_disk: 0.7,
    our_mistake: 0.2,
    restart: 1,
}
