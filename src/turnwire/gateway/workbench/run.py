"""Run a request from the page: send it to the gateway's own path of its dialect, and stream the result to the page.

The page asks `POST /playground/run`. Inside, the gateway is asked at the path that any client of the dialect asks, with
the same checks, log line and metrics. Out: lines of JSON. The first is the head (path, status, what was sent); then one
for each event, with the time, the event as it came and what the dialect's own codec reads in it; the last says how it
ended and holds the assembled answer, and what the gateway noticed about thoughts and calls in the text, for which the
dialect has no words. So the page knows the canonical form alone, and no dialect.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from urllib.parse import quote

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.message import UserMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.dialect import JSON, NDJSON, Dialect, ModelPath
from turnwire.codecs.dialects import dialects
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.convert.bodies import write_request
from turnwire.convert.payload import CANONICAL
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import Problem, ProviderError
from turnwire.core.validate import load
from turnwire.gateway.calls.surfaces import DEFAULT, described
from turnwire.gateway.errors import refused
from turnwire.gateway.request_context import NOTES
from turnwire.gateway.workbench.payload import KINDS, TEXT_LIMIT
from turnwire.gateway.workbench.stream import Segments, labelled

_PASSED_ON: Final = frozenset({b"host", b"origin", b"authorization", b"x-api-key", b"x-goog-api-key", b"user-agent"})
"""Headers of the page that the gateway's door looks at."""

_PATH_SIGNS: Final = "/:"
"""Characters that a path contains unescaped."""


class Asked(NamedTuple):
    """One request at a path of the gateway."""

    codec: str
    path: str
    query: str
    headers: Mapping[str, str]
    body: Mapping[str, Any]
    losses: list[dict[str, Any]]


def offered() -> dict[str, Any]:
    """What the page lets people choose: every dialect with its codecs, path, query and headers by codec, the field of
    the model and the fields that ask for a stream; kinds; the most characters of a payload; the dialect of a chat.
    """
    rows = []
    for name, dialect in dialects().items():
        row = _row(dialect)
        path = None if row is None else described(row.path)
        headers = {codec: found for codec in dialect.variants if (found := _headers(dialect, codec))}
        query = "" if row is None else _query(dialect, row)
        own = _wishes(name)
        told = {"name": name, "codecs": [*dialect.variants], "path": path, "query": query, "headers": headers}
        rows.append(told | {"model": own.model, "stream": own.stream})
    return {
        "dialects": rows,
        "canonical": CANONICAL,
        "chat": DEFAULT,
        "kinds": [*KINDS],
        "text_limit": TEXT_LIMIT,
    }


class _Wishes(NamedTuple):
    """Where a dialect names the model, and what asks for a stream whose tokens are counted."""

    model: str | None
    stream: dict[str, Any]


@cache
def _wishes(codec: str) -> _Wishes:
    """As the codec itself writes them."""
    name = "a model"
    request = ChatRequest(messages=(UserMessage(content="Hi"),), parameters=ModelParameters(model=name))
    streamed, whole = (get_codec(codec).encode_request(request, stream=stream).value for stream in (True, False))
    stream = {field: value for field, value in streamed.items() if whole.get(field) != value}
    return _Wishes(next((field for field, value in streamed.items() if value == name), None), stream)


def _query(dialect: Dialect, row: ModelPath) -> str:
    habits = row.habits or dialect.client.habits
    return "" if habits.array_unless is None else "=".join(habits.array_unless)


def _headers(dialect: Dialect, codec: str) -> dict[str, str]:
    versions = dialect.client.versions
    if versions is None:
        return {}
    named = next((value for value, name in versions.codecs.items() if name == codec), None)
    return {} if named is None else {versions.header: named}


def _row(dialect: Dialect) -> ModelPath | None:
    """The path at which turns are answered as a stream."""
    return next(
        (
            row
            for row in dialect.client.paths
            if row.endpoint is None and not row.counts_tokens and row.stream != "never"
        ),
        None,
    )


def asked(question: Mapping[str, Any]) -> Asked:
    """The request that a question of the page means: `dialect` (a codec, or canonical), `body`, `model`, and `as`, the
    dialect in whose words a canonical body is sent.

    Raises:
        Refusal: it means none.
        InvalidDataError: a canonical body is no request.
    """
    name, body, model = question.get("dialect"), question.get("body"), question.get("model")
    problems = []
    if not isinstance(body, Mapping):
        problems.append(Problem("/body", "type", "body must be the request, as an object"))
    if not isinstance(model, str) or not model:
        problems.append(Problem("/model", "type", "model must be a model's name"))
    place, sent_as = ("/as", question.get("as")) if name == CANONICAL else ("/dialect", name)
    found = next((each for each in dialects().values() if isinstance(sent_as, str) and sent_as in each.variants), None)
    row = None if found is None else _row(found)
    if found is None or row is None:
        names = [codec for each in dialects().values() if _row(each) for codec in each.variants]
        problems.append(Problem(place, "enum", f"use one of: {', '.join(names)}"))
    if problems or found is None or row is None or not isinstance(body, Mapping) or not isinstance(model, str):
        raise refused(400, problems)
    losses: list[dict[str, Any]] = []
    codec = str(sent_as)
    if name == CANONICAL:
        body, lost = write_request(_named(body, model), codec, stream=True)
        losses = [loss.to_dict() for loss in lost]
    return _at(found, row, codec, body, model, losses)


def _named(body: Mapping[str, Any], model: str) -> ChatRequest:
    """The canonical request, for another model where it names one."""
    parameters = body.get("parameters")
    named = {**parameters, "model": model} if isinstance(parameters, Mapping) else parameters or {"model": model}
    return load(ChatRequest, {**body, "parameters": named})


def _at(
    dialect: Dialect, row: ModelPath, codec: str, body: Mapping[str, Any], model: str, losses: list[dict[str, Any]]
) -> Asked:
    own = _wishes(codec)
    sent = dict(body)
    path = row.path.replace("{model:path}", model) if row.model_in_path else row.path
    if own.model is not None:
        sent[own.model] = model
    for field, wish in own.stream.items():
        inner = sent.get(field)
        sent[field] = {**inner, **wish} if isinstance(inner, Mapping) and isinstance(wish, Mapping) else wish
    return Asked(codec, path, _query(dialect, row), _headers(dialect, codec), sent, losses)


class RunResponse(Response):
    """The answer of the page's run. Asks `app`, which is the gateway, while it is sent."""

    def __init__(self, app: ASGIApp, request: Asked) -> None:
        super().__init__(media_type=NDJSON, headers={"cache-control": "no-cache", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._app = app
        self._request = request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Ask, and pass on what comes."""
        notes: list[dict[str, Any]] = []
        sink = _Sink(self._request, send, notes)
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        body = dump_wire_json(self._request.body)
        given = [{"type": "http.request", "body": body, "more_body": False}]

        async def take() -> Message:
            return given.pop() if given else await receive()

        inner = {**self._scope(scope, len(body)), "extensions": {NOTES: notes}}
        await self._app(inner, take, sink.take)
        await sink.end()

    def _scope(self, scope: Scope, size: int) -> Scope:
        kept = [(name, value) for name, value in scope["headers"] if name in _PASSED_ON]
        more = {"content-type": JSON, "content-length": str(size), **self._request.headers}
        path = self._request.path
        return {
            "type": "http",
            "asgi": scope["asgi"],
            "http_version": scope["http_version"],
            "method": "POST",
            "scheme": scope["scheme"],
            "server": scope.get("server"),
            "client": scope.get("client"),
            "root_path": "",
            "path": path,
            "raw_path": quote(path, safe=_PATH_SIGNS).encode(),
            "query_string": self._request.query.encode(),
            "headers": [*kept, *((name.encode(), value.encode()) for name, value in more.items())],
        }


class _Sink:
    """Takes the messages of the inner answer and writes lines for the page."""

    def __init__(self, request: Asked, send: Send, notes: list[dict[str, Any]]) -> None:
        self._request = request
        self._send = send
        self._notes = notes
        self._began = time.monotonic()
        self._segments = Segments()
        self._decoder: StreamDecoder | None = get_codec(request.codec).stream_decoder()
        self._status = 0
        self._refusal = bytearray()
        self._error: str | None = None
        self._is_whole = False
        self._answer = StreamAccumulator()

    async def take(self, message: Message) -> None:
        """One message of the inner answer."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in message["headers"]}
            request = self._request
            path = f"/{quote(request.path[1:], safe=_PATH_SIGNS)}{f'?{request.query}' if request.query else ''}"
            own = {name: value for name, value in headers.items() if name.startswith("turnwire-")}
            head = {"path": path, "status": self._status, "headers": own, "sent_headers": dict(request.headers)}
            await self._write({"head": head | {"body": request.body, "losses": request.losses}})
            return
        data: bytes = message.get("body", b"")
        self._is_whole = not message.get("more_body", False)
        if self._status != 200:
            self._refusal += data
            return
        for event in self._segments.feed(data):
            await self._event(event)

    async def end(self) -> None:
        """The lines after the inner answer."""
        if self._status == 200:
            if rest := self._segments.close():
                await self._event(rest)
            if not self._is_whole and self._error is None:
                self._error = "the stream was cut off"
            await self._event(b"", is_end=True)
        else:
            told = get_codec(self._request.codec).decode_error(self._status, bytes(self._refusal))
            self._error = f"{self._status}: {told.message}"
            await self._write({"event": self._refusal.decode("utf-8", "replace"), "label": "error", "chunks": []})
        end = {"error": self._error, "response": self._response()}
        await self._write({"end": {**end, "notes": self._notes} if self._notes else end}, more=False)

    def _response(self) -> dict[str, Any] | None:
        """The assembled answer, as far as it came."""
        if self._status != 200:
            return None
        try:
            return self._answer.response.to_dict()
        except ProviderError:
            return self._answer.partial().to_dict()

    async def _event(self, data: bytes, *, is_end: bool = False) -> None:
        line: dict[str, Any] = {"event": data.decode("utf-8", "replace"), "chunks": []}
        read: list[StreamingChunk] = []
        if self._decoder is not None:
            try:
                read = [*(self._decoder.close() if is_end else self._decoder.feed(data))]
                for chunk in read:
                    self._answer.add(chunk)
                    line["chunks"].append(chunk.to_dict())
            except ProviderError as error:
                self._error, self._decoder = error.info.message, None
                line["problem"] = error.info.message
        if data or line["chunks"] or "problem" in line:
            await self._write(line | {"label": labelled(data, read)})

    async def _write(self, line: dict[str, Any], *, more: bool = True) -> None:
        at = round((time.monotonic() - self._began) * 1000, 3)
        body = dump_wire_json({"at": at, **line}) + b"\n"
        await self._send({"type": "http.response.body", "body": body, "more_body": more})
