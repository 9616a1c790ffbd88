"""The dialect openai-responses (POST /v1/responses)."""
