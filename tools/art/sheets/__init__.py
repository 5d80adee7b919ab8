"""What is drawn: every module here adds the pictures of one subject to the album."""
from sheets import cafe_props, cafe_room, cafe_tables, dice, hands, marks, morsels, people, tumbling_dice

ALL_SHEETS = (cafe_room, cafe_props, hands, cafe_tables, morsels, dice, tumbling_dice, marks, people)
