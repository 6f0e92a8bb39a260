"""The site: a MkDocs plugin, and a room for each thing that its pages are made of."""
