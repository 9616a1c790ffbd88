"""A client's request on its way to a provider, and the answer on its way back."""
