"""A helper as others make them: a page in a browser, with a counter and a bot's turn."""

import shutil
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
COUNTER, TURN = (200, 150), (200, 350)
"""Where a finger goes, in pixels from the top left."""
QUIET = (
    "--no-first-run --no-default-browser-check --disable-background-networking --no-sandbox"
    " --test-type --password-store=basic"
)
SIZE = "--window-size=1280,800 --window-position=0,0"
GROUND, ON_IT = (0x22, 0x22, 0x22), (700, 760)
"""The page is there when this place has this colour; before, the window is white."""
PAGE = """<!doctype html><meta charset="utf-8"><title>Helper</title>
<style>body{margin:0;background:#222;color:#eee;font:20px sans-serif}
button{position:absolute;left:60px;width:280px;height:100px;font-size:24px}
#c{top:100px}#t{top:300px}ol{position:absolute;left:420px;top:60px}</style>
<button id="c">0</button><button id="t">Turn</button><ol id="o"></ol>
<script>
let turns = 0;
c.onclick = () => { c.textContent = +c.textContent + 1; };
t.onclick = () => {
  turns += 1;
  const tracks = ["Exploration", "Science", "Military", "Technology"];
  const cards = [...Array(12).keys()].map(n => [n * 7919 * turns % 97, n]);
  const drawn = cards.sort((a, b) => a[0] - b[0]);
  o.innerHTML = drawn.map(([card, n]) =>
    `<li>Card ${card}: ${tracks[(card + n) % 4]} to space ${turns + n % 12}</li>`).join("");
};
</script>"""


def command(folder: Path) -> list[str] | None:
    """A window of it that fills the screen; none where there is no browser."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        return None
    page = folder / "helper.html"
    page.write_text(PAGE, encoding="utf-8")
    profile = f"--user-data-dir={folder / 'profile'}"
    return [browser, *QUIET.split(), *SIZE.split(), profile, f"--app={page.as_uri()}"]
