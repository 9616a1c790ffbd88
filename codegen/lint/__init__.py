"""What holds for every schema document and its vectors: one small function a rule, each with a stable id.

A lint is a function from the schemas to findings, registered by `lint` with its id and one sentence. An id is never
used again for another rule. Each lint has a test that breaks exactly it.
"""

from __future__ import annotations

from codegen.lint import addresses, documents, engines, fast_path, formats, gateway, migrations, shapes, vectors
from codegen.lint.registry import LINTS, Finding, Lint, run

# The modules stand in this list because importing them is what registers their lints.
__all__ = [
    "LINTS",
    "Finding",
    "Lint",
    "addresses",
    "documents",
    "engines",
    "fast_path",
    "formats",
    "gateway",
    "migrations",
    "run",
    "shapes",
    "vectors",
]
