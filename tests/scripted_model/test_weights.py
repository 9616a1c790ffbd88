"""The weights, run by a reference of the architecture: they say the scripts and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tests.cases import for_each
from tests.requirements import requirement
from tests.scripted_model.llama_reference import Weights, next_token
from turnwire.scripted_model.pieces import pieces_of
from turnwire.scripted_model.scripts import MOST_PIECES, Script
from turnwire.scripted_model.vocabulary import ANSWER, TURN_END, Vocabulary, byte_level, script_token, vocabulary_of
from turnwire.scripted_model.weights import make_weights

TEXTS = (
    "la la la la la, la la.",
    '<tool_call>\n{"name": "a"}\n</tool_call>\n<tool_call>\n{"name": "a"}\n</tool_call>',
    "Grüße, 世界 👋🏽 — “ende”.",
    "la la",
    "word " * (MOST_PIECES - 1),
)
CONTINUATION = (b" and", b" so", b" on")


@cache
def model() -> tuple[Vocabulary, Weights]:
    scripts = [Script(pieces=pieces_of(text)) for text in (*TEXTS, *map(str, range(60)), " and so on")]
    vocabulary = vocabulary_of(scripts)
    return vocabulary, make_weights(scripts, vocabulary, CONTINUATION)


def said(prompt: Sequence[int], *, most: int) -> list[str]:
    """What the model writes behind the prompt, token by token."""
    vocabulary, weights = model()
    tokens = list(prompt)
    for _ in range(most):
        tokens.append(next_token(weights, tokens))
        if vocabulary.tokens[tokens[-1]] == TURN_END:
            break
    return [vocabulary.tokens[token] for token in tokens[len(prompt) :]]


def prompt(text: str, script: int) -> list[int]:
    ids = model()[0].ids()
    plain = [ids[byte_level(bytes([byte]))] for byte in text.encode()]
    return [*plain, ids[ANSWER], ids[script_token(script)]]


@requirement("CON-5")
@for_each("number, text", [*enumerate(TEXTS[:4]), (30, "25")])
def test_a_script_is_said_to_its_end_behind_any_prompt(number: int, text: str) -> None:
    wanted = [*map(byte_level, pieces_of(text)), TURN_END]
    for before in ("", "Hello there, what is this? " * 9):
        assert said(prompt(before, number), most=len(wanted) + 3) == wanted


@requirement("CON-5")
def test_the_longest_script_is_said_step_by_step_at_any_place_of_a_context() -> None:
    vocabulary, weights = model()
    ids = vocabulary.ids()
    text = [ids[byte_level(piece)] for piece in pieces_of(TEXTS[4])]
    begun = prompt("x" * 900, 4)
    for step in (0, 1, 2, 17, 233, 234, len(text) - 2, len(text) - 1):
        assert next_token(weights, [*begun, *text[:step]]) == text[step]
    assert next_token(weights, [*begun, *text]) == ids[TURN_END]


@requirement("CON-5")
def test_an_answer_that_was_bent_goes_on_at_its_next_step() -> None:
    other = model()[0].ids()["x"]
    assert said([*prompt("a", 3), other], most=3) == ["Ġla", TURN_END]


@requirement("CON-5")
def test_a_prompt_without_a_script_is_continued_by_its_last_token() -> None:
    assert said(prompt("One, two", 0)[:-2], most=9) == ["Ġand", "Ġso", "Ġon", TURN_END]
