"""Small pages, each with one thing that is hard: they are drawn, touched and judged everywhere."""

from dataclasses import dataclass, field, replace

from companion.describe.node import (
    Act,
    Board,
    Chart,
    Chip,
    Column,
    Count,
    Field,
    Grid,
    Many,
    Page,
    Pic,
    Prose,
    Row,
    Run,
    Scroll,
    Series,
    Text,
)
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Words
from companion.describe.surface import Surface

HAND, MAP = "hand", "map"


@dataclass
class Small:
    """What the small pages keep; `said` is what was touched, in order."""

    typed: str = "Zoé"
    food: int = 3
    counting: bool = False
    sheet: bool = False
    tile_at: str = "hand"
    turned: int = 0
    token: int = 2
    said: list[str] = field(default_factory=list)

    def does(self, what: str, **changes):
        def do():
            self.said.append(what)
            for name, value in changes.items():
                setattr(self, name, value)

        return do


def board(small: Small, form: Surface) -> Page:
    """A tile is carried to a hex, turned by a touch; a token slides; two fingers make it larger."""
    acts = {
        "turn": small.does("turn", turned=small.turned + 60),
        "go": small.does("go", token=small.token + 1),
        "tile": small.does("tile"),
    }
    stage = Board(
        (small.tile_at, small.turned, small.token), _tiles, zooms=True, key="map", share=1
    )
    row = Row(
        (
            Act("Turn", "turn", "undo", key="turn", share=1),
            Act(
                "One step",
                "go",
                "chevron-right",
                "gold",
                note=f"{small.token} › {small.token + 1}",
                share=2,
            ),
        ),
        gap=12,
        pad=12,
        fill="tapestry_dock",
    )
    return Page(
        Column((stage, row), gap=0),
        acts,
        "A board",
        "tapestry_stage",
        dropped=lambda what, on: small.does(f"{what} on {on}", tile_at=on)(),
    )


def _tiles(form: Surface, w: float, h: float, tile_at: str, turned: int, token: int) -> Scene:
    side = min(w / 6, h / 3, 120)
    places = {f"hex.{n}": (40 + n * (side + 20), 40) for n in range(3)} | {"hand": (40, 60 + side)}
    ground = tuple(
        Box(x, y, side, side, 12, "sea" if key != "hand" else "cell", "edge", 1.5)
        for key, (x, y) in places.items()
    )
    x, y = places[tile_at]
    tile = (
        Box(0, 0, side, side, 12, "grass"),
        Icon("territory-tile", side / 2, side / 2, side * 0.5, "land_edge"),
        Words(str(turned), side / 2, side * 0.85, 14, "land_edge", True),
    )
    layers = (
        Layer("ground", ground, flat=True),
        Layer("tile.7", tile, (x, y)),
        Layer("token", (Box(0, 0, 30, 30, 15, "gold"),), (40.0 + 34 * token, h - 60)),
    )
    hits = tuple(
        Hit(key, px, py, side, side, f"Place {key}", takes="tile")
        for key, (px, py) in places.items()
        if key != tile_at
    )
    carried = Hit("tile", x, y, side, side, "The tile", "tile", "tile", carries="tile.7")
    return Scene(w, h, layers, (*hits, carried))


def form(small: Small, surface: Surface) -> Page:
    """A field, a count with steppers, chips, a sheet above."""
    acts = {
        "count": small.does("count", counting=not small.counting),
        "less": small.does("less", food=small.food - 1),
        "more": small.does("more", food=small.food + 1),
        "open": small.does("open", sheet=True),
        "close": small.does("close", sheet=False),
        "one": small.does("one"),
        "two": small.does("two"),
        "keep": small.does("keep"),
    }
    count = Count("resource-food", small.food, "Food", "count", key="food")
    stepped = (
        Row(
            (
                Act("Less", "less", "minus", "tool", key="less"),
                count,
                Act("More", "more", "plus", "tool", key="more"),
            ),
            middle=True,
            key="stepped",
        )
        if small.counting
        else count
    )
    column = Column(
        (
            Text("Who plays", "label", bold=True, key="title"),
            Field(small.typed, "Name", "name", key="name"),
            stepped,
            Row(
                (
                    Chip(
                        ("resource-food", "'/", "building-house"),
                        "food or a house",
                        "one",
                        True,
                        share=1,
                    ),
                    Chip(("'2", "resource-coin"), "two coins", "two", share=1),
                ),
                key="chips",
            ),
            Row(
                (
                    Act("More about it", "open", "info", key="open", share=1),
                    Act("Keep", "keep", "check", "gold", note=small.typed, key="keep", share=2),
                ),
                gap=12,
                key="foot",
            ),
        ),
        gap=16,
        pad=20,
    )
    sheet = None
    if small.sheet:
        paper = Column(
            (
                Text("A sheet", "button", "paper_ink", bold=True),
                Text("What lies below is out of reach.", role="paper_ink"),
                Act("Close", "close", "cross", "gold", key="done"),
            ),
            gap=14,
            pad=24,
            fill="paper",
            radius=18,
            key="paper",
        )
        sheet = Column((Row((), share=1), Row((paper,), pad=24)), gap=0)
    typed = {"name": lambda text: setattr(small, "typed", text)}
    return Page(Scroll(column, key="all"), acts, "A form", "app_stage", sheet, "close", typed)


def prose(small: Small, surface: Surface) -> Page:
    """Running text with links, pictures in the line, a chart below."""
    acts = {"automa": small.does("automa"), "favourite": small.does("favourite")}
    runs = (
        Run("The Automa", bold=True, does="automa"),
        Run(" advances on the first track of its card that is still open. Where its "),
        Run("favourite", does="favourite", icon="heart"),
        Run(" stands in the list, that track is meant.\nThe Shadow Empire reads from the bottom."),
    )
    chart = Chart(
        (
            Series("You", "human", "owner-human", (0, 12, 30, 61, 88)),
            Series("Automa", "automa", "owner-automa", (0, 15, 42, 50, 96)),
        ),
        ("Start", "1", "2", "3", "End"),
        key="chart",
    )
    facing = Chart(
        chart.series, ("Tracks", "Territories", "Capital", "Cards", "Else"), "facing", key="facing"
    )
    return Page(
        Scroll(Column((Prose(runs, key="text"), chart, facing), gap=20, pad=20), key="all"),
        acts,
        "Prose",
        "app_stage",
    )


def lists(small: Small, surface: Surface) -> Page:
    """A thousand rows, of which only those in sight are made; a grid beside it."""
    acts = {f"row.{n}": small.does(f"row.{n}") for n in range(1000)}
    acts |= {f"cell.{n}": small.does(f"cell.{n}") for n in range(12)}
    rows = Scroll(Many(1000, 72, None, _row, key="many"), key="rows", share=1)
    cells = tuple(Act(f"Nation {n}", f"cell.{n}", "flag", key=f"cell.{n}") for n in range(12))
    grid = Scroll(Grid(cells, narrowest=150, key="grid"), key="cells", share=1)
    root = (
        Row((rows, grid), gap=16, pad=12)
        if surface.is_wide
        else Column((rows, grid), gap=16, pad=12)
    )
    return Page(root, acts, "Lists", "app_stage")


def _row(_of, n: int) -> Row:
    return Row(
        (Pic("log", 30), Text(f"Step {n}", share=1, lines=1), Text(str(n * 3), "label", bold=True)),
        gap=12,
        pad=12,
        middle=True,
        fill="surface" if n % 2 else "raised",
        does=f"row.{n}",
        says=f"Step {n}",
        key=str(n),
    )


NAMES = ("Chloé", "Łukasz", "Юлия", "דוד", "مريم", "李小龍", "👑 Ana", "Bartholomäus-Maximilian")


def names(small: Small, surface: Surface) -> Page:
    """Names in any writing."""
    rows = tuple(Text(name, "label", key=str(n)) for n, name in enumerate(NAMES))
    return Page(Scroll(Column(rows, gap=10, pad=20), key="all"), {}, "Names", "app_stage")


PAGES = {"board": board, "form": form, "prose": prose, "lists": lists, "names": names}


def made(name: str, small: Small):
    """What a `Showing` is given."""
    return lambda surface: PAGES[name](small, surface)


def surface_of(w: float, h: float, text: float = 1.0, **more) -> Surface:
    """With words as they are."""
    from companion.describe.letters import shown

    return replace(Surface(w, h, lambda one: shown(str(one)), text), **more)
