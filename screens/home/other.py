"""A game that goes on, beside the one last played."""

from screens.widgets.rows import ItemRow


class OtherGame(ItemRow):
    """Another game that goes on."""

    def on_release(self):
        """Said by the list of home."""
