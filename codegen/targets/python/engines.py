"""The module ``engines.py``: what engines of structured output do not hold, and which engine a server uses.

The rows are Python values, so that reading them costs no more than the import of the module.
"""

from __future__ import annotations

import json
from typing import Any

from codegen.schemaset import ENGINE_SUFFIX, ENGINES_FOLDER, SERVERS, SchemaSet
from codegen.targets.python.emit import emit_wire, in_order
from codegen.targets.python.prepare import prepare_wire

DOCUMENT = f"{ENGINES_FOLDER}v1/engine.schema.json"
TEXT = '''\
# Generated from schemas/engines/ by `make generate`. Do not edit: changes are lost.

"""What engines of structured output do not hold of a JSON schema, and which engine a server uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

{body}

ENGINES: Final[Mapping[str, Engine]] = {engines}
"""The engines by name and version: ``xgrammar-0.2.8``."""

SERVERS: Final[tuple[ServerRow, ...]] = {servers}
"""Which engine a server uses."""

FEATURES: Final[Mapping[SchemaFeature, str]] = {features}
"""What each feature is."""

INSTEAD: Final[Mapping[SchemaFeature, str]] = {instead}
"""What to write instead of a feature, where there is something."""

REWRITINGS: Final[Mapping[Rewriting, str]] = {rewritings}
"""What each rewriting does."""
'''


def engines_module(schemas: SchemaSet) -> str:
    """The text of the module."""
    documents = [each for path, each in schemas.documents.items() if path.startswith(ENGINES_FOLDER)]
    defined = [name for document in documents for name in document.definitions]
    body = in_order(emit_wire({"engines": prepare_wire(schemas, documents)})["engines"], defined)
    rows = [json.loads(text) for path, text in schemas.files.items() if path.endswith(ENGINE_SUFFIX)]
    features = schemas.documents[DOCUMENT].definitions["SchemaFeature"]["oneOf"]
    rewritings = schemas.documents[DOCUMENT].definitions["Rewriting"]["oneOf"]
    return TEXT.format(
        body=body,
        engines={f"{row['engine']}-{row['version']}": row for row in rows},
        servers=tuple(json.loads(schemas.files.get(SERVERS, '{"rows": []}'))["rows"]),
        features=_said(features, "description"),
        instead=_said(features, "x-instead"),
        rewritings=_said(rewritings, "description"),
    )


def _said(words: list[dict[str, Any]], keyword: str) -> dict[str, str]:
    return {word["const"]: word[keyword] for word in words if keyword in word}
