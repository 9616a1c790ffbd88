"""Reader of errors: HTTP responses as in the Gemini API, and stream events with a code and a message."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.errors.bodies import RawError, read_error
from turnwire.codecs.errors.kinds import classify
from turnwire.codecs.gemini.read_errors import STATUS_OF_WORD, classified

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini_interactions import RawInteraction

_NUMBER: Final = re.compile("[0-9]{3}")

# The service writes them in lower case.
_NUMBER_OF: Final = {**STATUS_OF_WORD, "INVALID_REQUEST": 400}


def error_in(error: object) -> ErrorInfo:
    """Return what an error event or the first error of a failed interaction reports, without message content."""
    if not isinstance(error, dict):
        raw = read_error({"error": error})
        info = classify(raw or RawError(), None)
        return info.replace(category=info.category or "server_error")
    told: dict[str, object] = dict(error)
    word = told.get("code")
    if isinstance(word, str):
        told["code"] = _NUMBER_OF.get(word.upper(), int(word) if _NUMBER.fullmatch(word) else None)
        told.setdefault("status", word.upper())
    info = classified(told, None)
    return info.replace(category=info.category or "server_error")


def error_of(interaction: RawInteraction) -> ErrorInfo | None:
    """Return the error of a failed interaction; None if it reports none."""
    errors = interaction.get("errors")
    return error_in(errors[0]) if isinstance(errors, list | tuple) and errors else None
