"""What the readers and writers of requests share."""
