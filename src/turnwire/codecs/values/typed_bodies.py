"""Whether the values of a body are of the types that its wire document has, told by a typed parser in one call.

The parser's types are made of the typed dicts that are generated from the wire documents, as `odd_types` reads them:
`odd_types` names the places, this only says that there are none. It takes a fifth of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import GenericAlias, NoneType
from typing import Any, Union

from turnwire.codecs.values.type_checks import Kind, kind_of, kinds_of, tags_of, words_of


@cache
def type_check(kind: Any, *, is_event: bool = False) -> Callable[[bytes], bool]:
    """What tells of JSON whether every value in it is surely of its type; False where another look is needed.

    `kind` is a typed dict, or a union of typed dicts that one word tells apart.
    """
    from msgspec.json import Decoder

    decode = Decoder(_Types(is_event).of(kind_of(kind))).decode

    def has_types(raw: bytes) -> bool:
        try:
            decode(raw)
        except (ValueError, RecursionError):
            return False
        return True

    return has_types


class _Types:
    """Makes the types of one document; what the parser has no type for is refused, so that it gets another look."""

    def __init__(self, is_event: bool) -> None:
        self._is_event = is_event
        self._made: dict[tuple[type, str], Any] = {}

    def struct(self, kind: type, tag: str, word: str) -> Any:
        """The type of an object, which `word` in its field `tag` tells apart from others where there is a tag."""
        from msgspec import defstruct

        made = self._made.get((kind, word))
        if made is None:
            self._made[kind, word] = NoneType  # as long as it is open: an object that holds one of its own kind
            inner = {name: self.of(each) for name, each in kinds_of(kind).items() if name != tag}
            made = self._made[kind, word] = defstruct(
                kind.__name__,
                [(f"f{number}", each | None, None) for number, each in enumerate(inner.values())],
                rename={f"f{number}": name for number, name in enumerate(inner)},
                tag_field=tag or None,
                tag=word or None,
                gc=False,
            )
        return made

    def of(self, kind: Kind) -> Any:
        """The type of what may stand at a place."""
        is_judged = kind.judged == "everywhere" or (kind.judged and not self._is_event)
        if kind.plain is None or (is_judged and not _holds_objects(kind)):
            return Any
        wanted: list[Any] = [each for each in kind.plain if each is not list]
        if list in kind.plain:
            wanted.append(list if kind.item is None else GenericAlias(list, (self.of(kind_of(kind.item)),)))
        if len(kind.objects) == 1:
            wanted.append(self.struct(kind.objects[0], "", ""))
        elif kind.objects:
            wanted += self._members(kind.objects)
        return Union[tuple(wanted) or (NoneType,)]  # noqa: UP007  # of as many as there are

    def _members(self, objects: tuple[type, ...]) -> list[Any]:
        tags = tags_of(objects)
        if len(tags) != 1:
            return []
        return [self.struct(each, *tags, word) for each in objects for word in words_of(each).get(*tags, ())]


def _holds_objects(kind: Kind) -> bool:
    """Whether objects may stand at a place, itself or in a list: what is in them is not judged with it."""
    return bool(kind.objects or (kind.item is not None and kind_of(kind.item).objects))
