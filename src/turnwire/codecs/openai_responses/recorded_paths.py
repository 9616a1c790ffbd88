"""Which documents judge an exchange in the dialect openai-responses, by its path."""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.recorded_paths import Definition, RecordedPath

_RESPONSES: Final = "wire/openai-responses/v1"


RECORDED_PATHS: Final = (
    RecordedPath(
        id="openai-responses.chat",
        pattern=re.compile("(/openai)?/v1/responses"),
        is_chat=True,
        request=Definition(f"{_RESPONSES}/request", "ResponsesRequest"),
        response=Definition(f"{_RESPONSES}/response", "Response"),
        event=Definition(f"{_RESPONSES}/event", "StreamData"),
        error=Definition(f"{_RESPONSES}/error", "ErrorResponse"),
    ),
    RecordedPath(
        id="openai-responses.stored",
        pattern=re.compile("/v1/responses/[^/]+(/cancel)?"),
        response=Definition(f"{_RESPONSES}/response", "Response"),
        error=Definition(f"{_RESPONSES}/error", "ErrorResponse"),
    ),
)
