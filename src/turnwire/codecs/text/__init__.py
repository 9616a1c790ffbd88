"""Read thoughts and tool calls that a model wrote into its text, by the row of its format."""
