"""The frame of every command: help, usage errors, exit codes, streams that cannot be written."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from tests.cases import for_each
from tests.cli.runner import SCRIPT, script, turnwire
from tests.requirements import requirement
from turnwire import __version__
from turnwire.cli.app import app
from turnwire.cli.exit_codes import Exit, UsageError, exit_code
from turnwire.core.errors import ERRORS_BY_CODE, InvalidDataError, LossRefusedError, TurnwireError

COMMANDS = {
    "batch",
    "validate",
    "convert",
    "embed",
    "plan",
    "losses",
    "read",
    "provider list",
    "provider health",
    "provider info",
    "provider test",
    "provider bench",
    "schema list",
    "schema show",
    "schema check",
    "schema export",
    "contract replay",
    "contract run",
    "contract report",
    "contract clauses",
    "context list",
    "context show",
    "context delete",
    "context export",
    "context import",
    "context migrate",
    "chat",
    "serve",
    "launch",
    "record",
    "scripted-model",
    "models",
    "help",
}


def commands(command: Any = None, name: str = "") -> Iterator[str]:
    """Every command that does something, by its words."""
    command = command or typer.main.get_command(app)
    inner = getattr(command, "commands", None)
    if inner is None:
        yield name
        return
    for word, found in inner.items():
        yield from commands(found, f"{name} {word}".strip())


def test_the_commands_are_these() -> None:
    assert set(commands()) == COMMANDS


@requirement("CLI-1", "CLI-2")
@for_each("name", sorted(COMMANDS))
def test_the_help_of_a_command_fits_a_terminal_and_shows_an_example_and_json(name: str) -> None:
    result = turnwire(*name.split(), "--help")
    assert result.code == 0
    assert f"Example: turnwire {name}" in " ".join(result.out.split())
    assert "--json" in result.out
    assert max(map(len, result.out.splitlines())) <= 80


@requirement("CLI-1")
@pytest.mark.parametrize("group", [(), ("provider",), ("schema",), ("contract",), ("context",)])
def test_a_group_alone_shows_its_help_and_is_a_usage_error(group: tuple[str, ...]) -> None:
    result = turnwire(*group)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"Usage: {' '.join(('turnwire', *group))} ")


@requirement("CLI-1")
def test_the_help_tells_every_exit_code() -> None:
    text = " ".join(turnwire("--help").out.split())
    assert "0 success, 1 failure, 2 wrong arguments, 3 configuration error, 4 timeout, 5 cancelled, 6 a call" in text
    assert [code.value for code in Exit] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_the_version_is_shown(option: str) -> None:
    assert turnwire(option).out == f"turnwire {__version__}\n"


@requirement("CLI-1", "NFR-4")
def test_a_command_loads_no_other_command_and_what_is_shown_of_all_of_them_loads_none() -> None:
    program = "import atexit, sys\nsys.argv = ['turnwire', *{}]; atexit.register(lambda: {})\n"
    program += "from turnwire.cli import main; main()"
    loaded = "print([name for name in sorted(sys.modules) if name.startswith(('turnwire.cli.', 'rich.'))])"
    common = ["app", "commands", "exit_codes", "help_text", "output"]
    for arguments, more in ([], []), (["schema", "show", "turnwire/v1/error"], ["options", "schema"]):
        given = arguments or ["--version"]
        done = subprocess.run(
            [sys.executable, "-c", program.format(given, loaded)], capture_output=True, text=True, check=True
        )
        assert ast.literal_eval(done.stdout.splitlines()[-1]) == [
            f"turnwire.cli.{name}" for name in sorted([*common, *more])
        ]


@requirement("CLI-1")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nope"], "No such command 'nope'. See: turnwire --help"),
        (["schema", "nope"], "No such command 'nope'. See: turnwire schema --help"),
        (["schema", "show"], "Missing argument 'NAME'. See: turnwire schema show --help"),
        (["schema", "list", "--nope"], "No such option: --nope. See: turnwire schema list --help"),
        (["schema", "list", "more"], "Got unexpected extra argument(s) (more). See: turnwire schema list --help"),
        (["convert", "--from"], "Option '--from' requires an argument"),
        (["serv"], "No such command 'serv'. Did you mean 'serve'? See: turnwire --help"),
        (["serve", "--port", "x"], "Invalid value for '--port': must be a valid integer. See: turnwire serve --help"),
        (
            ["serve", "--port", "99999"],
            "Invalid value for '--port': must be less than or equal to 65535. See: turnwire serve --help",
        ),
        (
            ["serve", "--timeout", "soon"],
            "Invalid value for '--timeout': must be a valid number. See: turnwire serve --help",
        ),
    ],
)
def test_wrong_arguments_are_one_line_and_code_2_and_json_where_json_is_asked(
    arguments: list[str], message: str
) -> None:
    plain = turnwire(*arguments)
    assert (plain.code, plain.out, plain.err) == (2, "", f"turnwire: {message}\n")
    if arguments[-1] != "--from":  # it would take --json for its value
        as_json = turnwire(*arguments, "--json")
        assert (as_json.code, as_json.err) == (2, "")
        assert as_json.json == {"error": {"message": message}}


@requirement("CLI-1")
def test_a_word_that_is_not_known_is_refused_with_those_that_are() -> None:
    said = turnwire("convert", "--from", "x", "--to", "ollama").err
    assert said.startswith("turnwire: Invalid value for '--from': 'x' is not one of 'canonical', 'ollama', ")


@requirement("CLI-1")
@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["convert", "--to", "antropic"], "there is no 'antropic'; did you mean 'anthropic'?"),
        (["convert", "--to", "llama.cpp"], "there is no 'llama.cpp'; did you mean 'llamacpp'?"),
        (["convert", "--to", "VLLM"], "there is no 'VLLM'; did you mean 'vllm'?"),
        (
            ["plan", "--to", "vllm@0.33"],
            "'vllm@0.33': write 'vllm'; versions are for: turnwire schema check --for vllm@0.33",
        ),
        (["plan", "--to", "openai"], "there is no 'openai'; did you mean 'openai-chat'?"),
        (["losses", "--dialect", "gemni"], "there is no 'gemni'; did you mean 'gemini'?"),
        (["validate", "-", "--as", "turnwire/v1/mesage"], "did you mean turnwire/v1/message?"),
        (["schema", "show", "message#UserMesage"], "did you mean turnwire/v1/message#UserMessage?"),
        (["provider", "info", "embeded"], "there is no provider embeded; did you mean embedded?"),
        (["contract", "run", "--endpoint", "http://127.0.0.1:9", "--variant", "vlm"], "did you mean 'vllm'?"),
        (["contract", "run", "--endpoint", "http://127.0.0.1:9", "--dialect", "olama"], "did you mean 'ollama'?"),
        (["models", "-p", "embeded"], "there is no provider embeded; did you mean embedded?"),
        (["launch", "claud"], "there is no agent claud; did you mean claude?"),
    ],
)
def test_a_misspelt_name_is_refused_with_the_one_that_was_meant(arguments: list[str], meant: str) -> None:
    result = turnwire(*arguments)
    assert (result.code, result.out) == (2, "")
    assert meant in result.err


@requirement("CLI-1", "PRV-6")
def test_each_error_has_its_exit_code() -> None:
    by_code = {code: exit_code(kind("x")) for code, kind in ERRORS_BY_CODE.items()}
    assert by_code == {
        "ACODE-MDL-001": Exit.FAILURE,
        "ACODE-MDL-002": Exit.TIMEOUT,
        "ACODE-MDL-003": Exit.FAILURE,
        "ACODE-MDL-004": Exit.CONFIGURATION,
        "ACODE-MDL-005": Exit.USAGE,
        "ACODE-MDL-006": Exit.FAILURE,
        "ACODE-MDL-007": Exit.CANCELLED,
        "ACODE-MDL-008": Exit.FAILURE,
        "ACODE-MDL-009": Exit.FAILURE,
        "ACODE-MDL-010": Exit.FAILURE,
    }
    others: list[TurnwireError] = [UsageError("x"), InvalidDataError("x", []), LossRefusedError([])]
    assert [exit_code(error) for error in others] == [Exit.USAGE, Exit.FAILURE, Exit.FAILURE]


@pytest.mark.parametrize("command", ["schema export", "schema list", "provider list"])
def test_a_reader_that_goes_away_is_no_error(command: str, here: Path) -> None:
    line = f'"{SCRIPT}" {command} | head -n 1 >/dev/null; echo "${{PIPESTATUS[0]}}"'
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, cwd=here, check=True)
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_a_reader_that_is_gone_before_the_first_line_is_no_error(here: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run([SCRIPT, "schema", "list"], stdout=pipe, stderr=subprocess.PIPE, cwd=here, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(("command", "code"), [("nope", 2), ("schema list", 0)])
def test_with_no_reader_at_all_the_exit_code_still_tells(command: str, code: int, here: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run([SCRIPT, *command.split()], stdout=pipe, stderr=pipe, cwd=here, check=False)
    assert done.returncode == code


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("command", ["schema list", "schema export", "provider list --json"])
def test_a_full_disk_is_told_in_one_line(command: str, here: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([SCRIPT, *command.split()], stdout=full, stderr=subprocess.PIPE, cwd=here, check=False)
    assert (done.returncode, done.stderr) == (1, b"turnwire: stdout: No space left on device\n")


@pytest.mark.parametrize("words", [("validate", "-"), ("embed", "--provider", "mock"), ("chat", "--provider", "mock")])
def test_a_closed_standard_input_is_an_empty_one(here: Path, words: tuple[str, ...]) -> None:
    command = ["/bin/sh", "-c", 'exec "$@" <&-', "sh", str(SCRIPT), *words]
    closed = subprocess.run(command, cwd=here, capture_output=True, check=False)
    empty = script(*words, cwd=here)
    assert (closed.returncode, closed.stdout, closed.stderr.decode()) == (empty.code, empty.out_bytes, empty.err)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="only Linux has a file that cannot be read everywhere")
@pytest.mark.parametrize("words", [("validate",), ("plan", "--to", "ollama")])
def test_what_cannot_be_read_is_named_as_it_is_and_not_as_stdout(words: tuple[str, ...]) -> None:
    result = turnwire(*words, "/proc/self/mem")
    assert (result.code, result.err) == (2, "turnwire: /proc/self/mem: Input/output error\n")
    as_json = turnwire(*words, "/proc/self/mem", "--json")
    assert (as_json.code, as_json.json) == (2, {"error": {"message": "/proc/self/mem: Input/output error"}})


def test_a_working_directory_that_is_gone_is_named_as_such(tmp_path: Path) -> None:
    command = ["/bin/sh", "-c", 'mkdir gone; cd gone; rmdir ../gone; "$@"', "sh", str(SCRIPT), "provider", "list"]
    environ = {name: value for name, value in os.environ.items() if name != "TURNWIRE_CONFIG"}
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, check=False)
    said = b"turnwire: ACODE-MDL-004: the working directory is no longer there; go to one that is\n"
    assert (done.returncode, done.stderr) == (3, said)


def test_a_folder_given_as_configuration_is_not_said_to_be_missing(here: Path) -> None:
    result = turnwire("provider", "list", "--config", str(here))
    said = f"turnwire: ACODE-MDL-004: {here}: the configuration file given is a folder\n"
    assert (result.code, result.err) == (3, said)


def test_closed_standard_streams_are_no_error(here: Path) -> None:
    done = subprocess.run(["sh", "-c", f'"{SCRIPT}" schema list >&- 2>&-'], cwd=here, check=False)
    assert done.returncode == 0


def test_what_an_encoding_does_not_know_is_written_as_an_escape() -> None:
    plain = turnwire("provider", "health", "--provider", "vllm", encoding="ascii")
    assert plain.out.startswith(r"\u2717 vllm: ")
    value = b'{"role": "user", "content": "\xc3\xbc"}'
    converted = turnwire("schema", "show", "turnwire/v1/message#UserMessage", encoding="ascii")
    assert converted.json["type"] == "object"
    as_json = turnwire("validate", "ü.json", "--json", stdin=value, encoding="ascii")
    assert as_json.json == {"error": {"message": "ü.json: No such file or directory"}}


def test_a_file_name_that_is_no_text_is_shown_with_escapes(here: Path) -> None:
    (Path(os.fsdecode(os.fsencode(here) + b"/\xff.json"))).write_bytes(b'{"role": "user", "content": "x"}')
    plain = script("validate", b"\xff.json", cwd=here)
    assert (plain.code, plain.out) == (0, "\\udcff.json:1: valid turnwire/v1/message#UserMessage\n")
    assert script("validate", b"\xff.json", "--json", cwd=here).json[0]["file"] == "\udcff.json"


def test_the_installed_script_runs_every_group(here: Path) -> None:
    for words in (("schema", "list"), ("provider", "list"), ("contract", "--help"), ("--version",)):
        result = script(*words, cwd=here)
        assert (result.code, result.err) == (0, "")
        assert result.out
