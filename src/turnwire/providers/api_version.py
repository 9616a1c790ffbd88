"""The version of the interface between Turnwire and providers that others write.

The major number changes when a provider that fits today would not fit any more: a method more that it must have, other
arguments, another meaning. The minor number changes when something is added that has a default.
"""

from __future__ import annotations

import re
from typing import Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.core.errors import ConfigurationError

PROVIDER_API_VERSION: Final = "1.2"
"""The version of this package."""

_FORM: Final = late_pattern(r"(0|[1-9][0-9]{0,5})\.(0|[1-9][0-9]{0,5})", re.ASCII)


def check_api_version(stated: object, *, provider_id: str) -> None:
    """Whether a provider that was written for version `stated` can be used.

    Raises:
        ConfigurationError: its major number is another one, or it is not a version.
    """
    match = _FORM.fullmatch(stated) if isinstance(stated, str) else None
    if match is None:
        text = f"api_version: give the version it was written for as MAJOR.MINOR, like {PROVIDER_API_VERSION}"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)
    ours = int(PROVIDER_API_VERSION.partition(".")[0])
    if int(match[1]) != ours:
        old = "Turnwire" if int(match[1]) > ours else "the provider"
        text = f"api_version: the provider was written for {stated}, this is {PROVIDER_API_VERSION}; update {old}"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)
