"""The loss ledger: every canonical field in every dialect, and every loss id that there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from turnwire_schema.v1 import content, message, request, response, stream, tool, usage

from tests.codecs.coverage.dialect_page import OWN, OWN_OR_VARIANT, page
from tests.codecs.coverage.endpoints import COMPLETION_LEDGER, ENDPOINT_LEDGER
from tests.codecs.coverage.entry import WHOLE, WORDS, parts_of
from tests.codecs.coverage.table import COVERAGE
from tests.requirements import requirement
from tests.sources import nodes, tree_of
from tools import write_losses
from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.losses import COMMON, SHARED
from turnwire.codecs.registry import CODEC_NAMES, get_codec

ENDPOINT_PAGES = {**ENDPOINT_LEDGER, **COMPLETION_LEDGER}
SOURCES = Path(__file__).parents[2] / "src" / "turnwire" / "codecs"

# Classes of a conversation; results and errors of tools are for programs, a wire has tool messages.
CLASSES = {
    kind.__name__: kind
    for module in (content, message, request, response, stream, tool, usage)
    for kind in (getattr(module, name) for name in module.__all__)
    if isinstance(kind, type)
}
NOT_SENT = {"ToolError", "ToolResult"}

by_dialect = pytest.mark.parametrize("dialect", COVERAGE)


def fields_of(name: str) -> set[str]:
    """The canonical fields of a class, derived ones included."""
    kind = CLASSES[name]
    return set(kind.model_fields) | set(kind.model_computed_fields)


@requirement("COD-2")
def test_every_dialect_has_a_page() -> None:
    assert set(COVERAGE) == {get_codec(name).dialect for name in CODEC_NAMES}


@requirement("COD-2")
@by_dialect
def test_every_canonical_field_is_mapped_or_a_named_loss_or_never_sent(dialect: str) -> None:
    covered = COVERAGE[dialect].covered
    assert set(CLASSES) - NOT_SENT <= set(covered) <= set(CLASSES)
    rows = {name: set(fields) - {WHOLE} for name, fields in covered.items()}
    assert {name: fields_of(name) ^ fields for name, fields in rows.items() if fields != fields_of(name)} == {}


@requirement("COD-2")
def test_what_most_wires_do_is_what_at_least_half_of_the_dialects_do() -> None:
    rare = []
    for dialect in COVERAGE:
        assert page(dialect, {})["UnknownPart"] == {"type": f"{dialect}.unknown_part"}
    for kind, fields in page("", {}).items():
        for field in fields:
            doing = [name for name in COVERAGE if plain(name, kind, field) == page(name, {})[kind][field]]
            if 2 * len(doing) < len(COVERAGE):
                rare.append((kind, field, doing))
    assert rare == []


def plain(dialect: str, kind: str, field: str) -> object:
    """The entry of a dialect, its provider options under whatever names they are merged."""
    entry = COVERAGE[dialect].covered[kind].get(field)
    return OWN if entry == OWN_OR_VARIANT else entry


@requirement("COD-2")
@by_dialect
def test_an_entry_is_a_loss_that_exists_or_says_mapped_or_why_it_is_never_sent(dialect: str) -> None:
    page = COVERAGE[dialect]
    wrong = {
        (name, field): entry
        for name, fields in page.covered.items()
        for field, entry in fields.items()
        for way in ("request", "answer")
        for part in parts_of(entry, way)
        if not (part in page.losses or re.match(rf"(mapped$|({'|'.join(WORDS)})( [^:]+)?: )", part))
    }
    assert wrong == {}


@requirement("COD-2")
@by_dialect
def test_every_loss_has_a_sentence_and_is_reported_by_the_codec(dialect: str) -> None:
    """Encoders report by the last part of the id, `lose("call_order", …)`, through a table or as a constant."""
    page = COVERAGE[dialect]
    assert all(re.fullmatch(rf"{dialect}\.[a-z_]+", name) and what for name, what in page.losses.items())
    package = SOURCES / dialect.replace("-", "_")
    shared = (package.parent / name for name in ("requests/request_rows.py", "requests/tool_definitions.py"))
    said = {
        node.value
        for path in (*package.glob("*.py"), *package.parent.glob("requests/openai_*.py"), *shared)
        for statement in tree_of(path).body
        if getattr(getattr(statement, "target", None), "id", "") != "OWN"  # the sentences
        for node in nodes(statement)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    names = {name.rpartition(".")[2] for name in page.losses}
    assert names - said == set()


@requirement("COD-2")
def test_an_id_belongs_to_one_dialect() -> None:
    ids = [name for page in COVERAGE.values() for name in page.losses] + list(COMMON)
    assert len(ids) == len(set(ids))


def own_names() -> dict[str, list[str]]:
    """Where each loss that is no shared one is defined: dialects by the name of the loss."""
    found: dict[str, list[str]] = {}
    for path in SOURCES.glob("*/*.py"):
        for node in nodes(tree_of(path)):
            if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") in ("OWN", "losses"):
                for key in node.value.keys if isinstance(node.value, ast.Dict) else ():
                    found.setdefault(ast.literal_eval(key), []).append(f"{path.parent.name}/{path.name}")
    return found


@requirement("COD-2")
def test_what_two_dialects_lose_is_defined_once_in_the_shared_table() -> None:
    """A name that two dialects have moves to turnwire.codecs.losses."""
    own = own_names()
    assert len(own) > 40
    assert {name: places for name, places in own.items() if len(places) > 1 or name in SHARED} == {}


@requirement("COD-2")
def test_the_shared_table_holds_only_what_two_dialects_lose() -> None:
    pages: list[tuple[str, Mapping[str, str]]] = [(dialect, page.losses) for dialect, page in COVERAGE.items()]
    pages += [(dialect, page.losses) for (_, dialect), page in ENDPOINT_PAGES.items()]
    users: dict[str, set[str]] = {name: set() for name in SHARED}
    for dialect, losses in pages:
        for name in (loss.removeprefix(f"{dialect}.") for loss in losses):
            users.get(name, set()).add(dialect)
    assert {name: dialects for name, dialects in users.items() if len(dialects) < 2} == {}


@requirement("COD-2")
@by_dialect
def test_a_dialect_lists_the_sentences_of_its_chats_and_completions(dialect: str) -> None:
    pages = [page.losses for (_, name), page in COMPLETION_LEDGER.items() if name == dialect]
    named = dict(COVERAGE[dialect].losses)
    for losses in pages:
        named |= losses
    assert dict(resolved(dialect_named(dialect).losses)) == named


@requirement("COD-2")
@by_dialect
def test_a_codec_loses_nothing_that_no_page_of_its_dialect_names(dialect: str) -> None:
    pages = [page.losses for (_, name), page in ENDPOINT_PAGES.items() if name == dialect]
    named = {*COVERAGE[dialect].losses, *(loss for page in pages for loss in page)}
    said = {
        node.args[0].value
        for path in (SOURCES / dialect.replace("-", "_")).glob("*.py")
        for node in nodes(tree_of(path))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("lose", "refuse") and node.args
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(said) > 10
    assert {f"{dialect}.{name}" for name in said} - named == set()


@requirement("COD-2")
def test_the_documentation_is_written_from_the_ledger() -> None:
    assert write_losses.TARGET.read_text(encoding="utf-8") == write_losses.text(), (
        "docs/losses.md differs from the ledger. Run: python -m tools.write_losses"
    )


@requirement("COD-2")
@pytest.mark.parametrize("codec", CODEC_NAMES)
def test_a_stream_reports_each_loss_once(codec: str) -> None:
    """However many pieces and parts have lost the same thing at the same place."""
    foreign = {"type": "foreign", "dialect": "elsewhere", "data": {"type": "x"}}
    hidden = {"type": "thinking", "redacted_data": "x", "origin": {"dialect": "elsewhere"}}
    said = {"refusal": "no", "signature": "s", "created": "2026-11-21T22:59:16.855039788Z"}
    call = {"index": 0, "name": "f", "extras": {"x": 1}}
    chunk = {**said, "thinking": "t", "parts": [foreign, hidden, foreign, hidden], "tool_call_deltas": [call]}
    encoder = get_codec(codec).stream_encoder()
    for _ in range(2):
        encoder.feed(stream.StreamingChunk.from_dict(chunk))
    encoder.feed(stream.StreamingChunk.from_dict({"is_complete": True, "finish_reason": "other"}))
    told = [(loss.id, loss.at) for loss in encoder.losses]
    assert told
    assert len(told) == len(set(told))
