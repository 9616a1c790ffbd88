"""Descriptions out of docstrings in the three common styles."""

from __future__ import annotations

import inspect

import pytest

from tests.requirements import requirement
from turnwire.core.docstrings import Docstring, parse_docstring

GOOGLE = """
    Tell the weather
    of a city.

    More about it, which the model need not read.

    Args:
        city: Name of the city,
            with its country.
        days (int, optional): How many days: 1 to 14.
        **options: Anything else.

    Returns:
        The weather: text.

    Raises:
        ValueError: never.
    """

NUMPY = """
    Tell the weather
    of a city.

    Parameters
    ----------
    city : str
        Name of the city,
        with its country.
    days : int, optional
        How many days: 1 to 14.

    Returns
    -------
    str
        The weather.
    """

SPHINX = """
    Tell the weather
    of a city.

    :param city: Name of the city,
        with its country.
    :param int days: How many days: 1 to 14.
    :type city: str
    :returns: The weather.
    :raises ValueError: never.
    """


@requirement("MSG-12")
@pytest.mark.parametrize("text", [GOOGLE, NUMPY, SPHINX], ids=["google", "numpy", "sphinx"])
def test_summary_and_parameters_are_found_in_every_style(text: str) -> None:
    found = parse_docstring(inspect.cleandoc(text))
    assert found.summary == "Tell the weather of a city."
    assert found.parameters | {"options": ""} == {
        "city": "Name of the city, with its country.",
        "days": "How many days: 1 to 14.",
        "options": "",
    }


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Docstring("", {})),
        ("One line.", Docstring("One line.", {})),
        ("One line.\n\nNote: nothing here.", Docstring("One line.", {})),
        ("Args:\n    a: First.", Docstring("", {"a": "First."})),
        (
            "Do.\n\nArgs:\n    a: See https://example.org: it helps.",
            Docstring("Do.", {"a": "See https://example.org: it helps."}),
        ),
        ("Do.\n\nArgs:\n    a:\n        On the next line.", Docstring("Do.", {"a": "On the next line."})),
        ("Do.\n\nArgs:\n    a: First.\n\n    b: Second.", Docstring("Do.", {"a": "First.", "b": "Second."})),
        ("Do.\n:param a: First.", Docstring("Do.", {"a": "First."})),
        (
            "Do.\n\nParameters\n----------\na\n    First.\nb, c : int\n    Both.",
            Docstring("Do.", {"a": "First.", "b": "Both.", "c": "Both."}),
        ),
    ],
)
def test_odd_docstrings(text: str, expected: Docstring) -> None:
    assert parse_docstring(text) == expected
