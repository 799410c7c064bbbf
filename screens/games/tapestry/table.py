"""The table: what to do now, my side, the tracks, the map. Everything shown comes from the view."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.games.tapestry.correcting.view import set_number
from companion.games.tapestry.correcting.view_achievement import achievement_offers
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.brief import Brief  # noqa: F401 – named in kv
from screens.games.tapestry.land import lit_by, looks
from screens.games.tapestry.lanes import Lanes  # noqa: F401 – named in kv
from screens.games.tapestry.people import People  # noqa: F401
from screens.games.tapestry.side import Side  # noqa: F401
from screens.games.tapestry.touched import BoardTouched
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.acts import Act


class TapestryTable(BoardTouched, Asks, View):
    """Follows the bridge while it is shown."""

    view = ObjectProperty(None, allownone=True, rebind=False)
    seat = StringProperty("")
    """Whose side is shown."""
    now = StringProperty("")
    caption = StringProperty("")
    acts = ListProperty()
    told = ListProperty()
    hexes = ListProperty()
    offer = ListProperty()
    achievements = ListProperty()
    shown = False
    map_here = True

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.fbind("step", self.follow)
        app.bridge.bind(on_told=self._tell)
        app.i18n.fbind("lang", self.follow)
        app.fbind("beside", self.turned)

    def enter(self, **_where):
        self.shown = True
        self.follow()

    def leave(self):
        self.shown = False
        self.forget_question()

    # what is shown

    def follow(self, *_args) -> None:
        """Take over what the game is now."""
        app = App.get_running_app()
        view = app.bridge.view
        if not self.shown or view is None or app.bridge.game_id != "tapestry":
            return
        if view.phase == "setup":
            app.nav.replace("tapestry/setup")
            return
        self._show(view, app)
        self.look_for_question()

    def _show(self, view, app) -> None:
        words = app.i18n
        people = [player.id for player in view.players]
        if self.seat not in people or (self.view and self.view.seat != view.seat in people):
            self.seat = view.seat if view.seat in people else people[0]
        self.view = view
        question = app.bridge.question
        self.now = words.say(question.text if question else view.now)
        self.acts = self.waiting_acts(words) if question else self._acts_of(view, words)
        self.caption = words._("tapestry.screen.turn", turn=view.turn_number)
        self.offer = [
            Act(words.say(card.name), topic, icon="card-tech", help_id=topic)
            for card, topic in ((card, f"tech.{card.id}") for card in view.offer)
        ]
        self._achievements(view, words)
        self.hexes = looks(view.hexes, view.players, lit_by(app.bridge.question))

    def _achievements(self, view, words) -> None:
        names = {player.id: words.say(player.name) for player in view.players}
        names["automa"] = words._("tapestry.bot.title.automa")
        names["shadow"] = words._("tapestry.bot.title.shadow")
        self.achievements = [
            Act(
                words.say(one.name),
                one,
                ", ".join(names.get(place.owner, words.say(place.points)) for place in one.places),
                "achievement",
                help_id=f"achievement.{one.id}",
            )
            for one in view.achievements
        ]

    def _acts_of(self, view, words) -> list[Act]:
        if view.phase == "bots":
            return [
                Act(
                    words._("tapestry.screen.bots_turn"),
                    "bots",
                    icon="owner-automa",
                    gold=True,
                    help_id="R-turn-5",
                )
            ]
        if view.phase.startswith("income"):
            text, topic = words._("tapestry.screen.income"), "income.overview"
            return [Act(text, "income", icon="income", gold=True, help_id=topic)]
        if view.phase == "over":
            return [Act(words._("tapestry.screen.score"), "score", icon="score", gold=True)]
        lanes = [self._lane_act(lane, words) for lane in view.lanes]
        income = self._income(view, words, all(act.reason for act in lanes))
        return [income, *lanes] if income.gold else [*lanes, income]

    def _lane_act(self, lane, words) -> Act:
        track = lane.track
        at = max((t.space for t in track.tokens if t.owner == self.view.seat), default=0)
        after = track.spaces[at] if at < len(track.spaces) else None
        cost = ", ".join(words.say(part) for part in after.cost) if after else ""
        note = words._("tapestry.screen.next_space", space=after.name, cost=cost) if after else ""
        text = words.say(lane.advance.text)
        reason = words.say(lane.advance.refusal)
        help_id = f"space.{track.id}.{after.number}" if after else ""
        return Act(text, lane.advance.command, note, track.icon, track.id, reason, help_id=help_id)

    def _income(self, view, words, nothing_else: bool) -> Act:
        income = view.income
        text, reason = words.say(income.text), words.say(income.refusal)
        gold = nothing_else and not reason
        help_id = "income.overview"
        return Act(text, income.command, "", "income", reason=reason, gold=gold, help_id=help_id)

    # what is touched

    def pick(self, do) -> None:
        """A row of what can be done."""
        app = App.get_running_app()
        if self.pick_waiting(do):
            return
        if do == "bots":
            app.nav.go("tapestry/bots", take=True)
        elif isinstance(do, str):
            app.nav.go(f"tapestry/{do}")
        else:
            app.bridge.do(do)

    def advance(self, track: str) -> None:
        """A lane was touched."""
        app = App.get_running_app()
        if app.bridge.question is not None:
            self.ask_again()
        elif self.view.phase == "turn":
            app.bridge.do(AdvanceOnTrack(track))

    def open_achievement(self, one) -> None:
        """Who holds an achievement, to be put right."""
        from screens.games.tapestry.putting_right import put_right

        offers = achievement_offers(App.get_running_app().bridge.state, one.id)
        put_right(one.name, (), offers, f"achievement.{one.id}")

    def show_side(self) -> None:
        """My whole side, further down."""
        self.ids.columns.lead_to(self.ids.side)

    def correct(self, what: str, value: int) -> None:
        """A number as it is on the table."""
        app = App.get_running_app()
        app.bridge.do(set_number(app.bridge.state, self.seat, what, value))

    def open_menu(self) -> None:
        """Everything else about this game."""
        from screens.games.tapestry.menu import open_menu

        open_menu(self.seat)

    def _tell(self, _bridge, entry) -> None:
        if self.shown:
            self.told = list(entry.told)


load_kv(__file__)
