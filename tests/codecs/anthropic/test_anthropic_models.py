"""The model list and the count of tokens, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from tests.codecs.anthropic.anthropic_wire import ANTHROPIC_CODEC
from turnwire import ModelInfo
from turnwire.codecs.anthropic.models import model_list, read_models
from turnwire.codecs.endpoints.model_lists import ListedModel
from turnwire.core.errors import ProviderError


@pytest.mark.parametrize("count", [0, 1, 10**12])
def test_a_count_that_was_written_is_read(count: int) -> None:
    assert ANTHROPIC_CODEC.encode_token_count(count) == {"input_tokens": count}
    assert ANTHROPIC_CODEC.decode_token_count({"input_tokens": count}) == count


@pytest.mark.parametrize("count", [-1, 1.5, True, "1", None])
def test_what_is_no_count_is_an_error_and_not_a_number(count: Any) -> None:
    with pytest.raises(ProviderError, match="the token count is not a count"):
        ANTHROPIC_CODEC.decode_token_count({"input_tokens": count})


@pytest.mark.parametrize("body", [{}, [], None, {"tokens": 1}])
def test_a_body_without_its_field_says_which_is_missing(body: Any) -> None:
    with pytest.raises(ProviderError, match="the token count has no input_tokens"):
        ANTHROPIC_CODEC.decode_token_count(body)
    with pytest.raises(ProviderError, match="the model list has no data"):
        read_models(body)


def test_an_error_in_place_of_a_list_is_that_error() -> None:
    with pytest.raises(ProviderError, match="slow down"):
        read_models({"type": "error", "error": {"type": "rate_limit_error", "message": "slow down"}})


@pytest.mark.parametrize(
    ("entry", "model"),
    [
        ({"id": "a", "type": "model", "created_at": "2026-01-02T00:00:00Z"}, {"modified_at": "2026-01-02T00:00:00Z"}),
        ({"id": "a", "object": "model"}, {}),
        ({"id": "a", "created_at": "", "max_input_tokens": 0}, {"extras": {"created_at": "", "max_input_tokens": 0}}),
        ({"id": "a", "created_at": 5, "max_input_tokens": 1}, {"context_length": 1, "extras": {"created_at": 5}}),
        ({"id": "a", "max_input_tokens": True}, {"extras": {"max_input_tokens": True}}),
        ({"id": "a", "display_name": "A", "x": None}, {"extras": {"display_name": "A"}}),
    ],
)
def test_an_entry_of_the_list_is_a_model_and_what_has_no_place_is_an_extra(
    entry: dict[str, Any], model: dict[str, Any]
) -> None:
    assert read_models({"data": [{}, "x", {"id": ""}, entry]}) == (ModelInfo.from_dict({"name": "a", **model}),)
    assert read_models({"data": None}) == ()


def test_a_list_whose_data_is_no_list_is_an_error() -> None:
    with pytest.raises(ProviderError, match="data is not a list"):
        read_models({"data": {"id": "a"}})


def test_models_are_written_on_one_page_with_a_date_for_each() -> None:
    first = ModelInfo(name="a", context_length=8, modified_at="2026-01-02T00:00:00Z")
    listed = [ListedModel(each.name, each, "o", each.name) for each in (first, ModelInfo(name="b"))]
    unknown = {"max_tokens": None, "capabilities": None, "lifecycle": "active"}
    a = {"type": "model", "id": "a", "display_name": "a", "created_at": "2026-01-02T00:00:00Z", "max_input_tokens": 8}
    b = {**a, "id": "b", "display_name": "b", "created_at": "1970-01-01T00:00:00Z", "max_input_tokens": None}
    assert model_list(listed, {}) == {
        "data": [{**a, **unknown}, {**b, **unknown}],
        "has_more": False,
        "first_id": "a",
        "last_id": "b",
    }
    assert model_list([], {}) == {"data": [], "has_more": False, "first_id": None, "last_id": None}
