"""A new game, a question at a time; what is seldom changed is asked of whoever wants to."""

from __future__ import annotations

from typing import Any

from companion.core.game import Game
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.setting import Setting
from companion.errors import AnswerRefused
from companion.front.asking import Asker
from companion.front.voice import Voice
from companion.library.library import Library
from companion.library.new_game import NewGame

BEGIN = "begin"


def decide(voice: Voice, library: Library, game: Game[Any]) -> NewGame:
    """One that can begin; raises Back."""
    asker = Asker(voice, known=[person.name for person in library.people.all()])
    new, asked = NewGame.like_last(library, game, voice.text), set[str]()
    while setting := _next(new, asked):
        new = _decided(voice, asker, setting, new)
        asked.add(setting.question.key)
    while setting := _of_the_others(voice, asker, new):
        new = _decided(voice, asker, setting, new)
    return new


def _next(new: NewGame, asked: set[str]) -> Setting[Any] | None:
    """The first that was not asked; others may come up with what was answered."""
    every = new.settings.items()
    return next((one for key, one in every if key not in asked and not one.aside), None)


def _of_the_others(voice: Voice, asker: Asker, new: NewGame) -> Setting[Any] | None:
    """What else is to be changed, by its number; nothing to begin."""
    aside = {key: one for key, one in new.settings.items() if one.aside}
    if new.reason is not None:
        voice.tell(new.reason)
    elif not aside:
        return None
    more = tuple(Option(key, one.question.text) for key, one in aside.items())
    begin = Option(BEGIN, Message("front.begin_now"), reason=new.reason)
    text = Message("front.more_settings")
    return aside.get(asker.ask(Choice("more", text, (begin, *more), BEGIN)))


def _decided(voice: Voice, asker: Asker, setting: Setting[Any], new: NewGame) -> NewGame:
    """With the answer; what the game refuses is asked again."""
    if setting.group is not None:
        voice.heading(setting.group)
    key = setting.question.key
    while True:
        made = new.answer(key, asker.ask(setting.question))
        if key not in made.refused:
            return made
        why = made.refused[key].why
        voice.trouble(AnswerRefused(why.key, **why.params))
