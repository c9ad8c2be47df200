"""What stands and hangs over the worktop of a dental surgery: steriliser, glove boxes, towels, soap, a cup; and its bin. Metres."""
import math

import numpy as np
from kit import block as square
from kit import cloth_sheet, lathe, linear_colour, material, painted, picture_sheet, smooth_noise, text

from .room_clay import block, pipe, place, rod
from .written import fill_ellipse, words

PX_PER_M = 2400


def steriliser(P, at, parent=None):
    """Bench autoclave, 0.42 x 0.46 x 0.40: sheet-metal case on feet, moulded front with its door, handle and display."""
    root = place("steriliser", at, 0, parent)
    case, front = material("coated sheet steel", "#DFE1E0", 0.38, spec=0.4, bump=0.25, bscale=1100), material("moulded grey", "#8E979B", 0.45, spec=0.4, bump=0.3, bscale=1300)
    dark, seal = material("smoked plastic", "#14181B", 0.16, spec=0.5), P["graphite"]
    for x in (-0.17, 0.17):
        for y in (-0.17, 0.17):
            rod(seal, 0.020, 0.022, (x, y, 0), root)
    square("case", (0.42, 0.44, 0.378), (0, 0.01, 0.021 + 0.189), case, 0.006, 4, root)
    square("joint", (0.412, 0.004, 0.370), (0, -0.2115, 0.210), seal, 0.001, 1, root)
    square("front", (0.420, 0.030, 0.378), (0, -0.228, 0.210), front, 0.009, 4, root)
    ring = lathe("door ring", [(0.118, 0), (0.142, 0, 0.004), (0.142, 0.016, 0.006), (0.122, 0.016, 0.003)], case, 96, root)
    lid = material("moulded slate", "#4C565B", 0.36, spec=0.45, bump=0.3, bscale=1300)
    door = lathe("door", [(0, 0.022), (0.062, 0.022, 0.002), (0.066, 0.029, 0.003), (0.100, 0.026, 0.012), (0.119, 0.012, 0.004), (0.119, 0)], lid, 96, root)
    for part in (ring, door):
        part.rotation_euler, part.location = (math.radians(90), 0, 0), (-0.045, -0.243, 0.175)
    block(case, (0.034, 0.030, 0.13), (0.094, -0.272, 0.110), 0.008, 0.012, root)
    square("grip", (0.020, 0.006, 0.10), (0.094, -0.2875, 0.175), seal, 0.002, 2, root)
    square("panel", (0.36, 0.003, 0.046), (0, -0.2435, 0.363), dark, 0.001, 2, root)
    square("display", (0.105, 0.001, 0.026), (-0.10, -0.2455, 0.364), material("segments", "#20343A", 0.2, emit="#8FD0D8", estr=0.35), 0, 1, root)
    for text_, x, size in (("134", -0.127, 0.017), ("18:20", -0.083, 0.017)):
        text(text_, size, (x, -0.2463, 0.364), material("lit figures", "#0B1416", 0.3), fnt="Inter-SemiBold", parent=root)
    for k, colour in enumerate(("#C9CED0", "#C9CED0", "#3E9B62")):
        square("key", (0.024, 0.003, 0.014), (0.045 + 0.040 * k, -0.2460, 0.364), material(f"key {colour}", colour, 0.5), 0.001, 2, root)
    for k in range(9):
        square("slot", (0.0015, 0.10, 0.006), (0.2101, 0.02, 0.27 + 0.011 * k), seal, 0, 1, root)
    for x in (-0.10, 0.07):
        rod(seal, 0.026, 0.014, (x, 0.07, 0.398), root)
    return root


def carton_front(name, tone, width, height, slot, seed=1):
    """A box's printed side: a field in `tone` with a wave, small print, and a torn `slot` (x, y, half width, half height in metres)."""
    w, h, random = round(width * PX_PER_M), round(height * PX_PER_M), np.random.default_rng(seed)
    card, colour, ink = (np.array(linear_colour(c)) for c in ("#E9E8E3", tone, "#3C444A"))
    picture = np.ones((h, w, 3)) * card
    x, y = np.meshgrid(np.linspace(0, 1, w), np.linspace(0, 1, h))
    edge = 0.60 + 0.10 * np.sin(2.6 * x + 0.8)
    for start, share in ((0.0, 0.55), (0.07, 1.0)):
        inside = np.clip((y - edge - start) * h / 1.5, 0, 1)[..., None] * share
        picture = picture * (1 - inside) + colour * inside
    for row in range(3):
        words(picture, 0.66 * w, (0.17 + 0.075 * row) * h, 0.94 * w, 5, ink, random)
    for row in range(2):
        words(picture, 0.06 * w, (0.82 + 0.07 * row) * h, (0.5 - 0.12 * row) * w, 5, card, random)
    for k in range(26):  # the bar code
        left = round((0.80 + 0.005 * k) * w)
        picture[round(0.82 * h) : round(0.93 * h), left : left + int(random.integers(1, 3))] = ink
    if slot:
        a, b, wide, tall = (value * PX_PER_M for value in slot)
        fill_ellipse(picture, w / 2 + a, h / 2 - b, wide * 1.10, tall * 1.16, card * 0.80)
        fill_ellipse(picture, w / 2 + a, h / 2 - b, wide, tall, (0.012, 0.014, 0.016))
    picture *= 0.97 + 0.05 * smooth_noise(random, h, w, 9)[..., None]
    return painted(name, picture, roughness=0.55)


def pulled_out(m, at, parent, seed=1, size=0.05):
    """The hem of the next glove or tissue that stands out of a box's slot, crushed."""
    random = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, 41), np.linspace(0, 1, 21))
    fold = sum(random.uniform(0.3, 1) * np.sin(k * (u + random.uniform(-1, 1)) * 3.1 + 2 * v) / k for k in (2, 3, 5, 8))
    points = np.stack([size * u * (0.55 + 0.45 * v), -size * (0.10 + 0.55 * v + 0.24 * fold * v), size * (0.55 * v * (1 - 0.85 * v) + 0.16 * fold * (0.3 + v))], -1)
    made = cloth_sheet("pulled out", points, m, parent, 0.0012)
    made.location = at
    return made


def carton(P, at, size, tone, title, parent=None, yaw=0, slot=True, seed=1):
    """Printed box with its front towards -y; the corners of its lid are seen as folds, and a glove looks out of its slot."""
    width, depth, height = size
    root = place("carton", at, yaw, parent)
    card = material("carton board", "#E4E3DE", 0.6, spec=0.25, bump=0.2, bscale=900)
    square("board", (width, depth, height), (0, 0, height / 2), card, 0.0012, 2, root)
    hole = (-0.012, 0.004, 0.056, 0.020) if slot else None
    front = carton_front(f"carton {tone} {title}", tone, width, height, hole, seed)
    y = -depth / 2 - 0.0004
    picture_sheet("print", [(-width / 2 + 0.001, y, 0.001), (width / 2 - 0.001, y, 0.001), (width / 2 - 0.001, y, height - 0.001), (-width / 2 + 0.001, y, height - 0.001)], front, root)
    text(title, 0.019, (-width / 2 + 0.014, y - 0.0002, height * 0.87), material("carton ink", "#2C353B", 0.5), fnt="Inter-Bold", align="LEFT", parent=root)
    text("100", 0.017, (width / 2 - 0.022, y - 0.0002, height * 0.52), material("carton ink", "#2C353B", 0.5), fnt="Inter-Bold", parent=root)
    for x in (-width / 2 + 0.010, width / 2 - 0.010):
        square("fold", (0.0006, depth - 0.004, 0.0005), (x, 0, height + 0.0001), material("carton fold", "#A9A8A3", 0.8), 0, 1, root)
    return root


GLOVES = (("#3B7F93", "NITRILE  M"), ("#7A6C93", "NITRILE  S"), ("#3E8A72", "NITRILE  L"))


def glove_rack(P, at, parent=None):
    """Three boxes of gloves in a rack of bent wire on the wall."""
    root, wire = place("glove rack", at, 0, parent), P["metal"]
    for k, (tone, title) in enumerate(GLOVES):
        z = 0.134 * k
        carton(P, (0.002 * (k - 1), -0.052 - 0.003 * k, z), (0.245, 0.088, 0.124), tone, title, root, (0.8, -0.6, 0.5)[k], seed=k + 1)
        pulled_out(material(f"nitrile {tone}", ("#4A7FA8", "#7C6DA6", "#4A7FA8")[k], 0.5, spec=0.35, bump=0.2, bscale=500), (-0.014, -0.097 - 0.003 * k, z + 0.066), root, k + 3, 0.052 if k != 1 else 0.064)
        for y in (-0.004, -0.101):
            pipe(wire, 0.002, [(-0.128, y, z - 0.003), (0.128, y, z - 0.003), (0.128, y, z - 0.003)], root)
        pipe(wire, 0.002, [(-0.128, -0.004, z + 0.03), (-0.128, -0.103, z + 0.03), (0.128, -0.103, z + 0.03), (0.128, -0.004, z + 0.03)], root)
    for x in (-0.128, 0.128):
        for y in (-0.004, -0.101):
            pipe(wire, 0.002, [(x, y, -0.003), (x, y, 0.2), (x, y, 0.30 if y < -0.05 else 0.42)], root)
    return root


def towel_dispenser(P, at, parent=None):
    """Folded-towel dispenser: moulded cover with a level window and lock over a grey back; one towel hangs out, its end curled."""
    root = place("towel dispenser", at, 0, parent)
    cover, back = material("moulded white", "#E6E7E5", 0.30, spec=0.45, bump=0.12, bscale=1200), material("moulded grey", "#8E979B", 0.45, spec=0.4, bump=0.3, bscale=1300)
    square("back", (0.284, 0.030, 0.372), (0, -0.015, 0.186), back, 0.004, 3, root)
    square("cover", (0.292, 0.092, 0.372), (0, -0.079, 0.190), cover, 0.016, 5, root)
    square("window", (0.020, 0.002, 0.150), (-0.105, -0.1255, 0.150), material("smoked window", "#5E666A", 0.12, spec=0.5), 0.0008, 2, root)
    square("level", (0.016, 0.001, 0.090), (-0.105, -0.1268, 0.121), material("towels seen through", "#B9BDBB", 0.3), 0, 1, root)
    lock = rod(P["metal"], 0.009, 0.003, (0, -0.125, 0.338), root, 0.001, (90, 0, 0))
    lock.name = "lock"
    square("keyhole", (0.002, 0.001, 0.007), (0, -0.1285, 0.338), P["graphite"], 0, 1, root)
    square("mouth", (0.215, 0.076, 0.004), (0, -0.078, 0.0035), P["graphite"], 0.001, 1, root)
    u, v = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(0, 1, 25))
    curl = 0.018 * v**2 * (1 + 0.3 * u) + 0.0025 * np.sin(5 * u + 4 * v) * v
    cloth_sheet("towel", np.stack([0.100 * u + 0.004 * v, -0.078 - curl, 0.006 - 0.074 * v + 0.008 * u * v], -1), material("towel paper", "#DCD9D0", 0.95, spec=0.1, bump=0.8, bscale=420), root, 0.0008)
    return root


def pump_bottle(P, at, tone, parent=None, height=0.17):
    """Soap or gel with its pump and label."""
    root = place("pump bottle", at, 0, parent)
    body = material(f"bottle {tone}", tone, 0.25, spec=0.5)
    lathe("bottle", [(0, 0), (0.034, 0, 0.006), (0.034, height - 0.03, 0.022), (0.012, height, 0.004), (0.012, height + 0.006), (0, height + 0.006)], body, 64, root)
    lathe("label", [(0.0343, 0.035), (0.0343, height - 0.060)], material("bottle label", "#E8E7E1", 0.5), 64, root)
    lathe("stripe", [(0.0345, height - 0.085), (0.0345, height - 0.072)], material("bottle stripe", "#3B7F93", 0.5), 64, root)
    for z in (0.048, 0.056, 0.064):
        lathe("small print", [(0.0345, z), (0.0345, z + 0.0022)], material("small print", "#A5A8A6", 0.5), 64, root)
    rod(P["white"], 0.013, 0.018, (0, 0, height + 0.002), root, 0.003)
    pipe(P["white"], 0.0042, [(0, 0, height + 0.016), (0, 0, height + 0.050), (0, -0.012, height + 0.056), (0, -0.045, height + 0.050), (0, -0.045, height + 0.050)], root)
    return root


def paper_cup(at, parent=None):
    """Cup of mouthwash, half drunk, with its rolled rim."""
    root = place("paper cup", at, 0, parent)
    paper = material("cup paper", "#E9E6DE", 0.6, spec=0.25)
    lathe("cup", [(0.0215, 0.004), (0.023, 0, 0.001), (0.0315, 0.078), (0.0330, 0.0795, 0.001), (0.0318, 0.081, 0.001), (0.0300, 0.079), (0.0222, 0.008), (0, 0.008)], paper, 56, root)
    lathe("mouthwash", [(0, 0.040), (0.0260, 0.040)], material("mouthwash", "#B4586A", 0.06, spec=0.5), 40, root)
    return root


def pedal_bin(P, at, yaw=0):
    """Painted bin with its pedal, the edge of its yellow bag under the lid."""
    root = place("pedal bin", at, yaw)
    steel = material("painted bin", "#C9CCCB", 0.34, spec=0.45)
    lathe("foot", [(0, 0), (0.128, 0), (0.130, 0.028, 0.004), (0, 0.028)], P["graphite"], 96, root)
    lathe("body", [(0.125, 0.028), (0.125, 0.372), (0.122, 0.372)], steel, 128, root)
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 121), np.linspace(0, 1, 7))
    out = 0.1265 + 0.002 * np.sin(13 * u) * v + 0.0015 * np.sin(29 * u + 2) * v
    cloth_sheet("bag", np.stack([out * np.cos(u), out * np.sin(u), 0.374 - (0.030 + 0.012 * np.sin(3 * u) + 0.006 * np.sin(11 * u)) * v], -1), material("bag film", "#C9A63A", 0.35, spec=0.5), root, 0.0006)
    lathe("lid", [(0.128, 0.374), (0.129, 0.392, 0.006), (0.085, 0.412, 0.05), (0, 0.418)], steel, 128, root)
    block(P["graphite"], (0.060, 0.050, 0.010), (0, -0.150, 0.012), 0.004, 0.012, root)
    return root
