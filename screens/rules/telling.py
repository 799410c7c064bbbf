"""House facts where they are looked up: what the table says, our guess, and how to tell another."""

from functools import partial

from kivy.app import App

from companion.core.message import Message
from companion.core.question import Amount, Choice, Drawing, Option, Several, Text
from companion.errors import LoomError
from companion.lookup import Entry, HouseFact
from screens.rules.opened import read_anew
from screens.translator import Translator

LONGEST_NOTE = 200


def note_fact(entry: Entry) -> HouseFact:
    """Every entry has room for a line of the table's own: another printing, a misreading."""
    question = Message("rules.note_question")
    return HouseFact(f"note.{entry.id}", "text", question)


def told_text(game: str, fact: HouseFact, app) -> str:
    """What the owner told, or our guess, in words."""
    value = app.library.house_facts.get(game, fact.id)
    if value not in (None, ""):
        return app.i18n._("rules.told", answer=_named(value, fact, app.i18n))
    if fact.printed:
        return app.i18n._("rules.as_printed", answer=fact.guess)
    if fact.guess:
        return app.i18n._("rules.guess", answer=_named(fact.guess, fact, app.i18n))
    return app.i18n._("rules.untold")


def _named(value, fact: HouseFact, words: Translator) -> str:
    names = {option: words.say(name) for option, name in fact.options}
    values = value if isinstance(value, tuple) else (value,)
    return ", ".join(names.get(str(each), str(each)) for each in values)


def open_printed(game: str, facts, on_told) -> None:
    """The printed numbers of an entry, each to be put right by the owner of another printing."""
    from screens.widgets.above.sheet import Sheet
    from screens.widgets.controls.acts import Act, Acts
    from screens.widgets.text.prose import Prose

    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=app.i18n._("rules.printed_numbers"))
    sheet.put(Prose(text=app.i18n._("rules.printed_note")))
    rows = sheet.put(Acts())
    rows.items = [
        Act(words.say(fact.question), fact, told_text(game, fact, app), "edit") for fact in facts
    ]
    again = partial(_told_and_open, game, facts, on_told)
    rows.bind(on_pick=lambda _rows, fact: (sheet.close(), tell(game, fact, again)))
    sheet.open()


def _told_and_open(game: str, facts, on_told) -> None:
    on_told()
    open_printed(game, facts, on_told)


def tell(game: str, fact: HouseFact, on_told) -> None:
    """Ask the owner; what is told is kept at once and holds for games begun from now on."""
    from screens.widgets.asking.question import ask_question

    app = App.get_running_app()
    before = app.library.house_facts.get(game, fact.id)

    def keep(value) -> None:
        try:
            if value == "" or (fact.printed and str(value) == fact.guess):
                app.library.house_facts.forget(game, fact.id)
            else:
                app.library.house_facts.set(game, fact.id, value)
        except LoomError as error:
            app.tell_trouble(error.message)
        if fact.printed or fact.language:
            read_anew()
        if fact.language:
            app.i18n.say_anew()
        on_told()

    ask_question(_question(fact, before, app.i18n), keep)


def _question(fact: HouseFact, before, words: Translator):
    """The question of the core that asks this fact."""
    text = words.say(fact.question)
    guess = before if before is not None else fact.guess or None
    if fact.kind == "amount":
        return Amount(fact.id, text, fact.low, fact.high, None if guess is None else int(guess))
    if fact.plots is not None:
        return Drawing(fact.id, text, LONGEST_NOTE, guess, fact.plots)
    if fact.kind == "text":
        return Text(fact.id, text, fact.high or LONGEST_NOTE, guess)
    options = tuple(Option(each, words.say(name)) for each, name in fact.options)
    if fact.kind == "several":
        return Several(fact.id, text, options, guess=guess)
    return Choice(fact.id, text, options, guess)
