"""What lies on the table of Rise & Fall, as pictures of plain shapes."""
