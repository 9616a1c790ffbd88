"""Ollama's native dialect: POST /api/chat as JSON or NDJSON, and the bodies that describe models."""
