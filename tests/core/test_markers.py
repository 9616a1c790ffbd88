"""Escaping of imitated markers holds for any text; the markers themselves are tested with the providers."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tests.requirements import requirement
from turnwire.core.markers import ZERO_WIDTH_JOINER, escape_markers, markers_in

FRAGMENTS = [
    *("<|", "|>", "im_start", "[", "]", "INST", "/", "img", "-0", "<", ">", "think", "turn", "｜", "a"),
    *("\n\n", "Human: ", "### ", "System:", ZERO_WIDTH_JOINER),
]


@requirement("PRV-8")
@given(pieces=st.lists(st.sampled_from(FRAGMENTS), max_size=14))
def test_after_escaping_no_marker_is_left_however_the_text_is_built(pieces: list[str]) -> None:
    text = "".join(pieces)
    escaped = escape_markers(text)
    assert markers_in(escaped) == {}
    assert escaped.replace(ZERO_WIDTH_JOINER, "") == text.replace(ZERO_WIDTH_JOINER, "")
    assert escape_markers(escaped) == escaped


@requirement("PRV-8")
@given(text=st.text())
def test_a_text_without_markers_is_not_changed(text: str) -> None:
    if not markers_in(text):
        assert escape_markers(text) == text


@requirement("PRV-8")
@pytest.mark.parametrize("text", ["<|" * 50_000, "[img-" + "9" * 100_000, "<" * 100_000, "\n\n" * 50_000])
def test_a_long_hostile_text_that_holds_no_marker_is_read_to_its_end(text: str) -> None:
    assert markers_in(text) == {}


@requirement("PRV-8")
@pytest.mark.parametrize("window", [1, 2, 3, 5, 8])
@given(pieces=st.lists(st.sampled_from(FRAGMENTS), max_size=14))
def test_a_marker_is_found_wherever_the_search_is_cut(window: int, pieces: list[str]) -> None:
    text = "".join(pieces)
    whole = markers_in(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("turnwire.core.markers._WINDOW", window)
        assert markers_in(text) == whole


@requirement("PRV-8")
@pytest.mark.parametrize(("digits", "count"), [(0, 0), (1, 1), (19, 1), (20, 0), (200, 0)])
def test_the_number_of_an_image_is_one_that_the_server_can_have(digits: int, count: int) -> None:
    assert markers_in(f"a [img-{'9' * digits}] b") == ({"ollama-image": count} if count else {})
