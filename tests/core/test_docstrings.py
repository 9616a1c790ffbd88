"""Descriptions out of docstrings in the three common styles."""

from __future__ import annotations

import inspect

import pytest

from tests.requirements import requirement
from turnwire.core.docstrings import Docstring, parse_docstring

GOOGLE = """
    Tell the weather
    of a city.

    More about it, which the model reads, too.

      as(it, is)

    Args:
        city: Name of the city,
            with its country.
        days (dict[str, tuple(int)], optional): How many days: 1 to 14.
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


WORDS = {"city": "Name of the city, with its country.", "days": "How many days: 1 to 14."}


@requirement("MSG-12", "API-2")
@pytest.mark.parametrize(
    ("docstring", "text", "more"),
    [
        (
            GOOGLE,
            "Tell the weather\nof a city.\n\nMore about it, which the model reads, too.\n\n  as(it, is)\n\n"
            "Returns:\n    The weather: text.\n\nRaises:\n    ValueError: never.",
            {"options": "Anything else."},
        ),
        (NUMPY, "Tell the weather\nof a city.\n\nReturns\n-------\nstr\n    The weather.", {}),
        (SPHINX, "Tell the weather\nof a city.\n\n:returns: The weather.\n:raises ValueError: never.", {}),
    ],
    ids=["google", "numpy", "sphinx"],
)
def test_the_whole_docstring_is_the_text_but_what_it_says_of_parameters(
    docstring: str, text: str, more: dict[str, str]
) -> None:
    assert parse_docstring(inspect.cleandoc(docstring)) == Docstring(text, {**WORDS, **more})


@requirement("MSG-12", "API-2")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Docstring("", {})),
        ("One line.", Docstring("One line.", {})),
        ("One line.\n\nNote: here.", Docstring("One line.\n\nNote: here.", {})),
        ("Args:\n    a: First.", Docstring("", {"a": "First."})),
        (
            "Do.\n\nArgs:\n    a: See https://example.org: it helps.",
            Docstring("Do.", {"a": "See https://example.org: it helps."}),
        ),
        ("Do.\n\nArgs:\n    a:\n        On the next line.", Docstring("Do.", {"a": "On the next line."})),
        ("Do.\n\nArgs:\n    a: First.\n\n    b: Second.", Docstring("Do.", {"a": "First.", "b": "Second."})),
        ("Do.\n\nKeyword Args:\n    a: First.\n\nBye.", Docstring("Do.\n\nBye.", {"a": "First."})),
        ("Do.\n:param a: First.", Docstring("Do.", {"a": "First."})),
        (
            "Do.\n\nParameters\n----------\na\n    First.\nb, c : int\n    Both.",
            Docstring("Do.", {"a": "First.", "b": "Both.", "c": "Both."}),
        ),
    ],
)
def test_odd_docstrings(text: str, expected: Docstring) -> None:
    assert parse_docstring(text) == expected


@requirement("MSG-12", "API-2")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Do.\n\nArgs:\n    a: First.\n    z: Gone.\n        More.", "Do.\n\nArgs:\n    z: Gone.\n        More."),
        (
            "Do.\n\nParameters\n----------\na : int\n    First.\nz : int\n    Gone.",
            "Do.\n\nParameters\n----------\nz : int\n    Gone.",
        ),
        ("Do.\n\n:param a: First.\n:param z: Gone.", "Do.\n\n:param z: Gone."),
    ],
)
def test_what_is_said_of_a_name_that_is_no_parameter_stays_where_it_is(text: str, left: str) -> None:
    assert parse_docstring(text, ["a", "b"]) == Docstring(left, {"a": "First."})
