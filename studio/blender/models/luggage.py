"""An open suitcase on a hotel's rack, half unpacked. Metres; the case opens towards -y."""
import math

import numpy as np
from kit import block as square, cloth_sheet, loft, material, tube

from .room_clay import bar, block, pipe, place
from .room_interior import cloth, creased
from .traces_of_people import draped


def luggage_rack(P, parent, height=0.50, width=0.66, depth=0.44):
    """Two crossed frames of bent wood with webbing between them."""
    wood, web = P["oak"], cloth("webbing", "#24282B", "#34393D", 300)
    for x in (-width / 2, width / 2):
        for side in (-1, 1):
            lean = x - 0.016 * side
            bar(wood, 0.013, (lean, -depth / 2 * side, height), (lean, depth / 2 * side, 0.006), parent)
    for y in (-depth / 2, depth / 2):
        bar(wood, 0.014, (-width / 2 - 0.03, y, height), (width / 2 + 0.03, y, height), parent)
        bar(wood, 0.010, (-width / 2, y * 0.62, 0.14), (width / 2, y * 0.62, 0.14), parent)
    for x in (-0.22, 0, 0.22):
        block(web, (0.05, depth + 0.02, 0.004), (x, 0, height + 0.010), 0.001, 0.003, parent)


def half_shell(parent, shell, lining, trim, size, name):
    """One half of a case, open above: ribbed outside, lined inside, with the zip's tape along its edge."""
    width, depth, height = size
    loft(f"{name} shell", width, depth, 0.060, [(0.05, 0), (0.004, 0.004, 0.03), (0, 0.04, 0.02), (0, height), (0.004, height)], shell, 220, parent=parent, cap=(True, False), seg=7)
    loft(f"{name} lining", width, depth, 0.060, [(0.004, height), (0.0045, height - 0.004), (0.008, 0.03, 0.02), (0.05, 0.010)], lining, 220, parent=parent, cap=(False, True), seg=7)
    loft(f"{name} zip", width + 0.003, depth + 0.003, 0.061, [(0, height - 0.016), (-0.0012, height - 0.012), (-0.0012, height - 0.001), (0.003, height + 0.0015), (0.007, height)], trim, 220, parent=parent, cap=(False, False))


def folded(m, parent, at, size, seed, yaw=0, layers=3):
    """A folded garment: its layers, a little askew, soft at the fold and sunk in the middle."""
    random = np.random.default_rng(seed)
    root = place("folded", at, yaw, parent)
    width, depth, height = size
    each = height / layers
    for k in range(layers):
        n, turn = 41, np.linspace(0, 2 * np.pi, 30, endpoint=False)
        t = np.linspace(-1, 1, n)
        shape = lambda c: np.sign(c) * np.abs(c) ** 0.5
        thick = each * 0.56 * (1 - np.abs(t) ** 14 * 0.5) * (1 + 0.10 * np.sin(3 * t + seed + k))
        y = depth / 2 * (1 - 0.05 * np.abs(t) ** 6)[:, None] * shape(np.cos(turn))[None] * (1 - 0.02 * k) + random.normal(0, 0.003)
        z = each * (k + 0.5) + thick[:, None] * shape(np.sin(turn))[None]
        z = z - (0.006 * (k + 1) / layers) * np.exp(-((t[:, None] / 0.6) ** 2) - (y / depth * 2) ** 2) + 0.0035 * np.sin(9 * t[:, None] + 14 * y / depth + seed) * np.cos(5 * y / depth * 2 + k)
        x = t[:, None] * width / 2 * (1 - 0.015 * k) + 0 * y + random.normal(0, 0.003)
        points = np.concatenate([np.stack([x, y, z], -1), np.stack([x, y, z], -1)[:, :1]], 1)
        cloth_sheet("layer", points, m, root, 0.002)
        for end in (0, -1):
            ring = points[end]
            middle = ring.mean(0)
            inner = np.stack([ring, middle + (ring - middle) * 0.5, np.broadcast_to(middle, ring.shape)])
            cloth_sheet("edge", inner, m, root, 0.002)
    return root


def open_suitcase(P, at, yaw=0):
    """Rack and case; a shirt thrown over its corner, folded things, a wash bag and a book in it."""
    root = place("open suitcase", at, yaw)
    luggage_rack(P, root)
    shell = material("case shell", "#35484F", 0.42, spec=0.45, bump=0.5, bscale=700, noise_rough=0.06)
    lining = creased(cloth("case lining", "#75706A", "#918B83", 500), 0.003, 9)
    trim = cloth("zip tape", "#141618", "#22262A", 600)
    width, depth = 0.70, 0.46
    lower = place("lower half", (0, 0, 0.514), 0, root)
    half_shell(lower, shell, lining, trim, (width, depth, 0.125), "lower")
    lid = place("lid", (0, depth / 2 + 0.004, 0.514 + 0.125), 0, root)
    lid.rotation_euler = (math.radians(104), 0, 0)
    inside = place("lid half", (0, depth / 2, -0.085), 0, lid)
    half_shell(inside, shell, lining, trim, (width, depth, 0.085), "lid")
    for side in (-1, 1):
        bar(trim, 0.006, (side * 0.16, 0.03 - depth / 2, 0.030), (side * -0.16, depth / 2 - 0.03, 0.030), inside)
    square("pocket", (width - 0.08, 0.20, 0.006), (0, 0.10 - depth / 2 + 0.04, 0.02), lining, 0.003, 3, inside)
    tube("pocket zip", [(-0.29, -0.02 + 0.0, 0.026), (-0.1, 0.004, 0.026), (0.1, 0.004, 0.026), (0.29, -0.02, 0.026)], 0.003, trim, inside)
    for x in (-0.20, 0.20):
        block(shell, (0.05, 0.012, 0.030), (x, -depth / 2 - 0.004, 0.045), 0.004, 0.005, lower)
    pipe(trim, 0.009, [(-0.08, -depth / 2 - 0.002, 0.07), (-0.07, -depth / 2 - 0.026, 0.066), (0.07, -depth / 2 - 0.026, 0.066), (0.08, -depth / 2 - 0.002, 0.07)], lower)
    white, blue, rust, grey = (creased(cloth(name, dark, light, 700), 0.0022, 14) for name, dark, light in (("shirt white", "#D2D2CE", "#E9E8E4"), ("shirt blue", "#7F97AE", "#A3B7C9"), ("knit rust", "#7C4632", "#9A6048"), ("knit grey", "#5C6063", "#7B8083")))
    floor = 0.014
    folded(grey, lower, (-0.205, 0.0, floor), (0.25, 0.36, 0.085), 3, 2, 3)
    folded(blue, lower, (-0.195, -0.01, floor + 0.084), (0.24, 0.33, 0.045), 5, -4, 2)
    folded(white, lower, (0.075, 0.02, floor), (0.26, 0.37, 0.110), 8, -2, 4)
    folded(rust, lower, (0.085, 0.015, floor + 0.108), (0.25, 0.32, 0.040), 9, 6, 1)
    block(creased(cloth("wash bag", "#1E2A33", "#2D3B45", 500), 0.002, 12), (0.12, 0.22, 0.095), (0.275, -0.07, floor), 0.035, 0.03, lower, (0, 0, 5))
    shirt = creased(cloth("linen shirt", "#C4B79F", "#E0D5C0", 620), 0.0022, 18)
    turn, edge = math.radians(yaw), np.array((-0.14, -depth / 2 + 0.004))
    over = (at[0] + edge[0] * math.cos(turn) - edge[1] * math.sin(turn), at[1] + edge[0] * math.sin(turn) + edge[1] * math.cos(turn), 0.636)
    draped(shirt, over, 0.30, 0.25, 0.19, 0.012, yaw, 4, 0.6, 0.012, 0.055)
    return root
