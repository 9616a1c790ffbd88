"""A scripted model as the GGUF file that llama.cpp and Ollama load."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from turnwire.scripted_model.safetensors_files import CONTEXT_LENGTH
from turnwire.scripted_model.vocabulary import MERGES, TURN_END, Vocabulary
from turnwire.scripted_model.weights import EPSILON, HEAD_SIZE, HEADS, HIDDEN, ROPE_BASE

if TYPE_CHECKING:
    from turnwire.scripted_model.weights import Matrix

# The names of the same tensors in GGUF.
_NAMES: Final = {
    "model.embed_tokens.weight": "token_embd.weight",
    "model.norm.weight": "output_norm.weight",
    "lm_head.weight": "output.weight",
    "model.layers.0.input_layernorm.weight": "blk.0.attn_norm.weight",
    "model.layers.0.post_attention_layernorm.weight": "blk.0.ffn_norm.weight",
    "model.layers.0.self_attn.q_proj.weight": "blk.0.attn_q.weight",
    "model.layers.0.self_attn.k_proj.weight": "blk.0.attn_k.weight",
    "model.layers.0.self_attn.v_proj.weight": "blk.0.attn_v.weight",
    "model.layers.0.self_attn.o_proj.weight": "blk.0.attn_output.weight",
    "model.layers.0.mlp.gate_proj.weight": "blk.0.ffn_gate.weight",
    "model.layers.0.mlp.up_proj.weight": "blk.0.ffn_up.weight",
    "model.layers.0.mlp.down_proj.weight": "blk.0.ffn_down.weight",
}
_TURNED: Final = ("model.layers.0.self_attn.q_proj.weight", "model.layers.0.self_attn.k_proj.weight")


def write_gguf(
    file: Path,
    weights: Mapping[str, Matrix],
    vocabulary: Vocabulary,
    template: str,
    *,
    name: str,
    license_name: str,
) -> None:
    """Write the model; a file that is there is replaced.

    Raises:
        OSError: it cannot be written.
    """
    from gguf import GGUFWriter, LlamaFileType, TokenType

    writer = GGUFWriter(file, "llama")
    writer.add_name(name)
    writer.add_license(license_name)
    writer.add_file_type(LlamaFileType.ALL_F32)
    writer.add_vocab_size(len(vocabulary.tokens))
    writer.add_context_length(CONTEXT_LENGTH)
    writer.add_embedding_length(HIDDEN)
    writer.add_block_count(1)
    writer.add_feed_forward_length(len(weights["model.layers.0.mlp.gate_proj.weight"]))
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(1)
    writer.add_key_length(HEAD_SIZE)
    writer.add_value_length(HEAD_SIZE)
    writer.add_rope_dimension_count(HEAD_SIZE)
    writer.add_rope_freq_base(ROPE_BASE)
    writer.add_layer_norm_rms_eps(EPSILON)
    kinds = [
        *[TokenType.NORMAL] * len(vocabulary.plain),
        *[TokenType.USER_DEFINED] * len(vocabulary.marks),
        *[TokenType.CONTROL] * len(vocabulary.controls),
    ]
    end = vocabulary.tokens.index(TURN_END)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(list(vocabulary.tokens))
    writer.add_token_types(kinds)
    writer.add_token_merges([" ".join(pair) for pair in MERGES])
    writer.add_bos_token_id(end)
    writer.add_eos_token_id(end)
    writer.add_pad_token_id(end)
    writer.add_add_bos_token(False)
    writer.add_chat_template(template)
    for tensor, matrix in weights.items():
        writer.add_tensor(_NAMES[tensor], _interleaved(matrix) if tensor in _TURNED else matrix)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _interleaved(matrix: Matrix) -> Matrix:
    """Rows of queries or keys with the halves of each pair side by side, as llama.cpp turns them in a Llama."""
    heads = len(matrix) // HEAD_SIZE
    return matrix.reshape(heads, 2, HEAD_SIZE // 2, -1).swapaxes(1, 2).reshape(matrix.shape)
