"""Resources of a context: kept while fresh, read again when their server says so, never larger than wanted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, cast

import pytest

from turnwire_schema.v1.entry import EntryProblem, McpResourceData, Shortening
from turnwire_schema.v1.policy import McpServerConfig

from tests.mcp.running import Clock, over_http, stdio, until
from tests.requirements import requirement
from turnwire.mcp import McpServerError, McpServers, ResourceCache
from turnwire.mcp.cache import fresh_for


class Server(McpServers):
    """Servers in memory: each reading is counted and gives what `answer` gives."""

    def __init__(self, answer: Callable[[str], McpResourceData], **fields: object) -> None:
        super().__init__({"s": McpServerConfig.from_dict({"command": "none", **fields})})
        self.answer = answer
        self.read: list[str] = []

    async def watch(self, server: str, uri: str) -> None:
        self.config(server)

    async def read_resource(self, server: str, uri: str) -> McpResourceData:
        self.read.append(uri)
        await asyncio.sleep(0)
        return self.answer(uri)


clock = Clock()


@pytest.fixture(autouse=True)
def _noon() -> None:
    clock.at = Clock().at


def text(uri: str, content: str = "text", mime_type: str | None = "text/plain") -> McpResourceData:
    return McpResourceData(
        server="s",
        uri=uri,
        state="fresh",
        text=content,
        mime_type=mime_type,
        retrieved_at=clock().isoformat().replace("+00:00", "Z"),
        size_bytes=len(content.encode()),
    )


def failed(uri: str) -> McpResourceData:
    problem = EntryProblem(code="mcp.died", message="gone", recoverable=True)
    return McpResourceData(server="s", uri=uri, state="failed", problem=problem)


@requirement("CTX-7")
def test_a_resource_is_read_once_in_an_hour_and_says_when_it_was_used() -> None:
    async def main() -> None:
        server = Server(text)
        cache = ResourceCache(server, now=clock)
        first = await cache.get("s", "a")
        assert first == text("a").replace(fresh_for_s=3600.0, last_used_at="2026-01-31T12:00:00.000000Z")
        clock.forward(3599)
        second = await cache.get("s", "a")
        assert second == first.replace(last_used_at="2026-01-31T12:59:59.000000Z")
        assert server.read == ["a"]
        clock.forward(1)
        assert [data.state for data in cache.resources] == ["stale"]
        assert (await cache.get("s", "a")).retrieved_at == "2026-01-31T13:00:00Z"
        assert server.read == ["a", "a"]
        await cache.get("s", "a", refresh=True)
        assert server.read == ["a", "a", "a"]

    asyncio.run(main())


@requirement("CTX-7")
def test_after_the_clock_went_back_a_resource_is_read_again() -> None:
    async def main() -> None:
        server = Server(text)
        cache = ResourceCache(server, now=clock)
        await cache.get("s", "a")
        clock.forward(-1)
        await cache.get("s", "a")
        assert server.read == ["a", "a"]

    asyncio.run(main())


@requirement("CTX-7")
@pytest.mark.parametrize(
    ("media_type", "seconds"),
    [
        ("text/plain", 5.0),
        ("text/markdown; charset=utf-8", 60.0),
        ("TEXT/PLAIN", 5.0),
        ("image/png", 0.0),
        ("application/json", 3600.0),
        (None, 3600.0),
    ],
)
def test_how_long_a_resource_is_fresh_goes_by_its_type(media_type: str | None, seconds: float) -> None:
    rules = {"text/*": 60, "text/plain": 5, "image/*": 0}
    assert fresh_for(McpServerConfig(command="x", fresh_for_s=rules), media_type) == seconds


@requirement("CTX-7")
def test_many_that_ask_at_once_are_one_reading() -> None:
    async def main() -> None:
        server = Server(text)
        cache = ResourceCache(server, now=clock)
        found = await asyncio.gather(*(cache.get("s", "a") for _ in range(5)))
        assert server.read == ["a"]
        assert len(found) == 5
        assert cache._locks == {}

    asyncio.run(main())


@requirement("CTX-7")
@pytest.mark.parametrize(
    ("uri", "stale"),
    [("n://a", ["n://a"]), ("n://a/b", ["n://a"]), (None, ["n://a", "n://ab"]), ("n://x", [])],
)
def test_a_change_makes_what_it_is_about_stale(uri: str | None, stale: list[str]) -> None:
    async def main() -> None:
        cache = ResourceCache(Server(text), now=clock)
        await cache.get("s", "n://a")
        await cache.get("s", "n://ab")
        cache.invalidate("other", uri)
        assert [data.state for data in cache.resources] == ["fresh", "fresh"]
        cache.invalidate("s", uri)
        assert [data.uri for data in cache.resources if data.state == "stale"] == stale

    asyncio.run(main())


@requirement("CTX-7")
def test_what_changed_while_it_was_read_is_stale_at_once() -> None:
    async def main() -> None:
        server = Server(text)
        cache = ResourceCache(server, now=clock)
        reading = asyncio.ensure_future(cache.get("s", "a"))
        await asyncio.sleep(0)
        assert server.read == ["a"]
        cache.invalidate("s", "a")
        assert (await reading).state == "stale"
        assert (await cache.get("s", "a")).state == "fresh"

    asyncio.run(main())


@requirement("CTX-7")
def test_a_flood_of_changes_of_unknown_resources_takes_no_memory() -> None:
    cache = ResourceCache(Server(text), now=clock)
    for number in range(1000):
        cache.invalidate("s", f"n://{number}")
    assert cache._changed_at == {}


@requirement("CTX-7")
def test_what_cannot_be_read_any_more_is_given_as_stale_with_the_reason() -> None:
    async def main() -> None:
        server = Server(text)
        cache = ResourceCache(server, now=clock)
        await cache.get("s", "a")
        server.answer = failed
        clock.forward(4000)
        kept = await cache.get("s", "a")
        assert (kept.state, kept.text, kept.problem) == ("stale", "text", failed("a").problem)
        assert await cache.get("s", "b") == failed("b")
        assert [data.uri for data in cache.resources] == ["a"]
        server.answer = text
        assert (await cache.get("s", "a")).problem is None

    asyncio.run(main())


@requirement("CTX-7")
def test_a_large_text_is_cut_between_characters() -> None:
    async def main() -> None:
        cache = ResourceCache(Server(lambda uri: text(uri, "ü" * 100), max_bytes=101), now=clock)
        found = await cache.get("s", "a")
        assert found.text == "ü" * 50
        assert found.shortening == Shortening(method="cut", size_bytes=200, kept_bytes=100)
        assert found.size_bytes == 200

    asyncio.run(main())


@requirement("CTX-7")
@pytest.mark.parametrize(
    ("summary", "expected"),
    [
        ("short", ("short", "summary")),
        ("too long a summary", ("ü" * 5, "cut")),
        (None, ("ü" * 5, "cut")),
        (5, ("ü" * 5, "cut")),
        ("\ud800", ("ü" * 5, "cut")),
    ],
    ids=["fits", "is too large", "fails", "is no text", "is half a character"],
)
def test_a_large_text_is_summarized_by_the_hook_where_that_works(
    summary: Any, expected: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async def summarize(data: McpResourceData, max_bytes: int) -> str:
        assert (data.text, max_bytes) == ("ü" * 100, 10)
        if summary is None:
            raise ValueError("no model")
        return cast(str, summary)

    async def main() -> None:
        cache = ResourceCache(Server(lambda uri: text(uri, "ü" * 100), max_bytes=10), now=clock, summarize=summarize)
        found = await cache.get("s", "a")
        assert found.shortening is not None
        assert (found.text, found.shortening.method) == expected
        assert found.size_bytes == 200

    with caplog.at_level(logging.WARNING, "turnwire.mcp"):
        asyncio.run(main())
    assert len(caplog.records) == (0 if expected[1] == "summary" else 1)
    assert "ü" not in caplog.text


@requirement("CTX-7")
def test_the_least_recently_used_goes_first_and_that_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        cache = ResourceCache(Server(lambda uri: text(uri, "x" * 40)), now=clock, max_total_bytes=100)
        await cache.get("s", "a")
        await cache.get("s", "b")
        await cache.get("s", "a")
        await cache.get("s", "c")
        assert [data.uri for data in cache.resources] == ["a", "c"]

    with caplog.at_level(logging.INFO, "turnwire.mcp"):
        asyncio.run(main())
    assert caplog.messages == ["a resource of MCP server s left the cache: least recently used"]


@requirement("CTX-7")
def test_stored_resources_are_taken_up_and_age_on() -> None:
    async def main() -> None:
        server = Server(text)
        cache = ResourceCache(server, now=clock)
        cache.restore([text("a").replace(fresh_for_s=10), failed("b")])
        clock.forward(9)
        assert (await cache.get("s", "a")).text == "text"
        assert server.read == []
        clock.forward(1)
        await cache.get("s", "a")
        assert server.read == ["a"]
        with pytest.raises(McpServerError):
            await cache.get("unknown", "a")

    asyncio.run(main())


async def changes_are_heard(config: McpServerConfig) -> None:
    async with McpServers({"s": config}, now=clock) as servers:
        cache = ResourceCache(servers)
        assert (await cache.get("s", "notes://today")).state == "fresh"
        await cache.get("s", "notes://data")
        await servers.call_tool("s", "set_note", {"name": "today", "text": "Nothing"})
        await until(lambda: cache.resources[0].state == "stale")
        assert [data.state for data in cache.resources] == ["stale", "fresh"]
        again = await cache.get("s", "notes://today")
        assert (again.state, again.text) == ("fresh", "Nothing")
        cache.close()
        await servers.call_tool("s", "set_note", {"name": "today", "text": "More"})
        large = await cache.get("s", "notes://large")
        assert large.shortening == Shortening(method="cut", size_bytes=400_000, kept_bytes=262_144)
        flood = await servers.call_tool("s", "flood", {"count": 3000})
        assert flood.text == "sent 3000"


@requirement("CTX-7")
def test_a_change_that_a_real_server_reports_is_heard_over_stdio() -> None:
    asyncio.run(changes_are_heard(stdio()))


@requirement("CTX-7")
def test_a_change_that_a_real_server_reports_is_heard_over_http() -> None:
    with over_http() as start:
        asyncio.run(changes_are_heard(McpServerConfig(url=start())))
