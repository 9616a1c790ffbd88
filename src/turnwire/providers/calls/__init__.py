"""One call to a provider: steps, streams, retries, fallback, measurements."""
