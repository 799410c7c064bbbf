"""Playing tapestry cards.

Rulebook, income turn step 2 and "Tapestry card abilities": WHEN PLAYED now, THIS ERA until the
next income turn, CONTINUOUS to the end; a covered card does nothing more. After era 4 cards go on
top of era 4's.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.handed_in import HandedIn
from companion.core.message import Message
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry import known
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.cards import drawing, enchantments, plots_on_cards
from companion.games.tapestry.cards.events_of_tapestries import (
    OpenTapestryNamed,
    TapestryNamed,
    TapestryPlayed,
)
from companion.games.tapestry.cards.moments import card_of
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.content.teaching import TAUGHT, name_in
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.player import LAID_OPEN, Player
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.teaching import kept
from companion.games.tapestry.teaching.met import met
from companion.games.tapestry.turn import effects, verbs
from companion.games.tapestry.turn.names import card_name, word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import Bare, simply

LAST_ERA = 4
ASKED_AFTERWARDS: HandedIn[str, Bare] = HandedIn("questions after a tapestry")
"""box -> what may come of a card whose words only the table reads; handed in."""


def era_space(me: Player) -> int:
    """Where a card goes now: the era's space, era 4's in the last one, Maker of Fire in era 1."""
    return min(max(me.income_turns, 1), LAST_ERA)


def verify_card(state: State, player: str, card: str) -> None:
    """Raise unless this card can be played from the hand."""
    hand = state.players[player].hand
    if not card:
        if hand:
            raise RuleBroken("tapestry.broken.must_play_from_hand")
        return
    if card not in hand and UNKNOWN not in hand:
        raise RuleBroken("tapestry.broken.not_in_hand", card=card_name("tapestry", card))


def play(turn: Turn, card: str) -> None:
    """Lay it on the era's space; what it does when played happens now."""
    if card not in turn.me.hand:
        turn.record(TapestryNamed(turn.player, card))
    card = met(turn, card)
    laid = LAID_OPEN if card == UNKNOWN else card
    turn.record(TapestryPlayed(turn.player, laid, era_space(turn.me)))
    charms = enchantments.played(turn, card, era_space(turn.me))
    plots_on_cards.played(turn, card)
    ability = () if unnamed(card) else known.tapestry(turn.state, card).played
    enchantments.in_any_order(turn, charms, ability, lambda: resolve(turn, card))
    effects.trigger(turn, "tapestry_played", but=card)


def resolve(turn: Turn, card: str) -> None:
    """The "when played" part: by the vocabulary, by a power of its own, or told."""
    if unnamed(card):
        turn.tell(Message("tapestry.told.tapestry_unnamed"), icon="card-tapestry")
        return
    printed = known.tapestry(turn.state, card)
    if printed.unknown or printed.told:
        turn.tell(word("tapestry_text", card), icon="card-tapestry")
        if asked := ASKED_AFTERWARDS.get(printed.expansion):
            asked(turn)
    verbs.gain_all(turn, printed.played, "tapestry", card)
    if power := card_of(turn, card):
        power.played()


def play_face_down(turn: Turn) -> None:
    """No card in hand: the top of the deck, face down."""
    if not drawing.refilled(turn, "tapestry"):
        turn.tell(Message("tapestry.told.no_tapestry"))
        return
    turn.record(TapestryPlayed(turn.player, UNKNOWN, era_space(turn.me), from_deck=True))
    for charm in enchantments.charm_to_the_left(turn, era_space(turn.me)):
        enchantments.pay(turn, charm)
    effects.trigger(turn, "tapestry_played")


def choose_from_hand(turn: Turn, place: str) -> str:
    """One card of the hand; an unnamed one is named, or left unnamed."""
    options = TAPESTRY.these(turn.state, dict.fromkeys(turn.me.hand))
    chosen = turn.choose(place, Message("tapestry.ask.play_tapestry"), options)
    return name_it(turn, chosen) if chosen == UNKNOWN else chosen


def name_it(turn: Turn, card: str) -> str:
    """Which card an unnamed one is, one that was taught before among them; it may stay unnamed."""
    refused = dict(kept.to_name(turn.step))
    unseen = sorted({*drawing.pile(turn, "tapestry").cards, *refused}, key=_by_name)
    options = [TAPESTRY.option(turn.state, one, refused.get(one)) for one in unseen]
    options.append(Option(card, Message("tapestry.option.leave_unnamed")))
    chosen = turn.choose("name_tapestry", Message("tapestry.ask.which_tapestry"), options)
    if chosen.startswith(TAUGHT):
        kept.meet(turn.step, chosen)
    return chosen


def _by_name(card: str) -> str:
    """A taught one stands where its name belongs."""
    return name_in(card).casefold().replace(" ", "_")


def visible_to(turn: Turn, owner: str) -> Iterator[str]:
    """The uncovered tapestries of somebody, for a rule that looks at what they are.

    One that lies open without a name can be read by everybody: it is named first.
    """
    for era, card in tuple(effects.visible_cards(turn.state.players[owner])):
        named = card
        if card == LAID_OPEN and (named := name_it(turn, card)) != card:
            turn.record(OpenTapestryNamed(owner, era, named))
        yield named


@simply(Verb.PLAY_OVER)
def play_over(turn: Turn) -> None:
    """On top of the current card; without a card in hand nothing is played."""
    if not turn.me.hand:
        turn.tell(Message("tapestry.told.no_card_to_play"))
        return
    play(turn, choose_from_hand(turn, "play_over"))
