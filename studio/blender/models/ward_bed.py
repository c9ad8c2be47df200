"""A hospital bed: boards of pale laminate in frames, split rails, two lifting columns on a chassis with castors. Metres.

Its head is at y = 0; it stands low, as at night: the mattress begins at `PLATFORM` above the floor, its back rest is raised.
"""
import math

import numpy as np
from kit import box, cloth_sheet, fallen, frame, grid, hem, material, mesh_object, rounded_block, smooth_noise
from kit.mesh import outline

from .bed_cloth import laid_flat
from .room_clay import bar, block, pipe, place, rod
from .room_interior import pillow

PLATFORM, THICK, WIDE = 0.42, 0.15, 0.86
HINGE_Y, RAISED = -0.82, 27
BACK, LEGS = 0.74, 1.26
TOP = PLATFORM + THICK


def bed_finishes():
    """Enamel, plastics and laminate, for those that the room does not name itself."""
    return dict(
        bed_steel=material("bed enamel", "#C9CED0", 0.36, spec=0.45),
        bed_shell=material("bed shell", "#B4BBBE", 0.5, spec=0.35),
        bed_rail=material("bed rail", "#DADEDF", 0.42, spec=0.4),
        tyre=material("castor tyre", "#474C50", 0.6, spec=0.3),
    )


def hospital_bed(P, wall):
    """Bed 0.96 x 2.2 m, made, with the dent of a head in its pillow; both rails at the head are up, those at the feet down."""
    P = bed_finishes() | P
    root = place("hospital bed", **wall)
    _chassis(P, root)
    _platform(P, root)
    _board(P, root, -0.075, 0.34, 1.02)
    _board(P, root, -2.150, 0.30, 0.74)
    for x in (-1, 1):
        for y in (-0.075, -2.150):
            rod(P["bed_rail"], 0.036, 0.030, (x * 0.472, y, 0.385), root, 0.010)
        _rail(P, root, x, -0.60, 0.76, 0.37, TOP + 0.215, 3)
        _rail(P, root, x, -1.52, 0.86, 0.22, 0.170, 2)
        for y in (-0.40, -0.80):
            block(P["bed_steel"], (0.022, 0.055, 0.25), (x * 0.458, y, 0.375), 0.006, 0.008, root)
    linen = P.get("linen", P["white"])
    _mattress(linen, root)
    at, lean = _along(np.array([0.46])), math.radians(RAISED)
    y, z = float(at[0][0] - math.sin(lean) * (THICK + 0.05)), float(at[1][0] + math.cos(lean) * (THICK + 0.05))
    pillow(linen, (0.66, 0.43, 0.17), (0.02, y, z), (RAISED, 0, 3), root, 44, 0.38)
    _bedding(P, root, linen)
    return root


def _along(s):
    """Line of the platform at `s` metres from the hinge towards the head: y, z and the angle, with a soft bend."""
    fine = np.linspace(-LEGS, BACK, 400)
    share = np.clip((fine + 0.09) / 0.18, 0, 1)
    angle = math.radians(RAISED) * share * share * (3 - 2 * share)
    step = fine[1] - fine[0]
    y, z = np.cumsum(np.cos(angle)) * step, np.cumsum(np.sin(angle)) * step
    flat = np.searchsorted(fine, 0)
    y = y - y[flat] + HINGE_Y
    return np.interp(s, fine, y), np.interp(s, fine, z) + PLATFORM, np.interp(s, fine, angle)


def _mattress(m, root):
    """Under a drawn sheet, with rounded edges and a slight crown; bent over the back rest."""
    edge = 0.040
    ends = [(edge * (1 - math.sin(t)), edge * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 6)]
    stations = [(-LEGS + out, inset) for inset, out in ends] + [(s, 0) for s in np.linspace(-LEGS + 0.06, BACK - 0.06, 60)]
    stations += [(BACK - out, inset) for inset, out in reversed(ends)]
    points, normals, _ = outline(WIDE, THICK, edge, 120, 2.0)
    noise = smooth_noise(np.random.default_rng(8), len(stations), len(points), 7) - 0.5
    rings = []
    for k, (s, inset) in enumerate(stations):
        section = points - normals * inset + normals * (0.005 * noise[k] * (np.abs(points[:, 0]) > 0.3))[:, None]
        across, up = section[:, 0], section[:, 1] + THICK / 2
        up = up + 0.010 * (1 - (across / (WIDE / 2)) ** 2) * (up > THICK / 2)
        y, z, angle = (float(v[0]) for v in _along(np.array([s])))
        rings.append(np.stack([across, y - math.sin(angle) * up, z + math.cos(angle) * up], -1))
    count, here = len(points), np.arange(len(points))
    there = (here + 1) % count
    faces = [tuple(face) for k in range(len(rings) - 1) for face in np.stack([k * count + here, k * count + there, (k + 1) * count + there, (k + 1) * count + here], 1)]
    faces += [tuple(reversed(range(count))), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    mesh_object("mattress", np.concatenate(rings), faces, m, True, 50, root)


def _bedding(P, root, linen, fold_y=-1.00):
    """Duvet that has fallen over the mattress into folds, its upper edge turned back with the sheet; both are hemmed."""
    thread = material("bed thread", "#8D979B", 0.8)
    duvet = P.get("duvet", P.get("sage_cloth", P["sage"]))
    solids = [box((0.96, 0.05, 0.46), (0, -2.150, 0.52)), box((WIDE, BACK, THICK), (0, HINGE_Y + 0.33 - 0.034, TOP + 0.095), 0, RAISED, 0.05)]
    for m, width, first, last, lift, thick, seed in ((duvet, 1.36, -2.10, fold_y, 0.0, P.get("blanket_thick", 0.042), 3), (linen, 1.34, fold_y - 0.25, fold_y + 0.035, 0.030, 0.024, 4)):
        rest = grid(width * 1.10, (last - first) * 1.18, 0.018)
        start = rest * (0.90, 1 / 1.18, 1) + (0.012, (first + last) / 2, TOP + 0.07 + lift)
        random = np.random.default_rng(seed)
        start[..., 2] += 0.060 * smooth_noise(random, *rest.shape[:2], 14) + 0.034 * smooth_noise(random, *rest.shape[:2], 5)
        top = box((WIDE + 2 * lift, 1.70, THICK + 2 * lift), (0, -1.30, PLATFORM + THICK / 2), round_=0.055)
        lies = fallen(rest, start, [top, *solids], seconds=0.6, bending=0.06, friction=1)
        laid_flat(cloth_sheet("bedding", lies, m, root, thick), rest)
        hem("bedding hem", lies, m, thread, root, thick)


def _board(P, root, y, low, high):
    """Slim panel in a rounded frame, with a grip under the upper edge."""
    height, upright = high - low, math.radians(90)
    rim = frame("board frame", 0.92, height, 0.10, 0.036, 0.030, 0.013, P["bed_steel"], -0.015, 200, root, 6)
    rim.location, rim.rotation_euler = (0, y, (low + high) / 2), (upright, 0, 0)
    panel = rounded_block("board", 0.87, height - 0.115, 0.016, 0.045, 0.004, P.get("board", P["wood"]), (0, y + 0.008, low + 0.02 + (height - 0.115) / 2), root, 160, 4)
    panel.rotation_euler = (upright, 0, 0)


def _rail(P, root, side, y, length, height, z, bars):
    """Rounded frame with rounded bars in it."""
    rim = frame("rail", length, height, 0.10, 0.032, 0.026, 0.012, P["bed_rail"], -0.013, 200, root, 6)
    rim.location, rim.rotation_euler = (side * 0.474, y, z), (math.radians(90), 0, math.radians(90))
    for k in range(bars):
        at = z + height * ((k + 1) / (bars + 1) - 0.5)
        block(P["bed_rail"], (0.020, length - 0.034, 0.026), (side * 0.474, y, at - 0.013), 0.0095, 0.0097, root)


def _chassis(P, root):
    for x in (-0.33, 0.33):
        block(P["bed_steel"], (0.05, 1.74, 0.05), (x, -1.15, 0.150), 0.010, 0.012, root)
    for y in (-0.31, -1.99):
        block(P["bed_steel"], (0.80, 0.06, 0.05), (0, y, 0.152), 0.012, 0.014, root)
        for x in (-0.385, 0.385):
            castor(P, root, (x, y), 18 if x > 0 else -37)
    block(P["bed_shell"], (0.56, 1.16, 0.075), (0, -1.15, 0.165), 0.024, 0.06, root)
    for y in (-0.80, -1.50):
        block(P["bed_shell"], (0.19, 0.16, 0.12), (0, y, 0.225), 0.008, 0.022, root)
        block(P["bed_steel"], (0.155, 0.125, 0.08), (0, y, 0.320), 0.004, 0.018, root)
    block(P["graphite"], (0.16, 0.30, 0.07), (0.10, -1.14, 0.240), 0.014, 0.02, root)
    bar(P["metal"], 0.016, (0.10, -1.25, 0.285), (0.10, -0.80, 0.380), root)
    pipe(P["graphite"], 0.006, [(0.16, -1.02, 0.27), (0.24, -0.90, 0.22), (0.30, -1.10, 0.25), (0.36, -1.30, 0.36)], root)
    bar(P["metal"], 0.009, (-0.385, -2.03, 0.105), (0.385, -2.03, 0.105), root)
    for x in (-0.25, 0.25):
        block(P["graphite"], (0.11, 0.055, 0.014), (x, -2.06, 0.100), 0.005, 0.012, root)


def castor(P, parent, at, yaw=0, radius=0.062):
    """Twin wheel under a hood."""
    root = place("castor", (*at, 0), yaw, parent)
    for x in (-0.024, 0.024):
        rod(P["tyre"], radius, 0.022, (x - 0.011, 0.018, radius), root, 0.008, (0, 90, 0))
        rod(P["bed_rail"], radius * 0.62, 0.025, (x - 0.0125, 0.018, radius), root, 0.003, (0, 90, 0))
    block(P["bed_rail"], (0.062, 0.095, 0.045), (0, 0.008, radius + 0.030), 0.018, 0.024, root)
    rod(P["metal"], 0.014, 0.06, (0, 0, radius + 0.06), root)


def _platform(P, root):
    for y, length in ((-0.985, 0.30), (-1.320, 0.34), (-1.760, 0.50)):
        block(P["bed_shell"], (0.84, length, 0.028), (0, y, PLATFORM - 0.030), 0.010, 0.03, root)
    back = place("back rest", (0, HINGE_Y, PLATFORM), parent=root)
    back.rotation_euler = (math.radians(RAISED), 0, 0)
    block(P["bed_shell"], (0.84, 0.70, 0.028), (0, 0.37, -0.030), 0.010, 0.03, back)
    for x in (-0.412, 0.412):
        block(P["bed_steel"], (0.030, 1.96, 0.046), (x, -1.11, PLATFORM - 0.078), 0.012, 0.013, root)


def chart(P, root, at):
    """The night's chart in its folder, hung by a clip on the board at the feet."""
    made, cover = place("chart", at, 2, root), material("chart folder", "#3F5F68", 0.42, spec=0.4, bump=0.3, bscale=900)
    block(P["graphite"], (0.235, 0.006, 0.325), (0, 0, 0), 0.002, 0.008, made)
    block(P["paper"], (0.222, 0.006, 0.300), (0, -0.006, 0.004), 0.0005, 0.002, made)
    block(cover, (0.232, 0.003, 0.306), (0, -0.0105, 0.002), 0.001, 0.010, made, (0, 0.6, 0))
    block(P["paper"], (0.100, 0.0008, 0.046), (0, -0.0123, 0.196), 0.0002, 0.003, made, (0, 0.6, 0))
    for z, length in ((0.224, 0.062), (0.210, 0.078)):
        block(P["graphite"], (length, 0.0006, 0.0026), (0, -0.0128, z), 0, 0, made)
    block(P["metal"], (0.11, 0.018, 0.022), (0, -0.008, 0.300), 0.003, 0.004, made)


def call_button(P, root, start, end):
    """A handset on the pillow, its lead hanging from the panel."""
    (x, y, z), (u, v, w) = start, end
    pipe(P["white"], 0.0035, [start, (x, y - 0.03, z - 0.16), (x + 0.03, y - 0.10, w + 0.12), (u + 0.02, v + 0.12, w + 0.03), (u, v + 0.05, w)], root)
    block(P["white"], (0.034, 0.11, 0.020), (u, v, w - 0.010), 0.008, 0.010, root, (0, 0, 20))
    block(P["coral"], (0.016, 0.020, 0.004), (u - 0.004, v - 0.016, w + 0.009), 0.001, 0.002, root, (0, 0, 20))
