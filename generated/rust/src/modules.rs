// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! The rules of every document, by the folder of their documents.

pub(crate) const MODULES: &[(&str, &str)] = &[
    ("gateway-v1", include_str!("modules/gateway-v1.json")),
    ("turnwire-v1", include_str!("modules/turnwire-v1.json")),
    ("wire-anthropic-v1", include_str!("modules/wire-anthropic-v1.json")),
    ("wire-gemini-interactions-v1", include_str!("modules/wire-gemini-interactions-v1.json")),
    ("wire-gemini-v1", include_str!("modules/wire-gemini-v1.json")),
    ("wire-ollama-v1", include_str!("modules/wire-ollama-v1.json")),
    ("wire-openai-chat-v1", include_str!("modules/wire-openai-chat-v1.json")),
    ("wire-openai-responses-v1", include_str!("modules/wire-openai-responses-v1.json")),
];
