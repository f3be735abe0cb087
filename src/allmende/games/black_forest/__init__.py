"""Black Forest: two wheels, an open market of tradespeople, a domain to build."""
