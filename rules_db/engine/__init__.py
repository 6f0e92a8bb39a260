"""What all games share, and no game knows of another: rules, scenes, states, play, card text."""
