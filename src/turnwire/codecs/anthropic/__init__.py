"""The dialect anthropic (POST /v1/messages) in its API versions 2023-06-01 and 2026-10-21."""
