"""What becomes of every field of a completion in every dialect that has them: comes back, a named loss, or never sent.

The words are those of `coverage.entry`; tests execute them. Here stands what is not usual. Parameters are
those of a chat, for which the dialect's own page of the ledger counts, but for what stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse

from turnwire.codecs.coverage.entry import MAPPED, Words, filled
from turnwire.codecs.coverage.table import COVERAGE
from turnwire.codecs.losses import SHARED

_STORED: Final = "never sent: stored with the request"
_USUAL: Final = {"metadata": _STORED, "diagnostics": "never sent: Turnwire's own notes"}
_FREE: Final = "unsaid: free text is the absence of a format"

Page = Mapping[str, Mapping[str, Words]]
"""By class and field."""


def _page(
    dialect: str, request: Mapping[str, Words], parameters: Mapping[str, Words], answer: Mapping[str, Words]
) -> Page:
    own = {"CompletionRequest": {**request, "extras": _STORED}, "CompletionResponse": answer}
    return {**filled(dialect, own, (CompletionRequest, CompletionResponse), _USUAL), "ModelParameters": parameters}


_COUNTED: Final = "unsaid: the server always counts"
_REQUEST: Final[Mapping[str, Words]] = {
    "suffix": (MAPPED, "openai-chat.suffix"),
    "system": "openai-chat.system_text",
    "images": "openai-chat.prompt_image",
    "response_format": (MAPPED, _FREE, "openai-chat.completion_format", "openai-chat.format_detail"),
    "stream_options": (MAPPED, "unsaid: without a stream they say nothing"),
}
_PARAMETERS: Final[Mapping[str, Words]] = {
    "max_tokens": MAPPED,
    "thinking": ("openai-chat.thinking_level", "openai-chat.thinking_switch"),
    "provider_options": (MAPPED, "openai-chat.completion_option"),
}
_ANSWER: Final[Mapping[str, Words]] = {
    "thinking": "openai-chat.completion_thinking",
    "usage": (MAPPED, "openai-chat.usage_detail", "openai-chat.usage_unknown"),
    "finish_reason": (MAPPED, "openai-chat.finish_reason"),
    "raw_finish_reason": (MAPPED, "same as: where it means the same"),
    "model": (MAPPED, "openai-chat.identity"),
    "id": (MAPPED, "openai-chat.identity"),
    "created": (MAPPED, "openai-chat.created", "openai-chat.identity"),
}

COVERED: Final[Mapping[str, Page]] = {
    "openai-chat": _page("openai-chat", _REQUEST, _PARAMETERS, _ANSWER),
    "ollama": _page(
        "ollama",
        {
            "prompt": (MAPPED, "ollama.image_tag"),
            "images": (MAPPED, "ollama.media_url", "ollama.image_detail", "ollama.media_type"),
            "response_format": (MAPPED, _FREE, "ollama.format_description", "ollama.format_strict"),
            "stream_options": (_COUNTED, "ollama.include_usage"),
        },
        {},
        {
            "usage": (MAPPED, "ollama.usage_detail"),
            "finish_reason": (MAPPED, "ollama.finish_reason"),
            "raw_finish_reason": (MAPPED, "same as: where it means the same"),
            "model": (MAPPED, "ollama.identity"),
            "id": "ollama.response_id",
            "created": (MAPPED, "ollama.created", "ollama.identity"),
        },
    ),
}
"""By dialect, class and field."""


def _of_llamacpp(suffix: Words) -> Page:
    answer: Mapping[str, Words] = {
        **_ANSWER,
        "usage": (MAPPED, "openai-chat.usage_detail", "openai-chat.usage_unknown", "openai-chat.native_usage"),
        "finish_reason": (MAPPED, "openai-chat.finish_reason", "openai-chat.native_end"),
        "model": MAPPED,
        "id": "openai-chat.native_identity",
        "created": "unsaid: an answer has no time",
        "extras": (
            MAPPED,
            "same as: beside the fields that every answer has",
            "openai-chat.native_choices",
            "openai-chat.native_probabilities",
        ),
    }
    return _page("openai-chat", {**_REQUEST, "suffix": suffix, "stream_options": _COUNTED}, _PARAMETERS, answer)


NATIVE: Final[Mapping[str, Page]] = {
    "native": _of_llamacpp("openai-chat.suffix"),
    "infill": _of_llamacpp((MAPPED, "same as: an empty one")),
}
"""The same for the endpoints that llama.cpp has of its own, by endpoint."""

_OWN: Final[Mapping[str, str]] = import_module("turnwire.codecs.openai_chat.names").OWN
LOSSES: Final[Mapping[str, Mapping[str, str]]] = {
    "openai-chat": {
        f"openai-chat.{name}": sentence
        for name, sentence in {"format_detail": SHARED["format_detail"], **_OWN}.items()
        if f"openai-chat.{name}" not in COVERAGE["openai-chat"].losses
    }
}
"""Losses that only completions have, by dialect; the others are those of chats."""
