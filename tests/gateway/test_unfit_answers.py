"""Answers that break the schema that was asked for: reported to clients of every dialect, or refused."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import httpx
import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat, ModelParameters
from turnwire_schema.v1.tool import ToolCall

from tests.cases import for_each
from tests.gateway.dialects import Dialect, check, every_dialect
from tests.gateway.server import PATIENCE_S, run_gateway
from tests.gateway.test_done_once import JSON
from tests.providers.standin import completion
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.messages import user
from turnwire.core.tools import make_tool
from turnwire.gateway import Gateway
from turnwire.gateway.logs import LOGGER
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.base import ModelProvider
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.openai_compatible import GroqProvider
from turnwire.providers.registry import ProviderRegistry
from turnwire.providers.sync.mock import SyncMockProvider

SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string", "minLength": 3}},
    "required": ["city"],
    "additionalProperties": False,
}
BAD, GOOD = '{"city": "x", "secret": 1}', '{"city": "Oslo"}'
CALLS = AssistantMessage(tool_calls=[ToolCall(id="call_1", name="look_up", arguments={"city": "x"})])
RULES = "format_not_met: additionalProperties, minLength"


def asked(client: Dialect, *, stream: bool = False, strict: bool | None = None) -> tuple[str, dict[str, Any]]:
    """Path and body of a question for JSON of the schema, or with `strict` for a tool of it."""
    wanted: dict[str, Any] = {"response_format": JsonSchemaFormat(json_schema=SCHEMA, name="city", strict=True)}
    if strict is not None:
        wanted = {"tools": [make_tool("look_up", "Look up.", SCHEMA, strict=strict)]}
    parameters = ModelParameters(model="mock", max_tokens=100)
    request = ChatRequest(messages=[user("Which city?")], parameters=parameters, **wanted)
    path, _ = client.request(stream=stream)
    return path, dict(get_codec(client.dialect).encode_request(request, stream=stream).value)


def served(provider: ModelProvider, *, refuses: bool = False) -> Gateway:
    registry = ProviderRegistry(default_id=provider.provider_id)
    registry.register(provider)
    aliases = {"mock": f"{provider.provider_id}/mock"}
    return Gateway(registry, GatewaySettings(port=0, aliases=aliases, refuse_unfit=refuses))


def answered(app: Gateway, path: str, body: dict[str, Any], *more: str) -> list[httpx.Response]:
    """The answer to a question, and those of further paths."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            return [await http.post(path, json=body, headers=JSON), *[await http.get(each) for each in more]]

    return asyncio.run(ask())


@requirement("SCM-3")
@every_dialect
@for_each(("text", "told"), [(BAD, RULES), (GOOD, None), ("Oslo", "format_not_met: json")])
def test_a_whole_answer_that_does_not_fit_is_named_in_a_header(client: Dialect, text: str, told: str | None) -> None:
    (answer,) = answered(served(MockProvider(text)), *asked(client))
    assert client.read(answer).text == text
    assert answer.headers.get("turnwire-diagnostics") == told


@requirement("SCM-3")
@every_dialect
def test_a_whole_answer_that_does_not_fit_is_refused_if_the_gateway_is_set_so(client: Dialect) -> None:
    app = served(MockProvider(BAD), refuses=True)
    (answer,) = answered(app, *asked(client))
    assert answer.status_code == (500 if client.dialect == "anthropic" else 502)
    check(client.error, answer.json())
    said = client.error_of(answer)
    assert "the answer does not fit the schema that was asked for: " in said
    assert "/city: the text must have at least 3 characters (minLength)" in said
    assert "secret" not in answer.text
    (fine,) = answered(served(MockProvider(GOOD), refuses=True), *asked(client))
    assert client.read(fine).text == GOOD


@requirement("SCM-3")
@every_dialect
def test_a_stream_that_does_not_fit_ends_in_an_error_if_the_gateway_is_set_so(client: Dialect) -> None:
    path, body = asked(client, stream=True)
    (reported,) = answered(served(MockProvider(BAD)), path, body)
    assert client.read_stream(reported).text == BAD
    settings = GatewaySettings(port=0, refuse_unfit=True)
    with (
        run_gateway(MockProvider(BAD), settings) as running,
        httpx.Client(timeout=PATIENCE_S) as http,
        http.stream("POST", f"{running}{path}", json=body, headers=dict(client.headers)) as answer,
    ):
        came = client.until_broken(answer.iter_raw())
    assert answer.status_code == 200
    assert b"secret" in came  # the pieces were sent before the end showed that they do not fit
    assert b"does not fit the schema that was asked for: " in came


@requirement("SCM-3")
@every_dialect
@pytest.mark.parametrize("strict", [True, False])
def test_a_call_of_a_strict_tool_is_refused_and_one_of_another_tool_is_reported(client: Dialect, strict: bool) -> None:
    path, body = asked(client, strict=strict)
    is_strict = bool((get_codec(client.dialect).decode_request(body_with_model(body)).value.tools or ())[0].strict)
    (reported,) = answered(served(MockProvider(CALLS)), path, body)
    assert reported.headers["turnwire-diagnostics"] == "arguments_do_not_fit: minLength"
    (refused,) = answered(served(MockProvider(CALLS), refuses=True), path, body)
    assert (refused.status_code != 200) is is_strict


UNREADABLE = [
    ({"properties": {"a": {"pattern": r"^[\w-.]+$"}}, "required": ["b"]}, "/properties/a/pattern"),
    ({"pattern": r"\Aabc\Z"}, "/pattern"),
    ({"pattern": "(?>a)"}, "/pattern"),
    ({"properties": {"a": {"type": "strin"}}}, "/properties/a/type"),
    ({"properties": {"a": {"$ref": "http://127.0.0.1:9/a"}}}, "/properties/a/$ref"),
    ({"$schema": "http://127.0.0.1:9/draft"}, "/$schema"),
]
"""Schemas that the gateway cannot check, and what of each."""


def asked_for(schema: Any, client: Dialect, *, stream: bool = False) -> tuple[str, dict[str, Any]]:
    """Path and body of a question for JSON of a schema."""
    request = ChatRequest(
        messages=[user("Which city?")],
        parameters=ModelParameters(model="mock", max_tokens=100),
        response_format=JsonSchemaFormat(json_schema={"type": "object", **schema}, name="city"),
    )
    path, _ = client.request(stream=stream)
    return path, dict(get_codec(client.dialect).encode_request(request, stream=stream).value)


@requirement("SCM-3")
@for_each(("schema", "place"), UNREADABLE)
def test_an_answer_whose_schema_cannot_be_read_is_reported_as_not_checked(schema: Any, place: str) -> None:
    request = ChatRequest(
        messages=[user("Which city?")],
        parameters=ModelParameters(model="mock"),
        response_format=JsonSchemaFormat(json_schema=schema),
    )
    (told,) = SyncMockProvider('{"a": 1}').complete(request).diagnostics or ()
    assert (told.id, told.at, told.faults) == ("format_not_checked", "/message/content", None)
    assert told.extras == {"request_at": f"/response_format/json_schema{place}"}
    assert told.what.startswith("the JSON schema that was asked for cannot be read, and the text was not checked: ")
    (broken,) = SyncMockProvider("Oslo").complete(request).diagnostics or ()
    assert broken.id == "format_not_met"  # no JSON, whatever the schema is


@requirement("SCM-3")
@every_dialect
def test_a_header_the_log_and_the_metrics_name_an_answer_that_was_not_checked(
    client: Dialect, caplog: pytest.LogCaptureFixture
) -> None:
    path, body = asked_for(UNREADABLE[0][0], client)
    with caplog.at_level(logging.INFO, logger=LOGGER.name):
        answer, metrics = answered(served(MockProvider('{"a": 1}')), path, body, "/metrics")
    assert client.read(answer).text == '{"a": 1}'
    assert answer.headers["turnwire-diagnostics"] == "format_not_checked"
    lines = [record.__dict__["turnwire"] for record in caplog.records if "turnwire" in record.__dict__]
    assert [line["unfit"] for line in lines if "unfit" in line] == [["format_not_checked"]]
    assert 'turnwire_unfit_answers_total{id="format_not_checked",provider="mock"} 1\n' in metrics.text


@requirement("SCM-3")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_a_schema_that_cannot_be_read_is_refused_before_it_is_sent_if_answers_must_fit(
    client: Dialect, stream: bool
) -> None:
    provider = MockProvider('{"a": 1}')
    for schema, place in UNREADABLE:
        (refused,) = answered(served(provider, refuses=True), *asked_for(schema, client, stream=stream))
        assert refused.status_code == 400
        said = client.error_of(refused)
        assert place.replace("/", ".") in said
        assert "the answer cannot be checked" in said
    assert provider.calls == ()


@requirement("SCM-3")
@every_dialect
def test_a_tool_whose_schema_cannot_be_read_is_refused_in_any_case(client: Dialect) -> None:
    provider = MockProvider(CALLS)
    path, body = asked(client, strict=False)
    for schema, _ in UNREADABLE:
        text = json.dumps(body).replace(json.dumps(SCHEMA), json.dumps({"type": "object", **schema}))
        (refused,) = answered(served(provider), path, json.loads(text))
        assert refused.status_code == 400
        assert "is not a valid JSON Schema" in client.error_of(refused)
    assert provider.calls == ()


def body_with_model(body: dict[str, Any]) -> dict[str, Any]:
    return {"model": "mock", **body}


@requirement("SCM-3")
@pytest.mark.parametrize("stream", [True, False])
def test_the_log_and_the_metrics_name_answers_that_do_not_fit(stream: bool, caplog: pytest.LogCaptureFixture) -> None:
    body = {
        "model": "mock",
        "messages": [{"role": "user", "content": "Which city?"}],
        "response_format": {"type": "json_schema", "json_schema": {"name": "city", "schema": SCHEMA}},
        "stream": stream,
    }
    with caplog.at_level(logging.INFO, logger=LOGGER.name):
        app = served(MockProvider(BAD))
        _, metrics = answered(app, "/v1/chat/completions", body, "/metrics")
    lines = [record.__dict__["turnwire"] for record in caplog.records if "turnwire" in record.__dict__]
    assert [line.get("unfit") for line in lines if line.get("route") == "/v1/chat/completions"] == [[RULES]]
    assert 'turnwire_unfit_answers_total{id="format_not_met",provider="mock"} 1\n' in metrics.text
    assert "secret" not in str(lines) + metrics.text


@requirement("SCM-3")
def test_a_rule_that_the_server_was_not_able_to_hold_is_named_so() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, json=completion('{"city": "x"}'))

    provider = GroqProvider("groq", endpoint="http://127.0.0.1:9/v1", transport=httpx.MockTransport(answer))
    body = {
        "model": "groq/m",
        "messages": [{"role": "user", "content": "Which city?"}],
        "response_format": {"type": "json_schema", "json_schema": {"name": "c", "schema": SCHEMA, "strict": True}},
    }
    (told,) = answered(served(provider), "/v1/chat/completions", body)
    assert told.headers["turnwire-diagnostics"] == "format_not_met: minLength (not held by the server)"
    assert "openai-chat.strict_subset" in told.headers["turnwire-losses"]
    (refused,) = answered(served(provider, refuses=True), "/v1/chat/completions", body)
    error = refused.json()["error"]
    assert (refused.status_code, error["type"], error["param"]) == (502, "server_error", "response_format")
    assert json.dumps(error["faults"]) == json.dumps(
        [
            {
                "path": "/city",
                "rule": "minLength",
                "message": "the text must have at least 3 characters",
                "request_at": "/response_format/json_schema/properties/city/minLength",
                "could_hold": False,
            }
        ]
    )
