"""What happens at the table, as several rules share it: moves, the Queue, damage, payments, phases."""
