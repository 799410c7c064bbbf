"""A new game on the screen: drawn from what the game asks, whatever the game.

    <NewChess>:                       # a NewGameScreen with game_id = "chess"
        SettingChips:
            screen: root
            asks: 'length'
        SettingToggle:
            screen: root
            asks: 'blitz'
        Gold:
            reason: root.reason
            on_release: root.start()

What is not asked with the answers so far takes no room.
"""
