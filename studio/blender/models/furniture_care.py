"""Furniture of a ward bay. Metres; backs and heads at y = 0, fronts towards -y."""
import math

import numpy as np
from kit import clear_glass, cloth_sheet, lathe, linear_colour, material, smooth_noise, text

from .room_clay import bar, block, light, pipe, place, rod
from .room_interior import pillow
from .traces_of_people import warm_glow
from .whole_room import socket


def curtain_rail(P, wall, width, reach, height=2.15, drawn=0.55):
    """U-shaped rail round a bed place, `reach` from the wall, with a curtain gathered along its left arm."""
    root = place("curtain rail", **wall)
    half, bend = width / 2, 0.25
    points = [
        (-half, 0, height),
        (-half, -reach + bend, height),
        (-half, -reach, height),
        (-half + bend, -reach, height),
    ]
    points += [
        (half - bend, -reach, height),
        (half, -reach, height),
        (half, -reach + bend, height),
        (half, 0, height),
    ]
    pipe(P["metal"], 0.022, points, root)
    for x in (-half, half):
        rod(P["metal"], 0.05, 0.012, (x, 0, height), root, 0.004, (90, 0, 0))
        rod(P["metal"], 0.008, 2.0, (x, 0.02 - reach + bend, height), root)
    gathered_curtain(P, root, (-half, -0.10, height), reach * drawn, height - 0.36)


def gathered_curtain(P, parent, at, length, drop, seed=2):
    """Curtain pushed together under its rail along -y from `at`: pleats that are tight at its hooks and open towards the hem."""
    random = np.random.default_rng(seed)
    folds = max(4, round(length * 8.5))
    share, down = np.linspace(0, 1, folds * 18)[None], np.linspace(0, 1, 44)[:, None]
    slow, drift, deep, lean = (smooth_noise(random, 1, share.size, cell)[0] - 0.5 for cell in (26, 22, 15, 40))
    turn = 2 * math.pi * (folds * share + 0.30 * slow + 0.85 * drift * down**1.3)
    depth = min(0.062, length * 0.14) * (0.72 + 0.34 * down**0.6) * (1 + 0.75 * deep)
    x = depth * (np.sin(turn) + 0.16 * down * np.sin(2 * turn + 5 * slow)) + 0.05 * lean * down
    y = -length * (share + 0.055 / folds * np.sin(2 * turn) + 0.02 * drift * down)
    made = cloth_sheet("curtain", np.stack([x, y, -drop * down + 0 * share], -1), P.get("teal_cloth", P["sage"]), parent, 0.003)
    made.location = (at[0], at[1], at[2] - 0.055)
    for k in range(2 * folds):
        bar(P["metal"], 0.004, (at[0], at[1] - length * (k + 0.5) / (2 * folds), at[2] - 0.067), (at[0], at[1] - length * (k + 0.5) / (2 * folds), at[2]), parent)


def bed_head_panel(P, wall, length=2.0, z=1.28):
    """Wall trunking with a reading light, gas outlets, sockets and a call button."""
    root = place("bed head panel", **wall)
    block(P["white"], (length, 0.075, 0.22), (0, -0.0375, z + 0.01), 0.008, 0.010, root)
    for side in (0.010, 0.226):
        block(P["metal"], (length + 0.004, 0.012, 0.010), (0, -0.076, z + side), 0.003, 0.004, root)
    block(P["lamp"], (length * 0.5, 0.01, 0.035), (-0.05, -0.087, z + 0.17), 0.004, 0.005, root)
    for k, colour in enumerate(("white", "graphite", "sage")):
        gas_outlet(P, colour, (-length * 0.40 + 0.12 * k, -0.075, z + 0.10), root)
    for k in range(2):
        socket(P, (length * 0.19 + 0.19 * k, -0.075, z + 0.045), 0, parent=root)


def gas_outlet(P, colour, at, parent):
    """Bezel, coloured ring and the dark hole for the probe."""
    x, y, z = at
    rod(P["white"], 0.040, 0.014, (x, y, z), parent, 0.004, (90, 0, 0))
    rod(P[colour], 0.031, 0.018, (x, y, z), parent, 0.002, (90, 0, 0))
    rod(P["white"], 0.022, 0.021, (x, y, z), parent, 0.002, (90, 0, 0))
    rod(P["graphite"], 0.011, 0.0215, (x, y, z), parent, 0, (90, 0, 0))


def reading_lamp(P, wall, watts):
    """Lamp on a jointed arm at the trunking, its metal shade turned down on the pillow; it is on."""
    root = place("reading lamp", **wall)
    rod(P["metal"], 0.026, 0.05, (0, -0.075, 0), root, 0.006, (90, 0, 0))
    joints = [(0, -0.115, 0), (0.04, -0.20, 0.20), (0.16, -0.40, 0.14)]
    for one, other in zip(joints, joints[1:]):
        bar(P["metal"], 0.008, one, other, root)
        rod(P["graphite"], 0.014, 0.024, (other[0], other[1], other[2] - 0.012), root, 0.004)
    head = place("head", joints[-1], 0, root)
    head.rotation_euler = (math.radians(-18), math.radians(-28), 0)
    shade = [(0.016, 0.012), (0.030, 0.006, 0.006), (0.062, -0.085), (0.060, -0.085), (0.028, 0.002, 0.006), (0.016, 0.008)]
    lathe("shade", shade, P["white"], 64, head, closed=True)
    rod(light("reading bulb", (1, 0.74, 0.46), 9), 0.024, 0.03, (0, 0, -0.055), head, 0.012)
    warm_glow((0, 0, -0.075), watts, 0.045).parent = head


def patient_monitor(P, wall, z=1.60):
    """Screen on a wall arm: pulse, oxygen and breath, each with its figure."""
    root = place("monitor", **wall)
    block(P["metal"], (0.10, 0.06, 0.16), (0, -0.03, z), 0.02, 0.02, root)
    bar(P["metal"], 0.025, (0, -0.05, z + 0.08), (0, -0.26, z + 0.08), root)
    screen = place("screen", (0, -0.30, z - 0.08), 0, root)
    screen.rotation_euler = (math.radians(6), 0, math.radians(4))
    block(material("monitor case", "#C4C8C8", 0.42, spec=0.4), (0.44, 0.07, 0.33), (0, 0, 0), 0.014, 0.018, screen)
    block(P["graphite"], (0.425, 0.010, 0.280), (0, -0.034, 0.040), 0.003, 0.010, screen)
    block(P["screen"], (0.400, 0.004, 0.252), (0, -0.0395, 0.054), 0.001, 0.004, screen)
    for k in range(4):
        rod(P["graphite"], 0.007, 0.004, (-0.17 + 0.03 * k, -0.035, 0.020), screen, 0.001, (90, 0, 0))
    beat = [(0, 0), (0.020, 0.02), (0.026, 0.14), (0.032, 0), (0.038, -0.12), (0.044, 1), (0.050, -0.28), (0.056, 0), (0.066, 0.03), (0.076, 0.22), (0.086, 0), (0.098, 0)]
    pulse = [(0.0049 * k, 0.75 * math.sin(math.pi * (k / 20) ** 0.55) ** 1.4) for k in range(21)]
    breath = [(0.0049 * k, 0.42 * (1 - math.cos(2 * math.pi * k / 20))) for k in range(21)]
    for row, (curve, colour, figure, name) in enumerate(((beat, "#4BD87C", "72", "HR"), (pulse, "#56B9DC", "98", "SpO2"), (breath, "#D9B552", "16", "RR"))):
        lit, dim = light(f"monitor {colour}", linear_colour(colour), 0.70), light(f"monitor dim {colour}", linear_colour(colour), 0.32)
        base = 0.236 - 0.078 * row
        wave = [(-0.190 + x + shift, -0.0418, base + 0.034 * h) for shift in (0, 0.0985) for x, h in curve]
        for one, other in zip(wave, wave[1:]):
            bar(lit, 0.0009, one, other, screen)
        block(P["graphite"], (0.395, 0.0004, 0.0008), (0, -0.0417, base - 0.016), 0, 0, screen)
        text(figure, 0.050 if row else 0.060, (0.128, -0.0418, base + 0.012), lit, fnt="Inter-Regular", parent=screen)
        text(name, 0.013, (0.052, -0.0418, base + 0.034), dim, fnt="Inter-Regular", parent=screen)


def locker(P, at, yaw=0):
    """Bedside cupboard with a jug and a beaker."""
    root = place("locker", at, yaw)
    block(P["graphite"], (0.40, 0.36, 0.07), (0, -0.22, 0), 0.01, 0.02, root)
    block(P["white"], (0.46, 0.42, 0.72), (0, -0.22, 0.065), 0.004, 0.008, root)
    for z, height in ((0.595, 0.175), (0.415, 0.172), (0.085, 0.322)):
        block(P["white"], (0.448, 0.018, height), (0, -0.437, z), 0.003, 0.005, root)
        block(P["graphite"], (0.13, 0.014, 0.010), (0, -0.451, z + height - 0.035), 0.003, 0.004, root)
    block(P.get("board", P["wood"]), (0.50, 0.47, 0.026), (0, -0.235, 0.794), 0.005, 0.02, root)
    plastic, water = clear_glass("drinking glass", 0.28, (0.93, 0.955, 0.96)), [(0, 0.004), (0.056, 0.004), (0.060, 0.13), (0, 0.13)]
    lathe("jug", [(0, 0.001), (0.058, 0.001, 0.01), (0.064, 0.20), (0.061, 0.20), (0.055, 0.004)], plastic, 48, root, loc=(-0.08, -0.22, 0.82))
    lathe("water", water, plastic, 48, root, loc=(-0.08, -0.22, 0.82))
    rod(P.get("sage_dark"), 0.066, 0.02, (-0.08, -0.22, 1.018), root, 0.006)
    lathe("beaker", [(0, 0.001), (0.028, 0.001, 0.003), (0.035, 0.09), (0.033, 0.09), (0.026, 0.004)], plastic, 48, root, loc=(0.08, -0.30, 0.82))


def armchair(P, at, yaw=0, colour="coral"):
    root = place("armchair", at, yaw)
    for x in (-0.28, 0.28):
        for y in (-0.28, 0.26):
            rod(P["wood"], 0.025, 0.16, (x, y, 0), root)
    block(P[colour], (0.68, 0.68, 0.20), (0, 0, 0.15), 0.06, 0.12, root)
    pillow(P[colour], (0.56, 0.62, 0.20), (0, -0.06, 0.40), (0, 0, 1), root)
    block(P[colour], (0.66, 0.17, 0.66), (0, 0.27, 0.22), 0.075, 0.08, root, (-7, 0, 0))
    pillow(P[colour], (0.54, 0.50, 0.19), (0, 0.17, 0.66), (83, 0, -1), root)
    for side in (-1, 1):
        block(P[colour], (0.13, 0.62, 0.36), (side * 0.30, -0.02, 0.22), 0.055, 0.06, root)
