"""What a moment shows: pages of nodes, boards of shapes, where all of it comes to lie.

A page is a function that makes a tree of nodes from what it is told; `layout.Laying` gives every
node its place and its picture and returns pieces. A front end draws pieces and says what was
touched; it knows nothing else.
"""
