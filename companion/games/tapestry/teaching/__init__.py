"""What owners teach of their own box: put together from the words of the vocabulary, and kept."""
