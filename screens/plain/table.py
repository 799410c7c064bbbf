"""A game as its port says it: what can be done now, what is to be done, what lies on the table."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.games import title
from screens.game_screen import GameScreen
from screens.kv import load_kv
from screens.offering import take_named
from screens.widgets.controls.acts import Act, Acts  # noqa: F401 – named in kv
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.lists.instructions import Instructions  # noqa: F401

FINAL = "final"


class PlainFact(Row):
    """One thing that can be seen on the table."""

    text = StringProperty("")
    value = StringProperty("")


class PlainGroup(Stack):
    """What can be done under one heading."""

    heading = StringProperty("")
    items = ListProperty()


class PlainTable(GameScreen):
    """Any game."""

    title_text = StringProperty("")
    recap = StringProperty("")
    told = ListProperty()
    entry_id = NumericProperty(0)

    @property
    def game_id(self):
        """The game of the route."""
        return self.route.partition("/")[0]

    def tell(self, entry) -> None:
        self.told, self.entry_id = entry.told, entry.id

    def show(self, view, words) -> None:
        bridge = App.get_running_app().bridge
        game = bridge.session.game
        self.title_text, self.recap = words.say(title(game.id)), words.say(game.recap(view))
        if not bridge.session.entries:
            self.told = []
        facts = [(words.say(one.label), words.say(one.value)) for one in game.on_the_table(view)]
        for row, (text, value) in _rows(self.ids.facts, facts, PlainFact):
            row.text, row.value = text, value
        over = [("", [Act(words._("app.plain.over"), FINAL, icon="flag", gold=True)])]
        groups = [*(over if bridge.result else ()), *_grouped(bridge.offers, words)]
        for group, (heading, items) in _rows(self.ids.groups, groups, PlainGroup):
            group.heading, group.items = heading, items

    def take(self, offer_id: str) -> None:
        """What was touched; its blanks are asked for. At the end, who won."""
        if offer_id == FINAL:
            App.get_running_app().nav.go(f"{self.game_id}/{FINAL}")
        else:
            take_named(offer_id)


def _grouped(offers, words) -> list[tuple[str, list[Act]]]:
    """By their headings, in the order of the table; what puts the app right stands last."""
    groups: dict[str, list[Act]] = {}
    for offer in sorted(offers, key=lambda one: one.aside):
        heading = words.say(offer.group) or (words._("app.plain.right") if offer.aside else "")
        groups.setdefault(heading, []).append(_act(offer, words))
    return list(groups.items())


def _act(offer, words) -> Act:
    reason = words.say(offer.reason)
    gold = offer.first and not reason
    return Act(
        words.say(offer.label),
        offer.id,
        words.say(offer.note),
        offer.icon,
        reason=reason,
        gold=gold,
        help_id=offer.help,
    )


def _rows(box, items, kind):
    """Each row of a box with what it is to show; as many rows as there are items."""
    while len(box.children) > len(items):
        box.remove_widget(box.children[0])
    while len(box.children) < len(items):
        box.add_widget(kind())
    return zip(reversed(box.children), items, strict=True)


load_kv(__file__)
