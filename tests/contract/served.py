"""A server for the clauses, in this process: the gateway with a stand-in for a model, and one answer of it changed.

No socket is opened: `Served` takes the place of the line to a server. Right answers are made once for all tests.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import anyio
import httpx

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from tests.contract.other_paths import other_answer
from tests.contract.schema_answers import said_about_schema
from turnwire.codecs.registry import get_codec
from turnwire.contract.live.answer_checks import all_checks
from turnwire.contract.live.clauses import Clause
from turnwire.contract.live.connection import base_of
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.needs import unmet
from turnwire.contract.live.probe import Probe, Target
from turnwire.contract.live.verdict import Stop, Verdict, not_applicable
from turnwire.core.errors import ModelNotFoundError, TokenLimitError
from turnwire.gateway.app import Gateway
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in
from turnwire.providers.kinds.mock import MockProvider, PlainAnswer, Script
from turnwire.providers.registry import ProviderRegistry

MODEL: Final = "mock"
_CONTEXT: Final = 100_000
"""Characters of a prompt that the model takes."""
_SHORT: Final = 16
"""Tokens within which no call fits."""


@dataclass(frozen=True)
class Answer:
    """What the server answers to one request."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    broken: str | None = None

    def with_body(self, body: bytes) -> Answer:
        """The same answer with another body."""
        return replace(self, body=body)


@dataclass(frozen=True)
class Asked:
    """A request, and how often it was made before."""

    method: str
    path: str
    body: bytes | None
    content_type: str | None
    time: int


Fault = Callable[[Asked, Answer], Answer]
"""Changes the right answer to a request."""


def model(request: ChatRequest) -> PlainAnswer:
    """What the stand-in for a model says, and what a real model does beyond it.

    Raises:
        ModelNotFoundError: the model is not the one that is served.
    """
    asked = request.parameters
    if asked.model != MODEL:
        raise ModelNotFoundError(f"there is no model {asked.model}", category="not_found", status=404)
    if sum(len(message.text) for message in request.messages) > _CONTEXT:
        raise TokenLimitError(
            "prompt is too long: it does not fit the context", category="context_overflow", status=400
        )
    if (said := said_about_schema(request.messages[-1].text)) is not None:
        return said.message(said.right)
    if request.tools and request.tool_choice == "required" and (asked.max_tokens or _SHORT + 1) <= _SHORT:
        piece = ToolCallDelta(index=0, id="call_cut", name=request.tools[0].name, arguments='{"ci')
        return [
            StreamingChunk(tool_call_deltas=(piece,)),
            StreamingChunk(is_complete=True, finish_reason="length", raw_finish_reason=None),
        ]
    return stand_in(request)


def _gateway() -> Gateway:
    registry = ProviderRegistry(default_id="mock")
    registry.register(MockProvider(Script([model], remembers=False)))
    return Gateway(registry, GatewaySettings(only_listed_models=True))


def _is_whole(body: bytes | None) -> bool:
    return body is not None and body[:1] == b"{" and body[-1:] == b"}"


class RightAnswers:
    """The gateway's answers, each made once: the first, second … answer to one request."""

    def __init__(self) -> None:
        self._gateway = _gateway()
        self._made: dict[tuple[Any, ...], Answer] = {}

    async def to(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None, time: int) -> Answer:
        """The answer to a request that is made for the `time`-th time."""
        key = (method, path, headers.get("anthropic-version"), headers.get("content-type"), body, time)
        if key not in self._made:
            transport = httpx.ASGITransport(self._gateway)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:1") as client:
                answer = await client.request(method, path, headers=dict(headers), content=body)
            pairs = tuple((name.lower(), value) for name, value in answer.headers.items())
            self._made[key] = Answer(answer.status_code, pairs, answer.content)
            if answer.status_code in (404, 405) and method == "POST" and _is_whole(body):
                other = other_answer(path, json.loads(body or b"{}"))
                if other is not None:
                    status, kind, content = other
                    self._made[key] = Answer(status, (("content-type", kind),), content)
        return self._made[key]


class Served:
    """In place of the line to a server. `fault` may change each answer."""

    api_key = None
    endpoint = base_of("http://127.0.0.1:1")

    def __init__(self, right: RightAnswers, fault: Fault | None = None) -> None:
        self._right = right
        self._fault = fault
        self._asked: Counter[tuple[Any, ...]] = Counter()

    async def ask(
        self,
        method: str,
        path: str,
        *,
        headers: Mapping[str, str] | Sequence[tuple[str, str]] = (),
        body: bytes | None = None,
        stop_when: Callable[[bytes], bool] | None = None,
        kept: list[Exchange] | None = None,
    ) -> Exchange:
        """See `Line.ask`."""
        said = dict(headers)
        key = (method, path, body, said.get("content-type"))
        answer = await self._right.to(method, path, said, body, self._asked[key])
        self._asked[key] += 1
        if self._fault is not None:
            answer = self._fault(Asked(method, path, body, said.get("content-type"), self._asked[key] - 1), answer)
        exchange = Exchange(
            origin=str(self.endpoint),
            method=method,
            path=path,
            request_headers=tuple(said.items()),
            request_body=body,
            status=answer.status,
            header_pairs=answer.headers,
            broken=answer.broken,
        )
        seen = b""
        for line in answer.body.splitlines(keepends=True):
            exchange.pieces.append((0.0, line))
            seen += line
            if stop_when is not None and stop_when(seen):
                exchange.closed_early = True
                break
        if kept is not None:
            kept.append(exchange)
        return exchange


def target(dialect: str, served: Served, variant: str | None = None) -> Target:
    """The dialect of a server, as clauses judge it."""
    line: Any = served
    name = variant or dialect
    return Target(line, DIALECTS[get_codec(name).dialect], name, MODEL)


async def judge(clause: Clause, at: Target) -> Verdict:
    """What the check of a clause says of one dialect of a server."""
    if not clause.concerns(at.row.name):
        return not_applicable("The clause is about other dialects.")
    probe = Probe(at)
    try:
        for need in clause.needs:
            verdict = await unmet(probe, need)
            if verdict is not None:
                return verdict
        return await all_checks()[clause.id](probe)
    except Stop as stop:
        return stop.verdict


def judged(clause: Clause, at: Target) -> Verdict:
    """`judge`, outside of an event loop."""
    return anyio.run(judge, clause, at)
