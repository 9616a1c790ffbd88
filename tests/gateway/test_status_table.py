"""The table of statuses in docs/gateway.md, row by row: each is provoked, and a row without a try fails."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.cases import for_each
from tests.gateway.dialects import CLIENTS, Dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.gateway.settings import ClientKey, GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.calls.io_actions import TransportFailure, failure_to_open
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

PAGE = Path(__file__).parents[2] / "docs" / "gateway.md"
BY_NAME = {client.dialect: client for client in CLIENTS}
CHAT, ANTHROPIC = BY_NAME["openai-chat"], BY_NAME["anthropic"]
JSON_TYPE = {"content-type": "application/json"}


def rows() -> dict[str, str]:
    """The rows of the table: what happens -> the cell of its statuses."""
    table = PAGE.read_text(encoding="utf-8").partition("| status | when |")[2].partition("\n\n")[0]
    found = re.findall(r"^\| (\d[^|]*) \| (.*) \|$", table, re.MULTILINE)
    return {when: status for status, when in found}


def statuses(cell: str) -> set[int]:
    """Every status that a cell names."""
    return {int(each) for each in re.findall(r"\d{3}", cell)}


def beginning(words: str) -> str:
    """The row that begins so."""
    (row,) = (row for row in rows() if row.startswith(words))
    return row


Provoke = Callable[[RunningGateway], int]


@dataclass(frozen=True)
class Try:
    """One way to a row."""

    row: str
    name: str
    status: int
    provoke: Provoke
    settings: dict[str, Any] = field(default_factory=dict)


def ask(client: Dialect, model: str = "m", headers: dict[str, str] | None = None, **fields: Any) -> Provoke:
    """A question in a dialect, with further fields in its body."""

    def provoke(gateway: RunningGateway) -> int:
        path, body = client.request()
        body = {**body, "model": model, **fields}
        with httpx.Client(base_url=gateway.url, timeout=PATIENCE_S, trust_env=False) as http:
            return http.post(path, json=body, headers={**client.headers, **(headers or {})}).status_code

    return provoke


def send(method: str, path: str, content: bytes = b"", headers: dict[str, str] | None = None) -> Provoke:
    """Any request."""

    def provoke(gateway: RunningGateway) -> int:
        with httpx.Client(base_url=gateway.url, timeout=PATIENCE_S, trust_env=False) as http:
            return http.request(method, path, content=content, headers=headers or JSON_TYPE).status_code

    return provoke


def unfinished(sent: bytes) -> Provoke:
    """A request that does not end."""

    def provoke(gateway: RunningGateway) -> int:
        with socket.create_connection((gateway.host, gateway.port), timeout=PATIENCE_S) as sock:
            sock.sendall(sent)
            return int(sock.makefile("rb").readline().split()[1])

    return provoke


def when_full(client: Dialect) -> Provoke:
    def provoke(gateway: RunningGateway) -> int:
        gateway.gateway.services.metrics.active = 1
        status = ask(client)(gateway)
        gateway.gateway.services.metrics.active = 0
        return status

    return provoke


def when_it_is_late(client: Dialect) -> Provoke:
    def provoke(gateway: RunningGateway) -> int:
        async def late(*given: Any, **more: Any) -> Any:
            raise failure_to_open(TransportFailure("no_turn"), 5.0, 120.0)

        gateway.mock.complete = late  # type: ignore[method-assign]  # as a provider of a server that many calls go to
        path, body = client.request()
        with httpx.Client(base_url=gateway.url, timeout=PATIENCE_S, trust_env=False) as http:
            answer = http.post(path, json={**body, "model": "m"}, headers=client.headers)
        assert answer.headers["retry-after"] == "1"
        return answer.status_code

    return provoke


def when_its_key_is_full(client: Dialect) -> Provoke:
    def provoke(gateway: RunningGateway) -> int:
        metrics = gateway.gateway.services.metrics
        metrics.begun("alice")
        status = ask(client, headers={"Authorization": "Bearer correct-horse-battery"})(gateway)
        metrics.over("alice")
        return status

    return provoke


def when_stopping(client: Dialect) -> Provoke:
    def provoke(gateway: RunningGateway) -> int:
        head = f"POST {client.request()[0]} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
        with socket.create_connection((gateway.host, gateway.port), timeout=PATIENCE_S) as sock:
            sock.sendall(head.encode() + b"{")
            while not gateway.gateway.services.running:
                pass
            gateway.stop()
            return int(sock.makefile("rb").readline().split()[1])

    return provoke


CHAT_PATH = CHAT.request()[0]
HELLO = [{"role": "user", "content": "hi"}]
FAULTY = beginning("not a JSON object")
REFUSED = beginning("the model server refused the request")
KEPT = beginning("a reference to stored data")
KEY = beginning("no key or a wrong one")
NOWHERE = beginning("no such path")
LATE = beginning("the head takes over")
LARGE = beginning("the body is over")
ENCODED = beginning("the body is compressed")
BUSY = beginning("the model server reports that it is busy")
KEY_FULL = beginning("the key has reached its")
FULL = beginning("`--concurrency` answers")
OURS = beginning("the gateway itself was late")
FAILED = beginning("the model server failed")
SLOW = beginning("the model server took longer")
ALICE = ClientKey(key=Secret("correct-horse-battery"), name="alice", concurrency=1)
KEYED = {"key": Secret("correct-horse-battery")}

TRIES = [
    Try(FAULTY, "no JSON", 400, send("POST", CHAT_PATH, b"{")),
    Try(FAULTY, "no object", 400, send("POST", CHAT_PATH, b"[]")),
    Try(FAULTY, "a fault", 400, ask(CHAT, messages=[{"role": "user", "content": 5}])),
    Try(FAULTY, "a version", 400, ask(ANTHROPIC, headers={"anthropic-version": "1999-01-01"})),
    Try(FAULTY, "a loss", 400, ask(ANTHROPIC, top_k=5, thinking={"type": "x"}), {"on_loss": "raise"}),
    Try(REFUSED, "refused", 400, ask(CHAT, "fault-400")),
    Try(REFUSED, "context", 400, ask(CHAT, "fault-context")),
    *(
        Try(KEPT, name, 400, ask(BY_NAME[dialect], **{name: value}))
        for dialect, name, value in [
            ("openai-responses", "previous_response_id", "resp_1"),
            ("openai-responses", "conversation", "conv_1"),
            ("openai-responses", "prompt", {"id": "pmpt_1"}),
            ("openai-responses", "input", [{"type": "item_reference", "id": "msg_1"}]),
            ("openai-responses", "background", True),
            ("gemini", "cachedContent", "cachedContents/1"),
            ("gemini-interactions", "previous_interaction_id", "i_1"),
            ("gemini-interactions", "agent", "deep-research"),
        ]
    ),
    Try(KEY, "no key", 401, ask(CHAT), KEYED),
    Try(KEY, "a wrong key", 401, ask(CHAT, headers={"authorization": "Bearer wrong"}), KEYED),
    Try(KEY, "another host", 403, ask(CHAT, headers={"host": "example.org"})),
    Try(KEY, "another origin", 403, ask(CHAT, headers={"origin": "https://example.org"})),
    Try(NOWHERE, "no path", 404, send("GET", "/nowhere")),
    Try(NOWHERE, "no model", 404, ask(CHAT, "nobody's"), {"only_listed_models": True}),
    Try(NOWHERE, "no model behind", 404, ask(CHAT, "fault-404")),
    Try(NOWHERE, "another method", 405, send("GET", CHAT_PATH)),
    Try(LATE, "the head", 408, unfinished(b"POST / HTTP/1.1\r\n"), {"head_timeout_s": 0.05}),
    Try(
        LATE,
        "the body",
        408,
        unfinished(f"POST {CHAT_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{{".encode()),
        {"body_timeout_s": 0.05},
    ),
    Try(LARGE, "bytes", 413, ask(CHAT), {"body_limit": 10}),
    Try(LARGE, "values", 413, ask(CHAT), {"value_limit": 2}),
    Try(LARGE, "levels", 413, ask(CHAT), {"depth_limit": 1}),
    Try(LARGE, "messages", 413, ask(CHAT, messages=HELLO * 2), {"message_limit": 1}),
    Try(LARGE, "tools", 413, ask(CHAT, tools=[{"type": "function", "function": {"name": "f"}}] * 2), {"tool_limit": 1}),
    Try(ENCODED, "compressed", 415, send("POST", CHAT_PATH, b"x", {**JSON_TYPE, "content-encoding": "gzip"})),
    Try(ENCODED, "not JSON", 415, send("POST", CHAT_PATH, b"x", {"content-type": "text/plain"})),
    Try(ENCODED, "not UTF-8", 415, send("POST", CHAT_PATH, b"x", {"content-type": "application/json; charset=utf-16"})),
    Try(BUSY, "too many", 429, ask(CHAT, "fault-429")),
    Try(BUSY, "overloaded", 503, ask(CHAT, "fault-503")),
    Try(BUSY, "overloaded, Anthropic", 529, ask(ANTHROPIC, "fault-503")),
    Try(KEY_FULL, "key", 429, when_its_key_is_full(CHAT), {"keys": (ALICE,)}),
    Try(FULL, "full", 503, when_full(CHAT), {"concurrency": 1}),
    Try(FULL, "full, Anthropic", 529, when_full(ANTHROPIC), {"concurrency": 1}),
    Try(FULL, "stopping", 503, when_stopping(CHAT)),
    Try(FULL, "stopping, Anthropic", 529, when_stopping(ANTHROPIC)),
    Try(OURS, "late", 503, when_it_is_late(CHAT)),
    Try(OURS, "late, Anthropic", 529, when_it_is_late(ANTHROPIC)),
    Try(FAILED, "failed", 502, ask(CHAT, "fault-500")),
    Try(FAILED, "failed, Anthropic", 500, ask(ANTHROPIC, "fault-500")),
    Try(FAILED, "the gateway's key", 502, ask(CHAT, "fault-401")),
    Try(FAILED, "the gateway's key, Anthropic", 500, ask(ANTHROPIC, "fault-403")),
    Try(SLOW, "slow", 504, ask(CHAT, "fault-timeout")),
]


@requirement("PRV-6")
@for_each("each", TRIES, ids=[f"{each.status} {each.name}" for each in TRIES])
def test_a_failure_has_the_status_that_the_table_says(each: Try) -> None:
    settings = GatewaySettings(port=0, **{"grace_s": 0.1, **each.settings})
    with run_gateway(MockProvider(stand_in_script()), settings) as gateway:
        assert each.provoke(gateway) == each.status


@requirement("PRV-6")
def test_every_status_of_every_row_is_tried() -> None:
    tried: dict[str, set[int]] = {row: set() for row in rows()}
    for each in TRIES:
        tried[each.row].add(each.status)
    assert tried == {row: statuses(cell) for row, cell in rows().items()}
