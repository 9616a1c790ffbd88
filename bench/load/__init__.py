"""Load on the gateway and on others: many streams at once, each compared with what the server sent."""
