"""Home, settings, about, past games, the error screen."""

from tests.screens.states import State


def at(route, **where):
    return lambda hand: hand.app.nav.go(route, **where)


def broken(hand):
    hand.app.nav.home("error", report="Loom\nTraceback (most recent call last): …\n" * 12)


def noticed(hand):
    from companion.core.message import Message

    hand.app.library.notices.append(Message("library.notice.restored"))
    hand.app.nav.home()


def binned(hand):
    """Two games in the bin, looked at."""
    from tests.screens.states.score_pad import home_running

    home_running(hand)
    for game in list(hand.app.library.running):
        hand.app.library.forget(game.id)
    hand.app.nav.go("bin")


def unreadable(hand):
    """A game that no rules can read, before one that goes on."""
    from companion.core.journal import pack_lines
    from tests.screens.states.score_pad import home_running

    home_running(hand)
    head = {"format": 2, "game": "tapestry", "version": 1, "options": {"expansions": 7}}
    head |= {"seed": "", "by_app": []}
    folder = hand.app.library.folder / "games"
    (folder / "tapestry-2026-11-18-1.jsonl").write_bytes(pack_lines([{"head": head}]))
    hand.app.library._running.note_played("tapestry-2026-11-18-1")
    hand.app.nav.home()


def not_opened(hand):
    unreadable(hand)
    hand.app.nav.view._save_copy(hand.app.library.running[0].id)


def set_aside(hand):
    """Damaged files, listed."""
    from tests.screens.states.score_pad import home_running

    home_running(hand)
    folder = hand.app.library.folder
    for journal in list(folder.glob("games/*.jsonl")):
        journal.with_name(f"{journal.name}.damaged-1").write_bytes(journal.read_bytes())
    hand.app.library.people.add("Maximilian-Alexander von Hohenstein")
    people = (folder / "people.json").read_bytes()
    (folder / "people.json.damaged-1").write_bytes(people)
    hand.app.nav.go("set_aside")


def set_aside_one(hand):
    """One of them, with a game in it."""
    from tests.screens.page_hand import touch

    set_aside(hand)
    hand.settle()
    touch(hand, f"of.{next(one for one in hand.app.library.damaged.all() if one.lines).path.name}")


def licence(hand):
    """The longest."""
    from companion.content.notices import notices, text_of

    longest = max(notices(), key=lambda one: len(text_of(one)))
    hand.app.nav.go("licence", notice=longest)


def backups(hand):
    """What can be put back."""
    folder = hand.app.library.folder / "before_restore"
    folder.mkdir(exist_ok=True)
    for name in ("0004-2026-11-18-1930", "0003-2026-11-17-2015", "0002-2026-10-01-0905"):
        (folder / f"{name}.zip").write_bytes(b"")
    hand.app.nav.go("backups")


def working(hand):
    """A restore in the middle."""
    from companion.core.message import Message
    from companion.describe.sheets import Working
    from screens.pages.above import lay

    hand.app.nav.go("settings")
    lay(Working(Message("app.settings.restoring"), done=1_900, of=5_000))


def tapestry_left(hand):
    """Home after a game of Tapestry was left, with games kept before."""
    from tests.screens.states.score_pad import kept
    from tests.screens.tapestry_games import play_on, ready

    kept(hand)
    ready(hand)
    play_on(hand, 40)
    hand.app.nav.go("tapestry/table")
    hand.app.nav.home()


STATES = (
    State("home-left", tapestry_left),
    State("home-empty", lambda hand: None),
    State("home-notices", noticed),
    State("settings", at("settings")),
    State("licences", licence, skip=("untranslated",)),
    State("about", at("about")),
    State("bin", binned),
    State("home-unreadable", unreadable),
    State("home-not-opened", not_opened),
    State("settings-set-aside", set_aside, skip=("damaged-1", "Hohenstein")),
    State("settings-set-aside-one", set_aside_one, skip=("damaged-1",)),
    State("settings-backups", backups),
    State("settings-working", working),
    State("past-empty", at("past")),
    State("error", broken, skip=("untranslated",)),
)
