"""What the screens draw of a game of Tapestry: frozen records, decided here."""
