"""What holds for every schema document and its vectors: one small function a rule, each with a stable id.

A lint is a function from the schemas to findings, registered by `lint` with its id and one sentence. An id is never
used again for another rule. Each lint has a test that breaks exactly it.
"""

from __future__ import annotations

from codegen.lint.registry import LINTS, Finding, Lint, run

# Importing a module registers its lints.
from codegen.lint import documents, gateway, shapes, vectors  # noqa: F401  # isort: skip

__all__ = ["LINTS", "Finding", "Lint", "run"]
