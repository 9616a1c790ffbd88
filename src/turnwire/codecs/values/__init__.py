"""Wire values: JSON, types, numbers, rows, unknown fields."""
