"""The dialect gemini-interactions: POST /v1beta/interactions of the Gemini Developer API."""
