"""A rewritten schema means the same as before, whatever the schema and the value."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, given, settings, strategies as st

from tests.codecs.schema_support.drawn_schemas import schemas, values
from tests.codecs.schema_support.judges import Judges
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.schema_support.rewriting import REWRITINGS, rewrite


@requirement("SCM-2")
@given(schemas, st.lists(values, min_size=4, max_size=8), st.sets(st.sampled_from(REWRITINGS)), st.booleans())
@settings(examples(300), suppress_health_check=list(HealthCheck), deadline=None)
def test_a_rewritten_schema_is_valid_for_the_same_values(
    schema: dict[str, Any], instances: list[Any], left_out: set[str], keeps_root: bool
) -> None:
    before = deepcopy(schema)
    found = rewrite(schema, set(REWRITINGS) - (left_out if len(left_out) < 4 else set()), keeps_root=keeps_root)
    assert schema == before
    assert (found.schema is schema) is (not found.changes)
    old, new = Judges(schema), Judges(found.schema)
    for instance in instances:
        assert new.verdicts(instance) == old.verdicts(instance), (instance, found)
