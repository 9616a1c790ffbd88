"""Makes SGLang's parsers importable without transformers, of which they name one class as the type of an argument.

Import it first.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace

# A module is whatever stands in this table; its type wants a real one.
sys.modules.setdefault("transformers", SimpleNamespace(PreTrainedTokenizerBase=object))  # type: ignore[arg-type]
