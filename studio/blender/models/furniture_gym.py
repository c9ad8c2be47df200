"""Gym equipment. Metres; the user of a machine faces +y before `yaw`."""
import math

import numpy as np
from kit import lathe, mesh_object, torus

from .room_clay import bar, block, pipe, place, rod


def treadmill(P, at, yaw=0):
    root = place("treadmill", at, yaw)
    block(P["graphite"], (0.86, 1.90, 0.16), (0, 0, 0.02), 0.05, 0.10, root)
    block(P["screen"], (0.54, 1.60, 0.02), (0, -0.10, 0.172), 0.006, 0.02, root)
    for side in (-1, 1):
        block(P["metal"], (0.10, 1.62, 0.03), (side * 0.34, -0.10, 0.172), 0.012, 0.03, root)
        bar(P["white"], 0.035, (side * 0.37, 0.62, 0.15), (side * 0.35, 0.80, 1.20), root)
        pipe(
            P["graphite"],
            0.025,
            [(side * 0.35, 0.78, 1.08), (side * 0.35, 0.55, 1.02), (side * 0.35, 0.22, 0.98)],
            root,
        )
    block(P["white"], (0.80, 0.34, 0.24), (0, 0.78, 0.05), 0.09, 0.10, root)
    console = place("console", (0, 0.79, 1.14), parent=root)
    console.rotation_euler = (math.radians(-24), 0, 0)
    block(P["white"], (0.84, 0.07, 0.44), (0, 0, 0), 0.03, 0.034, console)
    block(P["screen"], (0.66, 0.012, 0.31), (0, -0.036, 0.08), 0.005, 0.006, console)
    for k, height in enumerate((0.07, 0.11, 0.15, 0.12, 0.18, 0.14)):
        block(P["signal"], (0.05, 0.006, height), (-0.2 + 0.08 * k, -0.045, 0.12), 0.002, 0.003, console)


def exercise_bike(P, at, yaw=0, frame="white", saddle=0.0, crank=-32):
    """As its last rider left it: the saddle raised by metres, the cranks turned by degrees."""
    root = place("bike", at, yaw)
    for y, width in ((-0.48, 0.50), (0.52, 0.54)):
        bar(P[frame], 0.030, (-width / 2, y, 0.045), (width / 2, y, 0.045), root)
        for side in (-1, 1):
            rod(P["graphite"], 0.036, 0.07, (side * (width / 2 - 0.02) - 0.035, y, 0.045), root, 0.012, (0, 90, 0))
            rod(P["graphite"], 0.022, 0.03, (side * width * 0.36, y, 0), root, 0.006)
    pipe(P[frame], 0.036, [(0, -0.48, 0.06), (0, -0.34, 0.10), (0, -0.10, 0.13), (0, 0.30, 0.11), (0, 0.52, 0.06)], root)
    wheel = P.get("flywheel", P["metal"])
    rod(wheel, 0.228, 0.020, (-0.010, 0.34, 0.32), root, 0.006, (0, 90, 0))
    torus("rim", 0.222, 0.020, wheel, (0, 0.34, 0.32), root, (0, 90, 0), 96, 12)
    rod(P["graphite"], 0.060, 0.060, (-0.030, 0.34, 0.32), root, 0.008, (0, 90, 0))
    for side in (-1, 1):
        bar(P[frame], 0.016, (side * 0.045, 0.13, 0.13), (side * 0.045, 0.34, 0.32), root)
        bar(P[frame], 0.018, (side * 0.045, 0.34, 0.32), (side * 0.032, 0.40, 0.88), root)
    _guard(P["graphite"], (-0.085, -0.04, 0.32), 0.110, (-0.085, 0.34, 0.32), 0.062, 0.034, root)
    rod(P[frame], 0.056, 0.12, (-0.06, -0.04, 0.32), root, 0.016, (0, 90, 0))
    bar(P[frame], 0.036, (0, 0.00, 0.12), (0, -0.225, 0.76), root)
    bar(P[frame], 0.034, (0, 0.39, 0.80), (0, 0.42, 0.98), root)
    bar(P[frame], 0.028, (0, -0.13, 0.50), (0, 0.395, 0.84), root)
    pipe(P["graphite"], 0.004, [(0.015, 0.40, 1.00), (0.05, 0.34, 0.90), (0.045, 0.30, 0.70), (0.02, 0.34, 0.56)], root)
    rod(P["metal"], 0.009, 0.10, (0.03, 0.36, 0.60), root, 0.003, (20, 0, 0))
    rod(P["graphite"], 0.028, 0.05, (0.034, -0.185, 0.66), root, 0.010, (0, 90, 0))
    top = 0.94 + saddle
    bar(P["metal"], 0.020, (0, -0.20, 0.70), (0, -0.275 - saddle / 3, top), root)
    y = -0.28 - saddle / 3
    for side in (-1, 1):
        bar(P["metal"], 0.006, (side * 0.025, y - 0.10, top), (side * 0.018, y + 0.12, top), root)
    block(P["graphite"], (0.205, 0.150, 0.056), (0, y - 0.075, top), 0.026, 0.074, root, (4, 0, 0))
    block(P["graphite"], (0.074, 0.270, 0.044), (0, y + 0.05, top + 0.006), 0.020, 0.035, root)
    grip = [(-0.20, 0.64, 1.12), (-0.22, 0.50, 1.06), (-0.18, 0.40, 1.03), (0, 0.40, 1.02)]
    pipe(P["metal"], 0.014, grip + [(-x, y, z) for x, y, z in reversed(grip[:3])], root)
    for side in (-1, 1):
        pipe(P["graphite"], 0.020, [(side * 0.20, 0.645, 1.122), (side * 0.212, 0.57, 1.087), (side * 0.205, 0.49, 1.058), (side * 0.17, 0.42, 1.034)], root)
    block(P["graphite"], (0.050, 0.060, 0.050), (0, 0.41, 1.00), 0.014, 0.018, root)
    block(P["screen"], (0.17, 0.022, 0.11), (0, 0.46, 1.05), 0.006, 0.009, root, (-24, 0, 0))
    for side in (-1, 1):
        y, z = -0.04 + side * 0.153 * math.cos(math.radians(crank)), 0.32 + side * 0.153 * math.sin(math.radians(crank))
        bar(P["metal"], 0.014, (side * 0.108, -0.04, 0.32), (side * 0.108, y, z), root)
        block(P["graphite"], (0.10, 0.10, 0.025), (side * 0.165, y, z - 0.015), 0.004, 0.008, root)
        pipe(P["screen"], 0.006, [(side * 0.115, y + 0.03, z), (side * 0.125, y + 0.05, z + 0.06), (side * 0.205, y + 0.05, z + 0.06), (side * 0.215, y + 0.03, z)], root)
    return root


def _guard(m, one, radius, other, end, width, parent):
    """Cover over a chain: the hull of two discs in the plane of y and z, with soft edges."""
    lean = math.asin((radius - end) / (other[1] - one[1]))
    turns = np.linspace(math.pi / 2 - lean, 1.5 * math.pi + lean, 40), np.linspace(-math.pi / 2 + lean, math.pi / 2 - lean, 24)
    rim = np.concatenate([np.stack([at[1] + r * np.cos(t), at[2] + r * np.sin(t)], -1) for at, r, t in ((one, radius, turns[0]), (other, end, turns[1]))])
    count, here = len(rim), np.arange(len(rim))
    points = np.concatenate([np.insert(rim, 0, one[0] + x, 1) for x in (-width / 2, width / 2)])
    sides = [tuple(face) for face in np.stack([here, (here + 1) % count, count + (here + 1) % count, count + here], 1)]
    made = mesh_object("guard", points, [*sides, tuple(reversed(range(count))), tuple(range(count, 2 * count))], m, True, 40, parent)
    soft = made.modifiers.new("edges", "BEVEL")
    soft.width, soft.segments, soft.limit_method = 0.010, 3, "ANGLE"


def barbell(P, parent, z, plates=((0.225, "graphite"), (0.225, "sage"), (0.17, "graphite"))):
    """2.2 m bar along x with plates on both ends."""
    rod(P["metal"], 0.016, 2.2, (-1.1, 0, z), parent, 0.004, (0, 90, 0))
    for side in (-1, 1):
        for k, (radius, colour) in enumerate(plates):
            x = side * (0.76 + 0.062 * k)
            rod(P[colour], radius, 0.052, (x - 0.026, 0, z), parent, 0.014, (0, 90, 0))
            rod(P["metal"], 0.045, 0.058, (x - 0.029, 0, z), parent, 0.004, (0, 90, 0))


def lifting_platform(P, at, yaw=0):
    """Wooden platform between rubber strips, a loaded barbell lying on it."""
    root = place("lifting platform", at, yaw)
    block(P["graphite"], (2.30, 1.60, 0.03), (0, 0, 0), 0.010, 0.03, root)
    block(P["wood"], (1.20, 1.56, 0.006), (0, 0, 0.029), 0.002, 0.02, root)
    barbell(P, place("barbell", (0, 0, 0), parent=root), 0.255)


def dumbbell_rack(P, wall, width=1.9, tiers=3, pairs=6):
    root = place("dumbbell rack", **wall)
    for side in (-1, 1):
        block(P["white"], (0.06, 0.52, 0.06), (side * width / 2, -0.32, 0), 0.02, 0.025, root)
        bar(P["white"], 0.03, (side * width / 2, -0.50, 0.05), (side * width / 2, -0.14, 1.02), root)
    for tier in range(tiers):
        y, z = -0.47 + 0.14 * tier, 0.20 + 0.32 * tier
        block(P["graphite"], (width, 0.22, 0.03), (0, y, z), 0.01, 0.02, root, (16, 0, 0))
        radius = 0.082 - 0.012 * tier
        for k in range(pairs):
            dumbbell(P, root, ((k + 0.5) / pairs - 0.5) * (width - 0.08), y, z + 0.03 + radius, radius)


def dumbbell(P, parent, x, y, z, radius, colour="graphite"):
    """Its handle lies along y."""
    rod(P["metal"], 0.016, 0.24, (x, y + 0.12, z), parent, 0.003, (90, 0, 0))
    for end in (-0.13, 0.05):
        rod(P[colour], radius, 0.08, (x, y + end + 0.08, z), parent, 0.016, (90, 0, 0))


def weight_bench(P, at, yaw=0):
    root = place("bench", at, yaw)
    block(P["sage"], (0.30, 1.20, 0.09), (0, 0, 0.36), 0.04, 0.07, root)
    block(P["graphite"], (0.07, 1.05, 0.06), (0, 0, 0.30), 0.02, 0.02, root)
    for y in (-0.45, 0.45):
        block(P["graphite"], (0.08, 0.08, 0.30), (0, y, 0.03), 0.02, 0.025, root)
        block(P["graphite"], (0.50, 0.09, 0.05), (0, y, 0), 0.02, 0.03, root)


def kettlebell(P, at, size=1.0, colour="graphite"):
    root = place("kettlebell", at)
    root.scale = (size,) * 3
    ball = [(0, 0), (0.07, 0, 0.02), (0.105, 0.10, 0.09), (0.05, 0.20, 0.04), (0, 0.20)]
    lathe("ball", ball, P[colour], 48, root, 8)
    arch = [(-0.05, 0, 0.16), (-0.075, 0, 0.24), (-0.05, 0, 0.295), (0, 0, 0.30)]
    pipe(P[colour], 0.016, arch + [(-x, y, z) for x, y, z in reversed(arch[:3])], root)


def exercise_mat(P, at, yaw=0, colour="sage"):
    root = place("mat", at, yaw)
    block(P[colour], (0.64, 1.75, 0.014), (0, 0, 0), 0.006, 0.02, root)


def rolled_mat(P, at, yaw=0, colour="sage_dark"):
    rod(P[colour], 0.075, 0.64, (at[0], at[1], at[2] + 0.075), None, 0.012, (0, 90, yaw))


def gym_ball(P, at, radius=0.33):
    ball = [
        (radius * math.sin(math.pi * k / 24), radius - radius * math.cos(math.pi * k / 24)) for k in range(25)
    ]
    lathe("gym ball", ball, P["coral"], 96, loc=at, angle=180)


def mirror(P, wall, width, height, z=0.35):
    root = place("mirror", **wall)
    block(P["white"], (width + 0.05, 0.03, height + 0.05), (0, -0.01, z - 0.025), 0.008, 0.012, root)
    block(P["mirror"], (width, 0.012, height), (0, -0.026, z), 0.004, 0.005, root)


def taped_square(P, at, size):
    """Tape on the floor that keeps a machine's place free."""
    root = place("taped square", at)
    half, tape = size / 2, 0.05
    for side in (-half, half):
        block(P["sand"], (size + tape, tape, 0.004), (0, side, 0), 0.001, 0.002, root)
        block(P["sand"], (tape, size - tape, 0.004), (side, 0, 0), 0.001, 0.002, root)


def towel_shelf(P, wall, z=0):
    """Low cupboard with towels, folded and rolled."""
    root = place("towel shelf", **wall)
    block(P["white"], (1.10, 0.40, 0.80), (0, -0.20, z), 0.03, 0.04, root)
    for x in (-0.27, 0.27):
        for row in (0.07, 0.43):
            block(P["wall_shade"], (0.46, 0.02, 0.30), (x, -0.397, z + row), 0.008, 0.012, root)
            for k in range(3):
                rod(
                    P["sand" if (k + int(x > 0)) % 2 else "white"],
                    0.065,
                    0.05,
                    (x - 0.14 + 0.14 * k, -0.40, z + row + 0.085),
                    root,
                    0.018,
                    (90, 0, 0),
                )
    for k in range(3):
        block(
            P["white" if k % 2 else "sage"],
            (0.36, 0.26, 0.06),
            (-0.25, -0.20, z + 0.80 + 0.06 * k),
            0.026,
            0.05,
            root,
        )
