"""A rule on its chapter's page: head, text, tables, level, surroundings."""
