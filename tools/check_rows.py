"""Hold every row of the codecs to its wire document and its canonical class: python -m tools.check_rows.

A row that names a path which its document does not have, or a field that its class does not have, ends with 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from turnwire.codecs.answers.answer_rows import AnswerRows
from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import built_in
from turnwire.codecs.endpoints.rows import EndpointRows
from turnwire.codecs.requests.request_rows import RequestRows
from turnwire.codecs.values.rows import Rows

Table: TypeAlias = Rows | RequestRows | AnswerRows | EndpointRows
NOT_RECORDED = {("ChatCompletionRequest", "thinking_budget_tokens")}
"""What a server reads that no description or recording of it has: llama-server's limit of thinking."""


def problems(rows: Table, name: str) -> Iterator[str]:
    """What of these rows stands nowhere, each with the name of the rows."""
    if isinstance(rows, AnswerRows):
        missing = sorted(key for key in rows.keys if not _has(rows.document, key))
        yield from (f"{name}: {rows.document.__name__} has no {key}" for key in missing)
        return
    if isinstance(rows, EndpointRows):
        missing = sorted(key for key in rows.asked if not _has(rows.request, key))
        yield from (f"{name}: {rows.request.__name__} has no {key}" for key in missing)
        missing = sorted(key for key in rows.answered - rows.counts.keys if not _has(rows.answer, key))
        yield from (f"{name}: {rows.answer.__name__} has no {key}" for key in missing)
        yield from problems(rows.counts, name)
        return
    wire_paths, fields = [row.wire for row in rows.rows], [row.canonical for row in rows.rows]
    if isinstance(rows, Rows):
        wire_paths += [row.more for row in rows.rows if row.more] + ([rows.total] if rows.total else [])
        fields += [each for row in rows.rows for each in row.less]
    for path in wire_paths:
        if not _has(rows.document, path) and (rows.document.__name__, path) not in NOT_RECORDED:
            yield f"{name}: {rows.document.__name__} has no {path}"
    for path in [*fields, *(each for lost in rows.lost for each in lost.fields)]:
        if not _has(rows.canonical, path):
            yield f"{name}: {rows.canonical.__name__} has no {path}"


def all_rows() -> Iterator[tuple[str, Table]]:
    """Every table of rows, with its name; a variant's stands in a mapping by its name."""
    for package in (each.codec_of.rpartition(".")[0] for each in built_in().values()):
        module = import_module(f"{package}.fields")
        for name, value in vars(module).items():
            found = value if isinstance(value, Mapping) else {"": value}
            for variant, rows in found.items():
                if isinstance(rows, Rows | RequestRows | AnswerRows):
                    yield f"{module.__name__}.{name}.{variant}".rstrip("."), rows
    for codec in dict.fromkeys(row.codec for each in built_in().values() for row in each.endpoints.values()):
        if isinstance(rows := getattr(resolved(codec), "rows", None), EndpointRows):
            yield codec, rows


def _has(kind: Any, path: str) -> bool:
    first, _, rest = path.partition(".")
    fields = getattr(kind, "model_fields", None)
    kinds = {name: field.annotation for name, field in fields.items()} if fields else get_type_hints(kind)
    if first not in kinds:
        return False
    return not rest or any(_has(inner, rest) for inner in _classes(kinds[first]))


def _classes(annotation: Any) -> Iterator[Any]:
    if get_origin(annotation) in (Union, UnionType):
        for each in get_args(annotation):
            yield from _classes(each)
    elif isinstance(annotation, type) and annotation is not type(None):
        yield annotation


def main() -> int:
    """Print each problem; 1 where there is one."""
    found = [problem for name, rows in all_rows() for problem in problems(rows, name)]
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
