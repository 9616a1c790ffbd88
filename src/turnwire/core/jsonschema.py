"""Checking JSON values against JSON Schemas that come from users: compiled once, every fault with its path."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Any, Final

from pydantic_core import from_json, to_json

from turnwire_schema._json import FrozenDict

from turnwire.core.broken_reference import broken_reference
from turnwire.core.errors import InvalidDataError, Problem, counted
from turnwire.core.schema_cache import LONGEST, Newest

_UNLIKE: Final = (False, 0)
"""How like a branch is of which a value has neither a tag nor a property."""


def meant_faults(error: Any, schema: Any) -> list[Any]:
    """Return the faults of the branch that was meant, at any depth; the union's own error if that is unclear.

    `error` is one of jsonschema-rs, `schema` the whole schema, or None if it is not at hand.
    """
    branches: Sequence[Sequence[Any]] = getattr(error.kind, "context", None) or ()
    meant = _meant_branch(error, branches, schema) if branches and all(branches) else None
    return [error] if meant is None else [deep for fault in meant for deep in meant_faults(fault, schema)]


def _meant_branch(error: Any, branches: Sequence[Sequence[Any]], schema: Any) -> Sequence[Any] | None:
    """The faults of the branch whose tag the value has, or else that has the most of the value's properties: of
    several of these, the one in which these properties have the right types.

    Without the schema, or where the value is no object, it is the only one whose constants and type fit.
    """
    union, place = _at_path(schema, error.schema_path), list(error.instance_path)
    if isinstance(error.instance, dict) and isinstance(union, list) and len(union) == len(branches):
        shapes = [_shape(branch, schema) for branch in union]
        if _has_unknown_tag(shapes, error.instance):
            return None
        ranks = [_likeness(shape, error.instance) for shape in shapes]
        best = [branch for branch, rank in zip(branches, ranks, strict=True) if rank == max(ranks)]
        if len(best) > 1 and max(ranks) > _UNLIKE:
            best = [branch for branch in best if not any(_is_type_below(fault, place) for fault in branch)]
        return best[0] if len(best) == 1 else None
    fitting = [branch for branch in branches if not any(_misses_branch(fault, place) for fault in branch)]
    return fitting[0] if len(fitting) == 1 else None


def _has_unknown_tag(shapes: Sequence[Mapping[str, frozenset[str]]], value: Mapping[str, Any]) -> bool:
    """Whether all branches have a tag of one name, and `value` has there a text that is not one of them."""
    names = [name for name, tags in shapes[0].items() if tags and isinstance(value.get(name), str)]
    return any(all(shape.get(name) and value[name] not in shape[name] for shape in shapes) for name in names)


def _likeness(shape: Mapping[str, frozenset[str]], value: Mapping[str, Any]) -> tuple[bool, int]:
    """Whether `value` has the tags of a branch, and how many of its properties."""
    tags = [value[name] in tags for name, tags in shape.items() if tags and isinstance(value.get(name), str)]
    return bool(tags) and all(tags), len(shape.keys() & value.keys())


def _misses_branch(fault: Any, place: list[Any]) -> bool:
    """Whether `fault` says that the value at `place` was not meant for this branch: another type, or another tag."""
    path = list(fault.instance_path)
    rule = next((step for step in reversed(list(fault.schema_path)) if isinstance(step, str)), "schema")
    return (path == place and rule in ("type", "enum", "not", "const")) or (
        path[:-1] == place and rule in ("const", "not")
    )


def _is_type_below(fault: Any, place: list[Any]) -> bool:
    """Whether `fault` says that a property of the value at `place` has another type in this branch."""
    return list(fault.instance_path)[:-1] == place and fault.kind.name == "type"


def _at_path(schema: Any, path: Iterable[Any]) -> Any:
    """Return the value at `path` in a schema; None if nothing is there."""
    for step in path:
        try:
            schema = schema[step]
        except (KeyError, IndexError, TypeError):
            return None
    return schema


def _shape(branch: Any, schema: Any) -> dict[str, frozenset[str]]:
    """The properties that a branch names, each with the texts that it may be; of a union in it, those of all parts."""
    if not isinstance(branch, Mapping):
        return {}
    shape = {name: _constants(rule) for name, rule in branch.get("properties", {}).items()}
    parts = [*branch.get("allOf", ()), *branch.get("anyOf", ()), *branch.get("oneOf", ())]
    reference = branch.get("$ref", "")
    if reference.startswith("#/"):
        parts.append(_at_path(schema, reference[2:].split("/")))
    for part in parts:
        for name, constants in _shape(part, schema).items():
            shape[name] = shape.get(name, frozenset()) | constants
    return shape


def _constants(rule: Any) -> frozenset[str]:
    found = [rule.get("const"), *rule.get("enum", ())] if isinstance(rule, Mapping) else []
    return frozenset(each for each in found if isinstance(each, str))


BACKTRACK_LIMIT: Final = 100_000
"""Most steps back that one pattern may take in one text: some 10 ms. The library's own limit is ten times as high."""
FULL_LIMIT_TEXTS: Final = 10
"""Up to so many texts each may take the whole limit; more of them share what these may take."""
LEAST_LIMIT: Final = 100
"""The lowest limit. A value with more texts than can share the steps at this limit is refused for its size."""
_MOST_TEXTS: Final = BACKTRACK_LIMIT * FULL_LIMIT_TEXTS // LEAST_LIMIT


class SchemaChecker:
    """A compiled JSON Schema (draft 2020-12 unless it says otherwise). Thread-safe. Remote references are refused."""

    __slots__ = ("_schema", "_tighter", "_validator")

    def __init__(self, validator: Any, tighter: Callable[[int], Any] | None = None, *, schema: Any = None) -> None:
        """`schema` helps to find the branch of a union that was meant."""
        self._validator = validator
        self._schema = schema
        self._tighter = tighter  # the same with a lower limit; None if no pattern takes steps back

    def is_valid(self, value: Any) -> bool:
        """Whether `value` fits."""
        validator = self._for(value)
        return validator is not None and bool(validator.is_valid(value))

    def problems(self, value: Any) -> tuple[Problem, ...]:
        """Every fault, with path and keyword and without the value."""
        validator = self._for(value)
        if validator is None:
            return (Problem("", "pattern", f"must hold at most {_MOST_TEXTS} texts, for a pattern takes steps back"),)
        if validator.is_valid(value):
            return ()
        return tuple(dict.fromkeys(problem_of(fault) for fault in self._faults(validator, value)))

    def errors(self, value: Any) -> Iterator[Any]:
        """Yield every fault as an error of jsonschema-rs; none for a value with too many texts, see `problems`."""
        validator = self._for(value)
        if validator is not None:
            yield from self._faults(validator, value)

    def faults(self, value: Any) -> tuple[tuple[str, str, str | None], ...]:
        """Every fault as its path, its keyword, and what that keyword wants of a missing property or a constant."""
        found = [(problem_of(each), _wanted(each.kind)) for each in self._faults(self._validator, value)]
        return tuple(dict.fromkeys((problem.path, problem.rule, wanted) for problem, wanted in found))

    def _faults(self, validator: Any, value: Any) -> Iterator[Any]:
        for error in validator.iter_errors(value):
            yield from meant_faults(error, self._schema)
            if _gave_up(error):
                return  # every further text would cost as much again

    def _for(self, value: Any) -> Any:
        """The validator whose patterns take few enough steps in all texts of `value` together; None: too many texts."""
        if self._tighter is None:
            return self._validator
        texts = _texts_in(value)
        if texts <= FULL_LIMIT_TEXTS:
            return self._validator
        if texts > _MOST_TEXTS:
            return None
        limit = BACKTRACK_LIMIT
        while limit * texts > BACKTRACK_LIMIT * FULL_LIMIT_TEXTS:
            limit //= 10
        return self._tighter(limit)


def _texts_in(value: Any) -> int:
    """How many texts a value holds, names of properties included."""
    if isinstance(value, str):
        return 1
    if isinstance(value, Mapping):
        return len(value) + sum(map(_texts_in, value.values()))
    return sum(map(_texts_in, value)) if isinstance(value, (list, tuple)) else 0


def _gave_up(error: Any) -> bool:
    """Whether a pattern could not be tried to its end."""
    return type(error.kind).__name__ in _UNDECIDED


def _wanted(kind: Any) -> str | None:
    if kind.name == "required":
        return repr(kind.property)
    return str(kind.expected_value) if kind.name == "const" else None


def problem_of(error: Any) -> Problem:
    """Return an error of jsonschema-rs as a problem."""
    path = pointer_of(error.instance_path)
    if error.kind.name == "falseSchema" and list(error.schema_path)[-1:] == ["additionalProperties"]:
        return Problem(path, "additionalProperties", "the schema knows no properties here")
    if branches := getattr(error.kind, "context", None):
        rule, text, below = _of_union(error.kind.name, list(error.instance_path), branches)
        return Problem(path + below, rule, text)
    return Problem(path, error.kind.name, _sentence(error.kind))


def _of_union(name: str, place: list[Any], branches: Sequence[Sequence[Any]]) -> tuple[str, str, str]:
    """The expected value if no branch of a union was meant: (keyword, sentence, pointer below the union's place).

    The words are those of what every branch misses: the tag that each wants, the property that all need, the type.
    """
    if not all(branches):
        return name, "the value fits more than one of the forms that the schema allows here", ""
    tags = [
        {fault.instance_path[-1]: fault.kind.expected_value for fault in branch if _is_tag(fault, place)}
        for branch in branches
    ]
    if shared := [key for key in tags[0] if all(key in tag for tag in tags)]:
        import json  # for the sentence of a problem only

        wanted = dict.fromkeys(json.dumps(tag[shared[0]], ensure_ascii=False) for tag in tags)
        return "enum", f"the value must be one of {_shortened(wanted)}", pointer_of(shared[:1])
    missing = [[f.kind.property for f in branch if f.kind.name == "required" and _at(f, place)] for branch in branches]
    if needed := [key for key in missing[0] if all(key in names for names in missing)]:
        return "required", f"the property {needed[0]!r} is missing", ""
    if all(missing):
        several = dict.fromkeys(" and ".join(map(repr, names)) for names in missing)
        return name, f"one of these properties is needed: {_shortened(several)}", ""
    types = [
        [str(t) for f in branch if f.kind.name == "type" and _at(f, place) for t in f.kind.types] for branch in branches
    ]
    if all(types):
        return "type", f"the type must be {' or '.join(dict.fromkeys(kind for kinds in types for kind in kinds))}", ""
    return name, "the value fits none of the forms that the schema allows here", ""


def _at(fault: Any, place: list[Any]) -> bool:
    return list(fault.instance_path) == place


def _is_tag(fault: Any, place: list[Any]) -> bool:
    return fault.kind.name == "const" and list(fault.instance_path[:-1]) == place and bool(fault.instance_path)


def pointer_of(steps: Iterable[Any]) -> str:
    """Return the JSON pointer of these steps."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


# What would be right, by keyword, in the schema's own words; the value is never shown, the name of a property is.
_SENTENCES: dict[str, Callable[[Any], str]] = {
    "required": lambda kind: f"the property {kind.property!r} is missing",
    "additionalProperties": lambda kind: f"the schema does not know the property {_listed(kind.unexpected)}",
    "unevaluatedProperties": lambda kind: f"the schema does not know the property {_listed(kind.unexpected)}",
    "type": lambda kind: f"the type must be {' or '.join(map(str, kind.types))}",
    "enum": lambda kind: f"the value must be one of {_listed(kind.options)}",
    "const": lambda kind: f"the value must be {_listed([kind.expected_value])}",
    "pattern": lambda kind: f"the text must match {kind.pattern}",
    "minimum": lambda kind: f"the number must be at least {kind.limit}",
    "maximum": lambda kind: f"the number must be at most {kind.limit}",
    "exclusiveMinimum": lambda kind: f"the number must be more than {kind.limit}",
    "exclusiveMaximum": lambda kind: f"the number must be less than {kind.limit}",
    "minLength": lambda kind: f"the text must have at least {counted(kind.limit, 'character')}",
    "maxLength": lambda kind: f"the text must have at most {counted(kind.limit, 'character')}",
    "minItems": lambda kind: f"the list must have at least {counted(kind.limit, 'item')}",
    "maxItems": lambda kind: f"the list must have at most {counted(kind.limit, 'item')}",
    "minProperties": lambda kind: f"the object must have at least {counted(kind.limit, 'member')}",
    "maxProperties": lambda kind: f"the object must have at most {counted(kind.limit, 'member')}",
    "anyOf": lambda _: "the value must fit one of the forms of the schema, and fits none",
    "oneOf": lambda _: "the value must fit exactly one of the forms of the schema",
    "not": lambda _: "the value has a form that the schema rules out",
    "format": lambda kind: f"the text must have the format {kind.format}",
    "multipleOf": lambda kind: f"the number must be a multiple of {kind.multiple_of}",
    "uniqueItems": lambda _: "no item may come twice",
    "falseSchema": lambda _: "nothing is allowed here",
}
_MOST_LISTED = 20


# Kinds that come under the name of `pattern` without having one.
_UNDECIDED = frozenset({"BacktrackLimitExceeded", "RegexEngineFailure"})


def _sentence(kind: Any) -> str:
    if type(kind).__name__ in _UNDECIDED:
        return "a pattern takes too long for this text; write it without repetition inside repetition"
    sentence = _SENTENCES.get(kind.name)
    if sentence is not None:
        return sentence(kind)
    limit = getattr(kind, "limit", None)
    return f"{kind.name} is not met" if limit is None else f"{kind.name} is {limit}"


def _listed(values: Any) -> str:
    import json  # for the sentence of a problem only

    listed = [json.dumps(value, ensure_ascii=False) for value in list(values)[:_MOST_LISTED]]
    return _shortened(listed, len(values))


def _shortened(listed: Collection[str], count: int | None = None) -> str:
    """The first of what is listed, and how many of `count` are left out; `count` None: of all that are listed."""
    more = (len(listed) if count is None else count) - _MOST_LISTED
    return ", ".join(islice(listed, _MOST_LISTED)) + (f" and {more} more" if more > 0 else "")


def compile_schema(schema: Any, *, formats: bool = False) -> SchemaChecker:
    """`schema`, ready to check values; with `formats` a `format` is an assertion, as JSON Schema leaves it open.

    Raises:
        InvalidDataError: it is not a valid JSON Schema, or refers to something outside itself.
    """
    import jsonschema_rs

    def compiled(limit: int) -> Any:
        # Patterns without look-around and back references run in linear time; the others stop at the limit.
        patterns = jsonschema_rs.FancyRegexOptions(backtrack_limit=limit)
        return jsonschema_rs.validator_for(
            schema, retriever=_refuse, pattern_options=patterns, validate_formats=formats or None
        )

    try:
        validator = compiled(BACKTRACK_LIMIT)
        return SchemaChecker(validator, cache(compiled) if _steps_back(schema) else None)
    except jsonschema_rs.ValidationError as error:
        raise InvalidDataError("not a valid JSON Schema", [_schema_problem(error, schema)]) from None
    except (ValueError, TypeError):
        problem = Problem("", "json_schema", "a JSON Schema must be an object, true or false")
        raise InvalidDataError("not a valid JSON Schema", [problem]) from None


_UNREADABLE: Final = Problem("", "json_schema", "it is nested too deep, or holds half a character (a lone surrogate)")


def checker_for(schema: Any) -> SchemaChecker:
    """Return the checker of the schema of a request, compiled once for each JSON text.

    Raises:
        InvalidDataError: see `compile_schema`.
    """
    try:
        text = to_json(schema)
    except ValueError:
        raise InvalidDataError("not a valid JSON Schema", [_UNREADABLE]) from None
    return _compiled(text)


@lru_cache(maxsize=64)
def _compiled(schema: bytes) -> SchemaChecker:
    return compile_schema(from_json(schema))


_PATTERNS: Final = frozenset(("pattern", "patternProperties"))


def _steps_back(schema: Any) -> bool:
    """Whether a pattern of a schema is one that the engine for linear time does not take."""
    import jsonschema_rs

    if not mentions(schema, _PATTERNS):
        return False
    try:
        jsonschema_rs.validator_for(schema, retriever=_refuse, pattern_options=jsonschema_rs.RegexOptions())
    except (jsonschema_rs.ValidationError, ValueError):
        return True
    return False


# Where one of these occurs, only compiling shows whether the schema is usable: references, drafts, regular expressions.
_NEEDS_COMPILING = frozenset(
    ("$ref", "$dynamicRef", "$schema", "$id", "$anchor", "$dynamicAnchor", "pattern", "patternProperties")
)


_VALID: Final[Newest[int, Any]] = Newest()
"""Read-only schemas that are valid, by their identity; it holds them, so that no other one can have their id."""


def check_schema(schema: Any) -> None:
    """Check that `schema` is a valid JSON Schema that refers to nothing outside itself.

    Raises:
        InvalidDataError: it is not.
    """
    if _VALID.get(id(schema)) is schema:
        return
    import jsonschema_rs

    try:
        if mentions(schema, _NEEDS_COMPILING) or not jsonschema_rs.meta.is_valid(schema):
            compile_schema(thaw(schema))
    except (RecursionError, UnicodeEncodeError):
        raise InvalidDataError("not a valid JSON Schema", [_UNREADABLE]) from None
    if type(schema) is FrozenDict and len(to_json(schema)) <= LONGEST:
        _VALID.put(id(schema), schema)


def mentions(schema: Any, keys: frozenset[str]) -> bool:
    """Return whether any object in `schema` has one of `keys`."""
    if isinstance(schema, dict):
        if not keys.isdisjoint(schema):
            return True
        inner: Iterable[Any] = schema.values()
    elif isinstance(schema, (list, tuple)):
        inner = schema
    else:
        return False
    return any(mentions(value, keys) for value in inner if isinstance(value, (dict, list)))


def _schema_problem(error: Any, schema: Any) -> Problem:
    """A fault of the schema itself; a reference that cannot be followed has no place in the error."""
    if error.schema_path:
        place = problem_of(error).path
        return Problem(place, "json_schema", _wrong_in_schema(error))
    text = "a reference leads outside the schema or to nothing, or $schema is not a known draft"
    return Problem(pointer_of(broken_reference(schema, _compiles)), "json_schema", text)


def _compiles(schema: Any) -> bool:
    import jsonschema_rs

    try:
        jsonschema_rs.validator_for(schema, retriever=_refuse)
    except ValueError:
        return False
    return True


def _wrong_in_schema(error: Any) -> str:
    """What is wrong with the keyword of a schema, which may be quoted: a schema is no answer."""
    keyword, wrong = (list(error.instance_path) or [""])[-1], error.instance
    if keyword == "type" and error.kind.name == "anyOf":
        words = [word for word in (wrong if isinstance(wrong, list) else [wrong]) if word not in _TYPES]
        is_word = bool(words) and isinstance(words[0], str) and words[0].isalpha() and len(words[0]) <= _LONGEST_WORD
        return f"{_listed(words[:1])} is not a type" if is_word else f"must be of {_listed(_TYPES)}, each once"
    if keyword == "items" and isinstance(wrong, list):
        draft = '"$schema": "http://json-schema.org/draft-07/schema#"'
        return f"a list of schemas is called prefixItems; items as a list needs {draft}"
    return problem_of(error).message


_LONGEST_WORD: Final = 20
"""Characters of a word that may have been meant as a type; anything else is not quoted."""
_TYPES: Final = ("null", "boolean", "object", "array", "number", "integer", "string")


def _refuse(uri: str) -> Any:
    raise ValueError("a schema that comes from outside is not fetched")


def thaw(value: Any) -> Any:
    """Plain dicts and lists of a frozen JSON value."""
    if isinstance(value, Mapping):
        return {key: thaw(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [thaw(item) for item in value]
    return value
