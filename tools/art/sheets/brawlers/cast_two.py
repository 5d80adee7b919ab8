"""The other seven of the 15."""
CAST_TWO = ()
