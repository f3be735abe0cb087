"""Everything that bots do here: moves, hints, what the coach finds out, in processes of their own."""
