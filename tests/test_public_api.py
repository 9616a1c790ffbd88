"""The public names of `turnwire`, and what importing it does: nothing that anyone could notice."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import turnwire
from tests.cases import for_each
from tests.requirements import requirement
from tools import public_names
from turnwire.install import install_hint

SOURCE = Path(turnwire.__file__)
ROOT = Path(__file__).parents[1]

# What a bare import may load: nothing but itself and the standard library.
IMPORT = "import turnwire"
# What using the messages may load: pydantic, but no network, command line, YAML or model.
USE_MESSAGES = "import turnwire; turnwire.Messages().human('hi').ai('ho').to_json()"
HEAVY = {
    *(
        "anyio",
        "asyncio",
        "httpcore",
        "httpx",
        "jsonschema_rs",
        "msgspec",
        "rich",
        "ruamel",
        "ssl",
        "typer",
        "xllamacpp",
    ),
}


HOME_OF = {name: home for home, names in public_names.table(SOURCE).items() for name in names}


@requirement("NFR-2")
@pytest.mark.parametrize("path", public_names.packages(), ids=lambda path: path.parent.name)
def test_type_checkers_see_the_names_of_the_lazy_table(path: Path) -> None:
    """`python -m tools.public_names` writes them."""
    [block] = [
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    found: dict[str, str] = {}
    for node in block.body:
        assert isinstance(node, ast.ImportFrom), ast.unparse(node)
        assert [alias.asname for alias in node.names] == [alias.name for alias in node.names]
        found |= {alias.name: str(node.module) for alias in node.names}
    assert found == {name: home for home, names in public_names.table(path).items() for name in names}


@requirement("NFR-2")
def test_all_is_the_lazy_table_in_order_and_the_version() -> None:
    constants = [name for name in HOME_OF if name.isupper()]
    classes = [name for name in HOME_OF if name[0].isupper() and not name.isupper()]
    functions = [name for name in HOME_OF if not name[0].isupper()]
    assert turnwire.__all__ == [*sorted(constants), *sorted(classes), *sorted(functions), "__version__"]


@requirement("NFR-2")
@for_each("name", turnwire.__all__)
def test_every_public_name_can_be_had(name: str) -> None:
    value = getattr(turnwire, name)
    if name in HOME_OF:
        assert value is getattr(importlib.import_module(HOME_OF[name]), name)
    assert name in dir(turnwire)


@requirement("NFR-2")
@for_each("name", turnwire.__all__)
def test_every_public_class_and_function_says_what_it_is(name: str) -> None:
    value: Any = getattr(turnwire, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert (value.__doc__ or "").strip(), f"{name} has no docstring"


@requirement("NFR-2")
@pytest.mark.parametrize("package", ["turnwire.standin", "turnwire.testing"])
def test_packages_of_the_stand_in_give_what_they_name_and_each_says_what_it_is(package: str) -> None:
    home = importlib.import_module(package)
    assert home.__all__ == sorted(home.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))
    for name in home.__all__:
        value = getattr(home, name)
        assert name.isupper() or (value.__doc__ or "").strip(), name


EXTRAS_ARE_MISSING = r"""
import pydoc, re, sys, tomllib
project = tomllib.load(open(sys.argv[1], "rb"))["project"]
extras = {re.match(r"[\w-]+", one)[0] for group in project["optional-dependencies"].values() for one in group}
sys.modules.update(dict.fromkeys(name.replace("-", "_").lower() for name in extras - {"turnwire"}))
"""


@requirement("NFR-2", "NFR-4")
def test_every_public_name_can_be_had_and_looked_at_where_no_extra_is_installed() -> None:
    code = EXTRAS_ARE_MISSING + (
        "import turnwire\n"
        "from turnwire import *\n"
        "assert 'LocalOnlyTransport' in pydoc.render_doc(turnwire)\n"
        "for kind in (LocalOnlyTransport, LocalOnlyAsyncTransport):\n"
        "    try: kind(allow_hosts=('gpu-box',))\n"
        "    except ConfigurationError as error: print(error)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(ROOT / "pyproject.toml")], capture_output=True, text=True, check=False
    )
    said = f"ACODE-MDL-004: httpx is not installed; install the extra: {install_hint('httpx')}\n"
    assert (run.stderr, run.stdout) == ("", 2 * said)


@requirement("NFR-2")
def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'turnwire' has no attribute 'no_such_name'"):
        turnwire.no_such_name  # noqa: B018  # the access itself is tested


@requirement("NFR-2")
def test_the_version_is_that_of_the_distribution() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert turnwire.__version__ == project["version"]


@requirement("NFR-2")
def test_the_packages_say_that_they_are_typed() -> None:
    import turnwire_schema

    assert (SOURCE.parent / "py.typed").exists()
    assert (Path(turnwire_schema.__file__).parent / "py.typed").exists()


@requirement("NFR-4")
@pytest.mark.parametrize("code", [IMPORT, USE_MESSAGES])
def test_an_import_opens_no_socket_starts_no_program_and_reads_only_modules(code: str) -> None:
    watched = _watch(code)
    assert watched["events"] == []
    assert [path for path in watched["opened"] if not _may_be_read(path, watched["path"])] == []


@requirement("NFR-4")
def test_a_bare_import_loads_nothing_but_the_standard_library() -> None:
    loaded = {name.partition(".")[0] for name in _watch(IMPORT)["modules"]}
    assert loaded - set(sys.stdlib_module_names) - {"turnwire", "turnwire_schema", "sitecustomize"} == set()


@requirement("NFR-4")
def test_using_messages_loads_no_network_no_validator_and_no_command_line() -> None:
    loaded = {name.partition(".")[0] for name in _watch(USE_MESSAGES)["modules"]}
    assert HEAVY & loaded == set()
    assert {"pydantic", "turnwire_schema"} <= loaded


@requirement("NFR-4")
def test_using_messages_loads_only_the_documents_it_needs() -> None:
    loaded = {name for name in _watch(USE_MESSAGES)["modules"] if name.startswith("turnwire")}
    unneeded = ("turnwire.codecs", "turnwire.providers", "turnwire.cli", "turnwire_schema.wire.")
    assert {name for name in loaded if name.startswith(unneeded)} == set()


@requirement("NFR-4")
def test_what_a_caller_imports_first_loads_no_module_of_others_beyond_those_of_pydantic() -> None:
    program = """
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator
import sys
before = set(sys.modules)
import turnwire; turnwire.ChatRequest; turnwire.Messages; turnwire.get_codec("openai-chat")
print(*sorted(name for name in set(sys.modules) - before if not name.startswith("turnwire")))
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "\n"


WATCH = """
import json, sys
before = set(sys.modules)
noticed = ("socket.", "subprocess.", "os.system", "os.exec", "os.spawn", "os.posix_spawn", "urllib.", "ctypes.")
events, opened = [], []
def hook(event, args):
    if event.startswith(noticed):
        events.append(event)
    elif event == "open" and isinstance(args[0], (str, bytes)):
        opened.append([args[0] if isinstance(args[0], str) else args[0].decode(), str(args[1])])
sys.addaudithook(hook)
exec(compile(sys.argv[1], "<code>", "exec"))
modules = sorted(set(sys.modules) - before)
print(json.dumps({"events": events[:], "opened": opened[:], "modules": modules, "path": sys.path}))
"""


@cache
def _watch(code: str) -> dict[str, Any]:
    """What a fresh process does while it runs `code`: events, opened files, loaded modules."""
    run = subprocess.run([sys.executable, "-X", "utf8", "-c", WATCH, code], capture_output=True, text=True, check=True)
    watched: dict[str, Any] = json.loads(run.stdout)
    return watched


def _may_be_read(opened: list[str], search_path: list[str]) -> bool:
    """Whether a file is a module, its byte code, a shared library or the metadata of an installed package."""
    name, mode = opened
    if name in search_path:  # the importer looks whether it is an archive
        return True
    if name.endswith((".py", ".pyc", ".so")) or ".pyc." in name:  # byte code is written under a name with a number
        return any(folder and name.startswith(folder) for folder in (*search_path, sys.base_prefix))
    is_metadata = name.endswith(("entry_points.txt", "METADATA")) and ".dist-info" in name
    return "r" in mode and is_metadata
