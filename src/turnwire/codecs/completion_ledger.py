"""What becomes of every field of a completion in every dialect that has them: comes back, a named loss, or never sent.

The words are those of `turnwire.codecs.ledger_entry`; tests execute them. Parameters are those of a chat, for which the
dialect's own page of the ledger counts, but for what stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from turnwire.codecs.ledger_entry import Words

_MAPPED: Final = "mapped"
_STORED: Final = "never sent: stored with the request"
_NOTES: Final = "never sent: Turnwire's own notes"
_FREE: Final = "unsaid: free text is the absence of a format"

COVERED: Final[Mapping[str, Mapping[str, Mapping[str, Words]]]] = MappingProxyType(
    {
        "openai-chat": {
            "CompletionRequest": {
                "prompt": _MAPPED,
                "parameters": _MAPPED,
                "suffix": (_MAPPED, "openai-chat.suffix"),
                "system": "openai-chat.system_text",
                "images": "openai-chat.prompt_image",
                "response_format": (_MAPPED, _FREE, "openai-chat.completion_format", "openai-chat.format_detail"),
                "stream": _MAPPED,
                "stream_options": (_MAPPED, "unsaid: without a stream they say nothing"),
                "metadata": _STORED,
                "extras": _STORED,
            },
            "ModelParameters": {
                "max_tokens": _MAPPED,
                "thinking": ("openai-chat.thinking_level", "openai-chat.thinking_switch"),
                "provider_options": (_MAPPED, "openai-chat.completion_option"),
            },
            "CompletionResponse": {
                "text": _MAPPED,
                "thinking": "openai-chat.completion_thinking",
                "usage": (_MAPPED, "openai-chat.usage_detail", "openai-chat.usage_unknown"),
                "finish_reason": (_MAPPED, "openai-chat.finish_reason"),
                "raw_finish_reason": (_MAPPED, "same as: where it means the same"),
                "model": (_MAPPED, "openai-chat.identity"),
                "id": (_MAPPED, "openai-chat.identity"),
                "created": (_MAPPED, "openai-chat.created", "openai-chat.identity"),
                "diagnostics": _NOTES,
                "extras": _MAPPED,
            },
        },
        "ollama": {
            "CompletionRequest": {
                "prompt": (_MAPPED, "ollama.image_tag"),
                "parameters": _MAPPED,
                "suffix": _MAPPED,
                "system": _MAPPED,
                "images": (_MAPPED, "ollama.media_url", "ollama.image_detail", "ollama.media_type"),
                "response_format": (_MAPPED, _FREE, "ollama.format_description", "ollama.format_strict"),
                "stream": _MAPPED,
                "stream_options": ("unsaid: the server always counts", "ollama.include_usage"),
                "metadata": _STORED,
                "extras": _STORED,
            },
            "ModelParameters": {},
            "CompletionResponse": {
                "text": _MAPPED,
                "thinking": _MAPPED,
                "usage": (_MAPPED, "ollama.usage_detail"),
                "finish_reason": (_MAPPED, "ollama.finish_reason"),
                "raw_finish_reason": (_MAPPED, "same as: where it means the same"),
                "model": (_MAPPED, "ollama.identity"),
                "id": "ollama.response_id",
                "created": (_MAPPED, "ollama.created", "ollama.identity"),
                "diagnostics": _NOTES,
                "extras": _MAPPED,
            },
        },
    }
)
"""By dialect, class and field."""

_OF_LLAMACPP: Final[Mapping[str, Mapping[str, Words]]] = {
    "CompletionResponse": {
        **COVERED["openai-chat"]["CompletionResponse"],
        "usage": (_MAPPED, "openai-chat.usage_detail", "openai-chat.usage_unknown", "openai-chat.native_usage"),
        "finish_reason": (_MAPPED, "openai-chat.finish_reason", "openai-chat.native_end"),
        "model": _MAPPED,
        "id": "openai-chat.native_identity",
        "created": "unsaid: an answer has no time",
        "extras": (
            _MAPPED,
            "same as: beside the fields that every answer has",
            "openai-chat.native_choices",
            "openai-chat.native_probabilities",
        ),
    },
}

NATIVE: Final[Mapping[str, Mapping[str, Mapping[str, Words]]]] = MappingProxyType(
    {
        "native": {
            "CompletionRequest": {
                **COVERED["openai-chat"]["CompletionRequest"],
                "suffix": "openai-chat.suffix",
                "stream_options": "unsaid: the server always counts",
            },
            "ModelParameters": COVERED["openai-chat"]["ModelParameters"],
            **_OF_LLAMACPP,
        },
        "infill": {
            "CompletionRequest": {
                **COVERED["openai-chat"]["CompletionRequest"],
                "suffix": (_MAPPED, "same as: an empty one"),
                "stream_options": "unsaid: the server always counts",
            },
            "ModelParameters": COVERED["openai-chat"]["ModelParameters"],
            **_OF_LLAMACPP,
        },
    }
)
"""The same for the endpoints that llama.cpp has of its own, by endpoint."""

LOSSES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {"openai-chat": import_module("turnwire.codecs.openai_chat.losses").COMPLETION_LOSSES}
)
"""Losses that only completions have, by dialect; the others are those of chats."""
