"""The arrows of the architecture, read from the import statements.

    schemas → turnwire_schema → core → codecs → convert → audit → providers
            → {batch, benchmark, config, contract, context, files, images, mcp} → {tools, store} → agent → gateway
            → {launch, standin} → {testing, cli}

A package imports what stands to its left, never what stands to its right. What a package may import from elsewhere is
listed beside it; an exception is a row with its reason, and a row that is no longer needed fails. Inside `codecs` the
dialects stand side by side and know nothing of each other.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from tests.sources import nodes, tree_of
from turnwire.codecs.dialects import built_in

ROOT = Path(__file__).parents[1]
TREES = {"turnwire": ROOT / "src", "turnwire_schema": ROOT / "generated" / "python", "codegen": ROOT}

LAYERS: tuple[tuple[str, ...], ...] = (
    ("turnwire_schema",),
    ("turnwire.core",),
    ("turnwire.codecs",),
    ("turnwire.convert",),
    ("turnwire.audit",),
    ("turnwire.providers",),
    *(
        (
            "turnwire.batch",
            "turnwire.benchmark",
            "turnwire.config",
            "turnwire.contract",
            "turnwire.context",
            "turnwire.files",
            "turnwire.images",
            "turnwire.mcp",
        ),
        ("turnwire.tools", "turnwire.store"),
        ("turnwire.agent",),
    ),
    ("turnwire.gateway",),
    ("turnwire.launch", "turnwire.standin"),
    ("turnwire.testing", "turnwire.cli"),
)
LEVEL = {package: level for level, packages in enumerate(LAYERS) for package in packages}

# Libraries that a package may import anywhere in a module. Other packages are free.
LIBRARIES = {
    "turnwire_schema": {"msgspec", "pydantic", "pydantic_core", "typing_extensions"},
    "turnwire.core": {"pydantic", "pydantic_core"},
    "turnwire.codecs": {"msgspec", "pydantic", "pydantic_core"},
    "turnwire.convert": {"pydantic", "pydantic_core"},
    "turnwire.context": {"pydantic", "pydantic_core"},
}
# Libraries that it may import inside a function only: loaded when they are needed.
LAZY_LIBRARIES = {
    "turnwire_schema": {"jsonschema_rs"},
    "turnwire.core": {"jsonschema_rs", "msgspec"},
    "turnwire.codecs": set(),
    "turnwire.convert": set(),
    "turnwire.context": set(),
}

# Codecs and core are pure: no network, files, clock or randomness.
IMPURE = {
    *("asyncio", "glob", "http", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "select", "selectors"),
    *("shutil", "signal", "socket", "ssl", "subprocess", "tempfile", "time", "urllib.request", "uuid"),
}
PURE_PACKAGES = ("turnwire.core", "turnwire.codecs", "turnwire.convert", "turnwire.context")
CLOCK_CALLS = {"now", "utcnow", "today"}


class Import(NamedTuple):
    """One imported module: by whom, and whether only when a function runs."""

    module: str
    name: str
    line: int
    is_lazy: bool


# (importing module, imported module) → why that is right.
EXCEPTIONS = {
    ("turnwire.cli.app", "turnwire"): "the command line shows the version of the package; nothing imports it back",
    ("turnwire.core.history", "uuid"): "an entry without an id gets a random one; MSG-17 asks for a UUID",
}


# What every package may import: the loader of names that are wanted later.
SHARED = "turnwire_schema.lazy"

# Packages of `turnwire.codecs` that all dialects share.
SHARED_CODECS = {"answers", "endpoints", "errors", "requests", "schema_support", "streams", "text", "values"}

# (dialect package, the dialect package that it may import) → why that is right. What others need in common stands above
# them, in turnwire.codecs.
DIALECT_EXCEPTIONS = {
    ("gemini_interactions", "gemini"): "two paths of one server, which tells errors and lists models on both alike",
}


def files(package: str) -> list[Path]:
    """Every module's file of a package."""
    found = TREES[package.partition(".")[0]].joinpath(*package.split(".")).rglob("*.py")
    return sorted(path for path in found if "node_modules" not in path.parts)


@cache
def modules(package: str) -> tuple[tuple[str, ast.Module], ...]:
    """Every module of a package with its syntax tree."""
    tree = TREES[package.partition(".")[0]]
    found = []
    for path in files(package):
        names = path.relative_to(tree).with_suffix("").parts
        found.append((".".join(names).removesuffix(".__init__"), tree_of(path)))
    return tuple(found)


@cache
def imports(package: str) -> tuple[Import, ...]:
    """Every import of every module of a package, relative ones resolved."""
    return tuple(_imports(package))


def _imports(package: str) -> Iterator[Import]:
    for module, tree in modules(package):
        is_package = _is_package(module)
        for node, is_lazy in _statements(tree):
            match node:
                case ast.Import():
                    for alias in node.names:
                        yield Import(module, alias.name, node.lineno, is_lazy)
                case ast.ImportFrom():
                    base = node.module or ""
                    if node.level:
                        parts = module.split(".")
                        kept = len(parts) - node.level + (1 if is_package else 0)
                        base = ".".join([*parts[:kept], *([node.module] if node.module else [])])
                    names = [base, *(f"{base}.{alias.name}" for alias in node.names if _is_module(base, alias.name))]
                    yield from (Import(module, name, node.lineno, is_lazy) for name in names)


def _statements(tree: ast.AST, is_lazy: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Every statement and whether it stands in a function. Expressions, most of a tree, import nothing."""
    yield tree, is_lazy
    for inner in _inside(tree):
        yield from _statements(inner, is_lazy or _is_function(tree))


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        found = getattr(node, part, ())
        if isinstance(found, list):  # no expression
            yield from found


def _is_module(package: str, name: str) -> bool:
    """Whether `from package import name` imports a module of ours."""
    tree = TREES.get(package.partition(".")[0])
    place = None if tree is None else tree.joinpath(*package.split("."), name)
    return place is not None and (place.is_dir() or place.with_suffix(".py").exists())


def _is_package(module: str) -> bool:
    parts = module.split(".")
    return TREES[parts[0]].joinpath(*parts, "__init__.py").exists()


def _is_function(node: ast.AST) -> bool:
    return isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))


def layer_of(module: str) -> str | None:
    """The package of LAYERS that a module belongs to; None for the lazy front door `turnwire` itself and libraries."""
    return next((package for package in LEVEL if module == package or module.startswith(f"{package}.")), None)


def excepted(found: Import) -> bool:
    return (found.module, found.name) in EXCEPTIONS


PACKAGES = [package for package in LEVEL if files(package)]


@requirement("NFR-2")
@for_each("package", PACKAGES)
def test_a_package_imports_nothing_to_its_right(package: str) -> None:
    wrong = [
        f"{found.module}:{found.line} imports {found.name}"
        for found in imports(package)
        if not excepted(found) and LEVEL.get(layer_of(found.name) or "", -1) > LEVEL[package]
    ]
    assert wrong == []


@requirement("NFR-2")
def test_packages_that_stand_side_by_side_import_each_other_in_one_direction_only() -> None:
    arrows = {
        (package, other)
        for packages in LAYERS
        for package in packages
        if package in PACKAGES
        for found in imports(package)
        if (other := layer_of(found.name)) in packages and other != package
    }
    assert [(package, other) for package, other in arrows if (other, package) in arrows] == []


def dialect_of(module: str) -> str | None:
    """The dialect package of `turnwire.codecs` that a module belongs to; None for what all of them share."""
    path = module.split(".")
    is_inside = path[:2] == ["turnwire", "codecs"] and len(path) > 2 and path[2] not in SHARED_CODECS
    return path[2] if is_inside and _is_package(".".join(path[:3])) else None


def imports_between_dialects() -> Iterator[tuple[str, str, Import]]:
    """(importing dialect, imported dialect, import) where the two differ; a dialect named by a shared module, too."""
    for found in imports("turnwire.codecs"):
        importer, imported = dialect_of(found.module), dialect_of(found.name)
        if imported is not None and imported != importer:
            yield importer or "", imported, found


@requirement("NFR-2")
def test_no_dialect_imports_another_and_what_they_share_imports_none() -> None:
    wrong = [
        f"{found.module}:{found.line} imports {found.name}"
        for importer, imported, found in imports_between_dialects()
        if (importer, imported) not in DIALECT_EXCEPTIONS
    ]
    assert wrong == []


@requirement("NFR-2")
def test_every_dialect_package_is_seen() -> None:
    assert {dialect_of(module) for module, _ in modules("turnwire.codecs")} - {None} == {
        dialect.codec_of.split(".")[2] for dialect in built_in().values()
    }


@requirement("NFR-2")
@for_each("package", PACKAGES)
def test_no_package_imports_the_front_door_or_the_workshop(package: str) -> None:
    """`turnwire` itself imports everything, lazily; `codegen` and `tests` are never shipped."""
    wrong = [
        f"{found.module}:{found.line} imports {found.name}"
        for found in imports(package)
        if not excepted(found) and found.name.partition(".")[0] in ("codegen", "tests")
    ]
    wrong += [
        f"{found.module}:{found.line} imports {found.name}"
        for found in imports(package)
        if not excepted(found) and found.name == "turnwire"
    ]
    assert wrong == []


@requirement("NFR-2")
@pytest.mark.parametrize("package", sorted(LIBRARIES))
def test_a_low_package_uses_few_libraries(package: str) -> None:
    wrong = []
    for found in imports(package):
        top = found.name.partition(".")[0]
        if top in sys.stdlib_module_names or layer_of(found.name) is not None or excepted(found):
            continue
        if found.name == SHARED:
            continue
        if top not in LIBRARIES[package] and not (found.is_lazy and top in LAZY_LIBRARIES[package]):
            wrong.append(f"{found.module}:{found.line} imports {found.name}")
    assert wrong == []


# Who may make instances without their validation: codecs of what they have checked, and the builders of core.
TRUSTING = ("turnwire.core", "turnwire.codecs")
ASKING = ("turnwire_schema._plain", "turnwire_schema.v1.constructors", "turnwire_schema.v1.documents")


@requirement("NFR-2")
def test_only_codecs_and_core_make_instances_without_validation() -> None:
    wrong = [
        f"{found.module}:{found.line}"
        for package in PACKAGES
        for found in imports(package)
        if found.name.startswith("turnwire_schema._trust")
        and layer_of(found.module) not in TRUSTING
        # The constructors, which have asked every value, and the reader of plain documents, whose structs have.
        and found.module not in ASKING
    ]
    assert wrong == []


@requirement("COD-1", "MSG-9")
@pytest.mark.parametrize("package", [package for package in PURE_PACKAGES if package in PACKAGES])
def test_pure_packages_import_no_network_files_clock_or_randomness(package: str) -> None:
    wrong = [
        f"{found.module}:{found.line} imports {found.name}"
        for found in imports(package)
        if not IMPURE.isdisjoint((found.name, found.name.partition(".")[0])) and not excepted(found)
    ]
    assert wrong == []


@requirement("COD-1", "MSG-9")
@pytest.mark.parametrize("package", [package for package in PURE_PACKAGES if package in PACKAGES])
def test_pure_packages_open_no_file_ask_no_clock_and_run_no_code(package: str) -> None:
    wrong = []
    for module, tree in modules(package):
        for node in nodes(tree):
            if not isinstance(node, ast.Call):
                continue
            match node.func:
                case ast.Name(id="open" | "exec" | "eval" | "compile" | "__import__" | "input" | "print" as name):
                    wrong.append(f"{module}:{node.lineno} calls {name}")
                case ast.Attribute(attr=name) if name in CLOCK_CALLS:
                    wrong.append(f"{module}:{node.lineno} calls .{name}")
    assert wrong == []


@requirement("SCH-2")
def test_the_generator_imports_nothing_of_the_library() -> None:
    wrong = [
        f"{found.module}:{found.line} imports {found.name}"
        for found in imports("codegen")
        if found.name.partition(".")[0] in ("turnwire", "turnwire_schema", "tests")
        and ".runtime." not in found.module  # the runtime is copied into turnwire_schema and is part of it
    ]
    assert wrong == []


@requirement("SCH-2")
def test_only_the_generator_reads_the_schemas_folder() -> None:
    """At run time the documents come from inside the package."""
    wrong = [
        module
        for package in PACKAGES
        for module, tree in modules(package)
        for node in nodes(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "../schemas" in node.value
    ]
    assert wrong == []


@requirement("NFR-2")
def test_every_package_of_the_library_has_its_place() -> None:
    folders = {f"turnwire.{path.parent.name}" for path in (ROOT / "src" / "turnwire").glob("*/__init__.py")}
    folders |= {f"turnwire.{path.parent.name}" for path in (ROOT / "src" / "turnwire").glob("*/*.py")}
    assert folders - set(LEVEL) == set()
    assert {path.name for path in (ROOT / "generated" / "python").iterdir() if path.is_dir()} == {"turnwire_schema"}


@requirement("NFR-2")
def test_every_exception_is_still_needed() -> None:
    made = {(found.module, found.name) for package in PACKAGES for found in imports(package)}
    assert set(EXCEPTIONS) - made == set()
    assert (
        set(DIALECT_EXCEPTIONS) - {(importer, imported) for importer, imported, _ in imports_between_dialects()}
        == set()
    )


def loaded_with(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    """The import statements that run while the module itself is imported."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
        elif not _is_function(node):
            waiting += _inside(node)


@requirement("NFR-2")
def test_typed_readers_of_common_events_are_loaded_with_the_first_stream_and_not_before() -> None:
    names = list(built_in())
    program = (
        "import sys; from turnwire import ChatRequest, ModelParameters, UserMessage, get_codec\n"
        "request = ChatRequest(parameters=ModelParameters(model='m'), messages=[UserMessage(content='x')])\n"
        f"for name in {names}: get_codec(name).encode_request(request)\n"
        "print([name for name in sys.modules if 'common_' in name])\n"
        "get_codec('vllm').stream_decoder()\n"
        "print([name for name in sys.modules if 'common_' in name])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["[]", "['turnwire_schema.wire.common_openai_chat']"]


def waits_for(package: str) -> dict[str, set[str]]:
    """For each module of a package: the modules whose imports it waits for, its own packages first of all."""
    lines = {(module, node.lineno) for module, tree in modules(package) for node in loaded_with(tree)}
    found: dict[str, set[str]] = {module: {module.rpartition(".")[0]} for module, _ in modules(package)}
    for imported in imports(package):
        if (imported.module, imported.line) in lines:
            steps = imported.name.split(".")
            found[imported.module] |= {".".join(steps[:end]) for end in range(1, len(steps) + 1)}
    return {module: names - {module} for module, names in found.items()}


def in_a_circle(arrows: dict[str, set[str]]) -> set[str]:
    """What is left when whatever waits for nothing, or is waited for by nothing, is taken away again and again."""
    left = dict(arrows)
    while True:
        waited_for = set().union(*left.values()) if left else set()
        kept = {name: names & left.keys() for name, names in left.items() if name in waited_for}
        kept = {name: names for name, names in kept.items() if names}
        if kept == left:
            return set(left)
        left = kept


@requirement("NFR-3")
def test_no_two_modules_wait_for_each_other_while_they_are_imported() -> None:
    """A module waits for its package, so a package must not import its modules: two threads would get half of one."""
    arrows = waits_for("turnwire") | waits_for("turnwire_schema")
    assert in_a_circle(arrows) == set()


@requirement("NFR-3")
def test_a_package_that_imports_its_module_is_a_circle() -> None:
    arrows = {"p": {"p.a"}, "p.a": {"p", "q"}, "q": set(), "r": {"p"}}
    assert in_a_circle({name: names & arrows.keys() for name, names in arrows.items()}) == {"p", "p.a"}
