"""Reference pages of the Python API, read from the source by griffe: nothing is imported, every public name is there.

A name's page is found by the module that it lives in. Signatures, docstrings and the descriptions of fields are those
of the source; the fields of models carry the descriptions of the schemas.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import griffe

from tools.site.names import Names
from tools.site.topics import TOPICS, topic_of

FOLDER: Final = "reference/python"


EXTRA_PACKAGES: Final = (
    *("turnwire.agent", "turnwire.batch", "turnwire.benchmark", "turnwire.gateway", "turnwire.mcp", "turnwire.standin"),
    *("turnwire.scripted_model", "turnwire.testing", "turnwire.tools"),
)
"""Packages with a public `__all__` of their own."""


NOTHING_PUBLIC: Final = re.compile(
    r"(turnwire\.(cli|contract|codecs\.(?!(?:text|endpoints|streams)\.)\w+)|turnwire_schema\.wire)\."
)
"""How modules begin that define no public name and no base of one: half of all source. A test holds names to it."""


class Finder(griffe.ModuleFinder):
    """Leaves out what no page is about: reading a module takes about as long as compiling it three times."""

    def submodules(self, module: griffe.Module) -> list[tuple[tuple[str, ...], Path]]:
        """The modules below one, as griffe finds them, without those of `NOTHING_PUBLIC`."""
        found = super().submodules(module)
        return [(parts, path) for parts, path in found if not NOTHING_PUBLIC.match(".".join((module.path, *parts)))]


class Reference(NamedTuple):
    """The pages by path, the place of every name, and (title, path) in the order of the navigation."""

    pages: dict[str, str]
    places: dict[str, str]
    index: list[tuple[str, str]]


def load(root: Path) -> griffe.Module:
    """The package `turnwire` as griffe reads it."""
    loader = griffe.GriffeLoader(docstring_parser=griffe.Parser.google)
    loader.finder = Finder([root / "src", root / "generated" / "python"])
    package = loader.load("turnwire")
    loader.load("turnwire_schema")
    loader.resolve_aliases(implicit=False, external=False)
    assert isinstance(package, griffe.Module)
    return package


def public(package: griffe.Module) -> Iterator[tuple[str, Any]]:
    """(name as it is imported, the object) of everything public, in order."""
    for module in (package, *(package[name.removeprefix("turnwire.")] for name in EXTRA_PACKAGES)):
        names: list[str] = import_module(module.path).__all__  # made of a table, which griffe does not read
        for name in sorted(set(names) - {"__version__"}, key=str.lower):
            member = module.members[name]
            found = member.final_target if member.is_alias else member
            yield (name if module is package else f"{module.path}.{name}"), found
    yield "turnwire_schema.Model", package.modules_collection["turnwire_schema._runtime.Model"]


def write(root: Path) -> Reference:
    """Every page of the reference."""
    chosen: dict[str, list[tuple[str, Any]]] = {}
    places: dict[str, str] = {}
    for name, found in public(load(root)):
        module = found.module.path if not isinstance(found, griffe.Module) else found.path
        topic = topic_of("turnwire.gateway" if name.startswith("turnwire.gateway.") else module)
        chosen.setdefault(topic.page, []).append((name, found))
        short = name.rpartition(".")[2]
        page = f"{FOLDER}/{topic.page}.md"
        places[short] = f"{page}#{short}"
        if isinstance(found, griffe.Class):
            for member in members(found):
                places[f"{short}.{member.name}"] = f"{page}#{short}.{member.name}"
    names = Names(places)
    pages, index = {}, []
    for topic in TOPICS:
        if topic.page not in chosen:
            continue
        path = f"{FOLDER}/{topic.page}.md"
        texts = [f"# {topic.title}\n\n{topic.intro}\n"]
        texts += [described(name, found, names, path) for name, found in chosen[topic.page]]
        pages[path] = "\n".join(texts)
        index.append((topic.title, path))
    return Reference(pages, places, index)


def described(name: str, found: Any, names: Names, page: str) -> str:
    """One public name: a class with its members, a function, or a value."""
    short = name.rpartition(".")[2]
    home = "turnwire" if "." not in name else name.rpartition(".")[0]
    lines = [f"## {short} {{ #{short} }}\n", f"*{kind(found)} of `{home}`*\n"]
    if isinstance(found, griffe.Function):
        lines += [code(signature(found)), documented(found, names, page)]
    elif isinstance(found, griffe.Class):
        lines.append(class_line(found))
        lines += [documented(found, names, page), fields(found, names, page)]
        inherited = [base.name for base in lineage(found)[1:] if is_public(base) and base.name != "Model"]
        if inherited:
            lines.append(f"Also everything of {' and '.join(names.linked(f'`{base}`', page) for base in inherited)}.\n")
        for member in members(found):
            if isinstance(member, griffe.Function):
                anchor = f"{short}.{member.name}"
                lines.append(f"### {anchor} {{ #{anchor} }}\n")
                lines += [code(signature(member)), documented(member, names, page)]
    else:
        value = getattr(found, "value", None)
        lines += [code(f"{short} = {shown(value)}") if value is not None else "", documented(found, names, page)]
    return "\n".join(line for line in lines if line)


def kind(found: Any) -> str:
    """What it is, in a word."""
    if isinstance(found, griffe.Class):
        if any("TypedDict" in str(base) for base in found.bases):
            return "typed dictionary"
        return "error" if short_bases(found) & {"Exception", "TurnwireError"} else "class"
    return "function" if isinstance(found, griffe.Function) else "value"


def short_bases(found: griffe.Class) -> set[str]:
    """The names of all bases, near and far."""
    near = {str(base).rpartition(".")[2] for base in found.bases}
    return near | {name for base in found.resolved_bases for name in short_bases(_class(base))}


def _class(found: Any) -> griffe.Class:
    target = found.final_target if found.is_alias else found
    assert isinstance(target, griffe.Class)
    return target


_SILENT: Final = frozenset({"model_config", "model_post_init", "model_copy"})
"""Members of pydantic that need no word."""


def members(found: griffe.Class) -> list[Any]:
    """Public, documented members in order: its own, and those of bases that have no place of their own."""
    seen: dict[str, Any] = {}
    for owner in lineage(found):
        if owner is not found and is_public(owner):
            continue
        for name, member in owner.members.items():
            target = _final(member)
            if name.startswith("_") or name in _SILENT or name in seen or target is None or target.docstring is None:
                continue
            if isinstance(target, (griffe.Function, griffe.Attribute)):
                seen[name] = target
    return list(seen.values())


def lineage(found: griffe.Class) -> list[griffe.Class]:
    """The class and its bases, in the order in which Python looks into them."""
    return [found, *(_class(base) for base in found.mro())]


def is_public(found: griffe.Class) -> bool:
    """Whether a class has a place of its own on these pages."""
    package = found.package.modules_collection["turnwire"]
    return found.name in (package.exports or ()) or found.path == "turnwire_schema._runtime.Model"


def _final(member: Any) -> Any:
    if not member.is_alias:
        return member
    try:
        return member.final_target
    except griffe.GriffeError:
        return None


def class_line(found: griffe.Class) -> str:
    """How it is made, and what it derives from."""
    made = next(
        (
            owner.members["__init__"]
            for owner in lineage(found)
            if "__init__" in owner.members and owner.name != "Model"
        ),
        None,
    )
    bases = [str(base).rpartition(".")[2] for base in found.bases if not str(base).startswith(("_", "Generic"))]
    derived = f"class {found.name}({', '.join(bases)})" if bases else f"class {found.name}"
    if isinstance(made, griffe.Function) and "ABC" not in bases:
        return code(f"{derived}\n{signature(made, found.name)}")
    return code(derived)


def fields(found: griffe.Class, names: Names, page: str) -> str:
    """The attributes and properties of a class as a table."""
    rows = []
    for member in members(found):
        if isinstance(member, griffe.Attribute):
            kind_of = shown(member.annotation)
            text = member.docstring.value if member.docstring else ""
            anchor = f'<a id="{found.name}.{member.name}"></a>'
            rows.append(f"| {anchor}`{member.name}` | {cell_code(kind_of)} | {cell(names.linked(text, page))} |")
    return "\n| field | type | what it is |\n|---|---|---|\n" + "\n".join(rows) + "\n" if rows else ""


def cell(text: str) -> str:
    """A text on one line of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def cell_code(text: str) -> str:
    """Code on one line of a table, where a bar in code needs no escape."""
    return f"`{' '.join(text.split())}`" if text else ""


def shown(annotation: Any) -> str:
    """An annotation as a reader writes it: `Annotated[X, …]` is X."""
    text = str(annotation) if annotation is not None else ""
    try:
        tree = ast.parse(text, mode="eval")
    except SyntaxError:
        return text
    return ast.unparse(_Plain().visit(tree))


_PLAIN_NAMES: Final = {"Text": "str", "StrictInt": "int", "StrictBool": "bool", "StrictFloat": "float"}


class _Plain(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(_PLAIN_NAMES.get(node.id, node.id))

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id == "Annotated" and isinstance(node.slice, ast.Tuple):
            return node.slice.elts[0]
        return node


def signature(function: griffe.Function, name: str | None = None) -> str:
    """The signature as it is written, one parameter a line where it is long."""
    parts: list[str] = []
    seen_star = positional = False
    for parameter in function.parameters:
        if parameter.name in ("self", "cls"):
            continue
        how = parameter.kind
        if positional and how is not griffe.ParameterKind.positional_only:
            parts.append("/")
        positional = how is griffe.ParameterKind.positional_only
        if how is griffe.ParameterKind.var_positional:
            seen_star = True
        if how is griffe.ParameterKind.keyword_only and not seen_star:
            parts.append("*")
            seen_star = True
        star = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}.get(how, "")
        text = f"{star}{parameter.name}"
        if parameter.annotation is not None:
            text += f": {parameter.annotation}"
        if parameter.default is not None and not star:
            text += f" = {parameter.default}" if parameter.annotation is not None else f"={parameter.default}"
        parts.append(text)
    if positional:
        parts.append("/")
    begin = ("async def " if "async" in function.labels else "def ") + function.name if name is None else name
    end = f" -> {function.returns}" if function.returns is not None and name is None else ""
    line = f"{begin}({', '.join(parts)}){end}"
    if len(line) <= 84:
        return line
    return f"{begin}(\n" + "".join(f"    {part},\n" for part in parts if part) + f"){end}"


def code(text: str) -> str:
    """A fence of Python."""
    return f"```python\n{text}\n```\n"


def documented(found: Any, names: Names, page: str) -> str:
    """The docstring: its text, and lists of parameters and errors."""
    if found.docstring is None:
        return ""
    lines: list[str] = []
    for section in found.docstring.parsed:
        if section.kind is griffe.DocstringSectionKind.text:
            lines.append(fenced(names.linked(section.value, page)))
        elif section.kind is griffe.DocstringSectionKind.raises:
            lines += ["Raises:\n", *_entries((str(one.annotation), one.description) for one in section.value)]
        elif section.kind is griffe.DocstringSectionKind.parameters:
            lines += ["Parameters:\n", *_entries((one.name, one.description) for one in section.value)]
        elif hasattr(section, "value") and isinstance(section.value, list):
            lines += [f"{section.kind.value.capitalize()}:\n"]
            lines += _entries(
                (getattr(one, "name", "") or str(one.annotation), one.description) for one in section.value
            )
        lines.append("")
    return "\n".join(lines)


def _entries(entries: Iterable[tuple[str, str]]) -> list[str]:
    return [f"- `{name}`: {' '.join(text.split())}" for name, text in entries]


def fenced(text: str) -> str:
    """A docstring's text, its indented examples as fences of Python."""
    lines: list[str] = []
    block: list[str] = []
    for line in [*text.splitlines(), ""]:
        is_code = line.startswith("    ") or (block and not line.strip())
        if is_code and (block or not lines or not lines[-1].strip() or lines[-1].endswith(":")):
            block.append(line[4:])
            continue
        if block:
            while block and not block[-1].strip():
                block.pop()
            lines += ["", "```python", *block, "```", ""]
            block = []
        lines.append(line)
    if block:
        lines += ["", "```python", *block, "```"]
    return "\n".join(lines)
