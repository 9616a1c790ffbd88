"""The dialect openai-chat (POST /v1/chat/completions) with its variants vllm, llamacpp, groq and ollama-v1."""
