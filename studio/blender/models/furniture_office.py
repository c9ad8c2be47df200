"""Office furniture. Metres; a person at a desk faces +y before `yaw`."""
import math

import numpy as np
from kit import material, mesh_object, picture_sheet

from .left_behind import drinking_bottle, flexes, mug, papers, pen_pot
from .room_clay import bar, block, pipe, place, rod
from .written import desktop


def _pad(m, size, at, parent, tilt=0.0, bend=0.0, lumbar=0.0, n=30):
    """Upholstered back, upright, its front towards +y: full in the middle, sewn at its edge, bent round who sits there."""
    width, height, thick = size
    side = np.sin(np.linspace(-1, 1, n) * np.pi / 2)
    u, v = np.meshgrid(side, side, indexing="ij")
    full = thick / 2 * ((1 - np.abs(u) ** 5) * (1 - np.abs(v) ** 5)).clip(0) ** 0.45
    x, z = u * width / 2 * (1 - 0.06 * v**2 - 0.05 * np.clip(v, 0, 1) ** 4), v * height / 2 * (1 - 0.05 * u**4)
    curve = bend * u**2 + lumbar * np.exp(-(((v + 0.45) / 0.45) ** 2))
    points = np.concatenate([np.stack([x, curve + sign * full, z], -1).reshape(-1, 3) for sign in (1, -1)])
    here = np.arange(n * n).reshape(n, n)
    quads = np.stack([here[:-1, :-1], here[:-1, 1:], here[1:, 1:], here[1:, :-1]], -1).reshape(-1, 4)
    made = mesh_object("pad", points, np.concatenate([quads, quads[:, ::-1] + n * n]), m, True, 60, parent)
    made.location, made.rotation_euler = at, (math.radians(tilt), 0, 0)
    return made


def office_chair(P, at, yaw=0, colour="sage", parent=None):
    root = place("office chair", at, yaw, parent)
    for k in range(5):
        turn = 2 * math.pi * k / 5 + 0.3
        end = (0.27 * math.cos(turn), 0.27 * math.sin(turn), 0.07)
        bar(P["graphite"], 0.022, (0, 0, 0.11), end, root)
        rod(P["graphite"], 0.032, 0.06, (end[0], end[1], 0), root, 0.012)
    rod(P["metal"], 0.028, 0.34, (0, 0, 0.09), root)
    block(P[colour], (0.49, 0.46, 0.075), (0, 0, 0.435), 0.034, 0.13, root)
    block(P["graphite"], (0.40, 0.38, 0.03), (0, 0, 0.41), 0.010, 0.09, root)
    _pad(P[colour], (0.45, 0.53, 0.055), (0, -0.262, 0.815), root, 8, 0.030, 0.020)
    block(P["graphite"], (0.13, 0.022, 0.30), (0, -0.272, 0.62), 0.008, 0.010, root, (8, 0, 0))
    pipe(P["graphite"], 0.020, [(0, -0.06, 0.405), (0, -0.20, 0.40), (0, -0.265, 0.47), (0, -0.285, 0.66)], root)
    bar(P["graphite"], 0.006, (0.10, 0.05, 0.405), (0.27, 0.05, 0.395), root)
    for side in (-1, 1):
        block(P["graphite"], (0.06, 0.26, 0.035), (side * 0.27, -0.02, 0.64), 0.014, 0.025, root)
        bar(P["graphite"], 0.016, (side * 0.26, -0.02, 0.45), (side * 0.27, -0.02, 0.65), root)


def desk_bench(P, at, yaw=0, chairs=("sage", "sage", "sage", "sage"), depth=0.75, width=1.4, first=0):
    """Four desks, two by two, with a low screen between; chairs in the order near left, near right, far left, far right."""
    root = place("desk bench", at, yaw)
    for side in (-1, 1):
        for k in (-1, 1):
            _desk(
                P,
                place("desk", (k * width / 2, side * depth / 2, 0), 0 if side < 0 else 180, root),
                width,
                depth,
                first + (k > 0) + 2 * (side > 0),
            )
    block(P["sage"], (2 * width - 0.06, 0.035, 0.36), (0, 0, 0.70), 0.014, 0.017, root)
    places = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    for number, ((k, side), colour) in enumerate(zip(places, chairs)):
        turn = (0 if side < 0 else 180) + (14, -9, -12, 7)[number]
        office_chair(P, (k * width / 2, side * (depth + 0.26), 0), turn, colour, root)
    return root


def _desk(P, root, width, depth, kind):
    """One desk with a monitor that shows work of that `kind`, keyboard, cup and papers; its user sits at -y."""
    block(P["wood"], (width - 0.01, depth - 0.02, 0.026), (0, 0, 0.714), 0.002, 0.006, root)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        block(P["white"], (0.06, depth - 0.14, 0.05), (x, 0, 0), 0.015, 0.02, root)
        block(P["white"], (0.06, 0.08, 0.66), (x, 0.05, 0.04), 0.01, 0.02, root)
    rod(P["graphite"], 0.10, 0.015, (0, 0.20, 0.74), root, 0.005)
    block(P["graphite"], (0.05, 0.03, 0.24), (0, 0.23, 0.75), 0.008, 0.012, root)
    block(P["graphite"], (0.60, 0.035, 0.36), (0, 0.20, 0.87), 0.003, 0.005, root)
    for x in (-0.02, 0.03):
        pipe(P["graphite"], 0.0035, [(x, 0.235, 0.98), (x, 0.27, 0.93), (x * 2, 0.27, 0.80), (x * 3, 0.31, 0.745), (x * 4, 0.345, 0.735), (x * 4, 0.35, 0.60)], root)
    if kind == 1:  # off
        block(P["screen"], (0.57, 0.002, 0.32), (0, 0.1805, 0.895), 0.0005, 0.001, root)
    else:
        picture_sheet("desktop", [(-0.285, 0.1805, 0.895), (0.285, 0.1805, 0.895), (0.285, 0.1805, 1.215), (-0.285, 0.1805, 1.215)], desktop(kind), root)
    block(P["white"], (0.40, 0.14, 0.018), (0, -0.14, 0.74), 0.007, 0.015, root)
    block(P["white"], (0.06, 0.10, 0.025), (0.28, -0.14, 0.74), 0.01, 0.02, root)
    _clutter(P, root, width, kind)


def _clutter(P, root, width, kind):
    """What its user left on a desk, no two alike, and the leads below it."""
    random, top = np.random.default_rng(kind + 3), 0.7405
    china = [material(f"china {tone}", tone, 0.25, spec=0.5) for tone in ("#D8D3C8", "#2C4A5A", "#B5533A", "#E4E2DC")]
    mug(china[kind % 4], (random.uniform(-0.55, -0.40), random.uniform(-0.06, 0.08), top), random.uniform(0, 360), root)
    papers((random.uniform(0.44, 0.52), random.uniform(-0.14, 0.0), top), random.uniform(-16, 16), root, 3 + kind % 4, kind)
    if kind % 2 == 0:
        pen_pot(P, (0.40, 0.22, top), root, kind)
        papers((-0.40, 0.16, top), random.uniform(60, 100), root, 9, kind + 1, False)
    else:
        drinking_bottle(material("drinking bottle", "#3E6A78", 0.3, spec=0.5), (-0.36, 0.17, top), root)
        block(P["navy_cloth"], (0.15, 0.21, 0.016), (-0.40, -0.16, top), 0.002, 0.006, root, (0, 0, random.uniform(-20, 20)))
    block(P["screen"], (0.072, 0.148, 0.008), (random.uniform(-0.30, -0.26), -0.16, top), 0.003, 0.010, root, (0, 0, random.uniform(-25, 25)))
    pipe(P["graphite"], 0.0022, [(0.28, -0.09, top + 0.006), (0.27, 0.02, top + 0.003), (0.18, 0.10, top + 0.003), (0.10, 0.20, top + 0.003), (0.08, 0.33, top + 0.003)], root)
    for k in range(kind % 3):
        block(material("yellow note", "#E3CF6B", 0.8, spec=0.15), (0.076, 0.001, 0.072), (-0.25 + 0.09 * k, 0.1775, 0.835 - 0.012 * k), 0.0003, 0.0004, root, (7, 4 - 6 * k, 0))
    flexes(P, root, random.uniform(-0.2, 0.2), 0.33, 0.70, kind)
    if kind % 2:
        block(P["graphite"], (0.40, 0.52, 0.53), (width / 2 - 0.34, 0.04, 0.04), 0.004, 0.008, root)
        for k in range(3):
            block(P["graphite"], (0.392, 0.018, 0.155), (width / 2 - 0.34, -0.228, 0.055 + 0.17 * k), 0.003, 0.006, root)


def notes_board(P, wall, width=2.2, height=1.15, z=1.0):
    """White board with three columns of notes under their headings, and a pen tray."""
    root = place("notes board", **wall)
    block(P["metal"], (width + 0.04, 0.025, height + 0.04), (0, -0.012, z - 0.02), 0.006, 0.008, root)
    block(P["white"], (width, 0.006, height), (0, -0.026, z), 0.002, 0.003, root)
    block(P["metal"], (0.5, 0.06, 0.015), (-0.2, -0.05, z - 0.02), 0.004, 0.006, root)
    for column, notes in enumerate((("sand", "sand", "sage", "sand"), ("coral", "sand"), ("sage", "sage", "coral"))):
        x = (column - 1) * width / 3
        block(P["graphite"], (0.34, 0.004, 0.03), (x, -0.030, z + height - 0.14), 0.001, 0.002, root)
        for k, colour in enumerate(notes):
            at = (x - 0.11 + 0.24 * (k % 2), -0.031, z + height - 0.42 - 0.26 * (k // 2) + 0.01 * (k % 3))
            block(P[colour], (0.17, 0.003, 0.17), at, 0.001, 0.002, root, (0, 3 * ((column + 2 * k) % 3 - 1), 0))
    return root


def thin_laptop(P, at, yaw=0, parent=None, lean=20):
    """Laptop of aluminium, 13 inches, open, with its keys and somebody's mail; its user sits at -y."""
    root = place("thin laptop", at, yaw, parent)
    shell, keys = material("anodised", (0.50, 0.51, 0.52), 0.38, metal=1.0, bump=0.06, bscale=1500), material("laptop keys", "#22272B", 0.55, spec=0.35)
    block(shell, (0.304, 0.212, 0.011), (0, 0, 0.001), 0.003, 0.012, root)
    for row in range(5):
        for column in range(14):
            block(keys, (0.0165, 0.0155, 0.0012), (-0.1255 + 0.0193 * column, 0.075 - 0.0185 * row, 0.0118), 0.0004, 0.002, root)
    block(material("touch pad", (0.46, 0.47, 0.48), 0.30, metal=1.0), (0.118, 0.066, 0.0006), (0, -0.062, 0.0118), 0.0002, 0.004, root)
    lid = place("lid", (0, 0.104, 0.011), 0, root)
    lid.rotation_euler = (math.radians(-lean), 0, 0)
    block(shell, (0.304, 0.0052, 0.206), (0, 0.0026, 0), 0.0018, 0.0024, lid)
    block(P["screen"], (0.300, 0.0008, 0.200), (0, -0.0004, 0.004), 0.0002, 0.0003, lid)
    picture_sheet("mail", [(-0.142, -0.0011, 0.014), (0.142, -0.0011, 0.014), (0.142, -0.0011, 0.194), (-0.142, -0.0011, 0.194)], desktop(3), lid)
    return root
