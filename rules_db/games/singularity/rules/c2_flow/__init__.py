"""Chapter 2: the loop of revealing, consuming, refilling and resolving."""
