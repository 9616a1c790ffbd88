"""Which documents judge an exchange in the dialect gemini-interactions, by its path."""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwire.codecs.recorded_paths import path_of

_path: Final = partial(path_of, "gemini-interactions")

RECORDED_PATHS: Final = (
    _path(
        "chat",
        "/v1(beta)?/interactions",
        is_chat=True,
        request="request#InteractionRequest",
        response="response#Interaction",
        event="event#InteractionEvent",
    ),
)
