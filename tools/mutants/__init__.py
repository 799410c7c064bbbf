"""Small wrongs put into the code one by one, to see whether the tests notice.

python -m tools.mutants [--room core] [--seed N] [--count 40] [--minutes 10]

Reproducible: the same seed, count and room choose the same mutants. Each runs only the tests that
touch its line, the quick ones first. What nobody can notice is judged once in `equivalent.txt`.
"""
