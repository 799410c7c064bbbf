"""The campaign of Imperium on the screen."""

SCREENS = {
    "emblem": "imperium-vp",
    "view": "companion.games.imperium.views.campaign:campaign_view",
    "new": "screens.games.imperium.campaign_new:NewCampaign",
    "table": "screens.games.imperium.campaign:Campaign",
}
