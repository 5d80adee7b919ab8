"""How things are drawn: colours, shapes, ink, faces and letters. Knows no picture of the game."""
