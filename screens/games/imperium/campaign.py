"""The log of a campaign: games played, nations still to beat, what comes next."""

from datetime import date

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.games.imperium.views.campaign import game_options, to_add, to_remove
from companion.i18n.dates import day
from screens.game_screen import GameScreen, keep_game
from screens.games.imperium.picker import CardPicker
from screens.kv import load_kv
from screens.offering import offer_of, take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.controls.field import Field
from screens.widgets.lists.steps import Step

CARDS = {"add": to_add, "remove": to_remove}
"""The cards that a win may bring, or put away."""
NOTES = {"add": "imperium.naming.no_fame", "remove": "imperium.screen.card_note"}


class Campaign(GameScreen):
    """Follows the bridge while a campaign is open."""

    recap = StringProperty("")
    now_text = StringProperty("")
    may_begin = BooleanProperty(True)
    """The next opponent is to be chosen."""
    may_play = BooleanProperty(False)
    may_gain = BooleanProperty(False)
    """A win brings a card, or puts one away."""
    cards = StringProperty("")
    opponent = StringProperty("")
    action = StringProperty("")
    reason = StringProperty("")
    game_id = "imperium_campaign"
    view = None

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        self.fbind("opponent", self.follow)

    def act(self) -> None:
        """The gold button."""
        bridge = App.get_running_app().bridge
        if self.may_begin:
            take_named("begin", {"opponent": self.opponent})
        elif self.may_play:
            self._play(bridge)
        elif self.may_gain:
            self._reward("add")
        else:
            keep_game()

    def remove_card(self) -> None:
        """The other thing a win may bring."""
        self._reward("remove")

    def lost_without_points(self) -> None:
        """A game given up or collapsed elsewhere."""
        take_named("collapsed")

    def _play(self, bridge) -> None:
        """The game of the campaign, with what the log says of it."""
        app, campaign = App.get_running_app(), bridge.running_id
        if bridge.begin("imperium", game_options(bridge.state, campaign)):
            app.nav.home()
            bridge.open(app.library.running[0].id)
            app.nav.go("imperium/table")
        else:
            bridge.open(campaign)

    def _reward(self, what: str) -> None:
        app, offer = App.get_running_app(), offer_of(what)
        sheet = Sheet(title=app.i18n.say(offer.label), note=app.i18n._(NOTES[what]))
        field = sheet.put(Field(label=app.i18n._("imperium.screen.card_name"), longest=60))
        cards = CARDS[what](app.bridge.state)
        names = {one.id: app.i18n.say(one.name) for one in cards}
        picker = sheet.put(CardPicker(cards=cards))

        def pick(_picker, card) -> None:
            picker.chosen, field.text = [card], names[card]

        def take(*_args) -> None:
            sheet.close()
            touched = (one for one in picker.chosen if names[one] == field.text)
            take_named(what, {"card": next(touched, field.text)})

        picker.bind(on_pick=pick)

        sheet.act(Gold(text=app.i18n._("kit.take"), on_release=take))
        sheet.open()

    def show(self, view, words) -> None:
        """The log, and what comes next."""
        self.view = view
        self.recap = words._("imperium.campaign.recap", **_numbers(view))
        self.now_text, self.action = words.say(view.now), words.say(view.action)
        self.may_begin, self.may_gain = offer_of("begin") is not None, offer_of("add") is not None
        self.may_play = offer_of("collapsed") is not None
        self.ids.ladder.items = [_rung(words, view, i) for i in range(len(view.ladder))]
        self.ids.games.items = [
            Step(f"{words.say(game.opponent)} · {words.say(game.level)}", _noted(words, game),
                 "done" if game.won else "todo", mark="" if game.won else "×")
            for game in view.played
        ]  # fmt: skip
        self.ids.to_beat.options = [(one, words.say(name)) for one, name in view.to_beat]
        self.cards = _cards(words, view)
        lacking = self.may_begin and self.opponent not in dict(view.to_beat)
        self.reason = words._("imperium.screen.opponent_first") if lacking else ""


def _numbers(view):
    return {"nation": view.nation, "wins": view.wins, "losses": view.losses}


def _rung(words, view, i: int) -> Step:
    name, won = view.ladder[i]
    state = "done" if won else "now" if i == view.wins else "todo"
    return Step(words.say(name), state=state)


def _noted(words, game) -> str:
    result = words._(f"imperium.campaign.label.{'won' if game.won else 'lost'}")
    score = "" if game.mine is None else f"{game.mine} : {game.civ}"
    added, removed = words.say(game.added), words.say(game.removed)
    card = f"+ {added}" if added else f"({removed})" if removed else ""
    return "  ".join(part for part in (result, score, _day(words, game.date), card) if part)


def _day(words, stamp: str) -> str:
    """The day as the language writes it; one from elsewhere that is none stays as it is."""
    try:
        return day(words.words, date.fromisoformat(stamp))
    except ValueError:
        return stamp


def _cards(words, view) -> str:
    lines = [f"+ {words.say(card)}" for card in view.added]
    lines += [f"({words.say(card)})" for card in view.removed]
    if view.unrest_removed:
        lines.append(words._("imperium.screen.unrest_out", n=view.unrest_removed))
    return "\n".join(lines)


load_kv(__file__)
