"""python -m tools.comments"""

from tools.comments import main

main()
