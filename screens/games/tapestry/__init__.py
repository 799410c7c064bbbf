"""The screens of Tapestry: a plain table, read without importing any screen."""

_HERE = "screens.games.tapestry"
SCREENS = {
    "picture": "tapestry",
    "glance": f"{_HERE}.glance:Glance",
    "emblem": "card-tapestry",
    "line": "tapestry.screen.line",
    "view": "companion.games.tapestry.table.view:table_view",
    "new": f"{_HERE}.new:NewTapestry",
    "table": f"{_HERE}.table:TapestryTable",
    "company": f"{_HERE}.company:Company",
    "sheet": f"{_HERE}.company_sheet:CompanySheet",
    "catch_up": f"{_HERE}.catch_up:CatchUp",
    "counted_income": f"{_HERE}.counted_income:CountedIncome",
    "bots": f"{_HERE}.bots:BotsTurn",
    "income": f"{_HERE}.income:Income",
    "score": f"{_HERE}.score:TapestryScore",
    "setup": f"{_HERE}.setup:TapestrySetUp",
    "correct": f"{_HERE}.correcting:correct",
    "place": f"{_HERE}.correcting:open_place",
    "checked": "companion.games.tapestry.table.view_check:checked",
    "check_board": f"{_HERE}.check_board:CheckBoard",
    "check_cell": f"{_HERE}.check_board:drawing",
    "turn_of": "companion.games.tapestry.table.view_turns:turn_of",
    "board": f"{_HERE}.board:TapestryBoard",
    "capital": f"{_HERE}.capital:CapitalMat",
}
