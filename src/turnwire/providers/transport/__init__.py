"""HTTP transport to one server: connections, pools, time limits, the local-only rule."""
