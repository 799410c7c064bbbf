"""Cards to be named: found by letters in any language, by an icon, or among the last named."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from companion.core.message import Message
from companion.core.question import Choice, Option, Question
from companion.games.imperium import owned
from companion.games.imperium.card_numbers import in_short, is_number
from companion.games.imperium.catalogue import (
    COMMON,
    card,
    cards_of,
    copies,
    each_once,
    of_copy,
)
from companion.games.imperium.content import key, keys, table
from companion.games.imperium.lookup import names_of, printed_as
from companion.games.imperium.owned import (
    MARKET_KINDS,
    TRIBUTARY,
    nameable,
    on_the_way,
    one_of_each,
    unseen,
    yours_by_copy,
)
from companion.games.imperium.rules.card_options import card_option, copy_option, shown_on
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.say import numbered, thing
from companion.games.imperium.state import State
from companion.games.imperium.table import Row

AT_ONCE = 24
"""So many are shown at once; the rest is found by letters."""
MOST_RECENT = 8
"""So many that were named last stand first."""


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card to touch."""

    id: str
    name: Message
    icon: str
    note: Message | None = None
    """What it shows, where two cards have one name."""
    number: Message | None = None
    """The numbers printed on it and on its like, and what else they are called."""
    known_as: tuple[Message | str, ...] = ()
    later: bool = False
    """It comes from there only if the deck has run out: shown when it is looked for."""
    recent: bool = False
    """It was named not long ago."""


def in_slot(state: State, slot: int) -> tuple[CardChoice, ...]:
    """What may lie face down in a slot of the C.I.V.; of many first what it got or showed last.

    A card of another shuffle is found by letters alone.
    """
    if not state.options.names or not slot:
        return ()
    likely = unseen(state, slot)
    recent = (*state.civ.met, *state.civ.taken)[-MOST_RECENT:] if len(likely) > AT_ONCE else ()
    return tuple(
        replace(one, recent=one.id in recent, later=one.id not in likely)
        for one in choices(nameable(state, slot))
    )


def surely(state: State, slot: int) -> str:
    """The card in a slot where it can be no other one: it was seen there, or all else was."""
    lies = state.civ.slots[slot - 1] if slot else None
    if lies is None or not state.options.names:
        return ""
    likely = unseen(state, slot)
    if lies.name or len(likely) != 1 or owned.unrest_hidden(state):
        return lies.name
    return likely[0]


def yours(state: State) -> tuple[CardChoice, ...]:
    """Your cards at the end: your nation's and what you took by name at once, others by letters."""
    nation, had = f"{state.you.nation}.", owned.yours_at_first(state)
    listed = choices(yours_by_copy(state), copy_option)
    return tuple(
        replace(one, later=not one.id.startswith(nation) and of_copy(one.id)[1] > had[_card(one)])
        for one in listed
    )


def yours_at_first(state: State) -> tuple[str, ...]:
    """What you have as far as is known, copy by copy."""
    had = owned.yours_at_first(state).items()
    return tuple(one for card_id, n in had for one in copies(card_id, n))


def _card(one: CardChoice) -> str:
    return of_copy(one.id)[0]


def in_market(state: State) -> tuple[CardChoice, ...]:
    """What may lie in the Market at first."""
    return choices(on_the_way(state)) if state.options.names else ()


def asked(question: Question[str] | Question[int]) -> tuple[CardChoice, ...]:
    """The cards that a question names."""
    if not isinstance(question, Choice):
        return ()
    return choices([one for one in question.ids if is_card(one)])


def to_gain(box: str, both: bool, added: Sequence[str] = ()) -> tuple[CardChoice, ...]:
    """Common cards that a campaign may add to a deck: no Fame, no Unrest, none it has already.

    They are those of the box on the table; a Tributary may be of the other one (rulebook,
    "Combiner les jeux").
    """
    here = [one for one in cards_of(f"common_{box}") if one.kind in MARKET_KINDS]
    (other,) = (one for one in COMMON if one != f"common_{box}")
    more = [one for one in cards_of(other) if both and one.kind == TRIBUTARY]
    left = Counter({one.id: one.copies for one in (*here, *more) if not one.players})
    return choices(one_of_each(left - Counter(added)))


def of_starting_deck(
    nation: str, added: Sequence[str] = (), removed: Sequence[str] = ()
) -> tuple[CardChoice, ...]:
    """The cards that a campaign may take out of a deck: those it still has, the added ones too."""
    had = Counter({one.id: one.copies for one in cards_of(nation) if one.kind == "starting"})
    gained = [one.id for owner in COMMON for one in cards_of(owner) if one.id in added]
    return choices([*+(had - Counter(removed)), *gained])


def of_nation(nation: str, recent: Sequence[str] = ()) -> tuple[CardChoice, ...]:
    """Every card that its C.I.V. may have: its own at once, and the common ones named before."""
    return tuple(
        replace(one, recent=True, later=False) if one.id in recent else one
        for one in _of_nation(nation)
    )


def named_last(recent: Sequence[str], named: str, nation: str) -> tuple[str, ...]:
    """The common cards named there, the last first; its own stay where they stand."""
    if not is_card(named) or named.startswith(f"{nation}.") or named in recent:
        return tuple(recent)
    return (named, *recent)[:MOST_RECENT]


@cache
def _of_nation(nation: str) -> tuple[CardChoice, ...]:
    own, common = each_once(nation), [one for owner in COMMON for one in each_once(owner)]
    listed = choices([one.id for one in (*own, *common)])
    return (*listed[: len(own)], *(replace(one, later=True) for one in listed[len(own) :]))


def choices(
    cards: Iterable[str], option: Callable[[str], Option] = card_option
) -> tuple[CardChoice, ...]:
    """The cards as they are offered, in the order given."""
    listed = tuple(cards)
    ids = {one: of_copy(one)[0] for one in listed}
    twice = Counter(card(one).name for one in set(ids.values()))
    return tuple(_choice(option, one, twice[card(ids[one]).name] > 1) for one in listed)


@cache
def _choice(option: Callable[[str], Option], name: str, same_name: bool) -> CardChoice:
    said = option(name)
    note = shown_on(of_copy(name)[0]) if same_name else None
    printed = tuple(one for one in said.known_as if isinstance(one, str))
    number = in_short(printed) if printed else None
    return CardChoice(name, said.text, said.icon, note, number, said.known_as)


def at_once(
    cards: Sequence[CardChoice],
    typed: str,
    say: Callable[[Message], str],
    icon: str = "",
    most: int = AT_ONCE,
) -> tuple[tuple[tuple[str, CardChoice], ...], int]:
    """The names to touch, those named last first, then by the alphabet; how many there are more."""
    named = [(_in_words(one, say), one) for one in found(cards, typed, icon)]
    named.sort(key=lambda pair: (not pair[1].recent, pair[0]))
    return tuple(named[:most]), max(0, len(named) - most)


def _in_words(card: CardChoice, say: Callable[[Message], str]) -> str:
    """Its name and its number; of two with one name what it shows."""
    shown = f" ({say(card.note)})" if card.note is not None else ""
    number = f" · {say(card.number)}" if card.number is not None else ""
    return f"{say(card.name)}{shown}{number}"


def found(cards: Sequence[CardChoice], typed: str, icon: str = "") -> tuple[CardChoice, ...]:
    """Those with a word that begins so, in whatever language, or so numbered; those that show the
    icon.
    """
    wanted = _plain(typed)
    if icon:
        cards = [one for one in cards if icon in card(_card(one)).shows]
    if not wanted:
        return tuple(one for one in cards if icon or not one.later)
    return tuple(one for one in cards if _is_called(one, wanted))


def _is_called(one: CardChoice, wanted: str) -> bool:
    """Figures alone are the last ones of its number."""
    if wanted.isdecimal():
        return any(is_number(said, wanted) for said in one.known_as if isinstance(said, str))
    return any(word.startswith(wanted) for word in (*_words_of(one), *_numbers(one.known_as)))


@cache
def _numbers(known_as: tuple[Message | str, ...]) -> tuple[str, ...]:
    """As they are printed, with the box and without."""
    plain = map(_plain, printed_as(known_as))
    return tuple(word for number in plain for word in (number, number[1:]))


def letters_after(cards: Sequence[CardChoice], typed: str, icon: str = "") -> tuple[str, ...]:
    """The letters and figures that lead on to some of the cards after what was typed."""
    wanted = _plain(typed)
    if icon:
        cards = [one for one in cards if icon in card(_card(one)).shows]
    words = (word for one in cards for word in (*_words_of(one), *_numbers(one.known_as)))
    after = {word[len(wanted)] for word in words if word.startswith(wanted) and word != wanted}
    return tuple(sorted(one for one in after if one.isalnum()))


def icons_among(cards: Sequence[CardChoice]) -> tuple[tuple[str, Message, str], ...]:
    """The icons by which these cards can be told apart: (id, name, icon), in the usual order."""
    shown = Counter(icon for one in cards for icon in set(card(_card(one)).shows))
    parts = [one for one, found in keys().items() if 0 < shown[one] < len(cards)]
    return tuple((one, thing(one), key(one).icon) for one in parts if key(one).kind != "card")


def _words_of(one: CardChoice) -> tuple[str, ...]:
    return _words(names_of(_card(one)))


@cache
def _words(names: tuple[str, ...]) -> tuple[str, ...]:
    plain = [_plain(name) for name in names]
    return tuple(word for name in plain for word in (name, *name.replace("'", " ").split()))


def _plain(text: str) -> str:
    """Without capitals and accents."""
    apart = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(one for one in apart if not unicodedata.combining(one)).strip()


def icons_of(nation: str, side: str) -> tuple[tuple[str, Message, str], ...]:
    """What its rows look for, topmost first: (id, name with the numbers of its rows, icon)."""
    rows = table(nation).side(side)
    listed = dict.fromkeys(row.shows for row in rows if row.shows)
    return tuple((one, numbered(one, _rows_with(one, rows)), key(one).icon) for one in listed)


def _rows_with(shown: str, rows: Sequence[Row]) -> tuple[int, ...]:
    return tuple(order for order, row in enumerate(rows, start=1) if row.shows == shown)


def rows_met(nation: str, side: str, shown: str) -> tuple[int, ...]:
    """The rows of a table that a card or an icon meets, topmost first; the last meets all."""
    shows = card(shown).shows if is_card(shown) else (shown,)
    rows = enumerate(table(nation).side(side), start=1)
    return tuple(order for order, row in rows if row.shows == "other" or row.shows in shows)
