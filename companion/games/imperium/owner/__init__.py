"""What the owner of the booklet reads, tells and puts right: no game has to be open for it."""
