"""Local only: what may be called, and every known way around it, with proof that nothing was sent."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpcore
import pytest

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from tests.cases import for_each
from tests.ports import has_ipv6, on_ipv6_only
from tests.providers.modes import call_ollama, call_vllm, every_mode
from tests.providers.standin import (
    CHAT,
    HELLO,
    LOCAL,
    Connection,
    Request,
    StandIn,
    ask,
    completion,
    line,
    ndjson,
    ollama,
    ollama_routes,
    replies,
    streams,
)
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, TurnwireError
from turnwire.providers.factory import make_registry
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.ollama import SyncOllamaProvider
from turnwire.providers.transport.local_only import Endpoint, LocalOnly, check_endpoint, parse_endpoint
from turnwire.providers.transport.network import GuardedAsyncBackend, GuardedBackend


class Wire:
    """Every connection and every name lookup that leaves this machine, refused and written down."""

    def __init__(self) -> None:
        self.connections: list[Any] = []
        self.lookups: list[str] = []

    @property
    def is_silent(self) -> bool:
        return not self.connections and not self.lookups


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Guards the sockets and the resolver of this process; only plain loopback addresses get through."""
    seen = Wire()
    connect, lookup = socket.socket.connect, socket.getaddrinfo

    def is_loopback(address: Any) -> bool:
        return isinstance(address, tuple) and (str(address[0]).startswith("127.") or address[0] == "::1")

    def guarded_connect(self: socket.socket, address: Any) -> Any:
        if not is_loopback(address):
            seen.connections.append(address)
            raise ConnectionRefusedError
        return connect(self, address)

    def guarded_lookup(host: Any, *args: Any, **kwargs: Any) -> Any:
        name = host.decode() if isinstance(host, bytes) else host
        if name is not None and not is_loopback((name,)):
            seen.lookups.append(name)
            raise socket.gaierror(socket.EAI_NONAME, "not looked up")
        return lookup(host, *args, **kwargs)

    monkeypatch.setattr(socket.socket, "connect", guarded_connect)
    monkeypatch.setattr(socket.socket, "connect_ex", guarded_connect)
    monkeypatch.setattr(socket, "getaddrinfo", guarded_lookup)
    return seen


BYPASSES = [
    # plainly elsewhere
    "http://example.com",
    "https://ollama.com",
    "http://10.0.0.1:11434",
    "http://192.168.1.20:11434",
    "http://172.17.0.1:11434",
    "http://169.254.169.254/latest/meta-data",
    "http://0.0.0.0:11434",
    "http://[::]:11434",
    "http://[fe80::1]:11434",
    "http://[2001:db8::1]:11434",
    "http://255.255.255.255",
    "http://128.0.0.1",
    "http://126.255.255.255",
    # user info before the real host
    "http://127.0.0.1@example.com",
    "http://localhost:11434@example.com",
    "http://localhost%00@example.com",
    "http://user:pass@127.0.0.1:11434",
    "http://127.0.0.1:11434@[2001:db8::1]",
    # where readers of URLs disagree
    "http://127.0.0.1\\@example.com",
    "http://127.0.0.1#@example.com",
    "http://127.0.0.1?@example.com",
    "http://example.com#127.0.0.1",
    "http://example.com?127.0.0.1",
    "http:///example.com",
    "http:example.com",
    "http:\\\\example.com",
    "//example.com",
    "http://127.0.0.1 .example.com",
    "http://127.0.0.1\t.example.com",
    "http://127.0.0.1\n.example.com",
    "http://127.0.0.1\r\nHost: example.com",
    " http://127.0.0.1",
    "http://127.0.0.1%2eexample.com",
    "http://127.0.0.1%00.example.com",
    "http://[127.0.0.1]",
    "http://[::1].example.com",
    "http://[::1",
    "http://::1:11434",
    # IPv4 in another notation
    "http://2130706433",
    "http://0x7f000001",
    "http://0x7f.0.0.1",
    "http://0177.0.0.1",
    "http://017700000001",
    "http://127.1",
    "http://127.0.1",
    "http://127.0.0.01",
    "http://127.0.0.1.",
    "http://3232235521",
    "http://0xC0A80001",
    "http://0300.0250.0.1",
    "http://127.0.0.256",
    "http://127.0.0.1.1",
    "http://1.2.3.4.0x7f",
    # IPv6 around IPv4, and zones
    "http://[::ffff:127.0.0.1]",
    "http://[::ffff:10.0.0.1]",
    "http://[::ffff:0a00:0001]",
    "http://[::127.0.0.1]",
    "http://[64:ff9b::10.0.0.1]",
    "http://[2002:0a00:0001::]",
    "http://[fe80::1%25eth0]",
    "http://[fe80::1%eth0]",
    "http://[::1%25lo]",
    "http://[::2]",
    # names that look like this machine
    "http://localhost.",
    "http://localhost.example.com",
    "http://localhost.localdomain",
    "http://127.0.0.1.nip.io",
    "http://127.0.0.1.example.com",
    "http://127-0-0-1.example.com",
    "http://localtest.me",
    "http://ip6-localhost",
    "http://host.docker.internal:11434",
    "http://1ocalhost",
    "http://local_host",
    "http://-localhost",
    "http://localhost-",
    "http://.localhost",
    "http://a..localhost",
    # characters that look the same or are folded
    "http://ⓛocalhost",
    "http://lосalhost",
    "http://localhoſt",
    "http://１２７.0.0.1",
    "http://127。0。0。1",
    "http://localhost\u200b.example.com",
    "http://localhost\u3002example.com",
    "http://xn--lclhst-2ve4a.example",
    # ports
    "http://127.0.0.1:0",
    "http://127.0.0.1:65536",
    "http://127.0.0.1:99999999999",
    "http://127.0.0.1:",
    "http://127.0.0.1:-1",
    "http://127.0.0.1:80:80",
    "http://127.0.0.1:8 0",
    "http://127.0.0.1:١١٤٣٤",
    "http://127.0.0.1:11434example.com",
    "http://127.0.0.1:0x50",
    # other schemes
    "ftp://127.0.0.1",
    "file:///etc/passwd",
    "gopher://127.0.0.1:11434",
    "ws://127.0.0.1",
    "unix:///var/run/docker.sock",
    "http+unix://%2Fvar%2Frun%2Fdocker.sock",
    "javascript:alert(1)",
    "data:,127.0.0.1",
    "127.0.0.1:11434",
    "localhost",
    "",
]


@requirement("PRV-7", "CFG-2")
@pytest.mark.parametrize("endpoint", BYPASSES, ids=ascii)
def test_an_endpoint_that_is_not_plainly_this_machine_is_refused_before_any_packet(endpoint: str, wire: Wire) -> None:
    with pytest.raises(ConfigurationError) as caught:
        check_endpoint(endpoint)
    assert caught.value.info.category == "not_local"
    for provider in (OllamaProvider, SyncOllamaProvider):
        with pytest.raises((ConfigurationError, ValueError)):  # ValueError: the schema of the configuration refuses it
            provider("p", ProviderConfig(type="ollama", endpoint=endpoint))
    assert wire.is_silent


@requirement("PRV-7", "PRV-9")
def test_a_password_in_an_endpoint_is_not_repeated() -> None:
    with pytest.raises(ConfigurationError) as caught:
        check_endpoint("http://user:xyzzy@example.com/?key=xyzzy")
    assert "xyzzy" not in str(caught.value)
    assert caught.value.info.message == "the endpoint holds a user name; keys belong into api_key_env or api_key_file"


@requirement("PRV-7")
@pytest.mark.parametrize(
    ("endpoint", "expected"),
    [
        ("http://127.0.0.1:11434", Endpoint("http", "127.0.0.1", 11434)),
        ("http://127.0.0.1", Endpoint("http", "127.0.0.1", 80)),
        ("https://127.255.255.254:8443/", Endpoint("https", "127.255.255.254", 8443)),
        ("http://LocalHost:8000/v1/", Endpoint("http", "localhost", 8000, "/v1")),
        ("http://[::1]:8080/a/b", Endpoint("http", "::1", 8080, "/a/b")),
        ("http://[0:0:0:0:0:0:0:1]", Endpoint("http", "::1", 80)),
        ("HTTPS://localhost", Endpoint("https", "localhost", 443)),
    ],
)
def test_this_machine_in_its_plain_notations_is_accepted(endpoint: str, expected: Endpoint) -> None:
    assert check_endpoint(endpoint) == expected


@requirement("PRV-7")
def test_an_endpoint_is_shown_without_its_default_port_and_with_brackets_around_ipv6() -> None:
    assert str(parse_endpoint("http://[::1]:80/v1/")) == "http://[::1]/v1"
    assert str(parse_endpoint("https://localhost:443")) == "https://localhost"
    assert parse_endpoint("http://[::1]:8080/v1").origin == "http://[::1]:8080"


@requirement("PRV-7")
@for_each(
    ("entry", "endpoint", "is_open"),
    [
        ("gpu-box", "http://gpu-box:8000", True),
        ("GPU-Box", "http://gpu-box:9000", True),
        ("gpu-box:8000", "http://gpu-box:8000", True),
        ("gpu-box:8000", "http://gpu-box:8001", False),
        ("gpu-box:80", "http://gpu-box", True),
        ("gpu-box:80", "https://gpu-box", False),
        ("gpu-box", "http://gpu-box.example.com", False),
        ("gpu-box", "http://sub.gpu-box", False),
        ("example.com", "https://evil-example.com", False),
        ("example.com", "https://example.com.evil.org", False),
        ("10.0.0.5", "http://10.0.0.5:8000", True),
        ("10.0.0.5", "http://10.0.0.50:8000", False),
        ("10.0.0.5", "http://0x0a000005", False),
        ("10.0.0.5", "http://[::ffff:10.0.0.5]", False),
        ("fd00::1", "http://[fd00::1]:8000", True),
        ("[fd00::1]:8000", "http://[fd00:0:0::1]:8000", True),
        ("[fd00::1]:8000", "http://[fd00::1]:8001", False),
        ("xn--bcher-kva.example", "https://xn--bcher-kva.example", True),
        ("xn--bcher-kva.example", "https://bücher.example", False),
        ("localhost", "http://localhost.", False),
    ],
)
def test_allow_hosts_opens_exactly_the_named_hosts_and_air_gapped_closes_them(
    entry: str, endpoint: str, is_open: bool
) -> None:
    if is_open:
        assert check_endpoint(endpoint, allow_hosts=[entry]) == parse_endpoint(endpoint)
    else:
        with pytest.raises(ConfigurationError):
            check_endpoint(endpoint, allow_hosts=[entry])
    with pytest.raises(ConfigurationError) as caught:
        check_endpoint(endpoint, allow_hosts=[entry], air_gapped=True)
    assert caught.value.info.category == "not_local"


@requirement("PRV-7")
@pytest.mark.parametrize(
    "entry", ["*", "*.example.com", "http://example.com", "example.com/", "a b", "", "x:0", "x:y", "@", "0x7f.1", "x."]
)
def test_an_entry_of_allow_hosts_that_is_no_host_is_refused(entry: str) -> None:
    with pytest.raises(ConfigurationError):
        LocalOnly((entry,))


@requirement("PRV-7")
def test_the_message_says_which_host_and_what_would_open_it() -> None:
    with pytest.raises(ConfigurationError) as caught:
        check_endpoint("http://gpu-box:8000")
    expected = (
        "gpu-box:8000 is not this machine; use 127.0.0.1, [::1] or localhost, or allow it with "
        "allow_hosts: ['gpu-box:8000'] in the section model_providers of the configuration, "
        "or in code with Surroundings(local_only=LocalOnly(allow_hosts=['gpu-box:8000'])), "
        "or allow_hosts=['gpu-box:8000'] where the provider is made"
    )
    assert caught.value.info.message == expected
    with pytest.raises(ConfigurationError, match="air_gapped is set"):
        check_endpoint("http://gpu-box:8000", allow_hosts=["gpu-box"], air_gapped=True)


@requirement("PRV-7")
def test_localhost_is_never_looked_up_so_nobody_can_point_it_elsewhere(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no time between checking and connecting: the address that is connected to is a constant."""

    def poisoned(*args: Any, **kwargs: Any) -> Any:
        host = args[0].decode() if isinstance(args[0], bytes) else args[0]
        if host == "localhost":
            wire.lookups.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 80))]
        return lookup(*args, **kwargs)

    lookup = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", poisoned)
    with StandIn(ollama_routes(replies(HELLO))) as server:
        config = ProviderConfig(type="ollama", endpoint=f"http://localhost:{server.port}")
        with SyncOllamaProvider("p", config) as provider:
            assert provider.complete(ask()).message.content == "Hello!"

        async def main() -> None:
            async with OllamaProvider("p", config) as provider:
                assert (await provider.complete(ask())).message.content == "Hello!"

        asyncio.run(main())
        assert server.requests[-1].headers["host"] == f"localhost:{server.port}"
    assert wire.is_silent


@requirement("PRV-7")
def test_localhost_falls_back_to_ipv6() -> None:
    if not has_ipv6():
        pytest.skip("this machine has no IPv6 loopback address")
    with on_ipv6_only() as listening, StandIn(ollama_routes(replies(HELLO)), listening=listening) as server:
        config = ProviderConfig(type="ollama", endpoint=f"http://localhost:{server.port}")
        with SyncOllamaProvider("p", config) as provider:
            assert provider.complete(ask()).message.content == "Hello!"


@requirement("PRV-7")
@pytest.mark.parametrize("host", ["example.com", "10.0.0.1", "localhost.", "127.1", "0x7f.1", "::ffff:127.0.0.1", "::"])
def test_the_check_stands_once_more_where_connections_are_opened(host: str, wire: Wire) -> None:
    """Whoever gets a host past the endpoint's check (a bug, a redirect) still gets no connection."""
    guard = LocalOnly()
    with pytest.raises(ConfigurationError):
        GuardedBackend(guard).connect_tcp(host, 80)
    with pytest.raises(ConfigurationError):
        asyncio.run(GuardedAsyncBackend(guard).connect_tcp(host, 80))
    with pytest.raises(httpcore.UnsupportedProtocol):
        GuardedBackend(guard).connect_unix_socket("/var/run/docker.sock")
    with pytest.raises(httpcore.UnsupportedProtocol):
        asyncio.run(GuardedAsyncBackend(guard).connect_unix_socket("/var/run/docker.sock"))
    assert wire.is_silent


@requirement("PRV-7")
@every_mode
def test_proxy_variables_and_netrc_are_ignored(
    mode: str, wire: Wire, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with StandIn({}) as proxy, StandIn({CHAT: replies(completion())}) as server:
        for name in ("HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.url)
        monkeypatch.delenv("NO_PROXY", raising=False)
        monkeypatch.delenv("no_proxy", raising=False)
        netrc = tmp_path / ".netrc"
        netrc.write_text("machine 127.0.0.1 login user password xyzzy\n")
        monkeypatch.setenv("NETRC", str(netrc))
        monkeypatch.setenv("HOME", str(tmp_path))
        outcome = call_vllm(mode, server)
        assert outcome.error is None
        assert proxy.opened == 0
        assert "authorization" not in server.requests[0].headers
    assert wire.is_silent


@requirement("PRV-7")
@every_mode
def test_cookies_are_not_kept(mode: str) -> None:
    with StandIn({CHAT: replies(completion(), Set_Cookie="id=xyzzy")}) as server:
        call_vllm(mode, server)
        call_vllm(mode, server)
        assert not any("cookie" in request.headers for request in server.requests)


@requirement("PRV-7")
@pytest.mark.parametrize(
    "url", ["https://evil.example/x.png", "http://10.0.0.1/x.png", "file:///etc/passwd", "http://127.1/"]
)
def test_a_server_is_not_asked_to_fetch_what_may_not_be_called(url: str, wire: Wire) -> None:
    request = ask().replace(messages=({"role": "user", "content": [{"type": "image", "url": url}]},))
    with StandIn({CHAT: replies(completion())}) as server:
        outcome = call_vllm("complete", server, request)
        assert server.requests == []
    assert (type(outcome.error), outcome.error.info.category) == (ConfigurationError, "not_local")
    assert outcome.error.info.parameter == "/messages/0/content/0/url"
    assert wire.is_silent


@requirement("PRV-7")
def test_the_configuration_opens_hosts_and_air_gapped_closes_them() -> None:
    section = ModelProviders.from_dict(
        {"allow_hosts": ["gpu-box"], "providers": {"a": {"type": "vllm", "endpoint": "http://gpu-box:8000"}}}
    )
    assert make_registry(section).default().info().endpoint == "http://gpu-box:8000"
    with pytest.raises(ConfigurationError) as caught:
        make_registry(section.replace(air_gapped=True))
    assert (caught.value.info.category, caught.value.provider_id) == ("not_local", "a")


# Cloud models of a local Ollama


@requirement("PRV-7")
@every_mode
@for_each("model", ["gpt-oss:120b-cloud", "kimi-k2:cloud", "GPT-OSS:120B-CLOUD", "deepseek-v3.1:671b-cloud "])
def test_a_cloud_model_is_refused_by_its_name_before_anything_is_sent(mode: str, model: str) -> None:
    """Edge case 18."""
    with StandIn(ollama_routes(replies(HELLO))) as server:
        outcome = call_ollama(mode, server, ask(model=model))
        assert server.requests == []
    assert (type(outcome.error), outcome.error.info.category) == (ConfigurationError, "not_local")


@requirement("PRV-7")
@every_mode
@pytest.mark.parametrize(
    "found",
    [
        {"remote_host": "https://ollama.com:443", "remote_model": "gpt-oss:120b"},
        {"remote_model": "gpt-oss:120b"},
        {"remote_host": "not a host"},
    ],
)
def test_a_model_that_the_server_forwards_is_refused_before_the_prompt_is_sent(
    mode: str, found: dict[str, str]
) -> None:
    with StandIn(ollama_routes(replies(HELLO), show=replies({**LOCAL, **found}))) as server:
        outcome = call_ollama(mode, server)
        assert server.paths() == ["/api/show"]
    assert (type(outcome.error), outcome.error.info.category) == (ConfigurationError, "not_local")


@requirement("PRV-7")
@every_mode
def test_an_answer_that_came_from_elsewhere_is_not_given_out(mode: str) -> None:
    remote: dict[str, Any] = {"remote_host": "https://ollama.com:443", "remote_model": "gpt-oss:120b"}

    async def answer(connection: Connection, request: Request) -> None:
        if request.json["stream"]:
            await streams(ndjson(line("Hel", **remote)), ndjson({**HELLO, **remote}))(connection, request)
        else:
            await connection.reply({**HELLO, **remote})

    with StandIn(ollama_routes(answer)) as server:
        outcome = call_ollama(mode, server)
    assert (type(outcome.error), outcome.error.info.category) == (ConfigurationError, "not_local")
    assert outcome.chunks == ()


@requirement("PRV-7")
def test_whether_a_model_is_local_is_asked_once_for_each_model() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            for model in ("a", "b", "a", "b", "a"):
                await provider.complete(ask(model=model))

    with StandIn(ollama_routes(replies(HELLO))) as server:
        asyncio.run(main(server))
        assert [request.json["model"] for request in server.requests if request.path == "/api/show"] == ["a", "b"]


@requirement("PRV-7")
@every_mode
def test_a_server_that_does_not_tell_whether_a_model_is_local_gets_no_prompt(mode: str) -> None:
    with StandIn(ollama_routes(replies(HELLO), show=replies({"error": "boom"}, 500))) as server:
        outcome = call_ollama(mode, server)
        assert server.paths() == ["/api/show"]
    assert isinstance(outcome.error, TurnwireError)


@requirement("PRV-7")
def test_allow_hosts_opens_the_cloud_too_and_air_gapped_closes_it() -> None:
    found = {"remote_host": "https://ollama.com:443", "remote_model": "gpt-oss:120b"}
    opened = Surroundings(local_only=LocalOnly(("ollama.com",)))
    with StandIn(ollama_routes(replies({**HELLO, **found}), show=replies({**LOCAL, **found}))) as server:

        async def main() -> None:
            async with ollama(server, surroundings=opened) as provider:
                assert (await provider.complete(ask(model="gpt-oss:120b-cloud"))).message.content == "Hello!"

        asyncio.run(main())
        closed = Surroundings(local_only=LocalOnly(("ollama.com",), air_gapped=True))
        provider = SyncOllamaProvider("p", ProviderConfig(type="ollama", endpoint=server.url), closed)
        with provider, pytest.raises(ConfigurationError):
            provider.complete(ask(model="gpt-oss:120b-cloud"))
