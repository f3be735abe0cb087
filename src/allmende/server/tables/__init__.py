"""Tables: the hall they stand in, who sits where, and what each may see."""
