"""HTTP below the gateway's handlers: connections, bodies, access, limits."""
