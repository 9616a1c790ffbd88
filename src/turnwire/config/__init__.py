"""The file `.agent/config.yml`: found, read, checked, with every error naming file, line, path and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.config.load import (
        DEFAULT_CONFIG as DEFAULT_CONFIG,
        LoadedConfig as LoadedConfig,
        SectionWarning as SectionWarning,
        find_config as find_config,
        load_config as load_config,
        parse_config as parse_config,
    )

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "load": ("DEFAULT_CONFIG", "LoadedConfig", "SectionWarning", "find_config", "load_config", "parse_config"),
    },
)
