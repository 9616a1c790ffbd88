package turnwire

// Map is values by name, in the order in which the names came. A nil *Map is an empty one that cannot be added to.
type Map[T any] struct {
	names  []string
	values []T
	places map[string]int
}

// NewMap makes an empty map.
func NewMap[T any]() *Map[T] { return &Map[T]{} }

// Len gives how many names the map has.
func (m *Map[T]) Len() int {
	if m == nil {
		return 0
	}
	return len(m.names)
}

// Names gives the names in order.
func (m *Map[T]) Names() []string {
	if m == nil {
		return nil
	}
	return m.names
}

// Get gives the value of a name, and whether the map has it.
func (m *Map[T]) Get(name string) (T, bool) {
	if place, isKnown := m.place(name); isKnown {
		return m.values[place], true
	}
	var nothing T
	return nothing, false
}

// Set gives a name its value; a name that is there keeps its place.
func (m *Map[T]) Set(name string, value T) {
	if place, isKnown := m.place(name); isKnown {
		m.values[place] = value
		return
	}
	m.names = append(m.names, name)
	m.values = append(m.values, value)
	switch count := len(m.names); {
	case count == indexedFrom:
		m.places = make(map[string]int, 2*indexedFrom)
		for place, known := range m.names {
			m.places[known] = place
		}
	case count > indexedFrom:
		m.places[name] = count - 1
	}
}

func (m *Map[T]) copy() *Map[T] {
	made := NewMap[T]()
	for place, name := range m.Names() {
		made.Set(name, m.values[place])
	}
	return made
}

func (m *Map[T]) place(name string) (int, bool) {
	if m == nil {
		return 0, false
	}
	if m.places != nil {
		place, isKnown := m.places[name]
		return place, isKnown
	}
	for place, known := range m.names {
		if known == name {
			return place, true
		}
	}
	return 0, false
}
