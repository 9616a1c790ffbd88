"""What operators start from: examples/deploy."""
