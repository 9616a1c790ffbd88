"""Questions that no server should accept: broken bodies, missing and wrong fields, parameters out of range."""

from __future__ import annotations

from typing import Any, Final

from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.requests import GONE, MODEL, Edits, Question

_HELLO: Final = {"text": "Say hello.", "parameters": {"temperature": 0, "max_tokens": 16}}

# The places of the parts of a body in each dialect.
_MESSAGES: Final = {
    "ollama": "/messages",
    "openai-chat": "/messages",
    "openai-responses": "/input",
    "anthropic": "/messages",
    "gemini": "/contents",
    "gemini-interactions": "/input",
}
_PARTS: Final = {
    "openai-chat": "/messages/0/content",
    "openai-responses": "/input/0/content",
    "anthropic": "/messages/0/content",
    "gemini": "/contents/0/parts",
}
_PARAMETERS: Final = {
    "ollama": "/options/{}",
    "openai-chat": "/{}",
    "openai-responses": "/{}",
    "anthropic": "/{}",
    "gemini": "/generationConfig/{}",
    "gemini-interactions": "/generation_config/{}",
}
_NAMES: Final = {
    "top_p": {"gemini": "topP"},
    "stop": {
        "anthropic": "stop_sequences",
        "gemini": "stopSequences",
        "gemini-interactions": "stop_sequences",
    },
}
_BY_FLAG: Final = ("ollama", "openai-chat", "openai-responses", "anthropic", "gemini-interactions")


def _messages(value: Any, *, below: str = "", without: str = "") -> Edits:
    """The messages, or what is below them, made `value`."""
    return {
        dialect: ((f"{place}{below}", value),) for dialect, place in _MESSAGES.items() if dialect not in without.split()
    }


def _message(name: str, value: Any, dialects: str = "ollama openai-chat openai-responses anthropic") -> Edits:
    """A member of the first message made `value`."""
    return {each: ((f"{_MESSAGES[each]}/0/{name}", value),) for each in dialects.split()}


def _part(value: Any) -> Edits:
    """A list with one part in place of the first message's text."""
    return {dialect: ((place, [value]),) for dialect, place in _PARTS.items()}


def _parameter(name: str, value: Any, without: str = "") -> Edits:
    found: dict[str, Any] = {}
    for dialect, place in _PARAMETERS.items():
        if dialect not in without.split():
            found[dialect] = ((place.format(_NAMES.get(name, {}).get(dialect, name)), value),)
    return found


def _limit(value: Any, without: str = "") -> Edits:
    """The limit of the answer made `value`."""
    found = {
        name: ((f"/{'/'.join(row.limit)}", value),) for name, row in DIALECTS.items() if name not in without.split()
    }
    return {**found, "openai-chat": (("/max_completion_tokens", GONE), *found["openai-chat"])}


def _fault(name: str, edits: Edits, *, stream: bool = False) -> Question:
    return Question(id=name, ask=_HELLO, edits=edits, stream=stream)


def _raw(name: str, body: bytes) -> Question:
    return Question(id=name, ask=_HELLO, raw=body)


BODIES: Final = (
    _raw("json-broken", b'{"model": "x", "messages": [{"role": "user", '),
    _raw("json-none", b""),
    _raw("json-list", b"[]"),
    _raw("json-not-utf8", b'{"model": "x", "messages": [{"role": "user", "content": "\xff\xfe"}]}'),
    Question(id="chat-get", ask=_HELLO, method="GET"),
    Question(id="path-unknown", ask=_HELLO, below="/turnwire-no-such-path"),
    Question(id="path-unknown-get", ask=_HELLO, below="/turnwire-no-such-path", method="GET"),
)

FIELDS: Final = (
    _fault("messages-none", _messages(GONE, without="ollama")),
    _fault("messages-empty", _messages([], without="ollama")),
    _fault("messages-text", _messages("hello", without="openai-responses gemini-interactions")),
    _fault("messages-null", _messages(None, without="ollama")),
    _fault("messages-number", _messages(7)),
    _fault("message-text", _messages(["hello"], without="gemini gemini-interactions")),
    _fault("role-none", _message("role", GONE, "ollama openai-chat anthropic")),
    _fault("role-unknown", _message("role", "nonsense")),
    _fault("role-unknown-streamed", _message("role", "nonsense"), stream=True),
    _fault("role-number", _message("role", 7)),
    _fault("content-none", _message("content", GONE, "openai-chat openai-responses anthropic")),
    _fault("content-null", _message("content", None, "openai-chat openai-responses anthropic")),
    _fault("content-number", _message("content", 7)),
    _fault("part-unknown", _part({"type": "nonsense"})),
    _fault("part-without-text", {k: v for k, v in _part({"type": "text"}).items() if k != "openai-responses"}),
    _fault(
        "model-none", dict.fromkeys(("ollama", "openai-chat", "openai-responses", "anthropic"), (("/model", GONE),))
    ),
    _fault("model-empty", dict.fromkeys(("ollama", "openai-chat", "openai-responses", "anthropic"), (("/model", ""),))),
    _fault("model-number", dict.fromkeys(("ollama", "openai-chat", "openai-responses", "anthropic"), (("/model", 7),))),
    _fault("model-unknown", dict.fromkeys(_MESSAGES, ((MODEL, "turnwire-no-such-model"),))),
    _fault("model-unknown-streamed", dict.fromkeys(_MESSAGES, ((MODEL, "turnwire-no-such-model"),)), stream=True),
    _fault("stream-text", dict.fromkeys(_BY_FLAG, (("/stream", "nonsense"),))),
    _fault("limit-missing", {"anthropic": (("/max_tokens", GONE),)}),
    _fault(
        "image-broken",
        {
            "openai-chat": (
                (
                    "/messages/0/content",
                    [{"type": "image_url", "image_url": {"url": "data:image/png;base64,!!!"}}],
                ),
            ),
            "ollama": (("/messages/0/images", ["!!!"]),),
        },
    ),
    _fault("body-streamed", _messages(7), stream=True),
)

PARAMETERS: Final = (
    _fault("temperature-text", _parameter("temperature", "hot")),
    _fault("temperature-digits", _parameter("temperature", "0.5")),
    _fault("temperature-negative", _parameter("temperature", -1, "ollama")),
    _fault("temperature-high", _parameter("temperature", 100, "ollama")),
    _fault("top-p-text", _parameter("top_p", "all")),
    _fault("top-p-high", _parameter("top_p", 1.5, "ollama")),
    _fault("limit-text", _limit("many")),
    _fault("limit-negative", _limit(-7, "ollama")),
    _fault("limit-fraction", _limit(1.5, "ollama")),
    _fault("limit-true", _limit(True)),
    _fault("stop-number", _parameter("stop", 7, "openai-responses")),
    _fault("seed-text", _parameter("seed", "x", "openai-responses anthropic")),
    _fault("choices-none", {"openai-chat": (("/n", 0),)}),
    _fault("choices-text", {"openai-chat": (("/n", "two"),)}),
    _fault("logprobs-many", {"openai-chat": (("/logprobs", True), ("/top_logprobs", 1000))}),
    _fault("stream-options-alone", {"openai-chat": (("/stream_options", {"include_usage": True}),)}),
)
