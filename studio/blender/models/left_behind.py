"""What people leave on desks, tables and floors: mugs, papers, pens, bags, bins, chalk. Metres."""
import math

import numpy as np
from kit import block as square, cloth_sheet, lathe, material, mesh_object, unwrap

from .room_clay import bar, block, pipe, place, rod
from .written import written_pages


def mug(m, at, yaw=0, parent=None, tea=True):
    """With its handle; half full."""
    root = place("mug", at, yaw, parent)
    lathe("mug", [(0, 0), (0.036, 0, 0.004), (0.040, 0.092, 0.0015), (0.0365, 0.092, 0.0015), (0.033, 0.006), (0, 0.006)], m, 56, root)
    pipe(m, 0.0055, [(0.037, 0, 0.075), (0.062, 0, 0.074), (0.066, 0, 0.045), (0.038, 0, 0.022)], root)
    if tea:
        lathe("tea", [(0, 0.062), (0.0355, 0.062)], material("tea", "#4A2A14", 0.08, spec=0.5), 40, root)
    return root


def papers(at, yaw=0, parent=None, count=4, seed=1, is_written=True):
    """Sheets of A4 that were put down one on another, the topmost with its corner up."""
    root, random = place("papers", at, yaw, parent), np.random.default_rng(seed)
    plain = material("office paper", "#E9E7E0", 0.75, spec=0.2)
    for k in range(count):
        u, v = np.meshgrid(np.linspace(-1, 1, 11), np.linspace(-1, 1, 13))
        lift = 0.0006 + 0.0012 * k + (k == count - 1) * random.uniform(0.006, 0.016) * np.clip(u * random.choice((-1, 1)) + v - 1.0, 0, 1) ** 1.5
        is_top = k == count - 1 and is_written
        page = cloth_sheet("page", np.stack([u * 0.105, v * 0.1485, lift], -1), written_pages(f"written {seed % 3}", seed=seed % 3) if is_top else plain, root, 0.0003)
        if is_top:
            unwrap(page, 0.21, 0.297)
        page.location = (random.normal(0, 0.012), random.normal(0, 0.012), 0)
        page.rotation_euler = (0, 0, random.normal(0, 0.09))
    return root


def pen_pot(P, at, parent=None, seed=1):
    root, random = place("pen pot", at, 0, parent), np.random.default_rng(seed)
    lathe("pot", [(0, 0), (0.036, 0, 0.003), (0.038, 0.098), (0.036, 0.098), (0.034, 0.004), (0, 0.004)], P["graphite"], 40, root)
    for k in range(6):
        turn, lean = random.uniform(0, 6.28), random.uniform(0.5, 1)
        foot, top = (-0.018 * math.cos(turn), -0.018 * math.sin(turn), 0.006), (0.030 * lean * math.cos(turn), 0.030 * lean * math.sin(turn), random.uniform(0.13, 0.16))
        bar(P[("sage_dark", "coral", "graphite", "wood", "navy_cloth", "white")[k]], 0.0042, foot, top, root)
    return root


def drinking_bottle(m, at, parent=None):
    root = place("bottle", at, 0, parent)
    lathe("bottle", [(0, 0), (0.036, 0, 0.006), (0.036, 0.17, 0.02), (0.020, 0.20, 0.006), (0.020, 0.205), (0, 0.205)], m, 48, root)
    lathe("cap", [(0, 0.203), (0.023, 0.203, 0.002), (0.023, 0.232, 0.003), (0, 0.232)], material("bottle cap", "#1B1E20", 0.5), 40, root)
    return root


def rucksack(m, at, yaw=0, parent=None):
    """Slumped against what stands behind it (towards +y), its pocket and its straps hanging."""
    root = place("rucksack", at, yaw, parent)
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 73), np.linspace(0, 1, 34))
    wide = 0.155 * np.clip(v / 0.06, 0, 1) ** 0.4 * np.clip((1 - v) / 0.22, 0, 1) ** 0.5 * (1 + 0.05 * np.sin(7 * v + 2))
    fold = 1 + 0.035 * np.sin(5 * u + 9 * v) * np.sin(np.pi * v) + 0.02 * np.sin(9 * u - 14 * v)
    corner = lambda c: np.sign(c) * np.abs(c) ** 0.62
    points = np.stack([wide * fold * corner(np.cos(u)), 0.62 * wide * fold * corner(np.sin(u)) + 0.09 * v**1.6, 0.44 * v - 0.010 * np.cos(2 * u) * v], -1)
    cloth_sheet("bag", points, m, root, 0.004)
    block(m, (0.22, 0.05, 0.17), (0, -0.10, 0.045), 0.020, 0.024, root, (-4, 0, 0))
    pipe(material("zip", "#15181A", 0.5), 0.003, [(-0.095, -0.126, 0.19), (0, -0.130, 0.205), (0.095, -0.126, 0.19)], root)
    for side in (-1, 1):
        pipe(m, 0.010, [(side * 0.06, 0.09, 0.40), (side * 0.10, 0.01, 0.44), (side * 0.15, -0.05, 0.28), (side * 0.17, -0.06, 0.06)], root)
    pipe(m, 0.007, [(-0.03, 0.08, 0.42), (-0.02, 0.07, 0.47), (0.02, 0.07, 0.47), (0.03, 0.08, 0.42)], root)
    return root


def waste_bin(P, at, parent=None, seed=2):
    """Round bin with paper in it."""
    root, random = place("waste bin", at, 0, parent), np.random.default_rng(seed)
    lathe("bin", [(0, 0), (0.105, 0, 0.006), (0.135, 0.31), (0.131, 0.31), (0.102, 0.006), (0, 0.006)], P["graphite"], 64, root)
    for _ in range(5):
        crumpled(material("office paper", "#E9E7E0", 0.75, spec=0.2), (random.uniform(-0.06, 0.06), random.uniform(-0.06, 0.06), random.uniform(0.22, 0.28)), random, root)
    return root


def crumpled(m, at, random, parent=None, radius=0.042):
    """A ball of crushed paper."""
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 15), np.linspace(0, np.pi, 9))
    rough = radius * (1 + random.uniform(-0.32, 0.22, u.shape))
    rough[:, -1] = rough[:, 0]
    points = np.stack([rough * np.sin(v) * np.cos(u), rough * np.sin(v) * np.sin(u), rough * np.cos(v)], -1).reshape(-1, 3)
    faces = [(r * 15 + k, r * 15 + k + 1, r * 15 + 16 + k, r * 15 + 15 + k) for r in range(8) for k in range(14)]
    mesh_object("crumpled", points, faces, m, False, parent=parent).location = at


def flexes(P, parent, x, y, top, seed=1):
    """Leads that hang from under a desk and lie in loops on the floor."""
    random = np.random.default_rng(seed)
    for k in range(3):
        a, b = x + 0.03 * k, x + random.uniform(-0.16, 0.16)
        points = [(a, y, top), (a + random.uniform(-0.03, 0.03), y + 0.01, top * 0.62), (b, y + random.uniform(-0.05, 0.05), 0.10), (b + 0.05, y, 0.012)]
        points += [(b + random.uniform(0.05, 0.2), y - random.uniform(0.02, 0.12), 0.006), (b + 0.30, y + random.uniform(-0.1, 0.1), 0.006)]
        pipe(P["graphite"], 0.0034, points, parent)


def kit_bag(m, trim, at, yaw=0):
    """Round sports bag lying on the floor, its zip open a little, its handles fallen to one side."""
    root = place("kit bag", at, yaw)
    u, t = np.meshgrid(np.linspace(0, 2 * np.pi, 73), np.linspace(-1, 1, 41))
    end = np.clip((1 - np.abs(t)) / 0.10, 0, 1) ** 0.5
    sag = 1 + 0.05 * np.sin(6 * t + 1) * np.sin(u) + 0.025 * np.sin(11 * t + 3 * u)
    points = np.stack([t * 0.26, 0.135 * end * sag * np.cos(u), 0.122 + 0.122 * end * sag * np.sin(u) * np.where(np.sin(u) > 0, 0.92 - 0.10 * np.cos(3 * t), 1)], -1)
    points[..., 2] = np.maximum(points[..., 2], 0.003)
    cloth_sheet("bag", points, m, root, 0.004)
    pipe(trim, 0.004, [(-0.20, 0.01, 0.238), (-0.05, 0.02, 0.238), (0.10, 0.015, 0.232), (0.20, 0.01, 0.236)], root)
    for y, fall in ((-0.09, -0.10), (0.08, -0.02)):
        pipe(trim, 0.009, [(-0.11, y - 0.045, 0.10), (-0.10, y, 0.22), (-0.05, y + fall * 0.6, 0.262), (0.05, y + fall, 0.258), (0.10, y, 0.22), (0.11, y - 0.045, 0.10)], root)
    return root


def chalk_stand(P, at):
    """Bowl of chalk on a post; chalk on its rim and round its foot."""
    root = place("chalk stand", at)
    rod(P["frame"], 0.19, 0.018, (0, 0, 0), root, 0.006)
    rod(P["frame"], 0.030, 0.78, (0, 0, 0.01), root)
    lathe("bowl", [(0, 0.78), (0.10, 0.78, 0.02), (0.185, 0.92), (0.190, 0.925), (0.188, 0.915), (0.175, 0.905), (0.10, 0.80), (0, 0.795)], P["frame"], 72, root)
    chalk = material("chalk", "#E8E6E0", 0.95, spec=0.1)
    lathe("chalk", [(0, 0.850), (0.05, 0.858), (0.10, 0.845), (0.148, 0.868)], chalk, 48, root, angle=180)
    for x, y, turn in ((0.02, 0.03, 20), (-0.06, -0.02, 65), (0.05, -0.06, 130)):
        square("block", (0.055, 0.05, 0.028), (x, y, 0.868), chalk, 0.004, 2, root, rot=(8, -6, turn))
    return root
