"""`turnwire chat`: a conversation with an agent, in a terminal or a pipe."""
