"""A question on a page: nothing is taken that was not touched, and what was let go of stays so."""

from companion.core.message import Message
from companion.core.question import Option, Several
from companion.describe.asking import Acts, asked
from companion.describe.desk import Looking


class Asked:
    """Somebody who is asked, and what was answered."""

    def __init__(self):
        self.looking, self.answered = Looking(), None

    def look(self, **changes):
        return lambda: setattr(self, "looking", Looking(**changes))

    def answers(self, value):
        return lambda: setattr(self, "answered", value)


def test_what_was_guessed_and_let_go_of_is_not_taken_after_all():
    options = tuple(Option(one, Message(one)) for one in ("a", "b"))
    question, who = Several("some", Message("some"), options, guess=("a",)), Asked()
    acts = Acts()
    asked(question, who, acts)
    acts.acts["answer.a"]()

    acts = Acts()
    asked(question, who, acts)
    acts.acts["answer"]()

    assert who.answered == ()
