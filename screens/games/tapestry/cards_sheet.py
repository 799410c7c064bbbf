"""The cards and mats of a player: each tells its rule when it is touched."""

from kivy.app import App

from screens.widgets.acts import Act, Acts
from screens.widgets.empty import Empty
from screens.widgets.sheet import Sheet
from screens.widgets.text import Caption

ROWS = (
    "tapestry.screen.row_bottom",
    "tapestry.screen.row_middle",
    "tapestry.screen.row_top",
)


def open_cards(player) -> Sheet:
    """The sheet of one player."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("tapestry.screen.cards"), note=words.say(player.name), wide=640)
    empty = True
    for title, acts in _groups(player, words):
        if acts:
            empty = False
            sheet.put(Caption(text=words._(title)))
            rows = sheet.put(Acts())
            rows.items = acts
            rows.bind(on_pick=lambda _rows, topic: topic and app.help(topic))
    if empty:
        sheet.put(Empty(text=words._("tapestry.screen.no_cards"), icon="cards"))
    return sheet.open()


def _groups(player, words):
    yield (
        "tapestry.screen.mats",
        [_act(c, "civilization", "flag", words) for c in player.civilizations],
    )
    techs = [_act(c, "tech", "card-tech", words, words._(ROWS[c.row])) for c in player.techs]
    yield "tapestry.screen.technologies", techs
    on_mat = [
        _act(c, "tapestry", "card-tapestry", words, words._("tapestry.screen.era", era=c.row))
        for c in player.tapestries
    ]
    yield "tapestry.screen.tapestries", on_mat
    yield "tapestry.screen.hand", [_act(c, "tapestry", "card-tapestry", words) for c in player.hand]
    works = [_act(c, "masterpiece", "card", words) for c in player.masterpieces]
    yield "tapestry.screen.masterpieces", works
    landmarks = [Act(words.say(one), "", icon="landmark") for one in player.landmarks]
    yield "tapestry.screen.landmarks", landmarks
    tiles = [Act(words.say(one), "", icon="territory-tile") for one in player.tiles]
    yield "tapestry.screen.tiles", tiles


def _act(card, kind: str, icon: str, words, note: str = "") -> Act:
    known = not card.id.startswith("unknown")
    topic = f"{kind}.{card.id.removeprefix(f'{kind}_')}" if known else ""
    said = ", ".join(part for part in (note, _state(card, words)) if part)
    return Act(words.say(card.name), topic, said, icon, help_id=topic)


def _state(card, words) -> str:
    if card.covered:
        return words._("tapestry.screen.covered")
    return words._("tapestry.screen.used") if card.used else ""
