// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Values judged by the schemas: the rules of every document, and where a value first breaks one.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::json::{Json, Number, Object};
use crate::modules::MODULES;

/// What is wrong with a value. It holds no content of the value, only names and what the schema wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// JSON pointer of the place in the value; "" is the value itself.
    pub path: String,
    /// The JSON Schema keyword that is not met; `json` for a text that is no JSON.
    pub keyword: String,
    /// The property that is missing or has no place, where the keyword is about one.
    pub property: Option<String>,
    /// The fault in words.
    pub message: String,
}

impl Fault {
    pub(crate) fn new(keyword: &str, message: impl Into<String>) -> Fault {
        Fault { path: String::new(), keyword: keyword.to_owned(), property: None, message: message.into() }
    }

    fn about(keyword: &str, property: &str, message: String) -> Fault {
        Fault { property: Some(property.to_owned()), ..Fault::new(keyword, message) }
    }

    /// The same fault in a member of something larger.
    pub(crate) fn inside(mut self, token: &str) -> Fault {
        self.path = format!("/{}{}", token.replace('~', "~0").replace('/', "~1"), self.path);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", if self.path.is_empty() { "/" } else { &self.path }, self.message)
    }
}

impl std::error::Error for Fault {}

/// Judges a value by a definition, named as `turnwire/v1/message#ChatMessage`; gives the first fault.
pub fn validate(definition: &str, value: &Json) -> Result<(), Fault> {
    named(definition).ok_or_else(|| unknown(definition))?.check(value)
}

/// The full names of the definitions of every module.
pub fn definitions() -> Vec<&'static str> {
    MODULES.iter().flat_map(|module| module.rules().keys().map(String::as_str)).collect()
}

/// The rules of one folder of documents; read when one of them is first asked for.
pub(crate) struct Module {
    name: &'static str,
    text: &'static str,
    rules: OnceLock<HashMap<String, Rule>>,
}

impl Module {
    pub(crate) const fn new(name: &'static str, text: &'static str) -> Module {
        Module { name, text, rules: OnceLock::new() }
    }

    fn rules(&self) -> &HashMap<String, Rule> {
        self.rules.get_or_init(|| read_rules(self.text))
    }
}

#[derive(Default)]
struct Rule {
    reference: Option<String>,
    referred: OnceLock<Option<&'static Rule>>,
    types: Vec<String>,
    constant: Option<Json>,
    words: Option<Vec<Json>>,
    pattern: Option<Arc<Machine>>,
    bounds: Vec<(Bound, f64)>,
    properties: HashMap<String, Rule>,
    required: Vec<String>,
    is_closed: bool,
    additional: Option<Box<Rule>>,
    items: Option<Box<Rule>>,
    dependent: Vec<(String, Vec<String>)>,
    any_of: Vec<Rule>,
    one_of: Vec<Rule>,
    tag: Option<String>,
    picks: HashMap<String, usize>,
    other: Option<usize>,
    not: Option<Box<Rule>>,
    condition: Option<Box<Rule>>,
    then: Option<Box<Rule>>,
    otherwise: Option<Box<Rule>>,
}

#[derive(Clone, Copy)]
enum Bound {
    MinLength,
    MaxLength,
    Minimum,
    Maximum,
    ExclusiveMinimum,
    ExclusiveMaximum,
    MinItems,
    MaxItems,
}

const BOUNDS: [(&str, Bound); 8] = [
    ("minLength", Bound::MinLength),
    ("maxLength", Bound::MaxLength),
    ("minimum", Bound::Minimum),
    ("maximum", Bound::Maximum),
    ("exclusiveMinimum", Bound::ExclusiveMinimum),
    ("exclusiveMaximum", Bound::ExclusiveMaximum),
    ("minItems", Bound::MinItems),
    ("maxItems", Bound::MaxItems),
];

/// A pattern as a table: the class of a character, and the next state by class.
struct Machine {
    starts: Vec<u32>,
    classes: Vec<usize>,
    next: Vec<Vec<i64>>,
    accepts: Vec<bool>,
}

impl Machine {
    fn accepts(&self, text: &str) -> bool {
        let mut state = 0;
        for character in text.chars() {
            let place = self.starts.partition_point(|start| *start <= character as u32) - 1;
            match usize::try_from(self.next[state][self.classes[place]]) {
                Ok(following) => state = following,
                Err(_) => return false,
            }
        }
        self.accepts[state]
    }
}

fn named(definition: &str) -> Option<&'static Rule> {
    let folder = definition.rsplit_once('/').map_or("", |(folder, _)| folder).replace('/', "-");
    MODULES.iter().find(|module| module.name == folder)?.rules().get(definition)
}

fn unknown(definition: &str) -> Fault {
    Fault::new("$ref", format!("there is no definition {definition}"))
}

fn read_rules(text: &str) -> HashMap<String, Rule> {
    let parsed = Json::parse(text).unwrap_or(Json::Null);
    let mut machines = HashMap::new();
    for (pattern, table) in members(parsed.get("patterns")) {
        machines.insert(pattern.to_owned(), Arc::new(read_machine(table)));
    }
    members(parsed.get("definitions")).map(|(name, rule)| (name.to_owned(), read_rule(rule, &machines))).collect()
}

fn members(value: Option<&Json>) -> impl Iterator<Item = (&str, &Json)> {
    value.and_then(Json::as_object).into_iter().flat_map(Object::iter)
}

fn items(value: Option<&Json>) -> impl Iterator<Item = &Json> {
    value.and_then(Json::as_list).into_iter().flatten()
}

fn integers(value: Option<&Json>) -> impl Iterator<Item = i64> + '_ {
    items(value).filter_map(|item| item.as_number().and_then(Number::as_i64))
}

fn texts(value: Option<&Json>) -> Vec<String> {
    items(value).filter_map(Json::as_text).map(str::to_owned).collect()
}

fn read_machine(table: &Json) -> Machine {
    let next: Vec<Vec<i64>> = items(table.get("next")).map(|row| integers(Some(row)).collect()).collect();
    let mut accepts = vec![false; next.len()];
    for state in integers(table.get("accepts")) {
        accepts[state as usize] = true;
    }
    Machine {
        starts: integers(table.get("starts")).map(|start| start as u32).collect(),
        classes: integers(table.get("classes")).map(|class| class as usize).collect(),
        next,
        accepts,
    }
}

fn read_rule(rule: &Json, machines: &HashMap<String, Arc<Machine>>) -> Rule {
    let one = |name: &str| rule.get(name).map(|inner| Box::new(read_rule(inner, machines)));
    let many = |name: &str| items(rule.get(name)).map(|inner| read_rule(inner, machines)).collect();
    let text = |name: &str| rule.get(name).and_then(Json::as_text);
    let number = |name: &str| rule.get(name).and_then(Json::as_number);
    Rule {
        reference: text("ref").map(str::to_owned),
        referred: OnceLock::new(),
        types: texts(rule.get("type")),
        constant: rule.get("const").cloned(),
        words: rule.get("enum").and_then(Json::as_list).map(<[Json]>::to_vec),
        pattern: text("pattern").and_then(|pattern| machines.get(pattern).cloned()),
        bounds: BOUNDS.iter().filter_map(|(name, bound)| Some((*bound, number(name)?.as_f64()))).collect(),
        properties: members(rule.get("properties"))
            .map(|(name, inner)| (name.to_owned(), read_rule(inner, machines)))
            .collect(),
        required: texts(rule.get("required")),
        is_closed: rule.get("closed").is_some(),
        additional: one("additional"),
        items: one("items"),
        dependent: members(rule.get("dependentRequired"))
            .map(|(name, needs)| (name.to_owned(), texts(Some(needs))))
            .collect(),
        any_of: many("anyOf"),
        one_of: many("oneOf"),
        tag: text("tag").map(str::to_owned),
        picks: members(rule.get("picks"))
            .filter_map(|(name, place)| Some((name.to_owned(), place.as_number()?.as_i64()? as usize)))
            .collect(),
        other: number("other").and_then(Number::as_i64).and_then(|place| usize::try_from(place).ok()),
        not: one("not"),
        condition: one("if"),
        then: one("then"),
        otherwise: one("else"),
    }
}

fn kind(value: &Json) -> &'static str {
    match value {
        Json::Null => "null",
        Json::Boolean(_) => "boolean",
        Json::Number(_) => "number",
        Json::Text(_) => "string",
        Json::List(_) => "array",
        Json::Object(_) => "object",
    }
}

fn equal(one: &Json, other: &Json) -> bool {
    match (one, other) {
        (Json::Number(one), Json::Number(other)) => one == other || one.as_f64() == other.as_f64(),
        (Json::List(one), Json::List(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| equal(one, other))
        }
        (Json::Object(one), Json::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(name, value)| other.get(name).is_some_and(|found| equal(value, found)))
        }
        _ => one == other,
    }
}

impl Rule {
    fn check(&self, value: &Json) -> Result<(), Fault> {
        if let Some(name) = &self.reference {
            self.referred.get_or_init(|| named(name)).ok_or_else(|| unknown(name))?.check(value)?;
        }
        self.check_type(value)?;
        if let Some(wanted) = &self.constant {
            if !equal(wanted, value) {
                return Err(Fault::new("const", format!("must be {wanted}")));
            }
        }
        if let Some(words) = &self.words {
            if !words.iter().any(|word| equal(word, value)) {
                let known: Vec<String> = words.iter().map(Json::to_string).collect();
                return Err(Fault::new("enum", format!("must be one of {}", known.join(", "))));
            }
        }
        for (bound, limit) in &self.bounds {
            check_bound(*bound, *limit, value)?;
        }
        match value {
            Json::Text(text) if self.pattern.as_ref().is_some_and(|machine| !machine.accepts(text)) => {
                return Err(Fault::new("pattern", "must match the pattern of the schema"));
            }
            Json::List(list) => {
                if let Some(rule) = &self.items {
                    for (index, item) in list.iter().enumerate() {
                        rule.check(item).map_err(|fault| fault.inside(&index.to_string()))?;
                    }
                }
            }
            Json::Object(object) => self.check_object(object)?,
            _ => {}
        }
        self.check_unions(value)
    }

    fn check_type(&self, value: &Json) -> Result<(), Fault> {
        let found = kind(value);
        let fits =
            |name: &String| name == found || (name == "integer" && value.as_number().is_some_and(Number::is_integer));
        if self.types.is_empty() || self.types.iter().any(fits) {
            return Ok(());
        }
        Err(Fault::new("type", format!("must be {}", self.types.join(" or "))))
    }

    fn check_object(&self, object: &Object) -> Result<(), Fault> {
        for name in &self.required {
            if object.get(name).is_none() {
                return Err(Fault::about("required", name, format!("must have the property {name}")));
            }
        }
        for (name, needs) in &self.dependent {
            if object.get(name).is_none() {
                continue;
            }
            if let Some(need) = needs.iter().find(|need| object.get(need).is_none()) {
                return Err(Fault::about("dependentRequired", need, format!("{name} needs the property {need}")));
            }
        }
        for (name, item) in object.iter() {
            match (self.properties.get(name), &self.additional) {
                (Some(rule), _) => rule.check(item).map_err(|fault| fault.inside(name))?,
                (None, Some(rule)) => rule.check(item).map_err(|fault| fault.inside(name))?,
                (None, None) if self.is_closed => {
                    let message = "has a property that has no place here".to_owned();
                    return Err(Fault::about("additionalProperties", name, message));
                }
                (None, None) => {}
            }
        }
        Ok(())
    }

    fn check_unions(&self, value: &Json) -> Result<(), Fault> {
        if let Some(tag) = &self.tag {
            let found = value.get(tag).and_then(Json::as_text);
            let picked = found.and_then(|word| self.picks.get(word).copied().or(self.other));
            match picked.and_then(|place| self.one_of.get(place)) {
                Some(member) => member.check(value)?,
                None => return Err(Fault::new("oneOf", format!("must be an object whose {tag} is known"))),
            }
        } else if !self.one_of.is_empty() {
            let fitting = self.one_of.iter().filter(|branch| branch.check(value).is_ok()).count();
            if fitting != 1 {
                return Err(Fault::new("oneOf", "must fit exactly one of several forms"));
            }
        }
        if !self.any_of.is_empty() {
            if self.picks.is_empty() || self.tag.is_some() {
                if !self.any_of.iter().any(|branch| branch.check(value).is_ok()) {
                    return Err(Fault::new("anyOf", "must fit one of several forms"));
                }
            } else {
                match self.picks.get(kind(value)).and_then(|place| self.any_of.get(*place)) {
                    Some(branch) => branch.check(value)?,
                    None => return Err(Fault::new("anyOf", "must be of one of several types")),
                }
            }
        }
        if self.not.as_ref().is_some_and(|rule| rule.check(value).is_ok()) {
            return Err(Fault::new("not", "must not have this form"));
        }
        if let Some(condition) = &self.condition {
            let branch = if condition.check(value).is_ok() { &self.then } else { &self.otherwise };
            if let Some(rule) = branch {
                rule.check(value)?;
            }
        }
        Ok(())
    }
}

fn check_bound(bound: Bound, limit: f64, value: &Json) -> Result<(), Fault> {
    let size = match (bound, value) {
        (Bound::MinLength | Bound::MaxLength, Json::Text(text)) => text.chars().count() as f64,
        (Bound::MinItems | Bound::MaxItems, Json::List(list)) => list.len() as f64,
        (Bound::Minimum | Bound::Maximum | Bound::ExclusiveMinimum | Bound::ExclusiveMaximum, Json::Number(number)) => {
            number.as_f64()
        }
        _ => return Ok(()),
    };
    let (keyword, is_kept, words) = match bound {
        Bound::MinLength => ("minLength", size >= limit, "must not be shorter than"),
        Bound::MaxLength => ("maxLength", size <= limit, "must not be longer than"),
        Bound::Minimum => ("minimum", size >= limit, "must be at least"),
        Bound::Maximum => ("maximum", size <= limit, "must be at most"),
        Bound::ExclusiveMinimum => ("exclusiveMinimum", size > limit, "must be more than"),
        Bound::ExclusiveMaximum => ("exclusiveMaximum", size < limit, "must be less than"),
        Bound::MinItems => ("minItems", size >= limit, "must not have fewer items than"),
        Bound::MaxItems => ("maxItems", size <= limit, "must not have more items than"),
    };
    if is_kept {
        return Ok(());
    }
    Err(Fault::new(keyword, format!("{words} {limit}")))
}
