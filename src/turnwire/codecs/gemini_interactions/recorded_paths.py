"""Which documents judge an exchange in the dialect gemini-interactions, by its path."""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.recorded_paths import Definition, RecordedPath

_INTERACTIONS: Final = "wire/gemini-interactions/v1"


RECORDED_PATHS: Final = (
    RecordedPath(
        id="gemini-interactions.chat",
        pattern=re.compile("/v1(beta)?/interactions"),
        is_chat=True,
        request=Definition(f"{_INTERACTIONS}/request", "InteractionRequest"),
        response=Definition(f"{_INTERACTIONS}/response", "Interaction"),
        event=Definition(f"{_INTERACTIONS}/event", "InteractionEvent"),
        error=Definition(f"{_INTERACTIONS}/error", "ErrorResponse"),
    ),
)
