"""What all finished games add up to, in one place for every screen that asks."""

from companion.library.statistics.answer import Answer, Group, Month, Place, Point, Rival, Streak
from companion.library.statistics.statistics import EVERYBODY, Statistics, Taste
from companion.library.statistics.subject import Subject, subject_of
from companion.library.statistics.telling import Section, among_people

__all__ = [
    "EVERYBODY",
    "Answer",
    "Group",
    "Month",
    "Place",
    "Point",
    "Rival",
    "Section",
    "Statistics",
    "Streak",
    "Subject",
    "Taste",
    "among_people",
    "subject_of",
]
