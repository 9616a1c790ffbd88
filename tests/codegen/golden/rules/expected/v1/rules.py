# Generated from schemas/turnwire/v1/rules.schema.json by `make generate`. Do not edit: changes are lost.

"""AnyRule.

About AnyRule.
"""

from __future__ import annotations

from typing import Self

from pydantic import ConfigDict, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import Model, Text


class AnyRule(Model):
    """At least one."""

    kind: Text
    """Kind."""
    a: Text | None = None
    """A."""
    b: Text | None = "x"
    """B."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if not (self.a is not None or ("b" in given and self.b is not None)):
            raise PydanticCustomError("anyOf", "at least one of a | b is required")
        return self


class OneRule(Model):
    """Exactly one."""

    model_config = ConfigDict(extra="forbid")

    a: Text | None = None
    """A."""
    b: Text | None = None
    """B."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if ((self.a is not None) + (self.b is not None)) != 1:
            raise PydanticCustomError("oneOf", "exactly one of a | b is required")
        return self


class NotRule(Model):
    """Not both."""

    a: Text | None = None
    """A."""
    b: Text | None = None
    """B."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if "a" in given and "b" in given:
            raise PydanticCustomError("not", "a + b cannot stand together")
        return self


class DependentRule(Model):
    """One needs others."""

    a: Text | None = None
    """A."""
    b: Text | None = None
    """B."""
    c: Text | None = None
    """C."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if "a" in given and not ("b" in given and "c" in given):
            raise PydanticCustomError("dependentRequired", "a needs b and c")
        return self


class IfRule(Model):
    """Depends on the kind."""

    kind: Text
    """Kind."""
    a: Text | None = None
    """A."""
    b: StrictInt | None = None
    """B."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if self.kind == "x" and not ("a" in given):
            raise PydanticCustomError("required", "a is required here", {"property": "a"})
        if self.kind == "x" and "a" in given and not (self.a is not None):
            raise PydanticCustomError("not", "a has a value that cannot stand here", {"at": "a"})
        if not (self.kind == "x") and "b" in given and not (self.b in (1, 2)):
            raise PydanticCustomError("enum", "b has a value that cannot stand here", {"at": "b"})
        return self


__all__ = ["AnyRule", "DependentRule", "IfRule", "NotRule", "OneRule"]
