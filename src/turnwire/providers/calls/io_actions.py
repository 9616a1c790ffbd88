"""I/O actions of a provider as values: a generator yields the next action, a driver performs it and sends the result
back.

The logic of every provider is written once, as generators of `Step`s, without I/O; the driver in `io_loop` carries the
steps out, with await or without. A step that fails is thrown into the generator at the place where it waits, so
ordinary `try` works there. What steps are measured by is here too: the limits of time, and when a request is large.

    def version() -> Steps[str]:
        reply = yield from fetch(HttpCall("GET", "/api/version"), budget)
        return parse_wire_json(reply.body)["version"]
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

from pydantic import BaseModel

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.core.errors import (
    ConfigurationError,
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    StreamError,
)
from turnwire.providers.transport.decompression import inflater_for

T = TypeVar("T")


LATE_S: Final = 1.0
LATE_SHARE: Final = 0.1
TOTAL_S: Final = 120.0
CONNECT_S: Final = 5.0
RETRY_AFTER_S: Final = 1.0
"""What a caller is asked to wait where this process was late: by then a burst is mostly over."""


def is_late(late_s: float, limit_s: float) -> bool:
    """Return whether a limit was seen to be over so late that this process, being busy, may be what the time was spent
    on.
    """
    return late_s >= max(LATE_S, LATE_SHARE * limit_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeouts:
    """Limits of one call in seconds.

    A cold model may send no byte for minutes while it loads, so the wait for the first byte and the wait between two
    pieces are bounded by the total only, unless they are given.
    """

    total: float = TOTAL_S
    """The whole call, from its start to the last byte."""
    connect: float = CONNECT_S
    """Opening one connection, TLS included."""
    first_byte: float | None = None
    """From opening the call to the head of the answer. None: the total."""
    idle: float | None = None
    """Silence between two pieces of the answer. None: the total."""

    def __post_init__(self) -> None:
        for name in ("total", "connect", "first_byte", "idle"):
            value = getattr(self, name)
            if value is not None and not (value > 0 and math.isfinite(value)):
                text = f"the time limit {name} must be more than 0 seconds and finite"
                raise ConfigurationError(text, retryable=False)

    def for_call(self, *given: float | None) -> Timeouts:
        """These limits with the first total of `given` that is neither None nor 0 (0 means the default).

        Raises:
            ConfigurationError: it is negative, not finite or not a number.
        """
        total = next((value for value in given if value), None)
        if total is not None and (isinstance(total, bool) or not isinstance(total, (int, float))):
            text = f"timeout: give a number of seconds, not {type(total).__name__}"
            raise ConfigurationError(text, retryable=False)
        return self if total is None else replace(self, total=float(total))


class Budget:
    """Time budget of one call."""

    __slots__ = ("_clock", "_end_ns", "timeouts")

    def __init__(self, timeouts: Timeouts, clock: Callable[[], int]) -> None:
        self.timeouts = timeouts
        self._clock = clock
        self._end_ns = clock() + int(timeouts.total * 1e9)

    @property
    def left_s(self) -> float:
        """Seconds until the total is used up; not below 0."""
        return max(0.0, (self._end_ns - self._clock()) / 1e9)

    def limit(self, phase_s: float | None) -> float:
        """Return the time limit of a step in a phase."""
        left_s = (self._end_ns - self._clock()) / 1e9
        if phase_s is not None and phase_s < left_s:
            return phase_s
        return left_s if left_s > 0 else 0.0

    def passed(self, phase_s: float | None) -> float:
        """Return the limit that a step of a phase has just exceeded."""
        return self.timeouts.total if phase_s is None or self.left_s <= 0 else phase_s


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
    """A wait that another thread can end."""

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
    """Wait for `seconds`."""

    seconds: float


class Part(NamedTuple):
    """Carry out `steps`. Gives their result, as `yield from` does, but each step goes past the one who waits for it:
    for what takes thousands of steps.
    """

    steps: Generator[Any, Any, Any]


Step: TypeAlias = Open | Read | Deliver | Work | Wait | Part
Steps: TypeAlias = Generator[Step, Any, T]


HEAVY: Final = 2000
"""Values from which on a request is heavy; a text counts one for each of its `TEXT_STEP` characters."""

TEXT_STEP: Final = 64


def is_large_request(value: Any) -> bool:
    """Return whether `value`, a model or JSON, is much work to write. Looks at no more than `HEAVY` values."""
    seen = 0
    waiting = [value]
    while waiting:
        each = waiting.pop()
        seen += 1
        match each:
            case str():
                seen += len(each) // TEXT_STEP
            case int() | float():  # before what takes longer to rule out
                pass
            case BaseModel():
                waiting += [held for held in each.__dict__.values() if held is not None]
            case Mapping():
                waiting += list(each.values())[: HEAVY - seen] if len(each) > HEAVY else each.values()
                seen += len(each) // 4
            case list() | tuple():
                waiting += each[:HEAVY]
                seen += len(each) // 4
        if seen >= HEAVY:
            return True
    return False


def aside(function: Callable[[], T], *, heavy: bool) -> Steps[T]:
    """Run `function` and return its result; outside the event loop if it is heavy."""
    if not heavy:
        return function()
    result: T = yield Work(function, is_large_request=True)
    return result


class TransportFailure(Exception):
    """Failure below HTTP, with a kind and a harmless detail (`ECONNREFUSED`, a TLS reason).

    `late_s` is how long after a limit this process saw that it was over: an event loop with much to do looks late.
    """

    def __init__(
        self,
        kind: Literal["unreachable", "connect_timeout", "no_turn", "timeout", "broken", "garbage", "closed"],
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
        case "no_turn":
            text = (
                "this process opens many connections to the server and had no turn for this one; ask for less at once"
            )
            return ProviderTimeoutError(text, category="overloaded", retryable=True, retry_after_s=RETRY_AFTER_S)
        case "timeout":
            text = f"no answer began within {first_byte_s:g} s{_our_delay(failure, first_byte_s)}"
            is_ours = is_late(failure.late_s, first_byte_s)
            category, wait_s = ("overloaded", RETRY_AFTER_S) if is_ours else (None, None)
            return ProviderTimeoutError(text, limit_s=first_byte_s, category=category, retry_after_s=wait_s)
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
    encoding = head.get("content-encoding")
    inflater = None if encoding is None else inflater_for(encoding)
    while data := (yield from next_bytes(budget)):
        for piece in (data,) if inflater is None else inflater.feed(data):
            size += len(piece)
            if size > most:
                text = f"the answer to {call.path} is larger than {most} bytes"
                raise ProviderResponseError(text, category="protocol", status=head.status)
            pieces.append(piece)
    return Reply(head, b"".join(pieces))


def reason_of(error: BaseException) -> str:
    """A harmless word for the cause: the reason that TLS gives, or the name of the system's error."""
    import ssl  # not loaded by commands that call nobody

    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, ssl.SSLError):
            return f"TLS: {seen.reason or type(seen).__name__}"
        if isinstance(seen, OSError) and seen.errno is not None:
            return type(seen).__name__
        seen = seen.__cause__ or seen.__context__
    return ""
