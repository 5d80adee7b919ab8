"""What is drawn: every module here adds the pictures of one subject to the album."""
from sheets import (app_icon, brawlers, cafe_props, cafe_room, cafe_tables, ceremony, controls, dice,
                    fight_cards, fight_foods, fight_splats, fighters, glyphs, hall, hands, help_chaos,
                    help_fatal, help_food, kitchen, logo, marks, menu_pages, morsels, particles, people,
                    title_page, title_trays, tumbling_dice)

ALL_SHEETS = (cafe_room, cafe_props, hands, cafe_tables, morsels, dice, tumbling_dice, marks, people,
              title_page, logo, title_trays, menu_pages, ceremony, controls, glyphs, particles, help_fatal,
              app_icon, fight_cards, fight_foods, fight_splats, fighters, hall, help_chaos, kitchen,
              brawlers, help_food)
