"""What games offer, in random whole games played by nothing else."""
