"""A single answer of a new game that is held: what it means, and the entry on it."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice
from companion.core.setting import line_under
from companion.library.new_game import NewGame
from companion.pages.deciding import Deciding
from companion.pages.looking_up import found_under, home_of

OPTION, IS = "option.", "="
"""How the topic of a single answer begins, and what stands before the answer."""


def topic_of(key: str, value: object) -> str:
    """What is held there."""
    return f"{OPTION}{key}{IS}{value}"


def held(deciding: Deciding, topic: str) -> tuple[str, tuple[Message, ...]]:
    """Of a single answer what it means, with the entry on it or on what it answers."""
    key, _, id_ = topic.removeprefix(OPTION).partition(IS)
    setting = deciding.new.settings.get(key)
    if setting is None or not topic.startswith(OPTION):
        return topic, ()
    game = home_of(deciding.new.game.id)
    kind = key.partition(".")[0]
    entries = (f"{key}.{id_}", f"{kind}.{id_}", setting.help)
    entry = next((one for one in entries if one and found_under(one, game)), "")
    meant = next(
        (one.note for one in getattr(setting.question, "options", ()) if one.id == id_), None
    )
    line = meant or _once_chosen(deciding.new, key, id_)
    return entry, (line,) if line else ()


def _once_chosen(new: NewGame, key: str, value: str) -> Message | None:
    """What stands under a setting once this is its answer."""
    question = new.settings[key].question
    if isinstance(question, Choice) and value in question.ids:
        answered = new.answer(key, value).settings.get(key)
        return line_under(answered) if answered is not None else question.note
    return question.note
