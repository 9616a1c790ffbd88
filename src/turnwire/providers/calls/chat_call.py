"""One chat call from request to answer, as `Steps` that the asynchronous and the synchronous driver run.

In: a request. On the way: what the server wants asked before, the call, chunks, what is to be checked afterwards. Out:
the whole answer, or None if the answer was delivered in chunks. A failure leaves as a ProviderError; the caller that
holds the answer so far adds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import Diagnostic
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.answers.unheld_rules import with_unheld
from turnwire.codecs.endpoints.completions import CompletionTurns
from turnwire.core.errors import ProviderError
from turnwire.core.trusted_copy import changed
from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.calls.exchange import Exchange
from turnwire.providers.calls.io_actions import (
    Budget,
    Deliver,
    Open,
    Part,
    Read,
    Steps,
    TransportFailure,
    Wait,
    aside,
    check_time,
    failure_to_open,
    failure_to_read,
)
from turnwire.providers.kinds.server import ModelServer, Prepared

DRAIN_S: Final = 0.25
"""How long to wait for the end of the body once the answer is complete, so that the connection can be used again."""

DRAIN_PIECES: Final = 4

E = TypeVar("E", StreamingChunk, ChatResponse)


class Completing(NamedTuple):
    """The codec of a completion and the path at which it is asked for."""

    codec: CompletionTurns
    path: str


def chat(
    server: ModelServer,
    request: ChatRequest,
    *,
    stream: bool,
    timeout: float | None,
    record: CallRecord,
    completion: Completing | None = None,
) -> Steps[ChatResponse | None]:
    """Call the model. `completion` is there where the request is the turn that a completion is.

    Raises:
        ProviderError: the call failed.
        InvalidDataError: the request is refused before sending.
        LossRefusedError: the dialect cannot say something and the policy refuses that.
    """
    timeouts = server.policy.timeouts.for_call(timeout, request.parameters.timeout)
    budget = Budget(timeouts, server.clock)
    if completion is None:
        prepared = yield from server.prepare(request, stream=stream, budget=budget)
        make = partial(Exchange, server.codec, path=server.path_for(prepared.request, stream=stream))
    else:
        prepared = yield from server.prepare(request, stream=stream, budget=budget, completion=completion.codec)
        make = partial(Exchange, completion.codec, path=server.endpoint_path(completion.path))
    record.notes, record.asked = prepared.notes, prepared.request
    exchange = yield from _written(server, make, prepared, stream=stream, record=record)
    del prepared, make, request  # the request may be large, and the answer take minutes
    record.sent()
    yield from _open(exchange, budget)
    exchange.is_sent()
    try:
        last = yield Part(_read(server, exchange, budget))
        if last is None:
            chunks, last = _parted(server, (yield from aside(exchange.close, heavy=exchange.holds_much)))
            if chunks:
                yield Deliver(chunks)
        else:
            yield from _drain(budget)
    except ProviderError as error:
        told = exchange.reported_error() or error
        chunks, _ = _parted(server, exchange.held_back())
        if chunks:
            yield Deliver(chunks)
        exchange.add_partial(told)
        if told is error:
            raise
        raise told from error
    answer = exchange.answer
    if answer is not None and answer.extras:
        server.inspect(answer.extras)
    usage = last.usage if last is not None else answer.usage if answer is not None else None
    reviewed = yield from server.review(record.asked, usage, budget)
    notes = (*record.notes, *reviewed)
    if last is not None:
        yield Deliver((_noted(last, notes),))
    return None if answer is None else _noted(answer, notes)


def _written(
    server: ModelServer, make: Callable[..., Exchange], prepared: Prepared, *, stream: bool, record: CallRecord
) -> Steps[Exchange]:
    """Return the exchange whose request is written."""
    make = partial(
        make,
        request=prepared.request,
        body=prepared.body,
        stream=stream,
        limits=server.policy.limits,
        local_only=server.local_only,
        rejected=server.rejected,
        is_large_request=prepared.is_large_request,
    )
    exchange = yield from aside(make, heavy=prepared.is_large_request)
    yield from aside(record.estimate, heavy=prepared.is_large_request)
    return exchange


def _open(exchange: Exchange, budget: Budget) -> Steps[None]:
    first_byte = budget.timeouts.first_byte
    limit, connect = budget.limit(first_byte), budget.limit(budget.timeouts.connect)
    try:
        head = yield Open(exchange.call, limit, connect)
    except TransportFailure as failure:
        connect = budget.passed(budget.timeouts.connect)
        raise failure_to_open(failure, connect, budget.passed(first_byte)) from failure.__cause__
    exchange.head(head)


def _read(server: ModelServer, exchange: Exchange, budget: Budget) -> Steps[StreamingChunk | None]:
    """Hand out the chunks of the answer up to its complete one, which is given back; None if the body ended."""
    idle_s = budget.timeouts.idle
    while not exchange.is_satisfied:
        limit_s = budget.limit(idle_s)
        if not limit_s:  # a read that finds bytes never waits: no timer would end a server that sends on and on
            check_time(budget)
        try:
            data: bytes = yield Read(limit_s)
        except TransportFailure as failure:
            raise failure_to_read(failure, budget.passed(idle_s)) from failure.__cause__
        if not data:
            return None
        for number, piece in enumerate(exchange.pieces(data)):
            if number:  # a read may bring thousands of events: others have their turn in between, and time goes by
                yield Wait(0)
                check_time(budget)
            chunks, last = _parted(server, exchange.feed(piece))
            if chunks:
                yield Deliver(chunks)
            if last is not None:
                return last
            if exchange.decoder is not None and exchange.decoder.failure is not None:
                raise exchange.decoder.failure  # a server that reported its error need not send anything more
        data = piece = b""  # nothing of what went out is held while it waits for more
        chunks = ()
    return None


def _drain(budget: Budget) -> Steps[None]:
    """Wait shortly for the end of the body. A server that does not end it loses the connection, no more."""
    try:
        for _ in range(DRAIN_PIECES):
            if not (yield Read(min(DRAIN_S, budget.left_s))):
                return
    except TransportFailure:
        return


def _parted(
    server: ModelServer, chunks: Sequence[StreamingChunk]
) -> tuple[Sequence[StreamingChunk], StreamingChunk | None]:
    """Return `chunks` without the complete one, and that: something may be added to it."""
    for chunk in chunks:
        if chunk.extras:
            server.inspect(chunk.extras)
    if chunks and chunks[-1].is_complete:
        return chunks[:-1], chunks[-1]
    return chunks, None


def _noted(end: E, notes: Sequence[Mapping[str, Any]]) -> E:
    """Return `end` with `notes` before its own diagnostics, their position in streamed and whole answers.

    The losses among the notes say which broken rules of a schema the server was not able to hold.
    """
    said: tuple[Diagnostic, ...] = tuple(Diagnostic.from_dict(dict(note)) for note in notes)
    return changed(end, diagnostics=tuple(with_unheld((*said, *(end.diagnostics or ()))))) if said else end
