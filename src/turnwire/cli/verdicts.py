"""What was found out about the values of a file, and how it is printed.

Values that follow each other and fit one definition are a `Run`: most files are one, whoever reads them in another
process hands back one, and a line of text is made for each value only where it is printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from turnwire.cli.output import visible
from turnwire.cli.printer import Shown, Style
from turnwire.core.errors import Problem
from turnwire.core.unknown_keys import UnknownKey


class Verdict(NamedTuple):
    """What was found out about one value of a file."""

    line: int
    schema: str | None
    problems: tuple[Problem, ...] = ()
    unknown: tuple[UnknownKey, ...] = ()
    """Keys that the schema does not name, which is not wrong."""
    unreadable: tuple[Problem, ...] = ()
    """What a server takes and nothing else can say, so that a request with it is valid and not converted."""

    @property
    def is_valid(self) -> bool:
        """Whether it fits a schema. Keys that the schema does not name may be in it all the same."""
        return self.schema is not None and not self.problems

    def to_dict(self, file: str) -> dict[str, Any]:
        """The verdict as JSON."""
        problems = [problem._asdict() for problem in self.problems]
        return {
            "file": file,
            "line": self.line,
            "schema": self.schema,
            "problems": problems,
            "unknown": [key._asdict() for key in self.unknown],
            **({"unreadable": [each._asdict() for each in self.unreadable]} if self.unreadable else {}),
            "valid": not problems,
        }


class Run(NamedTuple):
    """Values on lines that follow each other, each of which fits `schema`."""

    first: int
    last: int
    schema: str


Found: TypeAlias = Run | Verdict

_ANY_LINE: Final = '"line": 0,'
"""Stands once in the JSON of a verdict on line 0: in a text of it the quotes would be escaped."""


def shown_verdicts(found: Iterable[Found], file: str, style: Style, *, before: int = 0) -> Shown:
    """What is printed about values of a file; their lines are counted from the one after `before`."""
    out: list[str] = []
    err: list[str] = []
    has_faults = False
    for each in found:
        if isinstance(each, Run):
            if not style.quiet:
                begin, end = _around_the_line(file, each.schema, style)
                out += [f"{begin}{line}{end}" for line in range(before + each.first, before + each.last + 1)]
            continue
        verdict = each._replace(line=before + each.line)
        if verdict.is_valid and style.quiet:
            continue
        has_faults = has_faults or not verdict.is_valid
        if style.as_json:
            out.append(style.item(verdict.to_dict(file)))
            continue
        if verdict.is_valid:
            out.append(visible(f"{file}:{verdict.line}: valid {verdict.schema}") + "\n")
        err += _in_words(verdict, file)
    return Shown(style.joined(out), "".join(err), has_faults)


def _around_the_line(file: str, schema: str, style: Style) -> tuple[str, str]:
    """What stands before and after the number of its line where a value is valid."""
    if not style.as_json:
        return visible(f"{file}:"), visible(f": valid {schema}") + "\n"
    begin, _, end = style.item(Verdict(0, schema).to_dict(file)).partition(_ANY_LINE)
    return begin + _ANY_LINE.removesuffix("0,"), "," + end


def _in_words(verdict: Verdict, file: str) -> Iterator[str]:
    name = f" [{verdict.schema}]" if verdict.schema else ""
    for finding in (*verdict.problems, *verdict.unknown):
        yield visible(f"{file}:{verdict.line}: {finding}{name}") + "\n"
    for problem in verdict.unreadable:
        yield visible(f"{file}:{verdict.line}: {problem}; a server takes it, but it is not converted{name}") + "\n"


class Checked(NamedTuple):
    """What was found out about the lines of a piece of a file, which are counted from 1."""

    lines: int
    """How many lines the piece has, blank ones too."""
    found: tuple[Found, ...]
