"""A hand on a page: what it touches it finds by the key or the words of a place."""

from companion.describe.touching import in_order


def top(hand):
    """The page that is touched: above everything, or the place itself under what is no page."""
    nav = hand.app.nav
    above = nav.overlays[-1] if nav.overlays else nav.view
    return above if hasattr(above, "view") else nav.view


def shown(hand):
    """What the page of the moment shows."""
    return top(hand).view.showing


def places(hand):
    """Everything that can be touched, in the order of the page."""
    showing = shown(hand)
    return in_order(showing.pieces, showing.seen)


def place_of(hand, key):
    """A place by its key, by what it does, or by what it says."""
    for met in places(hand):
        if key in (met.hit.key, met.hit.does, met.hit.says, met.hit.says.partition(",")[0]):
            return met
    raise LookupError(f"no {key!r} among {[met.hit.does or met.hit.says for met in places(hand)]}")


def touch(hand, key, quick=False):
    """A finger on it, brought into sight first; not within a moment of the one before."""
    if not quick:
        hand.looks()
    view = top(hand).view
    met = place_of(hand, key)
    view.keys.bring_in_sight(met)
    hand.tap(view.to_pixels(*place_of(hand, key).middle))
    hand.settle()


def from_home(hand, does):
    """A touch on home, behind the cards of the first start."""
    if "practise" in shown(hand).page.acts and "begin" in shown(hand).page.acts:
        touch(hand, "begin")
    touch(hand, does)


def type_into(hand, text, key=""):
    """Letters into a field, the first where none is named."""
    fields = top(hand).view.fields.shown
    field = next(one for name, one in fields.items() if key in name)
    field.text = text
    hand.settle()


def says(hand):
    """Every line of the page."""
    return top(hand).spoken()


def faults_of(hand):
    """What is wrong with the page as it is shown."""
    from companion.describe.lint import faults

    showing = shown(hand)
    return list(faults(showing.page, showing.pieces, showing.surface))
