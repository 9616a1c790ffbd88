"""What a server's engine does not hold of a JSON schema, known before it is asked."""
