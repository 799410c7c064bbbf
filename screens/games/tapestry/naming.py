"""Words of the game where they stand alone."""


def as_label(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]
