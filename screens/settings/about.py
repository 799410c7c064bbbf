"""What Loom is, which version, whose games."""

from kivy.properties import StringProperty

from companion import __version__
from screens.kv import load_kv
from screens.navigation import View


class About(View):
    """A page to read."""

    version = StringProperty(__version__)


load_kv(__file__)
