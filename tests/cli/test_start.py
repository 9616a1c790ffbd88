"""What a command loads before it does its work: as little as it needs, since loading takes most of its time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.cli.commands import ABOUT, COMMANDS, GROUPS, _load

_LOADED: Final = """
import atexit, json, sys
sys.argv = ["turnwire", *sys.argv[1:]]
atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr))
from turnwire.cli import main; main()
"""
_CONFIG: Final = "model_providers: {default: p, providers: {p: {type: mock, models: [{name: m}]}}}\n"
_REQUEST: Final = {"model": "m", "messages": [{"role": "user", "content": "hi"}]}

_NEVER: Final = ("httpx", "sqlalchemy", "alembic", "turnwire.agent", "turnwire.contract", "turnwire.mcp")
_NO_LOOP: Final = ("asyncio", "anyio", "ssl", "turnwire.providers.base", "turnwire.benchmark.run")
_NO_SERVER: Final = ("starlette", "h11", "turnwire.gateway.app")
_NO_TABLE: Final = ("rich", "multiprocessing")
_PURE: Final = (*_NEVER, *_NO_LOOP, *_NO_SERVER, *_NO_TABLE, "ruamel")

# Command line → modules (with all below them) that it has no use for.
UNNEEDED: Final[dict[str, tuple[str, ...]]] = {
    "--version": (*_PURE, "msgspec", "turnwire.codecs", "turnwire.config", "turnwire.cli.serve"),
    "--help": (*_PURE, "msgspec", "turnwire.codecs", "turnwire.config", "turnwire.cli.serve"),
    "schema list": (*_PURE, "msgspec", "turnwire.codecs", "turnwire.config"),
    "validate {request}": (*_PURE, "turnwire.providers"),
    "convert --kind request --from openai-chat --to anthropic {request}": (*_PURE, "turnwire.providers"),
    "plan --to anthropic {request}": (*_PURE, "turnwire.providers"),
    "losses --json": (*_PURE, "turnwire.providers"),
    "provider list --config {config}": (*_NEVER, *_NO_LOOP, *_NO_SERVER, *_NO_TABLE, "turnwire.codecs.codec"),
    "provider health --config {config}": (*_NEVER, *_NO_SERVER, *_NO_TABLE, "turnwire.benchmark.run"),
    "launch claude --print --config {config}": (*_NEVER, *_NO_SERVER, *_NO_TABLE),
}


@requirement("CLI-1", "NFR-4")
@pytest.mark.parametrize("line", UNNEEDED)
def test_a_command_loads_nothing_that_it_has_no_use_for(line: str, tmp_path: Path) -> None:
    request, config = tmp_path / "request.json", tmp_path / "config.yml"
    request.write_text(json.dumps(_REQUEST), "utf-8")
    config.write_text(_CONFIG, "utf-8")
    arguments = [word.format(request=request, config=config) for word in line.split()]
    done = subprocess.run(
        [sys.executable, "-c", _LOADED, *arguments], capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = json.loads(done.stderr.splitlines()[-1])
    unneeded = UNNEEDED[line]
    assert [name for name in loaded if any(name == each or name.startswith(f"{each}.") for each in unneeded)] == []


@requirement("CLI-1")
def test_the_list_of_commands_says_of_each_what_it_says_of_itself() -> None:
    assert list(ABOUT) == [*COMMANDS, *GROUPS]
    assert {name: _load(name).get_short_help_str(500) for name in ABOUT} == ABOUT
