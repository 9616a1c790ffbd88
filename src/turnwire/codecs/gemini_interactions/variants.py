"""The one row of this dialect: the Gemini Developer API is its only server."""

from __future__ import annotations

from typing import Final

from turnwire.codecs.variants import Variant

GEMINI_INTERACTIONS: Final = Variant(name="gemini-interactions", dialect="gemini-interactions")
