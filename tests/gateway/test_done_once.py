"""On its way through the gateway nothing is done twice: no body is checked again, no request written again."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from types import FrameType
from typing import Any

import httpx
from pydantic_core import SchemaValidator

from turnwire_schema.v1.config import ProviderConfig

from tests.cases import for_each
from tests.gateway.dialects import Dialect, every_dialect
from tests.requirements import requirement
from turnwire.core.losses import OnLoss
from turnwire.gateway.app import Gateway
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.base import ModelProvider
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.registry import ProviderRegistry

JSON = {"content-type": "application/json"}

CALLS = {
    "read_json": "parsed by the gateway",
    "fits_exactly": "held against the document",
    "body_problems": "held against the document",
    "decode_request": "read",
    "encode_request": "written for the server",
    "encode_response": "answer written",
    "parse_wire_json": "parsed by the gateway",
}
"""Functions that are counted: by name, and what a call of one does with a body."""


class Counting:
    """Counts, as a profiler, what is done with requests and answers. What a test checks beside it does not count."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and (what := CALLS.get(frame.f_code.co_name)) is not None:
            caller = frame.f_back
            where = "" if caller is None else caller.f_globals["__name__"]
            name = frame.f_code.co_qualname if sys.version_info >= (3, 11) else frame.f_code.co_name
            is_counted = {
                "read_json": where == "turnwire.gateway.http.sliced_json",
                "parse_wire_json": where.startswith("turnwire.gateway"),
                "encode_request": name == "Codec.encode_request",
                "encode_response": name == "Codec.encode_response",
                "decode_request": name == "Codec.decode_request",
            }.get(frame.f_code.co_name, True)
            self.done[what] += is_counted
        elif event == "c_call" and argument.__name__ in ("validate_python", "validate_json"):
            validator = argument.__self__
            is_check_of_tests = frame.f_globals["__name__"] == "turnwire_schema._trust"
            if isinstance(validator, SchemaValidator) and not is_check_of_tests:
                self.done[f"{validator.title} validated"] += validator.title in ("ChatRequest", "ChatResponse")


def gateway(
    provider: ModelProvider, on_loss: OnLoss = "report", inspection: InspectionSettings | None = None
) -> Gateway:
    registry = ProviderRegistry(default_id=provider.provider_id)
    registry.register(provider)
    aliases = {"mock": f"{provider.provider_id}/mock"}
    return Gateway(registry, GatewaySettings(port=0, on_loss=on_loss, aliases=aliases, inspection=inspection))


async def send(app: Gateway, method: str, path: str, content: bytes, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://127.0.0.1") as client:
        return await client.request(
            method, path, content=content, headers={"content-type": "application/json", **headers}
        )


def server(kind: str) -> ModelProvider:
    """A provider whose server makes each answer once: a known question is answered without work."""
    behind = gateway(MockProvider(stand_in_script()))
    known: dict[Any, httpx.Response] = {}

    async def answered(request: httpx.Request) -> httpx.Response:
        question = (request.url.path, request.content)
        if question not in known:
            known[question] = await send(behind, request.method, request.url.path, request.content)
        made = known[question]
        return httpx.Response(
            made.status_code, content=made.content, headers={"content-type": made.headers["content-type"]}
        )

    transport = httpx.MockTransport(answered)
    if kind == "ollama":
        config = ProviderConfig.from_dict(
            {"type": "ollama", "endpoint": "http://127.0.0.1:9", "models": [{"name": "mock"}]}
        )
        return OllamaProvider("gpu", config, transport=transport)
    config = ProviderConfig.from_dict(
        {"type": "openai-compatible", "endpoint": "http://127.0.0.1:9/v1", "models": [{"name": "mock"}]}
    )
    return OpenAICompatibleProvider("gpu", config, transport=transport)


def done(
    provider: ModelProvider,
    client: Dialect,
    *,
    stream: bool,
    on_loss: OnLoss,
    inspection: InspectionSettings | None = None,
) -> Counter[str]:
    """What is done with one question, the second of its kind."""

    async def asked() -> Counter[str]:
        app = gateway(provider, on_loss, inspection)
        path, body = client.request("the weather please", stream=stream, tools=True)
        content = httpx.Request("POST", "http://x", json=body).content
        await send(app, "POST", path, content, **client.headers)
        counting = Counting()
        sys.setprofile(counting)
        try:
            answer = await send(app, "POST", path, content, **client.headers)
        finally:
            sys.setprofile(None)
        assert answer.status_code == 200, answer.text
        return +counting.done

    return asyncio.run(asked())


@requirement("NFR-1")
@for_each("on_loss", ["report", "warn"])
@for_each("kind", ["openai-chat", "ollama"])
@every_dialect
def test_a_whole_answer_through_the_gateway_takes_each_step_once(client: Dialect, kind: str, on_loss: OnLoss) -> None:
    counted = done(server(kind), client, stream=False, on_loss=on_loss)
    assert counted.pop("ChatResponse validated", 0) <= 1  # an answer of the common form is trusted
    assert counted == {
        "parsed by the gateway": 1,
        "held against the document": 1,
        "read": 1,
        "ChatRequest validated": 1,
        "written for the server": 1,
        "answer written": 1,
    }


@requirement("NFR-1")
@for_each("on_loss", ["report", "warn"])
@for_each("kind", ["openai-chat", "ollama"])
@every_dialect
def test_a_stream_through_the_gateway_takes_each_step_once(client: Dialect, kind: str, on_loss: OnLoss) -> None:
    counted = done(server(kind), client, stream=True, on_loss=on_loss)
    del counted["ChatResponse validated"]  # what the chunks fold into, for the provider's own judgements
    assert counted == {
        "parsed by the gateway": 1,
        "held against the document": 1,
        "read": 1,
        "ChatRequest validated": 1,
        "written for the server": 1,
    }
