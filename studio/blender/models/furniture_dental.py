"""Furniture of a dental surgery. Metres."""
import math

import bpy
from kit import lathe, link, picture_sheet

from .room_clay import bar, block, pipe, place, rod
from .written import panoramic_x_ray


def dental_chair(P, at, yaw=0):
    """Patient chair, 2.1 m long, its foot towards +x."""
    root = place("dental chair", at, yaw)
    block(P["white"], (1.0, 0.56, 0.06), (-0.02, 0, 0), 0.028, 0.24, root)
    block(P["white"], (0.40, 0.30, 0.36), (0.02, 0, 0.05), 0.05, 0.12, root)
    block(P["white"], (0.66, 0.44, 0.09), (0.02, 0, 0.38), 0.04, 0.12, root)
    block(P["sage"], (0.64, 0.58, 0.15), (0.06, 0, 0.45), 0.065, 0.15, root)
    for side in (-1, 1):
        block(P["graphite"], (0.44, 0.085, 0.055), (-0.02, side * 0.345, 0.69), 0.026, 0.04, root)
        block(P["white"], (0.07, 0.06, 0.22), (0.05, side * 0.33, 0.48), 0.02, 0.025, root)
    _leg_rest(P, root)
    _back_rest(P, root)


def _leg_rest(P, root):
    rest = place("leg rest", (0.33, 0, 0.475), parent=root)
    rest.rotation_euler = (0, math.radians(9), 0)
    block(P["sage"], (0.78, 0.50, 0.125), (0.38, 0, 0), 0.058, 0.16, rest)
    block(P["white"], (0.74, 0.36, 0.05), (0.36, 0, -0.045), 0.022, 0.1, rest)
    block(P["sage_dark"], (0.22, 0.44, 0.03), (0.68, 0, 0.122), 0.014, 0.08, rest)


def _back_rest(P, root):
    rest = place("back rest", (-0.22, 0, 0.475), parent=root)
    rest.rotation_euler = (0, math.radians(31), 0)
    block(P["sage"], (0.80, 0.56, 0.14), (-0.40, 0, 0), 0.065, 0.17, rest)
    block(P["white"], (0.74, 0.40, 0.06), (-0.38, 0, -0.055), 0.028, 0.12, rest)
    block(P["metal"], (0.20, 0.10, 0.03), (-0.82, 0, 0.03), 0.014, 0.03, rest)
    block(P["sage_dark"], (0.25, 0.33, 0.115), (-0.965, 0, 0.01), 0.055, 0.1, rest)


def operating_light(P, at):
    """Lamp on a bent post; the head hangs 0.8 m in front of the post."""
    root = place("operating light", at)
    rod(P["white"], 0.16, 0.04, (0, 0, 0), root, 0.018)
    points = [(0, 0, 0), (0, 0, 1.2), (0, 0, 2.0), (-0.02, -0.06, 2.08), (-0.12, -0.37, 2.10)]
    points += [(-0.24, -0.70, 2.10), (-0.27, -0.78, 2.08), (-0.28, -0.80, 1.98), (-0.28, -0.80, 1.82)]
    pipe(P["white"], 0.030, points, root)
    head = place("lamp head", (-0.28, -0.80, 1.72), parent=root)
    head.rotation_euler = (0, math.radians(-14), 0)
    block(P["white"], (0.44, 0.30, 0.10), (0, 0, 0), 0.046, 0.14, head)
    block(P["lamp"], (0.34, 0.20, 0.012), (0, 0, -0.006), 0.005, 0.09, head)
    pipe(
        P["graphite"], 0.016, [(0, -0.15, 0.04), (0, -0.24, 0.03), (0, -0.24, 0.03), (0, -0.28, -0.06)], head
    )


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
    block(P["graphite"], (0.30, 0.035, 0.035), (0, -0.18, 0.865), 0.015, 0.017, root)


def dentist_stool(P, at):
    root = place("stool", at)
    rod(P["white"], 0.25, 0.045, (0, 0, 0), root, 0.02)
    rod(P["metal"], 0.035, 0.42, (0, 0, 0.04), root)
    lathe("seat", [(0, 0.45), (0.21, 0.45, 0.045), (0.21, 0.555, 0.05), (0, 0.555)], P["coral"], 96, root, 8)


def cabinet_row(P, wall, count=4):
    """Base cabinets under a wooden worktop with basin, bottles, steriliser and glove box; 0.655 m a cabinet."""
    root = place("cabinets", **wall)
    length = 0.655 * count
    block(P["graphite"], (length, 0.44, 0.09), (0, -0.27, 0), 0.01, 0.02, root)
    for k in range(count):
        x = -length / 2 + 0.655 * (k + 0.5)
        block(P["white"], (0.645, 0.52, 0.74), (x, -0.29, 0.09), 0.022, 0.03, root)
        fronts = [(0.12, 0.68)] if k % 2 == 0 else [(0.12 + 0.232 * n, 0.215) for n in range(3)]
        for z, height in fronts:
            block(P["wall"], (0.60, 0.03, height), (x, -0.552, z), 0.013, 0.014, root)
            block(P["graphite"], (0.20, 0.025, 0.022), (x, -0.575, z + height - 0.075), 0.010, 0.011, root)
    block(P["wood"], (length + 0.06, 0.60, 0.055), (0, -0.30, 0.835), 0.025, 0.05, root)
    _worktop_things(P, root, -length / 2 + 0.33, length / 2)


def _worktop_things(P, root, basin_x, end):
    bowl = [
        (0, 0.02),
        (0.12, 0.02, 0.03),
        (0.17, 0.085, 0.012),
        (0.19, 0.085, 0.01),
        (0.165, 0.0, 0.04),
        (0, 0),
    ]
    lathe("basin", bowl, P["white"], 64, root, loc=(basin_x, -0.31, 0.885))
    tap = [(-0.12, 0.88), (-0.12, 1.13), (-0.14, 1.22), (-0.27, 1.22), (-0.29, 1.12)]
    pipe(P["metal"], 0.017, [(basin_x, y, z) for y, z in tap], root)
    for x, height, colour in ((0.47, 0.17, "sage"), (0.59, 0.13, "sand"), (0.71, 0.19, "white")):
        rod(P[colour], 0.038, height, (basin_x + x, -0.20, 0.889), root, 0.016)
        rod(P["graphite"], 0.02, 0.03, (basin_x + x, -0.20, 0.887 + height), root)
    x = end - 0.86
    block(P["white"], (0.42, 0.36, 0.30), (x, -0.26, 0.889), 0.05, 0.08, root)
    block(P["graphite"], (0.30, 0.03, 0.20), (x, -0.445, 0.935), 0.014, 0.015, root)
    block(P["signal"], (0.09, 0.012, 0.02), (x, -0.464, 1.10), 0.004, 0.005, root)
    block(P["sand"], (0.25, 0.16, 0.10), (end - 0.28, -0.21, 0.889), 0.02, 0.03, root)


def wall_cupboards(P, wall, count=3, z=1.62):
    root = place("cupboards", **wall)
    for k in range(count):
        x = 0.66 * (k - (count - 1) / 2)
        block(P["white"], (0.645, 0.34, 0.56), (x, -0.17, z), 0.022, 0.03, root)
        block(P["wall"], (0.60, 0.024, 0.51), (x, -0.342, z + 0.025), 0.011, 0.011, root)
        handle = x + (0.18 if k < count - 1 else -0.18)
        block(P["graphite"], (0.14, 0.022, 0.02), (handle, -0.36, z + 0.06), 0.009, 0.010, root)


def tooth_sign(P, wall, z=1.75):
    """Round sign with a tooth in relief."""
    root = place("tooth sign", **wall)
    rod(P["sage"], 0.31, 0.03, (0, 0, z), root, 0.013, (90, 0, 0))
    balls = bpy.data.metaballs.new("tooth")
    balls.resolution = balls.render_resolution = 0.012
    crown = [(-0.075, 0.07, 0.15), (0.075, 0.07, 0.15), (0, 0.03, 0.14)]
    roots = [(s * x, z, r) for s in (-1, 1) for x, z, r in ((0.085, -0.07, 0.105), (0.085, -0.16, 0.07))]
    for x, z_ball, radius in crown + roots:
        ball = balls.elements.new()
        ball.co = (x, 0, z_ball)
        ball.radius = radius
    balls.materials.append(P["white"])
    tooth = link(bpy.data.objects.new("tooth", balls), root)
    tooth.location = (0, -0.03, z)
    tooth.scale = (1, 0.55, 1)


def x_ray_screen(P, wall, z=1.34):
    """Wall monitor with a panoramic picture of both jaws."""
    root = place("x-ray screen", **wall)
    block(P["metal"], (0.10, 0.14, 0.10), (0, -0.07, z + 0.21), 0.03, 0.03, root)
    block(P["white"], (0.92, 0.05, 0.56), (0, -0.15, z), 0.022, 0.024, root)
    block(P["screen"], (0.85, 0.012, 0.49), (0, -0.177, z + 0.035), 0.004, 0.005, root)
    corners = [(-0.42, -0.184, z + 0.04), (0.42, -0.184, z + 0.04), (0.42, -0.184, z + 0.52), (-0.42, -0.184, z + 0.52)]
    picture_sheet("x-ray", corners, panoramic_x_ray(0.84, 0.48), root)


def instrument_cart(P, at, yaw=0):
    """Mobile cabinet with three drawers; instruments on a tray. The fronts face -y."""
    root = place("instrument cart", at, yaw)
    for x in (-0.19, 0.19):
        for y in (-0.17, 0.17):
            rod(P["graphite"], 0.035, 0.07, (x, y, 0), root, 0.012)
    block(P["white"], (0.52, 0.46, 0.66), (0, 0, 0.065), 0.03, 0.05, root)
    for n in range(3):
        block(P["wall"], (0.46, 0.03, 0.185), (0, -0.225, 0.10 + 0.205 * n), 0.012, 0.014, root)
        block(P["graphite"], (0.18, 0.025, 0.02), (0, -0.247, 0.215 + 0.205 * n), 0.009, 0.01, root)
    block(P["metal"], (0.46, 0.34, 0.02), (0, 0.02, 0.725), 0.009, 0.04, root)
    for k in range(4):
        bar(
            P["sage_dark"] if k == 1 else P["white"],
            0.010,
            (-0.15 + 0.08 * k, -0.08, 0.752),
            (-0.12 + 0.08 * k, 0.10, 0.752),
            root,
        )
    rod(P["sage"], 0.045, 0.09, (0.15, 0.06, 0.745), root, 0.012)
