#!/usr/bin/python3
"""Draws every picture of Mess Hall: python3 tools/art/make.py (needs python3-shapely, python3-fonttools)."""
import sys
from pathlib import Path

from album import Album
from sheets import ALL_SHEETS, cafe_tables, hall
from sheets.fight_foods import places

PICTURES = Path(__file__).resolve().parents[2] / 'assets' / 'pictures'


def main():
    wanted = sys.argv[1:]
    album = Album()
    for sheet in ALL_SHEETS:
        sheet.add_to(album)
    album.write(PICTURES)
    cafe_tables.write_places(PICTURES / "cafe-tables.json")
    places.write_places(PICTURES / "foods.json", ALL_SHEETS)
    hall.write_places(PICTURES / "hall.json")
    for name in wanted:
        print(len(album.pictures[name]), name)
    size = sum(len(text) for text in album.pictures.values())
    print('%d pictures, %d KB' % (len(album.pictures), size // 1024))


if __name__ == '__main__':
    main()
