"""A table of plays before anything of it is kept: what is in it, new, or unsure."""

from dataclasses import replace

from kivy.app import App

from companion.games import GAMES, find_game
from companion.i18n import Words
from companion.i18n.dates import day as date_text
from companion.sharing import (
    Naming,
    Play,
    Table,
    kept_of_play,
    new_ones,
    read_table,
    ways_to_part,
)
from screens.widgets.above.sheet import Sheet
from screens.widgets.above.working import Working
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Note, Prose

SHOWN = 30


def open_table(text: str) -> Sheet | None:
    """Of a file; one of which nothing can be read says why."""
    app, table = App.get_running_app(), read_table(text)
    if table.trouble or not table.plays:
        app.tell_trouble(table.trouble or table.troubles[0][1])
        return None
    return tell_table(table, table.plays)


def tell_table(table: Table, plays: tuple[Play, ...]) -> Sheet:
    """What stands in it, as it was parted so far."""
    app = App.get_running_app()
    words = app.i18n
    fresh = new_ones(plays, app.library.finished)
    sheet = Sheet(title=words._("app.arrive.table"))
    sheet.put(Prose(text=words._("app.arrive.found", n=len(plays))))
    twice = len(plays) - len(fresh)
    if twice:
        sheet.put(Prose(text=words._("app.arrive.twice", n=twice)))
    _put_unsure(sheet, table, plays, fresh)
    for line, trouble in table.troubles[:SHOWN]:
        sheet.put(Note(text=words._("app.arrive.line", line=line, why=trouble)))
    keep = Gold(text=words._("app.arrive.keep", n=len(fresh)), icon="download")
    keep.reason = "" if fresh else words._("app.arrive.nothing_new")
    keep.bind(on_release=lambda *_: (sheet.close(), keep_all(fresh)))
    sheet.act(keep)
    return sheet.open()


def _put_unsure(sheet: Sheet, table: Table, plays, fresh) -> None:
    """New plays that may be several: a row each, to be parted."""
    words = App.get_running_app().i18n
    unsure = [play for play in fresh if play.perhaps_several]
    if not unsure:
        return
    sheet.put(Prose(text=words._("app.arrive.perhaps", n=len(unsure))))
    acts = sheet.put(Acts())
    acts.items = [Act(_day_and_game(one), one, note=_names(one)) for one in unsure[:SHOWN]]
    acts.bind(on_pick=lambda _acts, play: (sheet.close(), part(table, plays, play)))


def part(table: Table, plays: tuple[Play, ...], play: Play) -> Sheet:
    """Who sat together: all of them, or those before and those after one of the places."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("app.arrive.part_title"))
    sheet.put(Prose(text=_day_and_game(play)))
    said = words._("app.arrive.one_game", n=len(play.people))
    whole = Act(said, (replace(play, perhaps_several=False),), icon="people")
    acts = sheet.put(Acts())
    acts.items = [whole, *(Act(_two(*parts), parts, icon="people") for parts in ways_to_part(play))]

    def take(_acts, parts) -> None:
        sheet.close()
        at = plays.index(play)
        tell_table(table, (*plays[:at], *parts, *plays[at + 1 :]))

    acts.bind(on_pick=take)
    return sheet.open()


def keep_all(plays) -> Working:
    """Every one of them a past game, with a bar to look at."""
    app = App.get_running_app()
    called = naming(app.i18n.words)
    games = [kept_of_play(play, called) for play in plays]
    sheet = Working(title=app.i18n._("app.arrive.keeping"))

    def done() -> None:
        app.toast(app.i18n._("app.arrive.kept", n=len(games)))

    return sheet.begin(app.library.shelf.bring_in(games), done)


def naming(words: Words) -> Naming:
    """Levels and roles by their names in every language."""
    known = {game.id: find_game(game.id).to_try() for game in GAMES}
    levels = {game: {} for game in known}
    roles = {game: {} for game in known}
    spoken = words.language
    for language in words.languages():
        words.use(language)
        for game, every in known.items():
            levels[game] |= {words.text(one).casefold(): one for one in every.levels}
            roles[game] |= {words.text(one).casefold(): one for one in every.roles}
    words.use(spoken)
    return Naming(levels, roles)


def _day_and_game(play: Play) -> str:
    words = App.get_running_app().i18n
    day = date_text(words.words, play.started.date())
    return words._("app.arrive.day_and_game", day=day, title=play.title)


def _names(play: Play) -> str:
    return ", ".join(one.name for one in play.people)


def _two(first: Play, rest: Play) -> str:
    words = App.get_running_app().i18n
    return words._("app.arrive.two_games", first=_names(first), rest=_names(rest))
