"""The words that `text_format` has besides the names of formats."""

from __future__ import annotations

from typing import Final

OFF: Final = "off"
"""Nothing is read and nothing reported."""
AUTO: Final = "auto"
"""Read is what the model is known to write; marks that are of no known format are reported."""
