"""What the pages ask of a library, looked up once and put into words."""
