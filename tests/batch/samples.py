"""Requests and files of them for the tests of batches."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def request(text: str = "hello", model: str = "m") -> dict[str, Any]:
    """A canonical request."""
    return {"messages": [{"role": "user", "content": text}], "parameters": {"model": model}}


def asked(name: str, text: str | None = None) -> dict[str, Any]:
    """A canonical line."""
    return {"id": name, "request": request(text or f"say {name}")}


def openai_line(name: str, text: str = "hello", url: str = "/v1/chat/completions") -> dict[str, Any]:
    """A line of an OpenAI batch file."""
    body = {"model": "m", "messages": [{"role": "user", "content": text}]}
    return {"custom_id": name, "method": "POST", "url": url, "body": body}


def write_lines(path: Path, lines: Iterable[Any]) -> Path:
    """A file with a line for each value; bytes stand for themselves."""
    path.write_bytes(b"".join((x if isinstance(x, bytes) else json.dumps(x).encode()) + b"\n" for x in lines))
    return path


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The values of a file's lines, each of which has its end."""
    data = path.read_bytes()
    assert data == b"" or data.endswith(b"\n")
    return [json.loads(line) for line in data.splitlines()]
