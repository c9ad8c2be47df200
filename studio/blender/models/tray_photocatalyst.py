"""Stage 6, the photocatalyst of Generation Z: its aluminium cassette with the coated honeycomb screen in it. Metres."""
import math

from kit import Top, core, empty, perforated_plate, purifier_band

from .generation_z import BODY, CASSETTE, cabinet_materials, cassette

PITCH = 0.0118
HEIGHT = CASSETTE[1] - CASSETTE[0]
RIM = 0.020


def build(materials):
    """The cassette, its middle on z = 0."""
    root = empty("tray_photocatalyst")
    low, high = CASSETTE
    whole = empty("whole", (0, 0, -(low + high) / 2))
    whole.parent = root
    _, aluminium = cabinet_materials()
    cassette(materials, aluminium, whole)
    purifier_band("rim", BODY, [(0.010, high), (RIM, high, 0.001), (RIM, high - 0.020)], aluminium, whole, 5)
    core(BODY, low + 0.004, high - 0.040, materials, whole, 0.013)
    screen(high - 0.006, materials, whole)
    return root


def screen(z, materials, parent):
    """Honeycomb over the whole opening."""
    width, depth = (side - 2 * RIM + 0.002 for side in BODY[:2])
    columns, rows = 2 * round(width / PITCH / 2), round(depth / PITCH)
    corner = BODY[2] - RIM

    def cell(u, v, column, row):
        x, y = abs((u - 0.5) * width) - (width / 2 - corner), abs((v - 0.5) * depth) - (depth / 2 - corner)
        is_beyond = x > 0 and y > 0 and math.hypot(x, y) > corner + 0.002
        return (-1, 0) if is_beyond else (0.0050, 0.0050)

    perforated_plate(
        "honeycomb",
        Top(z),
        -width / 2,
        width / 2,
        -depth / 2,
        depth / 2,
        columns,
        rows,
        cell,
        materials["catalyst"],
        0.022,
        0.0006,
        3,
        True,
        parent,
    )
