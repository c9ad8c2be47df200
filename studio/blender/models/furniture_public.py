"""Furniture of a waiting room and a sports hall, photographed. Metres; backs at y = 0, fronts towards -y."""
import math

from kit import lathe, text

from .room_clay import bar, block, pipe, place


def waiting_chair(P, at, yaw=0, cloth="sage_cloth"):
    """Upholstered chair with a wooden frame and arms; `at` is the middle of its back on the floor."""
    root = place("waiting chair", at, yaw)
    block(P[cloth], (0.52, 0.52, 0.10), (0, -0.31, 0.37), 0.04, 0.06, root)
    block(P[cloth], (0.52, 0.09, 0.44), (0, -0.085, 0.47), 0.035, 0.042, root, (-9, 0, 0))
    upright, along = P.get("beech_upright", P["beech"]), (0, 0, 90)
    for side in (-1, 1):
        x = side * 0.285
        block(upright, (0.03, 0.045, 0.66), (x, -0.55, 0), 0.008, 0.010, root, (-2, 0, 0))
        block(upright, (0.03, 0.045, 0.66), (x, -0.10, 0), 0.008, 0.010, root, (6, 0, 0))
        block(P["beech"], (0.54, 0.05, 0.028), (x, -0.33, 0.645), 0.010, 0.018, root, along)
        block(P["beech"], (0.44, 0.03, 0.045), (x, -0.32, 0.36), 0.008, 0.010, root, along)
    return root


def handrail(P, at, length):
    """Wooden rail on brackets, 0.9 m above the floor, rounded at its ends."""
    root = place("handrail", at)
    block(P["beech"], (length, 0.045, 0.11), (0, -0.075, 0.86), 0.018, 0.020, root)
    for k in range(3):
        x = (k - 1) * (length / 2 - 0.15)
        block(P["steel"], (0.05, 0.05, 0.05), (x, -0.025, 0.89), 0.008, 0.012, root)


def gel_dispenser(P, at, yaw=0):
    root = place("gel dispenser", at, yaw)
    block(P["white"], (0.13, 0.10, 0.25), (0, -0.05, 0), 0.02, 0.03, root)
    block(P["sage"], (0.09, 0.006, 0.10), (0, -0.1, 0.11), 0.002, 0.003, root)
    block(P["graphite"], (0.09, 0.03, 0.025), (0, -0.10, 0.02), 0.008, 0.012, root)


def notice(P, at, size, yaw=0):
    """Poster in a clip frame: a drawn pair of lungs would be a claim, a heart line is enough."""
    root = place("notice", at, yaw)
    width, height = size
    block(P["steel"], (width, 0.016, height), (0, -0.008, 0), 0.002, 0.004, root)
    block(P["paper"], (width - 0.03, 0.003, height - 0.03), (0, -0.0175, 0.015), 0.0005, 0.001, root)
    z = height * 0.62
    points = [(-0.36, 0), (-0.12, 0), (-0.05, 0.10), (0.03, -0.13), (0.10, 0.03), (0.14, 0), (0.36, 0)]
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        bar(
            P["sage"],
            0.005,
            (x0 * width, -0.021, z + z0 * height),
            (x1 * width, -0.021, z + z1 * height),
            root,
        )
    for k, line in enumerate(("Please use the hand gel", "when you come in", "and when you leave.")):
        at = (-width * 0.38, -0.0195, height * (0.31 - 0.066 * k))
        text(line, width * 0.074, at, P["graphite"], fnt="Inter-Medium", align="LEFT", parent=root)



def wall_bars(P, at, width=0.95, height=2.5, rungs=15):
    root = place("wall bars", at)
    for side in (-1, 0, 1):
        block(P["oak_upright"], (0.035, 0.13, height), (side * width, -0.075, 0.02), 0.004, 0.008, root)
    for k in range(rungs):
        z = 0.22 + k * (height - 0.30) / (rungs - 1)
        for side in (-1, 1):
            bar(P["beech"], 0.018, (side * 0.01, -0.115, z), (side * (width - 0.01), -0.115, z), root)
    return root


def gym_bench(P, at, yaw=0, length=2.4):
    root = place("gym bench", at, yaw)
    block(P["beech"], (length, 0.24, 0.035), (0, 0, 0.29), 0.010, 0.014, root)
    block(P["beech"], (length - 0.3, 0.04, 0.10), (0, 0, 0.08), 0.006, 0.010, root)
    for x in (-length / 2 + 0.25, length / 2 - 0.25):
        block(P["beech"], (0.04, 0.22, 0.27), (x, 0, 0.02), 0.006, 0.010, root)
        block(P["graphite"], (0.06, 0.26, 0.025), (x, 0, 0), 0.006, 0.010, root)
    return root


def medicine_ball(P, at, radius=0.17, colour="coral"):
    """Ball with two seams."""
    root = place("ball", at)
    half = [
        (radius * math.sin(math.pi * k / 32), radius - radius * math.cos(math.pi * k / 32)) for k in range(33)
    ]
    lathe("ball", half, P[colour], 96, root, angle=180)
    for tilt in (25, 115):
        ring = [
            (radius * math.cos(2 * math.pi * k / 40), radius * math.sin(2 * math.pi * k / 40), 0)
            for k in range(41)
        ]
        seam = pipe(P["graphite"], 0.0022, ring, root)
        seam.location = (0, 0, radius)
        seam.rotation_euler = (math.radians(tilt), math.radians(20), 0)
    return root


def floor_line(m, start, end, width=0.05):
    """Painted line on a floor."""
    length = math.dist(start, end)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    middle = tuple((a + b) / 2 for a, b in zip(start, end))
    block(m, (length, width, 0.0012), (*middle, 0), 0.0003, 0.001, None, (0, 0, turn))
