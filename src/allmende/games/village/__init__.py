"""Village: a family through the generations, for 2 to 4 players."""
