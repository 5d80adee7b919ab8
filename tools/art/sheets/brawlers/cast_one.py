"""The first eight of the 15."""
CAST_ONE = ()
