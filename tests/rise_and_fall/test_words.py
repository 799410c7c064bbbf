"""Everything that the screens are shown can be said in both languages."""

from __future__ import annotations

import dataclasses

import pytest

from companion.core.message import Message
from companion.games.rise_and_fall import log, views
from companion.games.rise_and_fall.commands import COMMANDS
from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.score import (
    BeginCount,
    ReadValues,
)
from companion.games.rise_and_fall.commands.turn import (
    EndTurn,
    FinishActions,
)
from companion.games.rise_and_fall.game import GAME
from companion.i18n import Words
from companion.resources import data_dir
from tests.rise_and_fall.makers import a_session, a_turn, lay, own
from tests.rise_and_fall.test_turn import in_buying


def messages(thing):
    """Every message within a view."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, tuple):
        for one in thing:
            yield from messages(one)
    elif dataclasses.is_dataclass(thing):
        for one in dataclasses.fields(thing):
            yield from messages(getattr(thing, one.name))


def tables():
    yield a_session(watch_bank=True)
    yield a_turn()
    for card in ("nomad", "city", "ship"):
        yield lay(a_turn(), card, "city", "ship")
    for card in ("temple", "merchant", "mountaineer"):
        yield lay(own(a_turn(), "p1", gold=9, **{card: 1}), card, "city", "ship")
    yield in_buying()
    ended = lay(a_turn(), "nomad", "city", "ship")
    for seat in ("p1", "p2", "p3"):
        ended.do(FinishActions(seat))
    yield ended
    counted = a_turn()
    counted.do(BeginCount())
    counted.do(ReadValues())
    yield counted


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_view_is_said(language):
    words = Words(data_dir() / "text", language)
    said = 0
    for session in tables():
        state = session.state
        shown = (views.table_view(state), views.set_up_view(state))
        rows = tuple((fact.label, fact.value) for fact in GAME.on_the_table(state))
        labels = tuple(line.text for entry in session.entries for line in GAME.log(entry))
        for message in messages((*shown, rows, labels, GAME.where_were_we(state))):
            text = words.text(message)
            assert text, message
            assert "⟦" not in text, message
            assert "{" not in text, (message, text)
            said += 1

    assert said > 500


@pytest.mark.parametrize(
    ("stone", "said"),
    [(1, "A\xa0: 0\xa0PO, 0 bois, 1 pierre"), (3, "A\xa0: 0\xa0PO, 0 bois, 3 pierres")],
)
def test_stones_are_counted_as_french_counts_them(stone, said):
    words = Words(data_dir() / "text", "fr")
    lines = GAME.where_were_we(own(a_turn(), "p1", stone=stone).state)

    assert said in [words.text(line) for line in lines]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_we_were_names_every_treasury_in_five_lines(players):
    words = Words(data_dir() / "text", "en")
    lines = GAME.where_were_we(a_turn(players).state)
    said = "\n".join(map(words.text, lines))

    assert len(lines) <= 5
    assert all(f"{name}: 0 gold" in said for name in "ABCD"[:players])


def test_a_refusal_is_said():
    words = Words(data_dir() / "text", "fr")

    assert "moment" in words.text(a_turn().why_not(EndTurn()))
    assert words.text(lay(a_turn(), "nomad", "city", "ship").why_not(Act("p1", "nomad.city")))


def test_every_command_has_a_picture_in_the_log():
    samples = {"seat": "p1", "card": "city", "kind": "city", "terrain": "sea"}
    samples |= {"action": "nomad.city", "resource": "gold"}
    for command in COMMANDS:
        fields = {field.name: samples.get(field.name, "") for field in dataclasses.fields(command)}
        icon = log.picture(command(**fields))

        assert (data_dir() / "icons" / f"{icon}.svg").is_file(), command.__name__
