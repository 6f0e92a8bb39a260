"""What a file must look like before anything is read from it, and what was probably meant where it does not."""
