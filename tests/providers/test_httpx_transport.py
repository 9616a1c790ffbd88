"""Transports of httpx under a provider, and the local-only rule under anybody's httpx client."""

from __future__ import annotations

import asyncio
import gzip
import inspect
import json
import socket
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import httpx
import pytest
import respx
from starlette.applications import Starlette
from starlette.requests import Request as AsgiRequest
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from tests.cases import for_each
from tests.patience import PATIENCE_S
from tests.providers.modes import MODES, Outcome, call, every_mode, every_stream
from tests.providers.standin import CHAT, StandIn, ask, completion, delta, replies, sse
from tests.requirements import requirement
from turnwire.core.errors import (
    ConfigurationError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    StreamError,
)
from turnwire.providers.factory import make_provider, make_registry
from turnwire.providers.kinds.hosted import HostedProvider
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.sync.factory import make_sync_provider, make_sync_registry
from turnwire.providers.sync.guarded_httpx import LocalOnlyTransport
from turnwire.providers.sync.hosted import SyncHostedProvider
from turnwire.providers.sync.ollama import SyncOllamaProvider
from turnwire.providers.sync.openai_compatible import SyncOpenAICompatibleProvider
from turnwire.providers.transport.local_httpx import LocalOnlyAsyncTransport
from turnwire.providers.transport.local_only import check_endpoint

VLLM = ProviderConfig(type="vllm", api_key_env="VLLM_KEY")
URL = "http://127.0.0.1:8000/v1/chat/completions"


def through(mode: str, transport: Any) -> Outcome:
    """Call a provider of type vllm through `transport`."""
    kind = SyncOpenAICompatibleProvider if mode.startswith("sync") else OpenAICompatibleProvider
    return call(mode, kind("local", ProviderConfig(type="vllm"), transport=transport), ask())


def answer(request: httpx.Request) -> httpx.Response:
    """A server that answers as it is asked: whole, or in pieces."""
    if json.loads(request.content).get("stream"):
        return httpx.Response(200, content=sse(delta("Hel"), delta("lo!"), delta(None, "stop")))
    return httpx.Response(200, json=completion("Hello!"))


@requirement("PRV-1", "PRV-3")
@every_mode
def test_a_mock_transport_answers_a_provider(mode: str) -> None:
    asked: list[httpx.Request] = []

    def note(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return answer(request)

    outcome = through(mode, httpx.MockTransport(note))
    assert (outcome.error, outcome.answer.message.content) == (None, "Hello!")
    [request] = asked
    assert (request.method, str(request.url), request.headers["host"]) == ("POST", URL, "127.0.0.1:8000")
    assert request.headers["content-length"] == str(len(request.content))
    assert request.headers["user-agent"] == "turnwire"


@requirement("PRV-3")
@every_mode
def test_respx_answers_a_provider_through_its_router_and_by_patching_httpx(mode: str) -> None:
    with respx.mock(assert_all_called=False) as router:
        route = router.post(URL).mock(side_effect=answer)
        router.get(path="/api/version").respond(
            404
        )  # where the transport could reach a server, that is asked what it is
        router.get(path="/").respond(404)
        plain = httpx.HTTPTransport() if mode.startswith("sync") else httpx.AsyncHTTPTransport()
        handler = router.handler if mode.startswith("sync") else router.async_handler
        outcomes = [through(mode, plain), through(mode, httpx.MockTransport(handler))]
    assert [(outcome.error, outcome.answer.message.content) for outcome in outcomes] == [(None, "Hello!")] * 2
    assert route.call_count == 2


@requirement("PRV-3")
@pytest.mark.parametrize("mode", ["complete", "stream"])
def test_an_asgi_application_answers_a_provider(mode: str) -> None:
    async def chat(request: AsgiRequest) -> Response:
        if (await request.json()).get("stream"):
            return Response(sse(delta("Hello!"), delta(None, "stop")), media_type="text/event-stream")
        return JSONResponse(completion("Hello!"))

    app = Starlette(routes=[Route(CHAT, chat, methods=["POST"])])
    outcome = through(mode, httpx.ASGITransport(app))
    assert (outcome.error, outcome.answer.message.content) == (None, "Hello!")


@requirement("PRV-3")
@pytest.mark.parametrize("mode", ["sync complete", "sync stream"])
def test_a_wsgi_application_answers_a_provider(mode: str) -> None:
    def app(environ: dict[str, Any], start: Any) -> list[bytes]:
        body = json.loads(environ["wsgi.input"].read())
        start("200 OK", [("Content-Type", "application/octet-stream")])
        return [sse(delta("Hello!"), delta(None, "stop")) if body.get("stream") else json.dumps(completion()).encode()]

    outcome = through(mode, httpx.WSGITransport(app))
    assert (outcome.error, outcome.answer.message.content) == (None, "Hello!")


@requirement("PRV-1")
@pytest.mark.parametrize(
    ("kind", "twin", "fields", "body"),
    [
        (
            OllamaProvider,
            SyncOllamaProvider,
            {"type": "ollama"},
            {"message": {"role": "assistant", "content": "Hi"}, "done": True},
        ),
        (
            HostedProvider,
            SyncHostedProvider,
            {"type": "anthropic", "endpoint": "http://127.0.0.1:9000"},
            {"type": "message", "role": "assistant", "content": [{"type": "text", "text": "Hi"}]},
        ),
        (
            OpenAICompatibleProvider,
            SyncOpenAICompatibleProvider,
            {"type": "openai-compatible", "endpoint": "http://127.0.0.1:9000"},
            {"choices": [{"index": 0, "message": {"role": "assistant", "content": "Hi"}}]},
        ),
    ],
)
def test_every_provider_that_calls_a_server_takes_a_transport(
    kind: Any, twin: Any, fields: dict[str, Any], body: dict[str, Any]
) -> None:
    def respond(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, json=body)

    config, transport = ProviderConfig.from_dict(fields), httpx.MockTransport(respond)
    outcomes = [
        call("complete", kind("p", config, transport=transport), ask()),
        call("sync complete", twin("p", config, transport=transport), ask()),
        call("complete", make_provider("p", config, transport=transport), ask()),
        call("sync complete", make_sync_provider("p", config, transport=transport), ask()),
    ]
    assert [outcome.answer.message.content for outcome in outcomes] == ["Hi"] * 4


@requirement("PRV-5")
def test_a_registry_takes_a_transport_for_all_its_providers() -> None:
    section = ModelProviders.from_dict({"providers": {"a": {"type": "vllm"}, "b": {"type": "mock"}}})
    transport = httpx.MockTransport(answer)

    async def main() -> Any:
        registry = make_registry(section, transport=transport)
        found = await registry.default().complete(ask())
        await registry.close()
        return found

    twins = make_sync_registry(section, transport=transport)
    assert asyncio.run(main()).message.content == twins.default().complete(ask()).message.content == "Hello!"
    twins.close()


@requirement("PRV-7")
def test_a_transport_does_not_open_an_endpoint_that_is_not_allowed() -> None:
    config = ProviderConfig(type="vllm", endpoint="http://gpu-box:8000")
    with pytest.raises(ConfigurationError, match="gpu-box") as caught:
        OpenAICompatibleProvider("p", config, transport=httpx.MockTransport(answer))
    assert caught.value.info.category == "not_local"


@requirement("PRV-7")
@every_mode
def test_a_redirect_from_a_transport_is_not_followed(mode: str) -> None:
    asked: list[str] = []

    def respond(request: httpx.Request) -> httpx.Response:
        asked.append(str(request.url))
        return httpx.Response(307, headers={"location": "http://127.0.0.1:9/elsewhere"})

    outcome = through(mode, httpx.MockTransport(respond))
    assert (type(outcome.error), asked) == (ProviderResponseError, [URL])


@requirement("PRV-7")
@every_mode
def test_a_server_behind_a_transport_is_asked_where_its_models_run_and_a_mock_is_not(mode: str) -> None:
    class Own(httpx.BaseTransport, httpx.AsyncBaseTransport):
        """May reach anything."""

        def handle_request(self, request: httpx.Request) -> httpx.Response:
            asked.append(request.url.path)
            show = {"details": {}, "remote_host": "https://ollama.com:443", "remote_model": "m"}
            said = {"/api/version": {"version": "0.33.0"}, "/api/show": show}
            return httpx.Response(200, json=said.get(request.url.path, completion()))

        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            return self.handle_request(request)

    asked: list[str] = []
    outcome = through(mode, Own())
    assert (outcome.error.info.category, asked) == ("not_local", ["/api/version", "/api/show"])
    kind = SyncOllamaProvider if mode.startswith("sync") else OllamaProvider
    named = call(mode, kind(transport=httpx.MockTransport(answer)), ask(model="m:cloud"))
    assert named.error.info.category == "not_local"


@requirement("PRV-9")
@every_mode
def test_the_key_goes_through_the_transport_and_into_no_error(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VLLM_KEY", "xyzzy-key")

    def respond(request: httpx.Request) -> httpx.Response:
        return httpx.Response(401, json={"error": {"message": f"bad key {request.headers['authorization']}"}})

    kind = SyncOpenAICompatibleProvider if mode.startswith("sync") else OpenAICompatibleProvider
    outcome = call(mode, kind("local", VLLM, transport=httpx.MockTransport(respond)), ask())
    assert outcome.error.info.status == 401
    assert "bad key" in outcome.error.info.message
    assert "xyzzy" not in repr(outcome.error) + str(outcome.error)


@requirement("PRV-6")
@every_mode
@for_each(
    ("raised", "kind", "retryable"),
    [
        (httpx.ConnectError("no"), ProviderUnavailableError, True),
        (httpx.ConnectTimeout("no"), ProviderTimeoutError, True),
        (httpx.ReadTimeout("no"), ProviderTimeoutError, None),
        (httpx.PoolTimeout("no"), ProviderTimeoutError, True),
        (httpx.ReadError("no"), ProviderUnavailableError, True),
        (httpx.WriteError("no"), ProviderUnavailableError, True),
        (httpx.RemoteProtocolError("no"), ProviderUnavailableError, True),
        (httpx.LocalProtocolError("no"), ProviderUnavailableError, True),
        (httpx.ProxyError("no"), ProviderUnavailableError, True),
        (httpx.UnsupportedProtocol("no"), ProviderUnavailableError, True),
    ],
)
def test_every_error_of_httpx_before_an_answer_is_one_of_ours(
    mode: str, raised: Exception, kind: type, retryable: bool | None
) -> None:
    def respond(request: httpx.Request) -> httpx.Response:
        raise raised

    outcome = through(mode, httpx.MockTransport(respond))
    assert (type(outcome.error), outcome.error.info.retryable) == (kind, retryable)
    assert outcome.error.__cause__ is raised


@requirement("PRV-6", "REQ-3")
@every_stream
@pytest.mark.parametrize(
    ("raised", "kind"),
    [
        (httpx.ReadError("no"), StreamError),
        (httpx.RemoteProtocolError("no"), StreamError),
        (httpx.ReadTimeout("no"), ProviderTimeoutError),
    ],
)
def test_an_error_of_httpx_inside_an_answer_keeps_what_came(mode: str, raised: Exception, kind: type) -> None:
    class Breaks(httpx.SyncByteStream, httpx.AsyncByteStream):
        def __iter__(self) -> Iterator[bytes]:
            yield sse(delta("Hel"), done=False)
            yield b""  # nothing, and not the end
            yield sse(delta("lo!"), done=False)
            raise raised

        async def __aiter__(self) -> AsyncIterator[bytes]:
            for piece in (sse(delta("Hel"), done=False), b"", sse(delta("lo!"), done=False)):
                yield piece
            raise raised

    outcome = through(mode, httpx.MockTransport(lambda request: httpx.Response(200, stream=Breaks())))
    assert (type(outcome.error), outcome.text, outcome.error.partial.message.content) == (kind, "Hello!", "Hello!")


@requirement("PRV-6")
@every_mode
def test_what_is_wrong_in_the_transport_itself_is_not_hidden(mode: str) -> None:
    def respond(request: httpx.Request) -> httpx.Response:
        raise AssertionError("the test's own word")

    assert str(through(mode, httpx.MockTransport(respond)).error) == "the test's own word"


@requirement("PRV-6")
@every_mode
def test_a_compressed_body_of_a_transport_is_read_once(mode: str) -> None:
    def respond(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, content=gzip.compress(answer(request).content), headers={"content-encoding": "gzip"})

    assert through(mode, httpx.MockTransport(respond)).answer.message.content == "Hello!"


@requirement("API-2")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("given", ["a client", "the twin", "a text"])
def test_a_transport_of_another_kind_is_refused_with_the_kind_that_is_wanted(mode: str, given: str) -> None:
    twin = httpx.AsyncHTTPTransport if mode.startswith("sync") else httpx.HTTPTransport
    wrong: Any = {"a client": httpx.Client, "the twin": twin, "a text": str}[given]()
    with pytest.raises(ConfigurationError) as caught:
        through(mode, wrong)
    wanted = "httpx.BaseTransport" if mode.startswith("sync") else "httpx.AsyncBaseTransport"
    assert f"takes an {wanted}, this is " in caught.value.info.message


@requirement("API-2")
@pytest.mark.parametrize("mode", ["complete", "sync complete"])
def test_a_body_that_cannot_be_read_this_way_is_named(mode: str) -> None:
    async def later() -> AsyncIterator[bytes]:
        yield b"{}"

    body: Any = later() if mode.startswith("sync") else iter([b"{}"])
    outcome = through(mode, httpx.MockTransport(lambda request: httpx.Response(200, content=body)))
    assert type(outcome.error) is ConfigurationError
    assert outcome.error.info.message.startswith("transport: the answer's body can")


@requirement("PRV-1")
def test_a_transport_is_closed_with_its_provider_and_only_once() -> None:
    closed: list[str] = []

    class Noted(httpx.MockTransport):
        def close(self) -> None:
            closed.append("sync")

        async def aclose(self) -> None:
            closed.append("async")

    outcomes = [through("complete", Noted(answer)), through("sync complete", Noted(answer))]
    assert ([outcome.error for outcome in outcomes], closed) == ([None, None], ["async", "sync"])


# The rule under anybody's client

ELSEWHERE = [
    "http://10.0.0.1:8000/",
    "http://169.254.169.254/latest",
    "http://0.0.0.0:8000/",
    "http://[::ffff:127.0.0.1]:8000/",
    "http://127.1:8000/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://localhost.evil.example/",
    "http://evil.example/",
    "https://evil.example/",
]


def get(url: str, transport: Any, **fields: Any) -> httpx.Response:
    """What a client with this transport gets."""
    fields.setdefault("timeout", PATIENCE_S)
    if isinstance(transport, httpx.BaseTransport):
        with httpx.Client(transport=transport, **fields) as client:
            return client.get(url)

    async def main() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, **fields) as client:
            return await client.get(url)

    return asyncio.run(main())


both = pytest.mark.parametrize("kind", [LocalOnlyTransport, LocalOnlyAsyncTransport])


@requirement("PRV-7")
@both
@pytest.mark.parametrize("url", ELSEWHERE)
def test_a_client_with_the_local_only_transport_connects_nowhere_else(
    kind: Any, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(*_: object, **__: object) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(socket.socket, "connect", connect)
    monkeypatch.setattr(socket, "getaddrinfo", connect)
    with pytest.raises(ConfigurationError) as caught:
        get(url, kind())
    assert caught.value.info.category == "not_local"


@requirement("PRV-7")
@both
def test_a_redirect_that_a_client_follows_does_not_leave_the_machine(kind: Any) -> None:
    with (
        StandIn({"/": replies(b"", 302, Location="http://evil.example/")}) as server,
        pytest.raises(ConfigurationError, match=r"evil\.example"),
    ):
        get(server.url + "/", kind(), follow_redirects=True)


@requirement("PRV-7")
@both
def test_a_host_that_is_named_is_looked_up_once_and_connected_to_where_it_was_found(
    kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    real = socket.getaddrinfo

    def look_up(host: Any, *rest: Any, **named: Any) -> Any:
        if host in ("gpu-box", b"gpu-box"):
            asked.append(host)
            host = "127.0.0.1"
        return real(host, *rest, **named)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with StandIn({"/": replies({"ok": True})}) as server:
        found = get(f"http://gpu-box:{server.port}/", kind(allow_hosts=("gpu-box",)))
        again = get(f"http://localhost:{server.port}/", kind(allow_hosts=("gpu-box",)))
        with pytest.raises(ConfigurationError):
            get(f"http://gpu-box:{server.port}/", kind(allow_hosts=("gpu-box",), air_gapped=True))
        with pytest.raises(ConfigurationError):
            get(f"http://gpu-box:{server.port}/", kind(allow_hosts=("gpu-box:1",)))
    assert (found.json(), again.json(), len(asked)) == ({"ok": True}, {"ok": True}, 1)


@requirement("PRV-7")
@both
def test_a_proxy_in_the_environment_is_not_used(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with StandIn({"/": replies({"ok": True})}) as server, StandIn({}) as proxy:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.url)
        assert get(server.url + "/", kind()).json() == {"ok": True}
        assert proxy.opened == 0


@requirement("PRV-7")
@both
def test_errors_below_are_the_errors_of_httpx(kind: Any) -> None:
    with StandIn({}) as server:
        port = server.port
    with pytest.raises(httpx.ConnectError):
        get(f"http://127.0.0.1:{port}/", kind())


@requirement("CFG-2")
@both
def test_a_host_that_cannot_be_one_is_refused_at_once(kind: Any) -> None:
    with pytest.raises(ConfigurationError, match="allow_hosts"):
        kind(allow_hosts=("http://gpu-box",))


def errors_of_httpx() -> list[type[httpx.HTTPError | httpx.StreamError | httpx.InvalidURL]]:
    """Every error that a transport of httpx may raise, those of a later version as well."""
    found = [kind for kind in vars(httpx).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    return [one for one in found if issubclass(one, (httpx.RequestError, httpx.StreamError, httpx.InvalidURL))]


@requirement("PRV-6")
@every_mode
@for_each("kind", errors_of_httpx(), ids=lambda kind: kind.__name__)
def test_no_error_of_httpx_leaves_a_provider(mode: str, kind: Any) -> None:
    raised = kind("no") if "message" in inspect.signature(kind).parameters else kind()

    def respond(request: httpx.Request) -> httpx.Response:
        raise raised

    outcome = through(mode, httpx.MockTransport(respond))
    assert isinstance(outcome.error, (ProviderUnavailableError, ProviderTimeoutError))
    assert outcome.error.__cause__ is raised


@requirement("PRV-7")
@for_each("make", [LocalOnlyTransport, LocalOnlyAsyncTransport, partial(check_endpoint, "http://127.0.0.1:1")])
@for_each(
    ("hosts", "said"),
    [
        ("gpu", "allow_hosts: give a list of hosts, as in allow_hosts=['gpu']"),
        (b"gpu", "allow_hosts: give a list of hosts, not bytes"),
        (5, "allow_hosts: give a list of hosts, not int"),
        (["gpu:70000"], "allow_hosts: 'gpu:70000': the port must be from 1 to 65535"),
        (
            ["127.1"],
            "allow_hosts: '127.1': the host looks like an IPv4 address in another notation; write it as 127.0.0.1",
        ),
    ],
)
def test_hosts_that_are_no_list_of_hosts_open_nothing(make: Any, hosts: Any, said: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        make(allow_hosts=hosts)
    assert caught.value.info.message == said


@requirement("PRV-7")
@pytest.mark.parametrize("url", ["ftp://127.0.0.1/", "ws://127.0.0.1/", "gopher://127.0.0.1/", "unix://127.0.0.1/"])
def test_another_scheme_is_the_error_that_httpx_users_know(url: str) -> None:
    async def ask_it() -> None:
        async with httpx.AsyncClient(transport=LocalOnlyAsyncTransport()) as client:
            await client.get(url)

    with httpx.Client(transport=LocalOnlyTransport()) as client, pytest.raises(httpx.UnsupportedProtocol):
        client.get(url)
    with pytest.raises(httpx.UnsupportedProtocol):
        asyncio.run(ask_it())
