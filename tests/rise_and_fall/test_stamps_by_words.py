"""A world is laid by stamps wherever an offer can be told: a space is enough, a turn follows."""

from companion.games.rise_and_fall.rules.shapes import shape_of
from companion.games.rise_and_fall.rules.stock import is_first, printed_shape, to_hex, to_place
from tests.rise_and_fall.makers import a_session


def offer(session, id_):
    return next(one for one in session.offers if one.id == id_)


def lies(session):
    return frozenset(map(to_hex, session.state.tiles[-1][1:]))


def test_one_space_is_the_tile_around_it():
    session = a_session(2, way="world")
    printed = printed_shape(session.state, "sea")
    assert is_first(session.state, "sea")
    session.do(offer(session, "lay").command({"spaces": (to_place((0, 0)),)}))

    assert (0, 0) in lies(session)
    assert shape_of(lies(session)) == printed


def test_what_is_proposed_has_the_printed_shape():
    session = a_session(2, way="world")
    for _ in range(4):
        printed = printed_shape(session.state, "sea")
        session.do(offer(session, "lay").command({"spaces": offer(session, "lay").asks({}).guess}))

        assert shape_of(lies(session)) == printed


def test_turning_again_and_again_leads_through_every_way():
    session = a_session(2, way="world")
    session.do(offer(session, "lay").command({"spaces": (to_place((0, 0)),)}))
    seen = [lies(session)]
    for _ in range(6):
        turn = offer(session, "turn_tile")
        session.do(turn.command({"spaces": turn.asks({}).guess}))
        seen.append(lies(session))

    assert len({*seen}) >= 6
