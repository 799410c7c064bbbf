"""The map of Tapestry as the kit's hex map draws it."""

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
    """The hexes that a question asks to choose from; none if it asks for anything else."""
    options = getattr(question, "options", ())
    places = [option.place for option in options]
    if not places or not all(place.startswith("hex:") for place in places):
        return ()
    return tuple(place.removeprefix("hex:") for place in places)
