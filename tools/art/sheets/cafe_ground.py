"""The perspective of the café floor, shared by the room and the tables."""

CENTRE_X = 1130
FAR_SCALE, NEAR_SCALE = .86, 1.10
FAR_Y, NEAR_Y = 134, 796
_SLOPE = (NEAR_Y - FAR_Y) / (NEAR_SCALE - FAR_SCALE)
_HORIZON = FAR_Y - _SLOPE * FAR_SCALE


def scale_at(depth):
    """Size of things at a depth from 0 (back row) to 1 (front row)."""
    return 1 / (1 / FAR_SCALE + depth * (1 / NEAR_SCALE - 1 / FAR_SCALE))


def ground(side, depth):
    """Screen point `side` px (at scale 1) right of the middle, at the depth."""
    scale = scale_at(depth)
    return CENTRE_X + side * scale, _HORIZON + _SLOPE * scale
