"""References as people, compilers and code hosts write them."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError
from turnwire.files import parse_reference


@requirement("CTX-2")
@for_each(
    ("text", "path", "first", "last"),
    [
        ("src/a.py", "src/a.py", None, None),
        (" src/a.py:10 ", "src/a.py", 10, 10),
        ("src/a.py:10-20", "src/a.py", 10, 20),
        ("src/a.py:10-", "src/a.py", 10, None),
        ("src/a.py:10:5", "src/a.py", 10, 10),
        ("src/a.py#L10", "src/a.py", 10, 10),
        ("src/a.py#L10-L20", "src/a.py", 10, 20),
        ("src/a.py#L10-20", "src/a.py", 10, 20),
        ('"my file.txt":3-4', "my file.txt", 3, 4),
        ("'my file.txt'#L3", "my file.txt", 3, 3),
        ("`a:10`", "a:10", None, None),
        ('"a:10"', "a:10", None, None),
        ("a b.txt:1", "a b.txt", 1, 1),
        ("C:\\code\\a.py", "C:\\code\\a.py", None, None),
        ("C:/code/a.py:10-20", "C:/code/a.py", 10, 20),
        ("a#b.txt", "a#b.txt", None, None),
        ("a:b:12", "a:b", 12, 12),
        ('"a.py:-5"', "a.py:-5", None, None),
        ("v1.5", "v1.5", None, None),
        ("a#L", "a#L", None, None),
        ("a.py:٣", "a.py:٣", None, None),
        ("it's.txt", "it's.txt", None, None),
    ],
)
def test_a_reference_names_a_path_and_lines(text: str, path: str, first: int | None, last: int | None) -> None:
    found = parse_reference(text)
    assert (found.path, found.start_line, found.end_line, found.status) == (path, first, last, "pending")


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", "/path"),
        ("   ", "/path"),
        ('" "', "/path"),
        ("a.py:0", "/start_line"),
        ("a.py#L0-L3", "/start_line"),
        ("a.py:20-10", "/end_line"),
        ('"a.py":x', "/start_line"),
        ("a.py:-5", "/start_line"),
        ("a.py:1,3", "/start_line"),
        ("a.py:1..3", "/start_line"),
        ("a.py:1-2-3", "/start_line"),
        ("a.py:99999999999999999999", "/start_line"),
        ("a.py#L1-L2-L3", "/start_line"),
        (":3", "/start_line"),
    ],
)
def test_a_reference_without_a_path_or_with_impossible_lines_is_refused(text: str, at: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        parse_reference(text)
    assert [problem.path for problem in caught.value.problems] == [at]
