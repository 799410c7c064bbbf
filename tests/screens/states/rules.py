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
        hand.app.nav.view.at.type(query)
        hand.app.nav.view.view.again()

    return reach


def drawer(kind):
    def reach(hand):
        at()(hand)
        hand.app.nav.view.at.opens_drawer(kind)()
        hand.app.nav.view.view.again()

    return reach


def reading(entry_id, game="tapestry"):
    def reach(hand):
        at(game)(hand)
        hand.app.nav.view.at.open_entry(entry_id)
        hand.app.nav.view.view.again()

    return reach


def remembered(hand):
    pinned = ("tapestry:icon.farm", "tapestry:rule.tie")
    recent = ("tapestry:space.technology.12", "tapestry:civilization.alchemists")
    hand.app.choices.keep(rules_pinned=pinned, rules_recent=recent)
    at()(hand)


def enlarged(hand):
    reading("rule.tie")(hand)
    at_ = hand.app.nav.view.at
    at_.enlarges(at_.trail[-1].sentences)()
    hand.app.nav.view.view.again()


def telling(hand):
    reading("civilization.collectors")(hand)
    at_ = hand.app.nav.view.at
    entry = at_.trail[-1].entry
    at_.asks(at_.facts_of(entry, "en")[0])()
    hand.app.nav.view.view.again()


def over_the_table(topic):
    def reach(hand):
        hand.app.help(topic)
        hand.settle()

    return reach


def followed(hand):
    over_the_table("tapestry/R-track-1")(hand)
    hand.app.nav.overlays[-1].at.open_entry("income.overview")
    hand.app.nav.overlays[-1].view.again()


STATES = (
    State("rules", at()),
    State("rules-remembered", remembered),
    State("rules-found", asked("embuscade tour 5")),
    State("rules-both", asked("where does the automa explore")),
    State("rules-nothing", asked("qwrtzp")),
    State("rules-drawer", drawer("bot")),
    State("rules-space", reading("space.technology.12")),
    State("rules-civilization", reading("civilization.entertainers")),
    State("rules-enlarged", enlarged),
    State("rules-telling", telling),
    State("rules-help", over_the_table("tapestry/icon.any_resource")),
    State("rules-help-followed", followed),
)
