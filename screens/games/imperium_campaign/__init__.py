"""The campaign of Imperium on the screen."""

SCREENS = {
    "within": "imperium",
    "emblem": "imperium-vp",
    "line": "imperium.screen.campaign_line",
    "view": "companion.games.imperium.views.campaign:campaign_view",
    "new": "screens.games.imperium.campaign_new:NewCampaign",
    "table": "screens.games.imperium.campaign:Campaign",
}
