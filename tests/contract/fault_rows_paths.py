"""Faults of other paths than those where models answer, and of several requests together."""

from __future__ import annotations

from typing import Final

from tests.contract.faults import GONE, row
from turnwire.contract.live.checks.completions import PROMPT

_CHAT: Final = "openai-chat"
_REFUSAL: Final = {"error": {"message": "no", "type": "invalid_request_error", "param": None, "code": None}}
_SHOW: Final = "/api/show"
MODELS: Final = (
    row("models.list", _CHAT, "/v1/models", ("set", "/data", {})),
    row("models.any", _CHAT, "/v1/models", ("set", "/data", [])),
    row("models.unique", "ollama", "/api/tags", ("set", "/models/-", {"name": "mock", "model": "mock"})),
    row("models.asked", _CHAT, "/v1/models", ("set", "/data/0/id", "other")),
    row("models.media-type", _CHAT, "/v1/models", ("header", "content-type", "text/html")),
    row("models.one", _CHAT, "/v1/models/mock", ("set", "/id", 7)),
    row("models.one-named", _CHAT, "/v1/models/mock", ("set", "/id", "other")),
    row("models.unknown", _CHAT, "/v1/models/turnwire", ("status", 200)),
    row("models.show", "ollama", _SHOW, ("set", "/details", 7)),
    row("models.show-capabilities", "ollama", _SHOW, ("set", "/capabilities", GONE)),
    row("models.show-unknown", "ollama", _SHOW, ("status", 400), where="no-such"),
    row("models.show-number", "ollama", _SHOW, ("status", 500), where=":7"),
    row("models.version", "ollama", "/api/version", ("set", "/version", 7)),
    row("models.running", "ollama", "/api/ps", ("set", "/models", 7)),
    row("models.health", _CHAT, "/health", ("status", 503)),
)

_VECTORS: Final = "/v1/embeddings"
_FIRST: Final = "/data/0/embedding"
_ODD: Final[list[float]] = [1.0, -50.0, 3.0, 4.0]
_LISTED: Final = '"input":['
EMBEDDINGS: Final = (
    row("embeddings.document", _CHAT, _VECTORS, ("body", b"{}"), where=_LISTED),
    row("embeddings.one-text", _CHAT, _VECTORS, ("set", "/data/-", {"embedding": _ODD}), where='"input":"A'),
    row("embeddings.as-many", _CHAT, _VECTORS, ("set", "/data/1", GONE), where=_LISTED),
    row("embeddings.numbers", _CHAT, _VECTORS, ("set", f"{_FIRST}/0", None), where=_LISTED),
    row("embeddings.one-length", _CHAT, _VECTORS, ("set", f"{_FIRST}/-", 1.0), where=_LISTED),
    row("embeddings.same-again", _CHAT, _VECTORS, ("set", _FIRST, _ODD), time=1),
    row("embeddings.in-order", _CHAT, _VECTORS, ("set", _FIRST, _ODD), where='["Stocks'),
    row("embeddings.alone-as-together", _CHAT, _VECTORS, ("set", _FIRST, _ODD), where=_LISTED),
    row(
        "embeddings.differ",
        _CHAT,
        _VECTORS,
        ("set", _FIRST, _ODD),
        ("set", "/data/1/embedding", _ODD),
        where=_LISTED,
    ),
    row("embeddings.index", _CHAT, _VECTORS, ("set", "/data/1/index", 0), where=_LISTED),
    row("embeddings.usage", _CHAT, _VECTORS, ("set", "/usage", GONE), where=_LISTED),
    row("embeddings.base64", _CHAT, _VECTORS, ("set", _FIRST, _ODD), where="base64"),
    row("embeddings.unicode", _CHAT, _VECTORS, ("set", _FIRST, []), where="Gr"),
    row("embeddings.input-none", "gemini", "/v1beta/models/mock:batch", ("status", 500), where="{}"),
    row("embeddings.input-number", _CHAT, _VECTORS, ("status", 500), where='"input":7'),
    row(
        "embeddings.model-unknown",
        _CHAT,
        _VECTORS,
        ("status", 200),
        where="no-such",
        right=(("refuse", 404, _REFUSAL),),
    ),
)

_TEXTS: Final = "/v1/completions"
_WHOLE: Final = '"stream":false'
_STREAM: Final = '"stream":true'
COMPLETIONS: Final = (
    row("completions.document", _CHAT, _TEXTS, ("body", b"{}"), where=_WHOLE),
    row("completions.text", _CHAT, _TEXTS, ("set", "/choices/0/text", ""), where=_WHOLE),
    row("completions.finish", _CHAT, _TEXTS, ("set", "/choices/0/finish_reason", None), where=_WHOLE),
    row("completions.usage", _CHAT, _TEXTS, ("set", "/usage", GONE), where=_WHOLE),
    row("completions.limit", _CHAT, _TEXTS, ("set", "/usage/completion_tokens", 99), where=_WHOLE),
    row("completions.repeats", _CHAT, _TEXTS, ("set", "/choices/0/text", "other"), time=1),
    row("completions.stop", _CHAT, _TEXTS, ("set", "/choices/0/text", "You said: eight, nine, ten"), where='"stop"'),
    row("completions.streamed", _CHAT, _TEXTS, ("frame", 1, b"data: {oops"), where=_STREAM),
    row("completions.streamed-media-type", _CHAT, _TEXTS, ("header", "content-type", "text/html"), where=_STREAM),
    row("completions.streamed-end", _CHAT, _TEXTS, ("drop", "[DONE]"), where=_STREAM),
    row("completions.streamed-as-whole", _CHAT, _TEXTS, ("event", 0, "/choices/0/text", "other"), where=_STREAM),
    row("completions.prompt-none", _CHAT, _TEXTS, ("status", 500), where='{"model":"mock","max_tokens"'),
    row("completions.prompt-number", _CHAT, _TEXTS, ("status", 200), where="7.5"),
    row(
        "completions.prompts",
        _CHAT,
        _TEXTS,
        ("set", "/choices/1", GONE),
        where='"prompt":[',
        right=(("set", "/choices", [{"text": " a", "index": 0}, {"text": " b", "index": 1}]),),
    ),
    row(
        "completions.echo",
        _CHAT,
        _TEXTS,
        ("set", "/choices/0/text", " eight"),
        where='"echo"',
        right=(("set", "/choices/0/text", f"{PROMPT} eight"),),
    ),
    row("completions.model-unknown", _CHAT, _TEXTS, ("status", 200), where="no-such"),
)

_COUNT: Final = "/v1/messages/count_tokens"
OTHERS: Final = (
    row("counting.number", "anthropic", _COUNT, ("set", "/input_tokens", 0)),
    row("counting.grows", "anthropic", _COUNT, ("set", "/input_tokens", 5)),
    row("counting.as-answered", "anthropic", _COUNT, ("set", "/input_tokens", 500)),
    row("counting.refuses", "anthropic", _COUNT, ("status", 500), where='"messages":7'),
    row("counting.tokenize", _CHAT, "/tokenize", ("set", "/tokens", ["x"])),
    row("counting.detokenize", _CHAT, "/detokenize", ("body", b'{"prompt": "other", "content": "other"}')),
    row("cancellation.in-mid-stream", _CHAT, "plain", ("status", 500)),
    row("cancellation.at-once", _CHAT, "plain", ("status", 500)),
    row("cancellation.many", _CHAT, "plain", ("status", 500)),
    row("cancellation.streams-after", _CHAT, "plain-streamed", ("drop", '"stop"'), time=1),
    row("concurrency.answered", _CHAT, "/v1/chat", ("status", 500), where="mark-3"),
    row("concurrency.answered-streamed", _CHAT, "/v1/chat", ("cut", 200), where="mark-3"),
    row("concurrency.own-answer", _CHAT, "/v1/chat", ("bytes", b"mark-3", b"mark-4"), where="mark-3"),
    row("concurrency.own-answer-streamed", _CHAT, "/v1/chat", ("bytes", b"rk-3", b"rk-4"), where="mark-3"),
    row("concurrency.ids-differ", _CHAT, "/v1/chat", ("set", "/id", "chatcmpl-1"), where="mark-"),
    row(
        "concurrency.ids-differ-streamed", "anthropic", "/v1/messages", ("event", 0, "/message/id", "m"), where="mark-"
    ),
    row(
        "concurrency.busy-says-when",
        _CHAT,
        "/v1/chat",
        ("refuse", 429, _REFUSAL),
        where="mark-3",
        right=(("refuse", 429, _REFUSAL), ("header", "retry-after", "1")),
    ),
)
