"""Model calls: convert a client's request, call the provider, and convert the response."""
