// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! The rules of every document, by the folder of their documents.

use crate::rules::Module;

pub(crate) static MODULES: [Module; 10] = [
    Module::new("engines-v1", include_str!("modules/engines-v1.json")),
    Module::new("gateway-v1", include_str!("modules/gateway-v1.json")),
    Module::new("text-v1", include_str!("modules/text-v1.json")),
    Module::new("turnwire-v1", include_str!("modules/turnwire-v1.json")),
    Module::new("wire-anthropic-v1", include_str!("modules/wire-anthropic-v1.json")),
    Module::new("wire-gemini-interactions-v1", include_str!("modules/wire-gemini-interactions-v1.json")),
    Module::new("wire-gemini-v1", include_str!("modules/wire-gemini-v1.json")),
    Module::new("wire-ollama-v1", include_str!("modules/wire-ollama-v1.json")),
    Module::new("wire-openai-chat-v1", include_str!("modules/wire-openai-chat-v1.json")),
    Module::new("wire-openai-responses-v1", include_str!("modules/wire-openai-responses-v1.json")),
];
