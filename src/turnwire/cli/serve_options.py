"""The options of `turnwire serve`, by panels of its help text."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from turnwire_schema.documents import format_names

from turnwire.cli.options import provider_option
from turnwire.core.text_format import AUTO, OFF

_models = partial(typer.Option, rich_help_panel="Models")
_access = partial(typer.Option, rich_help_panel="Access")
_limit = partial(typer.Option, rich_help_panel="Limits of a request", metavar="COUNT", min=1)
_connection = partial(typer.Option, rich_help_panel="Connections", metavar="SECONDS", min=0.05)
_standin = partial(typer.Option, rich_help_panel="Stand-in for tests")
_inspector = partial(typer.Option, rich_help_panel="Inspector")
_log = partial(typer.Option, rich_help_panel="Log")

Provider = Annotated[
    str | None,
    provider_option(
        help="Only this provider: a configured one, embedded, or mock (a stand-in to test clients against).",
        rich_help_panel="Models",
    ),
]
Host = Annotated[
    str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on. Not loopback: a key is needed.")
]
Port = Annotated[
    int, typer.Option("--port", metavar="PORT", min=0, max=65535, help="Port to listen on; 0: any free one.")
]
Alias = Annotated[
    list[str] | None,
    _models(
        "--alias",
        metavar="NAME=MODEL",
        help="A model name for clients, * for all that nobody lists; MODEL may be PROVIDER/MODEL.",
    ),
]
OnlyListed = Annotated[
    bool, _models("--only-listed", help="Refuse models that no provider lists. Absent: the default gets them.")
]
ApiKeyEnv = Annotated[
    str | None, _access("--api-key-env", metavar="NAME", help="Environment variable with the clients' key.")
]
ApiKeyFile = Annotated[Path | None, _access("--api-key-file", metavar="PATH", help="File with the clients' key.")]
KeyName = Annotated[
    str | None, _access("--key-name", metavar="NAME", help="Who holds that key: stands in their approvals.")
]
AllowHost = Annotated[
    list[str] | None,
    _access("--allow-host", metavar="NAME", help="A further name for this machine in clients' Host headers."),
]
AllowUrlHost = Annotated[
    list[str] | None,
    _access(
        "--allow-url-host",
        metavar="HOST",
        help="A host of this machine that other machines may name in addresses to be fetched.",
    ),
]
AllowOrigin = Annotated[
    list[str] | None,
    _access(
        "--allow-origin",
        metavar="ORIGIN",
        help="An origin whose web pages may ask, such as http://localhost:3000. Absent: none.",
    ),
]
OnLoss = Annotated[
    str | None,
    _models(
        "--on-loss",
        metavar="POLICY",
        help="report, warn or raise: what cannot be said to a server. Absent: the configuration's, else report.",
    ),
]
TextFormat = Annotated[
    str,
    _models(
        "--text-format",
        metavar="FORMAT",
        autocompletion=lambda: [OFF, AUTO, *format_names()],
        help="off, auto or a format: how tool calls that arrive as text are read for clients with tools.",
    ),
]
Timeout = Annotated[float | None, _models("--timeout", metavar="SECONDS", min=0.001, help="Time limit of each answer.")]
KeepAlive = Annotated[float, _connection("--keep-alive", help="Silence before a sign of life.")]
MaxBody = Annotated[int, _limit("--max-body", metavar="BYTES", help="Largest request.")]
MaxValues = Annotated[int, _limit("--max-values", help="Most JSON values of a request.")]
MaxDepth = Annotated[int, _limit("--max-depth", help="Most levels of JSON inside each other.")]
MaxMessages = Annotated[int, _limit("--max-messages", help="Most messages of a request.")]
MaxTools = Annotated[int, _limit("--max-tools", help="Most tools of a request.")]
HeadTimeout = Annotated[float, _connection("--head-timeout", help="Time for the head of a request.")]
BodyTimeout = Annotated[float, _connection("--body-timeout", help="Time for the body of a request.")]
WriteTimeout = Annotated[float, _connection("--write-timeout", help="Time in which a client must read on.")]
MaxWaiting = Annotated[
    int, _connection("--max-waiting", metavar="COUNT", min=1, help="Most idle or unfinished connections of an address.")
]
Concurrency = Annotated[
    int, _connection("--concurrency", metavar="COUNT", min=1, help="Most answers at the same time.")
]
Grace = Annotated[float, _connection("--grace", min=0, help="Time for running answers when it is stopped.")]
Audit = Annotated[Path | None, _log("--audit", metavar="PATH", help="Append audit events to this file, as JSON lines.")]
Script = Annotated[
    Path | None,
    _standin("--script", metavar="PATH", help="With --provider mock: a JSON list of answers, given in order."),
]
Scenario = Annotated[
    Path | None,
    _standin(
        "--scenario",
        metavar="PATH",
        help="With --provider mock: a YAML file of answers and faults, or a folder of recordings to be played.",
    ),
]
Threads = Annotated[
    bool,
    typer.Option(
        "--threads",
        help="Serve agent threads below /agents, as the configuration's section agent says. Needs the extra store.",
        rich_help_panel="Agent threads",
    ),
]
Inspect = Annotated[
    bool, _inspector("--inspect", help="Keep the last exchanges in memory, content included, and show them on a page.")
]
InspectExchanges = Annotated[
    int | None,
    _inspector("--inspect-exchanges", metavar="COUNT", min=1, help="With --inspect: most exchanges. Absent: 200."),
]
InspectBytes = Annotated[
    int | None,
    _inspector(
        "--inspect-bytes", metavar="BYTES", min=65536, help="With --inspect: most bytes of all. Absent: 64 MiB."
    ),
]
Quiet = Annotated[bool, _log("--quiet", help="Log only warnings and errors.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print address and process id as one line of JSON.")]
