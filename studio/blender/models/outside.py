"""What is seen through a window, out of focus: a terrace across the street, trees before it and the sky of the hour. Metres."""
import math

import numpy as np
from kit import fill_shape, linear_colour, mesh_object, out_of_focus, painted, smooth_noise

WIDTH, HEIGHT = 1800, 540
LOW, HIGH = -18.0, 36.0
"""Half degrees below and above the eye that the picture reaches; across it spans 180, ten pixels each, and hangs twice."""
PER_DEGREE = WIDTH / 180
AWAY_M = 30

HOURS = {
    "morning": dict(sky=("#F3E9DC", "#B9D3EA"), wall=1.0, leaf=1.0, cloud=(1.0, 0.6), is_lit=False),
    "noon": dict(sky=("#EEF2F5", "#D3E1EE"), wall=0.95, leaf=0.9, cloud=(1.0, 0.6), is_lit=False),
    "evening": dict(sky=("#D69A78", "#24446F"), wall=0.12, leaf=0.03, cloud=(0.12, 0.3), is_lit=True),
}


class Canvas:
    """The picture in half degrees: x from straight ahead to the side, y above the eye."""

    def __init__(self, picture):
        self.picture = picture

    def paint(self, x0, x1, y0, y1, colour, shape=None):
        """A rectangle, or the part of it where `shape(x, y)` is above 0."""
        top, bottom = (int(round((HIGH - y) * PER_DEGREE)) for y in (y1, y0))
        left, right = (int(round(x * PER_DEGREE)) for x in (x0, x1))
        top, left = max(0, top), max(0, left)
        part = self.picture[top : max(top, bottom), left : max(left, right)]
        if not part.size:
            return
        if shape is None:
            part[:] = colour
            return
        y, x = np.ogrid[: part.shape[0], : part.shape[1]]
        inside = shape((left + x + 0.5) / PER_DEGREE, HIGH - (top + y + 0.5) / PER_DEGREE)
        fill_shape(part, inside * PER_DEGREE + 0.5, colour)

    def disc(self, x, y, radius, colour):
        self.paint(x - radius - 0.2, x + radius + 0.2, y - radius - 0.2, y + radius + 0.2, colour, lambda a, b: radius - np.hypot(a - x, b - y))


def street(hour, blur):
    """The picture, linear."""
    look, random = HOURS[hour], np.random.default_rng(5)
    hue = lambda colour: np.array(linear_colour(colour)) * look["wall"]
    up = np.linspace(HIGH, LOW, HEIGHT)[:, None, None]
    low, high = (np.array(linear_colour(colour)) for colour in look["sky"])
    share = np.clip(up / 30, 0, 1) ** 0.6
    white, most = look["cloud"]
    cloud = np.clip(smooth_noise(random, HEIGHT, WIDTH, 200) * 2.4 - 1.1, 0, 1)[..., None] * most
    picture = (low * (1 - share) + high * share) * (1 - cloud) + cloud * (low * 0.35 + 0.65 * white)
    canvas = Canvas(picture)
    x = -4.0
    while x < 180:
        x += _house(canvas, x, hue, look["is_lit"], random)
    canvas.paint(0, 180, LOW, -5, hue("#B9B4AB"))
    canvas.paint(0, 180, LOW, -7.5, hue("#75777A"))
    for middle in np.arange(8, 180, 24) + random.uniform(-4, 4, 8):
        _tree(canvas, middle, look["leaf"], random)
    for spot in range(34 if look["is_lit"] else 0):
        y = random.choice([10.5, 9.5, -5.5, -5.2])
        colour = (60, 34, 14) if y > 0 else ((40, 38, 32), (34, 3, 1))[spot % 2]
        canvas.disc(random.uniform(0, 180), y, 0.15, colour)
    return out_of_focus(picture, blur)


def _house(canvas, x, hue, is_lit, random):
    """One house of the terrace; returns its width."""
    wide, eaves, ridge = random.uniform(11, 13), 11.0, 16.0
    brick, trim = hue(random.choice(["#9C6A52", "#A8775C", "#8E5C49", "#D9D2C4"])), hue("#E8E4DA")
    canvas.paint(x, x + wide, eaves, ridge, hue("#63656D"))
    canvas.paint(x - 0.8, x + 0.9, ridge - 1.5, ridge + 2.6, brick * 0.85)
    for pot in (-0.4, 0.3):
        canvas.paint(x + pot, x + pot + 0.35, ridge + 2.6, ridge + 3.4, hue("#B4694A"))
    canvas.paint(x, x + wide, -5, eaves, brick)
    canvas.paint(x, x + wide, eaves - 0.6, eaves, brick * 0.5)
    for left, bottom, size, tall in ((1.6, 5.2, 2.2, 3.9), (7.2, 5.2, 2.2, 3.9), (1.2, -2.2, 3.4, 4.4), (8.4, -5, 2.1, 6.4)):
        left += x
        canvas.paint(left - 0.3, left + size + 0.3, bottom - 0.4, bottom + tall + 0.3, trim)
        pane = hue(random.choice(["#3C5B52", "#2F3F58", "#6A2E2A"]) if bottom < -4 else "#5C6B78")
        if is_lit and bottom > -4 and random.random() < 0.55:
            pane = np.array([2.6, 1.35, 0.5]) * random.uniform(0.4, 1.2)
        canvas.paint(left, left + size, bottom, bottom + tall, pane)
        if bottom > -4:
            canvas.paint(left, left + size, bottom + tall / 2 - 0.12, bottom + tall / 2 + 0.12, trim)
    return wide


def _tree(canvas, middle, light, random):
    """A trunk and a crown of a few clumps of leaves."""
    top, green = random.uniform(9, 13), np.array(linear_colour("#7C9A4E")) * light
    canvas.paint(middle - 0.45, middle + 0.45, -8, top, np.array(linear_colour("#5A4A3C")) * light)
    for _ in range(9):
        x, y, reach = middle + random.normal(0, 3.0), top + random.normal(0, 3.0), random.uniform(2, 4)
        for _ in range(110):
            turn, out = random.uniform(0, 2 * math.pi), reach * math.sqrt(random.random())
            brightness = 0.5 + 0.04 * (y + math.sin(turn) * out - top) + random.uniform(-0.2, 0.35)
            canvas.disc(x + out * math.cos(turn), y + out * math.sin(turn), random.uniform(0.2, 0.6), green * max(0.2, brightness))


def outside(hour, eye, glow=1.0, shift=0.0, blur=8):
    """Hangs the street round the left side of the room, seen from `eye` and moved along by `shift` of its length; it gives no light."""
    name = f"street {hour}"
    shown = painted(name, street(hour, blur), glow, is_lit=True)
    angles = np.radians(np.linspace(0, 180, 73))
    x, y = eye[0] - AWAY_M * np.sin(angles), eye[1] + AWAY_M * np.cos(angles)
    heights = [eye[2] + AWAY_M * math.tan(math.radians(edge)) for edge in np.linspace(LOW, HIGH, 19) / 2]
    vertices = [(a, b, h) for h in heights for a, b in zip(x, y)]
    count, rows = len(angles), len(heights)
    faces = [(r * count + k, r * count + k + 1, (r + 1) * count + k + 1, (r + 1) * count + k) for r in range(rows - 1) for k in range(count - 1)]
    made = mesh_object(name, vertices, faces, shown, False)
    places = [(2 * k / (count - 1) + shift, r / (rows - 1)) for r in range(rows) for k in range(count)]
    uv = made.data.uv_layers.new(name="UVMap")
    uv.data.foreach_set("uv", [part for loop in made.data.loops for part in places[loop.vertex_index]])
    made.visible_shadow = made.visible_diffuse = False
    return made
