"""Addresses that a server would fetch are refused wherever they stand in what goes out to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.providers.standin import StandIn
from tests.requirements import requirement
from turnwire import make_sync_provider
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.addresses import fetched_addresses
from turnwire.core.errors import ConfigurationError, ProviderResponseError
from turnwire.providers.settings import Surroundings
from turnwire.providers.transport.local_only import LocalOnly

URL = "https://evil.example/x"


def user(*parts: Any) -> list[dict[str, Any]]:
    return [{"role": "user", "content": list(parts)}]


# kind of provider, dialect, body as a client writes it, where the address stands
BODIES: list[tuple[str, str, dict[str, Any], str]] = [
    ("vllm", "openai-chat", {"messages": user({"type": "image_url", "image_url": {"url": URL}})}, "/url"),
    ("vllm", "openai-chat", {"messages": user({"type": "video_url", "video_url": {"url": URL}})}, "/video_url/url"),
    ("vllm", "openai-chat", {"messages": user({"type": "audio_url", "audio_url": {"url": URL}})}, "/content/0/url"),
    ("vllm", "openai-chat", {"messages": user({"type": "hologram", "hologram_uri": URL})}, "/hologram_uri"),
    ("vllm", "openai-chat", {"messages": user({"type": "image", "image": URL})}, "/image"),
    ("vllm", "openai-chat", {"messages": user({"type": "film", "urls": ["data:,x", URL]})}, "/urls/1"),
    ("vllm", "openai-chat", {"messages": user("x"), "callback_url": "http://10.0.0.1/"}, "/callback_url"),
    ("vllm", "openai-chat", {"messages": user("x"), "webhook": {"Url": "//evil.example"}}, "/webhook/Url"),
    (
        "openai",
        "openai-responses",
        {"input": "x", "tools": [{"type": "mcp", "server_label": "a", "server_url": URL}]},
        "/tools/0/server_url",
    ),
    (
        "openai",
        "openai-responses",
        {
            "input": [
                {
                    "type": "computer_call_output",
                    "call_id": "c",
                    "output": {"type": "computer_screenshot", "image_url": URL},
                }
            ]
        },
        "/output/image_url",
    ),
    (
        "openai",
        "openai-responses",
        {"input": [{"role": "user", "content": [{"type": "input_file", "file_url": "file:/etc/passwd"}]}]},
        "/content/0/url",
    ),
    (
        "anthropic",
        "anthropic",
        {
            "max_tokens": 5,
            "messages": [{"role": "user", "content": "x"}],
            "mcp_servers": [{"type": "url", "name": "a", "url": URL}],
        },
        "/mcp_servers/0/url",
    ),
    (
        "anthropic",
        "anthropic",
        {
            "max_tokens": 5,
            "messages": [{"role": "user", "content": [{"type": "image", "source": {"type": "url", "url": URL}}]}],
        },
        "/url",
    ),
    (
        "gemini",
        "gemini",
        {"contents": [{"role": "user", "parts": [{"fileData": {"fileUri": URL, "mimeType": "video/mp4"}}]}]},
        "",
    ),
    # Addresses where ids, paths and data are expected, in the words of the server and of others.
    ("vllm", "openai-chat", {"messages": user({"type": "image", "image": "http:\\\\evil.example\\x"})}, "/image"),
    ("vllm", "openai-chat", {"messages": user({"type": "image", "path": "file:///etc/passwd"})}, "/path"),
    ("vllm", "openai-chat", {"messages": user({"type": "scan", "image_data": URL})}, "/image_data"),
    ("vllm", "openai-chat", {"messages": user({"type": "file", "file": {"file_data": URL}})}, "/file_data"),
    ("anthropic", "openai-chat", {"messages": user({"type": "file", "file": {"file_id": URL}})}, "/file_id"),
    (
        "openai",
        "openai-responses",
        {"input": "x", "tools": [{"type": "mcp", "server_label": "a", "connector_id": URL}]},
        "/connector_id",
    ),
    ("gemini", "gemini", {"contents": [{"parts": [{"text": "x"}]}], "cachedContent": URL}, "/cachedContent"),
    (
        "gemini",
        "gemini",
        {"contents": [{"parts": [{"text": "x"}]}], "tools": [{"retrieval": {"externalApi": {"endpoint": URL}}}]},
        "/endpoint",
    ),
    *(
        (kind, "gemini", {"contents": [{"parts": [{"fileData": {"fileUri": uri, "mimeType": "image/png"}}]}]}, "")
        for kind in ("openai", "anthropic", "gemini")
        for uri in ("HTTPS://evil.example/x", "//evil.example/x", "file:///etc/passwd", "gs://evil/x")
    ),
]


def request(dialect: str, body: dict[str, Any]) -> ChatRequest:
    messages = body.get("messages")
    if messages and messages[0]["content"] == ["x"]:
        body = {**body, "messages": [{"role": "user", "content": "x"}]}
    given = {"model": "m", **body}
    return get_codec(dialect).decode_request(given)[0]


@requirement("PRV-7")
@for_each(("kind", "dialect", "body", "place"), BODIES, ids=lambda value: str(value)[:60])
def test_an_address_in_a_clients_body_is_refused_and_named_by_its_place(
    kind: str, dialect: str, body: dict[str, Any], place: str
) -> None:
    with StandIn({}) as server:
        config = ProviderConfig(type=kind, endpoint=server.url)
        provider = make_sync_provider("p", config, surroundings=Surroundings(environ={}))
        with provider, pytest.raises(ConfigurationError) as caught:
            provider.complete(request(dialect, body))
        assert (server.requests, server.asked_kind) == ([], [])
    assert caught.value.info.category == "not_local"
    assert (caught.value.info.parameter or "").endswith(place)


@requirement("PRV-7")
@pytest.mark.parametrize("kind", ["vllm", "ollama", "openai", "anthropic", "gemini"])
def test_an_option_brings_no_address_past_the_guard(kind: str) -> None:
    own = {"vllm": "openai-chat", "openai": "openai-responses"}.get(kind, kind)
    given = ChatRequest.from_dict(
        {
            "messages": [{"role": "user", "content": "x", "provider_options": {own: {"image_url": {"url": URL}}}}],
            "parameters": {"model": "m", "max_tokens": 5, "provider_options": {own: {"hook": {"server_url": URL}}}},
        }
    )
    with StandIn({}) as server:
        config = ProviderConfig(type=kind, endpoint=server.url)
        provider = make_sync_provider("p", config, surroundings=Surroundings(environ={}))
        with provider, pytest.raises(ConfigurationError) as caught:
            provider.complete(given)
        assert server.requests == []
    assert caught.value.info.category == "not_local"


@requirement("PRV-7")
def test_hosts_that_are_opened_and_this_machine_may_be_fetched_from() -> None:
    for url, opened in (("https://evil.example/x?a=1#b", ("evil.example",)), ("http://127.0.0.1:9/x", ())):
        body = {"messages": user({"type": "video_url", "video_url": {"url": url}})}
        around = Surroundings(local_only=LocalOnly(opened), environ={})
        with StandIn({}) as server:
            config = ProviderConfig(type="vllm", endpoint=server.url)
            with make_sync_provider("p", config, surroundings=around) as provider, pytest.raises(ProviderResponseError):
                provider.complete(request("openai-chat", body))  # the stand-in knows no path and says 404
            assert server.paths() == ["/v1/chat/completions"]


@requirement("PRV-7")
@for_each(
    ("dialect", "body"),
    [
        ("openai-chat", {"messages": [{"role": "user", "content": f"look at {URL}"}]}),
        ("openai-chat", {"messages": user({"type": "image_url", "image_url": {"url": "data:image/png;base64,aGk="}})}),
        ("openai-chat", {"messages": user({"type": "image_url", "image_url": {"url": "aGk="}})}),
        (
            "openai-chat",
            {
                "messages": [
                    {
                        "role": "assistant",
                        "tool_calls": [{"function": {"name": "f", "arguments": json.dumps({"url": URL})}}],
                    }
                ]
            },
        ),
        (
            "openai-chat",
            {
                "tools": [
                    {
                        "type": "function",
                        "function": {"parameters": {"properties": {"url": {"default": URL}}, "url": URL}},
                    }
                ]
            },
        ),
        ("openai-chat", {"metadata": {"url": URL}}),
        ("ollama", {"messages": [{"tool_calls": [{"function": {"name": "f", "arguments": {"url": URL}}}]}]}),
        ("ollama", {"format": {"type": "object", "url": URL}}),
        ("anthropic", {"messages": [{"content": [{"type": "tool_use", "input": {"url": URL}}]}]}),
        ("anthropic", {"messages": [{"content": [{"type": "search_result", "source": URL}]}]}),
        (
            "anthropic",
            {"messages": [{"content": [{"citations": [{"type": "web_search_result_location", "url": URL}]}]}]},
        ),
        ("gemini", {"contents": [{"parts": [{"functionCall": {"args": {"url": URL}}}]}]}),
        ("gemini", {"contents": [{"parts": [{"functionResponse": {"response": {"fileUri": URL}}}]}]}),
        ("openai-responses", {"input": [{"content": [{"annotations": [{"type": "url_citation", "url": URL}]}]}]}),
        ("gemini-interactions", {"input": [{"content": [{"annotations": [{"type": "url_citation", "url": URL}]}]}]}),
        ("openai-chat", {"messages": user({"type": "x", "source": "Note: no address"})}),
        ("openai-chat", {"messages": user({"type": "file", "file": {"file_data": "//uQxAAAAAA="}})}),
        ("openai-chat", {"messages": user({"type": "input_audio", "input_audio": {"data": "//uQxAAAAAA="}})}),
        ("openai-chat", {"messages": user({"type": "file", "file": {"file_id": "file-abc123"}})}),
        ("anthropic", {"messages": [{"content": [{"type": "document", "source": {"type": "text", "data": URL}}]}]}),
        ("gemini", {"cachedContent": "cachedContents/abc"}),
    ],
    ids=lambda value: str(value)[:70],
)
def test_what_nobody_fetches_is_left_alone(dialect: str, body: dict[str, Any]) -> None:
    assert list(fetched_addresses(body, dialect)) == []


@requirement("PRV-7")
def test_every_address_of_a_body_is_found_with_its_place() -> None:
    body = {
        "a_url": URL,
        "tools": [{"type": "mcp", "server_url": "http://x"}, {"input": {"image_url": {"url": "x:y"}}}],
    }
    assert dict(fetched_addresses(body, "openai-responses")) == {
        "/a_url": URL,
        "/tools/0/server_url": "http://x",
        "/tools/1/input/image_url/url": "x:y",
    }


@requirement("PRV-7")
@pytest.mark.parametrize("url", ["ht\ttp://x", "\x00http://x", "\x1f //x", "/\n/x", "http:/\r/x", "\\\t\\x"], ids=repr)
def test_what_readers_of_addresses_pass_over_hides_none(url: str) -> None:
    body = {"messages": user({"type": "image_url", "image_url": {"url": url}})}
    assert list(fetched_addresses(body, "openai-chat")) == [("/messages/0/content/0/image_url/url", url)]
