"""Thoughts and tool calls that a model wrote into its text, read by the row of its format."""
