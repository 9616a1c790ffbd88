"""API keys and headers: where they come from, what is refused, and that they are never shown."""

from __future__ import annotations

import copy
import json
import logging
import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import ConfigFile, ModelProviders, ProviderConfig
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.policy import McpServerConfig

from tests.cases import for_each
from tests.providers.modes import call_vllm
from tests.providers.standin import CHAT, StandIn, completion, replies
from tests.requirements import requirement
from turnwire.config import parse_config
from turnwire.core.errors import ConfigurationError, InvalidDataError
from turnwire.providers.factory import make_provider
from turnwire.providers.secrets import Headers, Secret, api_key
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.factory import make_sync_provider
from turnwire.providers.transport.https import PACKERS, TRACERS

KEY = "sk-xyzzy"


def config(**fields: Any) -> ProviderConfig:
    return ProviderConfig.from_dict({"type": "vllm", **fields})


@requirement("PRV-9", "CFG-1")
def test_a_key_comes_from_the_named_variable_or_file(tmp_path: Path) -> None:
    (tmp_path / "key").write_text(f"  {KEY}\n")
    found = [
        api_key(config(api_key_env="MY_KEY"), {"MY_KEY": KEY}),
        api_key(config(api_key_file=str(tmp_path / "key")), {}),
        api_key(config(api_key_file="key"), {}, base=tmp_path),
    ]
    assert [secret.reveal() for secret in found if secret is not None] == [KEY, KEY, KEY]
    assert api_key(config(), {"MY_KEY": KEY}) is None


@requirement("PRV-9", "CFG-2")
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "api_key_file: the file key cannot be read (FileNotFoundError)"),
        (b"xyzzy two words", "the file key holds no key: a key is one word of visible ASCII characters"),
        (b"xyzzy\nX-Evil: 1", "the file key holds no key: a key is one word of visible ASCII characters"),
        (b"", "the file key holds no key: a key is one word of visible ASCII characters"),
        ("xyzzy-ä".encode(), "the file key holds no key: a key is one word of visible ASCII characters"),
        (b"\xff\xfexyzzy", "api_key_file: the file key cannot be read (UnicodeDecodeError)"),
        (b"x" * 20_000, "api_key_file: the file key is too large to be a key"),
    ],
)
def test_a_key_file_that_holds_no_key_is_refused_without_showing_it(
    tmp_path: Path, content: bytes | None, message: str
) -> None:
    if content is not None:
        (tmp_path / "key").write_bytes(content)
    with pytest.raises(ConfigurationError) as caught:
        api_key(config(api_key_file="key"), {}, base=tmp_path)
    assert caught.value.info.message == message
    assert "xyzzy" not in repr(caught.value.__cause__)


@requirement("PRV-9", "CFG-2")
@pytest.mark.parametrize("environ", [{}, {"MY_KEY": ""}])
def test_a_variable_that_is_not_set_is_named(environ: dict[str, str]) -> None:
    with pytest.raises(ConfigurationError, match="the environment variable MY_KEY is not set"):
        api_key(config(api_key_env="MY_KEY"), environ)


@requirement("PRV-9", "CFG-2")
@pytest.mark.parametrize(
    ("headers", "named"),
    [
        ({"X A": "1"}, "'X A' is not a header name"),
        ({"": "1"}, "'' is not a header name"),
        ({"X-A\r\nX-B": "1"}, "is not a header name"),
        ({"X-Ä": "1"}, "is not a header name"),
        ({"X-A": "xyzzy\r\nX-B: 1"}, "the value of X-A must be"),
        ({"X-A": "xyzzy\n"}, "the value of X-A must be"),
        ({"X-A": " xyzzy"}, "the value of X-A must be"),
        ({"X-A": "xyzzy\0"}, "the value of X-A must be"),
        ({"X-A": "xyzzy ä"}, "the value of X-A must be"),
        ({"Host": "example.com"}, "Host is set by HTTP itself"),
        ({"content-LENGTH": "5"}, "content-LENGTH is set by HTTP itself"),
        ({"Transfer-Encoding": "chunked"}, "is set by HTTP itself"),
    ],
)
def test_a_header_that_would_be_something_else_is_refused_without_its_value(
    headers: dict[str, str], named: str
) -> None:
    with pytest.raises(ConfigurationError) as caught:
        Headers(headers)
    assert named in caught.value.info.message
    assert "xyzzy" not in str(caught.value)


@requirement("PRV-9")
def test_authorization_is_not_given_twice() -> None:
    Headers({"Authorization": "Basic xyz"})
    with pytest.raises(ConfigurationError, match="authorization is given twice"):
        Headers({"Authorization": "Basic xyz"}, Secret(KEY))


@requirement("PRV-9")
def test_a_secret_is_not_printed_and_not_pickled() -> None:
    headers = Headers({"X-Team": "xyzzy"}, Secret(KEY))
    assert (repr(headers), str(headers)) == ("Headers(X-Team, Authorization)", "Headers(X-Team, Authorization)")
    assert f"{Secret(KEY)!r} {Secret(KEY)}" == "Secret(…) Secret(…)"
    for thing in (headers, Secret(KEY)):
        with pytest.raises(TypeError):
            pickle.dumps(thing)


@requirement("PRV-9", "PRV-6")
@pytest.mark.parametrize("make", [make_provider, make_sync_provider])
def test_a_provider_shows_no_secret_anywhere(make: Any) -> None:
    around = Surroundings(environ={"MY_KEY": KEY})
    settings = config(api_key_env="MY_KEY", headers={"X-Team": "xyzzy"})
    provider = make("v", settings, surroundings=around)
    shown = repr(provider) + str(provider) + provider.info().to_json() + repr(around) + repr(settings)
    assert "xyzzy" not in shown
    with pytest.raises(ConfigurationError) as caught:
        make("v", settings)
    assert (caught.value.provider_id, caught.value.info.code) == ("v", "ACODE-MDL-004")


@requirement("PRV-9")
@pytest.mark.parametrize(
    ("name", "value", "is_shown"),
    [
        ("Authorization", "Bearer x", False),
        ("x-api-key", "k", False),
        ("X-Goog-Api-Key", "abcdefghij", False),
        ("Cookie", "a=b", False),
        ("X-Session", "1", False),
        ("X-Anything", "sk-xyzzy-123", False),
        ("X-Team", "a", True),
        ("anthropic-version", "2023-06-01", True),
        ("User-Agent", "our-program/1.0", True),
    ],
)
def test_a_configuration_is_written_without_header_values_that_may_be_secret(
    name: str, value: str, is_shown: bool
) -> None:
    found = config(headers={name: value})
    section = ModelProviders(providers={"a": found})
    shown = value if is_shown else "…"
    assert found.to_dict()["headers"] == found.model_dump()["headers"] == {name: shown}
    assert json.loads(found.to_json())["headers"] == {name: shown}
    assert json.loads(section.to_json())["providers"]["a"]["headers"] == {name: shown}
    assert (found.headers, found.replace(timeout=3.0).headers, copy.deepcopy(found).headers) == ({name: value},) * 3
    assert pickle.loads(pickle.dumps(found)) == found


LIKE_A_KEY = ["sk-xyzzy", "gsk_xyzzy1", "hf_xyzzy", "AIzaxyzzy", "eyJxyzzy.a.b", "Bearer xyzzy", "xyzzy0" * 6]


@requirement("PRV-9")
@pytest.mark.parametrize("key", LIKE_A_KEY)
def test_what_looks_like_a_key_is_shown_in_no_error_of_a_configuration(key: str) -> None:
    wrong: list[dict[str, Any]] = [
        {"type": "ollama", "headers": {key: 5}},
        {"type": "ollama", "options": {key: {1: 2}}},
        {"type": "ollama", key: 5},
    ]
    for each in wrong:
        section = {"providers": {"a": each}}
        attempts: list[Callable[[], object]] = [
            partial(ProviderConfig.from_dict, each),
            partial(ProviderConfig, **each),
            partial(ModelProviders.from_dict, section),
            partial(ConfigFile.from_dict, {"model_providers": section}),
        ]
        if "options" not in each:  # in JSON every name is text
            attempts.append(partial(ProviderConfig.from_json, json.dumps(each)))
        for attempt in attempts:
            with pytest.raises(InvalidDataError) as caught:
                attempt()
            assert "xyzzy" not in f"{caught.value} {caught.value.problems!r}"


@requirement("PRV-9")
@pytest.mark.parametrize("key", LIKE_A_KEY)
def test_what_looks_like_a_key_is_shown_nowhere_in_a_configuration(key: str) -> None:
    options = {"num_ctx": 5, "stop": [key, "word"], key: 1, "model_path": f"/a/{key}", "deep": {"headers": {"X": key}}}
    server = {"command": "run", "args": ["--log", f"--with={key}"], "env": {"A": key, key: "1"}}
    remote = {"url": f"http://127.0.0.1/?q={key}".replace(" ", "%20"), "headers": {"X": key, key: "1"}}
    for found in (
        config(options=options, headers={key: "1", "X": key}),
        McpServerConfig.from_dict(server),
        McpServerConfig.from_dict(remote),
    ):
        for kept in (found, found.replace(timeout=3.0), copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
            shown = f"{kept!r} {kept} {kept.to_json()} {kept.to_dict()} {kept.model_dump()}"
            assert "xyzzy" not in shown.replace("Bearer%20xyzzy", "")
        assert pickle.loads(pickle.dumps(found)) == found
    assert config(options=options).options == options
    headers = Headers({key: "1"}) if " " not in key else None
    assert "xyzzy" not in repr(headers)


@requirement("PRV-9")
@pytest.mark.parametrize("name", ["api_key", "token", "password", "client_secret", "authorization"])
def test_what_is_named_like_a_secret_is_hidden_and_the_rest_is_shown(name: str) -> None:
    options: dict[str, Any] = {
        "num_ctx": 5,
        "keep_alive": "5m",
        "model_path": "/models/Qwen3-30B-A3B-Instruct-2507-FP8.gguf",
        "tokenizer": "Qwen/Qwen3-0.6B",
        "stop": ["a word", None, True, 1.5],
    }
    secret = {name: "hunter2", "own": {name: ["hunter2", {"a": "hunter2", "b": 2}]}}
    shown = {name: "…", "own": {name: ["…", {"a": "…", "b": 2}]}}
    assert config(options={**options, **secret}).to_dict()["options"] == {**options, **shown}
    url = f"http://127.0.0.1/mcp?{name}=hunter2&page=1"
    server = {"url": url, "headers": {name: "hunter2", "A": "Bearer ${WIKI_KEY}"}, "env": {name: "hunter2", "B": "on"}}
    written = McpServerConfig.from_dict(server).to_dict()
    assert {field: written[field] for field in server} == {
        "url": f"http://127.0.0.1/mcp?{name}=…&page=1",
        "headers": {name: "…", "A": "Bearer ${WIKI_KEY}"},
        "env": {name: "…", "B": "on"},
    }


@requirement("PRV-9")
def test_an_error_that_a_server_quotes_a_url_in_shows_no_secret_of_it() -> None:
    text = "cannot load https://u:hunter2@h/a.png?sig=hunter2&page=1 with max_tokens=5"
    info = ErrorInfo(code="ACODE-MDL-003", message=text)
    shown = "cannot load https://…@h/a.png?sig=…&page=1 with max_tokens=5"
    assert Headers({}).cut_out_of(info) == info.replace(message=shown)


@requirement("PRV-9")
def test_arguments_of_a_command_hide_what_belongs_to_a_secret_option_and_in_urls() -> None:
    args = ["--api-key", "hunter2", "--token=hunter2", "--max-tokens", "5", "postgresql://u:hunter2@db/x", "--verbose"]
    server = McpServerConfig.from_dict({"command": "run", "args": args})
    assert server.to_dict()["args"] == [
        *("--api-key", "…", "--token=…", "--max-tokens", "5", "postgresql://…@db/x", "--verbose")
    ]
    assert server.args == tuple(args)


@requirement("PRV-9")
@pytest.mark.parametrize("name", ["author", "keyword", "max_tokens", "X-Passage", "design", "x-ratelimit-tokens"])
def test_a_word_that_only_begins_like_a_secret_is_shown(name: str) -> None:
    url = f"http://127.0.0.1/mcp?{name}=hello"
    server = {"url": url, "headers": {name: "hello"}, "env": {name: "hello"}}
    written = McpServerConfig.from_dict(server).to_dict()
    assert {field: written[field] for field in server} == server


@requirement("PRV-9", "CFG-2")
@for_each("key", LIKE_A_KEY)
@for_each("text", ["headers: {KEY: 5}", "headers: {KEY: ä}", "KEY: x", "options: {KEY: 1}", "headers: {KEY /: x}"])
def test_no_error_shows_a_key_that_stands_where_a_name_belongs(text: str, key: str) -> None:
    line = text.replace("KEY", f'"{key}"') if " /" not in text else text.replace("KEY /", f'"{key} /"')

    def configure() -> None:
        section = parse_config(f"model_providers: {{providers: {{v: {{type: vllm, {line}}}}}}}")
        make_provider("v", (section.providers or {})["v"])

    with pytest.raises(ConfigurationError) as caught:
        configure()
    assert "xyzzy" not in str(caught.value) + repr(caught.value) + caught.value.info.to_json()


@requirement("PRV-9")
def test_a_hidden_value_is_not_taken_for_a_header() -> None:
    again = ProviderConfig.from_json(config(headers={"X-Api-Key": KEY}).to_json())
    with pytest.raises(ConfigurationError) as caught:
        make_provider("p", again)
    assert caught.value.info.message == "headers: the value of X-Api-Key must be visible ASCII characters on one line"


@requirement("PRV-9")
def test_the_libraries_below_log_no_header(caplog: pytest.LogCaptureFixture) -> None:
    hpack = pytest.importorskip("hpack", reason="HTTP/2 needs the package h2")
    with caplog.at_level(logging.DEBUG):
        for name in (*PACKERS, *TRACERS):
            logging.getLogger(name).setLevel(logging.DEBUG)
        packed = hpack.Encoder().encode([(b"authorization", b"Bearer " + KEY.encode())])
        hpack.Decoder().decode(packed)
        with StandIn({CHAT: replies(completion(), Set_Cookie=KEY)}) as server:
            outcome = call_vllm("complete", server, headers={"X-Api-Key": KEY})
        logging.getLogger("httpcore.http11").debug("receive_response_headers.complete return_value=%r", KEY)
        logging.getLogger("httpcore.http11").debug("receive_response_body.started")
    for name in (*PACKERS, *TRACERS):
        logging.getLogger(name).setLevel(logging.NOTSET)
    assert outcome.error is None
    assert KEY not in caplog.text
    assert "receive_response_body.started" in caplog.text
