"""Several processes of the gateway at one port."""
