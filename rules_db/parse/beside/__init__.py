"""The CSV files beside the chapters."""
