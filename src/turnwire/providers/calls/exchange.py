"""Encode one chat call to bytes and decode its response, without I/O and without a clock.

In: a canonical request, then the status, headers and body bytes of the answer, cut anywhere. Out: the call to send,
chunks as they become complete, and the whole answer at the end. "Not yet" is an empty list. Whatever comes instead of
an answer (an error status, a redirect, a web page, a body that is too large) is a typed error that names no content.

The shape of the body decides, not the content type alone: servers and proxies get the type wrong in both directions
(https://html.spec.whatwg.org/multipage/server-sent-events.html for SSE; Ollama sends application/json for a streamed
load).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.bodies import parse_body
from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.codec import Codec
from turnwire.codecs.dialect import NDJSON, SSE
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.streams.framing import Limits
from turnwire.codecs.values.wirejson import dump_large_wire_json, dump_wire_json
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ConfigurationError, ProviderError, ProviderResponseError, error_from_info
from turnwire.core.replay import chunks_of
from turnwire.providers.calls.io_actions import Head, HttpCall
from turnwire.providers.transport.decompression import Inflater, inflater_for
from turnwire.providers.transport.local_only import LocalOnly, parse_endpoint

ERROR_BODY: Final = 64 * 1024
"""How much of an error's body is read; the rest cannot make it clearer."""

MUCH: Final = 256 * 1024
"""Bytes of a whole answer from which on reading it takes long."""

AT_ONCE: Final = 16 * 1024
"""Most bytes of a stream that are decoded at once: some hundred events."""

_MARKUP: Final = late_pattern(r"text/(html|xml)|application/(xhtml\+xml|xml)|(image|audio|video|font)/.*")
_OURS: Final = frozenset(("interrupted", "protocol"))  # what a decoder says of a stream without its end, or of no JSON
_BLANK: Final = b"\xef\xbb\xbf \t\r\n"  # a byte order mark and white space may precede a body


class Exchange:
    """One call. Feed it the answer, then `close` it; `answer` is there where the body was one whole answer."""

    __slots__ = (
        "_codec",
        "_folded",
        "_held",
        "_held_size",
        "_inflater",
        "_is_decided",
        "_limits",
        "_local_only",
        "_media_type",
        "_rejected",
        "_request",
        "_retry_after",
        "_status",
        "_stream",
        "_stream_type",
        "answer",
        "call",
        "decoder",
        "is_satisfied",
    )

    def __init__(
        self,
        codec: Codec,
        request: ChatRequest,
        body: Mapping[str, Any],
        *,
        path: str,
        stream: bool,
        limits: Limits = Limits(),  # noqa: B008  # immutable
        local_only: LocalOnly = LocalOnly(),  # noqa: B008  # immutable
        rejected: Callable[[bytes], AssistantMessage | None] = lambda body: None,
        is_large_request: bool = False,
    ) -> None:
        self._codec = codec
        self._request = request
        self._stream = stream
        self._limits = limits
        self._local_only = local_only
        self._rejected = rejected
        self._stream_type = dialect_named(codec.dialect).client.habits.stream_type
        accept = f"{self._stream_type}, application/json" if stream else "application/json"
        dump = dump_large_wire_json if is_large_request else dump_wire_json
        self.call = HttpCall("POST", path, dump(body), accept)
        self.answer: ChatResponse | None = None
        self._status = 0
        self._media_type = ""
        self._retry_after: str | None = None
        self._inflater: Inflater | None = None
        self.decoder: StreamDecoder | None = None
        """What reads the stream, once it is known that there is one."""
        self.is_satisfied = False
        """Whether nothing that still comes could change the result (an error's body is long enough)."""
        self._folded: StreamAccumulator | None = None
        self._held: list[bytes] = []
        self._held_size = 0
        self._is_decided = False

    def is_sent(self) -> None:
        """Let go of the body of the call, which is with the server."""
        self.call = self.call._replace(body=None)

    @property
    def holds_much(self) -> bool:
        """Whether a whole answer is held that takes long to parse."""
        return self._held_size > MUCH

    def head(self, head: Head) -> None:
        """Take status and headers.

        Raises:
            ProviderError: they alone say that no answer follows.
        """
        self._status = head.status
        self._media_type = (head.get("content-type") or "").partition(";")[0].strip().lower()
        self._retry_after = head.get("retry-after")
        if 300 <= head.status < 400:
            raise self._redirect(head.get("location"))
        encoding = head.get("content-encoding")
        self._inflater = None if encoding is None else inflater_for(encoding)
        if head.status == 200 and _MARKUP.fullmatch(self._media_type):
            raise self._no_answer(
                f"the server answered with {self._media_type}; is this the address of a model server?"
            )

    def _redirect(self, location: str | None) -> ProviderError:
        """Redirects are never followed; the error says where this one points, without path and query."""
        where, category = self._target(location)
        text = f"the server answered {self._status} and points to {where}; redirects are not followed"
        return ProviderResponseError(text, category=category, status=self._status, retryable=False)

    def _target(self, location: str | None) -> tuple[str, str]:
        """(where a redirect leads, category of the error)."""
        if location is None:
            return "nowhere", "protocol"
        if location.startswith("/") and not location.startswith(("//", "/\\")):
            return "another path of its own", "protocol"
        try:
            target = parse_endpoint(re.split(r"[?#]", location, maxsplit=1)[0])
        except ConfigurationError:
            return "something that is not a plain address", "not_local"
        if not self._local_only.permits(target.host, target.port):
            return f"{target.origin}, which is not allowed", "not_local"
        return target.origin, "protocol"

    def pieces(self, data: bytes) -> Iterator[bytes]:
        """Yield the decompressed bytes of one read, in pieces small enough to let other tasks run between them.

        Raises:
            ProviderResponseError: `data` is not of the encoding that the head named.
        """
        for plain in (data,) if self._inflater is None else self._inflater.feed(data):
            for start in range(0, len(plain), AT_ONCE):
                if self.is_satisfied:
                    return
                yield plain[start : start + AT_ONCE]

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """The chunks that `data`, unpacked, completes.

        Raises:
            ProviderError: the body holds an error, is not an answer, or is larger than the limits.
        """
        if self.decoder is not None:
            if self._folded is None:
                return self.decoder.feed(data)
            return self._folding(partial(self.decoder.feed, data))
        self._held.append(data)
        self._held_size += len(data)
        if self._status != 200:
            self.is_satisfied = self._held_size >= ERROR_BODY
            return []
        limit = min(self._limits.whole, self._limits.response)
        if self._held_size > limit:
            raise self._no_answer(f"the response is larger than {limit} bytes")
        if not self._is_decided and self._decide():
            held, self._held = b"".join(self._held), []
            return self.feed(held)
        return []

    def _decide(self) -> bool:
        """Return whether the body is a stream, as soon as its first character is known."""
        # Leading blanks are always dropped: where it was cut must not matter, nor how much of it there is.
        held = b"".join(self._held).lstrip(_BLANK)
        start = held[:1]
        self._held = [held] if held else []
        if not held:
            return False
        self._is_decided = True
        if start == b"<":
            raise self._no_answer("the server answered with markup; is this the address of a model server?")
        if self._stream_type == NDJSON:
            is_stream = self._stream or self._media_type == NDJSON
        else:
            is_stream = start not in b"{[" and (self._stream or self._media_type == SSE)
        if is_stream:
            self.decoder = self._codec.stream_decoder(request=self._request, limits=self._limits)
            if not self._stream:
                self._folded = StreamAccumulator()
        return is_stream

    def _folding(self, read: Callable[[], list[StreamingChunk]]) -> list[StreamingChunk]:
        """The chunks that `read` gives; where nobody asked for a stream they are folded into the answer instead."""
        if self._folded is None:
            return read()
        try:
            for chunk in read():
                self._folded.add(chunk)
        except ProviderError as error:
            self.held_back()
            self.add_partial(error)
            raise
        return []

    def held_back(self) -> list[StreamingChunk]:
        """Return what was not handed out before the error: see `StreamDecoder.held_back`."""
        return [] if self.decoder is None else self._folding(self.decoder.held_back)

    def add_partial(self, error: ProviderError) -> None:
        """Give `error` the answer so far, where this exchange holds it: a stream for which nobody asked."""
        if self._folded is not None and error.partial is None and not self._folded.is_empty:
            error.partial = self._folded.partial()

    def reported_error(self) -> ProviderError | None:
        """The server's error in the part of a stream that came; None if it reported none.

        For a stream whose connection broke: an error that no line ended is known only when no more bytes come.
        """
        if self.decoder is None:
            return None
        try:
            self.decoder.close()
        except ProviderError as error:
            return None if error.info.category in _OURS else error
        return None

    def close(self) -> list[StreamingChunk]:
        """The chunks that only the end of the body completes.

        Raises:
            ProviderError: the body was an error, is not an answer, or ended too early.
        """
        if self.decoder is not None:
            chunks = self._folding(self.decoder.close)
            if self._folded is not None:
                self.answer = self._folded.response
            return chunks
        body = b"".join(self._held)
        self._held = []
        if self._status != 200:
            raise self._server_error(body)
        if body[:1] == b"{":
            with suppress(ProviderError):  # what is wrong with it is said below
                self.answer = self._codec.decode_response(body, request=self._request)
                return chunks_of(self.answer) if self._stream else []
        try:
            value = parse_body(body)
        except ProviderResponseError:
            kind = f"{len(body)} bytes of {self._media_type or 'no media type'}" if body.strip() else "an empty body"
            raise self._no_answer(f"the server answered with {kind} in place of JSON") from None
        self.answer = self._codec.decode_response(value, request=self._request)
        return chunks_of(self.answer) if self._stream else []

    def _server_error(self, body: bytes) -> ProviderError:
        info = self._codec.decode_error(self._status, body)
        wait = retry_after_s(self._retry_after)
        if wait is not None and info.retry_after_s is None:
            info = info.replace(retry_after_s=wait)
        error = error_from_info(info)
        message = self._rejected(body)
        if message is not None:  # what the model wrote and the server refused: its turn, with calls that are not run
            error.partial = ChatResponse(message=message, usage=UsageInfo(), finish_reason="error")
        return error

    def _no_answer(self, text: str) -> ProviderResponseError:
        return ProviderResponseError(text, category="protocol", status=self._status, retryable=False)


def retry_after_s(value: str | None, *, now: datetime | None = None) -> float | None:
    """Seconds that a Retry-After header asks for (a number or a date); None if it says nothing readable."""
    if value is None:
        return None
    try:
        seconds = float(value)
    except ValueError:
        try:
            seconds = (parsedate_to_datetime(value) - (now or datetime.now(UTC))).total_seconds()
        except (ValueError, TypeError):
            return None
    return seconds if 0 <= seconds < float("inf") else None
