"""The map of Tapestry as the kit's hex map draws it."""

from companion.core.question import Choice
from screens.widgets.hex_map import HexLook, Token


def looks(hexes, colours, lit=(), numbers=None) -> list[HexLook]:
    """Every hex; `lit` are keys, `numbers` what stands on a hex, `colours` the owners' roles."""
    numbers = numbers or {}
    return [_look(one, colours, one.key in lit, numbers.get(one.key, 0)) for one in hexes]


def _look(one, colours, lit: bool, number: int) -> HexLook:
    tokens = tuple(
        Token(colours.get(token.owner, token.owner), token.toppled) for token in one.tokens
    )
    fill = "water" if one.island else "land" if one.explored else ""
    icon = "island" if one.island and not tokens else ""
    label = "" if number else one.start
    return HexLook(one.at, fill, label, icon, tokens, number, lit)


def key_of(place: tuple[int, int]) -> str:
    """A touched hex as the game names it."""
    return f"{place[0]},{place[1]}"


def lit_by(question) -> tuple[str, ...]:
    """The hexes that a question asks to choose one from; none if it asks for anything else."""
    if not isinstance(question, Choice):
        return ()
    return tuple(one.id for one in question.options if one.place == f"hex:{one.id}")
