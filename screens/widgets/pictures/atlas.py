"""The pages that the icons lie on, each with its halves beside it for what is drawn small.

GL could make the halves itself, but would take longer over it than over all the rest of home.
"""

from functools import cache

from kivy.core.image import ImageData, ImageLoader
from kivy.graphics.opengl import GL_RGBA, GL_TEXTURE_2D, GL_UNSIGNED_BYTE, glTexImage2D
from kivy.graphics.texture import Texture

from companion.resources import data_dir

FOLDER = data_dir() / "icons" / "atlas"


@cache
def page_texture(page: str) -> Texture:
    """A page, loaded when the first icon on it is drawn."""
    file = _loaded(page)
    texture = Texture.create(size=(file.width * 2 // 3, file.height), colorfmt=file.fmt)
    texture.flip_vertical()
    _fill(texture, file)
    texture.add_reload_observer(lambda lost: _fill(lost, _loaded(page)))
    return texture


def _loaded(page: str) -> ImageData:
    (file,) = ImageLoader.load(str(FOLDER / page), keep_data=True, nocache=True)._data
    return file


def _fill(texture: Texture, file: ImageData) -> None:
    """With the page on the left of the file and its halves, which stand in a column beside it."""
    width, height = texture.size
    texture.blit_buffer(_cut(file, 0, 0, width, height), colorfmt=file.fmt)
    texture.bind()
    top = 0
    for level in range(1, max(width, height).bit_length()):
        across, rows = max(1, width >> level), max(1, height >> level)
        half = _cut(file, width, top, across, rows)
        glTexImage2D(
            GL_TEXTURE_2D, level, GL_RGBA, across, rows, 0, GL_RGBA, GL_UNSIGNED_BYTE, half
        )
        top += rows
    texture.min_filter = "linear_mipmap_nearest"


def _cut(file: ImageData, left: int, top: int, width: int, height: int) -> bytes:
    row = 4 * file.width
    begin = top * row + 4 * left
    starts = range(begin, begin + height * row, row)
    return b"".join(file.data[start : start + 4 * width] for start in starts)
