"""What a finger meets in the browser's drawer, on a small page of its own."""

from companion.describe.node import Page, Pic, Row
from companion.describe.showing import Showing
from companion.describe.wire import Telling
from tests.describe.desks import a_surface
from tests.web.chromium import Chromium
from tests.web.drawn import STAGE


def test_what_tells_only_lets_a_touch_through_to_what_does(site, served):
    """A card is put right by a touch on any of its pictures, as in the window."""
    (site / "stage.html").write_text(STAGE, encoding="utf-8")
    picture = Pic("die", 60, says="A die", help="icon.die", key="picture")
    card = Row((picture,), does="differs", says="The card", key="card")
    showing = Showing(lambda surface: Page(card, {"differs": lambda: None}))
    showing.show(a_surface("landscape"))
    (site / "card.json").write_text(Telling().changed(showing.pieces, ground="ground"), "utf-8")
    browser = Chromium(1280, 800)
    try:
        browser.ask("Page.navigate", url=f"{served.address}stage.html")
        browser.wait("window.shown === 1")
        browser.value("window.draw('card.json', 'dark').then(() => 1)")
        x, y = browser.value("""(r => [r.x + r.width / 2, r.y + r.height / 2])(
          document.querySelector('button[aria-label="A die"]').getBoundingClientRect())""")
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            browser.ask("Input.dispatchTouchEvent", type=kind, touchPoints=points)
        browser.wait("window.heard")
        told = browser.value("window.heard.touch")
    finally:
        browser.close()

    assert told == "differs"
