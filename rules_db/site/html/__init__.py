"""What every page is made of: elements, links, linked prose."""
