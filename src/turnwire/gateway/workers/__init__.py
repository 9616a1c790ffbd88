"""Several processes that serve one port: each is a whole gateway, and they share nothing but their sockets."""
