"""Data URLs are taken apart and put together."""

from __future__ import annotations

import pytest

from turnwire.core.data_urls import Data, is_base64, read_data_url, split_data_url, write_data_url


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("data:image/png;base64,eA==", Data("image/png", "eA==")),
        ("DATA:image/png; BASE64 ,eA==", Data("image/png", "eA==")),
        ("data:text/plain;charset=utf-8;base64,eA==", Data("text/plain", "eA==")),
        ("data: image/png ;base64,eA==", Data("image/png", "eA==")),
        ("data:,a%20b", Data("", "YSBi")),
        ("data:text/plain,base64,x", Data("text/plain", "YmFzZTY0LHg=")),
        ("data:;base64,not base64", Data("", "not base64")),
        ("data:image/png;base64", None),
        ("https://example.org/a,b", None),
        ("data", None),
        ("", None),
    ],
)
def test_a_data_url_is_taken_apart_unchecked_and_other_text_is_none(url: str, found: Data | None) -> None:
    assert split_data_url(url) == found


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("data:image/png;base64,eA==", Data("image/png", "eA==")),
        ("data:,x", Data("text/plain", "eA==")),
        ("data:image/png;base64,", None),
        ("data:image/png;base64,e!", None),
        ("data:image;base64,eA==", None),
        ("https://example.org/a,b", None),
    ],
)
def test_a_data_url_whose_type_or_base64_is_broken_is_none(url: str, found: Data | None) -> None:
    assert read_data_url(url) == found


def test_a_data_url_that_was_written_is_read() -> None:
    assert write_data_url("image/png", "eA==") == "data:image/png;base64,eA=="
    assert read_data_url(write_data_url("image/png", "eA==")) == Data("image/png", "eA==")
    assert (is_base64("eA=="), is_base64(""), is_base64("e A=")) == (True, False, False)
