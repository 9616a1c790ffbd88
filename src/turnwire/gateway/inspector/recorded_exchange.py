"""One recorded exchange: the client's request and response, the calls of model servers, and the canonical forms
between.

It is filled while the request is served, on the event loop. At the end it is sealed: secrets are left out, canonical
forms become texts, and nothing of the request that was served is held any longer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol
from uuid import uuid4

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.codec import Codec
from turnwire.contract.recording_writer import framing_of
from turnwire.contract.redaction import KEPT_HEADERS, NAMED_HEADERS, Scrubber
from turnwire.gateway.inspector.memory_limit import MemoryLimit, RecordedBytes, RecordedStream

if TYPE_CHECKING:
    from turnwire.gateway.inspector.prompt_change import PromptChange
    from turnwire.gateway.prompt_reuse import ReusedPrompt
    from turnwire.gateway.request_context import RequestContext

Stage = Literal["client_request", "server_request", "client_answer"]

_LONGEST_AGENT: Final = 200
_MOST_CALLS: Final = 64
"""Calls of servers that one exchange keeps; a run of an agent makes many."""


_MOST_LOSSES: Final = 1000
_LOSS_COST: Final = 1024
"""Bytes that one loss costs in addition to its sentence and its place, which is held in two forms."""
_CALL_COST: Final = 2048
"""Bytes that one call costs in addition to its path and its bodies."""
_LONGEST_NAME: Final = 200
_LONGEST_MESSAGE: Final = 2000


def shortened(text: str, most: int = _LONGEST_NAME) -> str:
    """A text of a client's choice, such as the name of a model, as a row has it."""
    return text if len(text) <= most else f"{text[:most]}…"


class Jsonable(Protocol):
    """A canonical request or answer."""

    def to_json(self) -> str:
        """Its JSON."""


class StreamedAnswer(Protocol):
    """A stream whose answer so far can be had."""

    @property
    def partial(self) -> Jsonable | None:
        """The answer as far as it came."""


class RecordedError(NamedTuple):
    """Error of a request."""

    code: str
    category: str | None
    message: str

    @classmethod
    def of(cls, info: ErrorInfo) -> RecordedError:
        """Return the error in the form of a row. A message may quote a name, and so be as long as a body."""
        return cls(info.code, info.category, shortened(info.message, _LONGEST_MESSAGE))

    def cleaned(self, scrubber: Scrubber | None) -> RecordedError:
        """The error without secrets that its message quotes."""
        return self if scrubber is None else self._replace(message=scrubber.clean(self.message))


class Placed(NamedTuple):
    """A loss, and where on the way it happened."""

    stage: Stage
    loss: Loss


class RecordedAnswer:
    """An answer, the client's or a server's: head, then a body or a stream."""

    __slots__ = ("body", "headers", "status", "stream")

    def __init__(self, room: MemoryLimit, status: int, headers: Mapping[str, str], *, is_stream: bool) -> None:
        self.status = status
        self.headers = {name: value for name, value in headers.items() if name in KEPT_HEADERS}
        framing = framing_of(self.content_type)
        self.body: RecordedBytes | None = None
        self.stream: RecordedStream | None = None
        if is_stream or framing != "whole":
            self.stream = RecordedStream(room, framing)
        else:
            self.body = RecordedBytes(room)

    @property
    def content_type(self) -> str:
        """The media type; empty if none was given."""
        return self.headers.get("content-type", "")

    @property
    def is_cut(self) -> bool:
        """Whether a part was cut off."""
        part = self.body or self.stream
        return part is not None and part.is_cut

    @property
    def data(self) -> bytes:
        """The recorded bytes."""
        part = self.body or self.stream
        return b"" if part is None else part.data

    def add(self, data: bytes, at_ms: float) -> None:
        """Keep a piece."""
        if self.body is not None:
            self.body.add(data)
        elif self.stream is not None:
            self.stream.add(data, at_ms)

    def close(self, at_ms: float) -> None:
        """It is over."""
        if self.stream is not None:
            self.stream.close(at_ms)

    def clean(self, scrubber: Scrubber) -> None:
        """Leave secrets out."""
        self.headers = {name: scrubber.clean(value) for name, value in self.headers.items()}
        if self.body is not None:
            self.body.clean(scrubber)
        if self.stream is not None:
            self.stream.clean(scrubber)


@dataclass(slots=True)
class RecordedCall:
    """One call of a server."""

    at_ms: float
    method: str
    path: str
    endpoint: str | None
    codec: Codec
    provider_type: str
    request: RecordedBytes
    answer: RecordedAnswer | None = None
    end_ms: float | None = None
    failure: str | None = None
    reader: Codec | None = None
    """What reads its answer; None: nothing reads events of it."""
    asks_model: bool = False
    """Whether its path is one at which a model is asked."""
    is_whole: bool = False
    """Whether its answer was read to its end."""


@dataclass(slots=True, eq=False)
class RecordedExchange:
    """One request to the gateway and its answer. Used on the event loop, and when it is over read anywhere."""

    context: RequestContext | None
    room: MemoryLimit
    changed: Callable[[RecordedExchange], None]
    request: RecordedBytes
    method: str
    path: str
    headers: dict[str, str]
    scrubber: Scrubber | None
    again_of: str | None = None
    address: str | None = None
    agent: str | None = None
    id: str = field(default_factory=lambda: f"ex_{uuid4().hex[:16]}")
    number: int = 0
    revision: int = 0
    is_pinned: bool = False
    started_at: str = ""
    started_ns: int = 0
    raw_path: str = ""
    template: str = ""
    dialect: str = "none"
    model_asked: str | None = None
    model: str | None = None
    provider: str | None = None
    server_dialect: str | None = None
    client_codec: Codec | None = None
    is_streamed: bool = False
    status: int | None = None
    first_token_ms: float | None = None
    end_ms: float | None = None
    usage: UsageInfo | None = None
    request_id: str = ""
    prompt_reuse: ReusedPrompt | None = None
    last_turn: str | None = None
    """Id of the exchange with the last turn of its conversation, if that was kept."""
    prompt_change: PromptChange | None = None
    """What has changed since the last turn; looked for where most of its prompt was read again."""
    error: RecordedError | None = None
    client_left: bool = False
    answer: RecordedAnswer | None = None
    calls: list[RecordedCall] = field(default_factory=list)
    lacks_calls: bool = False
    """Whether more calls were made than are kept."""
    losses: dict[tuple[str, str], Placed] = field(default_factory=dict)
    """By id and place, the first ones of very many."""
    loss_count: int = 0
    asked: Jsonable | None = None
    reader: Codec | None = None
    answered: Jsonable | None = None
    streaming: StreamedAnswer | None = None
    canonical_request: RecordedBytes | None = None
    canonical_answer: RecordedBytes | None = None
    wrong: dict[str, Any] | None = None
    """The first event that is wrong, once somebody has looked (`is_judged`)."""
    is_judged: bool = False

    @classmethod
    def begun(
        cls,
        scope: Mapping[str, Any],
        room: MemoryLimit,
        changed: Callable[[RecordedExchange], None],
        again_of: str | None,
    ) -> RecordedExchange:
        """The exchange of a request that has just come; nothing of its headers is kept that may be a key."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        query = scope["query_string"].decode("latin-1")
        raw = scope.get("raw_path") or scope["path"].encode()
        scrubber = Scrubber()
        scrubber.learn(headers.items(), query, "")
        path = raw.decode("latin-1") + (f"?{query}" if query else "")
        kept = {name: scrubber.clean(value) for name, value in headers.items() if name in KEPT_HEADERS}
        kept |= dict.fromkeys(headers.keys() & NAMED_HEADERS, "…")
        client = scope.get("client")
        agent = headers.get("user-agent", "")[:_LONGEST_AGENT]
        return cls(
            context=None,
            room=room,
            changed=changed,
            request=RecordedBytes(room),
            method=scope["method"],
            path=scrubber.clean(path),
            headers=kept,
            scrubber=scrubber,
            again_of=again_of,
            address=client[0] if client else None,
            agent=scrubber.clean(agent) or None,
            started_at=datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            started_ns=time.monotonic_ns(),
        )

    @property
    def is_over(self) -> bool:
        """Whether the exchange has ended."""
        return self.end_ms is not None

    @property
    def is_cut(self) -> bool:
        """Whether a part of the exchange was cut off."""
        answers = [self.answer, *(call.answer for call in self.calls)]
        bodies = [self.request, self.canonical_request, self.canonical_answer, *(call.request for call in self.calls)]
        return self.lacks_calls or any(each is not None and each.is_cut for each in (*answers, *bodies))

    @property
    def head_size(self) -> int:
        """Bytes of what is kept of its head: two forms of its path, and headers."""
        return 2 * len(self.path) + sum(len(name) + len(value) for name, value in self.headers.items())

    @property
    def answering(self) -> RecordedCall | None:
        """The call that gave the answer: the last one that asked a model, or else the last one with a body."""
        asking = [call for call in self.calls if call.asks_model]
        return next(reversed(asking or [call for call in self.calls if call.request.size]), None)

    def now_ms(self) -> float:
        """Milliseconds since the request came."""
        return (time.monotonic_ns() - self.started_ns) / 1e6

    def begin_call(self, call: RecordedCall) -> bool:
        """Keep a call of a server; False if no more of them are kept."""
        if self.is_over:
            return False
        if len(self.calls) >= _MOST_CALLS or not self.room.take(_CALL_COST + len(call.path)):
            self.lacks_calls = True
            return False
        self.calls.append(call)
        return True

    def lost(self, stage: Stage, loss: Loss) -> None:
        """Note a loss, once. What a provider reports was perhaps found by a look at the request before."""
        key = (loss.id, loss.at)
        known = self.losses.get(key)
        if known is not None:
            fits = self.room.take(max(0, _cost(loss) - _cost(known.loss)))
            self.losses[key] = Placed(stage if stage == "server_request" else known.stage, loss if fits else known.loss)
            return
        self.loss_count += 1
        if len(self.losses) < _MOST_LOSSES and self.room.take(_cost(loss)):
            self.losses[key] = Placed(stage, loss)

    def note_facts(self) -> None:
        """Take over what is known of the request now."""
        context = self.context
        if context is None:
            return
        self.template, self.dialect = context.template, context.dialect_name
        self.provider = context.provider_id or self.provider
        self.model = None if context.model is None else shortened(context.model)
        self.is_streamed, self.status = context.streamed, context.status
        self.usage, self.client_left = context.usage, context.client_gone
        self.request_id, self.prompt_reuse = context.request_id, context.prompt_reuse
        self.error = None if context.error is None else RecordedError.of(context.error).cleaned(self.scrubber)
        if context.first_token_ns is not None:
            self.first_token_ms = (context.first_token_ns - self.started_ns) / 1e6

    def end(self) -> None:
        """The request is over; what it was served with is let go."""
        self.note_facts()
        self.end_ms = self.now_ms()
        if self.answer is not None:
            self.answer.close(self.end_ms)
        self.context = None

    def cleaned(self) -> tuple[bytes | None, bytes | None]:
        """Leave secrets out of what is kept, and give the canonical request and answer as texts. May take long."""
        scrubber = self.scrubber or Scrubber()
        scrubber.learn((), "", self.request.data.decode("utf-8", "replace"))
        self.error = None if self.error is None else self.error.cleaned(scrubber)
        streamed = None if self.streaming is None else self.streaming.partial
        parts: list[RecordedBytes | RecordedAnswer | None] = [self.request, self.answer]
        for call in self.calls:
            call.path = scrubber.clean(call.path)
            parts += [call.request, call.answer]
        for part in parts:
            if part is not None:
                part.clean(scrubber)
        return _text_of(self.asked, scrubber), _text_of(self.answered or streamed, scrubber)

    def seal(self, asked: bytes | None, answered: bytes | None) -> None:
        """Keep the canonical texts in place of what they were made of."""
        if self.room.is_closed:
            return
        self.canonical_request, self.canonical_answer = self._kept(asked), self._kept(answered)
        self.asked = self.answered = self.streaming = self.scrubber = None

    def _kept(self, text: bytes | None) -> RecordedBytes | None:
        if text is None:
            return None
        kept = RecordedBytes(self.room)
        kept.add(text)
        return kept

    def forget(self) -> None:
        """Hold nothing more: it is no longer kept, whether its request is still served or not."""
        self.room.close()
        self.request = RecordedBytes(self.room)
        self.answer = self.canonical_request = self.canonical_answer = None
        self.asked = self.answered = self.streaming = self.context = None
        self.calls.clear()
        self.losses.clear()


def _text_of(value: Jsonable | None, scrubber: Scrubber) -> bytes | None:
    return None if value is None else scrubber.clean_bytes(value.to_json().encode())


def _cost(loss: Loss) -> int:
    return _LOSS_COST + 2 * len(loss.at) + len(loss.reason)
