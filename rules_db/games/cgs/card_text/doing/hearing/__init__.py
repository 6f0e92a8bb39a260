"""Which events of the table tell what texts wait for, and what cards that leave see of each other."""
