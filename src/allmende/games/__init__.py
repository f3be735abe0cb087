"""The games: one folder each, with the same rooms in each; found by `allmende.core.catalog`."""
