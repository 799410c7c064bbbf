"""The campaign of Imperium as a page: a road with a station for each level."""

PAGES = {"table": "companion.games.imperium.campaign.pages.road:campaign"}
PICTURES = "companion.games.imperium.pages.shared:PICTURES"
