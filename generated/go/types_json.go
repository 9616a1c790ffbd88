// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// JSON values: Plain JSON: what Turnwire carries for others without looking inside.

// JSONValue: Any JSON value. Numbers keep their form: 1 stays an integer, 1.0 a float; integers are not bounded.
type JSONValue = Value

// ParseJSONValue reads a JSON text that the schema accepts; an error is a *Fault.
func ParseJSONValue(text []byte) (Value, error) {
	return judged("turnwire/v1/json#JsonValue", text, readValue)
}

// JSONObject: Any JSON object; members keep their order.
type JSONObject = Object

// ParseJSONObject reads a JSON text that the schema accepts; an error is a *Fault.
func ParseJSONObject(text []byte) (*Object, error) {
	return judged("turnwire/v1/json#JsonObject", text, readObject)
}

// Extras: Unknown fields by their name, with the value they came with. Kept through load, dump and copy; never
// sent to a model server.
type Extras = Object

// ParseExtras reads a JSON text that the schema accepts; an error is a *Fault.
func ParseExtras(text []byte) (*Object, error) {
	return judged("turnwire/v1/json#Extras", text, readObject)
}

// Metadata: What the developer attaches to an object for the program's own use. Never sent to a model server and
// never filled by one.
type Metadata = Object

// ParseMetadata reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMetadata(text []byte) (*Object, error) {
	return judged("turnwire/v1/json#Metadata", text, readObject)
}

// ProviderOptions: Wire fields by dialect or variant name (`ollama`, `openai-chat`, `vllm`, `llamacpp`, `groq` …):
// the object under a name is merged into what is sent to that dialect and ignored by all others.
type ProviderOptions = Map[*Object]

// ParseProviderOptions reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderOptions(text []byte) (*Map[*Object], error) {
	return judged("turnwire/v1/json#ProviderOptions", text, readMap(readObject))
}
