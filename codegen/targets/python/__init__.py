"""Target ``python``: the import package ``turnwire_schema``.

``v1/<document>.py`` pydantic models of the canonical documents, ``wire/<dialect>.py`` TypedDicts of the wire
documents, ``text_formats.py`` what text formats have together, ``engines.py`` what engines of structured output do not
hold, and the runtime they share, copied from ``runtime/``.
"""

from __future__ import annotations

import posixpath
from pathlib import Path

from codegen.schemaset import WIRE_FOLDER, Document, SchemaSet, subschemas
from codegen.targets.python.addresses import addresses_module
from codegen.targets.python.constructors import constructors_module
from codegen.targets.python.documents import documents_module
from codegen.targets.python.emit import emit_models, emit_wire, in_order, tidy, with_late_dicts
from codegen.targets.python.engines import DOCUMENT as ENGINE, engines_module
from codegen.targets.python.fast_path import fast_path_modules
from codegen.targets.python.judged import judged_module
from codegen.targets.python.prepare import (
    RUNTIME_FILE,
    docstring,
    module_name,
    portable_pattern,
    prepare_models,
    prepare_wire,
    runtime_types,
)
from codegen.targets.python.raw import RAW, raw_modules
from codegen.targets.python.tables import JSON_TYPES, MADE_FAST, READ_FAST
from codegen.targets.python.text_formats import DOCUMENT, text_formats_module

PACKAGE = "python/turnwire_schema"
RUNTIME = Path(__file__).parent / "runtime"
HEADER = "# Generated from {source} by `make generate`. Do not edit: changes are lost.\n"

WIRE_INIT = '''\
"""Wire formats: one module of TypedDicts for each dialect."""

from functools import cache
from typing import Any

__all__ = ["known_keys"]


@cache
def known_keys(kind: type[Any]) -> frozenset[str]:
    """The keys that a TypedDict of a wire format declares; whatever else a document has is unknown to it."""
    keys: frozenset[str] = kind.__required_keys__ | kind.__optional_keys__
    return keys
'''
PACKAGE_INIT = '''\
"""Turnwire's schemas in Python: models (``v1``), wire formats (``wire``) and the documents (``documents``).

Everything here is generated from ``schemas/``; importing it loads nothing until a name is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnwire_schema import documents as documents
    from turnwire_schema import v1 as v1
    from turnwire_schema import wire as wire

__all__ = ["documents", "v1", "wire"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return import_module(f"turnwire_schema.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
'''


def generate(schemas: SchemaSet) -> dict[str, str]:
    """Every file of the package, by path below ``generated/``."""
    modules = tidy(
        _model_modules(schemas)
        | _wire_modules(schemas)
        | ({"text_formats.py": text_formats_module(schemas)} if DOCUMENT in schemas.documents else {})
        | ({"engines.py": engines_module(schemas)} if ENGINE in schemas.documents else {})
        | {"__init__.py": PACKAGE_INIT, "_words.py": _words_module(schemas), "_spaces.py": _spaces_module()}
    )
    files = modules | _runtime_modules() | {"py.typed": ""}
    return {f"{PACKAGE}/{path}": files[path] for path in sorted(files)}


def _runtime_modules() -> dict[str, str]:
    modules = {}
    for path in sorted(RUNTIME.glob("*.py")):
        header = HEADER.format(source=f"codegen/targets/python/runtime/{path.name}")
        modules[path.name] = header + path.read_text(encoding="utf-8")
    return modules


def _words_module(schemas: SchemaSet) -> str:
    """The patterns of the canonical documents, as the models have them, in the words of the schema."""
    words = {
        portable_pattern(schema["pattern"], end=end): schema["x-in-words"]
        for document in schemas.canonical
        for _, schema in subschemas(document.schema)
        if "pattern" in schema and "x-in-words" in schema
        for end in ("$", r"\Z")
    }
    lines = [f"    {pattern!r}: {sentence!r}," for pattern, sentence in sorted(words.items())]
    about = '"""What the patterns of the schemas ask for, in words: a person is never shown a regular expression."""'
    body = ["from collections.abc import Mapping", "", "IN_WORDS: Mapping[str, str] = {", *lines, "}", ""]
    return "\n".join([HEADER.format(source="schemas/"), about, "", *body])


def _spaces_module() -> str:
    """What the schemas call white space, for code that has to say the same."""
    about = '"""What is white space to the schemas: that of ECMA-262, which is not that of Python."""'
    no_space = portable_pattern(r"\S")
    found = f'NO_SPACE: Final = late_pattern(r"{no_space}")'
    meaning = '"""The pattern `\\\\S` of the schemas: one character that is no white space."""'
    lines = [
        about,
        "",
        "from typing import Final",
        "",
        "from turnwire_schema._late_patterns import late_pattern",
        "",
        found,
        meaning,
        "",
    ]
    return "\n".join([HEADER.format(source="codegen/ecma.py"), *lines])


def _model_modules(schemas: SchemaSet) -> dict[str, str]:
    documents = schemas.canonical
    if not documents:
        return {}
    generated = [document for document in documents if set(document.definitions) - set(JSON_TYPES)]
    prepared = {module_name(document): prepare_models(schemas, document) for document in generated}
    bodies = emit_models(prepared | {RUNTIME_FILE: runtime_types()})
    modules = {}
    homes: dict[str, str] = {}
    for document in documents:
        name = module_name(document)
        public = sorted(document.definitions)
        held = [JSON_TYPES[definition] for definition in public if definition in JSON_TYPES]
        imports = f"from turnwire_schema._runtime import {', '.join(held)}\n" if held else ""
        homes |= {definition: f"turnwire_schema.v1.{name}" for definition in public if definition not in JSON_TYPES}
        homes |= {definition: "turnwire_schema._runtime" for definition in public if definition in JSON_TYPES}
        modules[f"v1/{name}.py"] = _module(
            [document], imports + in_order(bodies.get(name, ""), list(document.definitions)), public
        )
    modules["v1/__init__.py"] = _lazy_package(
        "The canonical model, version 1: every definition by its name, loaded when it is first asked for.", homes
    )
    if any(name in homes for name in READ_FAST):
        modules["v1/documents.py"] = HEADER.format(source="schemas/turnwire/v1/") + documents_module(schemas)
    if any(name in homes for name in MADE_FAST):
        modules["v1/constructors.py"] = HEADER.format(source="schemas/turnwire/v1/") + constructors_module(schemas)
    return modules


def _wire_modules(schemas: SchemaSet) -> dict[str, str]:
    modules = {}
    for dialect in schemas.dialects:
        documents = schemas.wire(dialect)
        name = dialect.replace("-", "_")
        defined = [definition for document in documents for definition in document.definitions]
        body = in_order(emit_wire({name: prepare_wire(schemas, documents)})[name], defined)
        modules[f"wire/{name}.py"] = _module(documents, with_late_dicts(body), sorted(defined))
        modules |= raw_modules(dialect, body)
    modules["wire/__init__.py"] = WIRE_INIT
    modules["wire/raw.py"] = RAW
    modules["wire/addresses.py"] = addresses_module(schemas)
    modules["wire/judged.py"] = judged_module(schemas)
    modules |= fast_path_modules(schemas)
    return modules


def _module(documents: list[Document], body: str, public: list[str]) -> str:
    first = documents[0]
    source = f"schemas/{first.path}"
    about = f"{first.schema['title']}.\n\n{docstring(first.schema['description'])}\n"
    if first.path.startswith(WIRE_FOLDER):
        source = f"schemas/{posixpath.dirname(first.path)}/"
        lines = [f"* {document.name}: {document.schema['title']}." for document in documents]
        about = "\n".join([f"Wire format of the dialect {first.path.split('/')[1]}.", "", *lines, ""])
    late = "from __future__ import annotations"  # texts, which are read when a class is first used
    return "\n".join(
        [HEADER.format(source=source), f'"""{about}"""', "", late, "", body, "", f"__all__ = {public!r}", ""]
    )


def _lazy_package(docstring: str, homes: dict[str, str]) -> str:
    """An ``__init__`` that imports a module when one of its names is first asked for (PEP 562)."""
    names = sorted(homes)
    modules = {home: tuple(name for name in names if homes[name] == home) for home in sorted(set(homes.values()))}
    imports = "\n".join(f"    from {homes[name]} import {name} as {name}" for name in names)
    return f'''{HEADER.format(source="schemas/")}
"""{docstring}"""

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
{imports}

__getattr__, __all__ = lazy_names(__name__, {modules!r})


def __dir__() -> list[str]:
    return sorted({{*globals(), *__all__}})
'''
