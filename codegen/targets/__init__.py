"""The targets of the generator: each a pure function from the schemas to files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from codegen.schemaset import SchemaSet

Generate = Callable[[SchemaSet], dict[str, str]]

# Name of a target -> its package. Listed here so that a run of one target loads that target only.
TARGETS: Mapping[str, str] = {
    "python": "codegen.targets.python",
    "json": "codegen.targets.json",
    "typescript": "codegen.targets.typescript",
    "go": "codegen.targets.go",
    "rust": "codegen.targets.rust",
    "openapi": "codegen.targets.openapi",
}


class TargetFailed(Exception):
    """A target cannot be made for a reason outside the schemas, such as a tool that is missing; says what to do."""


def load(name: str) -> Generate:
    """The function of a target."""
    generate: Generate = import_module(TARGETS[name]).generate
    return generate
