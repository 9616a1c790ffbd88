"""Reports of runs: for a terminal, as JUnit XML, as one HTML file, and as a summary in Markdown."""
