"""Media in every form of base64 that clients write are decoded, and anything else is refused with its place."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.data_urls import standard_base64
from turnwire.core.errors import InvalidDataError

RAW = b"\x89PNG\r\n\x1a\n\xfb\xff\xfe"
DATA = base64.b64encode(RAW).decode()
BARE = DATA.rstrip("=")
FORMS = {
    "standard": DATA,
    "without padding": BARE,
    "URL-safe": base64.urlsafe_b64encode(RAW).decode(),
    "URL-safe without padding": base64.urlsafe_b64encode(RAW).decode().rstrip("="),
    "in lines": f"{DATA[:4]}\r\n{DATA[4:]}\n",
    "percent-encoded": DATA.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D"),
}
BROKEN = ("", "e!", "abcde", "=", "%", "ab=c", "é")


def _user(content: list[Any]) -> dict[str, Any]:
    return {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": content}]}


def _chat(data: str) -> dict[str, Any]:
    return _user([{"type": "image_url", "image_url": {"url": f"data:image/png;base64,{data}"}}])


def _anthropic(data: str) -> dict[str, Any]:
    return _user([{"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": data}}])


def _responses(data: str) -> dict[str, Any]:
    part = {"type": "input_image", "image_url": f"data:image/png;base64,{data}"}
    return {"model": "m", "input": [{"role": "user", "content": [part]}]}


def _gemini(data: str) -> dict[str, Any]:
    part = {"inlineData": {"mimeType": "image/png", "data": data}}
    return {"contents": [{"role": "user", "parts": [part]}]}


def _interactions(data: str) -> dict[str, Any]:
    return {"model": "m", "input": [{"type": "image", "data": data, "mime_type": "image/png"}]}


def _ollama(data: str) -> dict[str, Any]:
    return {"model": "m", "messages": [{"role": "user", "content": "", "images": [data]}]}


DOORS: dict[str, tuple[Callable[[str], dict[str, Any]], str]] = {
    "openai-chat": (_chat, "/messages/0/content/0/image_url/url"),
    "anthropic": (_anthropic, "/messages/0/content/0/source/data"),
    "openai-responses": (_responses, "/input/0/content/0/image_url"),
    "gemini": (_gemini, "/contents/0/parts/0/inlineData/data"),
    "gemini-interactions": (_interactions, "/input/0/data"),
    "ollama": (_ollama, "/messages/0/images/0"),
}


def read(dialect: str, data: str) -> Any:
    extra = {"model": "m"} if dialect == "gemini" else {}
    return get_codec(dialect).decode_request(DOORS[dialect][0](data), **extra).value


@requirement("COD-7")
@for_each("form", FORMS)
@for_each("dialect", DOORS)
def test_an_image_is_decoded_in_every_form_of_base64(dialect: str, form: str) -> None:
    part = read(dialect, FORMS[form]).messages[0].parts[0]
    assert (part.type, part.data, part.media_type) == ("image", DATA, "image/png")


@requirement("COD-7")
@for_each("data", BROKEN)
@for_each("dialect", DOORS)
def test_an_image_that_is_no_base64_is_refused_with_its_place(dialect: str, data: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        read(dialect, data)
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [(DOORS[dialect][1], "base64")]


@given(st.binary(min_size=1), st.sampled_from(["+/", "-_"]), st.booleans())
def test_all_bytes_come_back_from_both_alphabets(raw: bytes, alphabet: str, is_padded: bool) -> None:
    text = base64.b64encode(raw, alphabet.encode()).decode()
    assert standard_base64(text if is_padded else text.rstrip("=")) == base64.b64encode(raw).decode()
