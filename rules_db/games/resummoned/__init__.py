"""Yugioh: Resummoned, rule by rule: one module a chapter, one function a rule."""
