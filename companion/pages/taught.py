"""What was taught of cards that no source has: shown, forgotten, written to share, and read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Page
from companion.describe.sheets import sure, told
from companion.describe.surface import Says, Surface
from companion.describe.way import Way
from companion.games import GAMES
from companion.library import limits
from companion.library.facts import HouseFact
from companion.library.taught_file import learned, written
from companion.lookup.ports import rules_of
from companion.pages.device import Chosen
from companion.pages.listed import Listed, panel, panels, sentences

TITLE = Message("app.taught.title")
FORGET, TAUGHT = Message("app.taught.forget"), "taught."
NAME, ENDINGS = "loom-taught.json", (".json",)


def _is_card(fact: HouseFact) -> bool:
    return fact.fact.startswith(TAUGHT)


class Taught(Listed):
    """Out of the library, or into it; each card with its words."""

    def page(self, surface: Surface) -> Page:
        """The two ways."""
        acts = self.acts()
        acts.add("write", self._write)
        acts.add("read", partial(self.device.choose, ENDINGS, self._read))
        ways = (
            Act(Message("front.taught.write"), "write", "upload", key="write"),
            Act(Message("front.taught.read"), "read", "download", key="read"),
        )
        about = sentences(Message("app.taught.about"), Message("app.taught.where"), size="label")
        shown = [panel("", *ways, key="ways")]
        if cards := tuple(self._cards(acts)):
            shown.append(panel(Message("app.taught.known"), *cards, key="known"))
        return self._listed(surface, acts, TITLE, (*about, panels(surface, *shown)))

    def _cards(self, acts: Acts) -> Iterator[Act]:
        """By name and words, each to be forgotten."""
        for game in GAMES:
            taught = (one for one in self.library.house_facts.of(game.id) if _is_card(one))
            for fact in taught:
                card = fact.fact.removeprefix(TAUGHT)
                if card in rules_of(game.id):
                    entry = rules_of(game.id).entry(card)
                    does = acts.add(f"of.{card}", partial(self._ask_to_forget, fact, entry.title))
                    yield Act(entry.title, does, "trash", note=entry.answer, key=does)

    def _ask_to_forget(self, fact: HouseFact, name: Message) -> None:
        def forget() -> bool:
            self.library.house_facts.forget(fact.game, fact.fact)
            return True

        warning = Message("app.taught.forget_warning", card=name)
        yes = Way("forget_now", FORGET, "trash", partial(self.doors.tried, forget))
        self.doors.lay(sure(FORGET, warning, yes))

    def _write(self) -> None:
        data = self.doors.tried(partial(written, self.library))
        if data is not None:
            self.device.save(NAME, data)

    def _read(self, chosen: Chosen) -> None:
        try:
            data = chosen.read(limits.SURE)
        except OSError:
            self.doors.passing(Message("app.arrive.unreadable", file=chosen.name))
            return
        refused: list[Says] = []

        def refuse(_fact: HouseFact, why: Message) -> None:
            refused.append(why)

        def tell() -> None:
            said = Message("front.taught.learned")
            if refused:
                self.doors.lay(told(TITLE, said, *refused))
            else:
                self.doors.passing(said)

        self.device.work(TITLE, learned(self.library, data, refuse), tell)
