"""Dashboard, alerts and autoscaler speak of metrics and labels that the gateway shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import promql_parser
import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests.cases import for_each
from tests.deployment.documents import DEPLOY, KUBERNETES, every, read_json, read_yaml
from tests.gateway.conversations import new_each_time, talk
from tests.gateway.server import run_gateway
from tests.patience import until
from tests.providers.caching_model import CachingModel
from tests.requirements import requirement
from turnwire.gateway.settings import ClientKey, GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.kinds.pool import PoolProvider
from turnwire.providers.secrets import Secret

DASHBOARD: Final[Any] = read_json(DEPLOY / "grafana" / "turnwire.json")
PANELS: Final = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
ADAPTER: Final[Any] = read_yaml(KUBERNETES / "monitoring" / "prometheus-adapter.yaml")["rules"]["custom"]
SCRAPED: Final = {"job", "instance", "namespace", "pod"}
"""Labels that Prometheus adds to what it scrapes."""
FOREIGN: Final = {"up": set[str]()}
"""Metrics of Prometheus itself."""
KEY: Final = "tw-alice-5f1c"
HELLO: Final = {"model": "mock", "messages": [{"role": "user", "content": "Hi"}]}
CITY: Final = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}


def of_every_kind_of_answer() -> str:
    """The metrics of a gateway to which everything happened that it counts of answers and keys."""
    key = ClientKey(key=Secret(KEY), name="alice", concurrency=1)
    provider = MockProvider(stand_in_script())
    with run_gateway(provider, GatewaySettings(port=0, keys=(key,), grace_s=0.2, keep_alive_s=0.05)) as running:
        metrics = running.gateway.services.metrics
        with running.client(headers={"x-api-key": KEY}) as http:

            def ask(path: str = "/v1/chat/completions", **fields: Any) -> int:
                until(lambda: not metrics.active)  # the place is free after the last byte
                return http.post(path, json={**HELLO, **fields}).status_code

            schema = {"type": "json_schema", "json_schema": {"name": "city", "schema": CITY}}
            provider.script = Script('{"town": "Oslo"}')
            assert ask(response_format=schema) == 200
            provider.script = stand_in_script()
            assert ask(stream=True) == 200
            assert ask("/api/chat", logit_bias={"1": 1}, stream=False) == 200
            assert ask(model="fault-429") == 429
            provider.script = Script("Hi there", latency=60)
            with http.stream("POST", "/v1/chat/completions", json={**HELLO, "stream": True}):
                pass  # she leaves
            until(lambda: not metrics.active)
            metrics.begun("alice")
            assert http.post("/api/chat", json=HELLO).status_code == 429  # her only place
            metrics.over("alice")
            return http.get("/metrics").text


def of_a_lost_prompt() -> str:
    """The metrics of a gateway whose model reads a conversation again."""
    with run_gateway(CachingModel.provider()) as running, running.client() as http:
        talk(http, 2, new_each_time)
        running.wait_for_log(2)
        return http.get("/metrics").text


def of_a_pool() -> str:
    """The metrics of a gateway with a pool that answered."""
    members = [MockProvider("Hi.", provider_id=name) for name in ("first", "second")]
    with run_gateway(PoolProvider("pool", members)) as running, running.client() as http:
        assert http.post("/v1/chat/completions", json=HELLO).status_code == 200
        return http.get("/metrics").text


@pytest.fixture(scope="module")
def shown() -> list[Metric]:
    """Every metric of the gateway."""
    texts = (of_every_kind_of_answer(), of_a_lost_prompt(), of_a_pool())
    return [metric for text in texts for metric in text_string_to_metric_families(text)]


@pytest.fixture(scope="module")
def labels(shown: list[Metric]) -> dict[str, set[str]]:
    """The labels of each metric, by the names of its series."""
    found: dict[str, set[str]] = {}
    for sample in (sample for metric in shown for sample in metric.samples):
        found.setdefault(sample.name, set()).update(sample.labels)
    return found


def queries() -> Iterator[tuple[str, str]]:
    """Where an expression stands, and the expression, its variables filled in."""
    for panel in PANELS:
        for target in panel["targets"]:
            filled = target["expr"].replace("$__rate_interval", "5m").replace("$__interval", "1m")
            yield panel["title"], filled
    for rule in every("rules", read_yaml(DEPLOY / "prometheus" / "rules.yml"))[0]:
        yield rule["alert"], rule["expr"]
    for rule in ADAPTER:
        yield "prometheus-adapter", rule["seriesQuery"]
        series = rule["seriesQuery"].partition("{")[0]
        filled = rule["metricsQuery"].replace("<<.Series>>", series).replace("<<.GroupBy>>", "pod")
        yield "prometheus-adapter", filled.replace("<<.LabelMatchers>>", 'namespace="a",pod="b"')


QUERIES: Final = list(queries())


def metrics_in(expression: str) -> dict[str, set[str]]:
    """The labels that an expression wants of each metric: those it selects by, and those it groups by."""
    found: dict[str, set[str]] = {}

    def visit(node: Any, groups: set[str]) -> None:
        if isinstance(node, promql_parser.VectorSelector):
            assert node.name is not None
            found.setdefault(node.name, set()).update(groups, (each.name for each in node.matchers.matchers))
        elif isinstance(node, promql_parser.MatrixSelector):
            visit(node.vector_selector, groups)
        elif isinstance(node, promql_parser.AggregateExpr):
            visit(node.expr, groups | set(node.modifier.labels if node.modifier else ()))
        elif isinstance(node, promql_parser.BinaryExpr):
            visit(node.lhs, groups)
            visit(node.rhs, groups)
        elif isinstance(node, promql_parser.Call):
            for argument in node.args:
                visit(argument, groups)
        elif isinstance(node, promql_parser.ParenExpr):
            visit(node.expr, groups)
        else:
            assert isinstance(node, promql_parser.NumberLiteral), type(node)

    visit(promql_parser.parse(expression), set())
    return found


@requirement("PRV-10")
def test_every_metric_in_a_query_is_one_of_the_gateway_with_the_labels_that_are_asked_for(
    labels: dict[str, set[str]],
) -> None:
    known = {**labels, **FOREIGN}
    wrong = [
        (where, name, sorted(wanted - known.get(name, set()) - SCRAPED))
        for where, expression in QUERIES
        for name, wanted in metrics_in(expression).items()
        if name not in known or wanted - known[name] - SCRAPED
    ]
    assert wrong == []


@requirement("PRV-10")
def test_the_dashboard_shows_every_metric_of_the_gateway(labels: dict[str, set[str]]) -> None:
    named = {name for _, expression in QUERIES for name in metrics_in(expression)}
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in named}
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in labels} - families == set()


@requirement("PRV-10")
def test_every_metric_has_its_help_its_type_and_a_series(shown: list[Metric]) -> None:
    assert all(metric.documentation for metric in shown)
    assert {metric.type for metric in shown} == {"counter", "gauge", "histogram"}
    named = {metric.name for metric in shown}
    assert named - {metric.name for metric in shown if metric.samples} == set()


def test_an_unknown_metric_and_an_unknown_label_are_found() -> None:
    assert metrics_in('sum by (le) (rate(a_bucket{b="c"}[5m])) / d > 2') == {"a_bucket": {"le", "b"}, "d": set()}
    with pytest.raises(ValueError, match="invalid"):
        promql_parser.parse("sum by (le (rate(a[5m])))")


@for_each("panel", PANELS, ids=lambda panel: panel["title"])
def test_a_legend_names_labels_that_its_query_keeps(panel: Any) -> None:
    for target in panel["targets"]:
        kept = {"le"} | {
            label for labels in re.findall(r" by \((.*?)\)", target["expr"]) for label in labels.split(", ")
        }
        assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= kept
        assert target["datasource"] == panel["datasource"] == {"type": "prometheus", "uid": "${datasource}"}


def test_variables_of_the_dashboard_are_declared_and_used() -> None:
    declared = {each["name"] for each in DASHBOARD["templating"]["list"]}
    text = " ".join([*every("expr", DASHBOARD), *every("uid", DASHBOARD), *every("definition", DASHBOARD)])
    assert {each for each in re.findall(r"\$\{?(\w+)", text) if not each.startswith("__")} == declared


def test_the_queries_of_variables_name_metrics_and_labels(labels: dict[str, set[str]]) -> None:
    for query in every("definition", DASHBOARD):
        (expression, label), *_ = re.findall(r"^label_values\((.*), (\w+)\)$", query)
        ((name, wanted),) = metrics_in(expression).items()
        assert wanted | {label} <= labels[name] | SCRAPED


def test_panels_have_ids_of_their_own_and_lie_side_by_side() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({panel["title"] for panel in panels}) == len(panels)
    places = [panel["gridPos"] for panel in panels]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert beside or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]


def test_the_autoscaler_counts_a_metric_that_the_adapter_gives() -> None:
    wanted = {each["name"] for each in every("metric", read_yaml(KUBERNETES / "autoscaler.yaml"))}
    given = {rule["seriesQuery"].partition("{")[0] for rule in ADAPTER}
    assert wanted == given
    for rule in ADAPTER:
        assert set(rule["resources"]["overrides"]) == {"namespace", "pod"}
