"""Validate values of an answer: readers that return a value only if it is valid.

Values that decide an answer must be valid: if not, the answer is a typed error that names the place. Invalid values
next to a good answer never fail it: counts, times, ids and further fields are preserved as extras, and a diagnostic
`odd_field` says where. Every dialect uses these readers, so all apply the same rules.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import NoneType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from turnwire.codecs.values.wirejson import MOST_LEVELS
from turnwire.core.errors import ProviderResponseError

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

_EXACT: Final = 2**53


def whole_of(value: object) -> int | None:
    """Return the whole number in a value, also written as 5.0; None for anything else.

    A float beyond 2^53 cannot be distinguished from its neighbours and is not accepted.
    """
    if type(value) is int:
        return value
    return int(value) if type(value) is float and abs(value) <= _EXACT and value.is_integer() else None


def count_of(value: object) -> int | None:
    """Return the count in a value: a whole number from 0, which some servers write as 5.0; None for anything else."""
    if type(value) is int:
        return value if value >= 0 else None
    whole = whole_of(value)
    return None if whole is None or whole < 0 else whole


def is_count(value: object) -> bool:
    """Return True if a value is a count."""
    return count_of(value) is not None


def total_of(usage: Mapping[str, Any]) -> int | None:
    """Return prompt and completion together; None if one of them is unknown."""
    prompt, completion = usage.get("prompt_tokens"), usage.get("completion_tokens")
    return None if prompt is None or completion is None else prompt + completion


Judge: TypeAlias = Callable[[Any], bool]
"""Return True if a value is valid."""
ODD_FIELD: Final = "odd_field"

_NUMBERS: Final = frozenset((int, float))
SCALARS: Final = (str, int, float, NoneType)
"""Types of values that hold nothing, checked first because Mapping checks are slow."""

_ARGUMENTS: Final = ("arguments", "args", "input", "parameters")
"""Names of a call's arguments on the wires."""

_MOST_PLACES: Final = 20
"""Most places that are named one by one."""


def note(name: str, what: str, at: str | None = None) -> dict[str, object]:
    """Return a diagnostic."""
    return {"id": name, "what": what} if at is None else {"id": name, "what": what, "at": at}


def text_of(value: object) -> str | None:
    """Return a text that is not empty; None for anything else."""
    return value if isinstance(value, str) and value else None


def object_of(value: object) -> Mapping[str, Any]:
    """Return an object; an empty one for anything else."""
    return value if isinstance(value, dict) else {}


def items_of(value: object) -> Sequence[Any]:
    """Return a list; an empty one for anything else."""
    return value if isinstance(value, (list, tuple)) else ()


def listed_of(value: object) -> list[Any]:
    """Return a list as a new one; None as an empty one; anything else as its only item, so that it is not lost."""
    return list(value) if isinstance(value, (list, tuple)) else [] if value is None else [value]


def objects_of(value: object) -> list[Mapping[str, Any]]:
    """Return the objects in a list; empty for anything else."""
    return [item for item in items_of(value) if isinstance(item, dict)]


def holds_arguments(*holders: object, but: str = "") -> bool:
    """Return True if one of these has arguments of a call in a field other than `but` that the wire uses for them."""
    return any(
        holder.get(field) not in (None, "", "{}", {}, [])
        for holder in holders
        if isinstance(holder, dict)
        for field in _ARGUMENTS
        if field != but
    )


def index_of(value: object) -> int | None:
    """Return a place in a list, also written as 1.0; None for anything else."""
    return count_of(value)


def odd_index(choice: AnyRaw) -> dict[str, object]:
    """Return the index of the answer's own choice if it is not the first."""
    index = choice.get("index")
    return {} if index is None or index_of(index) == 0 else {"index": index}


def time_of(value: object) -> int | str | None:
    """Return the time of an answer: seconds since 1970, a fraction cut off, or a text; None for anything else."""
    if type(value) is float:
        return int(value) if math.isfinite(value) and abs(value) <= 2**53 else None
    return value if type(value) is int else text_of(value)


def nanoseconds_of(value: Any, factor: float) -> int | None:
    """Return a duration in units of `factor` nanoseconds; None for anything else."""
    if type(value) not in _NUMBERS or not 0 <= value <= _EXACT:
        return None
    whole: int = round(value * factor)
    return whole


def word_of(value: object) -> str:
    """Return a value as a word: a number as it is written, an empty text for an object or a list.

    Python writes objects and lists level by level and fails on deep ones; no word is one of those.
    """
    return "" if isinstance(value, (dict, list, tuple)) else str(value)


def is_text(value: object) -> bool:
    """Return True if a value is a text that is not empty."""
    return text_of(value) is not None


def is_object(value: object) -> bool:
    """Return True if a value is an object."""
    return isinstance(value, dict)


def unreadable(path: str, wanted: str) -> ProviderResponseError:
    """Return the error for an invalid value that decides an answer."""
    return ProviderResponseError(f"the answer cannot be read: {path}: must be {wanted}", category="protocol")


class Judges(dict[str, Judge]):
    """Checks for the fields of an object, by pointer below it."""

    def __init__(self, judges: Mapping[str, Judge]) -> None:
        super().__init__(judges)
        self.by_name: Final[dict[str, list[tuple[list[str], str, Judge]]]] = {}
        """By the first step of the pointer: the other steps, the pointer and the check."""
        for pointer, judge in judges.items():
            first, *rest = pointer.split("/")
            self.by_name.setdefault(first, []).append((rest, pointer, judge))


def odd_fields(held: Mapping[str, object] | None, judges: Judges, at: str) -> list[dict[str, Any]]:
    """Return a diagnostic for each field among extras that fails its check; `at` is the place of the extras."""
    notes: list[dict[str, Any]] = []
    if not held:
        return notes
    for name, judged in judges.by_name.items():
        if name not in held:
            continue
        for rest, pointer, judge in judged:
            value: Any = held[name]
            for step in rest:
                value = value.get(step) if isinstance(value, dict) else None
            if value is not None and not judge(value):
                notes.append(odd_at(f"{at}/{pointer}"))
    return notes


def odd_identity(body: AnyRaw, judges: Mapping[str, Judge]) -> dict[str, Any]:
    """Return the invalid fields for identity and time in a body: they are preserved as extras."""
    return {
        name: value
        for name, judge in judges.items()
        if (value := body.get(name)) is not None and value != "" and not judge(value)
    }


def finite(fields: Mapping[str, object]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return (`fields` with each number that is not valid JSON as text, a diagnostic for each place)."""
    places: list[_At] = []
    out = {key: _finite(value, (None, key), places) for key, value in fields.items()}
    found = [_pointer(at) for at in places[:_MOST_PLACES]]
    return out, [note(ODD_FIELD, "not a number that JSON has: kept as text", at) for at in found]


_At = tuple[Any, object]
"""A place: its parent, None for the whole, and the last step. Few pointers are ever written."""


def _pointer(at: _At | None) -> str:
    steps: list[str] = []
    while at is not None:
        at, step = at
        steps.append(f"/{escaped(step)}")
    return "".join(reversed(steps))


def _finite(value: object, at: _At, places: list[_At], levels: int = MOST_LEVELS) -> Any:
    if levels == 0:
        return value  # the model refuses it
    if isinstance(value, float) and not math.isfinite(value):
        places.append(at)
        return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
    if isinstance(value, (list, tuple)):
        return [_finite(item, (at, index), places, levels - 1) for index, item in enumerate(value)]
    if not isinstance(value, SCALARS) and isinstance(value, dict):
        return {key: _finite(item, (at, key), places, levels - 1) for key, item in value.items()}
    return value


def escaped(key: object) -> str:
    """Return a name as one step of a JSON pointer."""
    return str(key).replace("~", "~0").replace("/", "~1")


def odd_at(at: str) -> dict[str, Any]:
    """Return the diagnostic of an invalid value."""
    return note(ODD_FIELD, "this is not what the field must be: kept as it came and not read", at)
