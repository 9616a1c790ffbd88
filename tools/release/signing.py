"""Sign a release with Sigstore, where this process has an identity: a workflow's, or a token.

Each package gets a bundle with the provenance in it, SHA256SUMS one that covers every other file.
Source: https://github.com/sigstore/sigstore-python#readme
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.release.provenance import BUNDLE, PREDICATE, SUMS
from tools.release.trials import run

IDENTITIES: Final = (
    ("SIGSTORE_ID_TOKEN",),
    # GitHub sets both in a workflow with `permissions: {id-token: write}`.
    ("ACTIONS_ID_TOKEN_REQUEST_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_URL"),
)
"""Variables of the environment that, set together, are an identity."""
UNSIGNED: Final = (
    "nothing is signed: SIGSTORE_ID_TOKEN is not set, and this is no GitHub workflow with the permission id-token: "
    "write"
)


def has_identity(env: Mapping[str, str]) -> bool:
    """Return whether the environment has an identity to sign with."""
    return any(all(env.get(name) for name in names) for names in IDENTITIES)


def commands(out: Path, predicate: Path, python: Path) -> list[list[object]]:
    """The commands that sign the release in `out`, with the predicate of its provenance in a file."""
    names = (SUMS, ".intoto.json", BUNDLE)
    packages = [path for path in sorted(out.iterdir()) if path.is_file() and not path.name.endswith(names)]
    sigstore: list[object] = [python, "-m", "sigstore"]
    return [
        [*sigstore, "attest", "--predicate", predicate, "--predicate-type", PREDICATE, *packages],
        [*sigstore, "sign", out / SUMS],
    ]


def sign(out: Path, statement: Any, python: Path, env: Mapping[str, str]) -> list[str]:
    """Write the bundles into `out`, and return their names.

    Raises:
        BuildError: Sigstore refused, or was not reached.
    """
    token = {"SIGSTORE_IDENTITY_TOKEN": env["SIGSTORE_ID_TOKEN"]} if env.get("SIGSTORE_ID_TOKEN") else {}
    with tempfile.TemporaryDirectory() as place:
        predicate = Path(place) / "predicate.json"
        predicate.write_text(json.dumps(statement["predicate"]), "utf-8")
        for command in commands(out, predicate, python):
            run(command, out, token)
    return sorted(path.name for path in out.glob(f"*{BUNDLE}"))
