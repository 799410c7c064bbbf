"""What a game was among all of its kind."""


def record_said(statistics, kept, words) -> str:
    """The best so far, or where it stands; nothing of a first game or without points."""
    place = statistics.place_of(kept.row)
    if place is None or place.among < 2:
        return ""
    if place.rank == 1:
        return words._("app.score.record", n=place.among)
    best = words.say(place.best)
    return words._("app.score.below", place=place.rank, n=place.among, best=best)
