"""What lies above a screen: sheets, toasts, long work."""
