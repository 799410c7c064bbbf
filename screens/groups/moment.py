"""How a table stood at a moment, in the groups it is checked in: where a game draws no board."""

from screens.groups.check_group import CheckGroup
from screens.widgets.frame.panel import Stack


class Moment(Stack):
    """Looked at alone: nothing is put right there."""

    game_id = ""
    corrects = False

    def fit_into(self, panel) -> None:
        """It scrolls with the panel."""
        self.spacing = panel.body.spacing

    def show(self, session, state) -> None:
        """Everything that lies somewhere; widgets stay while only values change."""
        self.game_id = session.game.id
        groups = session.game.checked(state)
        while len(self.children) > len(groups):
            self.remove_widget(self.children[0])
        while len(self.children) < len(groups):
            self.add_widget(CheckGroup(screen=self))
        for made, group in zip(reversed(self.children), groups, strict=True):
            made.show(group)
