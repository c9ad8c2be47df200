"""What hangs framed on a wall: the horizon of Mars, and the plan of a year or of a week, painted. Metres."""
import numpy as np
from kit import linear_colour, painted, picture_sheet, smooth_noise

from .room_clay import block, place
from .written import words

TONES = ("#8FB3B8", "#D9C3A0", "#C9D3D6", "#E0A07C")


def horizon(width=420, height=300):
    """The limb of Mars against the night, its air a thin bright line."""
    random = np.random.default_rng(3)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    away = np.hypot(x - 0.30 * width, y - 2.15 * height) - 1.62 * height
    ground = smooth_noise(random, height, width, 70)[..., None]
    light = np.clip(0.15 + 0.9 * x / width, 0, 1)[..., None]
    soil = (np.array(linear_colour("#7A3E22")) * (1 - ground) + np.array(linear_colour("#D08A55")) * ground) * light
    air = np.array(linear_colour("#E9B98C")) * np.exp(-np.maximum(away, 0) / 9)[..., None] * light
    return np.where((away < 0)[..., None], soil, np.array((0.006, 0.006, 0.009)) + air)


def planner(columns, rows, filled, seed, width=520, height=360):
    """A table with a heading; a share `filled` of its cells has an entry, some of them coloured."""
    random, ink = np.random.default_rng(seed), np.array(linear_colour("#4A5560"))
    picture = np.ones((height, width, 3)) * linear_colour("#F3F2EE")
    words(picture, 24, 26, 0.45 * width, 13, ink, random)
    left, top, wide, tall = 24, 52, (width - 48) / columns, (height - 76) / rows
    for row in range(rows):
        for column in range(columns):
            x, y = int(left + wide * column), int(top + tall * row)
            part = picture[y : int(y + tall), x : int(x + wide)]
            part[:1], part[:, :1] = linear_colour("#AEB6BA"), linear_colour("#AEB6BA")
            if row and random.random() < filled:
                if random.random() < 0.55:
                    part[2:-1, 2:-1] = linear_colour(TONES[int(random.integers(len(TONES)))])
                words(picture, x + 4, int(y + tall / 2), x + wide * random.uniform(0.5, 0.85), max(3, int(tall / 5)), ink, random)
            elif not row:
                words(picture, x + 4, int(y + tall / 2), x + wide * 0.6, max(4, int(tall / 4)), ink, random)
    return picture


def framed(P, wall, z, size, name, picture, frame="graphite", mount=0.0):
    """A painted picture of `size` under a frame 18 mm wide, with a mount of paper round it; `z` is its lower edge."""
    root = place("framed", **wall)
    width, height = size
    block(P[frame], (width + 2 * mount + 0.036, 0.026, height + 2 * mount + 0.036), (0, -0.013, z - mount - 0.018), 0.002, 0.003, root)
    block(P["paper"], (width + 2 * mount, 0.003, height + 2 * mount), (0, -0.0265, z - mount), 0.0005, 0.001, root)
    half, face = width / 2, -0.0290
    corners = [(-half, face, z), (half, face, z), (half, face, z + height), (-half, face, z + height)]
    picture_sheet(name, corners, painted(name, picture, roughness=0.35), root)
    return root
