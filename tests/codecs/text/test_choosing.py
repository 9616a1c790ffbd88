"""Which format a model writes: by its name, and by its chat template."""

from __future__ import annotations

import pytest

from turnwire_schema.documents import format_names

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.text.choosing import format_of_template, known_format
from turnwire.codecs.text.formats import text_format

MODELS = [(name, pattern) for name in format_names() for pattern in text_format(name).models]
MARKED = [name for name in format_names() if text_format(name).template_marks]


@requirement("TXT-3")
@for_each(("name", "pattern"), MODELS)
def test_a_model_of_a_row_is_known_by_its_name_whatever_is_before_the_last_slash(name: str, pattern: str) -> None:
    model = pattern.replace("*", "")

    assert known_format(model) == known_format(f"Owner/{model.upper()}") == name


@requirement("TXT-3")
@pytest.mark.parametrize("model", ["", "mock", "my-model", "qwen3-coder/other"])
def test_other_models_are_not_known(model: str) -> None:
    assert known_format(model) is None


@requirement("TXT-3")
@for_each("name", MARKED)
def test_a_template_with_all_marks_of_a_row_shows_its_format(name: str) -> None:
    template = " {{ x }} ".join(text_format(name).template_marks)

    assert format_of_template(template) == format_of_template(template.upper()) == name
    assert format_of_template("{{ messages }}") is None
