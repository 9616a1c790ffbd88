// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Tokens: How many tokens something is, and which.

use crate::carried::{Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;

/// The tokens of a text or of a whole request, as the server counts them or as they are estimated.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenCount {
    /// How many tokens.
    pub tokens: i64,
    /// True: no server counted, the number is an estimate. null means false.
    pub is_estimated: Option<bool>,
    /// Which tokens, in order. Absent: the server did not name them.
    pub token_ids: Option<Vec<i64>>,
    /// Model whose tokens these are.
    pub model: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl TokenCount {
    /// The value with what it must have, and nothing else.
    pub fn new(tokens: i64) -> Self {
        TokenCount { tokens, is_estimated: None, token_ids: None, model: None, extras: None }
    }
}

impl Carried for TokenCount {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(TokenCount {
            tokens: fields.required("tokens")?,
            is_estimated: fields.optional("is_estimated")?,
            token_ids: fields.optional("token_ids")?,
            model: fields.optional("model")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("tokens", &self.tokens);
        out.optional("is_estimated", &self.is_estimated);
        out.optional("token_ids", &self.token_ids);
        out.optional("model", &self.model);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for TokenCount {
    const NAME: &'static str = "turnwire/v1/tokens#TokenCount";
}
