"""What the bots hold: landmarks, multipliers, the Automa's points; all of it to be put right."""

from kivy.app import App

from companion.games.tapestry.bots.view import sheet_view
from companion.i18n import as_label
from screens.offering import take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.number import NumberSheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Press
from screens.widgets.lists.score_table import Column, ScoreLine, ScoreTable
from screens.widgets.text.prose import Caption, Head, Prose


def open_bots() -> Sheet:
    """The sheet above the screen."""
    app = App.get_running_app()
    words, view = app.i18n, app.bridge.seen(sheet_view)
    title = words._("tapestry.bot.title.automa")
    return BotSheet(title=title, note=as_label(words.say(view.level)), wide=720).open()


class BotSheet(Sheet):
    """Everything, or where a favourite lies."""

    def on_open(self) -> None:
        self.show_all()

    def show_all(self) -> None:
        """What they hold now."""
        app = App.get_running_app()
        words, view = app.i18n, app.bridge.seen(sheet_view)
        self.clear()
        for line in sheet_lines(view, words):
            self.put(Prose(text=line))
        self.put(_multipliers(view, words))
        self.put(Caption(text=words._("tapestry.screen.points")))
        self.put(_points(view, words))
        self.put(Caption(text=words._("tapestry.screen.bots_hold")))
        rows = self.put(Acts())
        rows.items = [*_favourites(view, words), *_numbers(view, words)]
        rows.bind(on_pick=lambda _rows, what: self.ask(what, words))

    def ask(self, what, words) -> None:
        """What is it really?"""
        if hasattr(what, "bot"):
            self._ask_favourite(what, words)
            return
        title = as_label(words.say(what.text))
        number = lambda n: self.do("bots.number", what=what.what, number=n)  # noqa: E731 – handed over
        NumberSheet.ask(title, what.value, 0, what.most, number)

    def _ask_favourite(self, favourite, words) -> None:
        self.clear()
        self.put(Head(text=words._("tapestry.screen.favourite_is", bot=favourite.title)))
        tracks = self.put(Acts())
        tracks.items = [
            Act(as_label(words.say(text)), track, icon=f"track-{track}")
            for track, text in favourite.others
        ]
        lies = lambda _rows, track: self.do("bots.favourite", bot=favourite.bot, track=track)  # noqa: E731 – handed over
        tracks.bind(on_pick=lies)
        back = Press(text=words._("kit.back"), icon="arrow-left", kind="plain")
        back.bind(on_release=lambda *_: self.show_all())
        self.act(back)

    def do(self, offer_id: str, **given) -> None:
        """Put right; everything as it is then."""
        take_named(offer_id, given)
        self.show_all()


def sheet_lines(view, words):
    """Its civilizations and landmarks."""
    if view.civilizations:
        names = ", ".join(words.say(one) for one in view.civilizations)
        yield words._("tapestry.screen.its_civilizations", what=names)
    if view.landmarks:
        landmarks = ", ".join(words.say(one) for one in view.landmarks)
        yield words._("tapestry.screen.its_landmarks", what=landmarks)


def _favourites(view, words):
    for one in view.favourites:
        text = words._("tapestry.screen.favourite", bot=one.title, track=one.text)
        yield Act(text, one, icon="heart")


def _numbers(view, words):
    for one in view.numbers:
        text = words._(
            "tapestry.screen.bot_number", what=as_label(words.say(one.text)), n=one.value
        )
        yield Act(text, one, icon="edit")


def _multipliers(view, words) -> ScoreTable:
    """The columns of the mat; the one in force is marked."""
    most = max(len(row.columns) for row in view.multipliers)
    now = view.multipliers[0].now
    here = Column(as_label(words._("tapestry.screen.now")), "accent")
    columns = [here if at == now else Column("", "dim") for at in range(most)]
    lines = [
        ScoreLine(as_label(words.say(row.text)), tuple(f"×{times}" for times in row.columns))
        for row in view.multipliers
    ]
    return ScoreTable(columns=columns, lines=lines)


def _points(view, words) -> ScoreTable:
    columns = [
        Column(words._("tapestry.screen.counted")),
        Column(words._("tapestry.screen.times")),
        Column(words._("tapestry.screen.points_short"), "automa", "owner-automa"),
    ]
    lines = [
        ScoreLine(
            _turn_source(row, words),
            (row.counted or "", f"×{row.times}" if row.times else "", row.points),
        )
        for row in view.points
    ]
    return ScoreTable(columns=columns, lines=lines, totals=["", "", view.total])


def _turn_source(row, words) -> str:
    source = as_label(words.say(row.text))
    return words._("tapestry.screen.turn_source", turn=row.turn, source=source)
