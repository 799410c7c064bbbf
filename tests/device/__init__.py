"""What the device does beside drawing."""
