# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""Addresses in requests, by dialect: those that the server fetches, and those that are only told."""

from collections.abc import Mapping
from typing import Final

FETCHED: Final[Mapping[str, frozenset[str]]] = {
    "anthropic": frozenset(["url"]),
    "gemini": frozenset(["fileUri"]),
    "gemini-interactions": frozenset(["uri"]),
    "openai-chat": frozenset(["audio_url", "image_url", "url", "video_url"]),
    "openai-responses": frozenset(["file_url", "image_url", "server_url"]),
}
"""Names of properties whose address the server fetches."""

TOLD: Final[Mapping[str, frozenset[tuple[str, str]]]] = {
    "anthropic": frozenset(
        [
            ("state_changes", "url"),
            ("tabs", "url"),
            ("web_fetch_result", "url"),
            ("web_search_result", "url"),
            ("web_search_result_location", "url"),
        ]
    ),
    "gemini-interactions": frozenset([("annotations", "url")]),
    "openai-chat": frozenset([]),
    "openai-responses": frozenset([("action", "url"), ("outputs", "url"), ("url_citation", "url")]),
}
"""(`type` of the object or name of the property that holds it, name of the property) of what nobody fetches."""
