"""The tests that every compiled language passes; each inherits them with fixtures that build and run its programs."""

from __future__ import annotations

import json

from turnwire_schema.errors import InvalidDataError
from turnwire_schema.v1.usage import UsageInfo

from codegen.schemaset import Document
from tests.requirements import requirement
from tests.site.snippets import Snippet
from tests.targets.native.languages import INTEGERS, LINES, NUMBERS, Results, documents


def is_canonical(document: Document) -> bool:
    """Whether a document has types in the package."""
    return document.path.startswith("turnwire/")


def written(text: str) -> str | None:
    """What Python writes of usage, without the default that only Python fills in; None where it refuses the text."""
    try:
        usage = UsageInfo.from_json(text).to_dict()
    except InvalidDataError:
        return None
    return json.dumps({name: value for name, value in usage.items() if name != "is_estimated"}, separators=(",", ":"))


class LanguageSuite:
    """A language: fixture `results` is what its runner said, `programs` those of its documents with what they print."""

    @requirement("SCH-3")
    def test_as_many_vectors_were_run_as_there_are_on_disk(self, results: Results) -> None:
        stated = [
            len(kinds["valid"]) + len(kinds["invalid"])
            for document in documents()
            for kinds in (document.vectors or {})["definitions"].values()
        ]
        assert results.count() == sum(stated) > 9000

    @requirement("SCH-2", "SCH-3", "SCH-4")
    def test_every_value_is_judged_as_its_vector_says_and_as_a_json_schema_validator_does(
        self, results: Results
    ) -> None:
        wrong = {document.path: results.wrong_verdicts(document) for document in documents()}
        assert {path: found for path, found in wrong.items() if found} == {}

    @requirement("SCH-2")
    def test_every_valid_value_is_the_same_after_its_type_read_and_wrote_it(self, results: Results) -> None:
        changed = {
            document.path: results.changed_values(document) for document in documents() if is_canonical(document)
        }
        assert len(changed) > 10
        assert {path: found for path, found in changed.items() if found} == {}

    @requirement("SCH-2")
    def test_every_conversation_is_the_same_after_its_types_read_and_wrote_it(self, results: Results) -> None:
        assert results.changed_conversations() == []

    @requirement("SCH-2")
    def test_numbers_keep_every_form_and_digit(self, results: Results) -> None:
        assert results.numbers == NUMBERS

    @requirement("SCH-2")
    def test_an_integer_is_one_in_every_form_and_written_as_one_as_in_python(self, results: Results) -> None:
        assert [usage if isinstance(usage, str) else None for usage in results.integers] == [
            written(text) for _definition, text in INTEGERS
        ]

    @requirement("SCH-2")
    def test_every_stream_gives_the_answer_that_it_gives_in_python(self, results: Results) -> None:
        assert results.wrong_answers() == []

    @requirement("TXT-1", "TXT-2")
    def test_every_text_is_read_as_its_case_says_however_it_is_cut(self, results: Results) -> None:
        assert sum(map(len, results.readings)) > 1000
        assert results.wrong_readings() == []

    def test_lines_of_bytes_become_chunks_or_an_error_that_names_the_line_and_quotes_nothing(
        self, results: Results
    ) -> None:
        assert results.lines == [[count, said] for _data, count, said in LINES]

    def test_a_refused_text_has_a_place_and_shows_no_content(self, results: Results) -> None:
        said = [wrong["error"] for wrong in results.wrong]

        assert "secret" not in json.dumps(said)
        assert [text.partition(": ")[0] for text in said] == ["/", "/content/0", "/", "/prompt_tokens", "/"]
        assert said[0].endswith("EOF while parsing a string at line 1 column 34")
        assert said[3] == "/prompt_tokens: must be an integer of 64 bits"

    @requirement("API-3")
    def test_the_programs_of_the_readme_and_of_the_guide_print_what_stands_below_them(
        self, programs: list[tuple[Snippet, str]]
    ) -> None:
        assert len(programs) > 3
        assert [(each.where, printed) for each, printed in programs] == [
            (each.where, each.printed) for each, _printed in programs
        ]
