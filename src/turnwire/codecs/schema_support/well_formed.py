"""Which keywords of a JSON Schema have values that it allows: any other value says nothing, and stays as it is."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, Final
from urllib.parse import urlsplit

from turnwire.core.schema_refs import map_children

_LIST: Final = (list, tuple)
_NUMBER: Final = (int, float)
_SCHEMA: Final = (Mapping, bool)
_TYPES: Final[Mapping[str, tuple[Any, ...]]] = {
    **dict.fromkeys(
        ("$ref", "$dynamicRef", "$schema", "$id", "$anchor", "$dynamicAnchor", "pattern", "format"), (str,)
    ),
    **dict.fromkeys(("allOf", "anyOf", "oneOf", "prefixItems", "required", "enum"), _LIST),
    **dict.fromkeys(("properties", "patternProperties", "$defs", "definitions"), (Mapping,)),
    **dict.fromkeys(("dependentRequired", "dependentSchemas", "dependencies"), (Mapping,)),
    **dict.fromkeys(("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"), _NUMBER),
    **dict.fromkeys(("minLength", "maxLength", "minItems", "maxItems", "minContains", "maxContains"), _NUMBER),
    **dict.fromkeys(("minProperties", "maxProperties"), _NUMBER),
    **dict.fromkeys(("additionalProperties", "propertyNames", "items", "additionalItems"), (*_SCHEMA, *_LIST)),
    **dict.fromkeys(("unevaluatedProperties", "unevaluatedItems", "contains", "not", "if"), (*_SCHEMA, *_LIST)),
    "type": (str, list, tuple),
    "uniqueItems": (bool,),
}
_ADDRESSES: Final = frozenset(("$ref", "$dynamicRef", "$id"))
_NAMED: Final = frozenset(("properties", "patternProperties", "$defs", "definitions"))


def well_formed(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a level without the keywords whose values JSON Schema does not allow: they say nothing."""
    wrong = [keyword for keyword, value in schema.items() if not _is_allowed(keyword, value)]
    return {keyword: value for keyword, value in schema.items() if keyword not in wrong} if wrong else schema


def is_well_formed(root: Any) -> bool:
    """Whether a schema is JSON, and every level of it has only keywords with values that JSON Schema allows."""
    levels, values = [root], [root]
    while levels:
        level = levels.pop()
        if isinstance(level, bool):
            continue
        if not isinstance(level, dict) or not all(_is_allowed(keyword, value) for keyword, value in level.items()):
            return False
        others = level.get("dependencies", {}).values()
        levels += [each for each in others if not (isinstance(each, list) and _are_texts(each))]
        levels += _children(level)
    while values:
        value = values.pop()
        if isinstance(value, Mapping):
            if not _are_texts(value):
                return False
            values += (*value, *value.values())
        elif isinstance(value, _LIST):
            values += value
        elif (isinstance(value, float) and not isfinite(value)) or (isinstance(value, str) and not _is_unicode(value)):
            return False
    return True


def _children(level: dict[str, Any]) -> list[Any]:
    found: list[Any] = []

    def note(child: Any, steps: tuple[str, ...]) -> Any:
        found.append(child)
        return child

    map_children(level, note)
    return found


def is_address(text: str) -> bool:
    """Whether a text can be read as a URL or a part of one."""
    try:
        urlsplit(text)
    except ValueError:
        return False
    return True


def _is_unicode(text: str) -> bool:
    """Whether a text has no half of a surrogate pair."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_allowed(keyword: object, value: Any) -> bool:
    if not isinstance(keyword, str):
        return False
    if keyword in _TYPES and not any(isinstance(value, each) for each in _TYPES[keyword]):
        return False
    if keyword == "required" or (keyword == "type" and not isinstance(value, str)):
        return _are_texts(value)
    if keyword == "dependentRequired":
        return _are_texts(value) and all(isinstance(each, _LIST) and _are_texts(each) for each in value.values())
    if keyword in _NAMED:
        return _are_texts(value)
    return keyword not in _ADDRESSES or is_address(value)


def _are_texts(names: Any) -> bool:
    return all(isinstance(each, str) for each in names)
