"""The file `.agent/config.yml`: found, read, checked, with every error naming file, line, path and what is allowed."""

from turnwire.config.load import DEFAULT_CONFIG, LoadedConfig, find_config, load_config, parse_config

__all__ = ["DEFAULT_CONFIG", "LoadedConfig", "find_config", "load_config", "parse_config"]
