"""Features of patterns: each engine converts a part of ECMA-262's regular expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from turnwire.codecs.schema_support.levels import Level
from turnwire.codecs.schema_support.meaning import may_be
from turnwire.codecs.schema_support.patterns import Pattern, read_pattern

_MOST_REPEATED: Final = 2000


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
    return not (pattern.has_start and pattern.has_end)


def _is_anchored_by_branch(pattern: Pattern) -> bool:
    return pattern.are_branches_anchored


def _is_anchored_in_part(pattern: Pattern) -> bool:
    return not _is_unanchored(pattern) and not pattern.is_whole


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
    "pattern_empty_class": _kind("empty_class"),
    "pattern_literal_bracket": lambda pattern: not pattern.kinds.isdisjoint(("bracket_in_class", "literal_brace")),
    "pattern_invalid": _kind("invalid"),
    "pattern_repeats_much": _repeats_much,
    "pattern_repeats_at_least_much": lambda pattern: pattern.least_repeated > _MOST_REPEATED,
}

DETECTORS: Final = {name: (("pattern",), _patterns_with(test)) for name, test in _TESTS.items()}
