"""Furniture of a living room and a bedroom. Metres; backs at y = 0, fronts towards -y."""
import math

import numpy as np
from kit import box, cloth_sheet, fallen, grid, hem, lathe, material

from .room_clay import bar, block, place, rod
from .room_interior import pillow


def sofa(P, at, width=2.0, cloth="sage_cloth"):
    """Sofa on wooden feet; `at` is the middle of its back."""
    root = place("sofa", at)
    m, depth, arm = P[cloth], 0.92, 0.17
    inner = width - 2 * arm
    block(m, (width - 0.02, depth - 0.04, 0.20), (0, -depth / 2, 0.14), 0.03, 0.06, root)
    for side in (-1, 1):
        block(m, (arm, depth, 0.47), (side * (width - arm) / 2, -depth / 2, 0.13), 0.055, 0.075, root)
        for y in (-0.10, -depth + 0.10):
            rod(P["oak_upright"], 0.02, 0.14, (side * (width / 2 - 0.10), y, 0), root)
    block(m, (inner, 0.20, 0.66), (0, -0.11, 0.16), 0.07, 0.09, root, (-5, 0, 0))
    for side in (-1, 1):
        seat = inner / 2
        block(m, (seat - 0.008, 0.70, 0.17), (side * seat / 2, -0.56, 0.325), 0.06, 0.08, root)
        pillow(m, (seat * 0.98, 0.50, 0.24), (side * seat / 2, -0.30, 0.68), (78, 0, 0), root)
    return root


def side_table(P, at, height=0.46, radius=0.24):
    root = place("side table", at)
    rod(P["oak"], radius, 0.025, (0, 0, height - 0.025), root, 0.006)
    for k in range(3):
        turn = 2 * math.pi * k / 3 + 0.4
        foot, head = ((r * math.cos(turn), r * math.sin(turn)) for r in (radius * 0.86, radius * 0.55))
        bar(P["oak_upright"], 0.013, (*foot, 0), (*head, height - 0.02), root)
    return root


def table_lamp(P, at, scale=1.0):
    root = place("table lamp", at)
    root.scale = (scale,) * 3
    base = [
        (0, 0),
        (0.075, 0, 0.01),
        (0.095, 0.09, 0.06),
        (0.03, 0.20, 0.03),
        (0.014, 0.23),
        (0.014, 0.27),
        (0, 0.27),
    ]
    lathe("base", base, P["sand"], 64, root, 8)
    shade = [(0.155, 0.235), (0.115, 0.43), (0.111, 0.43), (0.151, 0.235)]
    lathe("shade", shade, P["shade"], 72, root, closed=True)
    return root


def mug(P, at, colour="white"):
    cup = [
        (0, 0),
        (0.034, 0, 0.004),
        (0.040, 0.09, 0.002),
        (0.036, 0.09, 0.002),
        (0.031, 0.008, 0.004),
        (0, 0.008),
    ]
    lathe("mug", cup, P[colour], 64, loc=at)


def bed(P, at, width=1.5, length=2.05):
    """Bed that somebody lay in, with an upholstered head to the wall; `at` is the middle of the head. Mattress top at 0.55 m."""
    root = place("bed", at)
    wide = (width + 0.06) / 8
    block(P["bed cloth"], (width + 0.06, 0.030, 0.98), (0, -0.02, 0.06), 0.012, 0.014, root)
    for k in range(8):
        block(P["bed cloth"], (wide - 0.002, 0.060, 0.985), ((k - 3.5) * wide, -0.055, 0.06), 0.026, 0.028, root)
    for side in (-1, 1):
        block(P["bed cloth"], (length, 0.045, 0.16), (side * (width / 2 + 0.014), -length / 2 - 0.03, 0.22), 0.016, 0.018, root, (0, 0, 90))
    block(P["linen"], (width, length, 0.26), (0, -length / 2 - 0.05, 0.28), 0.05, 0.07, root)
    for side in (-1, 1):
        pillow(P["linen"], (0.68, 0.46, 0.20), (side * 0.36, -0.26, 0.70), (62, 0, side * 3), root, dent=0.34)
    pillow(P["sage_cloth"], (0.52, 0.36, 0.16), (0.22, -0.48, 0.66), (58, 0, -4), root)
    rest = grid(width + 0.62, length * 0.70, 0.03)
    x, y = rest[..., 0], rest[..., 1]
    high = 0.60 + 0.030 * np.sin(9 * x + 4 * y) * np.sin(7 * y - 3 * x) + 0.018 * np.sin(23 * x - 11 * y)
    start = np.stack([x * 0.95 + 0.012 * np.sin(13 * y), y * 0.93 - length * 0.68, high], -1)
    mattress = box((width + 0.05, length, 0.28), (0, -length / 2 - 0.05, 0.41), round_=0.05)
    lies = fallen(rest, start, [mattress], seconds=1.0, bending=0.16, gap=0.014, friction=0.9, seed=3)
    cloth_sheet("quilt", lies, P["linen"], root, 0.026)
    hem("quilt hem", lies, P["linen"], material("quilt thread", "#8D979B", 0.8), root, 0.026)
    return root


def bedside_table(P, at, width=0.46, depth=0.40, height=0.50):
    """Two drawers on round legs."""
    root = place("bedside table", at)
    block(P["white"], (width, depth, height - 0.17), (0, -depth / 2, 0.15), 0.006, 0.012, root)
    block(P["oak"], (width + 0.012, depth + 0.012, 0.02), (0, -depth / 2, height - 0.02), 0.004, 0.012, root)
    drawer = (height - 0.19) / 2
    for k in range(2):
        z = 0.157 + k * (drawer + 0.003)
        block(P["white"], (width - 0.02, 0.018, drawer - 0.006), (0, -depth - 0.006, z), 0.003, 0.006, root)
        rod(P["oak"], 0.013, 0.024, (0, -depth - 0.013, z + drawer / 2), root, 0.005, (90, 0, 0))
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        for y in (-0.05, -depth + 0.05):
            rod(P["oak_upright"], 0.016, 0.15, (x, y, 0), root)
    return root


def writing_desk(P, at, width=1.3, depth=0.60, height=0.74):
    """An oak top on three drawers at the left and two legs at the right."""
    root = place("writing desk", at)
    block(P["oak"], (width, depth, 0.028), (0, -depth / 2, height - 0.028), 0.006, 0.014, root)
    drawers = 0.40
    left = -width / 2 + 0.02
    block(P["white"], (drawers, depth - 0.06, height - 0.13), (left + drawers / 2, -depth / 2 + 0.01, 0.10), 0.006, 0.012, root)
    tall = (height - 0.14) / 3
    for k in range(3):
        z = 0.106 + k * (tall + 0.002)
        block(P["white"], (drawers - 0.02, 0.018, tall - 0.006), (left + drawers / 2, -depth + 0.03, z), 0.003, 0.006, root)
        rod(P["oak"], 0.013, 0.024, (left + drawers / 2, -depth + 0.023, z + tall / 2), root, 0.005, (90, 0, 0))
    for x in (left + 0.05, left + drawers - 0.05):
        for y in (-0.08, -depth + 0.10):
            rod(P["oak_upright"], 0.016, 0.10, (x, y, 0), root)
    for y in (-0.06, -depth + 0.06):
        rod(P["oak_upright"], 0.020, height - 0.028, (width / 2 - 0.06, y, 0), root)
    return root


def woven_rug(P, at, size, cloth="wool", yaw=0):
    root = place("rug", at, yaw)
    block(P[cloth], (*size, 0.014), (0, 0, 0), 0.006, 0.012, root)
