"""Agent threads over HTTP."""
