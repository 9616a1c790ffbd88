"""Codecs of the endpoints other than chat: completions, embeddings, reranking, tokens, model lists."""
