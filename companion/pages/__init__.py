"""The pages that belong to no game alone; each a function that makes a `Page`."""
