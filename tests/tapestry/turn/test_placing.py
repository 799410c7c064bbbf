"""A kind of hidden piece lies on the table or in Loom, wholly, for people and bots alike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.act import BOX, DOWN, Verb
from companion.core.chance import used
from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import EmptyDeck, TakeBotsTurn
from companion.games.tapestry.bots.events import (
    AutomaDrewTapestry,
    TapestryCovered,
    bots_of,
    bots_with,
)
from companion.games.tapestry.bots.events_of_cards import PairDiscarded, PairDrawn
from companion.games.tapestry.bots.events_of_people import AutomaCardDiscarded
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_piles import CardPutUnder, PileMixed, PileShuffled
from companion.games.tapestry.chance import (
    AUTOMA_CIVILIZATIONS,
    BOTS_DICE,
    CARDS,
    DECISION_CARDS,
    KINDS,
    OFFER,
    OWN_DICE,
    SPACE_TILES,
    TAPESTRIES,
    TERRITORIES,
)
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Options
from companion.games.tapestry.placing.commands import PlaceKind
from companion.games.tapestry.state import Deck, Phase
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.bots.tables import a_session as a_bots_session
from tests.tapestry.bots.tables import a_table as a_bots_table
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    play,
    some_options,
    with_player,
    with_tapestries,
)

REAL = ("dice",)
LOOM = ("dice", "cards")


def lying(state, *loom):
    """The same table with these kinds in Loom and all others on the table."""
    return replace(state, lies={kind: kind in loom for kind in KINDS})


def placed(state, kind, *, in_loom, answers=None, by_app=REAL):
    return play(state, PlaceKind(kind, in_loom), answers, by_app)


def placed_beside_bots(state, kind, *, in_loom, by_app=REAL):
    """The step itself, as their tables are not whole."""
    step = a_step(state, by_app=by_app)
    PlaceKind(kind, in_loom).carry_out(step)
    return step


def acts_of(done, state):
    """What hands do in a step, event by event."""
    told = []
    for event in done.events:
        told += GAME.acts_of(event, state)
        state = event.apply(state)
    return told


class TestWhatLiesInLoomIsNeverMoved:
    def test_no_tapestry_is_on_the_table_for_people_or_bots(self):
        table = with_player(a_bots_table(hand=2), hand=("trap",), mat={"1": ("academia",)})
        there = {one.piece.partition(":")[0] for one in GAME.pieces(lying(table, TAPESTRIES))}

        assert "tapestry" not in there
        assert "tapestry" in {one.piece for one in GAME.pieces(lying(table))}

    @pytest.mark.parametrize(
        ("kind", "event"),
        [
            (TAPESTRIES, AutomaDrewTapestry()),
            (TAPESTRIES, TapestryCovered()),
            (TAPESTRIES, AutomaCardDiscarded("trap")),
            (DECISION_CARDS, PairDrawn(3, 7)),
            (DECISION_CARDS, PairDiscarded()),
        ],
    )
    def test_no_line_tells_hands_to_move_it(self, kind, event):
        """Before, hands discarded by name what lay in Loom alone, or the real ones for it."""
        table = a_bots_table(hand=2, pair=(3, 7), deck=tuple(range(1, 8)))

        assert GAME.acts_of(event, lying(table))
        assert not GAME.acts_of(event, lying(table, kind))

    def test_a_bots_turn_speaks_of_no_decision_card(self):
        session = Session.begin(GAME, Options(), MemoryJournal(), seed="7", by_app=LOOM)
        assert session.state.in_loom(DECISION_CARDS)
        state = replace(a_bots_table(), lies=session.state.lies)
        turn = a_bots_session(state).do(TakeBotsTurn())

        pieces = [act.piece for line in turn.told for act in line.acts]
        assert pieces
        assert not [one for one in pieces if one.startswith(("decision", "tapestry"))]

    def test_what_is_fetched_by_its_picture_is_not_shuffled(self):
        table = lying(a_table(), OFFER, TERRITORIES)
        used_up = replace(table, decks={**table.decks, "tech": Deck((), ("radio", "paper"))})
        back = GAME.acts_of(PileShuffled("tech", ("paper", "radio")), used_up)

        assert {act.verb for act in back} == {Verb.MOVE}
        assert not GAME.acts_of(PileMixed("territory", ("1", "2")), table)
        assert not GAME.acts_of(CardPutUnder("territory", "1"), table)

    def test_a_new_game_lays_out_what_lies_on_the_table(self):
        loom, real = (
            {act.piece.partition(":")[0] for act in GAME.laid_out(start)}
            for start in (lying(GAME.begin(Options()), TAPESTRIES), lying(GAME.begin(Options())))
        )

        assert real - loom == {"tapestry"}

    def test_a_game_of_before_folds_as_it_did(self):
        """Its state says nothing of where anything lies."""
        table = a_bots_table(hand=2)

        assert table.lies == {}
        assert GAME.acts_of(AutomaDrewTapestry(), table)


class TestTheAutomasTapestries:
    """R-trap-1: in Loom they are the very cards it was dealt, never one that came back since."""

    def test_those_that_came_back_are_drawn_before_those_it_holds(self):
        table = lying(a_bots_table(hand=2), TAPESTRIES)
        decks = {**table.decks, "tapestry": Deck(("trap", "tyranny"), ("academia", "socialism"))}
        turn = Turn(a_step(replace(table, decks=decks), by_app=LOOM), "p1")

        assert drawing.refilled(turn, "tapestry")
        order = turn.state.decks["tapestry"].cards
        assert order[2:] == ("trap", "tyranny")
        assert drawing.draw(turn, "tapestry") in ("academia", "socialism")
        assert drawing.draw_unseen(turn, "tapestry") == "tyranny"


class TestTapestriesToLoom:
    def test_each_owner_names_the_hand_and_everything_goes_into_the_box(self):
        state = lying(with_tapestries(a_table(), ("unknown", "unknown"), "academia", "trap"))
        answers = {"p1.found.hand": "trap", "p1.found.hand.2": "academia"}
        done = placed(state, TAPESTRIES, in_loom=True, answers=answers)

        assert done.me.hand == ("trap", "academia")
        assert done.state.in_loom(TAPESTRIES)
        moved = acts_of(done, state)
        assert moved
        assert {(act.verb, act.target) for act in moved} == {(Verb.RETURN, BOX)}
        assert not [one for one in GAME.pieces(done.state) if one.piece.startswith("tapestry")]

    def test_a_hand_is_asked_of_its_owner_alone(self):
        state = lying(with_tapestries(a_table(), ("unknown",), "academia", "trap"))
        done = placed(state, TAPESTRIES, in_loom=True, answers={"p1.found.hand": "trap"})
        (question,) = done.questions.values()

        assert question.text.key == "tapestry.kind.found.hand"
        assert question.ids == ("academia", "trap")

    def test_not_while_loom_does_not_know_them_all(self):
        state = lying(a_table(expansions=("MM",)))

        with pytest.raises(RuleBroken) as refused:
            PlaceKind(TAPESTRIES, in_loom=True).verify(state)

        deck = state.decks["tapestry"].cards
        unread = sum(content.tapestry(card).unknown for card in deck)
        assert refused.value.message.key == "tapestry.kind.missing"
        assert refused.value.message.params["n"] == unread > 0

    def test_all_cards_at_once_leaves_those_on_the_table(self):
        state = lying(replace(a_table(expansions=("MM",)), phase=Phase.SETUP))
        done = placed(state, CARDS, in_loom=True)

        assert not done.state.in_loom(TAPESTRIES)
        assert done.state.in_loom(TERRITORIES)


class TestTapestriesToTheTable:
    def test_named_ones_are_fetched_and_the_rest_is_shuffled(self):
        table = with_tapestries(a_bots_table(hand=1), (), "feast", "socialism", "tyranny")
        state = lying(with_player(table, hand=("trap",), mat={"1": ("academia",)}), TAPESTRIES)
        done = placed_beside_bots(state, TAPESTRIES, in_loom=False, by_app=LOOM)
        acts = acts_of(done, state)

        laid = {(act.piece, act.target) for act in acts if act.verb is Verb.LAY}
        player = next(iter(state.players))
        assert {
            ("tapestry:trap", f"{player}/hand"),
            ("tapestry:academia", f"{player}/era:1"),
        } < laid
        shuffled, drawn = acts[-2:]
        assert (shuffled.verb, shuffled.n) == (Verb.SHUFFLE, 3)
        assert (drawn.verb, drawn.n, drawn.target, drawn.face) == (
            Verb.DRAW,
            1,
            "automa/hand",
            DOWN,
        )
        assert done.state.players[player].hand == ("trap",)

    def test_a_hand_that_is_fetched_is_not_read_out(self):
        state = lying(with_tapestries(a_table(), ("trap", "feast"), "tyranny"), TAPESTRIES)
        acts = [
            act
            for act in acts_of(placed(state, TAPESTRIES, in_loom=False, by_app=LOOM), state)
            if act.target == "p1/hand"
        ]
        said = str(GAME.act_line(acts, state))

        assert acts
        assert "trap" not in said
        assert "feast" not in said

    def test_from_then_on_nobody_is_asked_for_what_is_drawn(self):
        state = lying(with_tapestries(a_table(), (), "academia", "tyranny"), TAPESTRIES)
        real = placed(state, TAPESTRIES, in_loom=False, by_app=LOOM).state
        done = gain(real, a_gain("tapestry"), by_app=REAL)

        assert (done.me.hand, done.questions) == (("unknown",), {})


class TestTheDecisionCards:
    def test_go_into_the_box_and_are_dealt_anew(self):
        state = lying(a_bots_table(deck=(1, 2, 4, UNSEEN), progress=(UNSEEN,) * 14, pair=(3, 5)))
        done = placed_beside_bots(state, DECISION_CARDS, in_loom=True)

        assert {act.target for act in acts_of(done, state)} == {BOX}
        assert sorted(bots_of(done.state).deck) == [UNSEEN, 1, 2, 4]

    def test_come_back_with_what_nobody_saw_unseen(self):
        """Everybody knows where those are that lay open; which others are in the deck, nobody."""
        table = a_bots_table(
            deck=(1, 9, 12), progress=tuple(range(13, 23)), pair=(3, 5), discard=(2, 4, 8), joined=1
        )
        state = lying(bots_with(table, shown=frozenset({3, 5, 2, 4, 12})), DECISION_CARDS)
        done = placed_beside_bots(state, DECISION_CARDS, in_loom=False, by_app=LOOM)
        bots = bots_of(done.state)

        assert bots.deck == (1, UNSEEN, 12)
        assert set(bots.progress) == {UNSEEN}
        assert bots.discard == (2, 4, UNSEEN)
        fetched = [act.piece for act in acts_of(done, state) if act.source == BOX]
        assert {"decision:3", "decision:5", "decision:2", "decision:4"} < set(fetched)

    def test_are_asked_for_once_they_lie_on_the_table(self):
        loom = [kind for kind in KINDS if kind != DECISION_CARDS]
        asked = a_bots_session(lying(a_bots_table(), *loom), by_app=loom).do(TakeBotsTurn())

        assert (asked.key, asked.kind) == ("bots.pair.left", DECISION_CARDS)

    def test_cannot_lie_otherwise_in_loom(self):
        with pytest.raises(RuleBroken):
            EmptyDeck().verify(lying(a_bots_table(), DECISION_CARDS))


class TestWhatIsFetchedByItsPicture:
    def test_tiles_that_were_not_named_are_told_by_their_picture(self):
        state = lying(with_player(a_table(), tiles=(-1,), space_tiles=(-1,)))
        told = {"p1.found.tiles": "7", "p1.found.space_tiles": "unknown"}
        done = placed(state, "cards.own", in_loom=True, answers=told)
        texts = {option.text.key for option in done.questions["p1.found.tiles"].options}

        assert (done.me.tiles, done.me.space_tiles) == ((7,), (-1,))
        assert "7" not in done.state.decks["territory"].cards
        assert "tapestry.territory_tile" not in texts

    def test_what_lies_face_up_is_told_and_not_dealt_anew(self):
        told = {"found.tech": ("radio", "paper", "barn")}
        done = placed(lying(a_table()), OFFER, in_loom=True, answers=told)

        assert set(done.state.tech_offer) == {"radio", "paper", "barn"}

    def test_what_nobody_told_is_laid_by_loom(self):
        done = placed(lying(a_table()), OFFER, in_loom=True, answers={"found.tech": ("radio",)})

        assert done.state.tech_offer[0] == "radio"
        assert len(done.state.tech_offer) == 3

    def test_on_the_table_it_is_shuffled(self):
        state = lying(a_table(), TERRITORIES)
        done = placed(state, TERRITORIES, in_loom=False, by_app=LOOM)

        assert [act.verb for act in acts_of(done, state)] == [Verb.TAKE, Verb.SHUFFLE]


class TestDice:
    def test_the_bots_and_ones_own_are_told_apart(self):
        session = Session.begin(GAME, Options(), MemoryJournal(), by_app=(BOTS_DICE,))

        assert used(session.by_app, BOTS_DICE)
        assert not used(session.by_app, OWN_DICE)


class TestTheStep:
    def test_folds_and_is_undone(self):
        session = Session.begin(GAME, some_options(), MemoryJournal(), seed="7", by_app=LOOM)
        session.use_app(SPACE_TILES, False)
        again = Session.open(GAME, MemoryJournal(session.journal.lines))

        assert session.last.label.key == "core.lies.table"
        assert again.by_app == session.by_app == set(KINDS) - {SPACE_TILES}
        assert again.state == session.state
        assert not session.state.in_loom(SPACE_TILES)
        session.undo()
        assert session.state.in_loom(SPACE_TILES)

    def test_one_that_stands_so_already_is_no_step(self):
        session = Session.begin(GAME, some_options(), MemoryJournal(), seed="7")
        session.use_app(CARDS, True)

        assert session.entries == ()

    def test_something_else_is_refused(self):
        with pytest.raises(RuleBroken):
            PlaceKind("weather", in_loom=True).verify(a_table())

    def test_says_what_it_means(self):
        session = Session.begin(GAME, some_options(), MemoryJournal(), seed="7")
        offers = {offer.id: offer for offer in session.offers if offer.id.startswith("use_app.")}

        assert list(offers) == [f"use_app.{kind}" for kind in KINDS]
        notes = [offer.note.key for offer in offers.values()]
        assert notes == [f"tapestry.kind.note.{kind}" for kind in KINDS]

    def test_what_lies_in_loom_is_what_loom_draws(self):
        session = Session.begin(GAME, Options(), MemoryJournal(), seed="7", by_app=REAL)
        session.use_app(CARDS, True)
        session.use_app(AUTOMA_CIVILIZATIONS, False)

        loom = {kind for kind in KINDS if session.state.in_loom(kind)}
        assert loom == {kind for kind in KINDS if used(session.by_app, kind)}


class TestAGameOfBefore:
    """It dealt in Loom what hands moved, too: it says so once, and asks where it lies."""

    @pytest.fixture
    def session(self):
        game = Session.begin(GAME, Options(), MemoryJournal(), seed="7", by_app=LOOM)
        (head,) = game.journal.lines
        del head["head"]["options"]["in_loom"]
        head["head"]["rules"] = 3
        return Session.open(GAME, MemoryJournal([head]))

    def test_says_so_once(self, session):
        assert "tapestry.amended.places" in {one.key for one in session.amendments}
        session.amendments_read()
        assert session.amendments == ()

    def test_asks_where_each_lies(self, session):
        asked = [one for one in session.offers if one.id.startswith("lies.")]

        assert {one.group.params["what"].key for one in asked} >= {f"tapestry.kind.{TAPESTRIES}"}
        assert not [one for one in asked if one.aside]

    def test_is_wholly_there_from_then_on(self, session):
        session.do(PlaceKind(TAPESTRIES, in_loom=True))

        assert session.state.in_loom(TAPESTRIES)
        assert f"lies.loom.{TAPESTRIES}" not in {one.id for one in session.offers}

    def test_a_hand_that_was_dealt_is_its_owners_unseen_on_the_table(self):
        state = with_tapestries(a_table(), ("trap", "tyranny"), "academia")
        done = placed(state, TAPESTRIES, in_loom=False, by_app=LOOM)

        assert done.me.hand == ("unknown", "unknown")
        assert not acts_of(done, state)
