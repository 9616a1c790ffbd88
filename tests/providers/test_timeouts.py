"""Time limits: which one holds, and how a wrong one is refused."""

from __future__ import annotations

import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.providers.modes import call_vllm, every_mode
from tests.providers.standin import CHAT, Connection, Request, StandIn, ask
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, ProviderTimeoutError
from turnwire.providers.calls.io_actions import Budget, Timeouts
from turnwire.providers.settings import COMMON_OPTIONS, CallPolicy, read_options


def policy(**fields: object) -> CallPolicy:
    config = ProviderConfig.from_dict({"type": "ollama", **fields})
    return CallPolicy.read(config, read_options("ollama", config, COMMON_OPTIONS))


@requirement("PRV-1", "CFG-2")
def test_limits_come_from_the_configuration_and_zero_is_the_default() -> None:
    assert policy().timeouts == Timeouts(total=120.0, connect=5.0, first_byte=None, idle=None)
    assert policy(timeout=0, connect_timeout=0, options={"idle_timeout": 0}).timeouts == Timeouts()
    given = policy(timeout=7, connect_timeout=2, options={"first_byte_timeout": 3, "idle_timeout": 4}).timeouts
    assert given == Timeouts(total=7.0, connect=2.0, first_byte=3.0, idle=4.0)


@requirement("PRV-1")
def test_the_argument_beats_the_request_and_the_request_the_provider() -> None:
    limits = Timeouts(total=50)
    assert [limits.for_call(*given).total for given in ((3.0, 4.0), (None, 4.0), (0, 4.0), (None, None), (0, 0))] == [
        3.0,
        4.0,
        4.0,
        50,
        50,
    ]


@requirement("PRV-1", "CFG-2")
@pytest.mark.parametrize("seconds", [-1.0, -0.001, float("nan"), float("inf")])
def test_a_limit_that_is_no_positive_number_is_refused(seconds: float) -> None:
    with pytest.raises(ConfigurationError, match="the time limit total must be more than 0 seconds"):
        Timeouts().for_call(seconds)


@requirement("PRV-1")
def test_a_budget_is_used_up_as_time_goes_by() -> None:
    now = 0
    budget = Budget(Timeouts(total=10, idle=4), lambda: now)
    assert (budget.left_s, budget.limit(4), budget.limit(None), budget.passed(4)) == (10.0, 4, 10.0, 4)
    now = 7_000_000_000
    assert (budget.left_s, budget.limit(4), budget.limit(None)) == (3.0, 3.0, 3.0)
    now = 11_000_000_000
    assert (budget.left_s, budget.limit(4), budget.passed(4), budget.passed(None)) == (0.0, 0.0, 10, 10)


@requirement("PRV-1", "REQ-1")
@every_mode
def test_the_limit_of_the_request_holds_for_its_call(mode: str) -> None:
    async def silent(connection: Connection, request: Request) -> None:
        await connection.gone()

    with StandIn({CHAT: silent}) as server:
        outcome = call_vllm(mode, server, ask(timeout=0.1))
        negative = call_vllm(mode, server, ask(), timeout_argument=-1.0)
    assert (type(outcome.error), outcome.error.info.limit_s) == (ProviderTimeoutError, 0.1)
    assert type(negative.error) is ConfigurationError
