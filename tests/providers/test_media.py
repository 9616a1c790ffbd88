"""Media given by path are read before sending: the right bytes, the right type, and every refusal."""

from __future__ import annotations

import os
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest

from tests.providers.modes import call_ollama, every_mode
from tests.providers.standin import HELLO, StandIn, ask, ollama_routes, replies
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError
from turnwire.providers.calls.media import has_paths, load_media

PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 16


def request_with(*parts: Any) -> ChatRequest:
    """A request whose user message has these parts."""
    return ask().replace(messages=({"role": "system", "content": "x"}, {"role": "user", "content": list(parts)}))


@requirement("MSG-4")
@pytest.mark.parametrize(
    ("kind", "name", "data", "media_type"),
    [
        ("image", "a.png", PNG, "image/png"),
        ("image", "photo", b"\xff\xd8\xff\xe0", "image/jpeg"),
        ("image", "wrong-name.png", b"\xff\xd8\xff\xe0", "image/jpeg"),
        ("image", "a.webp", b"RIFF\0\0\0\0WEBPVP8 ", "image/webp"),
        ("audio", "a.wav", b"RIFF\0\0\0\0WAVEfmt ", "audio/x-wav"),
        ("audio", "a", b"OggS\0", "audio/ogg"),
        ("document", "a.pdf", b"%PDF-1.7", "application/pdf"),
        ("document", "notes.txt", b"plain", "text/plain"),
    ],
)
def test_a_file_becomes_base64_with_its_media_type(
    tmp_path: Path, kind: str, name: str, data: bytes, media_type: str
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    request = request_with({"type": "text", "text": "See:"}, {"type": kind, "path": str(path)})
    before: Any = request.messages
    loaded: Any = load_media(request).messages
    part = loaded[1].content[1]
    assert (part.path, b64decode(part.data)) == (None, data)
    assert part.media_type == media_type.replace("x-wav", "wav")
    assert loaded[0] is before[0]
    assert loaded[1].content[0] == before[1].content[0]
    assert before[1].content[1].path == str(path)


@requirement("MSG-4")
def test_a_given_media_type_wins_and_a_request_without_paths_stays_itself(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(b"abc")
    part = {"type": "document", "path": str(path), "media_type": "application/x-thing"}
    content: Any = load_media(request_with(part)).messages[1].content
    assert content[0].media_type == "application/x-thing"
    plain = request_with({"type": "image", "url": "http://localhost/x.png"})
    assert load_media(plain) is plain
    assert (has_paths(plain), has_paths(request_with(part))) == (False, True)


def _fifo(path: Path) -> None:
    os.mkfifo(path)


@requirement("MSG-4", "PRV-8")
@pytest.mark.parametrize(
    ("make", "kind", "rule", "text"),
    [
        (lambda path: None, "image", "readable_file", "cannot be opened (FileNotFoundError)"),
        (Path.mkdir, "image", "regular_file", "must be a regular file"),
        (_fifo, "image", "regular_file", "must be a regular file"),
        (lambda path: path.write_bytes(b""), "image", "media_size", "the file is empty"),
        (lambda path: path.write_bytes(PNG + b"x" * 100), "image", "media_size", "are more than the 100 allowed"),
        (lambda path: path.write_bytes(b"secret"), "image", "media_type", "the media type is unknown; give media_type"),
        (lambda path: path.write_bytes(PNG), "audio", "media_type", "this is image/png, not audio/"),
    ],
)
def test_a_file_that_cannot_be_sent_is_refused_with_its_place(
    tmp_path: Path, make: Any, kind: str, rule: str, text: str
) -> None:
    path = tmp_path / "thing"
    make(path)
    with pytest.raises(InvalidDataError) as caught:
        load_media(request_with({"type": kind, "path": str(path)}), limit=100)
    (problem,) = caught.value.problems
    assert (problem.path, problem.rule) == ("/messages/1/content/0/path", rule)
    assert text in problem.message
    assert str(path) in problem.message
    assert "secret" not in str(caught.value)


@requirement("MSG-4")
def test_a_path_with_a_null_byte_is_refused() -> None:
    with pytest.raises(InvalidDataError):
        load_media(request_with({"type": "image", "path": "a\0b"}))


@requirement("MSG-4", "PRV-2")
@every_mode
def test_a_provider_reads_the_file_before_it_sends(mode: str, tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(PNG)
    request = request_with({"type": "text", "text": "What is it?"}, {"type": "image", "path": str(path)})
    with StandIn(ollama_routes(replies(HELLO))) as server:
        outcome = call_ollama(mode, server, request)
        (chat,) = [one.json for one in server.requests if one.path == "/api/chat"]
        missing = call_ollama(mode, server, request_with({"type": "image", "path": str(tmp_path / "none.png")}))
        assert server.paths().count("/api/chat") == 1
    assert outcome.error is None
    assert [b64decode(image) for image in chat["messages"][1]["images"]] == [PNG]
    assert type(missing.error) is InvalidDataError
