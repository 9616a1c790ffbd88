"""The bill of materials that CycloneDX's own tool wrote: what it has to name, and what it must not."""

from __future__ import annotations

import json
import re
import tomllib

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_SEPARATORS = re.compile(r"[-_.]+")


def lacking(bill: str, project: str) -> list[str]:
    """Dependencies in the text of a `pyproject.toml` that are no component of the bill, by their normal names.

    A package may write its name in several ways (`jsonschema-rs`, `jsonschema_rs`): they mean the same.
    """
    components = {_normal(each["name"]) for each in json.loads(bill).get("components", ())}
    required = {_required(each) for each in tomllib.loads(project)["project"]["dependencies"]}
    return sorted(required - components)


def without_places(bill: str) -> str:
    """The bill without addresses of this machine: where the wheel lay when it was installed."""
    document = json.loads(bill)
    for each in (document["metadata"].get("component", {}), *document["components"]):
        references = [one for one in each.get("externalReferences", ()) if not one["url"].startswith("file:")]
        if references:
            each["externalReferences"] = references
        else:
            each.pop("externalReferences", None)
    return json.dumps(document, indent=2, sort_keys=True) + "\n"


def _required(requirement: str) -> str:
    found = _NAME.match(requirement)
    assert found is not None, requirement
    return _normal(found.group())


def _normal(name: str) -> str:
    return _SEPARATORS.sub("-", name).lower()
