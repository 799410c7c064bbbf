"""The rules: empty, asked, browsed, read, over a table."""

from tests.screens.states import State


def at(game="tapestry", **where):
    def reach(hand):
        hand.app.nav.go("rules", game=game, **where)
        hand.settle()

    return reach


def asked(query):
    def reach(hand):
        at()(hand)
        hand.app.nav.view.ids.finder.ids.field.text = query

    return reach


def drawer(kind):
    def reach(hand):
        at()(hand)
        hand.app.nav.view.ids.finder.kind = kind

    return reach


def reading(entry_id, game="tapestry"):
    def reach(hand):
        at(game)(hand)
        hand.app.nav.view.open(entry_id)

    return reach


def remembered(hand):
    pinned = ("tapestry:icon.farm", "tapestry:rule.tie")
    recent = ("tapestry:space.technology.12", "tapestry:civilization.alchemists")
    hand.app.choices.keep(rules_pinned=pinned, rules_recent=recent)
    at()(hand)


def filtering(hand):
    at()(hand)
    hand.app.nav.view.choose_filter()


def over_the_table(topic):
    def reach(hand):
        from screens.rules.overlay import open_entry

        open_entry("tapestry", topic)

    return reach


def followed(hand):
    over_the_table("R-track-1")(hand)
    hand.app.nav.overlays[-1].read("income.overview")


def asking_over_the_table(hand):
    from screens.rules.overlay import open_entry

    open_entry("tapestry", "", query="monument")


STATES = (
    State("rules", at()),
    State("rules-remembered", remembered),
    State("rules-found", asked("embuscade tour 5")),
    State("rules-nothing", asked("qwrtzp")),
    State("rules-drawer", drawer("bot")),
    State("rules-space", reading("space.technology.12")),
    State("rules-civilization", reading("civilization.entertainers")),
    State("rules-filter", filtering),
    State("rules-help", over_the_table("icon.any_resource")),
    State("rules-help-followed", followed),
    State("rules-help-ask", asking_over_the_table),
)
