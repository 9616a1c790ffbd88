"""Servers over stdio and streamable HTTP: tools, resources, failures, and nothing left behind."""

from __future__ import annotations

import asyncio
import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from turnwire_schema.v1.entry import McpResourceData
from turnwire_schema.v1.policy import McpServerConfig

from tests.mcp.running import Clock, is_alive, over_http, stdio, until, with_servers
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError
from turnwire.install import install_hint
from turnwire.mcp import McpResource, McpServerError, McpServers
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.tools import ToolRegistry

TOOLS = ["add", "get_note", "set_note", "fail", "show", "die", "sleep", "environment", "flood", "shout", "complain"]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with over_http() as start:
        yield start()


@pytest.fixture(params=["stdio", "http"])
def config(request: pytest.FixtureRequest) -> McpServerConfig:
    if request.param == "stdio":
        return stdio()
    return McpServerConfig(url=request.getfixturevalue("url"))


async def error_of(servers: McpServers, tool: str, server: str = "s", **arguments: object) -> McpServerError:
    with pytest.raises(McpServerError) as caught:
        await servers.call_tool(server, tool, arguments)
    return caught.value


@requirement("CTX-7")
def test_a_missing_sdk_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] in ("mcp", "mcp_types")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp", None)  # as if it were not installed
    monkeypatch.setitem(sys.modules, "mcp_types", None)

    async def do(servers: McpServers) -> None:
        cure = f"install the extra: {install_hint('mcp')}"
        with pytest.raises(ConfigurationError) as caught:
            await servers.tools("s")
        assert str(caught.value).endswith(cure)
        with pytest.raises(ConfigurationError) as caught:
            await servers.call_tool("s", "add", {})
        assert str(caught.value).endswith(cure)
        failed = await ToolRegistry().add_servers(servers)
        assert str(failed["s"]).endswith(cure)
        resource = await servers.read_resource("s", "note://a")
        assert resource.problem is not None
        assert resource.problem.message.endswith(cure)

    with_servers(do, s=stdio())


@requirement("CTX-3", "CTX-7")
def test_tools_are_listed_and_called(config: McpServerConfig) -> None:
    async def do(servers: McpServers) -> None:
        assert not servers.is_running("s")
        tools = await servers.tools("s")
        assert [tool.name for tool in tools] == TOOLS
        assert [(tool.name, tool.original_name) for tool in tools if tool.original_name] == [("get_note", "get-note")]
        assert tools[0].parameters["required"] == ["a", "b"]
        assert servers.left_out("s") == ()
        assert (await servers.call_tool("s", "add", {"a": 2, "b": 3})).to_dict() == {
            "tool_call_id": "call",
            "name": "add",
            "text": "5",
            "is_error": False,
            "structured": {"result": 5},
        }
        assert (await servers.call_tool("s", "get-note", {"name": "today"})).name == "get_note"
        assert servers.is_running("s")

    with_servers(do, s=config)


@requirement("CTX-4", "CTX-7")
def test_a_tool_that_fails_and_contents_that_are_no_text_are_results(config: McpServerConfig) -> None:
    async def do(servers: McpServers) -> None:
        failed = await servers.call_tool("s", "fail", {})
        assert failed.is_error
        assert failed.result.startswith("Error executing tool fail")
        wrong = await servers.call_tool("s", "nothing", {})
        assert (wrong.is_error, wrong.result) == (True, "Unknown tool: nothing")
        shown = await servers.call_tool("s", "show", {})
        assert shown.text == (
            "a picture:\n[image, image/png, 70 bytes: not shown]\n[resource notes://inner of s]\ninside\n"
            "[resource notes://today of s]"
        )

    with_servers(do, s=config)


@requirement("CTX-7")
def test_resources_and_templates_are_listed_and_read_with_where_they_came_from(config: McpServerConfig) -> None:
    async def do(servers: McpServers) -> None:
        listed = await servers.resources("s")
        assert listed[0] == McpResource("s", "notes://today", "today", "Shopping", "text/plain")
        assert len(listed) == 5
        assert await servers.templates("s") == (
            McpResource("s", "notes://{name}", "note", None, "text/plain", is_template=True),
        )
        assert await servers.read_resource("s", "notes://data") == McpResourceData(
            server="s",
            uri="notes://data",
            state="fresh",
            mime_type="application/json",
            text='{"a": 1}',
            retrieved_at="2026-01-31T12:00:00.000000Z",
            size_bytes=8,
        )
        pixel = await servers.read_resource("s", "notes://pixel")
        assert (pixel.mime_type, pixel.size_bytes, pixel.text) == ("image/png", 70, None)
        missing = await servers.read_resource("s", "other://x")
        assert missing.state == "failed"
        assert missing.problem is not None
        assert missing.problem.code == "mcp.refused"

    with_servers(do, options={"now": Clock()}, s=config)


@requirement("CTX-7")
def test_a_server_that_dies_under_a_call_is_reported_and_the_call_is_not_made_again() -> None:
    async def do(servers: McpServers) -> None:
        first = await error_of(servers, "die")
        assert (first.reason, first.recoverable) == ("died", False)
        assert str(first) == (
            "MCP server s: the connection ended before the answer came; whether the request took effect is not known"
        )
        dead = servers.process_id("s")
        assert (await servers.call_tool("s", "add", {"a": 1, "b": 1})).text == "2"
        assert servers.process_id("s") != dead

    with_servers(do, s=stdio())


@requirement("CTX-7")
def test_a_server_that_keeps_dying_is_started_a_few_times_and_then_by_hand_alone() -> None:
    async def do(servers: McpServers) -> None:
        reasons = [(await error_of(servers, "die")).reason for _ in range(4)]
        assert reasons == ["died", "died", "down", "down"]
        assert (await servers.read_resource("s", "notes://today")).problem is not None
        await servers.restart("s")
        assert (await servers.call_tool("s", "add", {"a": 1, "b": 1})).text == "2"

    with_servers(do, options={"max_restarts": 1}, s=stdio())


@requirement("CTX-7")
def test_a_resource_under_which_the_server_died_is_read_once_more_and_then_failed() -> None:
    async def do(servers: McpServers) -> None:
        found = await servers.read_resource("s", "notes://die")
        assert found.problem is not None
        assert (found.state, found.problem.code) == ("failed", "mcp.died")
        assert found.problem.message == "the connection ended before the answer came"
        assert (await servers.read_resource("s", "notes://today")).state == "fresh"

    with_servers(do, s=stdio())


@requirement("CTX-7")
def test_a_server_that_its_operator_starts_again_is_used_again() -> None:
    with over_http() as start:

        async def do(servers: McpServers) -> None:
            assert (await error_of(servers, "die")).reason == "died"
            for _ in range(6):
                assert (await error_of(servers, "add", a=1, b=1)).reason == "start_failed"
            start()
            assert (await servers.call_tool("s", "add", {"a": 1, "b": 1})).text == "2"

        with_servers(do, s=McpServerConfig(url=start()))


@requirement("CTX-7")
def test_a_call_that_takes_too_long_is_given_up_and_the_server_goes_on() -> None:
    async def do(servers: McpServers) -> None:
        assert (await servers.call_tool("s", "add", {"a": 1, "b": 1})).text == "2"
        session = servers._session("s")
        slow = await error_of_ask(session)
        assert (slow.reason, slow.recoverable) == ("timeout", True)

    async def error_of_ask(session: object) -> McpServerError:
        with pytest.raises(McpServerError) as caught:
            await session.ask(  # type: ignore[attr-defined]  # a session
                lambda client: client.call_tool("sleep", {"seconds": 2 * PATIENCE_S}),
                is_repeatable=False,
                timeout_s=0.01,
            )
        return caught.value

    with_servers(do, s=stdio())


@requirement("CTX-7")
def test_nothing_of_a_server_is_left_when_it_is_closed(tmp_path: Path) -> None:
    """Its child would outlive it: the whole process group is ended."""
    pids = tmp_path / "pids"

    async def do(servers: McpServers) -> list[int]:
        await servers.tools("s")
        found = [int(each) for each in pids.read_text().split()]
        assert [is_alive(pid) for pid in found] == [True, True]
        assert servers.process_id("s") == found[0]
        return found

    left = with_servers(do, s=stdio("--child", str(pids)))
    asyncio.run(until(lambda: not any(map(is_alive, left))))


@requirement("CTX-7")
def test_nothing_is_left_when_the_program_is_cancelled_or_the_server_dies(tmp_path: Path) -> None:
    pids = tmp_path / "pids"

    async def main() -> list[int]:
        async def use() -> None:
            async with McpServers({"s": stdio("--child", str(pids))}) as servers:
                await servers.call_tool("s", "sleep", {"seconds": 0.3})
                await asyncio.Event().wait()

        task = asyncio.ensure_future(use())
        await until(lambda: pids.exists() and len(pids.read_text().split()) == 2)
        found = [int(each) for each in pids.read_text().split()]
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        pids.unlink()
        async with McpServers({"s": stdio("--child", str(pids))}) as servers:
            assert (await error_of(servers, "die")).reason == "died"
            found += [int(each) for each in pids.read_text().split()]
            await until(lambda: not any(map(is_alive, found)))
        return found

    assert len(asyncio.run(main())) == 4


@requirement("CTX-7")
def test_a_server_gets_a_short_environment_and_what_is_configured() -> None:
    environ = {"PATH": "/usr/bin:/bin", "HOME": "/home/x", "API_KEY": "secret", "LANG": "() { :; }"}

    async def do(servers: McpServers) -> None:
        found = (await servers.call_tool("s", "environment", {})).structured
        assert isinstance(found, dict)
        assert {name: found.get(name) for name in ("HOME", "TOKEN", "API_KEY", "PATH")} == {
            "HOME": "/home/x",
            "TOKEN": "given",
            "API_KEY": None,
            "PATH": "/usr/bin:/bin",
        }
        assert not found.get("LANG", "").startswith("()")

    with_servers(do, options={"environ": environ}, s=stdio(env={"TOKEN": "given"}))


@requirement("CTX-7")
def test_what_a_server_writes_to_its_standard_error_is_kept_aside() -> None:
    async def do(servers: McpServers) -> None:
        await servers.call_tool("s", "complain", {"text": "x" * 100_000 + "the end"})
        await until(lambda: servers.error_output("s").endswith("the end\n"))
        assert len(servers.error_output("s")) == 4096

    with_servers(do, s=stdio())


@requirement("CTX-7")
@pytest.mark.parametrize(
    ("config", "said"),
    [
        (McpServerConfig(command="/nonexistent/server"), "it could not be started: No such file or directory"),
        (McpServerConfig(command=sys.executable, args=["-c", "pass"]), "it could not be started: it ended, or refused"),
        (McpServerConfig(url="http://127.0.0.1:9/mcp"), "it could not be started: ConnectError"),
    ],
    ids=["no program", "ends at once", "nobody listens"],
)
def test_a_server_that_cannot_be_started_is_an_error_that_says_why(config: McpServerConfig, said: str) -> None:
    async def do(servers: McpServers) -> None:
        with pytest.raises(McpServerError) as caught:
            await servers.tools("s")
        assert said in str(caught.value)
        assert caught.value.reason == "start_failed"
        again = pickle.loads(pickle.dumps(caught.value))
        assert (str(again), again.server, again.reason) == (str(caught.value), "s", "start_failed")

    with_servers(do, s=config)


@requirement("CTX-7")
@pytest.mark.parametrize("url", ["http://192.0.2.1/mcp", "https://example.com/mcp", "http://2130706433/mcp"])
def test_an_address_outside_this_machine_is_refused_before_anything_is_sent(url: str) -> None:
    async def do(servers: McpServers) -> None:
        with pytest.raises(ConfigurationError):
            await servers.tools("s")
        found = await servers.read_resource("s", "notes://today")
        assert found.problem is not None
        assert found.problem.code == "mcp.configuration"
        registry = ToolRegistry()
        assert list(await registry.add_servers(servers)) == ["s"]
        assert registry.names == ()

    with_servers(do, s=McpServerConfig(url=url))


@requirement("CTX-7")
def test_a_host_that_is_opened_may_be_asked() -> None:
    async def do(servers: McpServers) -> None:
        with pytest.raises(McpServerError) as caught:  # admitted, and nobody is there
            await servers.tools("s")
        assert caught.value.reason == "start_failed"

    config = McpServerConfig(url="http://name.invalid:1/mcp?key=hidden")
    with_servers(do, options={"local_only": LocalOnly(["name.invalid:1"])}, s=config)


@requirement("CTX-7")
def test_headers_take_secrets_from_the_environment_and_no_error_shows_them(url: str) -> None:
    async def do(servers: McpServers) -> None:
        assert (await servers.call_tool("good", "add", {"a": 1, "b": 1})).text == "2"
        for name, said in (("unset", "variable NOT_SET is not set"), ("broken", "the value of X-Key must be")):
            with pytest.raises(ConfigurationError) as caught:
                await servers.tools(name)
            assert said in str(caught.value)
            assert "hunter2" not in str(caught.value)

    with_servers(
        do,
        options={"environ": {"KEY": "hunter2", "BAD": "hunter2\r\nX-Other: 1"}},
        good=McpServerConfig(url=url, headers={"X-Key": "Bearer ${KEY}"}),
        unset=McpServerConfig(url=url, headers={"X-Key": "${NOT_SET}"}),
        broken=McpServerConfig(url=url, headers={"X-Key": "${BAD}"}),
    )


@requirement("CTX-7")
def test_an_unknown_server_is_an_error_that_names_those_there_are() -> None:
    async def do(servers: McpServers) -> None:
        error = await error_of(servers, "add", "x")
        assert str(error) == "MCP server x: there is no server of that name; there are: a, b"

    with_servers(do, a=stdio(), b=stdio())


@requirement("CTX-3")
def test_the_registry_takes_the_tools_of_every_server_that_answers(url: str) -> None:
    async def do(servers: McpServers) -> None:
        registry = ToolRegistry()
        failed = await registry.add_servers(servers, safe={"b": ["add"]})
        assert list(failed) == ["broken"]
        assert [name for name in registry.names if "add" in name] == ["add", "b_add"]
        found: Callable[[str], object] = registry.find
        assert [getattr(found(name), "is_safe", None) for name in ("add", "b_add", "b_fail")] == [False, True, False]

    with_servers(do, a=stdio(), b=McpServerConfig(url=url), broken=McpServerConfig(command="/nonexistent"))
