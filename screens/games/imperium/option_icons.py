"""The pictures of answers of Imperium that are no names, by how their keys begin."""

ICONS = {
    "imperium.naming.found_unnamed": "check",
    "imperium.number": "imperium-slot",
    "imperium.offer.space": "imperium-market",
    "imperium.option.archived_": "imperium-history",
    "imperium.option.as_expected": "check",
    "imperium.option.fame_gone": "imperium-king-of-kings",
    "imperium.option.king_": "imperium-king-of-kings",
    "imperium.option.main_empty": "imperium-main-deck",
    "imperium.option.no_row": "cross",
    "imperium.option.not_as_expected": "differs",
    "imperium.option.pile_not_counted": "imperium-unrest",
    "imperium.screen.card_civilised": "imperium-civilised",
    "imperium.screen.card_dual": "imperium-civilised",
    "imperium.screen.card_region": "imperium-region",
    "imperium.screen.card_tributary": "imperium-tributary",
    "imperium.screen.card_uncivilised": "imperium-uncivilised",
    "imperium.screen.power_": "imperium-power",
    "imperium.slot": "imperium-slot",
    "imperium.tokens": "imperium-materials",
}
"""The longest that fits is taken."""
