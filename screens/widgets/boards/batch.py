"""Many small pictures in few strokes: what has one texture and one colour is one mesh.

    batch = Batch()
    batch.icon("resource-food", (x, y), 20, theme.ink)
    batch.words("12", (x, y), 11, theme.dim)
    batch.onto(group)

A board of fifty spaces is some hundred pictures; drawn one by one each is a call of its own.
"""

from kivy.graphics import Color, Mesh

from screens.widgets.boards.hex_drawing import text_picture
from screens.widgets.pictures.icon import page_of, texture_of


class Batch:
    """Collects rectangles of textures and puts them on a canvas, in the order first met."""

    def __init__(self):
        self._found: dict[tuple, tuple[object, tuple, list[float]]] = {}

    def icon(self, name: str, spot, side: float, colour) -> None:
        """A picture of the atlas around a point."""
        place = spot[0] - side / 2, spot[1] - side / 2
        self.picture(texture_of(name), place, (side, side), colour, page_of(name))

    def words(self, text: str, spot, size: float, colour, bold: bool = True) -> float:
        """A few words around a point; how wide they are."""
        picture = text_picture(text, max(8, int(size)), bold)
        wide, high = picture.size
        place = int(spot[0] - wide / 2), int(spot[1] - high / 2)
        self.picture(picture, place, picture.size, colour)
        return wide

    def picture(self, texture, place, size, colour, page=None) -> None:
        """A texture on a rectangle; those of one page of the atlas are drawn together."""
        if texture is None:
            return
        key = (page or id(texture), tuple(colour))
        vertices = self._found.setdefault(key, (texture, tuple(colour), []))[2]
        (x, y), (wide, high) = place, size
        coords = texture.tex_coords
        for at, (px, py) in enumerate(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))):
            vertices += [px, py, coords[2 * at], coords[2 * at + 1]]

    def onto(self, group) -> None:
        """Draw all of it."""
        for texture, colour, vertices in self._found.values():
            corners = range(0, len(vertices) // 4, 4)
            indices = [first + step for first in corners for step in (0, 1, 2, 0, 2, 3)]
            group.add(Color(*colour))
            group.add(Mesh(vertices=vertices, indices=indices, mode="triangles", texture=texture))
