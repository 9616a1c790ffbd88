# Generated from codegen/ecma.py by `make generate`. Do not edit: changes are lost.

"""What is white space to the schemas: that of ECMA-262, which is not that of Python."""

from typing import Final

from turnwire_schema._late_patterns import late_pattern

NO_SPACE: Final = late_pattern(r"[^\t\n\x0b\x0c\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]")
"""The pattern `\\S` of the schemas: one character that is no white space."""
