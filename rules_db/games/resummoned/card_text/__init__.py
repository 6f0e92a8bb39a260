"""What cards say: the model, the notation that is read into it, and what its verbs do."""
