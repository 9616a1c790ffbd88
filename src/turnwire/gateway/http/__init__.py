"""HTTP layer of the gateway: connections, bodies, access, limits."""
