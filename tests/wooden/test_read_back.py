"""The English line of an act of Tapestry, read back into its act: words and acts cannot part."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from companion.core.act import BOTTOM, BOX, TOP, Act, place_of
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State
from companion.i18n.words import Words
from companion.resources import data_dir
from tests.wooden import tapestry, telling

WORDS = Words(data_dir() / "text", "en")
MINUS = "−"
SENTENCES = {
    "Draw": ("draw",),
    "Find": ("draw",),
    "Put": ("move", "lay", "give"),
    "Put back": ("return",),
    "Take": ("take",),
    "Discard": ("discard",),
    "Shuffle": ("shuffle",),
    "Turn over": ("turn",),
    "Topple": ("turn",),
    "Stand up": ("turn",),
}
CARRIED = re.compile(
    rf"(?P<how>{'|'.join(sorted(SENTENCES, key=len, reverse=True))}) (?P<things>.*?)"
    r"(?P<down>, face down)?(?:: (?P<source>[^›]*?)(?: › (?P<target>.*))?)?"
)
SCALE = re.compile(r"(?P<less>Minus )?(?P<n>\d+) .*: (?P<was>−?\d+) › (?P<now>−?\d+)")
ALONG = re.compile(r"Player token on (?P<track>\w+): (?P<start>.*) › (?P<end>.*)")


class Reader:
    """Somebody who has the printed names only, and learns which thing each of them means."""

    def __init__(self) -> None:
        self.places: dict[str, str] = {}
        self.things: dict[str, tuple[str, int, str]] = {}

    def read(self, told: Instruction, game, before: State) -> None:
        """One line; what it says must be what its acts do."""
        line = WORDS.text(told.text)
        assert "tapestry." not in line, line
        line = self._whose(line, told.acts, before)
        if match := SCALE.fullmatch(line):
            self._scale(match, told.acts)
        elif match := ALONG.fullmatch(line):
            self._along(match, told.acts)
        else:
            match = CARRIED.fullmatch(line)
            assert match, line
            self._carried(match, told.acts, game, before)

    def _whose(self, line: str, acts: Sequence[Act], before: State) -> str:
        """The name before the line is that of whoever owns the piece or the place."""
        owners = {end.partition("/")[0] for end in (acts[0].source, acts[0].target) if "/" in end}
        owners |= {acts[0].owner} - {""}
        bots = {AUTOMA: "Automa", SHADOW: "Shadow Empire"}
        for owner in sorted(owners):
            alone = owner in before.players and before.options.solo
            name = bots.get(owner) or f"Player {owner.removeprefix('p')}"
            if not alone and line.startswith(f"{name}: "):
                return line.removeprefix(f"{name}: ")
        assert not owners or before.options.solo, line
        return line

    def _scale(self, match: re.Match[str], acts: Sequence[Act]) -> None:
        was, now = (int(match[end].replace(MINUS, "-")) for end in ("was", "now"))
        ends = [int(end.rpartition(":")[2]) for end in (acts[0].source, acts[0].target)]
        assert ends == [was, now]
        assert int(match["n"]) == abs(now - was)
        assert bool(match["less"]) == (now < was)

    def _along(self, match: re.Match[str], acts: Sequence[Act]) -> None:
        spaces = [re.sub(r"\D", "", match[end]) or "0" for end in ("start", "end")]
        track = match["track"].lower()
        ends = [acts[0].source, acts[0].target]
        assert ends == [f"track:{track}:{space}" for space in spaces]

    def _carried(self, match: re.Match[str], acts: Sequence[Act], game, before: State) -> None:
        assert acts[0].verb.value in SENTENCES[match["how"]], match[0]
        shown = [act for act in acts if not _for_a_hand(act)]
        for act in shown:
            thing = WORDS.text(game.piece_name(act, before))
            meant = (act.piece, act.n, act.face)
            if thing != "your outpost" and act.piece.partition(":")[0] != "decision":
                assert thing in match["things"], thing
                self._same(self.things, thing, meant)
        for name, end in (("source", acts[0].source), ("target", acts[0].target)):
            if match[name] and end:
                noun = re.sub(r" \(Player \d\)$", "", match[name])
                where = place_of(end).partition("/")[2] or place_of(end)
                mark = end.endswith(BOTTOM) and not end.endswith(TOP)
                self._same(self.places, noun, f"{where}{BOTTOM if mark else ''}")

    def _same(self, known: dict[str, object], word: str, meant: object) -> None:
        """A word never means two things."""
        had = known.setdefault(word, meant)
        alike = {str(had), str(meant)}
        assert had == meant or _told_apart(had, meant), (word, alike)


def _for_a_hand(act: Act) -> bool:
    """What somebody fetches for a hand is told by Loom to its owner alone."""
    return act.source == BOX and act.target.partition("/")[2] in ("hand", "submerged")


def _told_apart(had: object, meant: object) -> bool:
    """A face that other words of the line tell: face down, toppled, used."""
    return isinstance(had, tuple) and isinstance(meant, tuple) and had[:2] == meant[:2]


@pytest.mark.parametrize("case", range(6))
def test_every_line_of_a_game(case):
    session = tapestry.play(case, Random(f"read:{case}"))
    reader, lines = Reader(), 0
    for entry in session.entries:
        for told in entry.told:
            if told.acts:
                reader.read(told, session.game, entry.before)
                lines += 1

    assert lines > 100
    assert len(reader.places) > 15


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_a_key(language):
    words = Words(data_dir() / "text", language)
    session = tapestry.play(7, Random("words"))
    said = [told.text for entry in session.entries for told in entry.told]

    assert [text for text in said if "tapestry." in words.text(text)] == []
    assert all(isinstance(text, Message) for text in said)


def test_a_game_is_printed_as_it_is_told(capsys):
    telling.main(["tapestry2", "--language", "fr", "--acts"])
    printed = capsys.readouterr().out

    assert printed.count("\n* ") > 50
    assert "[draw 1 t" in printed
