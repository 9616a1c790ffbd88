"""The validators: the definitions without their prose, compiled to JavaScript by ajv (``compile.cjs``).

In: the modules of the package. Out: the code of each as an ES module that needs nothing but ``runtime.js``.
References become bare names: a definition that a dialect borrows from another folder is compiled into its module too.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from codegen.lift import ANNOTATIONS
from codegen.schemaset import Document, Schema, SchemaError, SchemaSet, subschemas
from codegen.targets import TargetFailed
from codegen.targets.typescript.modules import RUNTIME, Module, relative
from codegen.targets.typescript.toolchain import run_node

SCRIPT = Path(__file__).parent / "compile.cjs"
PROSE = ANNOTATIONS - {"discriminator"}


class CompileFailed(TargetFailed):
    """ajv refused a schema; the message is its own."""


def function_name(definition: str) -> str:
    """The name of the validator of a definition."""
    return f"validate{definition}"


def validators(schemas: SchemaSet, modules: Iterable[Module]) -> dict[str, str]:
    """The code of the validators by path of the module.

    Raises: ToolsMissing; CompileFailed; SchemaError if a module meets two definitions of one name.
    """
    modules = list(modules)
    request = {
        "modules": {
            module.path: {
                "definitions": _closure(schemas, module),
                "exports": {function_name(name): name for _document, name, _definition in module.definitions()},
            }
            for module in modules
        }
    }
    done = run_node([SCRIPT], stdin=json.dumps(request))
    if done.returncode != 0:
        raise CompileFailed(f"the validators do not compile: {done.stderr.strip()}")
    code: dict[str, str] = json.loads(done.stdout)
    return {module.path: _with_import(module, code[module.path]) for module in modules}


def _with_import(module: Module, code: str) -> str:
    helper = "countCharacters"
    if helper not in code:
        return code
    return f'import {{ {helper} }} from "{relative(module.path, RUNTIME)}";\n\n{code}'


def _closure(schemas: SchemaSet, module: Module) -> dict[str, Any]:
    """The definitions of a module and all that they reach, ready for ajv."""
    homes: dict[str, Document] = {name: document for document, name, _definition in module.definitions()}
    waiting = list(homes)
    ready: dict[str, Any] = {}
    while waiting:
        name = waiting.pop(0)
        home = homes[name]
        definition = copy.deepcopy(home.definitions[name])
        for pointer, schema in list(subschemas(definition)):
            _strip(schema)
            if "$ref" in schema:
                target = schemas.resolve(home, schema["$ref"], f"/$defs/{name}{pointer}")
                if homes.setdefault(target.name, target.document) is not target.document:
                    message = f"{target.name} is defined in {homes[target.name].path} too"
                    raise SchemaError(home.path, f"/$defs/{name}{pointer}/$ref", message)
                if target.name not in ready and target.name not in waiting and target.name != name:
                    waiting.append(target.name)
                schema["$ref"] = target.name
        ready[name] = definition
    return ready


def _strip(schema: Schema) -> None:
    for keyword in [keyword for keyword in schema if keyword in PROSE or keyword.startswith("x-")]:
        del schema[keyword]
