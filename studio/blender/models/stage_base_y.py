"""Foot of Generation Y: plinth, four of its louvres, the status light of the seam, and the seat of the stages."""
from kit import empty, feet, loft, material, plinth, purifier_band

from .generation_y import BODY, FIRST_LOUVRE, PITCH, louvre
from .stage_base import seat

LOUVRES = 4
HEIGHT = FIRST_LOUVRE + LOUVRES * PITCH + 0.022
SEAT_RADIUS = 0.126


def build(materials):
    """The foot, standing on z = 0."""
    root = empty("stage_base_y")
    status = material("status", (0, 0, 0), 0.5, emit=(0.05, 0.62, 0.66), estr=0.8)
    white = materials["ice"]
    feet(materials, 0.100, 0.100, root)
    plinth(BODY, 0.046, materials, root)
    inside = [(0, 0.040), (0, HEIGHT - 0.014)]
    width, depth, corner = BODY
    loft("inside", width - 0.030, depth - 0.030, corner - 0.015, inside, materials["dark"], 240, parent=root)
    foothold = [(0.006, 0.0445), (0, 0.0445, 0.0025), (0, 0.0615, 0.002), (0.015, 0.058)]
    purifier_band("foothold", BODY, foothold, white, root, 6)
    for blade in range(LOUVRES):
        louvre(FIRST_LOUVRE + blade * PITCH, white, root)
    lip = HEIGHT - 0.022
    purifier_band("lip", BODY, [(0.015, lip - 0.004), (0, lip, 0.0026), (0, HEIGHT - 0.014)], white, root, 6)
    glow = [(0.0022, HEIGHT - 0.001), (0.0022, HEIGHT + 0.0035), (0.0080, HEIGHT + 0.0035)]
    purifier_band("status light", BODY, glow, status, root)
    seat(BODY, HEIGHT, SEAT_RADIUS, materials, root)
    return root
