"""What is touched: buttons, chips, fields, the bar at the top."""
