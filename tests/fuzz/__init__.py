"""A fuzzer that knows the structure of what it breaks: damaged payloads through everything that reads from the wire."""
