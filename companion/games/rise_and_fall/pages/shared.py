"""What the pages of the table have in common: the bar, the stage, the sheets above."""

from __future__ import annotations

from dataclasses import replace

from companion.core.form import at_place
from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe import metrics
from companion.describe.asking import Acts
from companion.describe.count_keys import fit
from companion.describe.desk import Desk
from companion.describe.node import Act, Board, Column, Node, Page, Row, Text
from companion.describe.parts import bar, sheet, tool
from companion.describe.scene import Box, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import PHONE, Says, Surface
from companion.games.rise_and_fall.boards import people, world
from companion.games.rise_and_fall.content import kinds, terrains
from companion.games.rise_and_fall.events.cards import CardPlayed
from companion.games.rise_and_fall.nouns import piece_name, space_called
from companion.games.rise_and_fall.offers.pieces import space_offers
from companion.games.rise_and_fall.offers.turn import acts as acts_of
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules.stock import next_terrain, to_place
from companion.games.rise_and_fall.rules.territory import regions_with_places
from companion.games.rise_and_fall.settable import RIGHT
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, Place, State
from companion.games.rise_and_fall.views.table import PlayerView, TableView, table_view
from companion.games.rise_and_fall.views.world import (
    MapSpace,
    asked_there,
    goals_from,
    piece_asked_about,
    regions_of,
    spaces_of,
)

GAME = "rise_and_fall"
MENU, CLOSE, SEAT, HAND, REGIONS, SPACE = "menu", "close", "seat.", "hand.", "regions", "space."
PLACES = (
    ("log", "log", "log"),
    ("check", "check", "table"),
    ("score", "score", "score"),
    ("settings", "settings", "settings"),
)
LAYING = ("world", "world", "layers")


def state_of(desk: Desk) -> State:
    """As far as a step that waits has come."""
    pending = desk.session.pending
    state: State = pending.state if pending else desk.session.state
    return state


def view_of(desk: Desk) -> TableView:
    """The table now."""
    return desk.view(table_view, state_of(desk))


# the bar


def top(desk: Desk, surface: Surface, acts: Acts) -> Row:
    """The turn, the phases, the trophies, look up, undo, the menu."""
    view = view_of(desk)
    acts.add("back", desk.goes("back"))
    acts.add("rules", desk.goes("rules"))
    acts.add(MENU, desk.look(opened=MENU))
    tools = [tool(Message("rules.title"), "rules", "search")] if surface.shape != PHONE else []
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        tools.append(tool(Message("kit.undo_named", what=desk.session.undo_label), "undo", "undo"))
    if desk.session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
    tools.append(tool(Message("kit.more"), MENU, "menu"))
    turn = Message("rise_and_fall.page.turn", n=view.turn)
    if not view.turn:
        turn = Message(f"rise_and_fall.phase.{state_of(desk).phase.value}")
    middle: tuple[Node, ...] = (_cups(view),)
    if surface.w / surface.text >= 1150:
        middle = (_phases(view), *middle)
        return bar(surface, GAME, Message("rise_and_fall.title"), turn, middle=middle,
                   tools=tuple(tools))  # fmt: skip
    named = next((one.name for one in view.phases if one.now), turn)
    if surface.shape == PHONE:
        middle = ()
        named = named if view.turn else Message("rise_and_fall.title")
    return bar(surface, GAME, named, turn, middle=middle, tools=tuple(tools))


def _phases(view: TableView) -> Board:
    """Done with a tick, now in gold, to come as an outline."""
    told = tuple((one.name, one.now, one.done) for one in view.phases)
    return Board((told,), _draw_phases, key="phases", w=560, h=48)


def _draw_phases(
    surface: Surface, w: float, h: float, phases: tuple[tuple[Message, bool, bool], ...]
) -> Scene:
    needs = [metrics.width(surface.say(one), 16.0, True) + (50 if done else 34)
             for one, _now, done in phases]  # fmt: skip
    shapes: list[Shape] = []
    for n, (named, now, done) in enumerate(phases):
        x, wide = w * sum(needs[:n]) / sum(needs), w * needs[n] / sum(needs)
        text = surface.say(named)
        fill = "gold" if now else "ink~.08"
        role = "gold_ink" if now else "good" if done else "dim"
        room = wide - (34 if done else 16)
        size = fit(text, 16.0, now, room)
        lines = metrics.wrapped(text, min(size, 13.0) if size < 12.5 else size, now, room, 2)
        shapes.append(Box(x, 2, wide - 6, h - 4, 22, fill))
        if done:
            shapes.append(Icon("check", x + 16, h / 2, 18, "good"))
        for line, words in enumerate(lines):
            at = h / 2 + (line - (len(lines) - 1) / 2) * 15
            high = 12.5 if len(lines) > 1 else size
            shapes.append(
                Words(words, x + (wide - 6) / 2 + (8 if done else 0), at, high, role, now)
            )
    return Scene(w, h, (Layer("phases", tuple(shapes)),))


def _cups(view: TableView) -> Board:
    """So many as end the game; those won in the colour of who has them."""
    return Board((view.won, view.trophies_wanted), _draw_cups, key="cups",
                 w=36.0 * view.trophies_wanted, h=44)  # fmt: skip


def _draw_cups(surface: Surface, w: float, h: float, won: tuple[str, ...], wanted: int) -> Scene:
    del surface
    shapes: list[Shape] = []
    for n in range(wanted):
        x = n * w / wanted + 17
        if n < len(won):
            shapes.append(Box(x - 16, h / 2 - 16, 32, 32, 9, won[n]))
        role = "token_sign" if n < len(won) else "edge~.5"
        shapes.append(Icon("trophy", x, h / 2, 22, role))
    return Scene(w, h, (Layer("cups", tuple(shapes)),))


# the stage


def has_world(state: State) -> bool:
    """Whether the tablet's world is the stage."""
    return bool(state.world) and state.way is Way.WORLD


def stage(desk: Desk, surface: Surface, acts: Acts, high: float = 0) -> Node:
    """The world where the tablet has it, everybody's boards elsewhere."""
    state = state_of(desk)
    if has_world(state):
        return world.board(grounds(desk, acts), share=0 if high else 1, h=high)
    size = {"h": high} if high else {"share": 1.0}
    boards = persons(desk, acts)
    if high:
        size = {"h": (98.0 if surface.shape == PHONE else 130.0) * len(boards)}
    return people.board(boards, **size)


def grounds(desk: Desk, acts: Acts) -> tuple[world.Ground, ...]:
    """Spaces, each touched: as an answer, or for what can be done and put right there."""
    state = state_of(desk)
    asked, opened = asked_there(desk.question), desk.looking.opened
    now, owners = piece_asked_about(desk.session), _owners(desk, state)
    goals = goals_from(state, opened.removeprefix(SPACE)) if opened.startswith(SPACE) else ()
    found = []
    for one in spaces_of(state):
        place = to_place(one.place)
        does, lit = "", one.place in goals
        if one.place in asked:
            does = acts.add(f"answer.{asked[one.place]}", desk.answers(asked[one.place]))
            lit = True
        elif desk.asked is None:
            does = acts.add(f"{SPACE}{place}", desk.look(opened=f"{SPACE}{place}"))
        terrain = terrains()[one.terrain]
        chosen = one.place in now or opened == f"{SPACE}{place}"
        name = space_called(state, place)
        owner = owners.get(one.place, "")
        found.append(
            world.Ground(one.place, one.terrain, terrain.level, stood(one), name, does,
                         lit, chosen, owner)
        )  # fmt: skip
    return tuple(found)


def stood(one: MapSpace) -> tuple[world.Standing, ...]:
    """The pieces of a space."""
    return tuple(
        world.Standing(piece.colour, piece.shape, piece.icon, piece.acted) for piece in one.pieces
    )


def _owners(desk: Desk, state: State) -> dict[tuple[int, int], str]:
    """Who dominates, while that is looked at."""
    if desk.looking.opened != REGIONS:
        return {}
    found: dict[tuple[int, int], str] = {}
    for region, places in regions_with_places(state.world):
        if region.winner:
            found |= dict.fromkeys(places, colour_of(state, region.winner)[0])
    return found


def persons(desk: Desk, acts: Acts) -> tuple[people.Person, ...]:
    """Everybody's board; cards lie face down until all are told."""
    state, view = state_of(desk), view_of(desk)
    found = []
    for one in view.players:
        does = acts.add(f"{SEAT}{one.seat}", desk.look(opened=f"{SEAT}{one.seat}"))
        found.append(person(state, view, one, does))
    return tuple(found)


def person(state: State, view: TableView, one: PlayerView, does: str) -> people.Person:
    """One of them."""
    laid = state.played.get(one.seat, "")
    owned = tuple(
        people.Kind(piece.icon, piece.in_world, piece.most, piece.trophy, piece.name)
        for piece in one.pieces
    )
    purse = (one.gold, one.wood, one.stone) if view.counts_treasuries else ()
    now = next(line.now for line in view.everybody if line.seat == one.seat)
    return people.Person(
        one.seat, one.name, one.colour, one.shape, kinds()[laid].icon if laid else "", now or "",
        one.acting, purse, owned, does,
    )  # fmt: skip


def beside(columns: tuple[Row, ...], wide: bool) -> Node:
    """Everybody beside each other, or each as high as what is theirs."""
    if wide:
        return Row(columns, gap=12, key="people")
    return Column(tuple(replace(one, share=0) for one in columns), gap=12, key="people")


# above it


def with_sheets(desk: Desk, surface: Surface, acts: Acts, root: Node, title: Says) -> Page:
    """The menu, or what somebody owns."""
    opened = desk.looking.opened
    over: Node | None = None
    if desk.asked is None and opened == MENU:
        over = _sheet(desk, surface, acts, Message("kit.more"), _menu(desk, acts))
    elif desk.asked is None and opened.startswith((SEAT, HAND)):
        seat = opened.partition(".")[2]
        one = next(one for one in view_of(desk).players if one.seat == seat)
        over = _sheet(desk, surface, acts, one.name, _owned(desk, acts, seat))
    elif desk.asked is None and opened.startswith(SPACE) and not acts_at(state_of(desk), opened):
        place = opened.removeprefix(SPACE)
        over = _sheet(desk, surface, acts, space_called(state_of(desk), place),
                      _at_space(desk, acts, place))  # fmt: skip
    elif desk.asked is None and opened == REGIONS and surface.shape == PHONE:
        over = _sheet(desk, surface, acts, Message("rise_and_fall.page.regions"),
                      regions(desk))  # fmt: skip
    close = CLOSE if over is not None else ""
    return Page(root, acts.acts, title, f"{GAME}_stage", over, close, acts.typed)


def _sheet(desk: Desk, surface: Surface, acts: Acts, title: Says, inside: tuple[Node, ...]) -> Node:
    acts.add(CLOSE, desk.look(opened=""))
    close = Act(Message("kit.close"), CLOSE, "cross", "tool", key=CLOSE)
    head = Row((Text(title, "button", bold=True, share=1, key="title"), close), gap=12, key="head")
    return sheet(surface, head, *inside)


def _menu(desk: Desk, acts: Acts) -> tuple[Node, ...]:
    rows: list[Node] = []
    if has_world(state_of(desk)):
        acts.add(REGIONS, desk.look(opened=REGIONS))
        rows.append(Act(Message("rise_and_fall.page.regions"), REGIONS, "rise-domination",
                        key=REGIONS))  # fmt: skip
    to_lay = state_of(desk).way is Way.WORLD and next_terrain(state_of(desk)) is not None
    for key, route, icon in (*PLACES, *((LAYING,) if to_lay else ())):
        acts.add(f"go.{route}", desk.goes(route))
        rows.append(Act(Message(f"rise_and_fall.menu.{key}"), f"go.{route}", icon, key=route))
    rows.append(Act(Message("rules.title"), "rules", "search", key="rules"))
    if desk.session.redo_label is not None:
        redo = Message("kit.redo_named", what=desk.session.redo_label)
        rows.append(Act(redo, "redo", "redo", key="redo"))
    asides = [one for one in desk.session.offers if one.aside]
    for one in asides:
        key = acts.add(f"offer.{one.id}", desk.takes(one))
        rows.append(Act(one.label, key, one.icon, note=one.note or "", reason=one.reason, key=key))
    return tuple(rows)


def _owned(desk: Desk, acts: Acts, seat: str) -> tuple[Node, ...]:
    """The hand, hidden until it is touched; then what can be put right."""
    state = state_of(desk)
    shown = desk.looking.opened.startswith(HAND)
    acts.add("hand", desk.look(opened=f"{SEAT}{seat}" if shown else f"{HAND}{seat}"))
    hide, show = Message("rise_and_fall.page.hide_hand"), Message("rise_and_fall.page.show_hand")
    label = hide if shown else show
    found: list[Node] = [Act(label, "hand", "eye-off" if shown else "eye", key="hand")]
    if top_card := _top_of_discard(desk, seat):
        words = Message("rise_and_fall.page.top_of_discard", card=piece_name(top_card))
        found.append(Text(words, key="discard"))
    if shown:
        hand = state.player(seat).cards_in(Place.HAND)
        cards = tuple(
            Act(Message(f"rise_and_fall.name.piece.{kind}", n=1), "hand", kinds()[kind].icon,
                key=f"card.{kind}")
            for kind in hand
        )  # fmt: skip
        found.append(Row(cards, gap=8, stacks=True, key="cards"))
    for n, one in enumerate(at_place(RIGHT, state, f"player:{seat}")):
        key = acts.add(f"right.{n}", desk.takes(one))
        found.append(Act(one.label, key, one.icon, note=one.note or "", reason=one.reason, key=key))
    return tuple(found)


def _top_of_discard(desk: Desk, seat: str) -> str:
    """Rulebook, "A – Playing a card": of a discard the card laid last is seen, and no other."""
    cards = state_of(desk).player(seat).cards
    events = (
        one
        for entry in reversed(desk.session.entries)
        for one in reversed(entry.events)
        if isinstance(one, CardPlayed) and one.seat == seat
    )
    last = next(events, None)
    return last.card if last is not None and cards[last.card] is Place.DISCARD else ""


def acts_at(state: State, opened: str) -> tuple[Offer[State], ...]:
    """What the pieces of the card can do from the space that was touched, in phase B."""
    if not opened.startswith(SPACE) or state.phase is not Phase.ACTIONS or not state.waiting:
        return ()
    return acts_of(state, opened.removeprefix(SPACE))


def _at_space(desk: Desk, acts: Acts, place: str) -> tuple[Node, ...]:
    """What can be done there, what stands there otherwise."""
    offers = [one for one in space_offers(state_of(desk), place) if one.reason is None]
    if not offers:
        return (Text(Message("rise_and_fall.world.nothing_here"), key="nothing"),)
    return tuple(
        Act(one.label, acts.add(f"space.{n}", desk.takes(one)), one.icon, note=one.note or "",
            key=f"space.{n}")
        for n, one in enumerate(offers)
    )  # fmt: skip


def regions(desk: Desk) -> tuple[Node, ...]:
    """Who leads where, the most valuable first."""
    state = state_of(desk)
    found = []
    every = sorted(regions_of(state), key=lambda one: -one.points)
    for n, one in enumerate(every):
        spaces = Message("rise_and_fall.screen.spaces", n=one.spaces)
        whose: Says = one.winner or Message("rise_and_fall.screen.nobody")
        words = Column(
            (Text(one.terrain, bold=True, key="t"), Text(spaces, "caption", "dim", key="s")),
            gap=0, share=1,
        )  # fmt: skip
        inside = (words, Text(whose, key="who"), Text(one.points, "label", bold=True, key="n"))
        says = Message("rise_and_fall.page.leads", terrain=one.terrain, spaces=spaces, who=whose,
                       points=one.points)  # fmt: skip
        found.append(Row(inside, gap=12, pad=8, middle=True, fill="ink~.06", radius=12, says=says,
                         help="end.territory", key=f"region.{n}"))  # fmt: skip
    return tuple(found) or (Text(Message("rise_and_fall.page.no_pieces"), key="none"),)
