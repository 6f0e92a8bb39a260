"""Chapter 7: the traits of summons."""
