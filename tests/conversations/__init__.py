"""Stories: conversations in every dialect, with what each dialect loses. See README.md."""
