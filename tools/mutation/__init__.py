"""The parts of `tools/mutants.py`: which mutants there are, which tests know their lines, and how they are tried."""
