"""The core in a browser: what was touched comes in, what changed of the page goes out as JSON."""

import json
import os
import shutil
from base64 import b64encode
from datetime import datetime
from pathlib import Path
from time import perf_counter

if not hasattr(os, "link"):  # the runtime's file system has none
    os.link = lambda source, target, **_more: shutil.copyfile(source, target)

from companion.core.message import Message
from companion.describe.asking import ROTATE, RUB
from companion.describe.guard import Guard
from companion.describe.holding import Held, held_on
from companion.describe.letters import shown
from companion.describe.ring import beside, ring_order, ringed, taker_beside
from companion.describe.showing import Showing
from companion.describe.surface import Surface
from companion.describe.touching import all_met
from companion.describe.wire import Telling
from companion.library.settings import Theme
from companion.pages.doors import Outside
from companion.pages.roaming import Roaming
from companion.pages.roaming_device import Files
from companion.start import begin

CAN = ("theme", "text_size", "left_handed", "guard_next", "rules")
"""Settings that do something in a browser; and the rules stand in every bar."""
DAY = range(7, 19)
AT_A_TIME = 0.03
"""Seconds that a touch may wait for what is counted."""
KEYS = ("back", "undo", "redo", "rules", ROTATE, RUB)
"""Acts that have keys of their own, where a page has them."""
LASTING = "files"
"""How a browser keeps what nothing has to be said of."""
WRITTEN = "app.share.written"


class Loom:
    """One player's app."""

    def __init__(self, home, language, theme, kept, address=""):
        begun = begin(Path(home), _now, language)
        self.library, self.words, self._said = begun.library, begun.words, []
        self._wanted = {}
        outside = Outside(
            self._draw,
            lambda text, title: self._wanted.update(share={"text": text, "title": title}),
            lambda link: self._wanted.update(link=link),
            address,
        )
        files = Files(self._save, lambda endings: self._wanted.update(choose=",".join(endings)))
        self.roaming = Roaming(begun.library, self.words, self._said.append, outside, files, CAN)
        self.roaming.at_once = False
        if not (Path(home) / "settings.json").exists():
            self.roaming.device.change(theme=Theme(theme))
        self._shown_in = ""
        self.guard = Guard()
        self.showing, self.telling = Showing(self.roaming.page), Telling()
        self.w, self.h, self.text = 1280.0, 800.0, 1.0
        if kept != LASTING:
            self.library.notices.append(Message(f"app.web.{kept}"))

    def say(self, what):
        """Words as they are drawn; every letter has a font in a browser."""
        if isinstance(what, (int, float)):
            return self.words.number(what)
        return shown(what if isinstance(what, str) else self.words.text(what), _nothing)

    def shown(self, w, h, text):
        """The page for a window of this size, whole."""
        self.w, self.h, self.text = w, h, text
        self.telling.forget()
        page = self._page()
        self.library.left_out.came_home()
        return page

    def touched(self, does, *where):
        """An act of the page; by a finger unless it is an accident: on what, there, then."""
        if not where or self._is_meant(does, *where):
            self.showing.touch(does)
        return self._page()

    def _is_meant(self, does, key, x, y, when):
        met = self._met(key, does)
        guards = self.library.settings.guard_next
        return met and (not guards or self.guard.passes(self.showing, met.hit, (x, y), when / 1000))

    def _met(self, key, does=None):
        """What is called so now."""
        found = (met for met, _clip in all_met(self.showing.pieces, self.showing.seen))
        called = [one for one in found if one.hit.key == key and does in (None, one.hit.does)]
        return called[-1] if called else None  # of a sheet, not of what lies below it

    def gone(self, route):
        """To a place of the app."""
        self.roaming.go(route)
        return self._page()

    def typed(self, does, text):
        """Something stands in a field."""
        self.showing.typed(does, text)
        return self._page()

    def carried(self, layer, place):
        """Something was carried to a place."""
        self.showing.drop(layer, place)
        return self._page()

    def stroked(self, passed, lifted):
        """A finger draws over places of a board."""
        self.showing.stroke(tuple(passed), lifted)
        return self._page()

    def zoomed(self, key, closer, x, y, across, down):
        """A board is made larger, and moved by so much."""
        self.showing.zoom(key, closer, x, y)
        stands = self.showing.seen[key]
        self.showing.scroll(key, stands.x + across, stands.y + down)
        return self._told(stands={key: stands})

    def scrolled(self, key, x, y):
        """A list was scrolled: rows come into sight."""
        self.showing.scroll(key, x, y)
        self.showing.lay()
        return self._told()

    def pointed(self, way, key, piece, carries):
        """An arrow: keys go on there; what they are on is carried there where it can be."""
        showing = self.showing
        found = ring_order(showing.pieces, showing.seen)
        now = ringed(found, key, piece)
        if carries and now is not None and now.hit.carries:
            taker = taker_beside(showing.pieces, showing.seen, now, way)
            if taker is not None:
                showing.drop(now.hit.carries, taker.hit.key)
            return self._page()
        to = next(iter(found), None) if now is None else beside(found, now, way)
        return self._told(on=to and (to.piece.key, to.hit.key), way=way)

    def held(self, key, hold=""):
        """Something was held: told, never done; else what it is called."""
        met = self._met(key)
        held = held_on(met, self.showing.pieces) if met is not None else Held((hold,))
        of_page = self.showing.page.held or (lambda topic: (topic, ()))
        for entry, lines in map(of_page, filter(None, held.topics)):
            self._said += [self.words.say(one) for one in lines]
            if self.roaming.look_up(entry):
                return self._page()
            if lines:
                return self._told()
        self._said.append(held.says or self.words.say("kit.nothing_to_tell"))
        return self._told()

    def is_counting(self):
        """Whether something of the page is not known yet."""
        return self.roaming.is_counting

    def counted(self):
        """For a moment between two touches; the page once all of it is known."""
        until = perf_counter() + AT_A_TIME
        while self.roaming.count_on():
            if perf_counter() > until:
                return ""
        return self._page()

    def said(self):
        """What is to be told beside the page, once."""
        text = " ".join(self._said)
        self._said.clear()
        return text

    def chosen(self, name, data):
        """A file that somebody chose; the bytes of it."""
        self.roaming.device.chosen(name, data.to_bytes())
        return self._page()

    def wanted(self):
        """What only the page around can do, once: save a file, let one be chosen."""
        wanted, self._wanted = self._wanted, {}
        return json.dumps(wanted)

    def _save(self, name, data):
        self._wanted["save"] = {"name": name, "data": b64encode(data).decode()}
        self._said.append(self.words.say(WRITTEN, path=name))

    def _draw(self, picture):
        edition, language = self.roaming.edition, self.words.language
        around = Surface(self.w, self.h, self.say, 1.0, language, edition)
        surface, make = picture.laid(around)
        showing = Showing(make)
        showing.show(surface)
        page = Telling().changed(showing.pieces, ground=showing.page.ground)
        told = {"name": picture.name, "w": surface.w, "h": surface.h, "page": page}
        self._wanted["picture"] = told
        self._said.append(self.words.say(WRITTEN, path=picture.name))

    def _page(self):
        edition, language = self.roaming.edition, self.words.language
        left_handed = self.library.settings.left_handed
        around = self.w, self.h, self.say, self._letters
        surface = Surface(*around, language, edition, left_handed)
        self.showing.show(surface)
        return self._told()

    def _told(self, stands=(), **more):
        page = self.showing.page
        live = " ".join(map(self.say, page.live))
        told = {"title": self.say(page.title), "ground": page.ground, "live": live, **more}
        told["keys"] = [one for one in KEYS if one in page.acts]
        told |= {"steps": self.roaming.steps, "gold": self.showing.gold, "close": page.close}
        told["text"] = self._letters
        told["theme"] = theme = self._theme()
        if theme != self._shown_in:
            self.telling.forget()
            self._shown_in = theme
        told["stands"] = [(key, stands[key].x, stands[key].y) for key in stands]
        return self.telling.changed(self.showing.pieces, **told, language=self.words.language)

    @property
    def _letters(self):
        """How large they are: as the browser and the player want them."""
        return self.text * self.library.settings.text_size / 100

    def _theme(self):
        """As it was chosen; at the first visit as the browser is."""
        chosen = str(self.library.settings.theme)
        if chosen != "clock":
            return chosen
        return "light" if _now().hour in DAY else "dark"


def _now():
    return datetime.now().astimezone()


def _nothing(letters):
    return frozenset()
