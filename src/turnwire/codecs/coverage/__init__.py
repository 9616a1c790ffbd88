"""What becomes of every canonical field in every dialect: round trip, named loss, or never sent."""
