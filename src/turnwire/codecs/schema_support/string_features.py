"""Features of schemas for texts, other than those of patterns themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from turnwire.codecs.schema_support.levels import Level
from turnwire.codecs.schema_support.meaning import LENGTHS, may_be, types_of, whole
from turnwire.codecs.schema_support.patterns import Lengths, read_pattern

# Formats of JSON Schema 2020-12, by what engines do with them; any other name asserts nothing.
_DATES: Final = ("date", "time", "date-time")
_COMMON: Final = ("email", "hostname", "ipv4", "ipv6", "duration", "uri")
_REFERENCES: Final = ("uri-reference", "uri-template", "json-pointer", "relative-json-pointer")
_INTERNATIONAL: Final = ("iri", "iri-reference", "idn-email", "idn-hostname", "regex")
KNOWN_FORMATS: Final = frozenset((*_DATES, "uuid", *_COMMON, *_REFERENCES, *_INTERNATIONAL))
_CHECKED: Final = frozenset((*_DATES, "uuid", *_COMMON, *_REFERENCES))
_LENGTHS_OF: Final = {
    "date": Lengths(10, 10),
    "uuid": Lengths(36, 36),
    "time": Lengths(9, None),
    "date-time": Lengths(20, None),
    "email": Lengths(3, None),
    "hostname": Lengths(1, None),
    "ipv4": Lengths(7, 15),
    "ipv6": Lengths(2, 45),
    "duration": Lengths(3, None),
    "uri": Lengths(2, None),
}
_MOST: Final = 2000


def _formats(*names: str) -> Callable[[Level], Iterator[str]]:
    """A detector for formats of these names."""

    def find(level: Level) -> Iterator[str]:
        if level.schema["format"] in names and may_be(level.schema, "string"):
            yield "format"

    return find


def format_unknown(level: Level) -> Iterator[str]:
    if level.schema["format"] not in KNOWN_FORMATS and may_be(level.schema, "string"):
        yield "format"


def pattern_with_format(level: Level) -> Iterator[str]:
    if _has_known_format(level) and not _is_like_format(level):
        yield "pattern"


def pattern_like_format(level: Level) -> Iterator[str]:
    if _has_known_format(level) and _is_like_format(level):
        yield "pattern"


def _has_known_format(level: Level) -> bool:
    schema = level.schema
    return "pattern" in schema and schema["format"] in KNOWN_FORMATS and may_be(schema, "string")


def _is_like_format(level: Level) -> bool:
    """Whether the pattern spells the format out, as generators write it: a whole text, of the format's length."""
    text = level.schema["pattern"]
    if not isinstance(text, str) or not (pattern := read_pattern(text)).is_whole:
        return False
    wanted = _LENGTHS_OF.get(level.schema["format"])
    return wanted is not None and pattern.lengths == wanted and wanted.least == wanted.most


def pattern_with_length(level: Level) -> Iterator[str]:
    lengths = _pattern_lengths(level)
    yield from (keyword for keyword in LENGTHS if lengths and not _is_implied(level, keyword, lengths))


def pattern_with_implied_length(level: Level) -> Iterator[str]:
    lengths = _pattern_lengths(level)
    if lengths:
        yield from (keyword for keyword in LENGTHS if keyword in level.schema and _is_implied(level, keyword, lengths))


def format_with_length(level: Level) -> Iterator[str]:
    if level.schema["format"] in KNOWN_FORMATS and "pattern" not in level.schema and may_be(level.schema, "string"):
        lengths = _LENGTHS_OF.get(level.schema["format"], Lengths(0, None))
        yield from (keyword for keyword in LENGTHS if not _is_implied(level, keyword, lengths))


def format_with_implied_length(level: Level) -> Iterator[str]:
    if "pattern" not in level.schema and may_be(level.schema, "string"):
        kept = set(format_with_length(level))
        yield from (keyword for keyword in LENGTHS if keyword in level.schema and keyword not in kept)


def string_extras(level: Level) -> Iterator[str]:
    schema = level.schema
    if "string" not in (types_of(schema) or ()):
        return
    if any(word in schema for word in LENGTHS):
        yield from (word for word in ("pattern", "format") if word in schema)
    if "format" in schema and schema["format"] not in _CHECKED:
        yield "format"


def length_large(level: Level) -> Iterator[str]:
    most = whole(level.schema["maxLength"])
    if most is not None and most > _MOST and may_be(level.schema, "string"):
        yield "maxLength"


def least_length_large(level: Level) -> Iterator[str]:
    least = whole(level.schema["minLength"])
    if least is not None and least > _MOST and may_be(level.schema, "string"):
        yield "minLength"


def length_range_empty(level: Level) -> Iterator[str]:
    least, most = whole(level.schema["minLength"]), whole(level.schema.get("maxLength"))
    if least is not None and most is not None and least > most and may_be(level.schema, "string"):
        yield "maxLength"


def _pattern_lengths(level: Level) -> Lengths | None:
    text = level.schema["pattern"]
    return read_pattern(text).lengths if isinstance(text, str) and may_be(level.schema, "string") else None


def _is_implied(level: Level, keyword: str, lengths: Lengths) -> bool:
    """Whether what has these lengths has the one that the keyword asks for in any case."""
    wanted = whole(level.schema.get(keyword))
    if wanted is None:
        return True
    return lengths.least >= wanted if keyword == "minLength" else lengths.most is not None and lengths.most <= wanted


DETECTORS: Final = {
    "format_date": (("format",), _formats(*_DATES)),
    "format_uuid": (("format",), _formats("uuid")),
    "format_common": (("format",), _formats(*_COMMON)),
    "format_reference": (("format",), _formats(*_REFERENCES)),
    "format_international": (("format",), _formats(*_INTERNATIONAL)),
    "format_unknown": (("format",), format_unknown),
    "format_with_length": (("format",), format_with_length),
    "format_with_implied_length": (("format",), format_with_implied_length),
    "pattern_with_format": (("format",), pattern_with_format),
    "pattern_like_format": (("format",), pattern_like_format),
    "pattern_with_length": (("pattern",), pattern_with_length),
    "pattern_with_implied_length": (("pattern",), pattern_with_implied_length),
    "string_extras": (("pattern", "format"), string_extras),
    "length_large": (("maxLength",), length_large),
    "least_length_large": (("minLength",), least_length_large),
    "length_range_empty": (("minLength",), length_range_empty),
}
