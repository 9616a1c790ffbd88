"""Checking the keywords of a constructor in one call.

A document may have properties that the schema has not, and its class collects them; a constructor refuses them. So a
class has a second validator, which knows only what is right: it is faster, and where it fails the keywords are judged
again, closely, for the error that a person reads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, cast

from pydantic_core import CoreConfig, CoreSchema, SchemaValidator, core_schema

if TYPE_CHECKING:
    from turnwire_schema._runtime import Model


Filler: TypeAlias = Callable[[Any, dict[str, Any]], bool]
"""Makes a new instance be what keywords say; False where they are not plain."""


Reader: TypeAlias = Callable[[str | bytes], Any]
"""Makes an instance of a JSON text; None where the text is not plain."""


class Constructor(Protocol):
    """What makes an instance be what keywords say."""

    def validate_python(self, data: Any, /, *, self_instance: Any) -> Any:
        """Fill in `self_instance`."""


FILLERS: Final[dict[type[Model], Filler]] = {}
"""What makes a new instance of keywords that are plainly right, see `_plain`. Not an attribute: a model's are slow."""


READERS: Final[dict[type[Model], Reader]] = {}
"""What reads texts that are plainly right, see `_documents`."""


class LateReader:
    """Stands for the reader until a second text is read: a program that reads one has no use for it. Thread-safe."""

    __slots__ = ("_cls",)

    def __init__(self, cls: type[Model]) -> None:
        self._cls = cls

    def __call__(self, text: str | bytes) -> Any:
        """Leave the first text to the validator, and have the reader built as soon as that is."""
        if self._cls.__pydantic_complete__:
            from turnwire_schema._documents import reader_of  # and msgspec

            READERS[self._cls] = reader_of(self._cls)
        return None


def no_reader(text: str | bytes) -> Any:
    """Leave texts to the validator."""
    return None


SEQUENCES: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {}
"""Sequences of the library above that cannot change, by their type: what gives their items."""


class Unbuilt:
    """Stands for what makes instances until the class is built and a second instance is made. Thread-safe."""

    __slots__ = ("_cls",)

    def __init__(self, cls: type[Model]) -> None:
        self._cls = cls

    def validate_python(self, data: Any, /, *, self_instance: Any) -> Any:
        """Fill in `self_instance`, and build the constructor as soon as that is possible."""
        cls = self._cls
        if cls.__pydantic_complete__:
            # A program that only reads answers makes few instances.
            from turnwire_schema._keywords import constructor_of
            from turnwire_schema._plain import filler_of

            cls.__constructor__ = _constructor_of(cls)
            written = constructor_of(cls)
            if written is None:
                FILLERS[cls] = filler_of(cls)
            else:
                type.__setattr__(cls, "__init__", written)
        self_instance.judge_keywords(data)


def no_filler(self: Model, data: dict[str, Any]) -> bool:
    """Leave keywords to the constructor."""
    return False


class _Closely:
    """The constructor of a class whose keywords are always judged closely."""

    __slots__ = ()

    def validate_python(self, data: Any, /, *, self_instance: Any) -> Any:
        self_instance.judge_keywords(data)


class _Nothing:
    """There are no instances."""


def _constructor_of(cls: type[Model]) -> Constructor:
    schema = None if cls.__takes_any__ or cls.__derived__ else _refusing(cls, cls.__pydantic_core_schema__)
    if schema is None:
        return _Closely()
    return SchemaValidator(cast(CoreSchema, schema), CoreConfig(hide_input_in_errors=True))


def _refusing(cls: type[Model], schema: Any) -> dict[str, Any] | None:
    """`schema` of a class, but refusing unknown properties; None: it is built in a way that is not known here."""
    from turnwire_schema._runtime import Model

    if schema["type"] in ("definitions", "function-after"):
        inner = _refusing(cls, schema["schema"])
        return None if inner is None else {**schema, "schema": inner}
    if schema["type"] != "model" or schema["schema"]["type"] != "model-fields":
        return None
    if schema.get("config", {}).get("extra_fields_behavior") != "allow":
        return None
    # Not "forbid": an instance without unknown properties is then another one than that which a document gives.
    fields = {**schema["schema"], "extras_schema": core_schema.is_instance_schema(_Nothing)}
    # For the class itself, pydantic would take the validator that is there already.
    out = {**schema, "schema": fields, "cls": type(cls.__name__, (), {})}
    out.pop("ref", None)
    if cls.model_post_init is Model.model_post_init:
        out.pop("post_init", None)  # there are no unknown properties to collect
    return out
