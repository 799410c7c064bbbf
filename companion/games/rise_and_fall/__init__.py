"""Rise & Fall: phases, trophies, decline and its prices, and the long sum at the end."""
