"""The written files: what libraries read out of them, and their size."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from gguf import GGUFReader
from safetensors.numpy import load_file

from turnwire_schema.v1.scenario import Scenario

from tests.requirements import requirement
from tests.scripted import MODEL_NAME, write_scripted
from turnwire import ConfigurationError
from turnwire.scripted_model import ScriptedModel, Unplayable, write_model
from turnwire.scripted_model.vocabulary import TURN_END
from turnwire.scripted_model.weights import HEAD_SIZE, HEADS, HIDDEN


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> ScriptedModel:
    return write_scripted(tmp_path_factory.mktemp("scripted"))


@requirement("CON-5")
def test_a_folder_and_a_file_of_about_a_megabyte_are_written(written: ScriptedModel) -> None:
    assert (written.folder.name, written.gguf.name) == (MODEL_NAME, f"{MODEL_NAME}.gguf")
    assert sorted(file.name for file in written.folder.iterdir()) == [
        "chat_template.jinja",
        "config.json",
        "generation_config.json",
        "model.safetensors",
        "tokenizer.json",
        "tokenizer_config.json",
    ]
    assert written.gguf_bytes == written.gguf.stat().st_size < 1_500_000
    assert written.folder_bytes == sum(file.stat().st_size for file in written.folder.iterdir()) < 1_500_000
    assert (written.license, written.left_out) == ("CC0-1.0", ())


@requirement("CON-5")
def test_both_forms_hold_the_same_model(written: ScriptedModel) -> None:
    tensors = load_file(written.folder / "model.safetensors")
    reader = GGUFReader(written.gguf)
    found = {tensor.name: tensor.data for tensor in reader.tensors}
    assert len(found) == len(tensors) == 12
    assert np.array_equal(found["token_embd.weight"], tensors["model.embed_tokens.weight"])
    # llama.cpp has the two halves of a pair side by side: row 2n is n of transformers, row 2n + 1 is n + 16.
    keys, turned = tensors["model.layers.0.self_attn.k_proj.weight"], found["blk.0.attn_k.weight"]
    assert np.array_equal(turned[0::2], keys[: HEAD_SIZE // 2])
    assert np.array_equal(turned[1::2], keys[HEAD_SIZE // 2 :])
    config = json.loads((written.folder / "config.json").read_text("utf-8"))
    assert (config["hidden_size"], config["num_attention_heads"], config["head_dim"]) == (HIDDEN, HEADS, HEAD_SIZE)
    tokenizer = json.loads((written.folder / "tokenizer.json").read_text("utf-8"))
    added = {token["content"]: token["id"] for token in tokenizer["added_tokens"]}
    tokens = {**tokenizer["model"]["vocab"], **added}
    assert list(tokens.values()) == list(range(config["vocab_size"]))
    field = reader.fields["tokenizer.ggml.tokens"]
    assert [bytes(field.parts[index]).decode() for index in field.data] == list(tokens)
    assert added[TURN_END] == config["eos_token_id"] == reader.fields["tokenizer.ggml.eos_token_id"].contents()
    template = reader.fields["tokenizer.chat_template"].contents()
    assert template == (written.folder / "chat_template.jinja").read_text("utf-8")


@requirement("CON-5")
def test_the_same_scenario_gives_the_same_bytes(written: ScriptedModel, tmp_path: Path) -> None:
    again = write_scripted(tmp_path)
    assert again.gguf.read_bytes() == written.gguf.read_bytes()
    for file in written.folder.iterdir():
        assert (again.folder / file.name).read_bytes() == file.read_bytes()


@requirement("CON-5")
def test_what_is_left_out_is_named_and_a_scenario_without_any_words_is_refused(tmp_path: Path) -> None:
    turn = {"answer": {"text": "Hi."}, "faults": [{"type": "refuse"}]}
    left = write_model(Scenario.from_dict({"turns": [turn]}), tmp_path).left_out
    assert left == (Unplayable("/turns/0/faults", "a model cannot break the answer of its server"),)
    with pytest.raises(ConfigurationError, match="no turn that a model can play"):
        write_model(Scenario.from_dict({"turns": [{"faults": [{"type": "refuse"}]}]}), tmp_path)


@requirement("CON-5")
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turnwire.scripted_model.write.find_spec", lambda name: None if name == "gguf" else name)
    with pytest.raises(ConfigurationError, match=r"needs the package gguf; run: .*scripted-model"):
        write_scripted(tmp_path)
