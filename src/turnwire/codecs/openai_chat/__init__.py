"""The dialect openai-chat (POST /v1/chat/completions) with a variant for each server."""
