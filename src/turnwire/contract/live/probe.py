"""What a check works with: raw requests to one dialect of a server, and our documents and codecs to validate answers.

Every exchange is kept as evidence of the clause. A probe belongs to one clause and one dialect.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from turnwire_schema.v1.contract import ContractTarget
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.codec import Codec
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import NotJsonError, dump_wire_json
from turnwire.contract.live.connection import UNREACHABLE, Line
from turnwire.contract.live.dialects import VERSION_OF_CODEC, DialectRow, surface
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.verdict import Stop, Verdict, failed, inconclusive
from turnwire.contract.recording import RecordedResponse
from turnwire.contract.streams import events_of
from turnwire.contract.surfaces import Definition, faults
from turnwire.core.errors import ProviderError


@dataclass(frozen=True, slots=True)
class Target:
    """A dialect under test."""

    line: Line
    row: DialectRow
    variant: str
    """Name of the codec: the dialect's own, or that of a variant."""
    model: str
    server: str | None = None
    """The name that the server gives itself."""
    listed: tuple[str, ...] = ()
    """The models that the server lists for this dialect."""
    needs: dict[str, Verdict] = field(default_factory=dict)
    """The result for each capability that clauses need."""
    notes: dict[str, Any] = field(default_factory=dict)
    """Results of one check that another one may use, by a name."""

    @property
    def codec(self) -> Codec:
        """The codec that speaks for the server."""
        return get_codec(self.variant)

    def headers(self) -> dict[str, str]:
        """The headers that every request of this dialect carries, the key among them."""
        found = {**self.row.headers, **VERSION_OF_CODEC.get(self.variant, {})}
        if self.line.api_key is not None:
            name, value = self.row.key(self.line.api_key)
            found[name] = value
        return found

    def as_data(self) -> ContractTarget:
        """The target as a run's document holds it."""
        return ContractTarget(dialect=self.row.name, variant=self.variant, model=self.model)


FEW_TOKENS: Final = 24
"""Limit of an answer where nothing else is asked: enough for a sentence, and quick on a slow server."""
_EXCERPT: Final = 160

Document = Literal["request", "response", "event", "error"]


class Probe:
    """One dialect of the server, for one clause. Requests may run at the same time; the probe is of one event loop."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.exchanges: list[Exchange] = []
        """Everything that was asked, in the order in which it was sent."""
        self.blamed: list[Exchange] = []
        """The exchanges that a check names as its evidence; none: those that were asked."""

    @property
    def dialect(self) -> str:
        """Name of the dialect."""
        return self.target.row.name

    @property
    def variant(self) -> str:
        """Name of the codec whose rules hold: a variant, or the dialect itself."""
        return self.target.variant

    @property
    def model(self) -> str:
        """The model that is asked."""
        return self.target.model

    @property
    def codec(self) -> Codec:
        """The codec that speaks for the server."""
        return self.target.codec

    def path(self, *, stream: bool = False) -> str:
        """The path at which the model answers."""
        return self.target.row.place(self.model, stream=stream)

    def blame(self, *exchanges: Exchange) -> None:
        """Name the exchanges that show what was found; without it the first and the last ones are kept."""
        self.blamed.extend(exchanges)

    # What is asked

    def chat(self, *messages: Mapping[str, Any] | str, **fields: Any) -> ChatRequest:
        """A canonical request: texts are the user's, mappings any message; `parameters` are added to quiet ones.

        The answer is short and as far as possible the same every time.
        """
        parameters = {
            "model": self.model,
            "temperature": 0,
            "max_tokens": FEW_TOKENS,
            **fields.pop("parameters", {}),
        }
        said = [{"role": "user", "content": each} if isinstance(each, str) else dict(each) for each in messages]
        given = {name: value for name, value in parameters.items() if value is not None}
        return ChatRequest.from_dict({"messages": said or [_HELLO], "parameters": given, **fields})

    def request(self, chat: ChatRequest | None = None, *, stream: bool = False) -> dict[str, Any]:
        """The wire body of a request, as the codec says it; without a request, of a greeting."""
        body = self.codec.encode_request(chat if chat is not None else self.chat(), stream=stream).value
        return dict(body)

    async def ask(
        self,
        body: Any = None,
        *,
        path: str | None = None,
        method: str = "POST",
        stream: bool = False,
        headers: Mapping[str, str | None] | None = None,
        raw: bytes | None = None,
        stop_when: Callable[[bytes], bool] | None = None,
        may_break: bool = False,
    ) -> Exchange:
        """Send one request and read its answer.

        `raw` goes out instead of `body`. `headers` are added to the dialect's own, None takes one away.
        `stop_when` closes the connection as soon as it is true of the bytes so far.

        Raises:
            Stop: the exchange broke and `may_break` is not set.
        """
        content = raw if raw is not None else None if body is None else dump_wire_json(body)
        said: dict[str, str] = {"accept": "*/*", **self.target.headers()}
        if content is not None:
            said["content-type"] = "application/json"
        for name, value in (headers or {}).items():
            if value is None:
                said.pop(name.lower(), None)
            else:
                said[name.lower()] = value
        exchange = await self.target.line.ask(
            method,
            self.path(stream=stream) if path is None else path,
            headers=said,
            body=content,
            stop_when=stop_when,
            kept=self.exchanges,
        )
        if exchange.broken is not None and not may_break:
            say = inconclusive if exchange.broken in UNREACHABLE else failed
            after = "" if exchange.status is None else f" after status {exchange.status} and {len(exchange.body)} bytes"
            raise Stop(say(f"{method} {exchange.path}: {exchange.broken}{after}."))
        return exchange

    async def get(self, path: str, **more: Any) -> Exchange:
        """Ask a path for what it has; see `ask`."""
        return await self.ask(None, path=path, method="GET", **more)

    async def answer(self, chat: ChatRequest | None = None, *, stream: bool = False) -> tuple[ChatResponse, Exchange]:
        """Ask the model and read its answer with the codec.

        Raises:
            Stop: the server refused, or its answer cannot be read; both fail the clause.
        """
        chat = chat if chat is not None else self.chat()
        exchange = await self.ask(self.request(chat, stream=stream), stream=stream)
        if not exchange.is_ok:
            raise Stop(failed(f"The server refused: status {exchange.status}, {self.said(exchange)}."))
        try:
            return self.decode(exchange, chat, stream=stream), exchange
        except ProviderError as error:
            raise Stop(failed(f"The answer cannot be read: {error.info.message}")) from error

    # How answers are validated

    def decode(self, exchange: Exchange, chat: ChatRequest | None = None, *, stream: bool = False) -> ChatResponse:
        """The answer in an exchange, as the codec reads it.

        Raises:
            ProviderError: it holds an error or cannot be read.
        """
        if stream:
            return self.codec.decode_stream([piece for _, piece in exchange.pieces], request=chat)
        return self.codec.decode_response(exchange.json, request=chat)

    def events(self, exchange: Exchange) -> list[Any]:
        """The JSON values of a stream, in order, without the end mark `[DONE]`.

        Raises:
            Stop: a line or event is not JSON, which fails the clause.
        """
        framing = self.target.row.framing
        recorded = RecordedResponse(exchange.status or 0, exchange.headers, framing, exchange.body)
        try:
            return events_of(recorded)
        except NotJsonError as error:
            raise Stop(failed(f"A line or event of the stream is not JSON: {error}.")) from error

    def faults(self, document: Document | Definition, value: Any) -> tuple[str, ...]:
        """Where `value` does not fit a wire document, as `/path: keyword`; empty if it fits.

        A word names a document of the dialect's chat; those of other paths are `surface(ID).response` and so on.
        """
        if isinstance(document, Definition):
            return faults(document, value)
        found: Definition | None = getattr(self.target.row.surface, document)
        assert found is not None  # every chat has all four
        return faults(found, value)

    def said(self, exchange: Exchange) -> str:
        """A summary of an answer: the message of an error, or the beginning of the body."""
        if exchange.broken is not None and exchange.status is None:
            return exchange.broken
        if exchange.status is not None and exchange.status >= 400:
            message = self.codec.decode_error(exchange.status, exchange.body).message
            return excerpt(message)
        return excerpt(exchange.text)


_HELLO: Final = {"role": "user", "content": "Say hello in one short sentence."}


def excerpt(value: Any) -> str:
    """The beginning of a text or of a JSON value, quoted, on one line."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    line = " ".join(text.split())
    return f"`{line[:_EXCERPT]}…`" if len(line) > _EXCERPT else f"`{line}`"


__all__ = ["Probe", "excerpt", "surface"]
