"""What Loom is, which version, whose games."""

from kivy.app import App
from kivy.properties import StringProperty

from companion import __version__
from companion.content.notices import notices
from screens.kv import load_kv
from screens.navigation import View


class About(View):
    """A page to read."""

    version = StringProperty(__version__)
    licences = StringProperty("")

    def enter(self, **_where):
        """The licences are read when somebody looks."""
        said = App.get_running_app().i18n._
        self.licences = "\n".join(
            said("app.about.notice", name=one.name, licence=one.licence, holder=one.holder)
            for one in notices()
        )


load_kv(__file__)
