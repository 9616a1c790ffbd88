"""The synchronous providers, generated from the asynchronous code."""
