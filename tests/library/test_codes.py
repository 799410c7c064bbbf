"""A code: a few letters for one opponent; what it holds, what it refuses, one a week."""

import random
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from companion.core.chance import Chance, Die
from companion.core.journal import MemoryJournal
from companion.core.message import Message
from companion.core.session import Session
from companion.core.sown import Sown, chance_of
from companion.errors import AnswerRefused
from companion.games import find_game
from companion.games.tapestry.options import Bots, OwnLevel, Participant
from companion.i18n import Words
from companion.library.codes import LETTERS, LONGEST, code_of, game_of, may_have_code, of_week, read
from companion.library.library import Library
from companion.library.new_game import NewGame
from companion.pages.roaming import Roaming
from companion.resources import data_dir
from tests.core.toy import TOY, Earn, Options, Shuffle
from tests.describe.desks import a_surface

CODED = ("tapestry", "imperium")
PEOPLE = (Participant("p1"), Participant("p2"))
NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
DIE = Die("d", tuple("abcdef"), Message("x"))


@pytest.mark.parametrize("game", CODED)
def test_a_code_leads_to_the_options_it_was_made_of(game):
    found, rng = find_game(game), random.Random(game)
    for _ in range(60):
        options = found.options_type()
        for key in found.coded:
            asked = next(one for one in found.settings(options) if one.question.key == key)
            ids = [one for one in asked.question.ids if one != "own"]
            many = tuple(one for one in ids if rng.random() < 0.5)
            options = asked.with_answer(many if key == "expansions" else rng.choice(ids))
        code = code_of(found, options, rng.randrange(1 << 40))
        again = read(found, found.options_type(), code)[0]

        assert game_of(code) == game
        assert len(code) <= 9
        assert [again.level, getattr(again, "opponent", "")] == [
            options.level,
            getattr(options, "opponent", ""),
        ]
        assert code_of(found, again, 5) == code_of(found, options, 5)


def test_a_wrong_letter_and_two_that_changed_places_are_found():
    game = find_game("imperium")
    code = code_of(game, game.options_type(), 987654)
    plain = code.replace("-", "")
    for at, letter in enumerate(plain[:-1]):
        other = LETTERS[(LETTERS.index(letter) + 7) % 31]
        swapped = [*plain]
        swapped[at : at + 2] = swapped[at : at + 2][::-1]
        for wrong in {plain[:at] + other + plain[at + 1 :], "".join(swapped)} - {plain}:
            with pytest.raises(AnswerRefused):
                read(game, game.options_type(), wrong)


def test_letters_that_look_alike_and_small_ones_are_read():
    game = find_game("tapestry")
    code = code_of(game, game.options_type(), 4242)
    typed = code.lower().replace("0", "o").replace("1", "l").replace("-", " ")

    assert read(game, game.options_type(), typed)[0] == read(game, game.options_type(), code)[0]


def test_a_code_of_another_game_is_refused_by_name():
    game, other = map(find_game, CODED)
    code = code_of(game, game.options_type(), 1)

    with pytest.raises(AnswerRefused, match="other_game"):
        read(other, other.options_type(), code)


@pytest.mark.parametrize(
    ("level", "own"),
    [(1, OwnLevel(civilization=True)), (3, OwnLevel(extra_cards=1)), (6, OwnLevel(300, 10, 12))],
)
def test_an_own_level_has_one_too(level, own):
    game = find_game("tapestry")
    options = replace(game.options_type(), level=level, own_level=own)
    code = code_of(game, options, 987654)
    again = read(game, game.options_type(), code)[0]

    assert (again.level, again.own_level) == (level, own)
    assert code_of(game, again, 987654) == code
    assert len(code) <= LONGEST


def test_a_table_without_bots_has_none():
    people = find_game("tapestry").options_type(bots=Bots.NONE, participants=PEOPLE)

    assert not may_have_code(find_game("tapestry"), people)
    assert not may_have_code(find_game("rise_and_fall"), find_game("rise_and_fall").options_type())


def test_a_weeks_code_is_the_same_on_every_day_of_it_and_whatever_was_played():
    for one in CODED:
        game = find_game(one)
        days = [date(2026, 11, day) for day in range(16, 23)]
        codes = {of_week(game, game.options_type(), day) for day in days}
        weeks = {of_week(game, game.options_type(), date(2026, m, 1)) for m in range(1, 13)}

        assert len(codes) == 1
        assert len(weeks) == 12


class TestSown:
    def test_the_nth_is_the_nth_wherever_it_comes(self):
        before = dict.fromkeys(("die", "deck"), 0)
        one = Sown("code:A", lambda kind: before[kind])
        in_one_step = [one.roll(key, DIE) for key in ("die", "die.2", "die.3")]
        alone = []
        for n in range(3):
            before["die"] = n
            alone.append(one.roll("die", DIE))

        assert in_one_step == alone

    def test_a_card_more_or_less_moves_no_other(self):
        one = Sown("code:A", lambda kind: 0)
        few, many = (one.shuffle("deck", map(str, range(n))) for n in (9, 12))

        assert [card for card in many if card in few] == [*few]

    def test_without_a_code_it_is_as_it_ever_was(self):
        plain, sown = Chance("seed", 3), chance_of("seed", 3, lambda kind: 99)

        assert type(sown) is Chance
        assert sown.shuffle("deck", "abcdef") == plain.shuffle("deck", "abcdef")
        assert sown.roll("die", DIE) == plain.roll("die", DIE)

    def test_undo_never_shuffles_again_and_other_moves_change_nothing(self):
        def order(*moves):
            session = Session.begin(TOY, Options(6), MemoryJournal(), seed="code:ABCD")
            for move in moves:
                session.do(move)
            session.do(Shuffle(8))
            return session

        plain, busy = order(), order(Earn(1), Earn(2))
        first = plain.state
        plain.undo()
        plain.do(Shuffle(8))

        assert plain.state == first
        assert [*plain.last.answers.values()][-1] == [*busy.last.answers.values()][-1]


class TestANewGame:
    def test_every_game_alone_has_a_code_and_a_typed_one_is_kept(self, tmp_path):
        with closing(Library.open(tmp_path, lambda: NOW)) as library:
            new = NewGame.like_last(library, find_game("tapestry"), str)
            first = new.start()
            code = first.head.seed.removeprefix("code:")
            second = new.answer("level", "4").answer("code", code).start()

            assert first.head.seed.startswith("code:")
            assert second.head.seed == first.head.seed
            assert second.options.level == first.options.level

    def test_what_is_changed_after_a_code_is_another_opponent(self, tmp_path):
        with closing(Library.open(tmp_path, lambda: NOW)) as library:
            new = NewGame.like_last(library, find_game("tapestry"), str)
            code = code_of(new.game, new.options, 77)
            other = new.answer("code", code).answer("level", "5").start()

            assert other.head.seed != f"code:{code}"

    def test_a_mistyped_code_stands_as_it_was_typed_with_the_reason(self, tmp_path):
        with closing(Library.open(tmp_path, lambda: NOW)) as library:
            new = NewGame.like_last(library, find_game("tapestry"), str).answer("code", "ABCD")

            assert new.reason == Message("code.mistyped")
            assert new.value("code") == "ABCD"


class TestALink:
    def test_a_browsers_address_leads_to_a_new_game_with_its_code(self, tmp_path):
        game = find_game("imperium")
        code = code_of(game, game.options_type(), 31)
        with closing(Library.open(tmp_path, lambda: NOW)) as library:
            told = []
            roaming = Roaming(library, Words(data_dir() / "text", "en"), told.append)
            roaming.go(f"code/{code}")
            roaming.page(a_surface())
            new = roaming.deciding.new
            roaming.go("code/NONSENSE")

            assert (new.game.id, new.code) == ("imperium", code)
            assert told


def test_the_code_that_stands_before_a_game_is_the_one_it_is_begun_with(tmp_path):
    with closing(Library.open(tmp_path, lambda: NOW)) as library:
        new = NewGame.like_last(library, find_game("tapestry"), str).answer("level", "5")
        session = new.start()

        assert new.settings["code"].question.guess == new.code
        assert session.head.seed == f"code:{new.code}"
        assert read(new.game, new.game.options_type(), new.code)[0].level == 5
