module turnwire.invalid/turnwire

go 1.22
