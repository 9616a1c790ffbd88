//! Values by name in the order in which the names came.

use std::collections::HashMap;
use std::fmt;

const INDEXED_FROM: usize = 16;

/// Values by name, in the order in which the names came.
#[derive(Clone)]
pub struct Map<T> {
    items: Vec<(String, T)>,
    places: HashMap<String, usize>,
}

impl<T> Map<T> {
    /// An empty map.
    pub fn new() -> Self {
        Map { items: Vec::new(), places: HashMap::new() }
    }

    /// How many names it has.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether it has no names.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.place(name).map(|place| &self.items[place].1)
    }

    /// The value of a name, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        let place = self.place(name)?;
        Some(&mut self.items[place].1)
    }

    /// Gives a name its value; a name that is there keeps its place.
    pub fn insert(&mut self, name: impl Into<String>, value: T) {
        let name = name.into();
        match self.place(&name) {
            Some(place) => self.items[place].1 = value,
            None => {
                self.items.push((name, value));
                self.note_last();
            }
        }
    }

    /// The names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.items.iter().map(|(name, value)| (name.as_str(), value))
    }

    fn place(&self, name: &str) -> Option<usize> {
        if self.items.len() < INDEXED_FROM {
            return self.items.iter().position(|(known, _)| known == name);
        }
        self.places.get(name).copied()
    }

    fn note_last(&mut self) {
        let count = self.items.len();
        if count == INDEXED_FROM {
            self.places = self.items.iter().enumerate().map(|(place, item)| (item.0.clone(), place)).collect();
        } else if count > INDEXED_FROM {
            self.places.insert(self.items[count - 1].0.clone(), count - 1);
        }
    }
}

impl<T> Default for Map<T> {
    fn default() -> Self {
        Map::new()
    }
}

impl<T: PartialEq> PartialEq for Map<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().all(|(name, value)| other.get(name) == Some(value))
    }
}

impl<T: fmt::Debug> fmt::Debug for Map<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_map().entries(self.iter()).finish()
    }
}

impl<T> FromIterator<(String, T)> for Map<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(items: I) -> Self {
        let mut map = Map::new();
        for (name, value) in items {
            map.insert(name, value);
        }
        map
    }
}
