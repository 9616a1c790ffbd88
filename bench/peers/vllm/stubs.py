"""Makes the parsers of vLLM's wheel importable without torch, transformers and the engine: nothing of those is read.

Import it first. The parsers and the two protocols that they answer with are the wheel's own modules; every other module
of vLLM, and every large library, is one whose names are all classes that do nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from itertools import count
from types import ModuleType
from typing import Any

REAL = (
    "vllm.parser",
    "vllm.reasoning",
    "vllm.tool_parsers",
    "vllm.envs",
    "vllm.utils.collection_utils",
    "vllm.entrypoints.generate.base.protocol",
    "vllm.entrypoints.serve.engine.protocol",
    "vllm.entrypoints.openai.chat_completion.protocol",
)
LARGE = {
    *("cachetools", "fastapi", "mistral_common", "openai_harmony", "prometheus_client", "starlette", "tiktoken"),
    *("torch", "transformers", "xgrammar"),
}
_NUMBERS = count(1)


class _Nothing(type):
    """Classes whose every name is another of them, and that may stand in any annotation."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _class(name)

    def __getitem__(cls, item: Any) -> Any:
        return cls

    def __iter__(cls) -> Iterator[Any]:
        return iter(())

    def __or__(cls, other: Any) -> Any:
        return cls

    __ror__ = __or__


def _class(name: str) -> Any:
    def new(cls: Any, *given: Any, **named: Any) -> Any:
        return given[0] if len(given) == 1 and callable(given[0]) and not named else object.__new__(cls)

    def attribute(self: Any, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _class(name)

    def schema(cls: Any, source: Any, handler: Any) -> Any:
        from pydantic_core import core_schema

        return core_schema.any_schema()

    return _Nothing(
        name,
        (),
        {
            "__new__": new,
            "__init__": lambda self, *given, **named: None,
            "__call__": lambda self, *given, **named: given[0] if len(given) == 1 and callable(given[0]) else None,
            "__getattr__": attribute,
            "__get_pydantic_core_schema__": classmethod(schema),
        },
    )


class _Module(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        found = _class(name)
        setattr(self, name, found)
        return found


class _Finder(MetaPathFinder, Loader):
    def find_spec(self, fullname: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        top = fullname.partition(".")[0]
        if top == "vllm":
            is_real = any(fullname == name or fullname.startswith(f"{name}.") for name in REAL)
            return None if is_real else ModuleSpec(fullname, self, is_package=True)
        return ModuleSpec(fullname, self, is_package=True) if top in LARGE else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = _Module(spec.name)
        module.__path__ = [f"{_ROOT}/{spec.name.replace('.', '/')}"]
        return module

    def exec_module(self, module: ModuleType) -> None:
        given = _GIVEN.get(module.__name__, {})
        vars(module).update(given)


def _logger(name: str) -> Any:
    return _class("Logger")()


_GIVEN: dict[str, dict[str, Any]] = {
    "vllm.renderers.chat_utils": {"make_tool_call_id": lambda *given, **named: f"call_{next(_NUMBERS)}"},
    "vllm.utils": {"random_uuid": lambda: f"{next(_NUMBERS):032x}"},
    "vllm.utils.mistral": {
        "is_mistral_tokenizer": lambda tokenizer: False,
        "is_mistral_tool_parser": lambda parser: False,
    },
    "vllm.logger": {"init_logger": _logger},
}
_found = PathFinder.find_spec("vllm")
_ROOT = (_found.submodule_search_locations or [""])[0].removesuffix("/vllm") if _found else ""
sys.meta_path.insert(0, _Finder())
