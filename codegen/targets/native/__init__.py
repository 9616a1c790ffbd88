"""What the targets of compiled languages share: shapes of types, rules for a small validator, patterns as tables.

No target of its own; ``go`` and ``rust`` print what stands here in their language.
"""
