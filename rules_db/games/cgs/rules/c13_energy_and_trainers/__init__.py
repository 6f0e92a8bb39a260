"""Chapter 13: Energy and Trainers."""
