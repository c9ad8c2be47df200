"""What every public room has on its walls and ceiling: radiators, extinguishers, signs, clocks, detectors, switches, grilles, ducts, blinds. Metres; backs at y = 0."""
import math

import numpy as np
from kit import block as square, lathe, linear_colour, material, mesh_object, painted, picture_sheet

from .room_clay import bar, block, pipe, place, rod
from .written import draw_line


def radiator(P, wall, width=1.2, height=0.55, z=0.13):
    """Pressed steel panel with its ridges, a grille on top, and the valve with its pipes at the right."""
    root = place("radiator", **wall)
    ridges = round(width / 0.0333)
    x = np.linspace(-width / 2, width / 2, ridges * 6 + 1)
    groove = 0.007 * np.clip(np.cos(np.linspace(0, 2 * np.pi * ridges, len(x))) * 2.2, -1, 1)
    rows = [(0, 0.010), (0.006, 0.002), (0.030, 0), (0.045, 1), (height - 0.045, 1), (height - 0.030, 0), (height - 0.006, 0.002), (height, 0.010)]
    points = [(a, -0.105 + (depth if depth < 1 else 0) - (g if depth == 1 else 0), z + up) for up, depth in rows for a, g in zip(x, groove)]
    n = len(x)
    faces = [(r * n + k, r * n + k + 1, (r + 1) * n + k + 1, (r + 1) * n + k) for r in range(len(rows) - 1) for k in range(n - 1)]
    mesh_object("panel", points, faces, P["white"], True, 50, root)
    square("rear", (width - 0.01, 0.012, height - 0.02), (0, -0.045, z + height / 2), P["white"], 0.003, 2, root)
    for side in (-1, 1):
        square("side", (0.004, 0.070, height - 0.01), (side * (width / 2 - 0.002), -0.070, z + height / 2), P["white"], 0.001, 2, root)
        square("bracket", (0.03, 0.045, 0.05), (side * width * 0.35, -0.022, z + 0.10), P["white"], 0.002, 2, root)
        rod(P["metal"], 0.0075, z + 0.03, (side * (width / 2 + 0.035), -0.07, 0), root, 0.001)
        bar(P["metal"], 0.009, (side * (width / 2 - 0.01), -0.07, z + 0.03), (side * (width / 2 + 0.04), -0.07, z + 0.03), root)
    for k in range(int(width / 0.022)):
        square("slot", (0.010, 0.060, 0.002), (-width / 2 + 0.022 * (k + 0.5), -0.075, z + height - 0.001), P["graphite"], 0, 1, root)
    rod(P["white"], 0.020, 0.075, (width / 2 + 0.035, -0.07, z + 0.05), root, 0.006)
    return root


def extinguisher(P, wall, z=0.62):
    """Red water extinguisher on its hook, its label, hose and pin, under its sign."""
    root = place("extinguisher", **wall)
    red, cream = material("signal red", "#A81E18", 0.28, spec=0.5, coat=0.5), material("label", "#E6E0CF", 0.5)
    body = [(0, 0), (0.068, 0, 0.012), (0.076, 0.018, 0.01), (0.076, 0.40, 0.06), (0.024, 0.47, 0.02), (0.022, 0.50), (0, 0.50)]
    lathe("body", body, red, 64, root, 6, loc=(0, -0.095, z))
    lathe("label", [(0.0764, 0.16), (0.0764, 0.33)], cream, 64, root, loc=(0, -0.095, z))
    lathe("band", [(0.0766, 0.29), (0.0766, 0.325)], red, 64, root, loc=(0, -0.095, z))
    rod(P["metal"], 0.020, 0.045, (0, -0.095, z + 0.50), root, 0.004)
    square("lever", (0.022, 0.115, 0.012), (0, -0.125, z + 0.560), P["graphite"], 0.003, 2, root, rot=(-9, 0, 0))
    square("handle", (0.022, 0.105, 0.010), (0, -0.125, z + 0.525), P["graphite"], 0.003, 2, root)
    pipe(P["graphite"], 0.009, [(0.01, -0.08, z + 0.52), (0.09, -0.09, z + 0.52), (0.10, -0.10, z + 0.36), (0.085, -0.10, z + 0.14)], root)
    square("hook", (0.05, 0.03, 0.03), (0, -0.015, z + 0.48), P["metal"], 0.003, 2, root)
    square("sign", (0.20, 0.003, 0.20), (0, -0.002, z + 0.98), material("sign red", "#B3261E", 0.4), 0.0005, 1, root)
    square("figure", (0.045, 0.001, 0.11), (-0.01, -0.0038, z + 0.97), material("sign white", "#F2F2EE", 0.4), 0.0004, 1, root)
    square("figure", (0.015, 0.001, 0.025), (-0.01, -0.0038, z + 1.04), material("sign white", "#F2F2EE", 0.4), 0.0004, 1, root)
    return root


def exit_sign(wall, z=2.15, width=0.44, is_left=True):
    """Green sign with a door, a figure in flight and an arrow."""
    root = place("exit sign", **wall)
    w, h = 440, 176
    green, white = np.array(linear_colour("#0E7A4B")), np.array(linear_colour("#F4F6F2"))
    picture = np.ones((h, w, 3)) * green
    picture[28:150, 190:250] = white
    draw = lambda points, width: draw_line(picture, points, width, white)
    for points, thick in (([(120, 62), (150, 96), (128, 128), (100, 142)], 15), ([(150, 96), (172, 122), (182, 148)], 14), ([(128, 66), (160, 74), (178, 60)], 10), ([(122, 68), (98, 86)], 10), ([(138, 40), (139, 41)], 26)):
        draw(points, thick)
    for points in ([(290, 88), (396, 88)], [(290, 88), (328, 52)], [(290, 88), (328, 124)]):
        draw([(686 - x, y) for x, y in points] if not is_left else points, 13)
    high = width * h / w
    square("plate", (width, 0.004, high), (0, -0.002, z + high / 2), material("sign edge", "#E8ECE8", 0.4), 0.001, 1, root)
    corners = [(-width / 2, -0.0045, z), (width / 2, -0.0045, z), (width / 2, -0.0045, z + high), (-width / 2, -0.0045, z + high)]
    picture_sheet("exit sign", corners, painted("exit sign", picture, roughness=0.35), root)
    return root


def light_switch(P, wall, z=1.10, gangs=2):
    root = place("switch", **wall)
    square("plate", (0.086, 0.008, 0.086), (0, -0.004, z), P["white"], 0.002, 2, root)
    for k in range(gangs):
        square("rocker", (0.018, 0.005, 0.030), (0.022 * (k - (gangs - 1) / 2), -0.009, z), P["white"], 0.001, 2, root, rot=(6, 0, 0))
    return root


def call_point(wall, z=1.35):
    """Red box to raise the alarm, with its sounder far above."""
    root = place("call point", **wall)
    red = material("signal red", "#A81E18", 0.28, spec=0.5, coat=0.5)
    square("box", (0.087, 0.045, 0.087), (0, -0.022, z), red, 0.004, 2, root)
    square("pane", (0.055, 0.002, 0.045), (0, -0.0455, z), material("sign white", "#F2F2EE", 0.4), 0.001, 1, root)
    return root


def smoke_detector(P, at):
    """Flat dome on the ceiling; `at` is the middle of its base."""
    lathe("detector", [(0, 0), (0.055, 0), (0.055, -0.014, 0.004), (0.036, -0.030, 0.004), (0.034, -0.044, 0.004), (0, -0.048)], P["white"], 48, loc=at)
    lathe("gap", [(0.0372, -0.018), (0.0366, -0.026)], P["graphite"], 48, loc=at)


def ceiling_grille(P, at, size=0.58):
    """Four-way air diffuser: frames in frames, dark between."""
    root = place("grille", at)
    square("throat", (size - 0.04, size - 0.04, 0.001), (0, 0, -0.001), P["graphite"], 0, 1, root)
    for k, drop in enumerate((0.006, 0.004, 0.002, 0.006)):
        side, wide = size - 0.15 * k, (0.034, 0.030, 0.030, 0.026)[k]
        for turn in range(4):
            blade = square("blade", (side, wide, 0.004), (0, 0, 0), P["trim"], 0.001, 1, root)
            a = math.pi / 2 * turn
            reach = side / 2 - wide / 2
            blade.location, blade.rotation_euler = (reach * math.sin(a), -reach * math.cos(a), -drop - 0.012), (0.42, 0, a)
    return root


def spiral_duct(m, start, length, radius=0.20, hangers=2.4, ceiling=3.1):
    """Galvanised duct along y with its wound seam, its joints, its hangers and grilles in its flank towards -x; `start` is the middle of its near end."""
    x, y, z = start
    pitch, steps = 0.13, 72
    profile = [(radius, 0)]
    for k in range(int(length / pitch)):
        profile += [(radius, pitch * k + 0.115), (radius + 0.004, pitch * k + 0.118), (radius + 0.004, pitch * k + 0.127), (radius, pitch * k + 0.13)]
    made = lathe("duct", profile, m, steps)
    made.location, made.rotation_euler = (x, y, z), (math.radians(-90), 0, 0)
    dark, rim = material("duct inside", "#101214", 0.6), material("duct rim", (0.42, 0.43, 0.44), 0.4, metal=1.0)
    for k in range(1, int(length / hangers) + 1):
        at = y + hangers * k - 0.8
        ring = lathe("joint", [(radius + 0.002, -0.03), (radius + 0.007, -0.028), (radius + 0.007, 0.028), (radius + 0.002, 0.03)], rim, steps)
        ring.location, ring.rotation_euler = (x, at, z), (math.radians(-90), 0, 0)
        for side in (-1, 1):
            bar(rim, 0.004, (x + side * (radius + 0.005), at, z), (x + side * (radius + 0.005), at, ceiling))
        for blade in range(6):
            turn = math.radians(198 + 7 * blade)
            square("blade", (0.006, 0.62, 0.016), (x + (radius + 0.008) * math.cos(turn), at + 1.0, z + (radius + 0.008) * math.sin(turn)), rim, 0.001, 1, rot=(0, -math.degrees(turn) + 35, 0))
        square("throat", (0.004, 0.64, 0.11), (x + (radius + 0.002) * math.cos(math.radians(216)), at + 1.0, z + (radius + 0.002) * math.sin(math.radians(216))), dark, 0, 1, rot=(0, 36, 0))


def roller_blind(P, wall, width, head, drop, colour="#C9C7BF"):
    """Blind let down by `drop` below the window's `head`, with its tube, hem bar and chain; hangs before the reveal."""
    root = place("blind", **wall)
    fabric = material(f"blind {colour}", colour, 0.9, spec=0.1, bump=0.3, bscale=900)
    rod(P["trim"], 0.026, width, (-width / 2, -0.035, head + 0.05), root, 0.002, (0, 90, 0))
    square("fabric", (width - 0.03, 0.0012, drop + 0.04), (0, -0.012, head + 0.04 - (drop + 0.04) / 2), fabric, 0, 1, root)
    rod(P["trim"], 0.008, width - 0.03, (-width / 2 + 0.015, -0.012, head - drop - 0.004), root, 0.002, (0, 90, 0))
    for y in (-0.02, -0.05):
        bar(P["white"], 0.0016, (width / 2 - 0.01, y, head + 0.04), (width / 2 - 0.01, y, head - 0.95), root)
    return root


def wall_clock(P, wall, z=2.3, radius=0.17):
    root = place("clock", **wall)
    rod(P["white"], radius, 0.05, (0, 0, z), root, 0.02, (90, 0, 0))
    rod(P["wall"], radius * 0.84, 0.01, (0, -0.046, z), root, 0.002, (90, 0, 0))
    block(P["graphite"], (0.014, 0.008, radius * 0.68), (0, -0.06, z), 0.003, 0.004, root)
    block(P["graphite"], (radius * 0.5, 0.008, 0.016), (radius * 0.22, -0.06, z), 0.003, 0.004, root)
