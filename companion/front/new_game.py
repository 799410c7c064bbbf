"""A new game, a question at a time; what is seldom changed is asked of whoever wants to."""

from __future__ import annotations

from typing import Any

from companion.core.game import Game
from companion.core.message import Message
from companion.core.question import Choice, Option, Several
from companion.core.setting import Setting
from companion.errors import AnswerRefused
from companion.front.asking import Asker
from companion.front.voice import Voice
from companion.library.afterwards import level_next
from companion.library.library import Library
from companion.library.new_game import CODE, NewGame

BEGIN, ALL, EACH, WEEK = "begin", "all", "each", "week"


def decide(voice: Voice, library: Library, game: Game[Any]) -> NewGame:
    """One that can begin; raises Back."""
    asker = Asker(voice, known=[person.name for person in library.people.all()])
    new, asked = NewGame.like_last(library, game, voice.text), set[str]()
    new = _as_advised(voice, asker, new)
    new, every = _as_it_stands(asker, new)
    while not every and (setting := _next(new, asked)):
        new = _decided(voice, asker, setting, new)
        asked.add(setting.question.key)
    told: tuple[str, ...] = ()
    while setting := _of_the_others(voice, asker, new, told, every=every):
        told = tuple(new.settings)
        new = _decided(voice, asker, setting, new)
        voice.line(_stands(voice, new.settings[setting.question.key], new))
    return new


def _as_advised(voice: Voice, asker: Asker, new: NewGame) -> NewGame:
    """At the step that past games speak for, or as it is."""
    said = level_next(new.library, new.game.id, new.options)
    if said is None or not said.to:
        if said is not None:
            voice.tell(said.reason)
        return new
    rungs = {one.key: one for one in said.to}
    steps = tuple(
        Option(key, one.name, None if one.printed else Message("core.ladder.ours"))
        for key, one in rungs.items()
    )
    stays = Option(ALL, Message("front.as_it_is"))
    chosen = str(asker.ask(Choice("advice", said.reason, (*steps, stays), ALL)))
    return new.another(new.game, rungs[chosen].options) if chosen in rungs else new


def _as_it_stands(asker: Asker, new: NewGame) -> tuple[NewGame, bool]:
    """Whether nothing is asked but what is to be otherwise; of a single thing that is.

    This week's opponent is taken with everything else as it stands.
    """
    if sum(not one.aside for one in new.settings.values()) < 2:
        return new, False
    how = "last" if new.begun_before else "proposed"
    ways = [Option(ALL, Message(f"front.all_as_{how}")), Option(EACH, Message("front.each"))]
    if CODE in new.settings:
        ways.append(Option(WEEK, Message("code.week_of", code=new.of_week)))
    guess = ALL if new.begun_before else EACH
    said = asker.ask(Choice("decide", Message("front.how_to_decide"), tuple(ways), guess))
    return new.answer(CODE, new.of_week) if said == WEEK else new, said != EACH


def _next(new: NewGame, asked: set[str]) -> Setting[Any] | None:
    """The first that was not asked; others may come up with what was answered."""
    every = new.settings.items()
    return next((one for key, one in every if key not in asked and not one.aside), None)


def _of_the_others(
    voice: Voice, asker: Asker, new: NewGame, told: tuple[str, ...], *, every: bool
) -> Setting[Any] | None:
    """What else is to be changed, by its number; nothing to begin.

    What was told once and is there still is not told again.
    """
    others = {key: one for key, one in new.settings.items() if every or one.aside}
    if new.reason is not None:
        voice.tell(new.reason)
    elif not others:
        return None
    more = tuple(
        Option(key, Message("front.typed", text=_stands(voice, one, new)))
        for key, one in others.items()
    )
    begin = Option(BEGIN, Message("front.begin_now"), reason=new.reason)
    asked = Choice("more", Message("front.more_settings"), (begin, *more), BEGIN)
    return others.get(asker.ask(asked, brief=told == tuple(new.settings)))


def _stands(voice: Voice, setting: Setting[Any], new: NewGame) -> str:
    """What is asked, and what it is now."""
    question, value = setting.question, new.value(setting.question.key)
    if isinstance(question, Choice):
        value = next((one.text for one in question.options if one.id == value), value)
    if isinstance(question, Several):
        value = ", ".join(voice.text(one.text) for one in question.options if one.id in value)
    said = voice.text(value) if isinstance(value, Message) else str(value or "")
    return voice.words.say(
        "front.stands", what=setting.question.text, value=said or voice.words.say("front.nothing")
    )


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
