"""Pupils' work on a pin board: paintings and written sheets, each pinned a little crooked, some curling from the wall. Metres; backs at y = 0."""
import numpy as np
from kit import block as square, cloth_sheet, linear_colour, material, painted, smooth_noise, unwrap

from .room_clay import place
from .written import draw_line, words

WIDTH_PX, HEIGHT_PX = 210, 148


def _landscape(picture, random):
    """Thick paint: sky, a hill, a house or a tree, a sun in the corner."""
    sky, hill = (np.array(linear_colour(random.choice(tones))) for tones in (["#8FB9D6", "#B7CFDC", "#E3B48C"], ["#6E9150", "#8C8A4A", "#4F7A6A"]))
    ground = 95 + 14 * np.sin(np.arange(WIDTH_PX) / 38 + random.uniform(0, 6))
    y = np.arange(HEIGHT_PX)[:, None]
    inside = (np.abs(y - 72) < 62) & (np.abs(np.arange(WIDTH_PX) - 104)[None] < 93)
    strokes = 0.8 + 0.4 * smooth_noise(random, HEIGHT_PX, WIDTH_PX, 22)[..., None]
    picture[:] = np.where(inside[..., None], np.where((y > ground)[..., None], hill, sky) * strokes, picture)
    x = random.uniform(50, 150)
    draw_line(picture, [(170, 30), (171, 30)], 26, linear_colour("#E4B93C"))
    if random.random() < 0.5:
        draw_line(picture, [(x, 62), (x, 108)], 9, linear_colour("#6B4630"))
        for _ in range(14):
            a, b = x + random.normal(0, 15), 52 + random.normal(0, 11)
            draw_line(picture, [(a, b), (a + 4, b + 2)], 15, np.array(linear_colour("#3F7042")) * random.uniform(0.7, 1.3))
    else:
        wall, roof = (linear_colour(random.choice(tones)) for tones in (["#B5553C", "#D8C7A0", "#5C7D9A"], ["#6A3430", "#3C4650"]))
        draw_line(picture, [(x - 14, 92), (x + 14, 92)], 34, wall)
        for step in range(16):
            draw_line(picture, [(x - 36 + 2 * step, 76 - 2 * step), (x + 36 - 2 * step, 76 - 2 * step)], 3, roof)
        draw_line(picture, [(x, 96), (x, 106)], 9, linear_colour("#33251C"))


def _written(picture, random):
    """A heading, lines by hand, and perhaps a coloured drawing beside them."""
    ink = np.array(linear_colour(random.choice(["#2F3F66", "#3A3A3C"])))
    words(picture, 18, 22, random.uniform(90, 160), 11, np.array(linear_colour(random.choice(["#A8402E", "#2F6A7A", "#3A3A3C"]))), random)
    has_drawing = random.random() < 0.6
    for row in range(9):
        words(picture, 18, 42 + 11 * row, 120 if has_drawing and row > 1 else random.uniform(150, 190), 5, ink, random)
    if has_drawing:
        tone = np.array(linear_colour(random.choice(["#D9863C", "#4E8C86", "#8E6BA0"])))
        for k in range(26):
            draw_line(picture, [(134 + random.uniform(0, 8), 66 + 2.4 * k), (182 - random.uniform(0, 10), 60 + 2.4 * k)], 3, tone * random.uniform(0.7, 1.2))


def _sheet(number):
    random = np.random.default_rng(40 + number)
    picture = np.ones((HEIGHT_PX, WIDTH_PX, 3)) * linear_colour(random.choice(["#F1EFE8", "#ECEAE2", "#F2E9C8"]))
    (_landscape if number % 2 else _written)(picture, random)
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
            x = (column - (columns - 1) / 2) * (width - 0.08) / columns + random.normal(0, 0.006)
            up = z + height / 2 + ((rows - 1) / 2 - row) * (height - 0.06) / rows + random.normal(0, 0.006)
            u, v = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(-1, 1, 9))
            lift = random.uniform(0.004, 0.020) * np.clip(-v, 0, 1) ** 2 * (0.5 + 0.5 * u * random.choice((-1, 1)))
            page = cloth_sheet("sheet", np.stack([u * 0.1485, v * 0.105, lift], -1), _sheet(int(random.integers(10000))), root, 0.0004)
            unwrap(page, 0.297, 0.21)
            page.location = (x, -0.0205, up)
            page.rotation_euler = (np.pi / 2, 0, 0)
            page.rotation_euler.rotate_axis("Z", random.normal(0, 0.022))
            square("pin", (0.006, 0.006, 0.006), (x + random.normal(0, 0.02), -0.0235, up + 0.097), P[("coral", "white", "sage_dark")[int(random.integers(3))]], 0.002, 2, root)
    return root
