"""Pupils' work on a pin board: water colours, drawings and written sheets, each pinned a little crooked, some curling from the wall. Metres; backs at y = 0."""
import numpy as np
from kit import block as square, cloth_sheet, linear_colour, material, painted, smooth_noise, unwrap

from .room_clay import place
from .written import draw_line, words

WIDTH_PX, HEIGHT_PX = 210, 148


def _washes(picture, random):
    """Water colours: pools of thin paint that run into one another and leave paper between them."""
    tones = [np.array(linear_colour(tone)) for tone in random.permutation(["#5B86A8", "#8FA77A", "#B98A5E", "#A9746C", "#7C7F9C", "#C2A868"])[:3]]
    y, x = np.mgrid[0:HEIGHT_PX, 0:WIDTH_PX]
    ragged = 26 * (smooth_noise(random, HEIGHT_PX, WIDTH_PX, 18) - 0.5) + 8 * (smooth_noise(random, HEIGHT_PX, WIDTH_PX, 4) - 0.5)
    for k in range(9):
        at, wide, tall = random.uniform((40, 34), (170, 114)), random.uniform(16, 62), random.uniform(8, 24)
        inside = 1 - np.hypot((x - at[0]) / wide, (y - at[1]) / tall) + ragged / 40
        dark = np.clip(inside * 6, 0, 1) * np.clip(0.42 + 0.6 * np.exp(-np.abs(inside) * 9), 0, 0.95) * random.uniform(0.6, 1)
        picture[:] = picture * (1 - dark[..., None] * (1 - tones[k % 3]))


def _pencil(picture, random):
    """Pencil and crayon: a loose figure of loops, hatched in one or two colours, half of it left bare."""
    lead = np.array(linear_colour("#55565A"))
    grain = smooth_noise(random, HEIGHT_PX, WIDTH_PX, 3)
    for tone in random.permutation(["#A65A48", "#4C7590", "#6F8A56", "#B48C46"])[:2]:
        x, y, turn = *random.uniform((50, 44), (150, 96)), random.uniform(0.2, 1.2)
        for k in range(22):
            a, b = x + random.normal(0, 13) + k, y + random.normal(0, 8)
            draw_line(picture, [(a - 15 * np.cos(turn), b + 15 * np.sin(turn)), (a + 15 * np.cos(turn), b - 15 * np.sin(turn))], 2.4, linear_colour(tone), 0.55 * float(grain[int(b) % HEIGHT_PX, int(a) % WIDTH_PX] + 0.3))
    for _ in range(4):
        angle, at, wide = np.linspace(0, random.uniform(4, 7), 40), random.uniform((50, 44), (160, 104)), random.uniform(12, 40)
        draw_line(picture, np.column_stack([at[0] + wide * np.cos(angle) * (1 + 0.1 * np.sin(3 * angle)), at[1] + 0.6 * wide * np.sin(angle)]), 1.6, lead, 0.7)


def _written(picture, random):
    """A heading, lines by hand, and perhaps a coloured drawing beside them."""
    ink = np.array(linear_colour(random.choice(["#2F3F66", "#3A3A3C"])))
    words(picture, 18, 22, random.uniform(90, 160), 11, np.array(linear_colour(random.choice(["#A8402E", "#2F6A7A", "#3A3A3C"]))), random)
    has_drawing = random.random() < 0.6
    for row in range(9):
        words(picture, 18, 42 + 11 * row, 120 if has_drawing and row > 1 else random.uniform(150, 190), 5, ink, random)
    if has_drawing:
        tone = np.array(linear_colour(random.choice(["#B0764A", "#5E8580", "#7C6E8C"])))
        for k in range(26):
            draw_line(picture, [(134 + random.uniform(0, 8), 66 + 2.4 * k), (182 - random.uniform(0, 10), 60 + 2.4 * k)], 2.4, tone * random.uniform(0.7, 1.2), random.uniform(0.2, 0.7))


def _sheet(number):
    random = np.random.default_rng(40 + number)
    picture = np.ones((HEIGHT_PX, WIDTH_PX, 3)) * linear_colour(random.choice(["#F1EFE8", "#ECEAE2", "#F2E9C8"]))
    (_written, _washes, _written, _pencil)[number % 4](picture, random)
    picture *= 0.97 + 0.06 * smooth_noise(random, HEIGHT_PX, WIDTH_PX, 40)[..., None]
    return painted(f"pupil's sheet {number}", picture, roughness=0.75)


def pin_board(P, wall, width, height, z, backing="#4A6A78", seed=1):
    """Cork board covered with paper of the colour `backing`, a scalloped border, and rows of A4 sheets."""
    root, random = place("pin board", **wall), np.random.default_rng(seed)
    square("frame", (width + 0.04, 0.016, height + 0.04), (0, -0.008, z + height / 2), P["metal"], 0.002, 2, root)
    square("backing", (width, 0.004, height), (0, -0.0175, z + height / 2), material(f"backing {backing}", backing, 0.85, spec=0.15, bump=0.3, bscale=40), 0, 1, root)
    columns, rows = int((width - 0.05) / 0.335), int((height - 0.08) / 0.255)
    for row in range(rows):
        for column in range(columns):
            if random.random() < 0.07:
                continue
            x = (column - (columns - 1) / 2) * (width - 0.08) / columns + random.normal(0, 0.011)
            up = z + height / 2 + ((rows - 1) / 2 - row) * (height - 0.06) / rows + random.normal(0, 0.011)
            u, v = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(-1, 1, 9))
            lift = random.uniform(0.004, 0.020) * np.clip(-v, 0, 1) ** 2 * (0.5 + 0.5 * u * random.choice((-1, 1)))
            size = random.choice((1.0, 1.0, 0.86, 0.72))
            page = cloth_sheet("sheet", np.stack([u * 0.1485 * size, v * 0.105 * size, lift], -1), _sheet(int(random.integers(10000))), root, 0.0004)
            unwrap(page, 0.297 * size, 0.21 * size)
            page.location = (x, -0.0205, up)
            page.rotation_euler = (np.pi / 2, 0, 0)
            page.rotation_euler.rotate_axis("Z", random.normal(0, 0.035))
            square("pin", (0.006, 0.006, 0.006), (x + random.normal(0, 0.02), -0.0235, up + 0.097 * size), P[("coral", "white", "sage_dark")[int(random.integers(3))]], 0.002, 2, root)
    return root
