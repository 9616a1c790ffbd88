"""Here the schemas and the models made from them are compared, without the named rules that `turnwire` attaches."""

from __future__ import annotations

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tool import ToolDefinition


@pytest.fixture(autouse=True)
def _schema_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (ChatRequest, ToolDefinition):
        if "model_post_init" in vars(kind):
            monkeypatch.delattr(kind, "model_post_init")
