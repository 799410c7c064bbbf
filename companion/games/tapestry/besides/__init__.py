"""What effects do to anybody outside of a turn that the app follows: carried out all the same."""
