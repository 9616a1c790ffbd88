"""Provider calls: I/O steps, streams, retries, fallback, measurements."""
