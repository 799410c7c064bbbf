"""Pieces for a front end that is elsewhere: only what it has not been told yet, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from companion.describe.metrics import ROBOTO, font_of
from companion.describe.scene import SIGNS, Layer, Piece, Shape, Words


class Telling:
    """What the other side knows."""

    def __init__(self) -> None:
        self._known: dict[str, Piece] = {}
        self._texts: dict[int, tuple[Layer, str]] = {}

    def forget(self) -> None:
        """The other side began anew."""
        self._known = {}

    def changed(self, pieces: Iterable[Piece], **more: Any) -> str:
        """Every piece that is another than was told, and the order of all."""
        order: list[str] = []
        changed: list[str] = []
        now: dict[str, Piece] = {}
        texts: dict[int, tuple[Layer, str]] = {}
        for parent, piece in _flat(pieces, ""):
            order.append(piece.key)
            now[piece.key] = piece
            was = self._known.get(piece.key)
            for layer in piece.layers:
                if (kept := self._texts.get(id(layer))) is not None and kept[0] is layer:
                    texts[id(layer)] = kept
            if was is not piece:
                changed.append(self._piece(piece, was, parent, texts))
        self._known, self._texts = now, texts
        head = _json({**more, "order": order})
        return f'{head[:-1]},"changed":[{",".join(changed)}]}}'

    def _piece(
        self, piece: Piece, was: Piece | None, parent: str, texts: dict[int, tuple[Layer, str]]
    ) -> str:
        before = {} if was is None else {one.key: one for one in was.layers}
        layers = ",".join(_layer(one, before.get(one.key), texts) for one in piece.layers)
        hits = piece.hits if was is None or was.hits != piece.hits else None
        place = (piece.key, piece.x, piece.y, piece.w, piece.h)
        head = _json([*place, hits, parent, piece.inner, piece.typed, piece.zooms])
        return f"[{head},[{layers}]]"


def _layer(layer: Layer, old: Layer | None, texts: dict[int, tuple[Layer, str]]) -> str:
    """Its key alone where nothing changed, its new place where it only moved."""
    if old is not None and (old is layer or old == layer):
        return _json(layer.key)
    if old is not None and old.shapes == layer.shapes:
        return _json([layer.key, 0, *layer.at])
    known = texts.get(id(layer))
    if known is None:
        shapes = [_shape(one) for one in layer.shapes]
        texts[id(layer)] = known = layer, _json([layer.key, shapes, *layer.at, layer.enter])
    return known[1]


def _shape(shape: Shape) -> list[Any]:
    """Its sign and its fields; words that another font draws name it."""
    found = [SIGNS[type(shape)], *shape]
    if isinstance(shape, Words) and (font := font_of(shape.text or " ")) != ROBOTO:
        found.append(font or "system")
    return found


def _flat(pieces: Iterable[Piece], parent: str) -> Iterator[tuple[str, Piece]]:
    """Each with the part that it scrolls in."""
    for piece in pieces:
        yield parent, piece
        yield from _flat(piece.inside, piece.key)


def _json(what: Any) -> str:
    return json.dumps(what, separators=(",", ":"), ensure_ascii=False)
