"""The limits of `turnwire serve` are those of `GatewaySettings`, wherever the command has a default of its own."""

from __future__ import annotations

import inspect
from typing import Final

from tests.requirements import requirement
from turnwire.cli.serve import serve
from turnwire.gateway.settings import GatewaySettings

OPTIONS: Final = {
    "host": "host",
    "port": "port",
    "keep_alive": "keep_alive_s",
    "max_body": "body_limit",
    "max_values": "value_limit",
    "max_depth": "depth_limit",
    "max_messages": "message_limit",
    "max_tools": "tool_limit",
    "head_timeout": "head_timeout_s",
    "body_timeout": "body_timeout_s",
    "write_timeout": "write_timeout_s",
    "max_waiting": "waiting_limit",
    "concurrency": "concurrency",
    "grace": "grace_s",
}


@requirement("CLI-2")
def test_the_command_and_the_library_have_the_same_limits() -> None:
    given = {name: one.default for name, one in inspect.signature(serve).parameters.items()}
    settings = GatewaySettings()
    assert {name: given[name] for name in OPTIONS} == {name: getattr(settings, of) for name, of in OPTIONS.items()}
    numbers = {name for name, default in given.items() if type(default) in (int, float)}
    assert numbers <= OPTIONS.keys(), "an option with a number of its own is compared here, too"
