"""The way in: the web application, its limits and headers, its routes, and how errors become answers."""
