"""Schemas of drafts 4, 6 and 7 as draft 2020-12, whose keywords engines read whatever `$schema` says."""

from __future__ import annotations

import re
from typing import Any, Final

from turnwire.core.schema_refs import map_levels

LATEST: Final = "https://json-schema.org/draft/2020-12/schema"
_OLD: Final = re.compile(r"https?://json-schema\.org/draft-0([467])/schema#?")
_LATEST: Final = re.compile(r"https?://json-schema\.org/draft/2020-12/schema#?")

# Keywords that a draft does not know; it ignores them.
_SINCE_2019: Final = frozenset(
    (
        *("$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveRef", "dependentRequired", "dependentSchemas"),
        *("maxContains", "minContains", "prefixItems", "unevaluatedItems", "unevaluatedProperties"),
    )
)
_SINCE_7: Final = frozenset(("else", "if", "then"))
_SINCE_6: Final = frozenset(("$id", "const", "contains", "propertyNames"))
_UNKNOWN: Final = {"7": _SINCE_2019, "6": _SINCE_2019 | _SINCE_7, "4": _SINCE_2019 | _SINCE_7 | _SINCE_6}


class UnknownDraftError(Exception):
    """The schema is of a draft that is not read here."""


def modernize(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema of draft 2020-12 that means the same; the same object if it is one.

    Raises:
        UnknownDraftError: `$schema` names another draft than 4, 6, 7 and 2020-12.
    """
    stated = schema.get("$schema")
    if stated is None or (isinstance(stated, str) and _LATEST.fullmatch(stated)):
        return schema
    found = _OLD.fullmatch(stated) if isinstance(stated, str) else None
    if found is None:
        raise UnknownDraftError
    draft = found[1]
    rest = {key: value for key, value in schema.items() if key != "$schema"}
    modern = map_levels(rest, lambda level: _modern(level, draft))
    return schema if modern == rest else {"$schema": LATEST, **modern}


def _modern(level: dict[str, Any], draft: str) -> dict[str, Any]:
    if "$ref" in level:  # what is beside it is ignored
        return {key: value for key, value in level.items() if key in ("$ref", "$defs", "definitions")}
    out = {key: value for key, value in level.items() if key not in _UNKNOWN[draft]}
    if "$schema" in out:
        raise UnknownDraftError
    if draft == "4":
        if "id" in out:
            raise UnknownDraftError
        for limit, exclusive in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
            if out.pop(exclusive, False) is True and limit in out:
                out[exclusive] = out.pop(limit)
    if isinstance(out.get("$id"), str) and out["$id"].startswith("#"):
        out["$anchor"] = out.pop("$id")[1:]
    rest = out.pop("additionalItems", None)
    if isinstance(items := out.get("items"), list):
        del out["items"]
        if items:
            out["prefixItems"] = items
        if rest is not None:
            out["items"] = rest
    for name, asked in out.pop("dependencies", {}).items():
        keyword = "dependentRequired" if isinstance(asked, list) else "dependentSchemas"
        out[keyword] = {**out.get(keyword, {}), name: asked}
    return out
