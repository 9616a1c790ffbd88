"""Nothing in the package needs Linux: what macOS or Windows lacks is not used, or has a fallback.

What each system has is read from the type stubs of the standard library, which mypy brings: names that they define
under `if sys.platform != "win32"`, and so on.
"""

from __future__ import annotations

import ast
import re
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.cases import for_each
from tests.requirements import requirement
from tests.sources import nodes, tree_of
from turnwire.portable import POLLIN, POLLOUT, SelectPoll, cores, make_poll, signals

ROOT: Final = Path(__file__).parents[1]
TREES: Final = (ROOT / "src", ROOT / "generated" / "python")
SYSTEMS: Final = ("darwin", "win32")
MODULES: Final = {
    "asyncio": "asyncio/__init__",
    "errno": "errno",
    "fcntl": "fcntl",
    "grp": "grp",
    "multiprocessing": "multiprocessing/__init__",
    "os": "os/__init__",
    "pty": "pty",
    "pwd": "pwd",
    "resource": "resource",
    "select": "select",
    "signal": "signal",
    "socket": "socket",
    "subprocess": "subprocess",
    "syslog": "syslog",
    "termios": "termios",
    "time": "time",
    "tty": "tty",
}
"""Modules that differ between systems, and their stubs."""
REFUSED: Final = {"dir_fd", "src_dir_fd", "dst_dir_fd", "preexec_fn", "pass_fds"}
"""Arguments of calls that Windows raises an error for."""
ADDED: Final = {"win32": {("os", "chown"), ("os", "fchmod")}}
"""What a system lacks in versions that we support, although its stub has it."""
WORKERS: Final = "several workers are refused with a ConfigurationError where `balances_one_port` is not true"
FALLBACKS: Final = {
    ("turnwire/files/workspace.py", "dir_fd"): "a workspace is refused with a ConfigurationError where folders cannot "
    "be held by descriptor; the other modules of files are reached through one",
    ("turnwire/files/resolver.py", "dir_fd"): "see workspace.py",
    ("turnwire/files/text.py", "dir_fd"): "see workspace.py",
    ("turnwire/files/text.py", "src_dir_fd"): "see workspace.py",
    ("turnwire/files/text.py", "dst_dir_fd"): "see workspace.py",
    ("turnwire/files/text.py", "os.fchmod"): "see workspace.py",
    ("turnwire/launch/watcher.py", "signal.SIGKILL"): "a program of its own, started where there are process groups",
    ("turnwire/launch/watcher.py", "signal.SIGCONT"): "a program of its own, started where there are process groups",
    ("turnwire/gateway/runner.py", "socket.SO_REUSEPORT"): WORKERS,
    ("turnwire/gateway/workers/sockets.py", "socket.AF_UNIX"): WORKERS,
    ("turnwire/gateway/workers/parent.py", "pass_fds"): WORKERS,
    ("turnwire/gateway/workers/parent.py", "signal.SIG_BLOCK"): WORKERS,
    ("turnwire/gateway/workers/parent.py", "signal.SIG_SETMASK"): WORKERS,
    ("turnwire/gateway/workers/parent.py", "signal.pthread_sigmask"): WORKERS,
    ("turnwire/gateway/workers/worker.py", "signal.SIG_UNBLOCK"): WORKERS,
    ("turnwire/gateway/workers/worker.py", "signal.pthread_sigmask"): WORKERS,
}
"""(file, name) → what happens where it is missing, for what no condition around it says."""


@cache
def names(module: str, system: str) -> frozenset[str]:
    """The names of a module on a system: those that its stub defines there."""
    absent = {name for owner, name in ADDED.get(system, ()) if owner == module}
    return frozenset(_defined(_stub(MODULES[module]), system)) - absent


def _stub(name: str) -> list[ast.stmt]:
    spec = find_spec("mypy")
    assert spec is not None
    assert spec.origin is not None
    text = (Path(spec.origin).parent / "typeshed" / "stdlib" / f"{name}.pyi").read_text("utf-8")
    return ast.parse(text).body


def _defined(body: list[ast.stmt], system: str) -> Iterator[str]:
    for node in body:
        match node:
            case ast.If():
                yield from _defined(node.body if _holds(node.test, system) else node.orelse, system)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                yield from (alias.asname or alias.name for alias in aliases)
                if isinstance(node, ast.ImportFrom) and aliases[0].name == "*" and node.level:  # of asyncio alone
                    yield from _defined(_stub(f"asyncio/{node.module}"), system)


def _holds(test: ast.expr, system: str) -> bool:
    """Whether a condition of a stub holds on a system, with the lowest Python that we support."""

    class _Sys:
        platform = system
        version_info = (3, 11)

    return bool(eval(compile(ast.Expression(test), "stub", "eval"), {"sys": _Sys, "TYPE_CHECKING": True}))


def uses(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """(name, line) of everything that a system lacks and no condition around it asks for."""
    imported = {
        alias.asname or alias.name: alias.name
        for node in nodes(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    for node, asked in _with_conditions(tree, frozenset()):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if imported.get(owner) in MODULES:
                found = f"{imported[owner]}.{name}"
                if lacking(imported[owner], name) and not asked & {found, imported[owner]}:
                    yield found, node.lineno
            case ast.ImportFrom(module=str(owner)) if owner in MODULES and owner not in asked:
                yield from ((f"{owner}.{each.name}", node.lineno) for each in node.names if lacking(owner, each.name))
            case ast.Import():
                missing = [each.name for each in node.names if lacking(each.name, MARKS.get(each.name, ""))]
                yield from ((each, node.lineno) for each in missing if each not in asked)
            case ast.Call(keywords=keywords):
                yield from ((word.arg, node.lineno) for word in keywords if word.arg in REFUSED)


MARKS: Final = {
    "fcntl": "flock",
    "grp": "getgrgid",
    "pty": "fork",
    "pwd": "getpwuid",
    "resource": "getrlimit",
    "syslog": "syslog",
    "termios": "tcgetattr",
    "tty": "setraw",
}
"""Modules that a system lacks as a whole, with a name that shows it."""


def lacking(module: str, name: str) -> list[str]:
    """The systems that lack a name which Linux has."""
    if module not in MODULES or name not in names(module, "linux"):
        return []
    return [system for system in SYSTEMS if name not in names(module, system)]


def _with_conditions(node: ast.AST, asked: frozenset[str]) -> Iterator[tuple[ast.AST, frozenset[str]]]:
    """Every node, and the names that are known to be there where it stands."""
    yield node, asked
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            inside = asked | _asked(test)
        case _:
            inside = asked | _guarded_imports(node)
    for field, value in ast.iter_fields(node):
        is_test = field == "test"
        known = asked if is_test else inside
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _with_conditions(child, known)
                # After `if not hasattr(os, "killpg"): return`, and after a guarded import, the rest knows.
                if isinstance(child, ast.If) and isinstance(child.body[-1], ast.Return | ast.Raise):
                    known = known | _asked(child.test)
                known = known | _guarded_imports(child)


def _asked(test: ast.expr) -> set[str]:
    """What a condition asks for: `os.killpg` by `hasattr(os, "killpg")`, `termios` by `find_spec("termios")`."""
    text = ast.unparse(test)
    found = {f"{owner}.{name}" for owner, name in re.findall(r"hasattr\((\w+), '(\w+)'\)", text)}
    return {*found, *re.findall(r"find_spec\('(\w+)'\)", text), *GROUPS.get(" ".join(sorted(found)), ())}


GROUPS: Final = {
    "os.killpg": ("signal.SIGKILL",),
    "os.getuid": ("os.O_DIRECTORY", "os.O_NOFOLLOW"),
    "os.tcgetpgrp": ("os.ctermid", "os.getpgrp", "os.O_NOCTTY"),
    "select.poll": ("select.POLLIN", "select.POLLOUT"),
}
"""What every system has that has the name that was asked for."""


def _guarded_imports(node: ast.AST) -> set[str]:
    """The modules that a `try` imports, if it handles that they are missing."""
    if not isinstance(node, ast.Try) or not any(
        ast.unparse(each.type or each) == "ImportError" for each in node.handlers
    ):
        return set()
    return {alias.name for each in node.body if isinstance(each, ast.Import) for alias in each.names}


FILES: Final = sorted(path for tree in TREES for path in tree.rglob("*.py"))


@requirement("NFR-2")
def test_what_a_system_lacks_is_asked_for_or_has_a_fallback() -> None:
    found = {
        (next(path.relative_to(tree).as_posix() for tree in TREES if path.is_relative_to(tree)), name)
        for path in FILES
        for name, _ in uses(tree_of(path))
    }
    assert found - FALLBACKS.keys() == set()
    assert FALLBACKS.keys() - found == set()  # a row that is no longer needed


@for_each(
    ("code", "found"),
    [
        ("import os\nos.fork()", ["os.fork"]),
        ("import os\nos.sched_getaffinity(0)", ["os.sched_getaffinity"]),
        ("import os\nos.fdatasync(1)", ["os.fdatasync"]),
        ("import os as system\nsystem.getuid()", ["os.getuid"]),
        ("import os\nos.open('a', os.O_NOFOLLOW)", ["os.O_NOFOLLOW"]),
        ("import os\nos.open('a', 0, dir_fd=3)", ["dir_fd"]),
        ("import signal\nsignal.SIGKILL", ["signal.SIGKILL"]),
        ("import socket\nsocket.AF_UNIX", ["socket.AF_UNIX"]),
        ("import select\nselect.poll()", ["select.poll"]),
        ("import fcntl", ["fcntl"]),
        ("import pwd, resource", ["pwd", "resource"]),
        ("from os import fork", ["os.fork"]),
        ("from signal import SIGHUP", ["signal.SIGHUP"]),
        ("import asyncio\nasyncio.open_unix_connection", ["asyncio.open_unix_connection"]),
        ("import os\nif hasattr(os, 'fork'):\n    os.fork()", []),
        ("import os\na = os.getuid() if hasattr(os, 'getuid') else 0", []),
        ("import os\ndef f():\n    if not hasattr(os, 'getuid'):\n        return\n    os.getuid()", []),
        ("import os\ndef f():\n    if hasattr(os, 'getuid'):\n        pass\n    os.getuid()", ["os.getuid"]),
        ("try:\n    import fcntl\nexcept ImportError:\n    raise\nfcntl.flock(1, fcntl.LOCK_EX)", []),
        ("try:\n    import fcntl\nexcept OSError:\n    raise", ["fcntl"]),
        ("import os, signal\nos.replace('a', 'b')\nsignal.SIGTERM\nos.getpid()\nos.fsync(1)", []),
        ("import os\ngetattr(os, 'O_NOFOLLOW', 0)", []),
    ],
)
def test_the_search_finds_what_a_system_lacks(code: str, found: list[str]) -> None:
    assert [name for name, _ in uses(ast.parse(code))] == found


@requirement("PRV-1")
def test_sockets_are_waited_for_without_poll_as_with_it() -> None:
    one, other = socket.socketpair()
    with one, other:
        for kind in (SelectPoll, make_poll):
            waiting = kind()
            waiting.register(one, POLLIN)
            assert waiting.poll(0) == []
            waiting.register(one, POLLIN | POLLOUT)
            assert waiting.poll(0) == [(one.fileno(), POLLOUT)]
            other.send(b"x")
            assert waiting.poll() == [(one.fileno(), POLLIN | POLLOUT)]
            assert one.recv(1) == b"x"
        other.close()
        waiting = SelectPoll()
        waiting.register(one, POLLIN)
        assert waiting.poll(None) == [(one.fileno(), POLLIN)]  # its end


WITHOUT: Final = r"""
import os, select, signal, sys
import {loaded}
for module, names in {lacking!r}.items():
    for name in names:
        if hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)
sys.modules["fcntl"] = sys.modules["termios"] = None
import {ours}
"""


OTHERS: Final = "asyncio, multiprocessing, anyio, starlette, prompt_toolkit, sqlalchemy, alembic, rich, mcp, pytest"
OURS: Final = {"O_CLOEXEC", "fdatasync", "fchmod", "getuid", "killpg", "pread", "sched_getaffinity", "tcgetpgrp"}


@requirement("NFR-2")
def test_the_modules_load_where_what_windows_lacks_is_not_there() -> None:
    # The standard library needs some of it on this system, so only what the package has a fallback for is taken away.
    absent = {"os": OURS & {*names("os", "linux")} - names("os", "win32"), "select": {"poll"}, "signal": {"SIGHUP"}}
    gone = {module: sorted(each) for module, each in absent.items()}
    assert set(gone["os"]) == OURS
    ours = [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "src").rglob("*.py"))
        if path.name != "__main__.py" and "alembic" not in path.parts and "migrations" not in path.parts
    ]
    code = WITHOUT.format(loaded=OTHERS, lacking=gone, ours=", ".join(ours))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_there_is_a_core_and_there_are_signals() -> None:
    assert cores() >= 1
    assert signals("SIGTERM", "SIGNOTHING") == signals("SIGTERM")
    assert hasattr(select, "select")
