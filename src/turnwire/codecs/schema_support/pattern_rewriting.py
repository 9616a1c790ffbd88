"""Patterns in the form that most engines read: anchored at both ends, explicit sets, no conditions.

What a pattern matches stays the same. A pattern that has no such form within `MAX_LENGTH` characters stays as it is.
"""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.schema_support.pattern_language import plain_pattern, text_of_length, texts_of
from turnwire.codecs.schema_support.pattern_syntax import (
    ANY,
    Anchor,
    BackReference,
    Chars,
    Choice,
    Group,
    Look,
    Node,
    PatternError,
    Repeat,
    Sequence,
    parse_pattern,
    write_pattern,
)
from turnwire.codecs.schema_support.work import spend

_START: Final = Anchor("start")
_END: Final = Anchor("end")
_ANYTHING: Final = Repeat(ANY, 0, None)
_CLASS_ESCAPE: Final = re.compile(r"(?<!\\)(?:\\\\)*\\[dDwWsS]")
_NAME_OR_LAZY: Final = re.compile(r"\(\?P?<[^=!]|[*+?}]\?")
_ESCAPED_IN_JSON: Final = ((0, 0x1F), (0x22, 0x22), (0x5C, 0x5C))


def rewrite_pattern(pattern: str, names: frozenset[str]) -> tuple[str, tuple[str, ...]] | None:
    """Return a pattern that matches the same texts, and which of the rewritings `names` made it; None if none helps."""
    spend(1 + len(pattern) // 10)
    try:
        node = parse_pattern(pattern)
        kinds = _kinds(pattern, node)
        applied = tuple(kind for kind in kinds if kind in names)
        if not applied or ("pattern_conditions" in kinds and "pattern_conditions" not in names):
            return None
        if "pattern_conditions" in kinds:
            node = plain_pattern([texts_of(node)])
        elif "pattern_anchors" in applied:
            node = anchored(node)
        written = write_pattern(node)
    except PatternError:
        return None
    if written == pattern or ("pattern_any_text" not in names and _may_need_escape(node)):
        return None
    return written, applied


def _kinds(pattern: str, node: Node) -> list[str]:
    found = []
    if _CLASS_ESCAPE.search(pattern):
        found.append("pattern_classes")
    if _NAME_OR_LAZY.search(pattern):
        found.append("pattern_groups")
    if _has_condition(node):
        found.append("pattern_conditions")
    if not (pattern.startswith("^") and pattern.endswith("$")) or _has_inner_anchor(node):
        found.append("pattern_anchors")
    return found


def _below(node: Node) -> tuple[Node, ...]:
    if isinstance(node, Sequence):
        return node.parts
    if isinstance(node, Choice):
        return node.options
    return (node.node,) if isinstance(node, (Group, Repeat, Look)) else ()


def _has_condition(node: Node) -> bool:
    return isinstance(node, (Look, BackReference)) or any(map(_has_condition, _below(node)))


def _has_anchor(node: Node) -> bool:
    return isinstance(node, Anchor) or any(map(_has_anchor, _below(node)))


def _has_inner_anchor(node: Node) -> bool:
    parts = list(node.parts) if isinstance(node, Sequence) else [node]
    if parts[:1] == [_START]:
        parts = parts[1:]
    if parts[-1:] == [_END]:
        parts = parts[:-1]
    return any(map(_has_anchor, parts))


def _may_need_escape(node: Node) -> bool:
    """Whether a text that matches may have a character that JSON escapes in a string.

    llama.cpp writes what a pattern matches without escapes (`_pattern_to_rule` of b11434), so that a quotation mark
    would end the string.
    """
    if isinstance(node, Chars):
        return any(low <= last and first <= high for low, high in node.ranges for first, last in _ESCAPED_IN_JSON)
    return any(map(_may_need_escape, _below(node)))


def anchored(node: Node) -> Node:
    """The tree of a pattern that says the whole text, from start to end.

    Raises:
        PatternError: it has conditions that cannot be written so.
    """
    if isinstance(node, Group):
        return anchored(node.node)
    if isinstance(node, Choice):
        options = [_inner(anchored(option)) for option in node.options]
        return Sequence((_START, Choice(tuple(options)), _END))
    parts = list(node.parts) if isinstance(node, Sequence) else [node]
    inner: list[Node] = [] if parts[:1] == [_START] else [_ANYTHING]
    parts = parts[1:] if parts[:1] == [_START] else parts
    ends = parts[-1:] == [_END]
    inner += parts[:-1] if ends else [*parts, _ANYTHING]
    if any(map(_has_anchor, inner)):
        return plain_pattern([texts_of(node)])
    return Sequence((_START, *inner, _END))


def _inner(node: Node) -> Node:
    parts = node.parts[1:-1] if isinstance(node, Sequence) else ()
    return parts[0] if len(parts) == 1 else Sequence(parts)


def match_both(first: str, second: str) -> str | None:
    """Return one pattern for the texts that both patterns match; None if it cannot be written."""
    spend(1 + (len(first) + len(second)) // 10)
    try:
        return write_pattern(plain_pattern([texts_of(parse_pattern(first)), texts_of(parse_pattern(second))]))
    except PatternError:
        return None


def fit_length(pattern: str, least: int, most: int | None, *, any_text: bool) -> str | None:
    """Return a pattern for the texts of `least` to `most` characters that `pattern` matches; None if it has no form.

    `any_text`: whether it may match characters that JSON escapes.
    """
    spend(1 + len(pattern) // 10)
    try:
        node = parse_pattern(pattern)
        counted = None if _has_condition(node) else _counted(anchored(node), least, most)
        if counted is None:
            counted = plain_pattern([texts_of(node), text_of_length(least, most)])
        return None if not any_text and _may_need_escape(counted) else write_pattern(counted)
    except PatternError:
        return None


def _counted(node: Node, least: int, most: int | None) -> Node | None:
    """The tree with its only repetition of single characters counted so that the length fits; None if it has others."""
    parts = node.parts if isinstance(node, Sequence) else (node,)
    widths = [_width(part) for part in parts]
    low = sum(width[0] for width in widths)
    ends = [end for _, end in widths if end is not None]
    high = sum(ends) if len(ends) == len(widths) else None
    if low >= least and (most is None or (high is not None and high <= most)):
        return node
    open_parts = [at for at, (start, end) in enumerate(widths) if start != end]
    if len(open_parts) != 1:
        return None
    at = open_parts[0]
    part = parts[at]
    if not isinstance(part, Repeat) or _width(part.node) != (1, 1):
        return None
    rest = low - widths[at][0]
    new_least = max(part.least, least - rest)
    limits = [each for each in (part.most, None if most is None else most - rest) if each is not None]
    new_most = min(limits) if limits else None
    if new_most is not None and new_most < new_least:
        raise PatternError("no text is left")
    return Sequence((*parts[:at], Repeat(part.node, new_least, new_most), *parts[at + 1 :]))


def _width(node: Node) -> tuple[int, int | None]:
    """How many characters a node takes at least and at most."""
    if isinstance(node, Chars):
        return 1, 1
    if isinstance(node, Anchor):
        return 0, 0
    if isinstance(node, Repeat):
        low, high = _width(node.node)
        return low * node.least, 0 if high == 0 else None if high is None or node.most is None else high * node.most
    widths = [_width(each) for each in _below(node)]
    ends = [end for _, end in widths if end is not None]
    if isinstance(node, Choice):
        return min(low for low, _ in widths), max(ends) if len(ends) == len(widths) else None
    return sum(low for low, _ in widths), sum(ends) if len(ends) == len(widths) else None
