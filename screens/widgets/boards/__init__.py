"""What is drawn to be read and touched by place: hexes, charts, a grid of people."""
