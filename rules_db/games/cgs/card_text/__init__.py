"""What cards say: effects as data, the sentences in which they are written, and what each verb does."""
