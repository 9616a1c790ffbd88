"""Context of one request: the facts that its log line and metrics report. Holds no content."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.error import Diagnostic, ErrorInfo, Loss
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.request_checks import TEXT_NOTES
from turnwire.codecs.dialect import Dialect
from turnwire.core.broken_rules import about_schema
from turnwire.core.unknown_keys import UnknownKey
from turnwire.gateway.calls.surfaces import described, dialect_of
from turnwire.gateway.calls.unfit_answers import unfit_words
from turnwire.gateway.http.exchange import exchange_of

if TYPE_CHECKING:
    from turnwire.gateway.calls.routing import Target
    from turnwire.gateway.prompt_reuse import ReusedPrompt
    from turnwire.gateway.settings import ClientKey
    from turnwire.providers.base import ModelProvider

# Unknown keys of a body are no error, for servers ignore them too. A key is a name, and names are shown; any other text
# (words of a document as keys, a secret) is not.
_MOST: Final = 8
"""Unknown keys that are named; of others the number alone."""
_NAME: Final = late_pattern(r"(/[A-Za-z0-9_]{1,40}){1,12}")
_NO_NAME: Final = "(not shown)"

SCOPE_KEY = "turnwire.request_context"
NOTES = "turnwire.notes"
"""Name among the extensions of a scope: a list that gets what `RequestContext.note_answer` keeps."""
ASKED: Final = "turnwire.asked_by_worker"
"""Key in the scope of a request that comes from another worker of the port; its value says why."""
ALL: Final = "all"
"""Every worker is asked: the one that the client asked counts and logs it."""
OWNER: Final = "owner"
"""One worker answers it alone: that one counts and logs it."""
POOL: Final = "pool"
"""Id of the diagnostic that names the member of a pool."""
NO_ROUTE = "(none)"
"""The template of a request whose route was not found, or not looked for."""
_DIALECT_PATHS = ("/api/", "/v1/", "/v1beta/")


class RequestContext:
    """A request and how it was answered. One for each request; not thread-safe."""

    __slots__ = (
        "asked_ns",
        "at_head",
        "client_gone",
        "dialect",
        "dialect_name",
        "error",
        "exchange",
        "first_byte_ns",
        "first_token_ns",
        "fits",
        "headers",
        "is_counted_elsewhere",
        "is_model_known",
        "key",
        "losses",
        "member",
        "method",
        "model",
        "notes",
        "path",
        "prompt_reuse",
        "provider",
        "receive",
        "request_id",
        "scope",
        "send_body",
        "size",
        "started_ns",
        "status",
        "streamed",
        "template",
        "unknown",
        "usage",
    )

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.exchange = exchange_of(scope, receive)
        self.headers = Headers(scope=scope)
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.dialect: Dialect = dialect_of(self.path, self.headers)
        self.dialect_name = self.dialect.name if self.path.startswith(_DIALECT_PATHS) else "none"
        """Name for log and metrics: paths such as /health belong to no dialect."""
        self.request_id = f"req_{uuid4().hex}"
        self.started_ns = time.monotonic_ns()
        self.template = NO_ROUTE
        self.key: ClientKey | None = None
        """The key that was shown, once it is checked."""
        self.status: int | None = None
        self.first_byte_ns: int | None = None
        self.is_counted_elsewhere = scope.get(ASKED) == ALL
        """Whether another worker counts and logs this request."""
        self.size = 0
        """Bytes of the body, once it is read."""
        self.streamed = False
        self.client_gone = False
        self.asked_ns: int | None = None
        self.first_token_ns: int | None = None
        self.provider: ModelProvider | None = None
        """Who is asked."""
        self.member: str | None = None
        """The provider that answered, where a pool was asked."""
        self.model: str | None = None
        self.is_model_known = False
        self.usage: UsageInfo | None = None
        self.prompt_reuse: ReusedPrompt | None = None
        """What the turn tells about its conversation, once it is answered."""
        self.losses: dict[str, int] = {}
        self.at_head: set[tuple[str, str]] | None = None
        """(id, place) of losses that were known before the provider was asked."""
        self.notes: list[Diagnostic] = []
        """What is to be known about thoughts and calls in the text of the answer."""
        self.unknown: Sequence[UnknownKey] = ()
        """Keys of the body that nothing here knows."""
        self.fits = False
        """Whether the body was found to fit the OpenAPI document."""
        self.error: ErrorInfo | None = None
        self.send_body: Send = send
        """For pieces of a body, of which nothing is noted."""

    async def send(self, message: Message) -> None:
        """Send a message; of the head, note when it is sent, and add the request's id to it."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.first_byte_ns = time.monotonic_ns()
            own_id = self.request_id.encode()
            own_header = self.dialect.client.habits.request_id_header.encode()
            own = [(b"turnwire-request-id", own_id), (own_header, own_id)]
            message["headers"] = [*message.get("headers", ()), *own]
            if self.unknown:
                message["headers"].append((b"turnwire-unknown", unknown_header(self.unknown)))
        await self.send_body(message)

    async def answer(self, response: Response) -> None:
        """Send a whole answer."""
        await response(self.scope, self.receive, self.send)

    def asks(self, target: Target) -> None:
        """Note who is asked, for which model, and that it is now."""
        self.asked_ns = time.monotonic_ns()
        self.provider = target.provider
        self.model, self.is_model_known = target.model, target.is_known

    @property
    def provider_id(self) -> str | None:
        """Id of who is asked."""
        return None if self.provider is None else self.provider.provider_id

    @property
    def endpoint(self) -> str | None:
        """Endpoint of the server that was asked."""
        return None if self.provider is None else self.provider.info().endpoint

    @property
    def key_name(self) -> str | None:
        """Name of the key in the request."""
        return None if self.key is None else self.key.name

    def over(self) -> None:
        """The request is answered. What it was served with leads back to it, so only a collection would free both."""
        self.scope = {}
        self.exchange = None

    @property
    def has_begun(self) -> bool:
        """Whether the head of the response has been sent."""
        return self.status is not None

    @property
    def elapsed_ns(self) -> int:
        """Since the request came."""
        return time.monotonic_ns() - self.started_ns

    def lost(self, loss_id: str) -> None:
        """Count one loss."""
        self.losses[loss_id] = self.losses.get(loss_id, 0) + 1

    def note_loss(self, loss: Loss) -> None:
        """Count a loss whose place is known, so that it is not counted again."""
        self.losses[loss.id] = self.losses.get(loss.id, 0) + 1
        if self.at_head is None:
            self.at_head = set()
        self.at_head.add((loss.id, loss.at))

    def note_answer(self, diagnostics: Iterable[Diagnostic] | None) -> None:
        """Keep what the diagnostics of an answer say about thoughts and calls in its text, and about the requested
        schema, also for who asked for it: the clients' dialects have no words for it.
        """
        for each in diagnostics or ():
            if each.id == POOL:
                self.member = (each.extras or {}).get("provider_id")
        self.notes = [each for each in diagnostics or () if each.id in TEXT_NOTES or about_schema((each,))]
        told: list[dict[str, Any]] | None = self.scope.get("extensions", {}).get(NOTES)
        if told is not None:
            told.extend(each.to_dict() for each in self.notes)

    @property
    def route(self) -> str:
        """The template as the documentation writes it, for logs and metrics."""
        return described(self.template)

    def to_log(self) -> dict[str, Any]:
        """The fields of the log's line. Of what a client or a model wrote only names of unknown keys are in it."""
        usage, reuse = self.usage, self.prompt_reuse
        facts: dict[str, Any] = {
            "request_id": self.request_id,
            "method": self.method,
            "route": self.route,
            "dialect": self.dialect_name,
            "key": self.key_name,
            "status": self.status,
            "duration_ms": round(self.elapsed_ns / 1e6, 3),
            "first_byte_ms": None
            if self.first_byte_ns is None
            else round((self.first_byte_ns - self.started_ns) / 1e6, 3),
            "stream": self.streamed or None,
            "provider": self.provider_id,
            "member": self.member,
            "model": self.model if self.is_model_known else None,
            "prompt_tokens": None if usage is None else usage.prompt_tokens,
            "completion_tokens": None if usage is None else usage.completion_tokens,
            "cached_tokens": None if usage is None else usage.cached_tokens,
            "conversation": None if reuse is None else reuse.conversation,
            "read_again": None if reuse is None or reuse.read_again is None else round(reuse.read_again, 3),
            "prompt_reuse_lost": (reuse.is_lost or None) if reuse is not None else None,
            "tokens_estimated": (usage.is_estimated or None) if usage is not None else None,
            "losses": sorted(self.losses) or None,
            "text": sorted({each.id for each in self.notes if each.id in TEXT_NOTES}) or None,
            "unfit": unfit_words(about_schema(self.notes)) or None,
            "unknown_keys": unknown_names(self.unknown) or None,
            "error_code": None if self.error is None else self.error.code,
            "error_category": None if self.error is None else self.error.category,
            "client_gone": self.client_gone or None,
        }
        return {name: value for name, value in facts.items() if value is not None}


def unknown_names(keys: Sequence[UnknownKey]) -> list[str]:
    """Unknown keys as header and log name them: the places of the keys, each with the name that was probably meant."""
    named = [_in_words(key) for key in keys[:_MOST]]
    return [*named, f"{len(keys) - _MOST} more"] if len(keys) > _MOST else named


def unknown_header(keys: Sequence[UnknownKey]) -> bytes:
    """The value of the header `turnwire-unknown`."""
    return ", ".join(unknown_names(keys)).encode("ascii")


def _in_words(key: UnknownKey) -> str:
    if _NAME.fullmatch(key.path) is None:
        return _NO_NAME
    return key.path if key.meant is None else f"{key.path} (did you mean {key.meant}?)"
