"""One test for many cases.

A test of its own for each row of a large table costs more in collection and reports than the check does. `for_each`
takes the place of `pytest.mark.parametrize`: one test runs every case, and fails with each case that failed.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., None]
_SHOWN = 120  # characters of a value in the name of a case


def for_each(
    names: str | Sequence[str], cases: Iterable[Any], *, ids: Callable[[Any], object] | Iterable[object] | None = None
) -> Callable[[Test], Test]:
    """Run a test with every case and report all that fail. For cases that need no fixture of their own."""
    arguments = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    given = list(cases)
    labels = None if ids is None or callable(ids) else list(ids)
    rows = [
        (_values(case, len(arguments)), labels[place] if labels is not None else _name(case, ids))
        for place, case in enumerate(given)
    ]

    def wrap(test: Test) -> Test:
        @wraps(test)
        def run(**fixtures: Any) -> None:
            assert rows, "no cases"
            faults = []
            for values, name in rows:
                fault = _fault(test, fixtures | dict(zip(arguments, values, strict=True)))
                if fault is not None:
                    fault.add_note(f"in the case {name}")
                    faults.append(fault)
            if faults:
                raise BaseExceptionGroup(f"{len(faults)} of {len(rows)} cases failed", faults)

        signature = inspect.signature(test)
        rest = [each for each in signature.parameters.values() if each.name not in arguments]
        run.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]  # what pytest reads
        return run

    return wrap


def _fault(test: Test, given: dict[str, Any]) -> BaseException | None:
    """What the test raises. A case cannot be skipped: the others would not run."""
    try:
        test(**given)
    except (KeyboardInterrupt, pytest.exit.Exception):
        raise
    except BaseException as error:  # what pytest raises to fail or skip is no Exception
        return error
    return None


def _values(case: Any, count: int) -> Sequence[Any]:
    """The arguments of a case, which may be a `pytest.param`."""
    if _is_param(case):
        return tuple(case.values)
    return case if count > 1 else (case,)


def _name(case: Any, ids: Callable[[Any], object] | None) -> object:
    if _is_param(case) and case.id is not None:
        return case.id
    value = case.values if _is_param(case) else case
    return ids(value) if ids is not None else repr(value)[:_SHOWN]


_PARAM: type = type(pytest.param())


def _is_param(case: Any) -> bool:
    return isinstance(case, _PARAM)
