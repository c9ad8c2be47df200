"""Steel and rubber of a weights floor, as it is sold: box sections with rows of holes, bumper plates, ply boxes. Metres; `yaw` as of furniture."""
import math

import numpy as np
from kit import block as square, lathe, mesh_object

from .room_clay import block, pipe, place, rod

SECTION_M = 0.075
PLATES = ((0.225, 0.072, "plate"), (0.225, 0.050, "plate accent"), (0.165, 0.040, "plate"))


def _section(P, start, end, parent, size=SECTION_M):
    """Square tube between two points that lie along one axis."""
    middle = [(a + b) / 2 for a, b in zip(start, end)]
    square("section", [abs(b - a) or size for a, b in zip(start, end)], middle, P["frame"], 0.006, 3, parent)


def _holes(P, x, y, low, high, parent, pitch=0.050, radius=0.0125):
    """Row of holes up the front of a post whose face stands at `y`."""
    turn = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    heights = np.arange(low, high, pitch)
    points = [(x + radius * math.cos(t), y - 0.0006, z + radius * math.sin(t)) for z in heights for t in turn]
    faces = [tuple(range(16 * k, 16 * k + 16)) for k in range(len(heights))]
    mesh_object("holes", points, faces, P["hole"], False, parent=parent)


def bumper_plate(P, parent, x, z, radius, width, colour, y=0):
    """Rubber plate on a bar along x: a thick rim, a sunk face with a steel hub."""
    half, rim = width / 2, radius * 0.20
    profile = [(0.026, -half * 0.86), (0.055, -half * 0.86, 0.003), (0.058, -half * 0.62, 0.004), (radius - rim, -half * 0.62, 0.006), (radius - rim + 0.012, -half, 0.004), (radius, -half, 0.009)]
    profile += [(r, -h, *soft) for r, h, *soft in reversed(profile)]
    made = lathe("bumper", profile, P[colour], 96, parent, 5)
    made.location, made.rotation_euler = (x, y, z), (0, math.radians(90), 0)
    rod(P["steel"], 0.046, width * 0.9, (x - width * 0.45, y, z), parent, 0.002, (0, 90, 0))


def loaded_bar(P, parent, z, plates=PLATES, y=0):
    """Bar of 2.2 m along x with its plates, from the inside out, and a spring clip on each sleeve."""
    rod(P["steel"], 0.014, 1.32, (-0.66, y, z), parent, 0.002, (0, 90, 0))
    for side in (-1, 1):
        rod(P["steel"], 0.025, 0.43, (side * 0.88 - 0.215, y, z), parent, 0.003, (0, 90, 0))
        rod(P["steel"], 0.038, 0.028, (side * 0.655 - 0.014, y, z), parent, 0.004, (0, 90, 0))
        at = 0.67
        for radius, width, colour in plates:
            bumper_plate(P, parent, side * (at + width / 2), z, radius, width, colour, y)
            at += width + 0.002
        rod(P["hole"], 0.034, 0.030, (side * (at + 0.016) - 0.015, y, z), parent, 0.004, (0, 90, 0))


def half_rack(P, at, yaw=0, height=2.35, hooks=1.36):
    """Two posts that carry the bar, two behind them for the plates, feet and a bar to pull up on."""
    root = place("half rack", at, yaw)
    half, front, back, face = 0.56, -0.30, 0.62, -0.30 - SECTION_M / 2
    for x in (-half, half):
        _section(P, (x, front, 0.06), (x, front, height), root)
        _section(P, (x, back, 0.06), (x, back, height), root)
        _section(P, (x, front - 0.42, 0.0375), (x, back + 0.06, 0.0375), root)
        _section(P, (x, front + 0.038, height - 0.04), (x, back - 0.038, height - 0.04), root)
        _section(P, (x, front + 0.038, 0.62), (x, back - 0.038, 0.62), root, 0.055)
        _holes(P, x, face, 0.30, height - 0.12, root)
        square("plate foot", (0.14, 0.14, 0.010), (x, front - 0.40, 0.005), P["frame"], 0.002, 2, root)
        square("cap", (SECTION_M, SECTION_M, 0.008), (x, front, height + 0.004), P["hole"], 0.003, 2, root)
        square("hook", (0.10, 0.020, 0.15), (x, face - 0.011, hooks - 0.055), P["hook"], 0.004, 2, root)
        square("hook arm", (0.060, 0.085, 0.018), (x, face - 0.045, hooks - 0.028), P["hook"], 0.004, 2, root)
        square("hook lip", (0.060, 0.014, 0.055), (x, face - 0.088, hooks - 0.005), P["hook"], 0.004, 2, root)
        square("arm", (0.055, 0.56, 0.055), (x, face - 0.24, 0.70), P["frame"], 0.005, 3, root)
        square("arm liner", (0.050, 0.50, 0.010), (x, face - 0.24, 0.733), P["hole"], 0.003, 2, root)
        side = 1 if x > 0 else -1
        for z, radius in ((0.36, 0.225), (0.90, 0.225), (1.36, 0.165)):
            rod(P["steel"], 0.024, 0.24, (x + side * 0.03 - (0.24 if side < 0 else 0), back, z), root, 0.003, (0, 90, 0))
            for k in range(2 if z < 1 else 3):
                bumper_plate(P, root, x + side * (0.075 + 0.055 * k), z, radius, 0.050, "plate", back)
    for y, z in ((back, height - 0.04), (back, 0.30), (front, height - 0.04)):
        _section(P, (-half + 0.038, y, z), (half - 0.038, y, z), root, 0.06)
    rod(P["steel"], 0.016, 2 * half, (-half, front - 0.02, height - 0.22), root, 0.002, (0, 90, 0))
    return root


def platform(P, at, width=2.45, depth=2.2, middle=1.22):
    """Oak between rubber, flush, 30 mm above the floor."""
    root = place("platform", at)
    side = (width - middle) / 2
    for x in (-1, 1):
        square("rubber", (side, depth, 0.030), (x * (middle + side) / 2, 0, 0.015), P["mat rubber"], 0.003, 2, root)
    for k in range(8):
        wide = middle / 8
        square("board", (wide - 0.002, depth, 0.030), (-middle / 2 + wide * (k + 0.5), 0, 0.015), P["platform oak"], 0.0015, 2, root)
    return root


def bench(P, at, yaw=0, length=1.22):
    """Flat bench: a pad with a seam round it on a spine of steel with two feet."""
    root = place("bench", at, yaw)
    board_z, top = 0.355, 0.445
    square("pad board", (0.25, length - 0.04, 0.016), (0, 0, board_z), P["hole"], 0.003, 2, root)
    block(P["pad"], (0.28, length, top - board_z - 0.008), (0, 0, board_z + 0.008), 0.024, 0.040, root)
    pipe(P["hole"], 0.0028, [(s * 0.1405, t * (length / 2 - 0.05), top - 0.028) for s, t in ((1, -1), (1, 1))], root)
    square("spine", (0.06, length - 0.16, 0.06), (0, 0, 0.315), P["frame"], 0.006, 3, root)
    for y in (-length / 2 + 0.16, length / 2 - 0.16):
        square("leg", (0.06, 0.06, 0.25), (0, y, 0.165), P["frame"], 0.006, 3, root)
        square("foot", (0.50 if y < 0 else 0.30, 0.06, 0.05), (0, y, 0.030), P["frame"], 0.006, 3, root)
        for x in (-1, 1):
            wide = 0.25 if y < 0 else 0.15
            square("cap", (0.030, 0.066, 0.054), (x * wide, y, 0.029), P["hole"], 0.005, 2, root)
    return root


def jump_box(P, at, yaw=0, size=(0.76, 0.51, 0.61)):
    """Ply box, its layers showing at the joints, with a hand hole in its front."""
    root = place("jump box", at, yaw)
    wide, deep, high = size
    thick = 0.018
    for y in (-1, 1):
        square("side", (wide, thick, high), (0, y * (deep - thick) / 2, high / 2), P["ply"], 0.0015, 2, root)
    for x in (-1, 1):
        square("end", (thick, deep - 2 * thick - 0.001, high), (x * (wide - thick) / 2, 0, high / 2), P["ply"], 0.0015, 2, root)
    square("top", (wide - 2 * thick - 0.001, deep - 2 * thick - 0.001, thick), (0, 0, high - thick / 2), P["ply"], 0.0015, 2, root)
    for k in range(6):
        square("joint", (0.0185, 0.001, high / 12), ((-1 if k % 2 else 1) * (wide / 2 - 0.009), -deep / 2 - 0.0003, high / 12 * (2 * k + 1)), P["ply edge"], 0, 2, root)
        square("joint", (0.0185, 0.001, high / 12), ((1 if k % 2 else -1) * (wide / 2 - 0.009), -deep / 2 - 0.0003, high / 12 * (2 * k + 1)), P["ply edge"], 0, 2, root)
    block(P["hole"], (0.13, 0.004, 0.036), (0, -deep / 2 - 0.001, high * 0.72), 0.0015, 0.0018, root)
    return root


def hex_dumbbell(P, parent, x, y, z, flat):
    """Six-sided rubber heads, `flat` from side to side, and a steel grip along y."""
    rod(P["steel"], 0.016, 0.16, (x, y + 0.08, z), parent, 0.003, (90, 0, 0))
    radius, long = flat / math.sqrt(3), flat * 0.62
    for near in (-0.062 - long, 0.062):
        turn = np.radians(np.arange(6) * 60 + 30)
        rings = [(radius * 0.80, 0), (radius, 0.14 * long), (radius, 0.86 * long), (radius * 0.80, long)]
        points = [(r * math.cos(t), d, r * math.sin(t)) for r, d in rings for t in turn]
        faces = [(6 * k + i, 6 * k + (i + 1) % 6, 6 * k + 6 + (i + 1) % 6, 6 * k + 6 + i) for k in range(3) for i in range(6)]
        head = mesh_object("head", points, [*faces, tuple(range(5, -1, -1)), tuple(range(18, 24))], P["plate"], True, 25, parent)
        head.location = (x, y + near, z)
        soft = head.modifiers.new("edges", "BEVEL")
        soft.width, soft.segments, soft.limit_method = 0.004, 3, "ANGLE"


def dumbbell_shelves(P, wall, width=2.2, tiers=3):
    """Rack of two posts and three sloping trays of hexagonal dumbbells, the heavy ones below."""
    root = place("dumbbell shelves", **wall)
    for side in (-1, 1):
        x = side * (width / 2 - 0.05)
        square("foot", (SECTION_M, 0.66, 0.06), (x, -0.36, 0.030), P["frame"], 0.006, 3, root)
        square("post", (SECTION_M, SECTION_M, 1.08), (x, -0.10, 0.59), P["frame"], 0.006, 3, root, rot=(4, 0, 0))
    for tier in range(tiers):
        y, z, flat = -0.40 + 0.10 * tier, 0.24 + 0.34 * tier, 0.165 - 0.028 * tier
        tray = place("tray", (0, y, z), parent=root)
        tray.rotation_euler = (math.radians(14), 0, 0)
        square("tray", (width, 0.30, 0.006), (0, 0, 0), P["frame"], 0.002, 2, tray)
        square("lip", (width, 0.006, 0.045), (0, -0.15, 0.018), P["frame"], 0.002, 2, tray)
        square("back", (width, 0.006, 0.045), (0, 0.15, 0.018), P["frame"], 0.002, 2, tray)
        for side in (-1, 1):
            square("bracket", (0.008, 0.30, 0.08), (side * (width / 2 - 0.10), 0, -0.04), P["frame"], 0.002, 2, tray)
        count = 6 + tier
        for k in range(count):
            hex_dumbbell(P, tray, ((k + 0.5) / count - 0.5) * (width - 0.16), 0, 0.004 + flat / 2, flat)
    return root


def wall_mirrors(P, wall, panels, width, height, z=0.30):
    """Panes side by side, 3 mm apart, on clips; their ground edges catch the light."""
    root = place("mirrors", **wall)
    for k in range(panels):
        x = (k - (panels - 1) / 2) * (width + 0.003)
        square("pane edge", (width, 0.006, height), (x, -0.004, z + height / 2), P["pane edge"], 0.001, 2, root)
        square("pane", (width - 0.004, 0.002, height - 0.004), (x, -0.0072, z + height / 2), P["mirror"], 0, 2, root)
    square("rail", (panels * width, 0.016, 0.022), (0, -0.008, z - 0.008), P["steel"], 0.002, 2, root)
    return root


def foam_roller(P, at, yaw=0, length=0.45, radius=0.072):
    root = place("foam roller", at, yaw)
    profile = [(0.045, 0), (radius, 0, 0.006), (radius, length, 0.006), (0.045, length), (0.045, 0)]
    made = lathe("roller", profile, P["roller"], 64, root, 4)
    made.location, made.rotation_euler = (-length / 2, 0, radius), (0, math.radians(90), 0)
    return root


def hanging_bands(P, wall, z=1.95, width=1.7):
    """Loops of rubber in five strengths on the pegs of a rail, each a little longer than the one before."""
    root = place("bands", **wall)
    square("rail", (width, 0.022, 0.060), (0, -0.011, z), P["platform oak"], 0.003, 2, root)
    for k in range(7):
        x, long, half = ((k + 0.5) / 7 - 0.5) * width, 0.92 + 0.03 * ((3 * k) % 4), 0.030 + 0.004 * (k % 3)
        rod(P["steel"], 0.008, 0.11, (x, -0.02, z), root, 0.002, (90, 0, 0))
        loop = [(0, 0.010), (-half * 0.6, 0.002), (-half, -0.10), (-half * 0.9, -long * 0.7), (-half * 0.5, -long), (half * 0.5, -long), (half * 0.9, -long * 0.7), (half, -0.10), (half * 0.6, 0.002), (0, 0.010)]
        for near in (-0.050, -0.062, -0.074):
            pipe(P[("plate", "plate accent", "roller", "hook")[k % 4]], 0.0055 + 0.0012 * (k % 3), [(x + u, near, z + v) for u, v in loop], root)
    return root
