"""The squares of a capital and the shapes that lie on them: plain geometry."""
