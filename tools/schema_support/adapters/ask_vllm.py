"""Asks as vLLM does: its own functions choose the engine (`auto`) or build the grammar of a strict tool.

`vllm/v1/structured_output` comes from vLLM's wheel; everything else of vLLM that those modules import is stood in for,
as no server is started. The engines are the versions that this vLLM pins. First argument: `auto` or `tool`.
Second argument: the folder that the wheel's modules were unpacked to.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import ask_llguidance
import ask_outlines_core
import ask_xgrammar
from answering import Refused, answer_all

KEPT = ("vllm.v1.structured_output.backend_", "vllm.v1.structured_output.request")


class ValidationError(ValueError):
    """Stands in for vLLM's error of a request that is answered with 400."""


class LazyLoader:
    """Stands in for vLLM's loader: imports a module when it is first used."""

    def __init__(self, name: str, scope: dict[str, Any], module: str) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(importlib.import_module(self.module), name)


class StandIn(ModuleType):
    """A module of vLLM that is not run: whatever is imported from it is a class without behaviour."""

    __path__: tuple[str, ...] = ()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        given = {"LazyLoader": LazyLoader, "VLLMValidationError": ValidationError, "PIN_MEMORY": False}
        functions = {"init_logger": lambda _: SimpleNamespace(), "check_json_nesting": lambda *_, **__: None}
        return given.get(name) or functions.get(name) or type(name, (), {})


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of the wheel that are run, and a stand-in for every other module of vLLM."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name.startswith(KEPT):
            return importlib.util.spec_from_file_location(name, self.folder / f"{name.replace('.', '/')}.py")
        if name.split(".")[0] == "vllm":
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        return StandIn(spec.name)

    def exec_module(self, module: ModuleType) -> None: ...


def _request(schema: Any) -> SimpleNamespace:
    constraints = dict.fromkeys(("regex", "choice", "grammar", "json_object", "structural_tag"))
    return SimpleNamespace(structured_outputs=SimpleNamespace(json=schema, **constraints))


def ask(schema: Any, instances: list[str]) -> Iterable[bool]:
    """Choose an engine as `SamplingParams` does under `auto`, and ask that one."""
    backend = "vllm.v1.structured_output.backend_"
    xgrammar, guidance, outlines = (
        importlib.import_module(backend + name) for name in ("xgrammar", "guidance", "outlines")
    )
    if not isinstance(schema, dict):  # the request's model takes an object only
        raise Refused("json_schema is not an object")
    try:
        xgrammar.validate_xgrammar_grammar(_request(schema))
    except ValidationError:
        pass
    else:
        return ask_xgrammar.ask(schema, instances)
    try:
        if guidance.has_guidance_unsupported_json_features(schema):
            outlines.validate_structured_output_request_outlines(_request(schema))
            return ask_outlines_core.ask(schema, instances)
        guidance.validate_guidance_grammar(_request(schema))
        return ask_llguidance.ask(schema, instances)
    except ValidationError as error:
        raise Refused(str(error)) from error


if __name__ == "__main__":
    way, folder = sys.argv[1:]
    sys.meta_path.insert(0, Finder(Path(folder)))
    answer_all(ask if way == "auto" else ask_xgrammar.ask_tool)
