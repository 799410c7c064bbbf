"""`python -m companion where`: the folders."""

from companion.console.language import spoken
from companion.console.places import home_folder
from companion.resources import data_dir


def main(arguments: list[str]) -> int:
    """Print where games are kept, where edited copies go and where the shipped data lies."""
    home = home_folder()
    say = spoken().say
    print(say("console.where.home", folder=str(home)))
    print(say("console.where.edited", folder=str(home / "edited")))
    print(say("console.where.data", folder=str(data_dir())))
    return 0
