"""Furniture of a bar. Metres; backs at y = 0, fronts towards -y."""
import math

import numpy as np
from kit import clear_glass, lathe, material

from .room_clay import bar, block, pipe, place, rod


def banquette(P, wall, length):
    """Upholstered bench along a wall on a wooden plinth."""
    root = place("banquette", **wall)
    block(P["wood"], (length, 0.50, 0.20), (0, -0.27, 0), 0.01, 0.02, root)
    panels = max(2, round(length / 0.7))
    for k in range(panels):
        x = length * ((k + 0.5) / panels - 0.5)
        size = length / panels - 0.012
        block(P["sage"], (size, 0.58, 0.24), (x, -0.30, 0.20), 0.07, 0.08, root)
        block(P["sage"], (size, 0.15, 0.56), (x, -0.085, 0.42), 0.06, 0.07, root)
    block(P["wood"], (length, 0.10, 0.04), (0, -0.05, 0.97), 0.012, 0.02, root)


def round_table(P, at, radius=0.38, candle=True):
    """Pedestal table laid with glasses and plates."""
    root = place("round table", at)
    rod(P["graphite"], 0.24, 0.03, (0, 0, 0), root, 0.012)
    rod(P["graphite"], 0.035, 0.70, (0, 0, 0.02), root)
    rod(P["wood"], radius, 0.04, (0, 0, 0.70), root, 0.014)
    for turn in (30, 210):
        x, y = radius * 0.56 * math.cos(math.radians(turn)), radius * 0.56 * math.sin(math.radians(turn))
        lathe(
            "plate",
            [(0, 0), (0.07, 0, 0.01), (0.12, 0.018, 0.004), (0, 0.012)],
            P["white"],
            48,
            root,
            loc=(x, y, 0.74),
        )
        wine_glass(P, root, (x * 0.5 - y * 0.55, y * 0.5 + x * 0.55, 0.74), 0.7 if turn < 90 else 0.35)
        linen = material("napkin", "#E4E0D6", 0.9, spec=0.1, bump=0.4, bscale=500)
        block(linen, (0.115, 0.055, 0.008), (x - y * 0.62, y + x * 0.62, 0.741), 0.003, 0.006, root, (0, 0, turn * 2.3))
        for side in (-1, 1):
            bar(P["metal"], 0.0028, (x + side * 0.145, y - 0.10, 0.744), (x + side * 0.145, y + 0.09, 0.744), root)
    if candle:
        holder = [(0, 0.002), (0.030, 0.001, 0.004), (0.036, 0.075), (0.033, 0.075), (0.028, 0.010), (0, 0.010)]
        lathe("candle holder", holder, clear_glass("amber glass", 0.30, (0.95, 0.72, 0.42)), 40, root, loc=(0, 0, 0.74))
        lathe("wax", [(0, 0.011), (0.028, 0.011), (0.030, 0.036), (0, 0.034)], material("wax", "#F3E3C2", 0.5, sss=0.2), 40, root, loc=(0, 0, 0.74))
        lathe("flame", [(0, 0.036), (0.005, 0.044, 0.006), (0.0035, 0.056, 0.006), (0, 0.066)], P["lamp"], 24, root, angle=180, loc=(0, 0, 0.74))
    return root


def wine_glass(P, parent, at, wine=0.0):
    """Clear, with thin walls; `wine` is how high red wine stands in it, as a share of the bowl."""
    bowl = [(0.0035, 0.078), (0.012, 0.084, 0.006), (0.036, 0.122, 0.03), (0.029, 0.185)]
    stem = [(0, 0.002), (0.033, 0.001, 0.001), (0.030, 0.004), (0.006, 0.009, 0.01), (0.0035, 0.03), *bowl]
    lathe("wine glass", stem, clear_glass("table glass", 0.30, (0.96, 0.975, 0.98)), 40, parent, loc=at, angle=180)
    if wine:
        level = 0.088 + 0.05 * wine
        red = material("red wine", "#3A0710", 0.05, spec=0.5)
        lathe("wine", [(0, 0.086), (0.012, 0.087, 0.004), (0.033, level), (0, level)], red, 40, parent, loc=at, angle=60)


def bottle(parent, at, tall, number):
    """Corked bottle with a paper label and a capsule; `number` chooses its glass."""
    colour = ("#16301F", "#4A2A0E", "#0E1512", "#27401F", "#6E2F12", "#9FB4AE")[number % 6]
    body = [(0, 0), (0.037, 0, 0.008), (0.037, tall * 0.62, 0.03), (0.014, tall * 0.80, 0.02), (0.014, tall), (0, tall)]
    lathe("bottle", body, material(f"bottle glass {number % 6}", colour, 0.08, spec=0.6, coat=1.0), 40, parent, loc=at)
    label, low = ("#E9E2D0", "#D8C9A6", "#23262B", "#8C2F24")[number * 7 % 4], tall * (0.16 + 0.03 * (number % 3))
    lathe("label", [(0.0374, low), (0.0374, low + tall * 0.26)], material(f"label {label}", label, 0.7), 40, parent, loc=at)
    lathe("capsule", [(0.0148, tall * 0.86), (0.0148, tall * 1.004), (0, tall * 1.004)], material(f"capsule {label}", label, 0.35), 32, parent, loc=at)


def bistro_chair(P, at, yaw=0, colour="wood"):
    """Round-backed wooden chair; who sits on it faces +y."""
    root = place("bistro chair", at, yaw)
    rod(P[colour], 0.21, 0.034, (0, 0, 0.436), root, 0.014)
    for turn in (45, 135, 225, 315):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        bar(P[colour], 0.017, (0.15 * x, 0.15 * y, 0.44), (0.21 * x, 0.21 * y, 0), root)
    arch = [
        (0.21 * math.cos(math.radians(t)), 0.21 * math.sin(math.radians(t)), 0.76)
        for t in range(170, 371, 20)
    ]
    pipe(P[colour], 0.021, arch, root)
    for first, second in ((45, 135), (225, 315), (45, 315), (135, 225)):
        ends = [(0.185 * math.cos(math.radians(t)), 0.185 * math.sin(math.radians(t)), 0.19 if abs(first - second) < 100 else 0.23) for t in (first, second)]
        bar(P[colour], 0.010, *ends, root)
    for turn in (195, 232, 270, 308, 345):
        x, y = 0.19 * math.cos(math.radians(turn)), 0.19 * math.sin(math.radians(turn))
        bar(P[colour], 0.012, (x, y, 0.46), (x * 1.06, y * 1.06, 0.76), root)
    return root


def bar_counter(P, at, length=2.3, yaw=0):
    """Counter with vertical boards and a wooden top; guests stand at -y. Beer pump, till and glasses on it."""
    root = place("bar counter", at, yaw)
    block(P["graphite"], (length - 0.08, 0.44, 0.10), (0, 0, 0), 0.01, 0.02, root)
    block(P["teal"], (length, 0.52, 0.92), (0, 0, 0.09), 0.02, 0.04, root)
    boards = int(length / 0.16)
    for k in range(boards):
        block(
            P["teal"],
            (0.125, 0.03, 0.78),
            (length * ((k + 0.5) / boards - 0.5), -0.262, 0.16),
            0.012,
            0.014,
            root,
        )
    block(P["wood"], (length + 0.12, 0.68, 0.055), (0, -0.04, 1.01), 0.022, 0.05, root)
    bar(P["metal"], 0.02, (-length / 2, -0.34, 0.22), (length / 2, -0.34, 0.22), root)
    x = -length * 0.24
    rod(P["metal"], 0.05, 0.30, (x, 0.02, 1.065), root, 0.015)
    bar(P["metal"], 0.04, (x - 0.2, 0.02, 1.37), (x + 0.2, 0.02, 1.37), root)
    for k in (-1, 0, 1):
        bar(P["graphite"], 0.016, (x + 0.13 * k, -0.02, 1.38), (x + 0.13 * k, -0.05, 1.56), root)
    for k in range(4):
        wine_glass(P, root, (length * 0.10 + 0.11 * k, -0.10 + 0.05 * (k % 2), 1.065))
    block(P["white"], (0.30, 0.26, 0.10), (length * 0.40, 0.06, 1.065), 0.02, 0.03, root)
    block(P["screen"], (0.26, 0.02, 0.20), (length * 0.40, 0.0, 1.15), 0.008, 0.01, root, (-18, 0, 0))


def bar_stool(P, at):
    root = place("bar stool", at)
    rod(P["graphite"], 0.20, 0.03, (0, 0, 0), root, 0.012)
    rod(P["metal"], 0.025, 0.70, (0, 0, 0.02), root)
    lathe(
        "seat", [(0, 0.70), (0.18, 0.70, 0.03), (0.18, 0.78, 0.035), (0, 0.78)], P["sage_dark"], 72, root, 8
    )
    return root


def bottle_shelf(P, wall, length=2.2, tiers=2, z=1.45):
    root = place("bottle shelf", **wall)
    for tier in range(tiers):
        base = z + 0.45 * tier
        block(P["wood"], (length, 0.22, 0.035), (0, -0.11, base), 0.012, 0.015, root)
        random, x = np.random.default_rng(tier + 4), -length / 2 + 0.08
        while x < length / 2 - 0.06:
            if random.random() < 0.86:
                bottle(root, (x, -0.10 + random.uniform(-0.02, 0.02), base + 0.035), random.uniform(0.25, 0.33), int(random.integers(12)))
            x += random.uniform(0.088, 0.125)
