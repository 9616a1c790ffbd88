"""The snippets of the page about migrating that are litellm's or pydantic-ai's, whichever is installed."""

from __future__ import annotations

import os
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[3] / "docs" / "start" / "migrating.md"
CLIENT = "litellm" if find_spec("litellm") else "pydantic-ai"
# The pairs on the left, which the tests of the page do not run.
SNIPPET = re.compile(r"^<!-- not run: .*? -->\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)

behind = PAGE.read_text(encoding="utf-8").partition(f"\n## From {CLIENT}\n")[2]
snippets = SNIPPET.findall(behind.partition("\n## ")[0])
assert len(snippets) >= 3, f"the page has no section about {CLIENT}"
names: dict[str, Any] = {}
for snippet in snippets:
    exec(re.sub(r"http://127\.0\.0\.1:\d+", os.environ["GATEWAY"], snippet), names)
