"""The dialects as clients meet them: one row for each path, and what a client of that dialect expects around a body.

A row says which codec reads and writes, where model and stream are named, how a stream is framed and what may be sent
while it is silent. Everything else about a dialect is in its codec.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from turnwire.codecs.ollama.write_answer import wire_time
from turnwire.codecs.wirejson import dump_wire_json

StreamRule = Literal["flag", "flag_on", "always", "never"]
"""Where the wish for a stream stands: `stream` in the body (absent: no, or yes), or the path."""

SSE: Final = "text/event-stream"
NDJSON: Final = "application/x-ndjson"
JSON: Final = "application/json"

KeepAlive = Callable[[str, int], bytes]
"""What is sent in a silent stream, from the model's name and the time of the answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """What the paths of one dialect share."""

    name: str
    stream_type: str = SSE
    keep_alive: KeepAlive = lambda model, created: b": keep-alive\n\n"
    id_prefix: str | None = None
    """Beginning of an answer's id where the model server gave none; None: answers have no id."""
    request_id_header: str = "x-request-id"
    """Header in which clients of this dialect look for the id of the request."""
    content_types: frozenset[str] = frozenset({JSON})
    """Content types of a request beside none at all."""
    calls_in_sequence: bool = False
    """Whether clients need the calls of a stream one after another, see `call_sequence`."""
    codec_versions: Mapping[str, str] | None = None
    """Codec by the value of the version header; None: the dialect has one version."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """One path at which a model is asked."""

    path: str
    dialect: Dialect
    stream: StreamRule = "flag"
    model_in_path: bool = False
    counts_tokens: bool = False
    """Whether the path counts the tokens of a request and does not answer it."""
    completes: bool = False
    """Whether the path goes on with a text, and answers no turns."""
    endpoint: str = "completions"
    """The endpoint of `turnwire.codecs.endpoints` that a path which completes is."""
    variant: str | None = None
    """The variant whose codec of that endpoint reads and writes; None: the dialect's own."""
    names_model: bool = True
    """Whether clients name a model; those of servers with one model do not, and the first one is asked."""

    @property
    def described_path(self) -> str:
        """The path as the OpenAPI document writes it."""
        return self.path.replace(":path}", "}")


def _ollama_sign_of_life(model: str, created: int) -> bytes:
    # NDJSON has no comments. An empty piece is what the server itself sends while it holds text back.
    message = {"role": "assistant", "content": ""}
    line = {"model": model, "created_at": wire_time(created), "message": message, "done": False}
    return dump_wire_json(line) + b"\n"


def _generate_sign_of_life(model: str, created: int) -> bytes:
    line = {"model": model, "created_at": wire_time(created), "response": "", "done": False}
    return dump_wire_json(line) + b"\n"


VERSION_HEADER: Final = "anthropic-version"

OLLAMA = Dialect(
    name="ollama",
    stream_type=NDJSON,
    keep_alive=_ollama_sign_of_life,
    # The server reads the body whatever its type is said to be; `curl -d` says it is a form.
    content_types=frozenset({JSON, "application/x-www-form-urlencoded"}),
)
OLLAMA_GENERATE = replace(OLLAMA, keep_alive=_generate_sign_of_life)
OPENAI_CHAT = Dialect(name="openai-chat", id_prefix="chatcmpl-", calls_in_sequence=True)
OPENAI_COMPLETIONS = Dialect(name="openai-chat", id_prefix="cmpl-")
LLAMACPP = Dialect(name="openai-chat")
OPENAI_RESPONSES = Dialect(name="openai-responses", id_prefix="resp_")
ANTHROPIC = Dialect(
    name="anthropic",
    # A ping may come anywhere in a stream: https://docs.anthropic.com/en/api/messages-streaming
    keep_alive=lambda model, created: b'event: ping\ndata: {"type": "ping"}\n\n',
    id_prefix="msg_",
    request_id_header="request-id",
    codec_versions={"2023-06-01": "anthropic", "2026-10-21": "anthropic-2026-10-21"},
)
GEMINI = Dialect(
    name="gemini",
    # Not a comment: google-genai takes every line that is not `data:` for a piece of an error's JSON. An empty line
    # ends an event that has no data, which is none.
    keep_alive=lambda model, created: b"\n",
    id_prefix="",
)

GEMINI_INTERACTIONS = Dialect(name="gemini-interactions", id_prefix="")

AGENTS: Final = Dialect(name="agents")
"""No dialect of a model's clients: the paths of threads, whose words are our own."""

DIALECTS: Final = {
    each.name: each for each in (OLLAMA, OPENAI_CHAT, OPENAI_RESPONSES, ANTHROPIC, GEMINI, GEMINI_INTERACTIONS)
}

SURFACES: Final = (
    Surface(path="/api/chat", dialect=OLLAMA, stream="flag_on"),
    Surface(path="/api/generate", dialect=OLLAMA_GENERATE, stream="flag_on", completes=True),
    Surface(path="/v1/chat/completions", dialect=OPENAI_CHAT),
    Surface(path="/v1/completions", dialect=OPENAI_COMPLETIONS, completes=True),
    *(
        Surface(path=path, dialect=LLAMACPP, completes=True, endpoint=endpoint, variant="llamacpp", names_model=False)
        for path, endpoint in (("/completion", "native"), ("/completions", "native"), ("/infill", "infill"))
    ),
    Surface(path="/v1/responses", dialect=OPENAI_RESPONSES),
    Surface(path="/v1/messages", dialect=ANTHROPIC),
    Surface(path="/v1/messages/count_tokens", dialect=ANTHROPIC, stream="never", counts_tokens=True),
    *(Surface(path=f"/{version}/interactions", dialect=GEMINI_INTERACTIONS) for version in ("v1beta", "v1")),
    *(
        Surface(
            path=f"/{version}/models/{{model:path}}:{verb}",
            dialect=GEMINI,
            stream="always" if verb == "streamGenerateContent" else "never",
            model_in_path=True,
            counts_tokens=verb == "countTokens",
        )
        for version in ("v1beta", "v1")
        for verb in ("generateContent", "streamGenerateContent", "countTokens")
    ),
)


def dialect_of(path: str, headers: Mapping[str, str]) -> Dialect:
    """The dialect in which a request to `path` is answered, errors included, whether the path exists or not."""
    for prefix, dialect in _BY_PREFIX:
        if path.startswith(prefix):
            return dialect
    if path.startswith("/v1/models"):
        if ":" in path.rpartition("/")[2] and path.endswith(_GEMINI_VERBS):
            return GEMINI
        if VERSION_HEADER in headers:
            return ANTHROPIC
        if any(name in headers for name in _GOOGLE_HEADERS):
            return GEMINI
    return OPENAI_CHAT


_GOOGLE_HEADERS: Final = ("x-goog-api-key", "x-goog-api-client")  # google-genai 3 asks /v1, as OpenAI's clients do
_GEMINI_VERBS: Final = (
    *(":generateContent", ":streamGenerateContent", ":countTokens"),
    *(":embedContent", ":batchEmbedContents"),
)
_BY_PREFIX: Final = (
    ("/agents/", AGENTS),
    ("/api/", OLLAMA),
    ("/v1/chat/", OPENAI_CHAT),
    ("/v1/responses", OPENAI_RESPONSES),
    ("/v1/messages", ANTHROPIC),
    ("/v1beta/interactions", GEMINI_INTERACTIONS),
    ("/v1/interactions", GEMINI_INTERACTIONS),
    ("/v1beta/", GEMINI),
)
