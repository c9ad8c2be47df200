"""Furniture of a classroom. Metres; a pupil faces +y before `yaw`."""
import math

import numpy as np
from kit import block as square
from kit import cloth_sheet, lathe, material, picture_sheet, torus, unwrap

from .room_clay import bar, block, pipe, place, rod
from .room_interior import grained
from .written import chalk_board, curve, written_pages

DESK_HEIGHT_M = 0.70


def school_chair(P, at, yaw=0, colour="sage", parent=None):
    """Shell of one piece with a grip in its back, on a frame of bent pipe."""
    root = place("school chair", at, yaw, parent)
    line = np.array([(0.205, 0.385), (0.195, 0.415), (0.12, 0.425), (0, 0.413), (-0.10, 0.413), (-0.155, 0.44), (-0.175, 0.50), (-0.19, 0.58), (-0.21, 0.68), (-0.235, 0.775)])
    along, across = curve(line, 4), np.linspace(-1, 1, 25)
    t = np.linspace(0, 1, len(along))
    half = 0.195 * (1 - 0.30 * np.abs(2 * t - 1) ** 10 - 0.06 * np.exp(-(((t - 0.55) / 0.1) ** 2)))
    back = np.clip((t - 0.45) / 0.2, 0, 1)[:, None]
    rise = 0.018 * across**2 * (1 - back) - 0.030 * (t[:, None] > 0.9) * (t[:, None] - 0.9) * 10 * across**6
    points = np.stack([half[:, None] * across, along[:, :1] + 0.035 * back * across**2, along[:, 1:] + rise], -1)
    solid = ~((np.abs(across)[None] < 0.34) & (np.abs(along[:, 1:] - 0.715) < 0.012))
    cloth_sheet("shell", points, P[colour], root, 0.007, solid)
    for side in (-1, 1):
        x = side * 0.16
        pipe(P["metal"], 0.011, [(x * 1.1, 0.20, 0), (x, 0.13, 0.37), (x, 0.10, 0.395), (x, -0.10, 0.395), (x, -0.13, 0.37), (x * 1.1, -0.22, 0)], root)
    return root


def pupil_table(P, at, chairs=("sage", "sage"), seed=0, yaw=0):
    """Table for two with its chairs; `seed` says what lies on it."""
    root = place("pupil table", at, yaw)
    random, top = np.random.default_rng(seed), DESK_HEIGHT_M
    block(P["graphite"], (1.24, 0.54, 0.024), (0, 0, top - 0.026), 0.002, 0.045, root)
    block(P["laminate"], (1.238, 0.538, 0.004), (0, 0, top - 0.004), 0.001, 0.044, root)
    for x in (-0.54, 0.54):
        for y in (-0.20, 0.20):
            bar(P["metal"], 0.016, (x, y, 0), (x, y, top - 0.02), root)
    for x, colour in zip((-0.30, 0.30), chairs):
        school_chair(P, (x + random.uniform(-0.03, 0.03), -0.42 + random.uniform(-0.03, 0.05), 0), random.uniform(-9, 9), colour, root)
    exercise_book(P, (-0.30, -0.06 + random.uniform(-0.03, 0.03), top), random.uniform(-12, 12), root, seed)
    if seed % 2:
        exercise_book(P, (0.24, -0.07, top), random.uniform(-9, 9), root, seed + 4)
    else:
        block(P[("sand", "coral", "sage")[seed % 3]], (0.16, 0.21, 0.006), (0.24, -0.06, top), 0.002, 0.004, root, (0, 0, random.uniform(-14, 14)))
        block(P["white"], (0.07, 0.035, 0.0065), (0.24, -0.02, top), 0.0005, 0.002, root, (0, 0, 3))
    for k in range(2 + seed % 2):
        x, y, turn = 0.40 + random.uniform(-0.05, 0.08), 0.02 + random.uniform(-0.08, 0.10), random.uniform(0, 3)
        bar(P[("coral", "wood", "sage_dark")[k]], 0.004, (x, y, top + 0.004), (x + 0.16 * math.cos(turn), y + 0.16 * math.sin(turn), top + 0.004), root)
    if random.random() < 0.6:
        case = P[random.choice(["navy_cloth", "grey_cloth", "camel_cloth", "teal_cloth"])]
        block(case, (random.uniform(0.18, 0.23), random.uniform(0.06, 0.08), random.uniform(0.03, 0.05)), (random.uniform(-0.05, 0.12), 0.16, top), 0.018, 0.025, root, (0, 0, random.uniform(-30, 30)))
    return root


def exercise_book(P, at, yaw, parent, seed=1):
    """Open, and written in by hand; its pages rise a little beside the fold."""
    root = place("exercise book", at, yaw, parent)
    block(P[("coral", "sage", "sand")[seed % 3]], (0.306, 0.216, 0.002), (0, 0, 0), 0.0005, 0.003, root)
    u = np.linspace(-1, 1, 25)
    rise = 0.003 + 0.010 * np.abs(u) ** 0.35 * (1 - np.abs(u)) ** 0.8
    points = np.stack([np.stack([u * 0.15, 0 * u + y, rise], -1) for y in (-0.105, 0.105)])
    pages = cloth_sheet("pages", points, written_pages(f"written {seed}", seed=seed), root, 0.002)
    unwrap(pages, 0.30, 0.21)


def board(P, wall, width=2.4, height=1.15, z=0.95):
    """Board with the lesson in chalk, and a tray with a duster."""
    root = place("board", **wall)
    block(P["wood"], (width + 0.10, 0.06, height + 0.10), (0, -0.02, z - 0.05), 0.003, 0.006, root)
    corners = [(-width / 2, -0.0515, z), (width / 2, -0.0515, z), (width / 2, -0.0515, z + height), (-width / 2, -0.0515, z + height)]
    picture_sheet("board", corners, chalk_board(width, height), root)
    block(P["wood"], (width * 0.8, 0.10, 0.03), (0, -0.09, z - 0.07), 0.003, 0.006, root)
    block(P["graphite"], (0.13, 0.05, 0.035), (0.45, -0.10, z - 0.04), 0.008, 0.01, root)
    for x in (0.62, 0.71, -0.3):
        bar(P["white"], 0.005, (x, -0.10, z - 0.034), (x + 0.06, -0.095, z - 0.034), root)
    return root


def bag_pegs(P, wall, bags=("sage", None, "sand", "teal", None, "white"), z=1.18):
    """Rail of pegs, bags on some of them, and a bench with shoe boxes below. 0.34 m a peg."""
    root = place("coat pegs", **wall)
    length = 0.34 * len(bags)
    block(P["wood"], (length, 0.03, 0.12), (0, -0.015, z), 0.01, 0.014, root)
    for k, colour in enumerate(bags):
        x = 0.34 * (k - (len(bags) - 1) / 2)
        rod(P["graphite"], 0.014, 0.08, (x, 0, z + 0.05), root, 0.006, (90, 0, 0))
        if colour:
            _bag(P, root, x, z, colour, k)
    block(P["wood"], (length, 0.36, 0.035), (0, -0.19, 0.40), 0.014, 0.02, root)
    block(P["white"], (length, 0.34, 0.03), (0, -0.18, 0.06), 0.012, 0.02, root)
    for k in range(len(bags) + 1):
        x = 0.34 * (k - len(bags) / 2)
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
            (0.34 * (k - (len(bags) - 1) / 2), -0.20, 0.092),
            0.04,
            0.06,
            root,
        )


def _bag(P, parent, x, z, colour, seed):
    """Drawstring bag on its peg: gathered at the neck, heavy at its foot."""
    random = np.random.default_rng(seed)
    angle, t = np.linspace(0, 2 * np.pi, 97)[:-1], np.linspace(0, 1, 40)[:, None]
    fold = np.sin(11 * angle + 2 * t) + 0.6 * np.sin(7 * angle + random.uniform(0, 6) - 3 * t) + 0.4 * np.sin(17 * angle + 4 * t)
    wide = np.interp(t, (0, 0.06, 0.12, 0.45, 0.85, 0.97, 1), (0.055, 0.03, 0.05, 0.13, 0.155, 0.12, 0.0))
    swell = 1 + 0.16 * np.exp(-3.2 * t) * fold + 0.03 * np.sin(3 * angle + 9 * t)
    points = np.stack([x + wide * swell * np.cos(angle), -0.085 + 0.55 * wide * swell * np.sin(angle), z - 0.06 - 0.40 * t + 0 * angle], -1)
    cloth_sheet("bag", np.concatenate([points, points[:, :1]], 1), P[colour], parent, 0.003)
    for side in (-1, 1):
        bar(P["white"], 0.003, (x + 0.025 * side, -0.085, z - 0.08), (x, -0.06, z + 0.06), parent)
        bar(P["white"], 0.003, (x + 0.03 * side, -0.11, z - 0.085), (x + 0.05 * side, -0.15, z - 0.30 - 0.04 * side), parent)


def book_shelf(P, wall, length=1.6, tiers=2):
    """Low shelf with rows of books, some leaning; a globe stands on it."""
    root = place("book shelf", **wall)
    height = 0.08 + 0.36 * tiers
    block(P["white"], (length - 0.008, 0.04, height - 0.004), (0, -0.022, 0), 0.002, 0.003, root)
    for k in range(tiers + 1):
        block(P["white"], (length - 0.004, 0.34, 0.035), (0, -0.17, 0.045 + 0.36 * k), 0.002, 0.003, root)
    for x in (-length / 2 + 0.018, 0, length / 2 - 0.018):
        block(P["white"], (0.036, 0.342, height + 0.002), (x, -0.171, 0), 0.002, 0.003, root)
    random = np.random.default_rng(6)
    for tier in range(tiers):
        for start, end in ((-length / 2 + 0.05, -0.03), (0.03, length / 2 - 0.05)):
            x, last, before = start, end - random.uniform(0.04, 0.20), 0.0
            while x < last:
                thick, tall = random.uniform(0.008, 0.042), random.uniform(0.18, 0.295)
                lean = math.radians(random.uniform(8, 15)) if x > last - 0.045 else 0
                x += min(before * math.tan(lean), tall * math.sin(lean))  # it leans on the one before
                _book(P, root, (x, 0.0805 + 0.36 * tier), (thick, random.uniform(0.13, 0.21), tall), random, lean)
                x, before = x + thick / max(math.cos(lean), 0.1) + 0.001, tall
            if end - x > 0.16:
                _lying_books(P, root, (x + end) / 2 + 0.02, 0.0805 + 0.36 * tier, random)


SPINES = ["#6B4A44", "#4A5866", "#B9A888", "#5B6B60", "#D8D2C4", "#8C8F94", "#9A7F6C", "#343C42", "#66606C", "#8FA09E", "#C9C6BD", "#7C8388", "#8A3B32", "#2F5A66", "#C79A4B", "#E2DED2"]


def _book(P, parent, at, size, random, lean=0.0):
    """Book of `size` whose lower left edge is at `at` (x, z), its spine towards -y; each has its own print."""
    (x, z), (thick, deep, tall) = at, size
    colour = random.choice(SPINES)
    cover, paper = material(f"spine {colour}", colour, random.choice([0.4, 0.6]), spec=0.35), P.get("paper", P["white"])
    root = place("book", (x + thick / 2 * math.cos(lean), -0.30 + deep / 2 + random.uniform(-0.012, 0.004), z + thick / 2 * math.sin(lean)), 0, parent)
    root.rotation_euler = (0, -lean, math.radians(random.normal(0, 0.8)))
    square("cover", (thick, deep, tall), (0, 0, tall / 2), cover, 0.0015, 2, root)
    square("pages", (thick - 0.004, deep - 0.006, 0.002), (0, 0.002, tall - 0.0002), paper, 0, 1, root)
    ink = [paper, material("gold print", "#BFA878", 0.4), material("black print", "#1F2426", 0.6), material("red print", "#A2463A", 0.6)][int(random.choice(4, p=[0.4, 0.25, 0.25, 0.1]))]

    def printed(m, low, high, share):
        square("print", (thick * share, 0.0008, tall * (high - low)), (random.normal(0, 0.03) * thick, -deep / 2 - 0.0003, tall * (low + high) / 2), m, 0, 1, root)

    kind, middle = int(random.integers(5)), random.uniform(0.5, 0.72)
    if kind == 0:  # a title along the spine, in two lines
        printed(ink, middle - random.uniform(0.12, 0.25), middle + 0.12, 0.16)
    elif kind == 1:  # bands
        for low in (0.08, 0.12, 0.84, 0.88):
            printed(ink, low, low + 0.008, 1.02)
        printed(ink, middle - 0.09, middle + 0.05, 0.3)
    elif kind == 2:  # a field of another colour
        printed(material(f"spine {SPINES[int(random.integers(16))]}", SPINES[0], 0.5), middle - 0.16, middle + 0.16, 1.01)
    if kind != 4 and random.random() < 0.45:  # the library's label
        printed(paper, 0.07, 0.07 + 0.025 / tall, 0.9)


def _lying_books(P, parent, x, z, random):
    """Two or three books on their sides."""
    for _ in range(int(random.integers(2, 4))):
        thick, deep, tall = random.uniform(0.010, 0.030), random.uniform(0.14, 0.19), random.uniform(0.10, 0.13)
        colour = random.choice(SPINES)
        root = place("book", (x + random.normal(0, 0.006), -0.20 + random.normal(0, 0.008), z), float(random.normal(0, 4)), parent)
        square("cover", (tall, deep, thick), (0, 0, thick / 2), material(f"spine {colour}", colour, 0.55), 0.0015, 2, root)
        square("pages", (tall + 0.0006, deep - 0.008, thick - 0.004), (0, 0.004, thick / 2), P.get("paper", P["white"]), 0, 1, root)
        z += thick + 0.0004


def globe(P, at, radius=0.15):
    root = place("globe", at)
    rod(P["wood"], 0.10, 0.03, (0, 0, 0), root, 0.012)
    rod(P["graphite"], 0.012, 0.10, (0, 0, 0.02), root)
    ball = [(radius * math.sin(math.pi * k / 20), -radius * math.cos(math.pi * k / 20)) for k in range(21)]
    lathe("globe", ball, grained("globe", "#5F818F", "#B4AA8C", (1, 1, 1), 8, 0.35, (0.52, 0.55)), 64, root, angle=180, loc=(0, 0, 0.10 + radius))
    torus("meridian", radius + 0.012, 0.008, P["graphite"], (0, 0, 0.10 + radius), root, (90, 0, 20), 64, 8)


def teacher_desk(P, at, yaw=0):
    """Desk with a laptop and a drawer unit; the teacher sits at +y and looks towards -y."""
    root = place("teacher desk", at, yaw)
    block(P["wood"], (1.40, 0.66, 0.028), (0, 0, 0.722), 0.002, 0.02, root)
    block(P["white"], (1.24, 0.03, 0.52), (0, -0.24, 0.18), 0.002, 0.003, root)
    for x in (-0.62, 0.62):
        block(P["white"], (0.03, 0.58, 0.722), (x, 0, 0), 0.002, 0.003, root)
    block(P["white"], (0.40, 0.56, 0.60), (0.38, 0, 0.12), 0.002, 0.003, root)
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
