"""Which documents judge an exchange in the dialect anthropic, by its path."""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.recorded_paths import Definition, RecordedPath, model_lists

_ANTHROPIC: Final = "wire/anthropic/v1"


RECORDED_PATHS: Final = (
    *model_lists("anthropic", "/v1/models", ("anthropic-version",)),
    RecordedPath(
        id="anthropic.chat",
        pattern=re.compile("/v1/messages"),
        is_chat=True,
        request=Definition(f"{_ANTHROPIC}/request", "MessagesRequest"),
        response=Definition(f"{_ANTHROPIC}/response", "Message"),
        event=Definition(f"{_ANTHROPIC}/event", "MessageStreamEvent"),
        error=Definition(f"{_ANTHROPIC}/error", "ErrorResponse"),
    ),
    RecordedPath(
        id="anthropic.count_tokens",
        pattern=re.compile("/v1/messages/count_tokens"),
        request=Definition(f"{_ANTHROPIC}/request", "CountTokensRequest"),
        response=Definition(f"{_ANTHROPIC}/response", "CountTokensResponse"),
        error=Definition(f"{_ANTHROPIC}/error", "ErrorResponse"),
    ),
)
