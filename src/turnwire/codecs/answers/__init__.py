"""What the readers of answers share."""
