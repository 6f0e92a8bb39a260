"""Where cards lie and how they change places: zones, piles, draws and Prize cards."""
