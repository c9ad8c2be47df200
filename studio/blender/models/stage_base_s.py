"""Foot of Generation S: plinth, the first rows of its dots, and the seat of the stages."""
from kit import Wrap, empty, feet, perforated_plate, plinth, purifier_band

from .generation_s import BODY
from .stage_base import seat

HEIGHT = 0.092
SEAT_RADIUS = 0.090


def build(materials):
    """The foot, standing on z = 0."""
    root = empty("stage_base_s")
    feet(materials, 0.056, 0.056, root, 0.013)
    plinth(BODY, 0.032, materials, root, 0.010)
    purifier_band(
        "foothold", BODY, [(0.008, 0.029), (0, 0.029, 0.006), (0, 0.040)], materials["ice"], root, 6
    )
    wrap = Wrap(*BODY)
    perforated_plate(
        "intake",
        wrap,
        0,
        wrap.L,
        0.040,
        HEIGHT - 0.014,
        2 * round(wrap.L / 0.0128 / 2),
        3,
        lambda u, v, column, row: (0.0040, 0.0040),
        materials["ice"],
        thick=0.0022,
        K=25,
        stagger=True,
        parent=root,
        wall_material=materials["dark"],
    )
    seat(BODY, HEIGHT, SEAT_RADIUS, materials, root, 0.010)
    return root
