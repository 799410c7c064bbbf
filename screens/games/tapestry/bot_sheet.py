"""What the bots hold: level, favourites, landmarks, multipliers, the Automa's points."""

from kivy.app import App

from companion.games.tapestry.bot.views import sheet_view
from screens.widgets.score_table import Column, ScoreLine, ScoreTable
from screens.widgets.sheet import Sheet
from screens.widgets.text import Caption, Prose


def open_bots(state) -> Sheet:
    """The sheet above the screen."""
    words = App.get_running_app().i18n
    view = sheet_view(state)
    sheet = Sheet(title=words._("tapestry.bot.title.automa"), note=words.say(view.level), wide=720)
    for line in _lines(view, words):
        sheet.put(Prose(text=line))
    sheet.put(_multipliers(view, words))
    sheet.put(Caption(text=words._("tapestry.screen.points")))
    sheet.put(_points(view, words))
    return sheet.open()


def _lines(view, words):
    for one in view.favourites:
        yield words._("tapestry.screen.favourite", bot=one.title, track=one.text)
    if view.civilizations:
        yield ", ".join(words.say(one) for one in view.civilizations)
    if view.landmarks:
        landmarks = ", ".join(words.say(one) for one in view.landmarks)
        yield words._("tapestry.screen.its_landmarks", what=landmarks)
    yield words._("tapestry.screen.its_cards", hand=view.hand, covered=view.covered)
    for bot, n in view.outposts:
        owner = words._(f"tapestry.bot.title.{bot}")
        yield words._("tapestry.screen.outposts_left", bot=owner, n=n)


def _multipliers(view, words) -> ScoreTable:
    """The columns of the mat; the one in force is marked."""
    most = max(len(row.columns) for row in view.multipliers)
    now = view.multipliers[0].now
    here = Column(words._("tapestry.screen.now"), "accent")
    columns = [here if at == now else Column("", "dim") for at in range(most)]
    lines = [
        ScoreLine(words.say(row.text), tuple(f"×{times}" for times in row.columns))
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
            words._("tapestry.screen.turn_source", turn=row.turn, source=row.text),
            (row.counted or "", f"×{row.times}" if row.times else "", row.points),
        )
        for row in view.points
    ]
    return ScoreTable(columns=columns, lines=lines, totals=["", "", view.total])
