"""A table of plays before anything of it is kept, drawn: what is in it, new, or unsure."""

from kivy.app import App

from companion.sharing.arrival import Arrival, names_said, play_said, ways
from screens.widgets.above.sheet import Sheet
from screens.widgets.above.working import Working
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Note, Prose

SHOWN = 30


def open_table(data: bytes | str) -> Working:
    """Read a file, a slice at a time, and tell of it."""
    app = App.get_running_app()
    arrival = Arrival(data, app.library, app.clock().tzinfo)
    return _working("app.arrive.reading", arrival.reading(), lambda: tell_table(arrival))


def tell_table(arrival: Arrival) -> Sheet | None:
    """What stands in it, as it was parted so far; one of which nothing can be read says why."""
    app = App.get_running_app()
    words = app.i18n
    if arrival.table.trouble is not None:
        app.tell_trouble(arrival.table.trouble)
        return None
    sheet = Sheet(title=words._("app.arrive.table"))
    for said in arrival.said:
        sheet.put(Prose(text=words.say(said)))
    _put_question(sheet, arrival)
    _put_unsure(sheet, arrival)
    for said in arrival.left:
        sheet.put(Note(text=words.say(said)))
    keep = Gold(text=words.say(arrival.keep), icon="download")
    keep.reason = words.say(arrival.why_not)
    keep.bind(on_release=lambda *_: (sheet.close(), keep_all(arrival)))
    sheet.act(keep)
    return sheet.open()


def _put_question(sheet: Sheet, arrival: Arrival) -> None:
    """What only a person can tell of it."""
    words, question = App.get_running_app().i18n, arrival.question
    if question is None:
        return
    sheet.put(Prose(text=words.say(question.text)))
    acts = sheet.put(Acts())
    acts.items = [Act(words.say(one.text), one.id) for one in question.options]

    def answer(_acts, value) -> None:
        sheet.close()
        work = arrival.answered(question, value)
        _working("app.arrive.reading", work, lambda: tell_table(arrival))

    acts.bind(on_pick=answer)


def _put_unsure(sheet: Sheet, arrival: Arrival) -> None:
    """New plays that may be several: a row each, to be parted."""
    words, unsure = App.get_running_app().i18n, arrival.unsure
    if not unsure:
        return
    sheet.put(Prose(text=words._("sharing.arrival.perhaps", n=len(unsure))))
    acts = sheet.put(Acts())
    acts.items = [
        Act(words.say(play_said(one)), one, note=names_said(one)) for one in unsure[:SHOWN]
    ]
    acts.bind(on_pick=lambda _acts, play: (sheet.close(), part(arrival, play)))


def part(arrival: Arrival, play) -> Sheet:
    """Who sat together."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("sharing.arrival.part_title"))
    sheet.put(Prose(text=words.say(play_said(play))))
    acts = sheet.put(Acts())
    acts.items = [Act(words.say(said), parts, icon="people") for said, parts in ways(play)]

    def take(_acts, parts) -> None:
        sheet.close()
        work = arrival.part(play, parts)
        _working("app.arrive.reading", work, lambda: tell_table(arrival))

    acts.bind(on_pick=take)
    return sheet.open()


def keep_all(arrival: Arrival) -> Working:
    """Every new one of them a past game."""
    app = App.get_running_app()

    def done() -> None:
        if not arrival.refused:
            app.toast(app.i18n.say(arrival.kept[0]))
            return
        sheet = Sheet(title=app.i18n._("app.arrive.table"), dialog=True)
        for said in arrival.kept:
            sheet.put(Prose(text=app.i18n.say(said)))
        sheet.open()

    return _working("sharing.arrival.keeping", arrival.keeping(app.i18n.words), done)


def _working(title: str, work, on_done) -> Working:
    """With a bar to look at, and a way out."""
    return Working(may_stop=True, title=App.get_running_app().i18n._(title)).begin(work, on_done)
