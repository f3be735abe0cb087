"""Tables: the hall that holds them, who sits where, and what each person may see."""
