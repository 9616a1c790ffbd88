"""Limits and refusals of providers at their edges: shared time limits, refused hosts, hidden secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.tokens import TokenCount

from tests.providers.standin import CHAT, StandIn, ask, replies
from tests.requirements import requirement
from turnwire import FallbackProvider, MockProvider, SyncFallbackProvider, SyncMockProvider, SyncResponseStream
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError
from turnwire.providers.calls.io_actions import Timeouts
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.secrets import Headers, api_key
from turnwire.providers.transport.local_httpx import LocalOnlyTransport
from turnwire.providers.transport.local_only import check_endpoint


def refusal(endpoint: str, **rule: Any) -> tuple[str, str | None, bool | None]:
    """The message, the category and whether it is retryable."""
    with pytest.raises(ConfigurationError) as caught:
        check_endpoint(endpoint, **rule)
    info = caught.value.info
    return info.message, info.category, info.retryable


@requirement("PRV-7")
@pytest.mark.parametrize(
    "host",
    ["::ffff:10.0.0.1", "2002:a00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ids=["mapped", "6to4", "Teredo"],
)
def test_an_ipv6_address_around_an_ipv4_one_is_refused_even_where_it_is_allowed(host: str) -> None:
    text = "IPv6 address wraps an IPv4 address; write the IPv4 address"
    assert refusal(f"http://[{host}]:80/") == (f"the endpoint's {text}", "not_local", False)
    with pytest.raises(ConfigurationError, match=text):
        check_endpoint("http://127.0.0.1", allow_hosts=[f"[{host}]"])


@requirement("PRV-7")
@pytest.mark.parametrize(
    ("endpoint", "says"),
    [
        ("http://gpu\u00e4.test/", "the endpoint has a character outside ASCII"),
        ("http://u:p@gpu.test/", "the endpoint holds a user name"),
        ("http://gpu.test/?a=1", "the endpoint has a query or a fragment"),
        ("http://gpu.test/#a", "the endpoint has a query or a fragment"),
        ("ftp://gpu.test/", "the endpoint must be http:// or https://"),
        ("http://gpu.test/a b", "the endpoint must be http:// or https://"),
    ],
)
def test_what_is_wrong_with_an_endpoint_is_said_and_it_is_not_repeated(endpoint: str, says: str) -> None:
    message, category, retryable = refusal(endpoint, allow_hosts=["gpu.test"])
    assert (message.startswith(says), endpoint in message) == (True, False)
    assert (category, retryable) == ("not_local", False)


@requirement("PRV-9")
def test_a_key_that_is_not_there_is_no_fault_that_time_mends() -> None:
    with pytest.raises(ConfigurationError) as caught:
        api_key(ProviderConfig.from_dict({"type": "vllm", "api_key_env": "MY_KEY"}), {})
    assert caught.value.info.retryable is False


@requirement("PRV-9")
def test_a_header_value_from_eight_characters_is_cut_out_of_errors_and_a_shorter_word_is_not() -> None:
    headers = Headers({"X-Short": "cluster", "X-Long": "clusters", "X-Longer": "my-own-cluster"})
    info = ErrorInfo(code="ACODE-MDL-003", message="no cluster takes clusters of my-own-cluster")
    assert headers.cut_out_of(info).message == "no cluster takes … of …"


@requirement("PRV-6")
@pytest.mark.parametrize("name", ["total", "connect", "first_byte", "idle"])
@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_a_time_limit_is_more_than_nothing_and_ends(name: str, seconds: float) -> None:
    with pytest.raises(ConfigurationError, match=f"the time limit {name} must be more than 0 seconds and finite"):
        Timeouts(**{name: seconds})


class Timed(MockProvider):
    """Notes its time limit, and counts no tokens."""

    limit: float | None = -1.0

    async def count_tokens(
        self, what: Any, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        self.limit = timeout
        raise ProviderUnavailableError("down")


class SyncTimed(SyncMockProvider):
    """The same, synchronous."""

    limit: float | None = -1.0

    def count_tokens(
        self, what: Any, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        self.limit = timeout
        raise ProviderUnavailableError("down")


SHARED = pytest.mark.parametrize(
    ("timeout", "limits"), [(10.0, [8.0, 6.0, 4.0]), (5.0, [3.0, 1.0, 0.001]), (0, [None] * 3), (None, [None] * 3)]
)
"""A limit, and what each of three providers gets of it when two seconds pass before each."""


def two_seconds_later_each_time() -> Callable[[], int]:
    return count(1, 2_000_000_000).__next__


@requirement("PRV-6", "END-1")
@SHARED
def test_the_callers_limit_holds_for_all_counts_of_a_fallback_together(
    timeout: float | None, limits: list[float | None]
) -> None:
    first, *others = asked = [Timed(), Timed(), Timed()]
    provider = FallbackProvider(first, others, clock=two_seconds_later_each_time())
    with pytest.raises(ProviderUnavailableError):
        asyncio.run(provider.count_tokens("a", timeout=timeout))
    assert [each.limit for each in asked] == limits


@requirement("PRV-6", "END-1")
@SHARED
def test_the_twin_shares_the_limit_in_the_same_way(timeout: float | None, limits: list[float | None]) -> None:
    first, *others = asked = [SyncTimed(), SyncTimed(), SyncTimed()]
    provider = SyncFallbackProvider(first, others, clock=two_seconds_later_each_time())
    with pytest.raises(ProviderUnavailableError):
        provider.count_tokens("a", timeout=timeout)
    assert [each.limit for each in asked] == limits


@requirement("PRV-7")
def test_a_name_of_a_host_has_at_most_253_characters() -> None:
    labels = ".".join(["a" * 63] * 3)
    host = f"{labels}.{'a' * 61}"
    assert check_endpoint(f"http://{host}/", allow_hosts=[host]).host == host
    text = "the endpoint's host must be a plain name: labels of letters, digits and hyphens, no dot at the end"
    assert refusal(f"http://{labels}.{'a' * 62}/") == (text, "not_local", False)


@requirement("PRV-9")
def test_a_file_of_sixteen_kilobytes_may_hold_a_key_and_a_larger_one_may_not(tmp_path: Path) -> None:
    config = ProviderConfig.from_dict({"type": "vllm", "api_key_file": "key"})
    (tmp_path / "key").write_text("x" * 16_384, encoding="utf-8")
    key = api_key(config, {}, base=tmp_path)
    assert key is not None
    assert key.reveal() == "x" * 16_384
    (tmp_path / "key").write_text("x" * 16_385, encoding="utf-8")
    with pytest.raises(ConfigurationError, match="too large to be a key"):
        api_key(config, {}, base=tmp_path)


@requirement("PRV-6")
def test_a_fallback_without_providers_is_no_fault_that_time_mends() -> None:
    for make in (partial(FallbackProvider, MockProvider()), partial(SyncFallbackProvider, SyncMockProvider())):
        with pytest.raises(ConfigurationError, match="name at least one provider") as caught:
            make([])
        assert caught.value.info.retryable is False


@requirement("PRV-6")
def test_a_fallback_stream_that_is_closed_early_closes_the_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[object] = []
    below: list[object] = []
    close, stream = SyncResponseStream.close, SyncMockProvider.stream

    def note_close(self: Any) -> None:
        closed.append(self)
        close(self)

    def note_stream(self: Any, *args: Any, **options: Any) -> SyncResponseStream:
        below.append(made := stream(self, *args, **options))
        return made

    monkeypatch.setattr(SyncResponseStream, "close", note_close)
    monkeypatch.setattr(SyncMockProvider, "stream", note_stream)
    provider = SyncFallbackProvider(SyncMockProvider("a b c d"), [SyncMockProvider()])
    with provider.stream(ask()) as chunks:
        next(iter(chunks))
    assert len(below) == 1
    assert below[0] in closed


@requirement("PRV-6")
def test_a_fallback_has_the_codec_of_its_first_provider() -> None:
    first, sync_first = OllamaProvider("http://127.0.0.1:1", model="m"), SyncMockProvider()
    assert FallbackProvider(first, [MockProvider()]).codec is first.codec is not None
    assert SyncFallbackProvider(sync_first, [SyncMockProvider()]).codec is sync_first.codec is None


@requirement("PRV-9")
def test_a_large_body_arrives_whole_over_the_local_transport_for_httpx() -> None:
    body = bytes(range(256)) * 1024
    with StandIn({CHAT: replies({})}) as server, httpx.Client(transport=LocalOnlyTransport()) as http:
        assert http.post(f"{server.url}{CHAT}", content=body).status_code == 200
        assert [request.body for request in server.requests] == [body]
