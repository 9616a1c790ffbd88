"""Which exchanges are in the dialect pigeon, by their path."""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.recorded_paths import RecordedPath

RECORDED_PATHS: Final = (RecordedPath(id="pigeon.chat", pattern=re.compile("/pigeons/fly"), is_chat=True),)
