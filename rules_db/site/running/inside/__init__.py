"""What runs in the browser: plain Python on the engine and the examples, asked and answering in JSON."""
