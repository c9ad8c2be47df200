"""Furniture of a dental surgery. Metres."""
import math

from kit import block as square
from kit import lathe, material, picture_sheet, text

from .dental_things import carton, glove_rack, paper_cup, pump_bottle, steriliser, towel_dispenser
from .room_clay import bar, block, pipe, place, rod
from .written import panoramic_x_ray


def dental_chair(P, at, yaw=0):
    """Patient chair, 2.1 m long, its foot towards +x."""
    root = place("dental chair", at, yaw)
    block(P["white"], (1.0, 0.56, 0.06), (-0.02, 0, 0), 0.028, 0.24, root)
    block(P["white"], (0.40, 0.30, 0.36), (0.02, 0, 0.05), 0.05, 0.12, root)
    block(P["white"], (0.66, 0.44, 0.09), (0.02, 0, 0.38), 0.04, 0.12, root)
    block(P["sage"], (0.64, 0.58, 0.15), (0.06, 0, 0.45), 0.065, 0.15, root)
    for x in (-0.12, 0.20):
        _seam(P["welt"], x, 0.58, 0.60, 0.065, root)
    for side in (-1, 1):
        block(P["graphite"], (0.44, 0.085, 0.055), (-0.02, side * 0.345, 0.69), 0.026, 0.04, root)
        block(P["white"], (0.07, 0.06, 0.22), (0.05, side * 0.33, 0.48), 0.02, 0.025, root)
    _leg_rest(P, root)
    _back_rest(P, root)


def _seam(m, x, wide, high, edge, parent):
    """Welt sewn across the top of a cushion `wide` across and `high`, at `x` along it."""
    half = wide / 2 - 0.7 * edge
    pipe(m, 0.0028, [(x, y, high - 0.0007) for y in (-half, -half / 2, 0, half / 2, half)], parent)


def _leg_rest(P, root):
    rest = place("leg rest", (0.33, 0, 0.475), parent=root)
    rest.rotation_euler = (0, math.radians(9), 0)
    block(P["sage"], (0.78, 0.50, 0.125), (0.38, 0, 0), 0.058, 0.16, rest)
    for x in (0.20, 0.50):
        _seam(P["welt"], x, 0.50, 0.125, 0.058, rest)
    block(P["white"], (0.74, 0.36, 0.05), (0.36, 0, -0.045), 0.022, 0.1, rest)


def _back_rest(P, root):
    rest = place("back rest", (-0.22, 0, 0.475), parent=root)
    rest.rotation_euler = (0, math.radians(31), 0)
    block(P["sage"], (0.80, 0.56, 0.14), (-0.40, 0, 0), 0.065, 0.17, rest)
    for x in (-0.22, -0.50):
        _seam(P["welt"], x, 0.56, 0.14, 0.065, rest)
    block(P["white"], (0.74, 0.40, 0.06), (-0.38, 0, -0.055), 0.028, 0.12, rest)
    block(P["metal"], (0.20, 0.10, 0.03), (-0.82, 0, 0.03), 0.014, 0.03, rest)
    block(P["sage_dark"], (0.25, 0.33, 0.115), (-0.965, 0, 0.01), 0.055, 0.1, rest)


def delivery_unit(P, at, yaw=0):
    """Tray on a post with four handpieces in front."""
    root = place("delivery unit", at, yaw)
    rod(P["white"], 0.20, 0.05, (0, 0, 0), root, 0.022)
    rod(P["white"], 0.034, 0.84, (0, 0, 0.04), root)
    block(P["white"], (0.56, 0.40, 0.05), (0, 0.04, 0.86), 0.022, 0.09, root)
    block(P["floor_dark"], (0.46, 0.30, 0.012), (0, 0.04, 0.912), 0.005, 0.06, root)
    for k, colour in enumerate(("metal", "sage", "metal", "sage_dark")):
        handle = [(0, 0), (0.009, 0, 0.003), (0.0095, 0.09), (0.0065, 0.15, 0.02), (0.0065, 0.19), (0, 0.195)]
        laid = lathe("handpiece", handle, P[colour], 32, root, loc=(-0.13 + 0.09 * k, -0.07, 0.934))
        laid.rotation_euler = (math.radians(-90), 0, math.radians(8 - 4 * k))
        bar(P["metal"], 0.0022, (-0.13 + 0.09 * k - 0.02, 0.11, 0.934), (-0.13 + 0.09 * k - 0.03, 0.16, 0.930), root)
        x = -0.13 + 0.09 * k
        hose = [(x - 0.03, 0.16, 0.930), (x - 0.04, 0.22, 0.935), (x - 0.05, 0.265, 0.90), (x - 0.03, 0.27, 0.72), (x, 0.24, 0.58), (x * 0.6, 0.16, 0.56), (x * 0.3, 0.04, 0.66), (0, 0.02, 0.84)]
        pipe(P["wall_shade"], 0.0058, hose, root)
    block(P["graphite"], (0.30, 0.035, 0.035), (0, -0.18, 0.865), 0.008, 0.017, root)


def dentist_stool(P, at):
    root = place("stool", at)
    rod(P["white"], 0.25, 0.045, (0, 0, 0), root, 0.02)
    rod(P["metal"], 0.035, 0.42, (0, 0, 0.04), root)
    lathe("seat", [(0, 0.45), (0.21, 0.45, 0.045), (0.21, 0.555, 0.05), (0, 0.555)], P["leather_grey"], 96, root, 8)


def cabinet_row(P, wall, count=4):
    """Base cabinets under a worktop of laminate with basin, bottles, steriliser and glove box; 0.655 m a cabinet."""
    root = place("cabinets", **wall)
    length = 0.655 * count
    block(P["graphite"], (length, 0.44, 0.09), (0, -0.27, 0), 0.01, 0.02, root)
    for k in range(count):
        x = -length / 2 + 0.655 * (k + 0.5)
        block(P["white"], (0.645, 0.52, 0.74), (x, -0.29, 0.09), 0.002, 0.003, root)
        fronts = [(0.12, 0.68)] if k % 2 == 0 else [(0.12 + 0.232 * n, 0.215) for n in range(3)]
        for z, height in fronts:
            out = 0.035 if z > 0.5 else 0  # the top drawer was not pushed home
            square("front", (0.649, 0.019, height + 0.012), (x, -0.5605 - out, z + height / 2), P["cabinet"], 0.0012, 2, root)
            if len(fronts) > 1:
                _label(("BURS", "IMPRESSION", "ENDO")[round((z - 0.12) / 0.232)], (x - 0.225, -0.5702 - out, z + height - 0.045), root)
            _bow_handle(P, (x, -0.570 - out, z + height - 0.062), root)
    square("worktop", (length + 0.03, 0.60, 0.038), (0, -0.30, 0.852), P["laminate"], 0.003, 3, root)
    square("upstand", (length + 0.03, 0.018, 0.07), (0, -0.009, 0.905), P["laminate"], 0.002, 2, root)
    _worktop_things(P, root, -length / 2 + 0.33, length / 2)


def _label(title, at, root):
    """What is in the drawer, on a strip from a label printer."""
    x, y, z = at
    square("label", (0.014 + 0.0095 * len(title), 0.0006, 0.016), at, material("label tape", "#F1F0EA", 0.4), 0.0002, 1, root)
    text(title, 0.0125, (x, y - 0.0005, z - 0.0005), material("label print", "#22272A", 0.5), fnt="Inter-SemiBold", parent=root)


def _bow_handle(P, at, root):
    """Bent steel bar, 160 mm between its feet."""
    x, y, z = at
    pipe(P["metal"], 0.0055, [(x - 0.08, y, z), (x - 0.08, y - 0.030, z), (x - 0.074, y - 0.032, z), (x + 0.074, y - 0.032, z), (x + 0.08, y - 0.030, z), (x + 0.08, y, z)], root)


def _worktop_things(P, root, basin_x, end):
    bowl = [
        (0, 0.02),
        (0.12, 0.02, 0.03),
        (0.17, 0.085, 0.012),
        (0.19, 0.085, 0.01),
        (0.165, 0.0, 0.04),
        (0, 0),
    ]
    lathe("basin", bowl, P["white"], 64, root, loc=(basin_x, -0.31, 0.868))
    tap = [(-0.12, 0.87), (-0.12, 1.11), (-0.14, 1.19), (-0.25, 1.19), (-0.27, 1.11)]
    pipe(P["metal"], 0.012, [(basin_x, y, z) for y, z in tap], root)
    for x, height, colour in ((0.33, 0.155, "#D9D9D4"), (0.45, 0.185, "#B9C9CC")):
        pump_bottle(P, (basin_x + x, -0.19, 0.871), colour, root, height)
    paper_cup((basin_x + 0.24, -0.42, 0.871), root)
    steriliser(P, (end - 0.86, -0.30, 0.872), root)
    carton(P, (end - 0.26, -0.30, 0.872), (0.25, 0.16, 0.10), "#6E8FA0", "FACE MASKS", root, -7, False, 5)
    towel_dispenser(P, (basin_x + 0.05, 0, 1.30), root)
    glove_rack(P, (basin_x + 0.55, 0, 1.26), root)


def x_ray_screen(P, wall, z=1.34):
    """Wall monitor, 27 inches, with a panoramic picture of both jaws."""
    root = place("x-ray screen", **wall)
    block(P["graphite"], (0.10, 0.09, 0.10), (0, -0.045, z + 0.13), 0.01, 0.02, root)
    square("screen", (0.612, 0.032, 0.366), (0, -0.10, z + 0.183), P["graphite"], 0.003, 3, root)
    square("bezel", (0.606, 0.002, 0.360), (0, -0.1165, z + 0.183), P["screen"], 0.0005, 2, root)
    corners = [(-0.29, -0.1178, z + 0.016), (0.29, -0.1178, z + 0.016), (0.29, -0.1178, z + 0.352), (-0.29, -0.1178, z + 0.352)]
    picture_sheet("x-ray", corners, panoramic_x_ray(0.58, 0.336), root)
