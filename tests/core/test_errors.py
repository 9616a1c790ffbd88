"""The tree of errors."""

from __future__ import annotations

import copy
import pickle
import traceback
from typing import Any

import httpx
import pytest

from turnwire_schema.documents import load_document
from turnwire_schema.v1.error import ErrorInfo, Loss

import turnwire
from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ChatResponse,
    ConfigurationError,
    HistoryError,
    InvalidDataError,
    LossRefusedError,
    Problem,
    ProviderError,
    ProviderTimeoutError,
    StreamError,
    ToolArgumentError,
    TurnwireError,
    UsageInfo,
    assistant,
)
from turnwire.core import errors
from turnwire.core.errors import ERRORS_BY_CODE, CauseError, error_from_info

PARTIAL = ChatResponse(message=assistant("half"), usage=UsageInfo(), finish_reason="error")
PROBLEMS = [Problem("/a", "type", "must be text"), Problem("", "required", "'b' is required")]
LOSS = Loss(id="ollama.tool_choice", at="/tool_choice", reason="tool choice", action="left out")


def every_error() -> list[TurnwireError]:
    provider = [kind("it failed", provider_id="ollama", status=500, retryable=True) for kind in ERRORS_BY_CODE.values()]
    return [
        TurnwireError("text"),
        InvalidDataError("no message", PROBLEMS),
        ToolArgumentError("no arguments", PROBLEMS),
        LossRefusedError([LOSS]),
        HistoryError("allow_many_system", "text", position=3),
        HistoryError("allow_many_system", "text"),
        CauseError("httpx.HTTPStatusError"),
        *provider,
    ]


@requirement("PRV-6")
def test_there_is_one_error_for_each_code_of_the_schema() -> None:
    assert list(ERRORS_BY_CODE) == load_document("turnwire/v1/error")["$defs"]["ErrorCode"]["enum"]
    assert [f"ACODE-MDL-{number:03}" for number in range(1, 11)] == list(ERRORS_BY_CODE)
    assert {kind.code for kind in ERRORS_BY_CODE.values()} == set(ERRORS_BY_CODE)


@requirement("PRV-6")
def test_every_error_is_a_turnwire_error_and_bad_data_is_a_value_error_too() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, BaseException)]
    assert [kind for kind in kinds if not issubclass(kind, TurnwireError)] == []
    assert {kind.__name__ for kind in kinds if issubclass(kind, ValueError)} == {
        "InvalidDataError",
        "HistoryError",
        "ToolArgumentError",
        "NewerVersionError",
        "OutputError",
    }


@requirement("PRV-6")
def test_the_tree_at_the_top_of_the_module_is_the_tree() -> None:
    drawn = [line.partition("── ")[2].split()[0] for line in (errors.__doc__ or "").splitlines() if "──" in line]
    kinds = [
        kind.__name__ for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, TurnwireError)
    ]
    assert sorted(drawn) == sorted(set(kinds) - {"TurnwireError", "CauseError"})


@requirement("PRV-6")
@for_each("error", every_error(), ids=lambda error: type(error).__name__)
def test_every_error_survives_pickling_and_copying(error: Any) -> None:
    error.__notes__ = ["seen in the night run"]  # as `add_note` does; the errors here are shared
    copies = (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error))
    del error.__notes__
    for made in copies:
        assert type(made) is type(error)
        assert made.__notes__ == ["seen in the night run"]
        assert str(made) == str(error)
        for name in ("problems", "what", "losses", "rule", "position", "info", "provider_id"):
            assert getattr(made, name, None) == getattr(error, name, None)


@requirement("PRV-6")
@pytest.mark.parametrize("kind", list(ERRORS_BY_CODE.values()), ids=lambda kind: kind.__name__)
def test_a_provider_error_survives_with_its_partial_answer_and_cause(kind: type[ProviderError]) -> None:
    try:
        try:
            raise ConnectionResetError("reset")
        except ConnectionResetError as cause:
            error = kind("it broke", provider_id="vllm", limit_s=5.0, details={"a": [1]})
            error.partial = PARTIAL
            raise error from cause
    except ProviderError as raised:
        made = pickle.loads(pickle.dumps(raised))
    assert type(made) is kind
    assert (made.info, made.partial, made.provider_id) == (error.info, PARTIAL, "vllm")
    assert made.info.code == kind.code
    assert isinstance(made.__cause__, ConnectionResetError)
    assert str(made.__cause__) == "reset"


@requirement("PRV-6")
def test_a_cause_that_cannot_be_pickled_leaves_its_name() -> None:
    request = httpx.Request("GET", "http://127.0.0.1/")
    cause = httpx.HTTPStatusError("secret", request=request, response=httpx.Response(500, request=request))
    error = ProviderTimeoutError("too slow", limit_s=1.0)
    error.__cause__ = cause
    made = pickle.loads(pickle.dumps(error))
    assert isinstance(made.__cause__, CauseError)
    assert str(made.__cause__) == "httpx.HTTPStatusError"
    assert (made.info, str(made)) == (error.info, str(error))


@requirement("PRV-6")
def test_an_error_is_made_from_its_information() -> None:
    info = ErrorInfo(code="ACODE-MDL-008", message="cut", category="interrupted")
    error = error_from_info(info, provider_id="ollama", partial=PARTIAL)
    assert type(error) is StreamError
    assert (error.info, error.partial) == (info.replace(provider_id="ollama"), PARTIAL)
    assert error_from_info(info.replace(provider_id="vllm"), provider_id="ollama").provider_id == "vllm"
    assert info.provider_id is None


@requirement("PRV-6")
def test_an_error_prints_what_went_wrong_where() -> None:
    assert str(StreamError("cut")) == "ACODE-MDL-008: cut"
    assert str(ConfigurationError("wrong", provider_id="x")) == "ACODE-MDL-004 [x]: wrong"
    assert str(InvalidDataError("no message", PROBLEMS)) == "no message: /a: must be text; /: 'b' is required"
    assert str(LossRefusedError([LOSS])) == "1 thing would be lost in this dialect: /tool_choice: tool choice"
    assert str(HistoryError("allow_many_system", "one is enough", position=2)) == "message[2]: one is enough"


@requirement("PRV-6")
def test_a_long_list_of_problems_is_cut_in_the_text_and_not_in_the_error() -> None:
    error = InvalidDataError("no", [Problem(f"/{number}", "type", "wrong") for number in range(7)])
    assert str(error) == "no: /0: wrong; /1: wrong; /2: wrong; /3: wrong; /4: wrong (and 2 more)"
    assert len(error.problems) == 7


@requirement("PRV-6")
def test_an_unknown_field_of_an_error_is_refused() -> None:
    with pytest.raises(InvalidDataError, match="'retryabel' is not known here; did you mean 'retryable'"):
        StreamError("cut", retryabel=True)


@requirement("PRV-6", "NFR-2")
def test_the_public_errors_are_exported() -> None:
    public = {name for name in turnwire.__all__ if name.endswith("Error") and isinstance(getattr(turnwire, name), type)}
    kinds = {
        kind.__name__ for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, TurnwireError)
    }
    assert kinds - public == {"CauseError"}


@requirement("PRV-6")
def test_errors_can_be_raised_and_shown_in_a_traceback() -> None:
    with pytest.raises(StreamError) as caught:
        raise StreamError("cut", provider_id="ollama")
    shown = "".join(traceback.format_exception(caught.value))
    assert "turnwire.core.errors.StreamError: ACODE-MDL-008 [ollama]: cut" in shown
