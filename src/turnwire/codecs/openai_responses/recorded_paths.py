"""Which documents judge an exchange in the dialect openai-responses, by its path."""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwire.codecs.recorded_paths import path_of

_path: Final = partial(path_of, "openai-responses")

RECORDED_PATHS: Final = (
    _path(
        "chat",
        "(/openai)?/v1/responses",
        is_chat=True,
        request="request#ResponsesRequest",
        response="response#Response",
        event="event#StreamData",
    ),
    _path("stored", "/v1/responses/[^/]+(/cancel)?", response="response#Response"),
)
