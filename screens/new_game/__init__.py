"""A new game on the screen: drawn from what the game asks, whatever the game.

    <NewChess>:                       # a NewGameScreen with game_id = "chess"
        SettingChips:
            screen: root
            key: 'length'
        SettingToggle:
            screen: root
            key: 'blitz'
        Gold:
            reason: root.reason
            on_release: root.start()

What is not asked with the answers so far takes no room.
"""
