"""Every alert of examples/deploy/prometheus, on series that set it off and on series that do not."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.cases import for_each
from tests.deployment.documents import DEPLOY, read_yaml
from tests.deployment.promql import Series, evaluate
from tests.patience import PATIENCE_S

RULES: Final[list[Any]] = [
    rule for group in read_yaml(DEPLOY / "prometheus" / "rules.yml")["groups"] for rule in group["rules"]
]


def counted(each_minute: float, minutes: int = 31) -> list[float]:
    """A counter that grows by the same number each minute."""
    return [each_minute * minute for minute in range(minutes)]


def streams(below_10_s: float, below_60_s: float) -> Series:
    """A histogram of first tokens, each minute: how many came within 10 seconds, and how many after 30."""
    counts = {"10.0": below_10_s, "30.0": below_10_s, "60.0": below_10_s + below_60_s, "+Inf": below_10_s + below_60_s}
    name = "turnwire_first_token_seconds_bucket"
    return {f'{name}{{provider="a",le="{limit}"}}': counted(count) for limit, count in counts.items()}


def requests(fine: float, failed: float) -> Series:
    """Answers of a provider on two gateways, and pages, which belong to no dialect."""
    chat = 'turnwire_requests_total{dialect="ollama",provider="a",status='
    return {
        f'{chat}"200",instance="1"}}': counted(fine / 2),
        f'{chat}"200",instance="2"}}': counted(fine / 2),
        f'{chat}"502",instance="1"}}': counted(failed / 2),
        f'{chat}"504",instance="2"}}': counted(failed / 2),
        'turnwire_requests_total{dialect="none",provider="a",status="500",instance="1"}': counted(1000),
    }


class Case(NamedTuple):
    """An alert with what it gives, and with series that leave it quiet."""

    loud: Series
    given: dict[str, float]
    quiet: Series


POOL: Final = '{pool="p",endpoint="e",instance='
AVAILABLE: Final = "turnwire_pool_endpoint_available"
REFUSED: Final = 'turnwire_pool_refused_total{pool="p",instance="1"}'
LOST: Final = 'turnwire_prompt_reuse_lost_total{provider="a",instance='
CASES: Final = {
    "TurnwireDown": Case(
        {'up{job="turnwire",instance="1"}': [1, 0], 'up{job="node",instance="1"}': [0]},
        {'instance="1",job="turnwire"': 0},
        {'up{job="turnwire",instance="1"}': [0, 1]},
    ),
    "TurnwireErrors": Case(requests(90, 10), {'provider="a"': 0.1}, requests(96, 4)),
    "TurnwireFirstTokenSlow": Case(streams(90, 10), {'provider="a"': 45.0}, streams(96, 4)),
    "TurnwirePoolEndpointGone": Case(
        {f'{AVAILABLE}{POOL}"1"}}': [1, 0], f'{AVAILABLE}{POOL}"2"}}': [1, 0]},
        {'endpoint="e",pool="p"': 0},
        {f'{AVAILABLE}{POOL}"1"}}': [1, 0], f'{AVAILABLE}{POOL}"2"}}': [2, 2]},
    ),
    "TurnwirePoolQueueFull": Case({REFUSED: counted(3)}, {'pool="p"': 0.05}, {REFUSED: [3.0] * 6}),
    "TurnwirePromptReuseLost": Case(
        {f'{LOST}"1"}}': counted(0.5), f'{LOST}"2"}}': counted(0.25)},
        {'provider="a"': 22.5},
        {f'{LOST}"1"}}': counted(0.5)},
    ),
}


def test_every_alert_has_a_case_a_wait_a_severity_and_a_summary() -> None:
    assert [rule["alert"] for rule in RULES] == list(CASES)
    for rule in RULES:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")


@for_each("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_is_set_off_and_kept_quiet(rule: Any) -> None:
    case = CASES[rule["alert"]]
    assert evaluate(rule["expr"], case.loud) == pytest.approx(case.given)
    assert evaluate(rule["expr"], case.quiet) == {}
    assert evaluate(rule["expr"], {}) == {}


@for_each("rule", RULES, ids=lambda rule: rule["alert"])
def test_a_summary_names_labels_that_its_alert_has(rule: Any) -> None:
    named = set(re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"]))
    (labels,) = evaluate(rule["expr"], CASES[rule["alert"]].loud)
    assert named <= set(re.findall(r"(\w+)=", labels))
    assert named


def test_the_guide_says_what_to_do_about_every_alert() -> None:
    guide = (DEPLOY.parents[1] / "docs" / "guides" / "deployment.md").read_text("utf-8")
    assert re.findall(r"^\| `(Turnwire\w+)` \|", guide, re.MULTILINE) == list(CASES)


@pytest.mark.skipif(shutil.which("promtool") is None, reason="no promtool on this machine to compare with")
def test_prometheus_itself_finds_the_rules_right_and_gives_the_same(tmp_path: Path) -> None:
    checks = [
        {
            "interval": "1m",
            "input_series": [{"series": name, "values": " ".join(map(str, values))} for name, values in series.items()],
            "promql_expr_test": [
                {
                    "expr": f"round({rule['expr']}, 0.0001)",  # floats differ in their last digits
                    "eval_time": f"{max(map(len, series.values())) - 1}m",
                    "exp_samples": [{"labels": f"{{{name}}}", "value": value} for name, value in given.items()],
                }
            ],
        }
        for rule in RULES
        for series, given in ((CASES[rule["alert"]].loud, CASES[rule["alert"]].given), (CASES[rule["alert"]].quiet, {}))
    ]
    tests = {"rule_files": [str(DEPLOY / "prometheus" / "rules.yml")], "evaluation_interval": "1m", "tests": checks}
    (tmp_path / "tests.yml").write_text(json.dumps(tests), "utf-8")
    for words in (["check", "rules", *tests["rule_files"]], ["test", "rules", str(tmp_path / "tests.yml")]):
        ran = subprocess.run(["promtool", *words], capture_output=True, text=True, timeout=PATIENCE_S, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr
