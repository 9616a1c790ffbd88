"""Values on the wire: JSON, types, numbers, rows, unknown fields."""
