"""A campaign: its road, who is met next, the game that is played, what a win brings."""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts, asked, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Grid, Node, Page, Pic, Row, Text
from companion.describe.parts import bar, foot, gold, missing, staged, tool
from companion.describe.pictures import with_pictures
from companion.describe.surface import PHONE, Says, Surface
from companion.games.imperium.campaign.pages.road_board import Station, road
from companion.games.imperium.campaign.state import LOSSES_ALLOWED, CampaignState
from companion.games.imperium.pages import naming
from companion.games.imperium.pages.shared import PICTURES
from companion.games.imperium.views.campaign import (
    CampaignView,
    PlayedView,
    campaign_view,
    to_add,
    to_remove,
)

GAME, ASIDE = "imperium", 112.0
MEETS = "meets."
CARDS = {"add": to_add, "remove": to_remove}
"""The cards that a win may bring, or put away."""
NOTES = {"add": "imperium.naming.no_fame", "remove": "imperium.screen.card_note"}
ROOM_ABOVE, ROOM_BELOW = 196.0, 290.0
"""What a window needs beside the road: its head, and the cards and defeats below it."""
Docked = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


def campaign(desk: Desk, surface: Surface) -> Page:
    """The road, and what comes next."""
    acts, state = Acts(), desk.session.state
    view = campaign_view(state)
    title = Message("imperium.page.title_campaign")
    body, gold_one, others = _dock(desk, surface, acts, view, state)
    root = staged(
        surface,
        GAME,
        _bar(desk, surface, acts, view, title),
        _stage(surface, view, state, _chosen(desk, view)),
        body,
        foot(surface, gold_one, *others),
        desk.moment,
    )
    return Page(root, acts.acts, title, f"{GAME}_stage", typed=acts.typed)


def _bar(desk: Desk, surface: Surface, acts: Acts, view: CampaignView, title: Says) -> Row:
    """Four shields: each defeat takes one."""
    acts.add("back", desk.goes("back"))
    acts.add("log", desk.goes("log"))
    tools = [tool(Message("app.log.title"), "log", "log")]
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        tools.append(tool(Message("kit.undo_named", what=desk.session.undo_label), "undo", "undo"))
    shields = tuple(
        Pic("cross" if n < view.losses else "imperium-vp", 26, "bad" if n < view.losses else "ink")
        for n in range(LOSSES_ALLOWED)
    )
    middle = (Row(shields, gap=4, middle=True, key="shields"),) if surface.w > 700 else ()
    note = Message("imperium.page.campaign_of", nation=view.nation)
    return bar(surface, GAME, title, note, middle=middle, tools=tuple(tools))


# the road


def _chosen(desk: Desk, view: CampaignView) -> str:
    """Who is met next."""
    touched = (one.removeprefix(MEETS) for one in desk.looking.picked)
    return view.opponent or next(touched, "")


def _stage(surface: Surface, view: CampaignView, state: CampaignState, chosen: str) -> Node:
    """Whose campaign, how far it came, what was gained."""
    won = Message("imperium.page.won_of", n=view.wins, of=len(view.ladder))
    left = Message("imperium.page.defeats_left", n=LOSSES_ALLOWED - view.losses)
    words = Column(
        (Text(won, "button", bold=True, key="won"), Text(left, "body", "dim", key="left")),
        gap=2,
        share=1,
        key="words",
    )
    emblem = Pic(f"nation-{state.options.nation}", 60, disc="human")
    head = Row(
        (emblem, words), gap=14, pad=12, middle=True, fill="imperium_bar", radius=16, key="head"
    )
    cards = [Message("imperium.page.card_added", card=one) for one in view.added]
    cards += [Message("imperium.page.card_removed", card=one) for one in view.removed]
    if view.unrest_removed:
        cards.append(Message("imperium.screen.unrest_out", n=view.unrest_removed))
    chips = tuple(
        Row(
            (Pic("card", 22, "paper_ink"), Text(one, "body", "paper_ink", bold=True, key="card")),
            gap=8,
            pad=8,
            middle=True,
            fill="paper",
            radius=10,
            key=f"card.{n}",
        )
        for n, one in enumerate(cards)
    )
    lost = tuple(
        Text(
            Message("imperium.page.lost_to", nation=one.opponent, points=_points(one)),
            "body",
            "dim",
            key=f"lost.{n}",
        )
        for n, one in enumerate(view.played)
        if not one.won
    )
    beside = ROOM_BELOW if chips or lost else ROOM_ABOVE * max(1.0, surface.text)
    high = 420.0 if surface.shape == PHONE else max(400.0, min(620.0, surface.h - beside))
    gained = (Grid(chips, narrowest=180 * surface.text, key="cards"),) if chips else ()
    return Column(
        (head, road(_stations(view, state, chosen), high), *gained, *lost), gap=12, key="stage"
    )


def _stations(view: CampaignView, state: CampaignState, chosen: str) -> tuple[Station, ...]:
    won = [game for game in state.played if game.won]
    shown = [game for game in view.played if game.won]
    found = []
    for n, (name, done) in enumerate(view.ladder):
        if done:
            note = Message(
                "imperium.page.beaten", nation=shown[n].opponent, points=_points(shown[n])
            )
            found.append(Station(f"nation-{won[n].opponent}", name, note, "done"))
        elif n == view.wins:
            icon = f"nation-{chosen}" if chosen else "flag"
            found.append(Station(icon, name, "", "now"))
        else:
            found.append(Station("", name, "", "ahead"))
    return tuple(found)


def _points(game: PlayedView) -> str:
    return "" if game.mine is None else f"{game.mine} : {game.civ}"


# what comes next


def _dock(
    desk: Desk, surface: Surface, acts: Acts, view: CampaignView, state: CampaignState
) -> Docked:
    if desk.offer is not None and desk.offer.id in CARDS:
        return _card(desk, surface, acts, desk.offer.id, state)
    if desk.asked is not None:
        shown = asked(with_pictures(desk.asked, PICTURES), desk, acts)
        return shown.body, shown.gold, (leaving(desk, acts, ASIDE),)
    offers = {one.id: one for one in desk.session.offers}
    if "begin" in offers:
        return _meets(desk, surface, acts, view, offers["begin"])
    title = Text(view.now, "button", bold=True, key="now")
    if "add" in offers:
        rows = tuple(_act(desk, acts, offers[one]) for one in CARDS)
        return (title, *rows), missing(Message("imperium.page.choose_reward")), ()
    if "collapsed" in offers:
        rows = tuple(_act(desk, acts, offers[one]) for one in ("won", "lost", "collapsed"))
        acts.add("play", desk.goes("play"))
        note = Text(Message("imperium.page.played_elsewhere"), "body", "dim", key="elsewhere")
        return (title, note, *rows), gold(view.action, "play", "play"), ()
    acts.add("keep", desk.goes("keep"))
    return (title,), gold(view.action, "keep", "save"), ()


def _act(desk: Desk, acts: Acts, offer: Offer[Any]) -> Act:
    return Act(offer.label, acts.add(offer.id, desk.takes(offer)), offer.icon, key=offer.id)


def _meets(
    desk: Desk, surface: Surface, acts: Acts, view: CampaignView, begin: Offer[Any]
) -> Docked:
    """Medals of all who are not beaten; one is met next."""
    chosen = _chosen(desk, view)
    names = dict(view.to_beat)
    medals = tuple(_medal(desk, acts, one, name, one == chosen) for one, name in view.to_beat)
    title = Text(Message("imperium.page.next_opponent"), "button", bold=True, key="title")
    left = Message("imperium.page.not_beaten", n=len(names))
    grid = Grid(medals, narrowest=96 * min(1.5, surface.text), gap=8, key="medals")
    body = (title, Text(left, "body", "dim", key="left"), grid)
    if chosen not in names:
        return body, missing(Message("imperium.screen.opponent_first")), ()
    acts.add("meet", desk.does(begin.command({"opponent": chosen})))
    said = Message("imperium.page.meet", nation=names[chosen])
    return body, gold(said, "meet", "play", view.level), ()


def _medal(desk: Desk, acts: Acts, nation: str, name: Message, chosen: bool) -> Node:
    key = acts.add(f"{MEETS}{nation}", desk.look(picked=(f"{MEETS}{nation}",)))
    inside = (
        Pic(f"nation-{nation}", 52, disc="automa" if chosen else "imperium"),
        Text(name, "caption", bold=True, align="c", key="name"),
    )
    return Column(
        inside,
        gap=6,
        pad=8,
        middle=True,
        fill="lit" if chosen else "ink~.07",
        radius=14,
        edge="gold" if chosen else "",
        edge_width=4 if chosen else 0,
        does=key,
        says=name,
        help=f"nation.{nation}",
        key=key,
    )


def _card(desk: Desk, surface: Surface, acts: Acts, which: str, state: CampaignState) -> Docked:
    """Which card: touched, or its name as it was typed."""
    question = desk.asked
    assert question is not None
    cards = CARDS[which](state)
    wanted = naming.Asking(cards, desk.answers)
    shown = asked(question, desk, acts)
    note = Text(Message(NOTES[which]), "body", "dim", key="note")
    grid = naming.grid(desk, surface, acts, wanted)
    body = (*shown.body, note, *naming.ways(desk, surface, acts, cards), grid)
    return body, shown.gold, (leaving(desk, acts, ASIDE),)
