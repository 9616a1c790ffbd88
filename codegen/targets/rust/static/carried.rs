//! From JSON to a type and back: what every definition shares.

use crate::json::{Json, Number, Object};
use crate::map::Map;
use crate::rules::{validate, Fault};

/// A type that JSON carries.
pub trait Carried: Sized {
    /// The value that JSON says. Only what the type needs is looked at: judge it by the schema first.
    fn read(value: &Json) -> Result<Self, Fault>;

    /// The value as JSON.
    fn write(&self) -> Json;
}

/// A definition of the schemas.
pub trait Definition: Carried {
    /// Its full name, for example `turnwire/v1/message#ChatMessage`.
    const NAME: &'static str;

    /// The value that a text says, judged by the schema. Properties that the schema does not name become `extras`.
    fn from_json(text: &str) -> Result<Self, Fault> {
        let value = Json::parse(text).map_err(|error| Fault::new("json", error.to_string()))?;
        Self::from_value(&value)
    }

    /// The value that JSON says, judged by the schema.
    fn from_value(value: &Json) -> Result<Self, Fault> {
        validate(Self::NAME, value)?;
        Self::read(value)
    }

    /// The value as a text, without nulls.
    fn to_json(&self) -> String {
        self.write().to_string()
    }

    /// Judges the value by the schema.
    fn validate(&self) -> Result<(), Fault> {
        validate(Self::NAME, &self.write())
    }
}

pub(crate) fn unfit(kind: &str) -> Fault {
    Fault::new("type", format!("must be {kind}"))
}

impl Carried for Json {
    fn read(value: &Json) -> Result<Self, Fault> {
        Ok(value.clone())
    }

    fn write(&self) -> Json {
        self.clone()
    }
}

impl Carried for String {
    fn read(value: &Json) -> Result<Self, Fault> {
        value.as_text().map(str::to_owned).ok_or_else(|| unfit("string"))
    }

    fn write(&self) -> Json {
        Json::Text(self.clone())
    }
}

impl Carried for bool {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Boolean(value) => Ok(*value),
            _ => Err(unfit("boolean")),
        }
    }

    fn write(&self) -> Json {
        Json::Boolean(*self)
    }
}

impl Carried for i64 {
    fn read(value: &Json) -> Result<Self, Fault> {
        let number = value.as_number().ok_or_else(|| unfit("integer"))?;
        number.as_i64().ok_or_else(|| unfit("an integer of 64 bits"))
    }

    fn write(&self) -> Json {
        Json::Number((*self).into())
    }
}

impl Carried for Number {
    fn read(value: &Json) -> Result<Self, Fault> {
        value.as_number().cloned().ok_or_else(|| unfit("number"))
    }

    fn write(&self) -> Json {
        Json::Number(self.clone())
    }
}

impl<T: Carried> Carried for Box<T> {
    fn read(value: &Json) -> Result<Self, Fault> {
        T::read(value).map(Box::new)
    }

    fn write(&self) -> Json {
        (**self).write()
    }
}

impl<T: Carried> Carried for Vec<T> {
    fn read(value: &Json) -> Result<Self, Fault> {
        let items = value.as_list().ok_or_else(|| unfit("array"))?.iter().enumerate();
        items.map(|(index, item)| T::read(item).map_err(|fault| fault.inside(&index.to_string()))).collect()
    }

    fn write(&self) -> Json {
        Json::List(self.iter().map(T::write).collect())
    }
}

impl<T: Carried> Carried for Map<T> {
    fn read(value: &Json) -> Result<Self, Fault> {
        let items = value.as_object().ok_or_else(|| unfit("object"))?.iter();
        items.map(|(name, item)| Ok((name.to_owned(), T::read(item).map_err(|fault| fault.inside(name))?))).collect()
    }

    fn write(&self) -> Json {
        Json::Object(self.iter().map(|(name, item)| (name.to_owned(), item.write())).collect())
    }
}

/// Reads the properties of an object, and knows which it was asked for.
pub(crate) struct Fields<'a> {
    object: &'a Object,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    pub fn of(value: &'a Json) -> Result<Self, Fault> {
        let object = value.as_object().ok_or_else(|| unfit("object"))?;
        Ok(Fields { object, known: Vec::new() })
    }

    /// A property that is known and not read.
    pub fn skip(&mut self, name: &'static str) {
        self.known.push(name);
    }

    /// Skips a property that is null or the sum of others; any other number stays unknown, so that extras keeps it.
    pub fn sum(&mut self, name: &'static str, operands: &[&str]) {
        let number = |name: &str| self.object.get(name).and_then(Json::as_number).and_then(Number::as_i64);
        let total = operands.iter().try_fold(0_i64, |total, operand| total.checked_add(number(operand)?));
        let is_null = matches!(self.object.get(name), None | Some(Json::Null));
        if is_null || (total.is_some() && number(name) == total) {
            self.skip(name);
        }
    }

    pub fn required<T: Carried>(&mut self, name: &'static str) -> Result<T, Fault> {
        self.skip(name);
        T::read(self.object.get(name).unwrap_or(&Json::Null)).map_err(|fault| fault.inside(name))
    }

    /// A property that may be absent; null is the same.
    pub fn optional<T: Carried>(&mut self, name: &'static str) -> Result<Option<T>, Fault> {
        self.skip(name);
        match self.object.get(name) {
            None | Some(Json::Null) => Ok(None),
            Some(value) => T::read(value).map(Some).map_err(|fault| fault.inside(name)),
        }
    }

    /// A property that may be absent, and whose null means something else.
    pub fn nullable<T: Carried>(&mut self, name: &'static str) -> Result<Option<Option<T>>, Fault> {
        let value = self.optional(name)?;
        Ok(self.object.get(name).map(|_| value))
    }

    /// What was collected before, and what was not asked for. What stands in the object itself is newer.
    pub fn extras(&mut self) -> Result<Option<Object>, Fault> {
        let mut extras: Option<Object> = self.optional("extras")?;
        for (name, value) in self.object.iter().filter(|(name, _)| !self.known.contains(name)) {
            extras.get_or_insert_with(Object::new).insert(name, value.clone());
        }
        Ok(extras)
    }
}

/// Writes the properties of an object.
pub(crate) struct Writer(Object);

impl Writer {
    pub fn new() -> Self {
        Writer(Object::new())
    }

    pub fn tag(&mut self, name: &str, value: &str) {
        self.0.insert(name, Json::from(value));
    }

    pub fn required<T: Carried>(&mut self, name: &str, value: &T) {
        self.0.insert(name, value.write());
    }

    pub fn optional<T: Carried>(&mut self, name: &str, value: &Option<T>) {
        if let Some(value) = value {
            self.0.insert(name, value.write());
        }
    }

    pub fn nullable<T: Carried>(&mut self, name: &str, value: &Option<Option<T>>) {
        if let Some(value) = value {
            self.0.insert(name, value.as_ref().map_or(Json::Null, T::write));
        }
    }

    pub fn done(self) -> Json {
        Json::Object(self.0)
    }
}
