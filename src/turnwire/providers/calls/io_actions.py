"""What a provider does, as values: a generator says what to do next, a driver does it and sends the result back.

The logic of every provider is written once, as generators of `Step`s, without I/O; `calls.io_loop` has the
two drivers that carry the steps out, one with await and one without. A step that fails is thrown into the generator
at the place where it waits, so ordinary `try` works there.

    def version() -> Steps[str]:
        reply = yield from fetch(HttpCall("GET", "/api/version"), budget)
        return parse_wire_json(reply.body)["version"]
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.core.errors import (
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    StreamError,
)
from turnwire.providers.transport.decompression import inflater_for
from turnwire.providers.transport.timeouts import Budget, is_late

T = TypeVar("T")


class HttpCall(NamedTuple):
    """A request to the provider's own server: method, path below the endpoint, and body."""

    method: Literal["GET", "POST"]
    path: str
    body: bytes | None = None
    accept: str = "application/json"


class Head(NamedTuple):
    """Status and headers of an answer; names in lowercase."""

    status: int
    headers: tuple[tuple[str, str], ...]

    def get(self, name: str) -> str | None:
        """The value of the header `name` (lowercase); several are joined by a comma."""
        found = [value for key, value in self.headers if key == name]
        return ", ".join(found) if found else None


class Reply(NamedTuple):
    """A whole answer to a short question."""

    head: Head
    body: bytes


class Breakable(Protocol):
    """What another thread can end."""

    def close(self) -> None:
        """End it, also while a read waits."""


class Cancellation:
    """The connection that one call without await is using now, so that another thread can break it off."""

    def __init__(self) -> None:
        self._stream: Breakable | None = None
        self.is_closed = False

    def uses(self, stream: Breakable) -> None:
        """The call reads or writes on `stream` now.

        Raises:
            TransportFailure: the call was broken off.
        """
        self._stream = stream
        if self.is_closed:
            raise TransportFailure("closed")

    def close(self) -> None:
        """Break the call off."""
        self.is_closed = True
        stream = self._stream
        if stream is not None:
            stream.close()


class Open(NamedTuple):
    """Send `call` and wait for the head of the answer. Gives a `Head`. Ends an earlier call."""

    call: HttpCall
    limit_s: float
    connect_s: float
    watch: Cancellation | None = None
    """What breaks the call off from another thread; there without await only."""


class Read(NamedTuple):
    """Wait for the next bytes of the body. Gives bytes, empty at the end."""

    limit_s: float


class Deliver(NamedTuple):
    """Hand `chunks` to the consumer and go on when it asks for more."""

    chunks: Sequence[StreamingChunk]


class Work(NamedTuple):
    """Call `function`, which may block (it reads files) or take long (`is_large_request`). Gives its result."""

    function: Callable[[], Any]
    is_large_request: bool = False


class Wait(NamedTuple):
    """Let `seconds` pass."""

    seconds: float


class Part(NamedTuple):
    """Carry out `steps`. Gives their result, as `yield from` does, but each step goes past the one who waits for it:
    for what takes thousands of steps.
    """

    steps: Generator[Any, Any, Any]


Step: TypeAlias = Open | Read | Deliver | Work | Wait | Part
Steps: TypeAlias = Generator[Step, Any, T]


def aside(function: Callable[[], T], *, heavy: bool) -> Steps[T]:
    """What `function` gives; beside the event loop where it is heavy."""
    if not heavy:
        return function()
    result: T = yield Work(function, is_large_request=True)
    return result


class TransportFailure(Exception):
    """What went wrong below HTTP, as a kind and a harmless detail (`ECONNREFUSED`, a TLS reason).

    `late_s` is how long after a limit this process saw that it was over: an event loop with much to do looks late.
    """

    def __init__(
        self,
        kind: Literal["unreachable", "connect_timeout", "timeout", "broken", "garbage", "closed"],
        detail: str = "",
        *,
        late_s: float = 0.0,
    ) -> None:
        self.kind = kind
        self.detail = detail
        self.late_s = late_s
        super().__init__(kind, detail)


def failure_to_open(failure: TransportFailure, connect_s: float, first_byte_s: float) -> ProviderError:
    """The error of a call that failed before the head of its answer."""
    detail = f" ({failure.detail})" if failure.detail else ""
    match failure.kind:
        case "unreachable" if failure.detail == "gaierror":
            text = "the name of the host is not known (gaierror); is it spelled right, and is the network there?"
            return ProviderUnavailableError(text, retryable=True)
        case "unreachable":
            return ProviderUnavailableError(f"the server cannot be reached{detail}; is it running?", retryable=True)
        case "connect_timeout":
            text = f"the server accepted no connection within {connect_s:g} s"
            return ProviderTimeoutError(text, limit_s=connect_s, retryable=True)
        case "timeout":
            text = f"no answer began within {first_byte_s:g} s{_our_delay(failure, first_byte_s)}"
            category = "overloaded" if is_late(failure.late_s, first_byte_s) else None
            return ProviderTimeoutError(text, limit_s=first_byte_s, category=category)
        case "garbage":
            return ProviderResponseError(f"what came is not HTTP{detail}", category="protocol", retryable=False)
        case "closed":
            return ProviderUnavailableError("the provider was closed", retryable=False)
        case "broken":
            return ProviderUnavailableError(f"the connection broke before an answer began{detail}", retryable=True)


def failure_to_read(failure: TransportFailure, idle_s: float) -> ProviderError:
    """The error of a call that failed inside its answer."""
    detail = f" ({failure.detail})" if failure.detail else ""
    if failure.kind == "timeout":
        text = f"the rest of the answer did not come within {idle_s:g} s{_our_delay(failure, idle_s)}"
        return ProviderTimeoutError(text, limit_s=idle_s, category="interrupted")
    return StreamError(f"the connection broke inside the answer{detail}", category="interrupted")


def _our_delay(failure: TransportFailure, limit_s: float) -> str:
    """What is said of a limit that this process itself may have passed."""
    if not is_late(failure.late_s, limit_s):
        return ""
    return (
        f"; this process was busy and noticed it {failure.late_s:.1f} s late, so the server may have answered in time"
    )


def check_time(budget: Budget) -> None:
    """Do nothing while time is left for the rest of an answer.

    Raises:
        ProviderTimeoutError: no time is left.
    """
    if budget.left_s <= 0:
        raise failure_to_read(TransportFailure("timeout"), budget.timeouts.total)


def next_bytes(budget: Budget) -> Steps[bytes]:
    """The next bytes of the body; none at its end.

    Raises:
        ProviderError: no time is left, or the connection broke.
    """
    check_time(budget)  # a read that finds bytes never waits, so that no timer would end a server that sends on and on
    idle_s = budget.timeouts.idle
    try:
        data: bytes = yield Read(budget.limit(idle_s))
    except TransportFailure as failure:
        raise failure_to_read(failure, budget.passed(idle_s)) from failure.__cause__
    return data


ASK_LIMIT: int = 16 * 1024 * 1024
"""Most bytes of an answer to a short question (a list of models, a version)."""


def fetch(call: HttpCall, budget: Budget, *, most: int = ASK_LIMIT) -> Steps[Reply]:
    """Ask something whose answer is read as a whole, unpacked where it was compressed.

    Raises:
        ProviderError: no answer came, or it was larger than `most` bytes. An HTTP error status is an answer.
    """
    connect_s, first_byte_s = budget.timeouts.connect, budget.timeouts.first_byte
    try:
        head = yield Open(call, budget.limit(first_byte_s), budget.limit(connect_s))
    except TransportFailure as failure:
        raise failure_to_open(failure, budget.passed(connect_s), budget.passed(first_byte_s)) from failure.__cause__
    pieces: list[bytes] = []
    size = 0
    inflater = inflater_for(head.get("content-encoding"))
    while data := (yield from next_bytes(budget)):
        for piece in (data,) if inflater is None else inflater.feed(data):
            size += len(piece)
            if size > most:
                text = f"the answer to {call.path} is larger than {most} bytes"
                raise ProviderResponseError(text, category="protocol", status=head.status)
            pieces.append(piece)
    return Reply(head, b"".join(pieces))
