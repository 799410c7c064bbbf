"""What the terminal does with Tapestry alone: a demo, many games, the bots asked by line."""
