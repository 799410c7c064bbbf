"""Tapestry's set-up: board, cards and mats as they lie, what is drawn as cards to touch."""

from __future__ import annotations

from companion.core.chance import used
from companion.core.message import Message
from companion.describe.desk import Desk
from companion.describe.differing import DIFFERS, differing
from companion.describe.node import Act, Board, Column, Grid, Node, Page, Pic, Row, Text
from companion.describe.plan import Spot
from companion.describe.scene import Box, Icon, Layer, Scene
from companion.describe.set_up import Laid, Line, Moment
from companion.describe.set_up import set_up as page_of
from companion.describe.set_up_laid import LINE, Otherwise
from companion.describe.surface import Says, Surface
from companion.games.tapestry import content
from companion.games.tapestry.boards import land
from companion.games.tapestry.options import CIVILIZATIONS
from companion.games.tapestry.owner_signs import seats
from companion.games.tapestry.pages.shared import ASIDE, GAME, PICTURES, state_of
from companion.games.tapestry.pages.teaching import is_teaching, teaching
from companion.games.tapestry.roads import CAMPAIGN
from companion.games.tapestry.setup.view import SetUpView, drawn_by, set_up_view
from companion.games.tapestry.state import State

BUILDINGS = ("market", "house", "farm", "armory")
TRACKS = ("exploration", "science", "technology", "military")
AUTOMA_STARTS = "3/5"
PLACES = {
    "board": "board_small board_large arts_track player_tokens automa_tokens shadow_tokens"
    " landmark_tokens landmark_tokens_arts outposts outposts_nearest outposts_solo automa_outposts"
    " first_player",
    "tech": "techs arts_cards removed_cards",
    "tapestry": "tapestries tapestries_solo tapestries_solo_aa",
    "decision": "automa_progress automa_decision duo_decision",
    "landmarks": "landmarks landmark_cards landmark_cards_solo landmark_cards_left",
    "dice": "dice dice_arts dice_arts_12",
    "tiles": "space_tiles territory_tiles territory_bag",
    "bots": "automa_mat automa_mat_hard automa_civilization automa_favourite automa_favourite_mm"
    " shadow_favourite shadow_favourite_mm shadow_favourite_duo shadow_favourite_duo_mm",
    "civilization": "solo_bans solo_bans_mm solo_bans_ff civilizations_of_a_box"
    " draw_civilizations civilization_set_up rebalancing",
    "capital": "draw_capital_pair draw_capital draw_advanced_capital",
    "income": "income_mat resource_markers income_card inspiration",
}
"""What of the checklist lies where."""
ZONES = {
    "tech": (0.0, 0.0, 0.17, 0.25),
    "tapestry": (0.0, 0.25, 0.17, 0.25),
    "decision": (0.0, 0.5, 0.17, 0.25),
    "board": (0.17, 0.0, 0.65, 0.75),
    "landmarks": (0.82, 0.0, 0.18, 0.2),
    "dice": (0.82, 0.2, 0.18, 0.17),
    "tiles": (0.82, 0.37, 0.18, 0.18),
    "bots": (0.82, 0.55, 0.18, 0.2),
    "civilization": (0.0, 0.75, 0.22, 0.25),
    "capital": (0.22, 0.75, 0.22, 0.25),
    "income": (0.44, 0.75, 0.56, 0.25),
}
ROWS: dict[str, tuple[tuple[str, ...], ...]] = {
    "tech": (("card-tech",),),
    "tapestry": (("card-tapestry",),),
    "decision": (("card-decision",),),
    "landmarks": (("landmark",) * 3,) * 2,
    "dice": (("die-science", "die-red", "die-black"),),
    "tiles": (("territory-tile", "space-tile"),),
    "bots": (("owner-automa", "owner-shadow"),),
    "civilization": (("civilization",),),
    "capital": (("capital",),),
    "income": tuple((f"building-{one}",) * 5 for one in BUILDINGS),
}
TOWERS = ("tower", "tower", "arrow-right", "hex")
MARKS = {
    "board_small": ("map",),
    "board_large": ("map",),
    "techs": ("card-tech", "arrow-right", "'3"),
    "tapestries": ("card-tapestry", "arrow-right", "shuffle"),
    "dice": ("die-red", "die-black", "die-science"),
    "income_mat": tuple(f"building-{one}" for one in BUILDINGS),
    "resource_markers": tuple(f"resource-{one}" for one in ("coin", "worker", "food", "culture")),
    "player_tokens": ("flag", *(f"track-{one}" for one in TRACKS)),
    "automa_tokens": ("owner-automa", *(f"track-{one}" for one in TRACKS)),
    "shadow_tokens": ("owner-shadow", *(f"track-{one}" for one in TRACKS)),
    "landmarks": ("landmark", "landmark", "landmark"),
    "draw_civilizations": ("civilization", "civilization", "arrow-right", "'1"),
    "draw_capital_pair": ("capital", "capital", "arrow-right", "'1"),
    "automa_favourite": ("owner-automa", "heart"),
    "automa_favourite_mm": ("owner-automa", "heart"),
    "shadow_favourite": ("owner-shadow", "heart"),
    "shadow_favourite_mm": ("owner-shadow", "heart"),
    "automa_progress": ("card-decision", "shuffle"),
    "automa_decision": ("card-progress", "arrow-right", "card-decision", "shuffle"),
}
TAKEN_OUT = ("tapestries_solo", "solo_bans", "solo_bans_mm", "solo_bans_ff")
"""Lines that name what is taken out: its cards are touched as they are found."""
BOXES = {"solo_bans_mm": "MM", "solo_bans_ff": "FF"}


def set_up(desk: Desk, surface: Surface) -> Page:
    """The page; a card that is to be taught has its own."""
    if is_teaching(desk):
        return teaching(desk, surface)
    return page_of(desk, surface, LAID)


class LaidHere(Laid):
    """What Tapestry says of it."""

    ground, pictures = GAME, PICTURES

    def view(self, state: State) -> SetUpView:
        """The checklist."""
        return set_up_view(state)

    def title(self, state: State) -> Message:
        """A game of a campaign is called by its number."""
        return CAMPAIGN.says(state.options) or super().title(state)

    def spots(self, desk: Desk, now: Line | None) -> tuple[Spot, ...]:
        """What this table needs, each in its place."""
        there = {_item(one) for part in self.view(state_of(desk)).parts for one in part.lines}
        items = {
            zone: tuple(one for one in its.split() if one in there) for zone, its in PLACES.items()
        }
        return tuple(
            Spot(
                zone, ZONES[zone], Message(f"tapestry.zone.{zone}"),
                ROWS.get(zone, ()), BUILDINGS if zone == "income" else (),
                _board(desk, now) if zone == "board" else None, its,
            )
            for zone, its in items.items()
            if its
        )  # fmt: skip

    def marks(self, line: Line) -> tuple[str, ...]:
        """Pictures of what is carried where."""
        item = _item(line)
        if "outposts" in item:
            return TOWERS
        if item in TAKEN_OUT:
            return (line.icon if line.icon != "cross" else "civilization", "arrow-right", "upload")
        return MARKS.get(item) or super().marks(line)

    def says(self, line: Line) -> Message:
        """What is named by cards is counted in words."""
        cards = taken_out(line)
        if not cards:
            return line.text
        kind = "tapestry" if _item(line) == "tapestries_solo" else "civilization"
        return Message(f"tapestry.page.take_out_{kind}", n=sum(n for _, n in cards))

    def stage(self, now: Moment, line: Line) -> tuple[Node, ...]:
        """The cards that are taken out, touched as they are found."""
        cards = taken_out(line)
        if not cards or now.plays:
            return ()
        found = now.desk.looking.picked
        kind = "card-tapestry" if _item(line) == "tapestries_solo" else "civilization"
        inside = tuple(_to_find(now, line, card, n, kind, found) for card, n in cards)
        return (
            Grid(inside, narrowest=170 * max(1.0, now.surface.text), most=4, gap=10, key="cards"),
        )

    def below(self, now: Moment, line: Line) -> tuple[Node, ...]:
        """How many of them are found."""
        cards = taken_out(line)
        if not cards or now.plays:
            return ()
        found, every = now.desk.looking.picked, sum(n for _, n in cards)
        n = sum(n for card, n in cards if str(card.key) in found)
        number = Text(n, "number", bold=True, key="n")
        words = Text(Message("tapestry.page.found", n=every), "label", share=1, key="of")
        return (
            Row(
                (number, words), gap=12, pad=12, middle=True, fill="ink~.09", radius=14, key="found"
            ),
        )

    def face(self, name: Says, high: float) -> Node | None:
        """A capital shows its plots."""
        thing = name.params.get("thing", name) if isinstance(name, Message) else name
        key = thing.key if isinstance(thing, Message) else ""
        begin = "tapestry.name.capital."
        if not key.startswith(begin):
            return None
        grid = content.capital(key.removeprefix(begin)).grid
        return Board((grid,), _plots, key="plots", h=high) if grid else None

    def again(self, now: Moment, line: Line) -> tuple[Act, ...]:
        """Another one was drawn: said of the step that drew it."""
        entry = drawn_by(now.desk.session.entries, line)
        if entry is None or now.desk.session.pending is not None:
            return ()
        key = now.acts.add(DIFFERS, now.desk.look(opened=DIFFERS, picked=(line.key,)))
        text = Message("tapestry.screen.drew_another")
        return (Act(text, key, "differs", w=ASIDE, key=key),)

    def otherwise(self, now: Moment) -> Otherwise | None:
        """Which of its answers, and what it is."""
        looking = now.desk.looking
        if not looking.opened.startswith(DIFFERS) or not looking.picked:
            return None
        line = next((one for one in now.lines if one.key == looking.picked[0]), None)
        entry = drawn_by(now.desk.session.entries, line) if line is not None else None
        return differing(now.desk, entry, now.acts, ASIDE, PICTURES) if entry is not None else None

    def draws_itself(self, desk: Desk) -> bool:
        """Nothing where the mats are drawn from the box."""
        return used(desk.session.by_app, CIVILIZATIONS)


LAID = LaidHere()


def _item(line: Line) -> str:
    return line.key.partition(":")[0]


def taken_out(line: Line) -> tuple[tuple[Message, int], ...]:
    """The cards that a line takes out of their pile, by name, and how many of each."""
    item = _item(line)
    if item == "tapestries_solo":
        every = (one for one in content.tapestries().values() if one.expansion == "base")
        return tuple(
            (Message(f"tapestry.name.tapestry.{one.id}"), one.solo_copies_removed or 1)
            for one in every
            if not one.solo or one.solo_copies_removed
        )
    if item not in TAKEN_OUT:
        return ()
    box = BOXES.get(item, "base")
    mats = (one for one in content.civilizations().values() if not one.solo)
    return tuple(
        (Message(f"tapestry.name.civilization.{one.id}"), 1) for one in mats if one.expansion == box
    )


def _to_find(
    now: Moment, line: Line, card: Message, n: int, icon: str, found: tuple[str, ...]
) -> Node:
    """A card; dark and ticked once it is found."""
    there = card.key in found
    left = tuple(one for one in found if one != card.key) if there else (*found, card.key)
    look = now.desk.look(picked=left, opened=f"{LINE}{line.key}")
    does = now.acts.add(f"found.{card.key}", look)
    many = (Text(Message("tapestry.page.copies", n=n), "label", "paper_ink", True, key="n"),)
    head = (Pic(icon, 56, "paper_ink"), Row((), share=1), *(many if n > 1 else ()))
    tick = (Pic("check", 34, "paper_ink"),) if there else ()
    fill = "paper@.45:land_edge" if there else "paper"
    name = Text(card, "label", "paper_ink", bold=True, key="name")
    return Column(
        (Row((*head, *tick), gap=6, key="head"), name), gap=12, pad=14, fill=fill, radius=14,
        does=does, says=card, help=card.key.removeprefix("tapestry.name."), key=does,
    )  # fmt: skip


# the board and the mats in small


def _board(desk: Desk, now: Line | None) -> Board:
    """The map with what lies on it; the territory of the moment is gold."""
    state = state_of(desk)
    shapes = tuple((owner, shape) for owner, (_colour, shape) in seats(state).items())
    hexes = set_up_view(state).hexes
    lit = _starts(state, now)
    lights = tuple(land.Light(one.key, chosen=True) for one in hexes if one.start in lit)
    grounds = tuple(one._replace(start="") for one in land.grounds_of(hexes, shapes))
    return Board((grounds, lights), _with_its_foot, key="board")


def _starts(state: State, now: Line | None) -> tuple[str, ...]:
    """Where outposts stand: the person's, or the Automa's."""
    item = _item(now) if now is not None else ""
    if item == "automa_outposts":
        return (AUTOMA_STARTS,)
    if now is None or "outposts" not in item:
        return ()
    return tuple(str(one.params["number"]) for one in now.results if "number" in one.params) or (
        ("2/4",) if state.options.solo else ()
    )


def _with_its_foot(
    surface: Surface, w: float, h: float, grounds: tuple[land.Ground, ...],
    lights: tuple[land.Light, ...],
) -> Scene:  # fmt: skip
    """The map as it is kept: the Exploration track lies below it."""
    thick, track = 22.0, "exploration"
    x, y, wide = w * 0.25, h - thick, w * 0.5
    shapes = (
        Box(x, y, wide, thick, 4, f"{track}~.55"),
        Icon(f"track-{track}", w / 2, y + thick / 2, thick - 4, "ink"),
    )
    inner = land.draw(surface, w, h - thick, grounds, lights, ())
    return Scene(w, h, (Layer("tracks", shapes), *inner.layers))


def _plots(surface: Surface, w: float, h: float, grid: tuple[str, ...]) -> Scene:
    """The printed plots of a mat: dark where nothing can be built."""
    del surface
    side = min(w, h) / len(grid)
    left, shapes = (w - side * len(grid)) / 2, []
    for row, line in enumerate(grid):
        for column, plot in enumerate(line):
            x, y = left + column * side, row * side
            fill = "mountain@.6:land_edge" if plot == "#" else "desert@.5:paper_low"
            shapes.append(Box(x + 0.5, y + 0.5, side - 1, side - 1, 2, fill))
    return Scene(w, h, (Layer("plots", tuple(shapes)),))


__all__ = ["LAID", "set_up", "taken_out"]
