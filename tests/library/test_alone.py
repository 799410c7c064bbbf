"""Who played alone without a name is "you", or this device's owner, where a result is shown."""

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.library.alone import YOU, seen_by
from companion.library.people import Person

SEAT = Message("tapestry.seat", seat="1")
AUTOMA = Standing("automa", Message("tapestry.bot.automa"), 90, 2, False, bot=True)


def names(*rows, me=None):
    return [row.name for row in seen_by(Result(rows), me).rows]


def mine(name=SEAT):
    return Standing("p1", name, 96, 1, True)


def test_it_is_you_or_the_name_of_the_owner():
    assert names(mine(), AUTOMA) == [YOU, AUTOMA.name]
    assert names(mine(), AUTOMA, me=Person(1, "Zoé", me=True)) == ["Zoé", AUTOMA.name]


def test_a_name_that_was_typed_stays():
    assert names(mine("Ana"), AUTOMA) == ["Ana", AUTOMA.name]


def test_several_people_stay_who_they_are():
    other = Standing("p2", Message("tapestry.seat", seat="2"), 80, 2, False)

    assert names(mine(), other) == [SEAT, other.name]


def test_what_is_kept_is_not_changed():
    result = Result((mine(), AUTOMA))
    seen_by(result, None)

    assert result.rows[0].name == SEAT
