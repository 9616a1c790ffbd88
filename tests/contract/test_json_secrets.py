"""Secrets are hidden wherever they are in a body, and what is none stays as it is, byte for byte."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.cases import for_each
from turnwire.contract.redaction import Scrubber, hide_secrets

pytestmark = pytest.mark.requirement("CON-3")

S = "hunter2"
LONG = "Zx81-91827364-canary"

SECRETS: list[Any] = [
    {"mcp_servers": [{"type": "url", "name": "x", "authorization_token": S}]},
    {"tools": [{"type": "mcp", "headers": {"X-Key": S, "Authorization": f"Bearer {LONG}"}}]},
    {"tools": [{"type": "mcp", "headers": [{"name": "X-Key", "value": S}, {"value": S, "name": "X-Key"}]}]},
    {"tools": [{"type": "mcp", "headers": {"X-Key": [S, S]}}]},
    {"tools": [{"type": "mcp", "headers": [["X-Key", S], ["Accept", "text/html"], ["Cookie", S]]}]},
    {"tools": [{"type": "mcp", "headers": f"X-Key: {S}"}, {"headers": f"Accept: text/html\r\nX-Key: {S}"}]},
    {"tools": [{"type": "mcp", "headers": [f"X-Api-Key: {S}"]}]},
    {"extra_headers": {"x-goog-api-key": S}, "extraHeaders": {"cookie": S}, "httpHeaders": {"X-Team": LONG}},
    {"env": {"GITHUB_TOKEN": S}},
    {"mcp_servers": [{"env": {"PLAIN": S}, "headers": {"X-Team": S}}], "tools": [{"env": [{"name": "A", "value": S}]}]},
    {"mcpServers": {"x": {"env": {"PLAIN": S}, "requestInit": {"headers": {"X-Team": S}}}}},
    {"args": ["--api-key", S]},
    {"environment": [f"PLAIN={S}", f"OTHER: {S}"]},
    {"mcp_servers": [{"args": ["-y", "server", "--password", S, "--token", LONG]}]},
    {"tools": [{"args": ["--db-password", S], "command": ["run", "--secret", S]}]},
    {"args": [f"--api-key={S}", f"--password={S}", "-e", f"API_KEY={S}", "--header", f"X-Api-Key: {S}"]},
    {"command": f"server --api-key {S} --token='{S}' --password \"{S}\" -p 80"},
    {"arguments": json.dumps({"command": ["bash", "-lc", f"mysql --password {S}"]})},
    {"api_key": S, "apiKey": S, "apikey": S, "x-api-key": S, "OPENAI_API_KEY": S},
    {"access_token": S, "refreshToken": S, "id_token": S, "bearer_token": S, "session_token": S, "auth_token": S},
    {"password": S, "db_password": S, "passwd": S, "passphrase": S, "client_secret": S, "secret": S, "cookie": S},
    {"credentials": {"user": S, "deep": [{"x": S}]}},
    {"api_keys": [S, S]},
    {"auth": S},
    {"auth": {"key": LONG}},
    {"token": LONG, "key": LONG},
    {"url": f"https://someone:{S}@example.com/mcp"},
    {"url": f"https://{LONG}@example.com/"},
    {"url": f"postgresql://u:p@{S}@db.example/x"},
    {"image_url": {"url": f"https://x.blob.example/a.png?sv=1&sig={S}&se=2"}},
    {
        "file": f"https://s3.example/a?X-Amz-Algorithm=A&X-Amz-Credential={S}&X-Amz-Signature={S}&X-Amz-Security-Token={S}"
    },
    {"file": f"https://gcs.example/a?X-Goog-Signature={S}&signature={S}&token={S}&key={S}&access_token={S}"},
    {"file": f"https://x.example/a#access_token={S}"},
    {"form": f"client_secret={S}&grant_type=x"},
    {"content": f"look at https://u:{S}@example.com/a?key={S} please"},
    {"arguments": json.dumps({"api_key": S, "url": f"https://u:{S}@h/?a=1&sig={S}"})},
    {"arguments": json.dumps({"nested": json.dumps({"headers": {"X-Key": S}})})},
    {"properties": {"api_key": S}},
    {"parameters": {"type": "object", "properties": {"api_key": {"type": "string", "default": S, "examples": [S]}}}},
]


@for_each("body", SECRETS, ids=lambda body: json.dumps(body)[:60])
@for_each("written", ["plain", "ascii", "pretty", "slashes", "event", "escaped &"])
def test_a_secret_is_hidden_wherever_it_is(body: Any, written: str) -> None:
    text = {
        "plain": lambda: json.dumps(body, ensure_ascii=False, separators=(",", ":")),
        "ascii": lambda: json.dumps({"é": "é", **body}),
        "pretty": lambda: json.dumps(body, indent=2),
        "slashes": lambda: json.dumps(body).replace("/", "\\/"),
        "event": lambda: f"event: x\ndata: {json.dumps(body)}\n\n",
        "escaped &": lambda: json.dumps(body).replace("&", "\\u0026"),
    }[written]()
    shown = Scrubber().clean(text)
    assert S not in shown
    assert LONG not in shown
    if written != "event":
        assert _same_shape(json.loads(shown), json.loads(text))


def _same_shape(shown: Any, given: Any) -> bool:
    if isinstance(given, dict):
        return shown.keys() == given.keys() and all(_same_shape(shown[name], given[name]) for name in given)
    if isinstance(given, list):
        return len(shown) == len(given) and all(map(_same_shape, shown, given))
    return type(shown) is type(given)


OPEN: list[Any] = [
    {"max_tokens": 5, "prompt_tokens": 7, "tokens": ["a"], "max_output_tokens": "9", "eos_token": "<|im_end|>"},
    {"logprobs": {"content": [{"token": "Hello", "top_logprobs": [{"token": " internationalization", "bytes": [1]}]}]}},
    {"content": "The authorization is in the password manager; the key is 42, and token counts are below."},
    {"content": "Call fetch(url + '?token=' + token) or use ?key={key} and ?key=${KEY} and ?key=<key>."},
    {"messages": [{"role": "user", "content": "What is https://example.com/a?author=me&keyword=x&max_tokens=5&design=2"}]},
    {"parameters": {"type": "object", "required": ["api_key", "password"], "properties": {
        "api_key": {"type": "string", "description": "The key of the service, some words"},
        "password": {"type": "string", "minLength": 8},
        "headers": {"type": "object", "description": "Headers that are sent with the request"},
        "authorization": {"type": "object", "properties": {"kind": {"type": "string", "enum": ["basic", "custom"]}}},
        "key": {"type": "string"}, "token": {"type": "string", "description": "a token of the page"}}}},
    {"$defs": {"Secret": {"type": "object", "properties": {"value": {"type": "string"}}}}},
    {"arguments": json.dumps({"key": "user.settings", "token": "next", "path": "/a?b=c"})},
    {"signature": "EqQBCgIYAhIkZjQ5ZGRjYWUtMTIzNDU2Nzg5MGFiY2RlZg==", "thoughtSignature": "Aa0123456789abcdefghijk"},
    {"prompt_cache_key": "0199c0de-4f6b-7000-8000-1234567890ab", "session_id": "0199c0de-4f6b-7000-8000-1234567890ab"},
    {"authentication": "required", "auth": "none", "auth_type": "bearer", "tool_choice": "auto", "author": "somebody"},
    {"headers": {"Accept": "application/json", "Content-Type": "text/plain"}},
    {"args": ["-y", "--max-tokens", "100", "--api-key", "${KEY}", "--auth", "none", "--port", "80"]},
    {"command": "ls --author me; echo --api-key ${KEY} --port 80", "content": "Write --api-key KEY behind it."},
    {"enum": ["--api-key", "--password", "--port"]},
    {"table": {"headers": ["Name", "Keys per day"], "rows": [["a", "b"]]}},
    {"api_key": "${OPENAI_API_KEY}", "headers": {"Authorization": "Bearer ${KEY}"}},
    {"url": "https://git@example.com/x", "mail": "someone@example.com", "clone": "git@github.com:x/y.git"},
    {"next_page_token": "abc", "nextPageToken": "abc", "primary_key": "id", "keys": ["a", "b"], "keywords": ["x"]},
    {"data": "data:image/png;base64,iVBORw0KGgo="},
    {"text": 'a quote " and a backslash \\ and \u2028, {"not": json'},
]  # fmt: skip


@for_each("body", OPEN, ids=lambda body: json.dumps(body)[:60])
def test_what_is_no_secret_stays_byte_for_byte(body: Any) -> None:
    for text in (json.dumps(body), json.dumps(body, indent=2, ensure_ascii=False), f"data: {json.dumps(body)}\n\n"):
        assert Scrubber().clean(text) == text


@for_each("at", range(12, 60))
def test_a_body_that_was_cut_shows_no_beginning_of_a_secret(at: int) -> None:
    text = '{"a": [{"authorization_token": "0123456789abcdef", "x": "y"}]}'[:at]
    assert not any(digit in hide_secrets(text) for digit in "0123456789")


def test_an_event_that_was_cut_hides_nothing_of_the_next_one() -> None:
    text = 'data: {"credentials": {"a": "x1"\n\ndata: {"text": "shown"}\n\n'
    assert hide_secrets(text) == 'data: {"credentials": {"a": "…"\n\ndata: {"text": "shown"}\n\n'


def test_what_a_body_shows_as_a_secret_is_found_where_it_is_quoted() -> None:
    scrubber = Scrubber()
    body = {"mcp_servers": [{"authorization_token": LONG}], "url": "https://u:pass-word-1@h/?sig=sig-nature-1"}
    scrubber.learn((), "", json.dumps(body))
    assert scrubber.clean(f"refused: {LONG}, pass-word-1, sig-nature-1") == "refused: …, …, …"


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["a", "text", "items", "name"]) | st.text(), inner),
))  # fmt: skip
def test_any_json_is_still_json_and_is_cleaned_once(value: Any) -> None:
    shown = hide_secrets(json.dumps(value))
    assert _same_shape(json.loads(shown), value)
    assert hide_secrets(shown) == shown


@pytest.mark.parametrize("piece", ['"', "\\", '"a":', "[", "{", "://a@", "?a", "a=", "&a=", '"\\"', "data:\n"])
def test_any_text_is_cleaned_in_time_that_is_linear_in_its_length(piece: str) -> None:
    hide_secrets(piece * 100_000)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('{"password":123456789,"n":1}', '{"password":"…","n":1}'),
        ('{"secret": -1.5e9}', '{"secret": "…"}'),
        ('{"credentials":{"pin":[1234]}}', '{"credentials":{"pin":["…"]}}'),
        ('{"max_tokens":5,"user_tokens":7,"n":[1,2]}', '{"max_tokens":5,"user_tokens":7,"n":[1,2]}'),
    ],
)
def test_a_number_is_hidden_where_its_name_says_that_it_is_a_secret(text: str, shown: str) -> None:
    assert hide_secrets(text) == shown
