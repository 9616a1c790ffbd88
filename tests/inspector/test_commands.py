"""`turnwire serve --inspect` and `turnwire launch … --inspect` as their users run them."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.runner import SCRIPT, turnwire
from tests.gateway.test_serve_command import ASK, served
from tests.patience import PATIENCE_S
from tests.requirements import requirement


@requirement("CLI-2")
def test_serve_announces_the_inspector_with_its_bounds_and_ends_at_once_while_a_page_follows(tmp_path: Path) -> None:
    options = ("--inspect", "--inspect-exchanges", "3", "--inspect-bytes", "1048576", "--grace", "3600")
    with (
        served("--provider", "mock", "--quiet", *options, cwd=tmp_path) as (told, process),
        httpx.Client(base_url=told["url"], timeout=PATIENCE_S, trust_env=False) as http,
    ):
        assert told["inspector"] == {"url": f"{told['url']}/inspector", "exchanges": 3, "bytes": 1048576}
        page = http.get(told["inspector"]["url"])
        http.post("/v1/chat/completions", json=ASK)
        with http.stream("GET", "/inspector/events") as events:
            lines = events.iter_lines()
            while '"event":"exchange"' not in next(lines):
                pass
            process.send_signal(signal.SIGTERM)
            left = [line for line in lines if line.startswith("data")]
        assert process.wait(PATIENCE_S) == 0  # the grace of an hour is for answers
    assert "<title>Turnwire inspector</title>" in page.text
    assert page.headers["content-security-policy"].startswith("default-src 'self'")
    assert left == []
    assert [each for each in tmp_path.rglob("*") if each.is_file()] == []  # nothing is kept on disk


@requirement("CLI-2")
def test_the_start_line_says_that_content_is_kept(tmp_path: Path) -> None:
    command = [str(SCRIPT), "serve", "--port", "0", "--provider", "mock", "--inspect"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, text=True) as process:
        assert process.stdout is not None
        first, second = process.stdout.readline(), process.stdout.readline()
        process.terminate()
        process.communicate(timeout=PATIENCE_S)
    url = first.split()[3]
    assert second == (
        f"Inspector: {url}/inspector shows the last 200 exchanges, content included; "
        "they are kept in memory only, up to 64 MiB\n"
    )


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (("--inspect-exchanges", "3"), 2, "--inspect-exchanges: needs --inspect"),
        (("--inspect-bytes", "1048576"), 2, "--inspect-bytes: needs --inspect"),
        (("--inspect", "--host", "0.0.0.0"), 3, "a key is needed"),
        (("--inspect", "--allow-origin", "http://localhost:3000"), 3, "a key is needed"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_served(
    options: tuple[str, ...], code: int, words: str
) -> None:
    done = turnwire("serve", "--provider", "mock", "--port", "0", *options)
    assert done.code == code
    assert words in done.err


AGENT = """
import json, os, urllib.request
url = os.environ["ANTHROPIC_BASE_URL"]
def asked(path, body=None):
    request = urllib.request.Request(url + path, body, {"content-type": "application/json"})
    return json.load(urllib.request.urlopen(request, timeout=180))
question = {"model": "x", "max_tokens": 9, "messages": [{"role": "user", "content": "hello"}]}
asked("/v1/messages", json.dumps(question).encode())
json.dump([url, asked("/inspector/exchanges")["exchanges"]], open(os.environ["SEEN"], "w"))
"""
"""A coding agent that asks once, and writes down what the inspector kept of it."""


@requirement("CLI-2")
def test_launch_prints_the_page_and_keeps_what_the_agent_exchanges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, seen = tmp_path / "claude", tmp_path / "seen.json"
    program.write_text(f"#!{sys.executable} -S\n{AGENT}", encoding="utf-8")
    program.chmod(0o755)
    for name, value in {"PATH": tmp_path, "HOME": tmp_path, "SEEN": seen}.items():
        monkeypatch.setenv(name, str(value))
    monkeypatch.chdir(tmp_path)
    done = turnwire("launch", "claude", "--provider", "mock", "--inspect")
    assert (done.code, done.out) == (0, "")
    url, (row,) = json.loads(seen.read_text(encoding="utf-8"))
    assert (row["path"], row["dialect"], row["status"]) == ("/v1/messages", "anthropic", 200)
    assert f"Inspector: {url}/inspector shows the last 200 exchanges, content included" in done.err
    printed = turnwire("launch", "claude", "--provider", "mock", "--inspect", "--print")
    assert "turnwire serve --quiet --provider mock" in printed.out
    assert " --inspect &" in printed.out
    refused = turnwire("launch", "claude", "--inspect", "--gateway", "http://127.0.0.1:9")
    assert refused.code == 2
    assert "start that one with --inspect" in refused.err
