"""A dentist's tray laid ready for an examination: mirror, probe, tweezers and cotton rolls on a paper, in stainless steel. Metres."""
import math

import numpy as np
from kit import cloth_sheet, lathe, material, mesh_object, rounded_block, smooth_noise

from .filter_dust import fibres
from .filter_parts import grid_faces, seam_faces
from .room_clay import place


def steels():
    """Pressed steel of the tray, with the dull wipes of its cloth, and the polished one of the instruments."""
    tray = material("pressed steel", (0.54, 0.54, 0.535), 0.20, metal=1.0, bscale=40, noise_rough=0.025)
    fine = material("instrument steel", (0.60, 0.60, 0.595), 0.11, metal=1.0, bscale=90, noise_rough=0.03)
    return tray, fine


def pressed_wall(m, width, depth, radius, parent):
    """Wall of a tray pressed from 1 mm steel: cove at the floor, a flare of 10 degrees, the edge rolled outwards to a bead of 6 mm."""

    def arc(x, z, r, start, end, count):
        turn = np.radians(np.linspace(start, end, count))
        return np.column_stack([x + r * np.cos(turn), z + r * np.sin(turn)])

    floor = np.column_stack([np.linspace(-0.014, -0.0068, 5), np.full(5, 0.0006)])
    line = np.concatenate([floor, arc(-0.0065, 0.0066, 0.006, -90, -10, 24), arc(0.00342, 0.0145, 0.0024, 170, -70, 56)])
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    aside = 0.0005 * np.column_stack([-along[:, 1], along[:, 0]])
    section = np.concatenate([line + aside, (line - aside)[::-1]])
    places, outwards = [], []
    for k in range(4):
        turn = np.radians(np.linspace(90 * k, 90 * (k + 1), 49))
        out = np.column_stack([np.cos(turn), np.sin(turn)])
        middle = np.array([(width / 2 - radius) * (1 if k in (0, 3) else -1), (depth / 2 - radius) * (1 if k < 2 else -1)])
        places.append(middle + radius * out)
        outwards.append(out)
    places, outwards = np.concatenate(places), np.concatenate(outwards)
    rings = np.concatenate([places[None] + section[:, :1, None] * outwards[None], np.broadcast_to(section[:, 1:, None], (len(section), len(places), 1))], -1)
    faces = np.concatenate([grid_faces(len(places), len(section) - 1, True), seam_faces(len(places), len(section))])
    return mesh_object("wall", rings.reshape(-1, 3), faces, m, True, 60, parent)


def swept(name, points, radii, m, parent=None, flat=1.0, sides=24):
    """A round bar along `points` whose radius changes with `radii`; `flat` is its thickness in its width."""
    points, radii = np.asarray(points, float), np.asarray(radii, float)
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    aside = np.cross(along, (0, 0, 1.0))
    aside /= np.linalg.norm(aside, axis=1)[:, None]
    up = np.cross(aside, along)
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rings = points[:, None] + radii[:, None, None] * (aside[:, None] * np.cos(turn)[:, None] + flat * up[:, None] * np.sin(turn)[:, None])
    rows = len(points)
    faces = grid_faces(sides, rows - 1, True)
    ends = [tuple(range(sides))[::-1], tuple((rows - 1) * sides + k for k in range(sides))]
    return mesh_object(name, rings.reshape(-1, 3), [*map(tuple, faces), *ends], m, True, 40, parent)


def grip(length=0.112, radius=0.0032):
    """Places and radii of a handle along x: grooves in two bands, a waist, and both ends drawn in."""
    x = np.linspace(0, length, 420)
    share = x / length
    r = np.full_like(x, radius)
    for low, high in ((0.08, 0.30), (0.70, 0.93)):
        inside = np.clip((share - low) / 0.01, 0, 1) * np.clip((high - share) / 0.01, 0, 1)
        r -= inside * 0.00042 * (0.5 + 0.5 * np.sign(np.sin(2 * np.pi * x / 0.0019)))
    r -= 0.00035 * np.exp(-(((share - 0.5) / 0.12) ** 2))
    return x, r * np.clip((1 - np.abs(2 * share - 1)) / 0.05, 0.30, 1) ** 0.6


def curve(points, count=60):
    """A smooth line through a few points."""
    points = np.asarray(points, float)
    at = np.linspace(0, 1, len(points))
    t = np.linspace(0, 1, count)
    order = min(3, len(points) - 1)
    return np.column_stack([np.polyval(np.polyfit(at, points[:, k], order), t) for k in range(3)])


def mouth_mirror(m, parent, at, yaw, lift=0.0):
    """Hand mirror, 165 mm, lying with its glass towards the window."""
    root = place("mouth mirror", (*at, 0.0034 + lift), yaw, parent)
    x, r = grip()
    swept("handle", np.column_stack([x, 0 * x, 0 * x]), r, m, root)
    neck = curve([(0.110, 0, 0), (0.124, 0, 0.0004), (0.138, 0, 0.004), (0.147, 0, 0.010)])
    swept("neck", neck, np.linspace(0.0020, 0.0010, len(neck)), m, root)
    head = place("head", (0.1545, 0, 0.0150), 0, root)
    head.rotation_euler = (math.radians(9), math.radians(-43), 0)
    lathe("rim", [(0, -0.0016), (0.0104, -0.0016, 0.0006), (0.0114, 0.0004, 0.0006), (0.0114, 0.0013, 0.0003), (0.0103, 0.0013), (0.0101, 0.0008)], m, 96, head)
    lathe("glass", [(0.0103, 0.0008), (0, 0.0008)], material("mirror glass", (0.86, 0.88, 0.88), 0.015, metal=1.0), 96, head)
    return root


def probe(m, parent, at, yaw):
    """Double-ended explorer: a sickle at one end, a straight pick with its bend at the other."""
    root = place("probe", (*at, 0.0034), yaw, parent)
    x, r = grip(0.104, 0.0034)
    swept("handle", np.column_stack([x, 0 * x, 0 * x]), r, m, root)
    sickle = curve([(0.102, 0, 0), (0.122, 0, 0.001), (0.134, 0.004, 0.001), (0.140, 0.013, 0), (0.131, 0.020, -0.001)])
    swept("sickle", sickle, np.linspace(0.0019, 0.00022, len(sickle)), m, root)
    pick = curve([(0.002, 0, 0), (-0.018, 0, 0.001), (-0.029, -0.004, 0.001), (-0.033, -0.014, 0)])
    swept("pick", pick, np.linspace(0.0019, 0.00022, len(pick)), m, root)
    return root


def tweezers(m, parent, at, yaw):
    """College tweezers, 150 mm, lying on one side: two springs joined at the back, both points bent."""
    root = place("tweezers", (*at, 0.0030), yaw, parent)
    for side in (-1, 1):
        arm = curve([(0, 0.0012 * side, 0), (0.045, 0.0075 * side, 0), (0.095, 0.0070 * side, 0), (0.128, 0.0030 * side + 0.003, 0), (0.150, 0.0008 * side + 0.014, 0)], 90)
        wide = np.interp(np.linspace(0, 1, 90), (0, 0.05, 0.45, 0.75, 1), (0.0008, 0.0012, 0.0014, 0.0011, 0.0004))
        swept("arm", arm, wide, m, root, flat=2.6)
    swept("heel", [(-0.002, 0, 0), (0.004, 0, 0), (0.012, 0, 0), (0.018, 0, 0)], (0.0016, 0.0024, 0.0024, 0.0010), m, root, flat=1.3)
    return root


def cotton_roll(m, parent, at, yaw, seed, tilt=0.0):
    """Roll of cotton, 10 x 38 mm, wound and a little furry."""
    random = np.random.default_rng(seed)
    root = place("cotton roll", at, yaw, parent)
    root.rotation_euler = (math.radians(random.uniform(0, 360)), math.radians(tilt), math.radians(yaw))
    radius, length = 0.0050 * random.uniform(0.95, 1.04), 0.038 * random.uniform(0.96, 1.03)
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 97), np.linspace(0, 1, 90))
    noise = smooth_noise(random, 90, 97, 4)
    noise[:, -1] = noise[:, 0]
    end = np.clip(np.minimum(v, 1 - v) / 0.045, 0, 1) ** 0.45
    r = radius * (0.30 + 0.70 * end) * (1 + 0.05 * (noise - 0.5)) * (1 - 0.02 * np.cos(u))
    r = np.where((v == 0) | (v == 1), 0.0004, r)
    points = np.stack([length * (v - 0.5), r * np.cos(u), r * np.sin(u)], -1)
    made = mesh_object("roll", points.reshape(-1, 3), grid_faces(97, 89, False), m, True, 180, root)
    count = 260
    angle, place_ = random.uniform(0, 2 * np.pi, count), random.uniform(-0.5, 0.5, count) * length
    out = np.stack([0 * angle, np.cos(angle), np.sin(angle)], 1)
    fur = np.stack([place_, 0 * angle, 0 * angle], 1) + out * (radius - 0.0003)
    fibres("fur", fur, out, 0.0042, 0.0007, 5, 0.000028, material("cotton fibre", "#EFEDE8", 0.95, spec=0.1), root, seed)
    return made


def tray_paper(parent, width, depth, seed=4):
    """Crêped paper cut to the tray, not quite flat."""
    random = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, 121), np.linspace(-1, 1, 81))
    edge = np.clip((np.maximum(np.abs(u), np.abs(v)) - 0.90) / 0.10, 0, 1)
    wave = 0.0006 * np.sin(5 * u + 2 * v) * np.sin(3 * v - u) + 0.0005 * smooth_noise(random, 81, 121, 14)
    lift = 0.0004 + 0.5 * np.abs(wave) + 0.0005 * edge**2 * (0.5 + 0.5 * np.sin(5 * u + 4 * v))
    paper = material("tray paper", "#93B3BC", 0.92, spec=0.15, bump=0.9, bscale=620)
    return cloth_sheet("tray paper", np.stack([u * width / 2, v * depth / 2, lift], -1), paper, parent, 0.00025)


def gauze_swab(parent, at, yaw, side=0.047, layers=4, seed=8):
    """Gauze folded to and fro to a square: every thread of its open weave, over a thinner lining that stands for the layers below."""
    random = np.random.default_rng(seed)
    root = place("gauze", at, yaw, parent)
    step, rise = 0.00025, 0.0013
    path = []
    for k in range(layers):
        left, right = -side / 2 + random.uniform(-0.0006, 0.0006), side / 2 + random.uniform(-0.0006, 0.0006)
        x = np.linspace(left, right, 240)[:: 1 if k % 2 == 0 else -1]
        path.append(np.column_stack([x, np.full(240, rise * (k + 0.4))]))
        if k < layers - 1:
            turn = np.linspace(-np.pi / 2, np.pi / 2, 14)[1:-1]
            bulge = 1.5 * np.cos(turn) * (1 if k % 2 == 0 else -1)
            path.append(np.column_stack([x[-1] + rise / 2 * bulge, rise * (k + 0.9 + np.sin(turn) / 2)]))
    path = np.concatenate(path)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    s, y = np.arange(0, length[-1], step), np.arange(-side / 2, side / 2, step)
    x, z = np.interp(s, length, path[:, 0])[:, None], np.interp(s, length, path[:, 1])[:, None]
    wander, swell = (smooth_noise(random, len(s), len(y), n) - 0.5 for n in (40, 22))
    soft = 0.35 + z / (layers * rise)
    across = y[None] * (1 - 0.008 * soft) + 0.0005 * np.sin(s * 31)[:, None] + 0.0003 * wander
    drop = np.clip(np.abs(y[None]) / (side / 2) - 0.86, 0, 1) ** 2 * 0.045 * soft
    grid = np.stack([x + 0.0004 * wander + 0 * across, across, np.maximum(z + 0.0011 * swell * soft - drop, 0.0003)], -1)
    ds, dy = np.gradient(grid, axis=0), np.gradient(grid, axis=1)
    ds, dy = (d / (np.linalg.norm(d, axis=2)[..., None] + 1e-12) for d in (ds, dy))
    up = np.cross(ds, dy)
    thread, lining = material("gauze thread", "#F6F5F2", 0.95, spec=0.05), material("gauze below", "#E2E1DC", 0.97, spec=0.05)
    ring = np.linspace(0, 2 * np.pi, 5, endpoint=False)
    for name, points, aside, normal in (("weft", grid[:, 2::4].swapaxes(0, 1), dy[:, 2::4].swapaxes(0, 1), up[:, 2::4].swapaxes(0, 1)), ("warp", grid[2::4], ds[2::4], up[2::4])):
        count, rows = points.shape[:2]
        over = np.sin(np.pi * (np.arange(rows)[None] / 4 + np.arange(count)[:, None]) + (0 if name == "weft" else np.pi))
        thick = 0.00024 * random.uniform(0.8, 1.2, (count, 1, 1, 1))
        centre = points + 0.00012 * over[..., None] * normal
        tube = centre[:, :, None] + thick * (np.cos(ring)[:, None] * aside[:, :, None] + np.sin(ring)[:, None] * normal[:, :, None])
        faces = grid_faces(5, rows - 1, True)
        all_faces = (faces[None] + (np.arange(count) * rows * 5)[:, None, None]).reshape(-1, 4)
        mesh_object(name, tube.reshape(-1, 3), all_faces, thread, True, 180, root)
    coarse = grid[::3, ::3]
    mesh_object("lining", coarse.reshape(-1, 3), grid_faces(coarse.shape[1], coarse.shape[0] - 1, False), lining, True, 180, root)
    return root


def examination_tray(at, yaw=0, width=0.290, depth=0.190):
    """The tray, its paper, and what lies on it; its user sits at -y."""
    root = place("examination tray", at, yaw)
    tray, fine = steels()
    rounded_block("floor", width - 0.024, depth - 0.024, 0.0010, 0.012, 0.0002, tray, (0, 0, 0), root)
    pressed_wall(tray, width, depth, 0.026, root)
    lined = place("lined", (0, 0, 0.0010), 0, root)
    tray_paper(lined, width - 0.024, depth - 0.024)
    on = place("laid", (0, 0, 0.0018), 0, root)
    mouth_mirror(fine, on, (-0.108, -0.058), 13)
    probe(fine, on, (-0.078, -0.016), 17)
    tweezers(fine, on, (-0.104, 0.018), 19)
    cotton = material("cotton", "#EDEBE6", 0.97, spec=0.05, bump=1.0, bscale=1400)
    rolls = ((0.098, 0.052, 0.0052, 78, 0), (0.086, 0.050, 0.0052, 84, 0), (0.110, 0.049, 0.0052, 71, 0), (0.093, 0.052, 0.0136, 90, 3), (0.105, 0.048, 0.0138, 66, -2), (0.062, 0.060, 0.0052, 24, 0))
    for number, (x, y, z, turn_, tilt) in enumerate(rolls):
        cotton_roll(cotton, on, (x, y, z), turn_, 20 + number, tilt)
    gauze_swab(on, (0.099, -0.050, 0), 11)
    return root
