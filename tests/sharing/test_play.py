"""A result as a play."""

from datetime import UTC, datetime, timedelta, timezone

from companion.content import load
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.library.numbers import KnownGames
from companion.sharing import play_of

WHEN = datetime(2026, 11, 18, 20, 30, tzinfo=timezone(timedelta(hours=1)))
RESULT = Result(
    rows=(
        Standing("h", "Zoé", 12, 1, winner=True, note=Message("tapestry.as_artificers")),
        Standing("a", Message("tapestry.automa"), None, 2, winner=False, bot=True),
    ),
    note=Message("tapestry.close"),
    highest_wins=False,
)


def say(message: Message) -> str:
    return f"<{message.key}>"


class TestPlayOf:
    def test_messages_become_text(self):
        play = play_of("g", "tapestry", "T", WHEN, RESULT, say, first="a")

        assert [(p.name, p.role, p.first) for p in play.people] == [
            ("Zoé", "<tapestry.as_artificers>", False),
            ("<tapestry.automa>", "", True),
        ]
        assert (play.comment, play.highest_wins) == ("<tapestry.close>", False)

    def test_a_known_game_has_its_title_and_number(self):
        play = play_of("g", "imperium", "Imperium", WHEN, RESULT, say, edition="legends")

        assert (play.title, play.number, play.game) == (
            "Imperium: Legends",
            318182,
            "imperium.legends",
        )

    def test_another_has_none_made_up(self):
        play = play_of("g", "rise_and_fall", "Rise & Fall", WHEN, RESULT, say)

        assert (play.title, play.number) == ("Rise & Fall", None)

    def test_the_time_is_told_in_utc(self):
        assert play_of("g", "tapestry", "T", WHEN, RESULT, say).utc == "2026-11-18 19:30:00"
        assert WHEN.astimezone(UTC).hour == 19

    def test_only_known_numbers_are_kept(self):
        known = load("bgg.json", KnownGames).games

        assert {key: game.number for key, game in known.items()} == {
            "tapestry": 286096,
            "imperium.classics": 318184,
            "imperium.legends": 318182,
            "imperium.horizons": 367518,
        }
