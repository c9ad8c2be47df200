"""What is written in a room: pages, chalk and screens, painted. Linear RGB; measures in pixels of the picture unless said."""
import numpy as np
from kit import fill_shape, linear_colour, out_of_focus, painted, smooth_noise

STROKES = {
    "0": [[(0.5, 1), (0.1, 0.7), (0.15, 0.2), (0.5, 0), (0.85, 0.25), (0.9, 0.75), (0.5, 1)]],
    "1": [[(0.25, 0.75), (0.55, 1), (0.5, 0)]],
    "2": [[(0.1, 0.75), (0.45, 1), (0.85, 0.75), (0.6, 0.4), (0.1, 0), (0.9, 0.03)]],
    "3": [[(0.1, 0.9), (0.6, 1), (0.8, 0.75), (0.4, 0.55), (0.85, 0.3), (0.5, 0), (0.1, 0.12)]],
    "4": [[(0.65, 0), (0.7, 1), (0.1, 0.35), (0.95, 0.38)]],
    "5": [[(0.85, 1), (0.25, 0.97), (0.2, 0.55), (0.7, 0.6), (0.85, 0.25), (0.5, 0), (0.1, 0.1)]],
    "6": [[(0.75, 1), (0.25, 0.6), (0.15, 0.2), (0.5, 0), (0.85, 0.25), (0.5, 0.5), (0.2, 0.3)]],
    "7": [[(0.1, 0.97), (0.9, 1), (0.4, 0)]],
    "8": [[(0.5, 0.52), (0.15, 0.78), (0.5, 1), (0.8, 0.78), (0.5, 0.52), (0.12, 0.22), (0.5, 0), (0.88, 0.25), (0.5, 0.52)]],
    "9": [[(0.8, 0.75), (0.45, 1), (0.15, 0.72), (0.45, 0.5), (0.82, 0.8), (0.7, 0)]],
    "+": [[(0.1, 0.45), (0.9, 0.48)], [(0.5, 0.1), (0.5, 0.85)]],
    "=": [[(0.1, 0.32), (0.9, 0.35)], [(0.1, 0.62), (0.9, 0.64)]],
    "x": [[(0.15, 0.15), (0.85, 0.75)], [(0.15, 0.75), (0.85, 0.15)]],
    "/": [[(0.1, -0.05), (0.9, 1.05)]],
    " ": [],
}
"""Figures and signs as a hand draws them, in a box of 1 x 1."""


def draw_line(picture, points, width, colour, strength=1.0, grain=None):
    """A stroke through `points` (x, y from the top left), softened at its edges; `grain` (0 to 1) breaks it up like chalk."""
    points = np.asarray(points, float)
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        left, right = int(min(x0, x1) - width - 2), int(max(x0, x1) + width + 3)
        top, bottom = int(min(y0, y1) - width - 2), int(max(y0, y1) + width + 3)
        left, top = max(left, 0), max(top, 0)
        part = picture[top:bottom, left:right]
        if not part.size:
            continue
        y, x = np.mgrid[top : top + part.shape[0], left : left + part.shape[1]]
        along = np.array([x1 - x0, y1 - y0])
        share = np.clip(((x - x0) * along[0] + (y - y0) * along[1]) / max(along @ along, 1e-9), 0, 1)
        inside = np.clip(width / 2 + 0.5 - np.hypot(x - x0 - share * along[0], y - y0 - share * along[1]), 0, 1) * strength
        if grain is not None:
            inside = inside * np.clip(grain[top : top + part.shape[0], left : left + part.shape[1]] * 2.2 - 0.25, 0, 1)
        over = part * (1 - inside[..., None]) + np.asarray(colour) * inside[..., None]
        part[:] = over if grain is None else np.maximum(part, over)


def fill_ellipse(picture, x, y, wide, tall, colour):
    """An upright ellipse round (x, y) with the half axes `wide` and `tall`."""
    rows, columns = np.ogrid[: picture.shape[0], : picture.shape[1]]
    inside = (1 - np.hypot((columns - x) / wide, (rows - y) / tall)) * min(wide, tall) + 0.5
    fill_shape(picture, inside, colour)


def curve(points, steps=6):
    """A smooth line through the points."""
    points = np.asarray(points, float)
    t, fine = np.arange(len(points)), np.linspace(0, len(points) - 1, (len(points) - 1) * steps + 1)
    padded = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    k = np.minimum(fine.astype(int), len(t) - 2)
    u = (fine - k)[:, None]
    a, b, c, d = (padded[k + i] for i in range(4))
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3)


def write(draw, words, x, y, size, random):
    """Figures by hand from the lower left corner (x, y)."""
    for sign in words:
        for stroke in STROKES[sign]:
            points = np.array([(x + size * 0.62 * a, y - size * b) for a, b in stroke]) + random.normal(0, size * 0.02, (len(stroke), 2))
            draw(curve(points))
        x += size * (0.45 if sign == " " else 0.78)


def chalk_board(width, height):
    """A lesson in fractions, and a planet on its path, on a board that was wiped before."""
    w, h, random = round(width * 480), round(height * 480), np.random.default_rng(8)
    green = np.array(linear_colour("#24443F"))
    wiped = smooth_noise(random, h, w, 240)[..., None] * 0.7 + smooth_noise(random, h // 8 + 1, w, 60).repeat(8, 0)[:h, :, None] * 0.3
    picture = green * (0.85 + 0.2 * wiped) + 0.05 * np.clip(wiped - 0.45, 0, 1)
    strokes = smooth_noise(random, h // 24 + 2, w, 40).repeat(24, 0)[:h] * smooth_noise(random, h, w, 300)
    picture += 0.09 * np.clip(strokes - 0.24, 0, 1)[..., None]
    grain = smooth_noise(random, h, w, 5)
    white, yellow = (0.62, 0.64, 0.62), (0.60, 0.60, 0.52)
    draw = lambda points, colour=white, thick=6: draw_line(picture, points, thick, colour, 0.95, grain)
    ring = lambda cx, cy, radius, first=0, last=2 * np.pi: [(cx + radius * np.cos(a) * 1.02 + random.normal(0, 0.8), cy + radius * np.sin(a) + random.normal(0, 0.8)) for a in np.linspace(first, last, 60)]
    cx, cy = 0.27 * w, 0.50 * h
    for radius in (0.13 * h, 0.26 * h, 0.40 * h):
        draw(ring(cx, cy, radius, 0.1, 2 * np.pi + 0.25))
    for radius, turn, size in ((0.26 * h, 2.6, 9), (0.40 * h, -0.9, 15)):
        for inner in range(2, size, 4):
            draw(ring(cx + radius * np.cos(turn), cy + radius * np.sin(turn), inner), yellow)
    for turn in np.linspace(0, 2 * np.pi, 12, endpoint=False):
        draw([(cx + r * h * np.cos(turn), cy + r * h * np.sin(turn)) for r in (0.05, 0.09)], yellow)
    for row, (sum_, colour) in enumerate((("3/4 + 1/8 = 7/8", white), ("6 x 7 = 42", white), ("144 / 12 = 12", white), ("25 x 4 = 100", yellow))):
        write(lambda points: draw(points, colour), sum_, 0.53 * w + random.uniform(-8, 8), (0.24 + 0.2 * row) * h, 0.105 * h, random)
    draw([(0.53 * w, 0.275 * h), (0.83 * w, 0.27 * h)], yellow, 5)
    return painted("chalk board", picture, roughness=0.85)


def words(picture, x, y, end, size, colour, random):
    """One line of text too far away to be read."""
    while x < end - size:
        long = random.uniform(1.2, 4.5) * size
        steps = np.arange(x, min(x + long, end), 2.5)
        if len(steps) > 1:
            draw_line(picture, np.column_stack([steps, y + random.normal(0, size * 0.12, len(steps))]), size * 0.45, colour, 0.8)
        x += long + size * 0.7


def desktop(kind):
    """What somebody works on: a letter, a table of figures, a chart, or a mailbox; `kind` is any whole number."""
    kind %= 4
    w, h, random = 480, 270, np.random.default_rng(kind)
    light, ink, blue = (np.array(linear_colour(colour)) for colour in ("#F4F5F6", "#4A5560", "#2F7C9A"))
    picture = np.ones((h, w, 3)) * light * (0.75 if kind == 0 else 1)
    picture[:16] = np.array(linear_colour("#2B3842"))
    if kind == 0:
        picture[16:, 110:370] = light
        words(picture, 135, 46, 280, 9, ink, random)
        for row in range(17):
            words(picture, 135, 66 + 11 * row, 345 if row % 6 != 5 else 220, 5, ink, random)
    elif kind == 1:
        picture[16:34] = np.array(linear_colour("#DCE6E4"))
        for row in range(16):
            y = 44 + 14 * row
            draw_line(picture, [(0, y + 7), (w, y + 7)], 1, linear_colour("#D3D8DB"))
            for column in range(7):
                if random.random() < 0.85:
                    words(picture, 12 + 66 * column, y, 12 + 66 * column + random.uniform(18, 48), 5, ink, random)
        picture[37:52, 210:274] = picture[37:52, 210:274] * np.array(linear_colour("#BFE3D2"))
    elif kind == 2:
        words(picture, 30, 36, 200, 9, ink, random)
        points = np.column_stack([np.linspace(40, 300, 14), 210 - np.cumsum(random.uniform(-6, 18, 14))])
        draw_line(picture, [(40, 60), (40, 220), (300, 220)], 1.5, ink)
        draw_line(picture, points, 3, blue)
        for k in range(5):
            tall = int(random.uniform(25, 120))
            picture[220 - tall : 220, 345 + 24 * k : 361 + 24 * k] = linear_colour(("#2F7C9A", "#E08A5B")[k == 3])
    else:
        picture[16:, :100] = np.array(linear_colour("#E3E8EA"))
        for row in range(9):
            words(picture, 12, 36 + 20 * row, 70, 5, ink, random)
            words(picture, 112, 34 + 27 * row, 200, 5, ink, random)
            words(picture, 112, 45 + 27 * row, 230, 4, ink * 2, random)
            draw_line(picture, [(104, 55 + 27 * row), (240, 55 + 27 * row)], 1, linear_colour("#D3D8DB"))
        for row in range(14):
            words(picture, 262, 50 + 13 * row, 455 if row % 5 != 4 else 350, 5, ink, random)
    return painted(f"desktop {kind}", picture, 0.55)


def panoramic_x_ray(width, height):
    """Both jaws as a dentist sees them: a bright arch of bone, teeth with roots and canals, some fillings."""
    w, h, random = round(width * 900), round(height * 900), np.random.default_rng(12)
    y, x = np.mgrid[:h, :w].astype(float)
    u, v = (x - w / 2) / (w / 2), (y - h / 2) / h
    bend = lambda across: 0.17 * (1 - across**2) - 0.08 + 0.03 * across**4
    smile = v - bend(u)
    grey = 0.05 + 0.20 * np.exp(-((smile / 0.28) ** 2)) * (1 - 0.5 * u**6)
    grey += 0.16 * np.exp(-(((smile - 0.30 - 0.04 * u**2) / 0.05) ** 2)) + 0.14 * np.exp(-(((np.abs(u) - 0.90) / 0.07) ** 2)) * np.clip((v + 0.42) * 6, 0, 1)
    grey *= 0.72 + 0.56 * smooth_noise(random, h, w, 18)
    grey -= 0.10 * np.exp(-((smile / 0.018) ** 2)) * (np.abs(u) < 0.8)
    for side in (-1, 1):
        at = 0.010
        for number in range(8):
            wide = (0.094, 0.083, 0.088, 0.085, 0.090, 0.131, 0.125, 0.106)[number]
            for hand in (-1, 1):
                cx = hand * (at + wide / 2)
                middle = bend(cx) + random.normal(0, 0.004)
                d = side * (v - middle) * random.uniform(0.94, 1.06)
                a = (u - cx - d * (random.normal(0, 0.04) - hand * 0.10 * (number > 3))) / (wide / 2) * random.uniform(0.98, 1.10)
                long = 0.30 - 0.05 * (number < 2) - 0.04 * (number > 5) + random.normal(0, 0.016)
                taper = np.interp(d, (0.015, 0.05, 0.11, long), (0.86, 1.0, 0.80, 0.25))
                tooth = np.clip((taper - np.abs(a)) * 9, 0, 1) * np.clip((d - 0.012) * 160, 0, 1) * np.clip((long - d) * 60, 0, 1)
                if number > 4:
                    tooth *= np.clip(np.abs(a) * 8 - 1.2 * (d - 0.15) * 14, 0, 1) ** (d > 0.16)
                crown = np.clip((0.10 - d) * 40, 0, 1)
                shade = 0.40 + 0.24 * crown - 0.10 * np.clip(1 - np.abs(a) * 6, 0, 1) * (d > 0.05)
                shade *= 0.9 + 0.2 * smooth_noise(random, h, w, 30) if number % 3 == 0 else 1
                grey = grey * (1 - 0.9 * tooth) + 0.9 * tooth * shade
                if random.random() < 0.12:
                    grey = np.maximum(grey, 0.92 * np.clip((0.036 - np.hypot((u - cx) * w / 2 / h, d - 0.04)) * 90, 0, 1) * tooth)
            at += wide * 1.03
    grey += 0.22 * np.exp(-(((v - 0.40 + 0.30 * np.abs(u) ** 2.2) / 0.025) ** 2)) * (np.abs(u) < 0.93)  # the lower edge of the jaw
    grey *= np.clip(1.25 - 0.75 * u**4 - 0.8 * np.abs(v) ** 2, 0, 1)
    grey = np.clip(grey, 0.01, 1) ** 1.25
    return painted("x-ray", out_of_focus(np.stack([grey * tint for tint in (0.90, 0.97, 1.0)], -1), 1.6), 0.45, 0.12)


def written_pages(name, is_print=False, seed=1):
    """An open spread, 300 x 210: ruled and written by hand, or printed with a picture."""
    w, h, random = 600, 420, np.random.default_rng(seed)
    picture = np.ones((h, w, 3)) * np.array(linear_colour("#F1EEE4"))
    picture *= 1 - 0.35 * np.exp(-np.abs(np.arange(w) - w / 2) / 14)[None, :, None]
    ink, pitch = np.array(linear_colour("#33373C" if is_print else "#2B3A66")), 14 if is_print else 22
    for side in (0, 1):
        last = random.uniform(0.6, 1.0) * h if side and not is_print else h - 26
        for row in range(2, h // pitch - 1):
            y = row * pitch
            if not is_print:
                draw_line(picture, [(side * w / 2 + 6, y + 4), (side * w / 2 + w / 2 - 6, y + 4)], 1, linear_colour("#B9CBDD"), 0.8)
            if y > last or (is_print and side == 1 and 90 < y < 230):
                continue
            x, end = side * w / 2 + 34, side * w / 2 + w / 2 - 28 - (random.uniform(0, 170) if random.random() < 0.2 else 0)
            while x < end:
                word = random.uniform(12, 38)
                steps = np.arange(x, min(x + word, end), 3.0)
                if len(steps) > 1:
                    draw_line(picture, np.column_stack([steps, y + random.normal(0, 1.6 if is_print else 3.0, len(steps))]), 2.2 if is_print else 1.8, ink, 0.75)
                x += word + 7
        if is_print and side:
            picture[90:230, w // 2 + 34 : w - 30] = np.array(linear_colour("#8FB0B8")) * (0.7 + 0.5 * smooth_noise(random, 140, w // 2 - 64, 60)[..., None])
    return painted(name, picture, roughness=0.85)
