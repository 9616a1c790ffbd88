"""Named tuples that are made without looking at their annotations: as those of `typing` are."""

from __future__ import annotations

import pickle
import typing
from typing import Any

import pytest

from turnwire_schema import _late_tuples

from tests.requirements import requirement
from turnwire.codecs.dialect import RequiredFields
from turnwire.codecs.streams.framing import Limits


class Late(_late_tuples.NamedTuple):
    """What it is."""

    first: int
    second: str | None = None

    def both(self) -> tuple[int, str | None]:
        """A method."""
        return self.first, self.second


class Usual(typing.NamedTuple):
    """What it is."""

    first: int
    second: str | None = None

    def both(self) -> tuple[int, str | None]:
        """A method."""
        return self.first, self.second


@requirement("NFR-3")
def test_a_late_tuple_is_what_a_usual_one_is() -> None:
    assert tuple(Late(1)) == tuple(Usual(1)) == (1, None)
    assert Late(first=1, second="x").both() == (1, "x")
    assert repr(Late(1)) == repr(Usual(1)).replace("Usual", "Late")
    for name in ("_fields", "_field_defaults", "__doc__", "__module__", "__match_args__", "__bases__"):
        assert getattr(Late, name) == getattr(Usual, name), name
    assert Late.__qualname__ == "Late"
    assert typing.get_type_hints(Late) == typing.get_type_hints(Usual) == {"first": int, "second": str | None}
    assert pickle.loads(pickle.dumps(Late(1))) == Late(1)
    assert Late(1)._replace(second="y")._asdict() == {"first": 1, "second": "y"}
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        Late()  # type: ignore[call-arg]  # tested


@requirement("NFR-3")
def test_what_no_tuple_can_be_is_an_error_where_it_is_written() -> None:
    base: Any = _late_tuples.NamedTuple
    make: Any = type(base)
    body = {"__module__": __name__, "__annotations__": {"a": "int", "b": "int"}, "a": 1}
    with pytest.raises(TypeError, match="a field without a default follows one with a default"):
        make("Wrong", (base,), body)
    with pytest.raises(TypeError, match=r"take typing\.NamedTuple for further bases"):
        make("Wrong", (base, dict), {"__module__": __name__})


@requirement("NFR-3")
def test_classes_of_the_library_can_be_asked_for_their_types() -> None:
    assert typing.get_type_hints(Limits)
    assert RequiredFields(("a",), {}).below("b").path == ("b", "a")
