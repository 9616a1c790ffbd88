"""A rewritten pattern is found in the same texts as before: by Python's `re`, in every short text."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from hypothesis import given, settings, strategies as st

from tests.cases import for_each
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.schema_support.pattern_rewriting import fit_length, match_both, rewrite_pattern
from turnwire.codecs.schema_support.rewriting import PATTERN_REWRITINGS

_NAMES: Final = frozenset(PATTERN_REWRITINGS)
_TEXTS: Final = ["".join(each) for length in range(5) for each in product("ab/", repeat=length)]
_ATOMS: Final = ("a", "b", "/", "[ab]", "[^b]", ".", "()", "(a|)", "(?:a|b/)", "$", "^", "(^a|b)", "(a$|b)")
_CONDITIONS: Final = ("(?=a)", "(?!b)", "(?=.*b)", "(?<=a)", "(?<!b)", "(?<=ab)", "(?!$)", "(?=a$|b)")
_parts: Final = st.one_of(
    st.builds(str.__add__, st.sampled_from(_ATOMS), st.sampled_from(("", "", "*", "+", "?", "{2}", "{0,2}", "+?"))),
    st.sampled_from(_CONDITIONS),
)
_patterns: Final = st.builds(
    lambda start, parts, end: start + "".join(parts) + end,
    st.sampled_from(("", "^")),
    st.lists(_parts, min_size=1, max_size=4),
    st.sampled_from(("", "$")),
)


def found_in(pattern: str) -> list[str]:
    # ECMA-262's `$` is the end of the text; Python's may be before a last line break.
    compiled = re.compile(pattern)
    return [text for text in _TEXTS if compiled.search(text)]


@requirement("SCM-2")
@given(_patterns)
@settings(examples(300), deadline=None)
def test_a_rewritten_pattern_is_found_in_the_same_texts(pattern: str) -> None:
    rewritten = rewrite_pattern(pattern, _NAMES)
    if rewritten is not None:
        assert found_in(rewritten[0]) == found_in(pattern), rewritten


@requirement("SCM-2")
@given(_patterns, st.integers(0, 4), st.none() | st.integers(0, 4))
@settings(examples(300), deadline=None)
def test_a_pattern_with_a_length_is_found_in_the_texts_of_this_length(pattern: str, least: int, most: int) -> None:
    fitted = fit_length(pattern, least, most, any_text=True)
    if fitted is not None:
        wanted = [text for text in found_in(pattern) if least <= len(text) and (most is None or len(text) <= most)]
        assert found_in(fitted) == wanted, fitted


@requirement("SCM-2")
@given(_patterns, _patterns)
@settings(examples(200), deadline=None)
def test_one_pattern_for_two_is_found_where_both_are(first: str, second: str) -> None:
    joined = match_both(first, second)
    if joined is not None:
        others = set(found_in(second))
        assert found_in(joined) == [text for text in found_in(first) if text in others], joined


@requirement("SCM-2")
@for_each(
    "pattern",
    [
        *("^.+$(?<!b)", "^/[a-z/]*$(?<!/)", "a$(?<!a)", "(a$|b)(?<!x)", "(a(?=b))(?<!x)", "(?<!a)(?=b)(?<!c)"),
        *("^a(?=b)(?<!c)", "(?<!b)[ab](?=b)(?<!a)"),
    ],
)
def test_a_condition_on_what_follows_before_one_on_what_came_before_stays(pattern: str) -> None:
    assert rewrite_pattern(pattern, _NAMES) is None


@requirement("SCM-2")
@for_each("pattern", ["", "^a*$", "^(?!b)a*$"])
def test_lengths_that_exclude_each_other_stay_beside_their_pattern(pattern: str) -> None:
    assert fit_length(pattern, 3, 2, any_text=True) is None


@requirement("SCM-2")
@for_each(
    "pattern, written",
    [("^()+?a$", "^a$"), ("^(()*)+?(?:a)$", "^a$"), ("^(?:()|a)+?$", "^(?:|a)+$"), ("^(){0,2}?(b)$", "^b$")],
)
def test_nothing_that_is_repeated_is_left_out(pattern: str, written: str) -> None:
    found = rewrite_pattern(pattern, _NAMES)
    assert found is not None
    assert found[0] == written
    assert found_in(written) == found_in(pattern)
