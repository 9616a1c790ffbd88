"""The pattern of a format is matched by exactly the texts that both judges take for it."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import given, strategies as st

from tests.cases import for_each
from tests.codecs.schema_support.judges import Judges
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.schema_support.format_patterns import PATTERNS
from turnwire.codecs.schema_support.rewriting import rewrite

_BYTES: Final = st.sampled_from(("0", "1", "9", "10", "99", "100", "199", "249", "250", "255", "256", "01", ""))
_GROUPS: Final = st.sampled_from(("0", "1f", "abcd", "FFFF", "12345", "g", ""))
_DATES: Final = st.builds(
    "{:04d}-{:02d}-{:02d}".format,
    st.sampled_from((1, 4, 100, 400, 1900, 2000, 2023, 2024, 2100, 9999)),
    st.integers(0, 13),
    st.sampled_from((0, 1, 28, 29, 30, 31, 32)),
)
_IPV4: Final = st.lists(_BYTES, min_size=3, max_size=5).map(".".join)
_IPV6: Final = st.builds(
    lambda first, second, colons, last: ":".join(first) + colons + ":".join(second) + last,
    st.lists(_GROUPS, max_size=7),
    st.lists(_GROUPS, max_size=7),
    st.sampled_from(("::", "::", ":", ":::")),
    st.sampled_from(("", "", ":1.2.3.4", "1.2.3.4", "%1")),
)


@requirement("SCM-2")
@given(st.sampled_from(tuple(PATTERNS)), st.one_of(_DATES, _IPV4, _IPV6))
@examples(400)
def test_the_pattern_of_a_format_matches_what_the_judges_take(name: str, text: str) -> None:
    verdicts = Judges({"format": name}).verdicts(text)
    assert Judges({"pattern": PATTERNS[name]}).verdicts(text) == verdicts


@requirement("SCM-2")
@for_each(
    "before, after",
    [
        ({"type": "string", "format": "ipv4"}, {"type": "string", "pattern": PATTERNS["ipv4"]}),
        (
            {"type": ["string", "null"], "format": "date", "pattern": "^20[0-9]{2}-02-29"},
            {"type": ["string", "null"], "pattern": "^20(?:[13579][26]|[02468][048])-02-29$"},
        ),
        ({"type": "string", "format": "email"}, {"type": "string", "format": "email"}),
        ({"type": "integer", "format": "date"}, {"type": "integer", "format": "date"}),
    ],
)
def test_a_format_becomes_a_pattern(before: dict[str, Any], after: dict[str, Any]) -> None:
    found = rewrite(before, ["format_patterns"])
    assert found.schema == after
    assert found.changes == (() if before == after else (("format_patterns", ""),))
