"""The app in a browser: the same pages, drawn as SVG with real buttons, played by touches."""

from base64 import b64encode
from pathlib import Path
from random import Random

import pytest

from tests.fixtures import make
from tests.journals.golden import journals
from tests.web.journeys import ByEar, ByKeys, play
from tests.web.killed import kill_often
from tests.web.replayed import replay
from tools.bench.in_browser import wire

TAKEN = "Only one can play"


def text_of(page):
    return page.value("[...document.querySelectorAll('.p > svg text')].map(t => t.textContent)")


def test_a_game_is_begun_played_and_left_by_touches(page):
    assert "Loom" in text_of(page)
    page.touch("new.score_pad")
    page.touch("begin")
    for one in ("cell:1:0", "digit.7", "on"):
        page.touch(one)
    assert "7" in text_of(page)
    page.touch("back")

    assert "go_on" in page.acts
    labels = page.value(
        "[...document.querySelectorAll('.p > button')].filter(b => b.dataset.does)"
        ".map(b => b.getAttribute('aria-label'))"
    )
    assert all(labels)


@pytest.mark.parametrize("way", [ByKeys, ByEar])
def test_a_whole_game_without_a_finger_or_without_eyes(page, address, way):
    """By keys alone; by names, roles and the key of what goes on."""
    assert play(page, address, "score_pad", way, Random(3)) > 5


ANOTHER_CORE = """new Promise((done) => {
  const bytes = Uint8Array.from(atob("%s"), (letter) => letter.charCodeAt(0));
  const core = new Worker("worker.js", { type: "module" });
  const ways = [
    ...["settings", "backups", "choose"].map((touch) => ({ touch })),
    { name: "kept.zip", chosen: bytes },
    { touch: "restore_now" },
  ];
  core.onmessage = ({ data }) => {
    if (data.toast || data.failed) done(data.toast || data.failed);
    else if (data.page) core.postMessage(ways.shift());
  };
  const how = { language: "en", theme: "dark", ask: true };
  core.postMessage({ start: { w: 800, h: 600, text: 1, ...how } });
})"""


@pytest.mark.parametrize("chosen", [True, False])
def test_a_backup_that_is_chosen_comes_to_the_core(page, chosen):
    data = (Path(make.__file__).parent / "v3" / "backup.zip").read_bytes() if chosen else b"none"
    said = page.value(ANOTHER_CORE % b64encode(data).decode())

    assert ("La sauvegarde est rétablie." in said) is chosen  # the backup speaks French
    assert "Error" not in said


def test_nothing_is_fetched_from_elsewhere(page, served):
    asked = page.value("performance.getEntriesByType('resource').map(e => e.name)")

    assert asked
    assert [one for one in asked if not one.startswith(served.address)] == []


def test_all_of_it_is_small_over_the_wire(site):
    assert wire(site).met


def test_what_was_touched_is_there_when_the_tab_was_killed(page, address):
    said = kill_often(page, address, 2, Random(1))

    assert "0 lost" in said


def test_one_tab_plays_at_a_time_and_another_can_take_over(page, address):
    first = page.target
    page.touch("new.score_pad")
    page.touch("begin")
    page.tab()
    page.ask("Page.navigate", url=address)
    page.wait(f"document.querySelector('#shell.asks')?.innerText.includes({TAKEN!r})")
    page.value("document.querySelector('#shell button').click()")
    page.wait("window.shown > 0")
    assert "go_on" in page.acts

    page.look_at(first)
    page.wait("!document.getElementById('shell').hidden")
    assert "another tab" in page.value("document.getElementById('shell').innerText")


def test_without_a_network_it_opens_again(page, served, address):
    page.wait("navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
    served.close()

    page.open(address)

    assert "new.score_pad" in page.acts


def test_recorded_games_come_to_the_same_in_a_browser(page, site, served):
    said = replay(site, page, served.address, journals()[::20])

    assert "come to the same" in said


def test_a_second_touch_on_gold_within_a_moment_is_an_accident(page):
    """Two on a digit are two digits; gold goes on once."""
    for one in ("new.score_pad", "begin", "cell:1:0"):
        page.touch(one)
    shown = page.value("window.shown")
    for one in ("digit.7", "digit.7"):
        page.tap(one)
    page.wait(f"window.shown > {shown} + 1")
    assert "77" in text_of(page)
    for _ in range(2):
        page.tap("on")
    page.wait(f"window.shown > {shown} + 3")
    page.touch("digit.5")
    page.touch("on")

    cells = (
        "[...document.querySelectorAll('button[data-does^=\"cell:\"]')].map(one => one.ariaLabel)"
    )
    page.wait(f"{cells}.includes('Player 2, Round 1: 5')")
    assert "Player 1, Round 1: 77" in page.value(cells)


def test_a_second_touch_on_what_came_under_the_finger_is_one_too(page):
    """It would be the page that the first one led to."""
    page.touch("settings")
    page.touch("back")
    shown, (x, y) = page.value("window.shown"), middle_of(page, "settings")
    for n in range(2):
        fingers(page, "touchStart", (x, y))
        fingers(page, "touchEnd")
        page.wait(f"window.shown > {shown} + {n}")
        if not n:
            page.wait("!document.querySelector('button[data-does=\"settings\"]')")
            met = page.value(f"document.elementFromPoint({x}, {y}).dataset.does || ''")
    later = page.acts

    assert met
    assert "theme.dark" in later


def to_the_map(page):
    """A new world of Rise & Fall, nothing laid."""
    for one in ("new.rise_and_fall", "set.way.world", "begin", "part.world", "line.sea", "world"):
        page.touch(one)


def middle_of(page, does):
    script = f"""(r => [r.x + r.width / 2, r.y + r.height / 2])(
      document.querySelector('button[data-does="{does}"]').getBoundingClientRect())"""
    return page.value(script)


def fingers(page, kind, *points):
    told = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    page.ask("Input.dispatchTouchEvent", type=kind, touchPoints=told)


def test_a_fast_finger_draws_all_of_its_way(page):
    to_the_map(page)
    page.touch("tool.fine")
    start, end = middle_of(page, "hex.-4,1"), middle_of(page, "hex.4,1")
    before = page.value("document.getElementById('page').dataset.steps")
    fingers(page, "touchStart", start)
    fingers(page, "touchMove", end)
    fingers(page, "touchEnd")
    page.wait(f"document.getElementById('page').dataset.steps > {before}")
    labels = "[...document.querySelectorAll('button')].map(b => b.getAttribute('aria-label'))"
    laid = [one for one in page.value(labels) if one and one.endswith(": Sea")]

    assert len(laid) == 9


def test_two_fingers_make_the_map_larger(page):
    to_the_map(page)
    far = middle_of(page, "hex.1,0")[0] - middle_of(page, "hex.0,0")[0]
    x, y = middle_of(page, "hex.0,0")
    shown = page.value("window.shown")
    fingers(page, "touchStart", (x - 40, y), (x + 40, y))
    fingers(page, "touchMove", (x - 80, y), (x + 80, y))
    fingers(page, "touchEnd")
    page.wait(f"window.shown > {shown}")
    page.value("new Promise(done => setTimeout(done, 200))")
    steps = page.value("document.getElementById('page').dataset.steps")

    assert middle_of(page, "hex.1,0")[0] - middle_of(page, "hex.0,0")[0] > far * 1.8
    assert abs(middle_of(page, "hex.0,0")[0] - x) < 12
    assert steps == page.value("document.getElementById('page').dataset.steps")


def test_a_tile_is_carried_to_where_it_lies(page):
    to_the_map(page)
    page.touch("tool.stamp")
    before = page.value("document.getElementById('page').dataset.steps")
    start, end = middle_of(page, "rotate"), middle_of(page, "hex.0,0")
    fingers(page, "touchStart", start)
    fingers(page, "touchMove", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    fingers(page, "touchMove", end)
    fingers(page, "touchEnd")
    page.wait(f"document.getElementById('page').dataset.steps > {before}")

    assert "lift" in page.acts
