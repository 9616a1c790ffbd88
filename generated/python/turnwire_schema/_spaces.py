# Generated from codegen/ecma.py by `make generate`. Do not edit: changes are lost.

"""What is white space to the schemas: that of ECMA-262, which is not that of Python."""

import re
from typing import Final

NO_SPACE: Final = re.compile(r"[^\t\n\x0b\x0c\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]")
"""The pattern `\\S` of the schemas: one character that is no white space."""
