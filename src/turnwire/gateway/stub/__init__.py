"""Generated and scripted answers for clients under test."""
