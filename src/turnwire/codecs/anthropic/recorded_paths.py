"""Which documents judge an exchange in the dialect anthropic, by its path."""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwire.codecs.recorded_paths import model_lists, path_of

_path: Final = partial(path_of, "anthropic")

RECORDED_PATHS: Final = (
    *model_lists("anthropic", "/v1/models", ("anthropic-version",)),
    _path(
        "chat",
        "/v1/messages",
        is_chat=True,
        request="request#MessagesRequest",
        response="response#Message",
        event="event#MessageStreamEvent",
    ),
    _path(
        "count_tokens",
        "/v1/messages/count_tokens",
        request="request#CountTokensRequest",
        response="response#CountTokensResponse",
    ),
)
