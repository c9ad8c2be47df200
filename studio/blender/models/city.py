"""A city at dusk from a high window, out of focus: towers with lit windows before a last band of light. Metres."""
import numpy as np
from kit import linear_colour, out_of_focus, painted, picture_sheet, smooth_noise


def skyline(width=1500, height=1300, blur=7, seed=5):
    """The picture, linear: row 0 at the top; the horizon lies at two fifths of its height from below."""
    random = np.random.default_rng(seed)
    up = np.linspace(1, 0, height)[:, None, None]
    stops, colours = (0, 0.36, 0.42, 0.50, 0.64, 1), ("#3A3540", "#E0905A", "#D99A78", "#8E8CA6", "#3F5C8C", "#16294F")
    tones = np.array([linear_colour(c) for c in colours])
    sky = np.stack([np.interp(up[..., 0], stops, tones[:, k]) for k in range(3)], -1)
    picture = np.broadcast_to(sky, (height, width, 3)).copy()
    cloud = smooth_noise(random, height // 6 + 2, width, 130).repeat(6, 0)[:height]
    picture *= 0.90 + 0.22 * cloud[..., None]
    lamps = [(3.4, 1.7, 0.55), (3.0, 2.1, 1.1), (1.6, 1.8, 2.0)]
    for distance, haze, low, high, wide in ((0, 0.62, 0.40, 0.52, 46), (1, 0.36, 0.34, 0.56, 84), (2, 0.16, 0.22, 0.50, 150), (3, 0.05, 0.10, 0.33, 260)):
        x = -random.uniform(0, wide)
        while x < width:
            w = random.uniform(0.6, 1.4) * wide
            top = random.uniform(low, high) if random.random() < 0.85 else high * 1.15
            wall = np.array(linear_colour(random.choice(["#20262F", "#2B2A31", "#1A2029"]))) * 0.55
            wall = wall * (1 - haze) + np.array(linear_colour("#7E7A8C")) * 0.5 * haze
            a, b, t = int(max(x, 0)), int(min(x + w, width)), int((1 - top) * height)
            if b > a:
                shade = np.linspace(1.25, 0.8, height - t)[:, None, None]
                picture[t:, a:b] = wall * shade
                storey, bay = 7 + 4 * distance, 6 + 4 * distance
                lit = 0.22 if random.random() < 0.8 else 0.5
                tint = lamps[int(random.choice(3, p=[0.6, 0.3, 0.1]))]
                for row in range(t + storey, height - 3, storey):
                    if random.random() < 0.25:
                        continue
                    for column in range(a + 3, b - bay, bay):
                        if random.random() < lit:
                            glow = np.array(tint) * random.uniform(0.08, 0.55) * (0.55 + 0.15 * distance)
                            picture[row : row + storey - 3 - distance, column : column + bay - 2 - distance] = glow
            x += w + random.uniform(-0.1, 0.35) * wide
    for _ in range(90):  # the lamps of streets
        x, y = int(random.uniform(2, width - 4)), int(height * random.uniform(0.76, 0.99))
        picture[y : y + 4, x : x + 4] = np.array(((9, 5.0, 1.9), (7, 6.4, 5), (7, 0.7, 0.3))[int(random.choice(3, p=[0.66, 0.2, 0.14]))]) * random.uniform(0.4, 1.3)
    return out_of_focus(picture, blur)


def city(x, z, width=14.0, away=8.0, glow=1.0, blur=7):
    """Hangs the city `away` metres beyond the wall at y = 0 with its middle at (x, z); it lights nothing."""
    picture = skyline(blur=blur)
    half, tall = width / 2, width / 2 * picture.shape[0] / picture.shape[1]
    corners = [(x - half, away, z - tall), (x + half, away, z - tall), (x + half, away, z + tall), (x - half, away, z + tall)]
    made = picture_sheet("city", corners, painted("city at dusk", picture, glow, is_lit=True))
    made.visible_shadow = made.visible_diffuse = False
    return made
