"""Furniture of a classroom. Metres; a pupil faces +y before `yaw`."""
import math

from kit import lathe, torus

from .room_clay import bar, block, place, rod

DESK_HEIGHT_M = 0.70


def school_chair(P, at, yaw=0, colour="sage", parent=None):
    root = place("school chair", at, yaw, parent)
    block(P[colour], (0.38, 0.36, 0.035), (0, 0, 0.40), 0.016, 0.09, root)
    block(P[colour], (0.38, 0.035, 0.27), (0, -0.175, 0.50), 0.016, 0.017, root, (8, 0, 0))
    for side in (-1, 1):
        bar(P["metal"], 0.013, (side * 0.17, 0.18, 0), (side * 0.15, 0.10, 0.41), root)
        bar(P["metal"], 0.013, (side * 0.17, -0.24, 0), (side * 0.15, -0.10, 0.41), root)
        bar(P["metal"], 0.013, (side * 0.15, -0.13, 0.41), (side * 0.15, -0.185, 0.66), root)


def pupil_table(P, at, chairs=("sage", "sage"), open_book="white"):
    """Table for two with its chairs, an open book and a pencil case on it."""
    root = place("pupil table", at)
    top = DESK_HEIGHT_M
    block(P["wood"], (1.24, 0.54, 0.035), (0, 0, top - 0.035), 0.014, 0.05, root)
    for x in (-0.54, 0.54):
        for y in (-0.20, 0.20):
            bar(P["metal"], 0.018, (x, y, 0), (x, y, top - 0.02), root)
    for x, colour in zip((-0.30, 0.30), chairs):
        school_chair(P, (x, -0.42, 0), 4 if x > 0 else -5, colour, root)
    for x in (-0.38, -0.22):
        block(P[open_book], (0.15, 0.21, 0.012), (x, -0.04, top), 0.004, 0.01, root)
    block(P["sage_dark"], (0.20, 0.07, 0.05), (0.36, 0.10, top), 0.02, 0.03, root)
    block(P["white"], (0.20, 0.28, 0.006), (0.26, -0.10, top), 0.002, 0.006, root)
    return root


def board(P, wall, width=2.4, height=1.15, z=0.95):
    """Board with a chalk drawing of a planet on its path, and a tray."""
    root = place("board", **wall)
    block(P["wood"], (width + 0.10, 0.06, height + 0.10), (0, -0.02, z - 0.05), 0.015, 0.025, root)
    block(P["teal"], (width, 0.02, height), (0, -0.052, z), 0.004, 0.008, root)
    block(P["wood"], (width * 0.8, 0.10, 0.03), (0, -0.09, z - 0.07), 0.01, 0.015, root)
    chalk = dict(parent=root, n=64, k=6, rot=(90, 0, 0))
    torus("orbit", 0.36, 0.007, P["white"], (-0.62, -0.066, z + 0.58), **chalk)
    torus("sun", 0.11, 0.007, P["white"], (-0.62, -0.066, z + 0.58), **chalk)
    rod(P["sand"], 0.055, 0.012, (-0.36, -0.062, z + 0.83), root, 0.003, (90, 0, 0))
    for k, length in enumerate((0.86, 0.70, 0.80, 0.46)):
        block(
            P["white"],
            (length, 0.006, 0.018),
            (0.12 + length / 2, -0.066, z + 0.86 - 0.16 * k),
            0.002,
            0.003,
            root,
        )
    return root


def coat_pegs(P, wall, coats=("sage", None, "sand", "teal", None, "white"), z=1.18):
    """Rail of pegs, coats on some of them, and a bench with shoe boxes below. 0.34 m a peg."""
    root = place("coat pegs", **wall)
    length = 0.34 * len(coats)
    block(P["wood"], (length, 0.03, 0.12), (0, -0.015, z), 0.01, 0.014, root)
    for k, colour in enumerate(coats):
        x = 0.34 * (k - (len(coats) - 1) / 2)
        rod(P["graphite"], 0.014, 0.08, (x, 0, z + 0.05), root, 0.006, (90, 0, 0))
        if colour:
            _coat(P, root, x, z, colour)
    block(P["wood"], (length, 0.36, 0.035), (0, -0.19, 0.40), 0.014, 0.02, root)
    block(P["white"], (length, 0.34, 0.03), (0, -0.18, 0.06), 0.012, 0.02, root)
    for k in range(len(coats) + 1):
        x = 0.34 * (k - len(coats) / 2)
        block(
            P["white"],
            (0.03, 0.34, 0.36),
            (min(max(x, -length / 2 + 0.02), length / 2 - 0.02), -0.18, 0.05),
            0.008,
            0.012,
            root,
        )
    for k in (0, 3, 4):
        block(
            P["sage_dark"],
            (0.22, 0.24, 0.13),
            (0.34 * (k - (len(coats) - 1) / 2), -0.20, 0.092),
            0.04,
            0.06,
            root,
        )


def _coat(P, parent, x, z, colour):
    block(P[colour], (0.25, 0.11, 0.56), (x, -0.10, z - 0.50), 0.05, 0.05, parent)
    for side in (-1, 1):
        block(
            P[colour],
            (0.085, 0.09, 0.46),
            (x + side * 0.145, -0.10, z - 0.44),
            0.035,
            0.04,
            parent,
            (0, -side * 7, 0),
        )
    torus("collar", 0.055, 0.022, P[colour], (x, -0.10, z + 0.055), parent, (70, 0, 0), 40, 10)


def book_shelf(P, wall, length=1.6, tiers=2):
    """Low shelf with rows of books; a globe stands on it."""
    root = place("book shelf", **wall)
    height = 0.08 + 0.36 * tiers
    block(P["white"], (length, 0.04, height), (0, -0.02, 0), 0.01, 0.015, root)
    for k in range(tiers + 1):
        block(P["white"], (length, 0.34, 0.035), (0, -0.17, 0.045 + 0.36 * k), 0.012, 0.02, root)
    for x in (-length / 2 + 0.018, 0, length / 2 - 0.018):
        block(P["white"], (0.036, 0.34, height), (x, -0.17, 0), 0.012, 0.015, root)
    colours = ("sage", "sand", "white", "teal", "sage_dark", "wood")
    for tier in range(tiers):
        x, k = -length / 2 + 0.07, tier * 2
        while x < length / 2 - 0.10:
            thick, tall = 0.035 + 0.012 * (k * 7 % 3), 0.21 + 0.03 * (k * 5 % 3)
            if abs(x) > 0.06 and k % 11 != 10:
                block(
                    P[colours[k * 5 % 6]],
                    (thick, 0.22, tall),
                    (x, -0.20, 0.08 + 0.36 * tier),
                    0.006,
                    0.008,
                    root,
                )
            x, k = x + thick + 0.004, k + 1
    return root


def globe(P, at, radius=0.15):
    root = place("globe", at)
    rod(P["wood"], 0.10, 0.03, (0, 0, 0), root, 0.012)
    rod(P["graphite"], 0.012, 0.10, (0, 0, 0.02), root)
    ball = [(radius * math.sin(math.pi * k / 20), -radius * math.cos(math.pi * k / 20)) for k in range(21)]
    lathe("globe", ball, P["sage"], 64, root, angle=180, loc=(0, 0, 0.10 + radius))
    torus("meridian", radius + 0.012, 0.008, P["graphite"], (0, 0, 0.10 + radius), root, (90, 0, 20), 64, 8)


def teacher_desk(P, at, yaw=0):
    """Desk with a laptop and a drawer unit; the teacher sits at +y and looks towards -y."""
    root = place("teacher desk", at, yaw)
    block(P["wood"], (1.40, 0.66, 0.04), (0, 0, 0.71), 0.016, 0.04, root)
    block(P["white"], (1.24, 0.03, 0.52), (0, -0.24, 0.18), 0.01, 0.014, root)
    for x in (-0.62, 0.62):
        block(P["white"], (0.05, 0.58, 0.71), (x, 0, 0), 0.015, 0.02, root)
    block(P["white"], (0.40, 0.56, 0.50), (0.38, 0, 0.12), 0.02, 0.03, root)
    laptop(P, root, (-0.12, 0.02, 0.75), 180)
    for k in range(3):
        block(
            P[("sage", "white", "sand")[k]],
            (0.23, 0.30, 0.03),
            (0.45, -0.05, 0.75 + 0.031 * k),
            0.008,
            0.012,
            root,
            (0, 0, 6 * k),
        )
    rod(P["sage_dark"], 0.04, 0.10, (-0.52, -0.12, 0.75), root, 0.01)


def laptop(P, parent, at, yaw=0):
    """Its user sits at -y."""
    root = place("laptop", at, yaw, parent)
    block(P["metal"], (0.32, 0.22, 0.016), (0, 0, 0), 0.006, 0.02, root)
    block(P["metal"], (0.32, 0.012, 0.21), (0, 0.115, 0.012), 0.005, 0.006, root, (-14, 0, 0))
    block(P["screen"], (0.29, 0.006, 0.17), (0, 0.114, 0.032), 0.002, 0.003, root, (-14, 0, 0))
