"""The campaign of Imperium as a page: a road with a station for each level."""

PAGES = {"table": "companion.games.imperium.campaign.pages.road:campaign"}
NEXT = "imperium", "companion.games.imperium.campaign.rules:game_options"
NOTED = "companion.games.imperium.campaign.offers:noted"
PICTURES = "companion.games.imperium.pages.shared:PICTURES"
