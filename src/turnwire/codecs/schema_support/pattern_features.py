"""Features of patterns: each engine converts a part of ECMA-262's regular expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from turnwire.codecs.schema_support.levels import Level
from turnwire.codecs.schema_support.meaning import may_be
from turnwire.codecs.schema_support.patterns import Pattern, read_pattern
from turnwire.codecs.values.wire_values import escaped

_MOST_REPEATED: Final = 2000
_OFTEN: Final = 128


def _patterns_with(test: Callable[[Pattern], bool]) -> Callable[[Level], Iterator[str]]:
    """A detector for patterns of which `test` is true."""

    def find(level: Level) -> Iterator[str]:
        text = level.schema["pattern"]
        if isinstance(text, str) and may_be(level.schema, "string") and test(read_pattern(text)):
            yield "pattern"

    return find


def _kind(name: str) -> Callable[[Pattern], bool]:
    return lambda pattern: name in pattern.kinds


def _is_unanchored(pattern: Pattern) -> bool:
    return not (pattern.has_start and pattern.has_end) and not _is_anything(pattern)


def _is_anything(pattern: Pattern) -> bool:
    """Whether it matches in every text: it has an open end and may match nothing."""
    is_plain = pattern.kinds.isdisjoint(("lookahead", "lookbehind", "word_boundary", "backreference"))
    return not (pattern.has_start and pattern.has_end) and pattern.lengths.least == 0 and is_plain


def _is_anchored_by_branch(pattern: Pattern) -> bool:
    return pattern.are_branches_anchored


def _is_anchored_in_part(pattern: Pattern) -> bool:
    return pattern.has_start and pattern.has_end and not pattern.is_whole


def _repeats_much(pattern: Pattern) -> bool:
    return pattern.least_repeated <= _MOST_REPEATED < pattern.most_repeated


_TESTS: Final[dict[str, Callable[[Pattern], bool]]] = {
    "pattern_unanchored": _is_unanchored,
    "pattern_anchored_branches": _is_anchored_by_branch,
    "pattern_anchored_in_part": _is_anchored_in_part,
    "pattern_inner_anchor": lambda pattern: pattern.has_inner_anchor,
    "pattern_class_escape": _kind("class_escape"),
    "pattern_other_escape": _kind("other_escape"),
    "pattern_merged_escape": _kind("merged_escape"),
    "pattern_control": _kind("control"),
    "pattern_quote": _kind("quote"),
    "pattern_dot": _kind("dot"),
    "pattern_negated_class": _kind("negated_class"),
    "pattern_lazy": _kind("lazy"),
    "pattern_named_group": _kind("named_group"),
    "pattern_flags": _kind("flags"),
    "pattern_lookahead": _kind("lookahead"),
    "pattern_lookbehind": _kind("lookbehind"),
    "pattern_backreference": _kind("backreference"),
    "pattern_word_boundary": _kind("word_boundary"),
    "pattern_unicode_property": _kind("unicode_property"),
    "pattern_anything": _is_anything,
    "pattern_foreign_repeat": _kind("foreign_repeat"),
    "pattern_open_foreign": _kind("open_foreign"),
    "pattern_empty_class": _kind("empty_class"),
    "pattern_bracket_in_class": _kind("bracket_in_class"),
    "pattern_literal_brace": _kind("literal_brace"),
    "pattern_repeats_often": lambda pattern: pattern.most_repeated > _OFTEN,
    "pattern_invalid": _kind("invalid"),
    "pattern_repeats_much": _repeats_much,
    "pattern_repeats_at_least_much": lambda pattern: pattern.least_repeated > _MOST_REPEATED,
}

_UNKNOWN_IN_KEYS: Final = frozenset(("lookbehind", "backreference", "word_boundary", "unicode_property", "flags"))


def key_pattern_lookahead(level: Level) -> Iterator[str]:
    yield from _keys_with(level, frozenset(("lookahead",)))


def key_pattern_unknown(level: Level) -> Iterator[str]:
    yield from _keys_with(level, _UNKNOWN_IN_KEYS)


def _keys_with(level: Level, kinds: frozenset[str]) -> Iterator[str]:
    for text in level.schema["patternProperties"]:
        if not read_pattern(text).kinds.isdisjoint(kinds):
            yield f"patternProperties/{escaped(text)}"


DETECTORS: Final = {
    **{name: (("pattern",), _patterns_with(test)) for name, test in _TESTS.items()},
    "key_pattern_lookahead": (("patternProperties",), key_pattern_lookahead),
    "key_pattern_unknown": (("patternProperties",), key_pattern_unknown),
}
