// Code generated from schemas/ by `make generate`. DO NOT EDIT.

// Package turnwire has the types of the Turnwire contract: messages, tools, requests, answers and stream chunks.
//
// Reading judges by the schemas, keeps what it does not know in Extras, and keeps every number in JSON values as it was
// written.
package turnwire

// Version is the version of the contract, that of every package of it.
const Version = "VERSION_HERE"
