"""Panels of Generation Z that no picture shows: the lamps, the ionizer and the photocatalyst, in the frame of its filter set. Metres."""
import math

from kit import Top, block, cylinder, empty, lathe, perforated_plate, rounded_block
from models import filter_z

from .interior import tube_of

INNER = filter_z.WIDTH - 2 * filter_z.BORDER + 0.006
TALL = filter_z.HEIGHT - 2 * filter_z.BORDER + 0.006
NEEDLES = 9
"""On each bar."""


def lamp_panel(materials):
    """Stage 4: four UV-C lamps before a reflector."""
    root, depth = empty("lamp panel"), 0.034
    filter_z.upright_frame("frame", depth, materials["graph"], root)
    block("mirror", (INNER, 0.002, TALL), (0, 0.010, filter_z.HEIGHT / 2), materials["reflector"], 0, 1, root)
    for row in range(4):
        height = filter_z.HEIGHT / 2 + (row - 1.5) * TALL / 4
        cylinder("lamp", 0.0075, INNER - 0.030, materials["uv_ring"], (-INNER / 2 + 0.015, -0.002, height), 0.001, 24, root, (0, 90, 0))
        for side in (-1, 1):
            block("socket", (0.020, 0.020, 0.024), (side * (INNER / 2 - 0.010), 0, height), materials["ceramic"], 0.003, 2, root)
    filter_z.pull_tab(depth, materials, root)
    filter_z.lettering("GENERATION Z    UV-C", depth, materials["print_light"], root)
    return root


def ion_panel(materials):
    """Stage 5: copper bars with needles, in a white frame."""
    root, depth = empty("ion panel"), 0.026
    filter_z.upright_frame("frame", depth, materials["ice"], root)
    for row in range(5):
        height = filter_z.HEIGHT / 2 + (row - 2) * TALL / 5
        bar = rounded_block("bar", INNER, 0.010, 0.010, 0.004, 0.002, materials["graph"], (0, 0.003, height - 0.005), root)
        bar.name = "carrier"
        cylinder("copper", 0.0040, INNER, materials["copper"], (-INNER / 2, -0.004, height), 0, 24, root, (0, 90, 0))
        for number in range(NEEDLES):
            needle((number - (NEEDLES - 1) / 2) * INNER / NEEDLES, height, materials, root)
    filter_z.pull_tab(depth, materials, root)
    filter_z.lettering("GENERATION Z    IONIZER", depth, materials["print"], root)
    return root


def needle(x, z, materials, parent):
    """A steel point towards the viewer, with the glow of its tip."""
    for name, profile, y, surface in (
        ("needle", [(0.0016, 0), (0, 0.016)], -0.006, "steel"),
        ("tip", [(0, -0.0012), (0.0012, 0), (0, 0.0012)], -0.0228, "ion_glow"),
    ):
        made = lathe(name, profile, materials[surface], 4, parent, angle=180, loc=(x, y, z))
        made.rotation_euler = (math.pi / 2, 0, 0)


def honeycomb(body, low, high, materials, parent):
    """Stage 6 within its cassette: a frame, and the coated honeycomb on both sides."""
    width, depth, _ = body
    inset, rim = 0.010, 0.030
    for z, up in ((high - 0.002, 1), (low + 0.002, -1)):
        profile = [(inset, z), (rim, z), (rim, z - up * 0.008)][::-up]
        tube_of(body, profile, materials["graph"], parent, "frame")
        half_x, half_y = width / 2 - rim + 0.002, depth / 2 - rim + 0.002
        columns, rows = 2 * math.ceil(half_x / 0.0112), math.ceil(2 * half_y / 0.0112)
        comb = perforated_plate(
            "honeycomb", Top(z - up * 0.006), -half_x, half_x, -half_y, half_y, columns, rows, lambda *_: (0.0047, 0.0047),
            materials["catalyst"], 0.018, 0.0006, 3, True, parent,
        )
        comb.name = "honeycomb"
