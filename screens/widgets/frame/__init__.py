"""What a screen is divided by: panels, boxes, bands."""
