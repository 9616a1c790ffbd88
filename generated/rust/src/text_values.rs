// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! What a value that a format writes as bare text is in JSON: by the tool's schema, or by a type from the model.

use crate::json::Json;
use crate::text_source::{json_text, trim_blanks};

/// Types as JSON Schema names them.
pub(crate) type TypeNames = Vec<String>;

/// The JSON text of a value that may have these types; no types: any.
///
/// A text that reads as a value of another type than a string is that value where the schema allows it; everything else
/// is a string, exactly as written.
pub(crate) fn typed(text: &str, types: &[String]) -> String {
    let has = |name: &str| types.iter().any(|known| known == name);
    if types.len() == 1 && has("string") {
        return json_text(text);
    }
    let bare = match trim_blanks(text) {
        "True" => "true",
        "False" => "false",
        "None" => "null",
        other => other,
    };
    let Ok(value) = Json::parse(bare) else { return json_text(text) };
    let kind = type_of(&value);
    let fits = match kind {
        "string" => !has("string"),
        "integer" => types.is_empty() || has(kind) || has("number"),
        "number" => types.is_empty() || has(kind) || (has("integer") && is_whole(&value)),
        _ => types.is_empty() || has(kind),
    };
    if fits {
        bare.to_owned()
    } else {
        json_text(text)
    }
}

pub(crate) fn only_text() -> TypeNames {
    vec!["string".to_owned()]
}

fn is_whole(value: &Json) -> bool {
    value.as_number().is_some_and(|number| number.as_f64().fract() == 0.0)
}

fn type_of(value: &Json) -> &'static str {
    match value {
        Json::Null => "null",
        Json::Boolean(_) => "boolean",
        Json::Number(number) if number.as_str().contains(['.', 'e', 'E']) => "number",
        Json::Number(_) => "integer",
        Json::Text(_) => "string",
        Json::List(_) => "array",
        Json::Object(_) => "object",
    }
}

/// The types that the schema of a tool's parameters allows for a member; none where it does not say.
pub(crate) fn types_of(parameters: Option<&Json>, key: &str) -> TypeNames {
    types_in(member_of(parameters, key, parameters), parameters)
}

/// The schema of a member of what a schema describes, where it says that.
pub(crate) fn member_of<'a>(schema: Option<&'a Json>, key: &str, root: Option<&'a Json>) -> Option<&'a Json> {
    flat(schema, root).into_iter().find_map(|each| {
        let member = each.get("properties").and_then(|members| members.get(key));
        let found = member.filter(|member| member.as_object().is_some());
        found.or_else(|| each.get("additionalProperties").filter(|others| others.as_object().is_some()))
    })
}

/// The schema of the items of what a schema describes, where it says that.
pub(crate) fn items_of<'a>(schema: Option<&'a Json>, root: Option<&'a Json>) -> Option<&'a Json> {
    let mut all = flat(schema, root).into_iter();
    all.find_map(|each| each.get("items").filter(|items| items.as_object().is_some()))
}

/// The types that a schema allows; none where it does not say.
pub(crate) fn types_in(schema: Option<&Json>, root: Option<&Json>) -> TypeNames {
    let mut found = TypeNames::new();
    let mut add = |name: &str| {
        if !found.iter().any(|known| known == name) {
            found.push(name.to_owned());
        }
    };
    for each in flat(schema, root) {
        match each.get("type") {
            Some(Json::Text(name)) => add(name),
            Some(Json::List(names)) => names.iter().filter_map(Json::as_text).for_each(&mut add),
            _ => {
                let words = each.get("enum").and_then(Json::as_list).unwrap_or(&[]).iter();
                words.chain(each.get("const")).for_each(|word| add(type_of(word)));
            }
        }
    }
    found
}

/// The schemas that a schema is made of, each once: itself, what it refers to, its alternatives.
fn flat<'a>(schema: Option<&'a Json>, root: Option<&'a Json>) -> Vec<&'a Json> {
    let mut waiting: Vec<&Json> = schema.into_iter().collect();
    let mut found: Vec<&Json> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    while let Some(each) = waiting.pop() {
        if each.as_object().is_none() || !seen.insert(each as *const Json) {
            continue;
        }
        found.push(each);
        if each.get("type").is_some() {
            continue;
        }
        for keyword in ["allOf", "oneOf", "anyOf"] {
            waiting.extend(each.get(keyword).and_then(Json::as_list).unwrap_or(&[]).iter().rev());
        }
        if let Some(reference) = each.get("$ref").and_then(Json::as_text).filter(|text| text.starts_with('#')) {
            waiting.extend(referred(root, reference));
        }
    }
    found
}

fn referred<'a>(root: Option<&'a Json>, reference: &str) -> Option<&'a Json> {
    if reference.len() == 1 {
        return root;
    }
    let mut steps = reference.chars();
    steps.nth(1);
    steps.as_str().split('/').fold(root, |found, step| found?.get(&step.replace("~1", "/").replace("~0", "~")))
}
