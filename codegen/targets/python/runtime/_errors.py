"""Where a document is wrong, in the words of JSON Schema: pointer and keyword, never content.

Pydantic's places name the branch of a union that was tried; these are told apart from property names by walking the
core schema along each place. Only errors pay for that.
"""

from collections.abc import Callable, Container, Iterable
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple, get_args

from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic_core.core_schema import ErrorType

from turnwire_schema import errors
from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._secrets import hide_keys
from turnwire_schema._words import IN_WORDS

# Type of a pydantic error -> keyword. A type that is missing here is a keyword already, or the name of a rule.
KEYWORDS = {
    "missing": "required",
    "extra_forbidden": "additionalProperties",
    "literal_error": "enum",
    "string_too_short": "minLength",
    "string_too_long": "maxLength",
    "string_pattern_mismatch": "pattern",
    "too_short": "minItems",
    "too_long": "maxItems",
    "greater_than_equal": "minimum",
    "greater_than": "exclusiveMinimum",
    "less_than_equal": "maximum",
    "less_than": "exclusiveMaximum",
    "string_unicode": "unicode",
    "json_invalid": "json",
    "finite_number": "type",
    "int_from_float": "type",
    "none_required": "type",
    "invalid_key": "type",
}
_WRAPPERS = frozenset(
    ("model", "nullable", "default", "function-after", "function-before", "function-wrap", "definitions")
)


class Problem(NamedTuple):
    """One fault of a document."""

    path: str
    """JSON pointer of the value that is wrong; for a missing property, of the object that lacks it."""
    keyword: str
    """The JSON Schema keyword, or the name of the rule, that it breaks."""
    message: str
    """What would be right."""
    property: str | None = None
    """The property that is missing or too much."""


class _Located(NamedTuple):
    problem: Problem
    wrong_type: bool
    """Whether no value of this JSON type could fit there."""
    branches: tuple[tuple[str, str], ...]
    """(pointer, branch) of every union of plain types on the way, outermost first."""
    is_known: bool = True
    """Whether the place and the limit that is broken are the schema's, so that the error may be its."""


def error_pointers(error: ValidationError, source: Any = None) -> list[Problem]:
    """The faults behind a pydantic error of a generated model, without follow-up faults and without content.

    ``source`` is what validated: a model class, a TypeAdapter or a type; by default it is found by the error's title.
    """
    details = error.errors(include_url=False)
    # Several types may have one title: it is the error of the first one that has all its places and limits.
    each = [[_Walk(schema).locate(detail) for detail in details] for schema in _core_schemas(error, source)]
    located = next((one for one in each if all(item.is_known for item in one)), each[0])
    problems = _choose_branches(located)
    return [
        problem
        for problem in problems
        # Pydantic counts the valid items of an array, so that a bad item may also make it too short.
        if problem.keyword not in ("minItems", "maxItems")
        or not any(other.path.startswith(f"{problem.path}/") for other in problems)
    ]


def refusal(model: type[BaseModel], error: ValidationError) -> errors.InvalidDataError:
    """A pydantic error of `model` as the error that its users see, without the values that caused it.

    A name may be what somebody typed in the wrong place: what looks like a key is hidden in it.
    """
    problems = [
        errors.Problem(hide_keys(item.path), item.keyword, hide_keys(item.message))
        for item in error_pointers(error, model)
    ]
    return errors.InvalidDataError(f"not a valid {model.__name__}", problems)


# Types of errors whose text quotes the value, or is written by somebody else's code; pydantic's other texts do not.
_TALKATIVE = frozenset(
    (
        *("assertion_error", "get_attribute_error", "iteration_error", "mapping_type", "no_such_attribute"),
        *("union_tag_invalid", "uuid_parsing", "value_error"),
    )
)
_QUIET = frozenset(get_args(ErrorType)) - _TALKATIVE


def quiet_problems(error: ValidationError, names: Container[str] | None = None) -> list[errors.Problem]:
    """The faults of a pydantic error of anybody's type, without the values: those are content.

    With ``names`` all other names are content, too: a place ends at the first one.
    """
    return [
        errors.Problem(
            _pointer([str(step) for step in takewhile(lambda step: _is_named(step, names), line["loc"])]),
            KEYWORDS.get(line["type"], line["type"]),
            _in_plain_words(line["type"], line["msg"], line.get("ctx", {}))
            if line["type"] in _QUIET
            else "does not fit",
        )
        for line in error.errors(include_url=False, include_input=False)
    ]


def _is_named(step: int | str, names: Container[str] | None) -> bool:
    return names is None or isinstance(step, int) or step in names


OTHER_NAMES: dict[type[BaseModel], Callable[[str], str]] = {}
"""By model: what to write for a keyword that is called otherwise elsewhere; an empty text where nothing is known."""


def unknown_keywords(model: type[BaseModel], names: Iterable[str]) -> errors.InvalidDataError:
    """The error about keywords that a model does not have."""

    def about(name: str) -> str:
        said = OTHER_NAMES[model](name) if model in OTHER_NAMES else ""
        if said:
            return f"{name!r} is not known here; {said}"
        return unknown_name(name, model.model_fields, homes_of(name, model.__module__))

    problems = [errors.Problem("", "additionalProperties", hide_keys(about(name))) for name in sorted(names)]
    return errors.InvalidDataError(f"not a valid {model.__name__}", problems)


def unnamed_values(model: type[BaseModel]) -> errors.InvalidDataError:
    """The error about values that were given to a constructor without their names."""
    names = [name for name in model.model_fields if name not in ("type", "role")]
    shown = f"{names[0]}=…" if names else "type=…"
    text = f"every value is given by its name, as in {model.__name__}({shown})"
    return errors.InvalidDataError(f"not a valid {model.__name__}", [errors.Problem("", "type", text)])


def unchangeable(model: type[BaseModel], name: str) -> errors.InvalidDataError:
    """The error about an attribute that was assigned or deleted: a value does not change."""
    place = _pointer([name])
    return errors.InvalidDataError(
        f"{model.__name__} cannot be changed",
        [errors.Problem(place, "frozen", "must stay as it was made; replace() returns a changed copy")],
    )


def register(model: type[BaseModel]) -> None:
    """Let `error_pointers` find a model by its name. The first class of a name counts."""
    _MODELS.setdefault(model.__name__, model)
    _homes_in.cache_clear()
    _module_of.cache_clear()


_MODELS: dict[str, type[BaseModel]] = {}
_ADAPTERS: dict[str, list[TypeAdapter[Any]]] = {}
"""Those of the public types that are no classes, by title: a title says no more than the outermost form of a type."""


def _core_schemas(error: ValidationError, source: Any) -> list[Any]:
    """The schemas whose error it may be."""
    if source is not None:
        return [_core_schema(source)]
    # A TypeAdapter calls a model with rules "function-after[_schema_rules(), Name]".
    model = _MODELS.get(error.title.rpartition(" ")[2].rstrip("]"))
    found: list[Any] = [model] if model is not None else _adapters_of(error.title)
    return [_core_schema(each) for each in found] or [{"type": "any"}]


def _core_schema(source: Any) -> Any:
    if isinstance(source, type) and issubclass(source, BaseModel):
        return source.__pydantic_core_schema__
    return (source if isinstance(source, TypeAdapter) else TypeAdapter(source)).core_schema


def _adapters_of(title: str) -> list[TypeAdapter[Any]]:
    """The adapters of the public unions, arrays and texts whose errors have this title."""
    if not _ADAPTERS:
        from turnwire_schema import v1

        for name in v1.__all__:
            public = getattr(v1, name)
            if not isinstance(public, type):
                adapter = TypeAdapter(public)
                _ADAPTERS.setdefault(adapter.validator.title, []).append(adapter)
    return _ADAPTERS.get(title, [])


class _Walk:
    """Follows the place of an error through a core schema."""

    def __init__(self, schema: Any) -> None:
        self.root = schema
        self.definitions = {}
        if schema["type"] == "definitions":
            self.definitions = {item["ref"]: item for item in schema["definitions"]}

    def locate(self, detail: Any) -> _Located:
        """The problem that one entry of ``ValidationError.errors()`` tells."""
        schema = self.root
        path: list[str] = []
        branches: list[tuple[str, str]] = []
        place = list(detail["loc"])
        nullable = False
        is_known = True
        around: Any = {}
        while True:
            schema, passed = self._unwrap(schema)
            nullable = nullable or passed
            if not place:
                break
            token = place.pop(0)
            around = schema
            step = self._step(schema, token)
            if step is None:
                is_known = detail["type"] == "extra_forbidden" and not place
                path += [str(item) for item in (token, *place) if item != "[key]"]
                schema = {"type": "any"}
                break
            schema, kind = step
            if kind == "value":
                path.append(str(token))
                nullable = False
            elif kind == "branch":
                is_known = is_known and schema["type"] != "any"
                branches.append((_pointer(path), str(token)))
        problem = _problem(detail, path, schema, nullable, known_names(around))
        wrong_type = problem.keyword == "type"
        if detail["type"] == "literal_error":
            # A wrong word in place of a list of words is of the right type.
            wrong_type = type(detail["input"]) not in {type(value) for value in schema.get("expected", ())}
        return _Located(problem, wrong_type, tuple(branches), is_known and _has_limits(schema, detail))

    def _unwrap(self, schema: Any) -> tuple[Any, bool]:
        nullable = False
        while True:
            if schema["type"] == "definition-ref":
                schema = self.definitions[schema["schema_ref"]]
            elif schema["type"] == "json-or-python":
                schema = schema["json_schema"]
            elif schema["type"] in _WRAPPERS:
                nullable = nullable or schema["type"] == "nullable"
                schema = schema["schema"]
            else:
                return schema, nullable

    def _step(self, schema: Any, token: int | str) -> tuple[Any, str] | None:
        """The schema behind a token, and what the token is: a value, a branch, or the tag of a union."""
        match schema["type"]:
            case "model-fields" | "typed-dict" if token in schema["fields"]:
                return schema["fields"][token]["schema"], "value"
            case "tuple":
                return schema["items_schema"][0], "value"
            case "dict" if "values_schema" in schema:
                return schema["values_schema"], "value"
            case "tagged-union" if token in schema["choices"]:
                return schema["choices"][token], "tag"
            case "union":
                choices = {label: choice for choice, label in _labelled(schema["choices"])}
                return choices.get(str(token), {"type": "any"}), "branch"
        return None


def _has_limits(schema: Any, detail: Any) -> bool:
    """Whether a schema has the limits that an error says were broken."""
    context = detail.get("ctx", {})
    return all(schema.get(name, context[name]) == context[name] for name in _LIMITS if name in context)


_LIMITS = ("pattern", "min_length", "max_length", "ge", "gt", "le", "lt", "multiple_of")


def _labelled(choices: Any) -> list[tuple[Any, str]]:
    return [choice if isinstance(choice, tuple) else (choice, choice["type"]) for choice in choices]


def known_names(schema: Any) -> tuple[str, ...]:
    """The properties that a core schema of an object names; none for any other."""
    return tuple(schema.get("fields", ())) if schema.get("type") in ("model-fields", "typed-dict") else ()


def unknown_name(name: str, known: Iterable[str], elsewhere: str | None = None) -> str:
    """One sentence about a name that is not known: what it may have been meant to be, else what there is."""
    known = tuple(known)
    # A whole word says more than letters do: `stop` is `stop_sequences`, and not `top_p`.
    close = [item for item in known if name in item.split("_")] or _close_matches(name, known)
    if close:
        return f"{name!r} is not known here; did you mean {close[0]!r}?"
    if elsewhere is not None:
        return f"{name!r} is not known here; {elsewhere} has it"
    return f"{name!r} is not known here; known are: {', '.join(known)}" if known else f"{name!r} is not known here"


def _close_matches(word: str, known: Iterable[str]) -> list[str]:
    """The word that is most like this one, if any is."""
    from difflib import get_close_matches  # only who makes a mistake pays for it

    return get_close_matches(word, known, n=1)


def homes_of(name: str, module: str) -> str | None:
    """The models of one module that have a field of this name, for people who put it into the wrong one."""
    return " or ".join(_homes_in(module).get(name, ())) or None


@cache
def _homes_in(module: str) -> dict[str, list[str]]:
    """The models of one module by the fields that they have."""
    homes: dict[str, list[str]] = {}
    for kind in _MODELS.values():
        for name in kind.model_fields if kind.__module__ == module else ():
            homes.setdefault(name, []).append(kind.__name__)
    return homes


def _problem(detail: Any, path: list[str], schema: Any, nullable: bool, known: tuple[str, ...]) -> Problem:
    kind, message, context = detail["type"], detail["msg"], detail.get("ctx", {})
    keyword = KEYWORDS.get(kind, "type" if kind.endswith("_type") else kind)
    name = context.get("property")
    if kind in ("missing", "extra_forbidden"):
        name = path.pop()
        message = f"{name!r} is required" if kind == "missing" else unknown_name(name, known, _home_beside(known, name))
    elif kind == "string_pattern_mismatch" and context["pattern"] in IN_WORDS:
        message = IN_WORDS[context["pattern"]]
    elif kind == "string_type" and isinstance(detail["input"], bytes) and schema.get("pattern") in IN_WORDS:
        message = f"must be a string, not bytes: it {IN_WORDS[schema['pattern']]}"
    else:
        message = _in_plain_words(kind, message, context)
    if kind == "oneOf" and schema["type"] == "tagged-union":
        message = _named(detail["input"], schema["discriminator"]) + message
    if kind == "literal_error":
        message += _meant(detail["input"], schema)
        if not nullable and len(schema.get("expected", ())) == 1:
            keyword = "const"
    elif keyword == "type" and schema["type"] == "tagged-union":
        keyword = "oneOf"
    if "at" in context:
        path = [*path, context["at"]]
    path = [*path, *context.get("steps", ())]
    return Problem(_pointer(path), keyword, message, name)


# What would be right, in words of JSON, where pydantic speaks of Python; by the type of its error.
_PLAIN = {
    "bool_type": "must be true or false",
    "dict_type": "must be an object",
    "finite_number": "must be a finite number",
    "float_type": "must be a number",
    "greater_than": "must be more than {gt}",
    "greater_than_equal": "must be at least {ge}",
    "int_from_float": "must be a whole number",
    "int_type": "must be a whole number",
    "invalid_key": "must have names that are strings",
    "json_invalid": "must be JSON: {error}",
    "json_type": "must be JSON as text or bytes",
    "less_than": "must be less than {lt}",
    "less_than_equal": "must be at most {le}",
    "literal_error": "must be {expected}",
    "model_attributes_type": "must be an object",
    "model_type": "must be an object",
    "none_required": "must be null",
    "string_pattern_mismatch": "must match {pattern}",
    "string_too_long": "must have at most {max_length} character(s)",
    "string_too_short": "must have at least {min_length} character(s)",
    "string_type": "must be a string",
    "string_unicode": "must be Unicode text: a lone surrogate is not a character",
    "too_long": "must have at most {max_length} item(s), not {actual_length}",
    "too_short": "must have at least {min_length} item(s), not {actual_length}",
    "tuple_type": "must be a list",
}


def _in_plain_words(kind: str, message: str, context: Any) -> str:
    try:
        return _COUNTED.sub(r"\1", _ONE.sub(r"1 \1", _PLAIN[kind].format_map(context)))
    except KeyError:  # another type, or somebody's own error under the name of a type
        return _PYDANTIC_SHOULD.sub(r"\1must ", message, count=1)


# Of one and of many: "1 item(s)" is read as "1 item", "2 item(s)" as "2 items".
_ONE = late_pattern(r"\b1 (\w+)\(s\)")
_COUNTED = late_pattern(r"\((s)\)")

# "Input should be a valid date", "JSON input should …"; other subjects ("URL scheme should …") are kept.
_PYDANTIC_SHOULD = late_pattern(r"^(?:(?:JSON i|I)nput |Value |(\w[\w ]*? ))should ")


def _meant(given: Any, schema: Any) -> str:
    """The word of a list of words that was meant, where one is close; what was given is not shown."""
    words = [word for word in schema.get("expected", ()) if isinstance(word, str)]
    close = _close_matches(given, words) if isinstance(given, str) and len(words) > 1 else []
    return f"; did you mean {close[0]!r}?" if close else ""


def _home_beside(known: tuple[str, ...], name: str) -> str | None:
    """Where an unknown name belongs, seen from the model that has the fields `known`."""
    module = _module_of(known)
    return None if module is None else homes_of(name, module)


@cache
def _module_of(known: tuple[str, ...]) -> str | None:
    """Where the first model stands that has the fields `known`."""
    return next((kind.__module__ for kind in _MODELS.values() if known and tuple(kind.model_fields) == known), None)


def _named(given: Any, tag: Any) -> str:
    """The role that a message has and nobody knows, if it is a word: anything else could be content."""
    role = given.get(tag) if isinstance(given, dict) and tag == "role" else None
    return f"{role!r} is not a role; " if isinstance(role, str) and _WORD.fullmatch(role) else ""


_WORD = late_pattern(r"[a-z][a-z_-]{0,19}")


def _pointer(path: list[str]) -> str:
    # A name with a lone surrogate is what is wrong, and could not be printed.
    whole = "".join(f"/{token.replace('~', '~0').replace('/', '~1')}" for token in path)
    return whole.encode(errors="replace").decode()


def _any_of(pointer: str, labels: Iterable[str], faults: Iterable[_Located]) -> str:
    """What would be right where no branch of a union is meant: what each of them asks for, once."""
    asked: dict[str, str] = {}
    for fault in faults:
        words = fault.problem.message.partition(";")[0]
        if fault.problem.path == pointer and words.startswith("must be "):
            asked.setdefault(fault.branches[0][1], words.removeprefix("must be "))
    return f"must be {', or '.join(dict.fromkeys(asked.get(label, label) for label in labels))}"


def _choose_branches(located: list[_Located]) -> list[Problem]:
    """For each union of plain types: the faults of the one branch that is meant, else one fault of the union."""
    problems: list[Problem] = []
    done: set[str] = set()
    for item in located:
        if not item.branches:
            problems.append(item.problem)
            continue
        pointer = item.branches[0][0]
        if pointer in done:
            continue
        done.add(pointer)
        same = [other for other in located if other.branches and other.branches[0][0] == pointer]
        meant: dict[str, list[_Located]] = {}
        for other in same:
            meant.setdefault(other.branches[0][1], []).append(other)
        labels = list(meant)
        for label, faults in list(meant.items()):
            if any(fault.problem.path == pointer and fault.wrong_type for fault in faults):
                del meant[label]
        if len(meant) == 1:
            (faults,) = meant.values()
            problems += _choose_branches([fault._replace(branches=fault.branches[1:]) for fault in faults])
        else:
            problems.append(Problem(pointer, "anyOf", _any_of(pointer, labels, same)))
    return problems
