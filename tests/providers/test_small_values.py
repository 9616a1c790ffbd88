"""The values on both sides of a limit, and the whole of what small readers give."""

from __future__ import annotations

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.response import ChatResponse

from tests.requirements import requirement
from turnwire.core.replay import chunks_of
from turnwire.providers.calls.io_actions import Budget, HttpCall, Open, Timeouts
from turnwire.providers.kinds.ollama import OllamaServer
from turnwire.providers.kinds.tested_versions import order_of
from turnwire.providers.secrets import SHORTEST_SECRET, Headers, Secret
from turnwire.providers.settings import Surroundings
from turnwire.providers.transport.address import Address, Pieces
from turnwire.providers.transport.local_only import Endpoint


@requirement("PRV-1")
@pytest.mark.parametrize(
    ("version", "order"),
    [
        ("0.32", (0, 32, 0, 0, 1)),
        ("v0.5.1", (0, 5, 1, 0, 1)),
        ("1.2.3.4", (1, 2, 3, 4, 1)),
        ("0.33.0-rc2", (0, 33, 0, 0, 0)),
        ("0.33.0+cpu", (0, 33, 0, 0, 1)),
        ("b11549", (11549, 0, 0, 0, 1)),
        ("b11549-dev", (11549, 0, 0, 0, 0)),
        ("7", None),
        ("1.2.3.4.5", (1, 2, 3, 4, 1)),
        ("", None),
    ],
)
def test_a_version_is_four_numbers_and_whether_it_is_released(version: str, order: tuple[int, ...] | None) -> None:
    assert order_of(version) == order


@requirement("PRV-9")
@pytest.mark.parametrize("more", [-1, 0, 1, 20])
@pytest.mark.parametrize("is_key", [True, False])
def test_what_is_long_enough_to_be_a_secret_is_cut_out_of_an_error(more: int, is_key: bool) -> None:
    value = "k" * (SHORTEST_SECRET + more)
    headers = Headers({}, Secret(value)) if is_key else Headers({"X-A": value})
    error = ErrorInfo.from_dict({"code": "ACODE-MDL-001", "message": f"wrong: {value}", "retryable": False})
    found = headers.cut_out_of(error).message
    assert found == (f"wrong: {value}" if more < 0 else "wrong: …")


def sent(body: bytes | None, headers: dict[str, str]) -> tuple[type, list[tuple[bytes, bytes]]]:
    """The type of what goes out for `body`, and its headers."""
    address = Address(Endpoint("http", "localhost", 8080), Headers(headers), None)
    request = address.request(Open(HttpCall("POST", "/x", body), 1.0, 1.0))
    return type(request.stream), request.headers


@pytest.mark.parametrize(("more", "is_in_pieces"), [(-1, False), (0, False), (1, True)])
def test_only_a_body_larger_than_a_piece_goes_out_in_pieces(more: int, is_in_pieces: bool) -> None:
    kind, headers = sent(b"x" * (Pieces.SIZE + more), {})
    assert (kind is Pieces) is is_in_pieces
    assert (b"Content-Length", b"%d" % (Pieces.SIZE + more)) in headers


BASE = [(b"Host", b"localhost:8080"), (b"Accept", b"application/json"), (b"Accept-Encoding", b"identity")]


@pytest.mark.parametrize(
    ("given", "last"),
    [
        ({}, [(b"User-Agent", b"turnwire")]),
        ({"X-A": "1"}, [(b"User-Agent", b"turnwire"), (b"X-A", b"1")]),
        ({"A-B": "1"}, [(b"User-Agent", b"turnwire"), (b"A-B", b"1")]),
        ({"user-AGENT": "own/1"}, [(b"user-AGENT", b"own/1")]),
        ({"X-A": "1", "User-Agent": "own/1"}, [(b"X-A", b"1"), (b"User-Agent", b"own/1")]),
    ],
)
def test_the_headers_of_a_call_name_the_program_once(given: dict[str, str], last: list[tuple[bytes, bytes]]) -> None:
    assert sent(None, given)[1] == [*BASE, *last]


@requirement("PRV-12")
def test_no_context_is_asked_for_when_no_time_is_left() -> None:
    provider = OllamaServer("local", ProviderConfig.from_dict({"type": "ollama"}), Surroundings())
    now = 0
    budget = Budget(Timeouts(total=2.0), lambda: now)
    assert next(provider._context_in_force("m", budget)) is not None
    for now in (int(1.5e9), int(2e9) - 1):  # noqa: B007 - the clock reads it
        assert next(provider._context_in_force("m", budget)) is not None
    for now in (int(2e9), int(3e9)):  # noqa: B007 - the clock reads it
        with pytest.raises(StopIteration) as ended:
            next(provider._context_in_force("m", budget))
        assert ended.value.value is None


def test_a_replayed_call_is_complete_and_keeps_what_it_says() -> None:
    message = {
        "role": "assistant",
        "tool_calls": [{"id": "a", "name": "f", "arguments": {"x": "é"}, "extras": {"k": 1}}],
        "invalid_tool_calls": [
            {
                "id": "b",
                "id_origin": "minted",
                "arguments_text": "{",
                "reason": "truncated",
                "position": 0,
                "provider_options": {"gemini": {"y": 2}},
            }
        ],
    }
    answer = ChatResponse.from_dict({"message": message, "finish_reason": "tool_calls", "usage": {}})
    found = [delta.to_dict() for chunk in chunks_of(answer) for delta in chunk.tool_call_deltas or ()]
    assert found == [
        {
            "index": 0,
            "id": "b",
            "arguments": "{",
            "id_origin": "minted",
            "is_complete": True,
            "invalid": "truncated",
            "provider_options": {"gemini": {"y": 2}},
        },
        {"index": 1, "id": "a", "name": "f", "arguments": '{"x": "é"}', "is_complete": True, "extras": {"k": 1}},
    ]
