"""Streamed responses: each chunk is sent as soon as it arrives, in the client's dialect.

The head (200) is sent with the first bytes, so an error before them is a proper HTTP error. A later one is reported in
the stream, in the dialect's own form, and then the connection is cut: a body without its last chunk is the one end that
every client takes for a failure, also those that know no error inside a stream. Where the error is an end that all
clients of the dialect know, the body ends in order: after a cut some show the broken connection in its place.

While the model server is silent the client gets a sign of life, which may have to come before the first bytes. A client
that goes away cancels the call of the model server at once.
"""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Final
from urllib.parse import parse_qs

import anyio

from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import StreamEncoder
from turnwire.codecs.dialect import JSON
from turnwire.codecs.streams.call_sequence import CallSequence
from turnwire.core.errors import TurnwireError
from turnwire.core.trusted_copy import changed
from turnwire.gateway.background_work import Workers
from turnwire.gateway.calls.losses import losses_header, note_losses, note_reported
from turnwire.gateway.calls.prepare import PreparedCall
from turnwire.gateway.calls.response_fields import counted, filler, measured
from turnwire.gateway.calls.surfaces import Surface
from turnwire.gateway.calls.unfit_answers import refuse_unfit
from turnwire.gateway.errors import Refusal, info_of
from turnwire.gateway.http.active_responses import Running, RunningAnswers, stopping
from turnwire.gateway.logs import log_fault
from turnwire.gateway.request_context import RequestContext
from turnwire.providers.calls.call_record import listening
from turnwire.providers.calls.streams import ResponseStream

LONGEST_TURN_S = 0.01
"""Longest that a stream whose pieces are all there keeps the event loop, on which a client's leaving is noticed."""
LAST_WORDS_S = 5.0
"""Longest that a client may take to accept the end of a stream that broke."""


async def answer_stream(
    context: RequestContext,
    call: PreparedCall,
    running: RunningAnswers,
    workers: Workers,
    *,
    keep_alive_s: float,
    timeout_s: float | None,
) -> None:
    """Send the answer as a stream.

    Raises:
        TurnwireError: the call failed before anything was sent.
        Refusal: the gateway stops, and nothing was sent.
    """
    context.streamed = True
    run = Running()
    out = _Outgoing(context, call, keep_alive_s)
    failure: Exception | None = None
    async with running.for_client(run, context):
        out.watch_silence()
        try:
            with listening(call.losses):
                await _pass_on(context, call, out, workers, timeout_s)
        except Exception as error:  # whatever it is, the client is informed, in words of its dialect, below
            failure = error
    await out.rest()
    if out.is_over or context.client_gone:
        return
    if failure is None:
        failure = stopping()  # nothing else ends the block before the stream is over
    if not out.is_begun:
        await _fail_before_start(context, call, out, failure)
        return
    await _tell(context, out, failure, in_order=call.surface.habits.fails_in_order)


async def _fail_before_start(context: RequestContext, call: PreparedCall, out: _Outgoing, failure: Exception) -> None:
    """Send an error that clients look for in the stream alone as a stream that begins and fails.

    Raises:
        Exception: `failure`, where an error status says it.
    """
    info = info_of(failure, context)
    if info.category != "context_overflow" or not call.surface.habits.streams_overflow:
        raise failure
    context.error = info
    await out.finish(out.encoder.close(info))


async def _pass_on(
    context: RequestContext, call: PreparedCall, out: _Outgoing, workers: Workers, timeout_s: float | None
) -> None:
    """Read the model server's stream and send it on."""
    is_first = True
    async with call.provider.stream(call.sent, timeout=timeout_s) as stream:
        async for chunk in stream:
            # Some dialects repeat the request in their first and last events.
            size = call.size if is_first or chunk.is_complete else 0
            if is_first:
                is_first = False
                context.first_token_ns = time.monotonic_ns()
                note_reported(context, stream.notes)
            if chunk.is_complete:
                chunk = await _completed(context, call, stream, chunk, workers)
            data = await workers.run(size, out.written, chunk)
            for each in stream.ready():  # came in one piece, so they go out in one
                if each.is_complete:
                    each = await _completed(context, call, stream, each, workers)
                data += await workers.run(call.size if each.is_complete else 0, out.written, each)
                del each
            if data:
                await out.send(data)
            del chunk, data  # a stream that waits holds nothing of what went out
    await out.finish(await workers.run(call.size, out.encoder.close))


async def _tell(context: RequestContext, out: _Outgoing, error: Exception, *, in_order: bool) -> None:
    """Tell the client, inside the stream, what broke it."""
    context.error = info_of(error, context)
    if not isinstance(error, (TurnwireError, Refusal)):
        log_fault(error, context.request_id)
    with anyio.CancelScope(shield=True), anyio.move_on_after(LAST_WORDS_S):
        end = out.finish if in_order else out.break_off
        await end(out.encoder.close(context.error))


async def _completed(
    context: RequestContext, call: PreparedCall, stream: ResponseStream, chunk: StreamingChunk, workers: Workers
) -> StreamingChunk:
    """The last chunk with everything that a published answer has at its end.

    Raises:
        ProviderResponseError: the answer does not fit and the gateway refuses that.
    """
    usage = chunk.usage
    if usage is None or usage.prompt_tokens is None or usage.completion_tokens is None:
        partial = stream.partial
        said = None if partial is None else partial.message
        usage = await workers.run(call.size, counted, usage, said, call.sent)
        chunk = changed(chunk, usage=usage)
    context.usage = usage
    context.note_answer(chunk.diagnostics)
    if call.refuses_unfit:
        refuse_unfit(chunk.diagnostics, call.sent)
    if call.surface.habits.needs_times:
        chunk = changed(chunk, usage=measured(usage, context))
    return chunk


class _Outgoing:
    """The client's end of one stream. A task of its own sends each sign of life, so that a stream has one only then."""

    __slots__ = (
        "_call",
        "_calls",
        "_context",
        "_frames",
        "_keep",
        "_keep_alive_s",
        "_last",
        "_lock",
        "_sign",
        "_timer",
        "_yielded",
        "encoder",
        "is_begun",
        "is_over",
    )

    def __init__(self, context: RequestContext, call: PreparedCall, keep_alive_s: float) -> None:
        self._context = context
        self._call = call
        self._keep_alive_s = keep_alive_s
        self._lock = asyncio.Lock()  # anyio's goes through the event loop every time
        self._last = self._yielded = time.monotonic()
        self._timer: asyncio.TimerHandle | None = None
        self._sign: asyncio.Task[None] | None = None
        self.is_begun = False
        self.is_over = False
        self._keep = call.chunk_filter()
        self._calls: CallSequence | None = None
        fill = filler(call.codec.dialect)
        self.encoder: StreamEncoder = call.codec.stream_encoder(
            model=call.sent.parameters.model,
            response_id=call.response_id,
            created=call.created,
            request=call.asked,
            **({} if fill is None else {"fill": fill}),
        )
        self._frames: Frames = frames_for(call.surface, context.scope["query_string"])

    def written(self, chunk: StreamingChunk) -> bytes:
        """The encoder's bytes for a chunk of the model server."""
        chunk = self._call.with_own_id(chunk)
        if self._keep is not None:
            chunk = self._keep.take(chunk)
        if chunk.tool_call_deltas and self._calls is None and self._call.surface.habits.calls_in_sequence:
            self._calls = CallSequence()
        return self.encoder.feed(chunk if self._calls is None else self._calls.take(chunk))

    async def send(self, data: bytes) -> None:
        """Send a piece; the head before the first one."""
        await self._write(self._frames.feed(data))

    async def finish(self, data: bytes) -> None:
        """Send the last piece and end the answer."""
        if self._keep is not None:
            note_losses(self._context, self._keep.losses)
        note_losses(self._context, self.encoder.losses)
        self.is_over = True
        await self._write(self._frames.feed(data) + self._frames.close(), more=False)

    async def break_off(self, data: bytes) -> None:
        """Send the error and leave the answer open: the server cuts a connection whose answer was not completed."""
        note_losses(self._context, self.encoder.losses)
        self.is_over = True
        await self._write(self._frames.feed(data))

    async def _write(self, data: bytes, *, more: bool = True) -> None:
        async with self._lock:
            self._last = time.monotonic()
            if not self.is_begun:
                self.is_begun = True
                await self._context.send(self._head())
            await self._context.send_body({"type": "http.response.body", "body": data, "more_body": more})
        if self._last - self._yielded > LONGEST_TURN_S:  # a provider in this process may never wait for anything
            await asyncio.sleep(0)
            self._yielded = time.monotonic()

    def _head(self) -> dict[str, object]:
        headers = {
            "content-type": self._frames.content_type,
            "cache-control": "no-cache",
            "x-accel-buffering": "no",  # proxies that know it pass every piece on
            **losses_header(self._context),
        }
        raw = [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items()]
        return {"type": "http.response.start", "status": 200, "headers": raw}

    # Signs of life

    def watch_silence(self) -> None:
        """Send a sign of life after each silence, until `rest`."""
        wait_s = max(0.0, self._last + self._keep_alive_s - time.monotonic())
        self._timer = asyncio.get_running_loop().call_later(wait_s, self._time_is_up)

    async def rest(self) -> None:
        """Send no more of them.

        Raises:
            Exception: one of them could not be sent.
        """
        if self._timer is not None:
            self._timer.cancel()
        if self._sign is not None:
            self._sign.cancel()
            await asyncio.wait((self._sign,))
            if not self._sign.cancelled() and (fault := self._sign.exception()) is not None:
                raise fault

    def _time_is_up(self) -> None:
        if self.is_over:
            return
        if time.monotonic() - self._last < self._keep_alive_s:
            self.watch_silence()
        else:
            self._sign = asyncio.get_running_loop().create_task(self._send_sign())

    async def _send_sign(self) -> None:
        sign = self._call.surface.habits.keep_alive(self._call.sent.parameters.model, self._call.created)
        await self._write(self._frames.sign_of_life(sign))
        self.watch_silence()


# A stream's events are sent as the encoder writes them, or as the elements of one JSON array, as Gemini answers
# `:streamGenerateContent` unless `alt=sse` is asked. An array that breaks off is left open, so that nobody takes it for
# a whole one. Source: https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent


class Frames:
    """The encoder's bytes as they are."""

    def __init__(self, content_type: str) -> None:
        self.content_type = content_type

    def feed(self, data: bytes) -> bytes:
        """The bytes to send for the encoder's bytes."""
        return data

    def sign_of_life(self, sign: bytes) -> bytes:
        """Return the bytes to send during a silence; `sign` is the form that the dialect defines."""
        return sign

    def close(self) -> bytes:
        """The bytes that end a body that is whole."""
        return b""


class JsonArray(Frames):
    """Server-sent events, or bare JSON, as the elements of one JSON array."""

    def __init__(self) -> None:
        super().__init__(JSON)
        self._is_empty = True

    def feed(self, data: bytes) -> bytes:
        """The events in `data`, each an element. An encoder writes whole events."""
        out: list[bytes] = []
        for event in data.replace(b"\r\n", b"\n").split(b"\n\n"):
            element = event.strip().removeprefix(b"data:").strip()
            if element:
                out += (b"[" if self._is_empty else b",\r\n", element)
                self._is_empty = False
        return b"".join(out)

    def sign_of_life(self, sign: bytes) -> bytes:
        """White space, which means nothing in JSON."""
        return b"\n"

    def close(self) -> bytes:
        """The end of the array."""
        return b"[]" if self._is_empty else b"]"


def frames_for(surface: Surface, query: bytes) -> Frames:
    """The framing that a client of `surface` asked for."""
    unless = surface.habits.array_unless
    if unless is not None and parse_qs(query.decode("latin-1")).get(unless[0], [""])[-1] != unless[1]:
        return JsonArray()
    return _plain(surface.habits.stream_type)


_plain: Final = cache(Frames)
"""The frames of a content type: they hold nothing of a stream."""
