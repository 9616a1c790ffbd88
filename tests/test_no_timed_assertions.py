"""No test rests on how long something takes, or on a sentence that another program prints.

A limit in seconds is the patience of all tests, or it is so short that it is meant to be over; no test reads a clock or
pauses. What another program says is read from a report that is made for programs, or from its exit code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from tests.sources import nodes, tree_of

TESTS = Path(__file__).parent
NOT_WRITTEN_BY_HAND = {"golden", "node_modules"}
OVER_S = 0.5
"""Up to here, a limit is meant to be over before anything else happens, so it holds on a machine of any speed."""

WAITS = frozenset(
    (
        *("wait", "join", "settimeout", "timeout", "timeout_at", "fail_after", "move_on_after", "wait_for"),
        *("communicate", "acquire", "select", "poll", "set_options", "set_default_timeout", "wait_for_timeout"),
        "Timeout",
    )
)
"""Functions that take seconds, or milliseconds, by position."""
LIMIT = re.compile(r"(?:.*_)?(?:timeout|limit)(?:_m?s)?$|.*patience.*", re.IGNORECASE)
"""Names of limits; a `limit` without a unit may be of something else."""
NO_TIME = re.compile(r"limit|(?:.*_)?(?:body|value|depth|message|tool|waiting|line|token|size)_limit", re.IGNORECASE)
CLOCKS = frozenset(
    f"{clock}{unit}"
    for clock in ("monotonic", "perf_counter", "process_time", "thread_time", "time")
    for unit in ("", "_ns")
)
SAID = frozenset(("stdout", "stderr"))
TAKES_APART = frozenset(
    (
        *("startswith", "endswith", "partition", "rpartition", "split", "removeprefix", "removesuffix", "find"),
        *("index", "rsplit", "count", "replace", "match", "fullmatch", "search", "findall", "finditer", "sub"),
    )
)

# (file, expression) → why that is right.
ALLOWED: dict[tuple[str, str], str] = {
    (
        "typing/user_code.py",
        "OllamaProvider('http://127.0.0.1:11434', model='qwen3:4b', timeout=5, allow_hosts=['gpu'])",
    ): "its types are checked; nothing is run",
    (
        "test_demo.py",
        "re.search('^finished: stop; \\\\d+ tokens in all', ran.stdout, re.MULTILINE)",
    ): "a line of our demo",
    ("test_demo.py", "'call_' not in ran.stdout"): "the output of our demo",
    ("site/reader.py", "'\"url\"' not in line"): "the line of JSON by which our gateway tells its address",
    ("benchmark/test_run.py", "BenchmarkPlan(concurrency=(1, 2), requests=2, time_limit_s=60)"): "never waited for",
    ("codecs/ollama/test_ollama_request.py", "timeout: 5"): "a value that is encoded",
    ("config/test_load.py", "timeout: 90"): "a value that is read",
    ("config/test_load.py", "connect_timeout: 2"): "a value that is read",
    (
        "core/test_errors.py",
        "kind('it broke', provider_id='vllm', limit_s=5.0, details={'a': [1]})",
    ): "an error's field",
    ("providers/test_fallback.py", "call(mode, made, ask(), timeout=10.0)"): "on a clock that the test turns",
    ("providers/test_secrets.py", "found.replace(timeout=3.0)"): "a value that is copied",
    (
        "providers/test_timeouts.py",
        "policy(timeout=7, connect_timeout=2, options={'first_byte_timeout': 3, 'idle_timeout': 4})",
    ): "a value that is read",
    ("providers/test_timeouts.py", "first_byte_timeout: 3"): "a value that is read",
    ("providers/test_timeouts.py", "idle_timeout: 4"): "a value that is read",
    (
        "tools/test_registry.py",
        "registry.add(tool(search, name='find'), is_safe=True, timeout_s=3)",
    ): "read, not waited",
    ("gateway/test_streaming.py", "behind(flood, timeout_s=60.0)"): "on a clock that the test turns",
    ("providers/test_connecting.py", "first_byte_timeout: 30"): "on a clock that the test turns",
    ("providers/test_connecting.py", "idle_timeout: 30"): "on a clock that the test turns",
    # Clocks and pauses
    ("batch/server.py", "asyncio.sleep(self.latency)"): "the time of a model",
    ("batch_ray.py", "time.monotonic()"): "a measurement outside the tests, which is printed",
    ("batch/cost.py", "time.process_time()"): "a measurement outside the tests, which is printed",
    ("batch/ray_speed.py", "time.monotonic()"): "as above",
    ("batch/ray_kill.py", "time.monotonic()"): "a program outside the tests, which kills at random moments",
    ("batch/ray_kill.py", "server.reached.wait(0.05)"): "as above",
    ("fuzz/__main__.py", "time.monotonic()"): "how long a search goes on",
    ("leftover.py", "time.monotonic()"): "patience at the end of a run",
    ("leftover.py", "time.sleep(0.02)"): "the same",
    ("mcp/server.py", "time.sleep(seconds)"): "a tool that takes long",
    ("patience.py", "time.monotonic()"): "the patience of all tests",
    ("patience.py", "time.sleep(every_s)"): "the same",
    ("providers/standin.py", "asyncio.sleep(0.02)"): "a server that is slow",
    (
        "providers/test_closed_while_idle.py",
        "asyncio.sleep(IDLE_S * (6 + number % 9) / 10)",
    ): "calls that come when a server closes its connection; nothing rests on how long it takes",
    ("providers/test_closed_while_idle.py", "time.sleep(IDLE_S * (6 + number % 9) / 10)"): "the same",
    # What a process printed
    ("batch_ray.py", "rss.stdout.split()"): "numbers of ps, in a column that POSIX defines",
    ("cli/runner.py", "'Traceback' not in err"): "of our program, whatever it says",
    ("cli/runner.py", "'Warning' not in err"): "of our program, whatever it says",
    ("cli/test_large_files.py", "first.startswith(b'-:1: ')"): "our program's",
    ("cli/test_leaving.py", "lines.index('at exit')"): "the test's own program",
    ("cli/test_leaving.py", "'thread' in lines"): "the test's own program",
    (
        "made_up/test_made_up_dialect.py",
        "\"'dove' is not one of 'canonical', 'ollama', \" in refused.stderr",
    ): "our program's",
    ("made_up/test_made_up_dialect.py", "\"'pigeon', 'pigeon-racing'\" in refused.stderr"): "our program's",
    ("playground/test_inspector_page.py", "done.stdout.count('data: ')"): "the gateway's answer, printed by curl",
    ("schemas/test_package.py", "done.stdout.split()"): "the test's own program",
    ("standin/test_plugin.py", "done.stdout.startswith('http://127.0.0.1:')"): "the test's own program",
    ("targets/go/toolchain.py", "said.removeprefix('go')"): "the value of GOVERSION",
    ("targets/go/toolchain.py", "said.removeprefix('go').split('.')"): "the value of GOVERSION",
    ("targets/native/languages.py", "done.stdout.split('\\n')"): "JSON lines of our own programs",
    (
        "targets/rust/test_rust.py",
        "subprocess.run(command, cwd=crate, capture_output=True, text=True, check=True).stdout.split()",
    ): "names of files",
    ("test_agent_example.py", "words in ended.stdout[:len(ended.stdout) - more]"): "our example's",
    ("test_examples.py", "words in result.stdout"): "our example's",
    ("test_leftover.py", "'LEFT RUNNING' in done.stdout"): "of tests/conftest.py",
    ("test_readme.py", "run.stdout.endswith('\\n')"): "our program's",
    ("test_wheel.py", "result.stdout.split()"): "the test's own program",
}


def files() -> list[Path]:
    """Every handwritten Python file of the tests."""
    return sorted(path for path in TESTS.rglob("*.py") if not NOT_WRITTEN_BY_HAND & set(path.parts))


def number(node: ast.AST) -> float | None:
    """The number that an expression of literals gives."""
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return float(value)
        case ast.BinOp(left=left, op=ast.Mult() | ast.Add() as op, right=right):
            one, other = number(left), number(right)
            if one is not None and other is not None:
                return one * other if isinstance(op, ast.Mult) else one + other
    return None


def is_limit(name: str) -> bool:
    """Whether a name is that of a limit of time."""
    return LIMIT.fullmatch(name) is not None and NO_TIME.fullmatch(name) is None


def is_too_short(value: ast.AST) -> bool:
    """Whether a limit may be over on a slow machine without being meant to be."""
    seconds = number(value)
    return seconds is not None and seconds > OVER_S


def limits(tree: ast.AST) -> Iterator[str]:
    """Every limit in seconds that a slow machine may pass."""
    for node in nodes(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                given = [word.value for word in node.keywords if word.arg is not None and is_limit(word.arg)]
                given += node.args if name in WAITS else []
                # What an error says of a limit is no limit.
                if not name.endswith("Error") and any(map(is_too_short, given)):
                    yield ast.unparse(node)
            case ast.Dict():
                for key, value in zip(node.keys, node.values, strict=True):
                    name = key.value if isinstance(key, ast.Constant) else None
                    if isinstance(name, str) and is_limit(name) and is_too_short(value):
                        yield f"{name}: {ast.unparse(value)}"
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_limit(name) and is_too_short(value):
                yield ast.unparse(node)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                arguments = [*node.args.posonlyargs, *node.args.args]
                defaults = [*zip(arguments[::-1], node.args.defaults[::-1], strict=False)]
                defaults += [*zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)]
                for argument, default in defaults:
                    if default is not None and is_limit(argument.arg) and is_too_short(default):
                        yield f"{argument.arg}={ast.unparse(default)}"


def clocks(tree: ast.AST) -> Iterator[str]:
    """Every look at a clock, and every pause."""
    for node in nodes(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="time"), attr=name)) if name in CLOCKS:
                yield ast.unparse(node)
            case ast.Call(func=ast.Name(id=name)) if name in CLOCKS - {"time"}:
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr="sleep"), args=[value]) if number(value) != 0:
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr="wait"), args=[value]) if number(value) is not None:
                yield ast.unparse(node)


def sentences(tree: ast.AST) -> Iterator[str]:
    """Every expression that takes apart what a process printed, but for JSON and for the whole of it."""
    for function in nodes(tree):
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        names = {
            target.id
            for node in nodes(function)
            if isinstance(node, ast.Assign) and has_said(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in nodes(function):
            match node:
                case ast.Call(func=ast.Attribute(attr=name, value=inner)) if name in TAKES_APART:
                    if has_said(inner, names) or any(has_said(each, names) for each in node.args):
                        yield ast.unparse(node)
                case ast.Compare(ops=ops) if any(isinstance(op, (ast.In, ast.NotIn)) for op in ops):
                    if any(has_said(each, names) for each in node.comparators):
                        yield ast.unparse(node)


def has_said(node: ast.AST, names: set[str]) -> bool:
    """Whether an expression is what a process printed, as text."""
    match node:
        case ast.Attribute(attr=attr) if attr in SAID:
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Call(func=ast.Attribute(attr="loads" | "literal_eval" | "fromstring")):
            return False
        case ast.Call(func=ast.Attribute(value=inner), args=arguments):
            return any(has_said(each, names) for each in (inner, *arguments))
        case ast.Subscript(value=inner):
            return has_said(inner, names)
        case ast.BinOp(left=left, right=right):
            return has_said(left, names) or has_said(right, names)
    return False


SEARCHES = {"limits": limits, "clocks": clocks, "sentences": sentences}


@cache
def found(kind: str) -> frozenset[tuple[str, str]]:
    """File and expression of everything that a search finds."""
    search = SEARCHES[kind]
    return frozenset((path.relative_to(TESTS).as_posix(), each) for path in files() for each in search(tree_of(path)))


@requirement("NFR-1")
@pytest.mark.parametrize("kind", SEARCHES)
def test_no_test_has_one_without_a_reason(kind: str) -> None:
    assert found(kind) - ALLOWED.keys() == set()


@requirement("NFR-1")
def test_every_exception_is_needed() -> None:
    assert ALLOWED.keys() - {each for kind in SEARCHES for each in found(kind)} == set()


@for_each(
    ("kind", "code"),
    [
        ("limits", "process.wait(60)"),
        ("limits", "subprocess.run(command, timeout=2 * 60)"),
        ("limits", "thread.join(5.0)"),
        ("limits", "async def f():\n    async with asyncio.timeout(10): ..."),
        ("limits", "page.click('a', timeout=5_000)"),
        ("limits", "GatewaySettings(body_timeout_s=5)"),
        ("limits", "each = {'idle_timeout': 2}"),
        ("limits", "LIMIT_S = 30.0"),
        ("limits", "def opened(page, timeout=5_000): ..."),
        ("clocks", "assert time.perf_counter() - began < 1"),
        ("clocks", "assert perf_counter_ns() < end"),
        ("clocks", "time.sleep(0.1)"),
        ("clocks", "done.wait(0.05)"),
        ("sentences", "def f():\n    assert '5 passed' in ran.stdout"),
        ("sentences", "def f():\n    assert re.search('[0-9]+ passed', ran.stdout)"),
        ("sentences", "def f():\n    last = ran.stdout.strip().rpartition('x')[2]\n    re.sub('a', 'b', last)"),
        ("sentences", "def f():\n    said = run(command).stderr\n    return said.split(': ')"),
    ],
)
def test_each_of_them_is_found(kind: str, code: str) -> None:
    assert len([*SEARCHES[kind](ast.parse(code))]) == 1 + code.count("rpartition")


@for_each("kind", SEARCHES)
@for_each(
    "code",
    [
        "process.wait(PATIENCE_S)",
        "call(mode, server, timeout=0.1)",
        "raise ProviderTimeoutError(limit_s=1.0)",
        "GatewaySettings(body_limit=1000, waiting_limit=3)",
        "async def f():\n    await asyncio.sleep(0)",
        "def f():\n    assert json.loads(ran.stdout)['a'] in (1, 2)",
        "def f():\n    assert (ran.stdout, ran.stderr) == ('[]', '')",
    ],
)
def test_what_is_none_of_them_is_not(kind: str, code: str) -> None:
    assert [*SEARCHES[kind](ast.parse(code))] == []
