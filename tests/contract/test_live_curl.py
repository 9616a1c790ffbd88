"""The curl line of an exchange: run by a real shell, it sends the same bytes."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from tests.contract.live_server import Served, serving
from turnwire.contract.live.exchange import HIDDEN, Exchange
from turnwire.contract.live.questions.chat import WORDS
from turnwire.contract.live.questions.table import QUESTIONS

KEY = "sk-a'b\"c d"
BODIES = {
    "empty": b"",
    "quotes": b'{"a": "it\'s \\"so\\" $HOME `id` \\\\n"}',
    "unicode": '{"a": "世界 👋🏽"}\n'.encode(),
    "begins as a file": b"@/etc/hostname",
    "not UTF-8": QUESTIONS["json-not-utf8"].raw or b"",
    "every byte": bytes(range(256)),
    "too long for an argument": b'{"messages": "' + b"word " * WORDS + b'"}',
    "deep": QUESTIONS["deep-json"].raw or b"",
    "repeated signs of a format": b"%s" * 300 + b"\\" * 300 + b"'" * 300 + b"\n" * 300,
    "the key twice": f'{{"a": "{KEY}", "b": "{KEY}"}}'.encode(),
    "the key in bytes": f"\xff{KEY}\xff".encode("latin-1"),
}


def _exchange(served: Served, body: bytes | None, method: str = "POST", path: str = "/v1/chat/completions") -> Exchange:
    headers = (("content-type", "application/json"), ("authorization", f"Bearer {KEY}"), ("x-api-key", KEY))
    given = {"origin": served.url, "method": method, "path": path, "request_headers": headers}
    return Exchange(**given, request_body=body, secrets=(KEY,))  # type: ignore[arg-type]  # one dict of several types


def _run(line: str) -> None:
    environment = {**os.environ, "API_KEY": KEY, "NO_PROXY": "*"}
    subprocess.run(["sh", "-c", line], check=True, stdout=subprocess.DEVNULL, env=environment)


pytestmark = pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")


@pytest.mark.parametrize("name", BODIES)
def test_the_line_sends_the_same_request_from_a_shell(name: str) -> None:
    with serving() as served:
        exchange = _exchange(served, BODIES[name])
        line = exchange.curl()
        _run(line)
        ((method, path, headers, body),) = served.asked
        assert (method, path, body) == ("POST", "/v1/chat/completions", BODIES[name])
        assert {each: headers[each] for each, _ in exchange.request_headers} == dict(exchange.request_headers)
        assert KEY not in line
        assert len(line) < 4096


def test_a_path_with_brackets_is_one_address() -> None:
    with serving() as served:
        _run(_exchange(served, None, "GET", "/v1/models/{a}[1-3]").curl())
        assert [(method, path) for method, path, *_ in served.asked] == [("GET", "/v1/models/{a}[1-3]")]


def test_a_body_that_no_line_can_hold_is_not_shown_in_part() -> None:
    body = os.urandom(100_000)
    exchange = Exchange(
        origin="http://h", method="POST", path="/", request_headers=(), request_body=body, secrets=(HIDDEN,)
    )
    assert exchange.curl() == "# The body of 100000 bytes is too long for a command line."
