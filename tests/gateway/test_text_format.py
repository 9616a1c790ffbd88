"""Answers whose model writes thoughts and calls into the text: clients with tools get structure, others the text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from turnwire_schema.v1.provider import ParameterDefaults
from turnwire_schema.v1.response import ChatResponse

from tests.gateway.dialects import CLIENTS, PARAMETERS, Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.providers.standin import CHAT, StandIn, replies, vllm
from tests.providers.test_text_format import answers, written
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import GatewaySettings

CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>'
TEXT = f"<think>\nhm\n</think>\n\nLet me see.\n{CALL}"
MODEL = "qwen3:4b"
MODELS = {"object": "list", "data": [{"id": MODEL, "object": "model", "created": 1, "owned_by": "x"}]}
BY_NAME = {client.dialect: client for client in CLIENTS}
whole_and_streamed = pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])


@contextmanager
def behind(*, defaults: Mapping[str, Any] | None = None, text: str = TEXT, **settings: Any) -> Iterator[RunningGateway]:
    """A gateway in front of a server that hands on what the model wrote."""
    pieces = [text[at : at + 5] for at in range(0, len(text), 5)]
    routes = {CHAT: answers(*pieces), "/v1/models": replies(MODELS), "/v1/completions": written(text)}
    with StandIn(routes) as upstream:
        provider = vllm(upstream, **({} if defaults is None else {"defaults": dict(defaults)}))
        with run_gateway(provider, GatewaySettings(port=0, grace_s=0.1, **settings)) as gateway:
            yield gateway


def asked(gateway: RunningGateway, client: Dialect, *, stream: bool, model: str = MODEL, **more: Any) -> ChatResponse:
    with gateway.client() as http:
        answer = client.ask(http, "Weather in Paris?", stream=stream, model=model, **more)
        return client.read_stream(answer) if stream else client.read(answer)


def calls(answer: ChatResponse) -> list[tuple[str, dict[str, Any]]]:
    return [(call.name, dict(call.arguments)) for call in answer.message.tool_calls or ()]


@requirement("TXT-3", "PRV-1")
@every_dialect
@whole_and_streamed
def test_a_client_with_tools_gets_thoughts_and_calls_as_structure(client: Dialect, stream: bool) -> None:
    with behind() as gateway:
        answer = asked(gateway, client, stream=stream, tools=True)

    assert (answer.message.text, calls(answer)) == ("Let me see.", [("get_weather", {"city": "Paris"})])
    assert "".join(part.text or "" for part in answer.message.parts if part.type == "thinking") == "hm"
    assert answer.finish_reason == "tool_calls"
    origin = "minted" if client.dialect == "gemini" else None  # elsewhere the gateway gives the id
    assert [call.id_origin for call in answer.message.tool_calls or ()] == [origin]


@requirement("TXT-3")
@every_dialect
@whole_and_streamed
def test_a_client_without_tools_gets_the_text_as_it_is(client: Dialect, stream: bool) -> None:
    with behind() as gateway:
        answer = asked(gateway, client, stream=stream)

    assert (answer.message.text, calls(answer), answer.finish_reason) == (TEXT, [], "stop")


@requirement("TXT-3")
@whole_and_streamed
@pytest.mark.parametrize(
    ("settings", "model", "is_read"),
    [
        pytest.param({"text_format": "off"}, MODEL, False, id="the gateway reads nothing"),
        pytest.param({"text_format": "hermes"}, "m", True, id="the gateway names a format"),
        pytest.param({}, "m", False, id="no format is known"),
        pytest.param({"defaults": {"text_format": "off"}}, MODEL, False, id="the provider's defaults win"),
        pytest.param(
            {
                "defaults": {"text_format": "off"},
                "aliases": {"mine": "local/m"},
                "alias_defaults": {"mine": ParameterDefaults(text_format="hermes")},
            },
            "mine",
            True,
            id="the alias wins over the provider",
        ),
    ],
)
def test_the_alias_wins_over_the_provider_and_the_provider_over_the_gateway(
    stream: bool, settings: dict[str, Any], model: str, is_read: bool
) -> None:
    with behind(**settings) as gateway:
        answer = asked(gateway, BY_NAME["openai-chat"], stream=stream, model=model, tools=True)

    assert calls(answer) == ([("get_weather", {"city": "Paris"})] if is_read else [])
    assert answer.message.text == ("Let me see." if is_read else TEXT)


@requirement("TXT-3")
def test_the_provider_s_defaults_hold_for_clients_without_tools_too() -> None:
    with behind(defaults={"text_format": "auto"}) as gateway:
        answer = asked(gateway, BY_NAME["anthropic"], stream=False)

    assert answer.message.text == f"Let me see.\n{CALL}"


@requirement("TXT-3")
@whole_and_streamed
def test_a_completion_is_read_where_the_provider_s_defaults_ask(stream: bool) -> None:
    body = {"model": MODEL, "prompt": "Hi", "stream": stream}

    def text(gateway: RunningGateway) -> str:
        with gateway.client() as http:
            answer = http.post("/v1/completions", json=body)
        if not stream:
            found: str = answer.json()["choices"][0]["text"]
            return found
        events = [line.removeprefix("data: ") for line in answer.text.splitlines() if line.startswith("data: {")]
        return "".join(choice["text"] for event in events for choice in json.loads(event)["choices"])

    with behind() as gateway:
        assert text(gateway) == TEXT
    with behind(defaults={"text_format": "hermes"}) as gateway:
        assert text(gateway) == f"Let me see.\n{CALL}"


@requirement("TXT-3")
def test_a_format_that_is_not_known_is_refused_by_the_setting_s_name() -> None:
    with pytest.raises(ConfigurationError, match="text_format: must be off, auto or one of"):
        GatewaySettings(text_format="hermas")
    wrong = ParameterDefaults(text_format="hermas")
    with pytest.raises(ConfigurationError, match=r"alias_defaults\.mine\.text_format: must be off, auto or one of"):
        GatewaySettings(aliases={"mine": "m"}, alias_defaults={"mine": wrong})


@requirement("TXT-3")
@whole_and_streamed
@pytest.mark.parametrize(
    ("more", "logged"), [({"tools": True}, ["call_read_from_text"]), ({}, ["text_not_read"])], ids=["tools", "no tools"]
)
def test_the_log_says_what_was_read_and_what_was_not(stream: bool, more: dict[str, Any], logged: list[str]) -> None:
    with behind() as gateway:
        asked(gateway, BY_NAME["openai-chat"], stream=stream, **more)
        line = gateway.wait_for_log(1)[-1]

    assert line["text"] == logged
    assert "Paris" not in json.dumps(line)


@requirement("TXT-3")
def test_a_run_of_the_workbench_tells_what_was_read_and_what_was_not() -> None:
    tool = {"name": "get_weather", "description": "The weather.", "parameters": PARAMETERS}
    body = {"messages": [{"role": "user", "content": "Weather?"}], "tools": [tool]}
    text = f'{CALL}\n<tool_call>\n{{"name": "rm", "arguments": {{}}}}\n</tool_call>'
    question = {"dialect": "canonical", "as": "anthropic", "model": MODEL, "body": body}
    with behind(text=text) as gateway, gateway.client() as http:
        answer = http.post("/playground/run", json=question)
    end = json.loads(answer.text.splitlines()[-1])["end"]

    assert end["notes"] == [
        {
            "id": "call_read_from_text",
            "what": "the call was read out of the text, in the format hermes",
            "at": "/message/tool_calls/0",
        },
        {
            "id": "marks_not_read",
            "what": "marks of the format hermes were not read: the request offered no tool of that name",
        },
    ]
