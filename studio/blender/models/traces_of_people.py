"""What people leave in a room: a coat on its hook, a towel, an open book, a glass of water, a lamp left on. Metres."""
import math

import bpy
import numpy as np
from kit import lathe, link, material, mesh_object

from .room_clay import bar, block, place, rod
from .room_interior import cloth

WARM = (1, 0.74, 0.48)


def drinking_glass_material():
    """Clear where one looks through it, bright at its rim: neither refraction nor mixing of rays, so no noise."""
    if "drinking glass" in bpy.data.materials:
        return bpy.data.materials["drinking glass"]
    m = bpy.data.materials.new("drinking glass")
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    add, join = tree.nodes.new, tree.links.new
    clear, shine, mix = (
        add("ShaderNodeBsdfTransparent"),
        add("ShaderNodeBsdfGlossy"),
        add("ShaderNodeMixShader"),
    )
    facing, output = add("ShaderNodeLayerWeight"), add("ShaderNodeOutputMaterial")
    facing.inputs["Blend"].default_value = 0.28
    clear.inputs["Color"].default_value = (0.93, 0.955, 0.96, 1)
    shine.inputs["Roughness"].default_value = 0.05
    join(facing.outputs["Facing"], mix.inputs[0])
    join(clear.outputs[0], mix.inputs[1])
    join(shine.outputs[0], mix.inputs[2])
    join(mix.outputs[0], output.inputs["Surface"])
    return m


def glass_of_water(at, parent=None, height=0.115, radius=0.034):
    glass = drinking_glass_material()
    wall = [
        (0, 0.001),
        (radius * 0.86, 0.001, 0.003),
        (radius, height, 0.001),
        (radius - 0.002, height),
        (radius * 0.84, 0.010),
        (0, 0.010),
    ]
    lathe("glass", wall, glass, 48, parent, loc=at)
    water = [(0, 0.011), (radius * 0.84, 0.011), (radius * 0.94, height * 0.62), (0, height * 0.62)]
    lathe("water", water, glass, 48, parent, loc=at)


def open_book(P, at, yaw=0, width=0.30, depth=0.21, cover="coral"):
    """Lies open in the middle, its pages bulging at the fold; lines of print as pale grey bars."""
    root = place("open book", at, yaw)
    block(P[cover], (width + 0.008, depth + 0.008, 0.004), (0, 0, 0), 0.001, 0.003, root)
    ink = material("print on paper", "#A9AFB3", 0.8)
    columns = 24
    for side in (-1, 1):
        u = np.linspace(0, 1, columns)
        z = 0.006 + 0.014 * np.sqrt(np.clip(u * 5, 0, 1)) * (1 - 0.72 * u**1.4)
        vertices = [(side * width / 2 * s, y, h) for y in (-depth / 2, depth / 2) for s, h in zip(u, z)]
        vertices += [(side * width / 2 * s, y, 0.003) for y in (-depth / 2, depth / 2) for s in u]
        faces = []
        for k in range(columns - 1):
            faces += [
                (k, k + 1, columns + k + 1, columns + k),
                (k, k + 1, 2 * columns + k + 1, 2 * columns + k),
            ]
        last = columns - 1
        faces.append((last, 2 * columns - 1, 4 * columns - 1, 3 * columns - 1))
        mesh_object("pages", vertices, faces, P["paper"], True, 40, root)
        for row in range(11):
            y = depth * (0.38 - 0.075 * row)
            end = 0.84 if row % 4 != 3 else 0.5
            strip_u = np.linspace(0.16, end, 10)
            strip_z = 0.0064 + 0.014 * np.sqrt(np.clip(strip_u * 5, 0, 1)) * (1 - 0.72 * strip_u**1.4)
            points = [
                (side * width / 2 * s, yy, h)
                for yy in (y - 0.0022, y + 0.0022)
                for s, h in zip(strip_u, strip_z)
            ]
            quads = [(k, k + 1, 10 + k + 1, 10 + k) for k in range(9)]
            mesh_object("line", points, quads, ink, True, 180, root)
    return root


def _hanging(name, m, parent, rings, folds, amplitude, seed=0, count=72):
    """Cloth that hangs: rings of (z, half width, half depth, x, y) with folds that deepen towards the hem."""
    generator = np.random.default_rng(seed)
    phase = generator.uniform(0, 2 * np.pi, 3)
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    z, half_width, half_depth, x, y = (np.array(column, float) for column in zip(*rings))
    share = np.linspace(0, 1, 40)
    place_ = np.linspace(0, 1, len(rings))
    vertices = []
    for t in share:
        at = [np.interp(t, place_, values) for values in (z, half_width, half_depth, x, y)]
        wave = (
            np.sin(folds * angle + phase[0] + 0.7 * t)
            + 0.6 * np.sin((folds - 2) * angle + phase[1] - 1.3 * t)
            + 0.3 * np.sin(3 * angle + phase[2] + 2 * t)
        )
        swell = 1 + amplitude * t**0.8 * wave
        power = 2 / 2.6
        c, s = np.cos(angle), np.sin(angle)
        vertices.append(
            np.column_stack(
                [
                    at[3] + at[1] * np.sign(c) * np.abs(c) ** power * (1 + 0.25 * (swell - 1)),
                    at[4] + at[2] * np.sign(s) * np.abs(s) ** power * swell,
                    np.full(count, at[0]),
                ]
            )
        )
    i = np.arange(count)
    j = (i + 1) % count
    faces = np.concatenate(
        [
            np.stack([k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i], 1)
            for k in range(39)
        ]
    )
    return mesh_object(name, np.concatenate(vertices), faces, m, True, 180, parent)


def coat_on_hook(P, at, m=None, length=0.92, yaw=0):
    """Coat that hangs by its collar from a wooden peg; `at` is the peg on the wall."""
    root = place("coat", at, yaw)
    m = m or P["teal_cloth"]
    rod(P["oak"], 0.013, 0.085, (0, 0.0, 0), root, 0.005, (90, 0, 0))
    y = -0.075
    body = [
        (-0.005, 0.045, 0.022, 0, y + 0.02),
        (-0.035, 0.070, 0.035, 0, y + 0.01),
        (-0.10, 0.150, 0.050, 0, y),
        (-0.20, 0.200, 0.058, 0, y),
        (-0.45, 0.205, 0.060, 0, y),
        (-0.75 * length, 0.215, 0.066, 0.004, y),
        (-length, 0.235, 0.072, 0.008, y),
    ]
    _hanging("coat", m, root, body, 9, 0.16, 3)
    for side in (-1, 1):
        sleeve = [
            (-0.085, 0.030, 0.040, side * 0.135, y - 0.006),
            (-0.17, 0.056, 0.055, side * 0.198, y - 0.010),
            (-0.36, 0.054, 0.056, side * 0.226, y - 0.014),
            (-0.50, 0.050, 0.052, side * 0.232, y - 0.020),
            (-0.66, 0.047, 0.047, side * 0.226, y - 0.026),
        ]
        _hanging("sleeve", m, root, sleeve, 5, 0.07, 5 + side)
    lapel = [
        (-0.012, 0.062, 0.030, 0, y - 0.004),
        (-0.05, 0.082, 0.048, 0, y - 0.006),
        (-0.085, 0.090, 0.052, 0, y - 0.004),
    ]
    _hanging("collar", m, root, lapel, 4, 0.03, 8)
    bar(P["graphite"], 0.0016, (0.012, y - 0.066, -0.16), (0.016, y - 0.078, -0.94 * length), root)
    return root


def draped(
    m, at, width=0.42, front=0.46, back=0.30, radius=0.03, yaw=0, seed=2, sway=0.018, rise=None, tilt=0
):
    """Towel or blanket over an edge `2 * radius` thick: `at` is the middle of the edge, the front hangs towards -y."""
    root = place("draped", at, yaw)
    root.rotation_euler.x = math.radians(tilt)
    rise = radius if rise is None else rise
    generator = np.random.default_rng(seed)
    phases = generator.uniform(0, 2 * np.pi, 4)
    arc = [(-radius * math.cos(a), rise * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
    path = [(-radius, -front * t) for t in np.linspace(1, 0.04, 22)] + arc
    path += [(radius, -back * t) for t in np.linspace(0.06, 1, 16)]
    u = np.linspace(-1, 1, 48)
    vertices = []
    for y, z in path:
        drop = min(1, max(0, -z) / 0.3)
        wave = np.sin(5.2 * u + phases[0]) + 0.55 * np.sin(11 * u + phases[1] + 3 * z)
        skew = 0.02 * math.sin(phases[2] + 4 * z) * drop
        side = math.copysign(1, y) if abs(y) > 1e-6 else 0
        vertices.append(
            np.column_stack(
                [
                    u * width / 2 * (1 - 0.05 * drop) + skew,
                    y + side * sway * drop * (0.9 + 0.55 * wave),
                    np.full(len(u), z) - 0.010 * drop * np.sin(2.2 * u + phases[3]),
                ]
            )
        )
    columns, rows = len(u), len(path)
    k = np.arange(columns - 1)
    faces = np.concatenate(
        [
            np.stack(
                [r * columns + k, r * columns + k + 1, (r + 1) * columns + k + 1, (r + 1) * columns + k], 1
            )
            for r in range(rows - 1)
        ]
    )
    sheet_ = mesh_object("cloth", np.concatenate(vertices), faces, m, True, 180, root)
    thick = sheet_.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.007, 0
    return root


def slippers(P, at, yaw=0):
    """A pair of felt slippers, left as they were stepped out of: a sole, and a cap over the toes."""
    felt = cloth("felt", "#5B666C", "#76828A", 300)
    for side, turn, ahead in ((-1, 7, 0), (1, -15, 0.035)):
        root = place("slipper", at, yaw)
        shoe = place("shoe", (side * 0.062, ahead, 0), turn, root)
        block(P["graphite"], (0.088, 0.262, 0.012), (0, 0, 0), 0.005, 0.042, shoe)
        block(P["wool"], (0.080, 0.250, 0.010), (0, 0, 0.011), 0.004, 0.038, shoe)
        u, v = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(0, 1, 21))
        width = 0.047 * np.sqrt(np.clip(1 - np.clip((v - 0.25) / 0.75, 0, 1) ** 2.6, 0, 1)) + 0.0005
        rise = 0.058 * (1 - 0.62 * v**1.5) * np.sqrt(np.clip(1 - np.abs(u) ** 2.3, 0, 1)) * (width / 0.0475) ** 0.6
        cap = np.stack([u * width, 0.135 - 0.155 * (1 - v) + 0.018 * (1 - v) * (1 - u**2) * -1, 0.006 + rise], -1).reshape(-1, 3)
        here = (np.arange(20)[:, None] * 25 + np.arange(24)).ravel()
        upper = mesh_object("cap", cap, np.stack([here, here + 1, here + 26, here + 25], 1), felt, True, 180, shoe)
        thick = upper.modifiers.new("thickness", "SOLIDIFY")
        thick.thickness, thick.offset = 0.005, -1
    return root


def terry(name="terry", dark="#D9D6CE", light="#F0EEE8"):
    return cloth(name, dark, light, 300)


def warm_glow(at, watts, radius=0.05, colour=WARM):
    """The light of a practical lamp, round and soft."""
    lamp = bpy.data.lights.new("practical", "POINT")
    lamp.energy, lamp.shadow_soft_size, lamp.color = watts, radius, colour
    made = link(bpy.data.objects.new("practical", lamp))
    made.location = at
    return made


def lit_shade(strength=2.4):
    return material("lit shade", (0.6, 0.5, 0.4), 0.8, emit=(1, 0.72, 0.42), estr=strength)


def shaded_lamp(P, at, scale=1.0, watts=7):
    """Table lamp that is on: stoneware foot, linen shade."""
    root = place("table lamp", at)
    root.scale = (scale,) * 3
    base = [
        (0, 0),
        (0.075, 0, 0.01),
        (0.095, 0.09, 0.06),
        (0.03, 0.20, 0.03),
        (0.014, 0.23),
        (0.014, 0.27),
        (0, 0.27),
    ]
    lathe("base", base, P["sand"], 64, root, 8)
    shade = [(0.155, 0.235), (0.115, 0.43), (0.111, 0.43), (0.151, 0.235)]
    lathe("shade", shade, lit_shade(), 72, root, closed=True)
    x, y, z = at
    warm_glow((x, y, z + 0.46 * scale), watts * 0.5, 0.07)
    warm_glow((x, y, z + 0.19 * scale), watts * 0.5, 0.07)
    return root


def desk_lamp(P, at, yaw=0, watts=6):
    """Jointed lamp with a small dome; its light falls on what is before it (-y)."""
    root = place("desk lamp", at, yaw)
    metal = P["graphite"]
    rod(metal, 0.075, 0.018, (0, 0, 0), root, 0.006)
    bar(metal, 0.006, (0, 0, 0.018), (0.0, 0.10, 0.27), root)
    bar(metal, 0.006, (0.0, 0.10, 0.27), (0.0, -0.13, 0.44), root)
    rod(P["steel"], 0.010, 0.022, (-0.011, 0.10, 0.27), root, 0.003, (0, 90, 0))
    dome = place("dome", (0, -0.16, 0.43), 0, root)
    dome.rotation_euler = (math.radians(24), 0, 0)
    skin = [
        (0.014, 0.055),
        (0.030, 0.050, 0.012),
        (0.070, -0.030, 0.002),
        (0.067, -0.030),
        (0.028, 0.044),
        (0.014, 0.050),
    ]
    lathe("shade", skin, metal, 64, dome, closed=True)
    lathe("bulb", [(0, -0.012), (0.040, -0.012, 0.004), (0.030, 0.012)], lit_shade(9), 40, dome)
    turn = math.radians(yaw)
    out, up = 0.19, 0.385
    x, y, z = at
    warm_glow((x + out * math.sin(turn), y - out * math.cos(turn), z + up), watts, 0.03)
    return root


def pendant_lamp(P, at, drop=1.0, watts=10, radius=0.17):
    """Spun-metal pendant; `at` is the middle of its lower rim."""
    root = place("pendant", at)
    skin = [
        (0.020, 0.150),
        (0.045, 0.145, 0.02),
        (radius, 0.0, 0.002),
        (radius - 0.003, 0.0),
        (0.042, 0.140),
        (0.020, 0.146),
    ]
    lathe("shade", skin, P["teal"], 72, root, closed=True)
    lathe("inside", [(radius - 0.006, 0.004), (0.046, 0.132)], lit_shade(1.6), 64, root)
    ball = [
        (0.045 * math.sin(math.pi * k / 14), 0.035 - 0.045 * math.cos(math.pi * k / 14)) for k in range(15)
    ]
    lathe("bulb", ball, lit_shade(9), 40, root, angle=180)
    bar(P["graphite"], 0.004, (0, 0, 0.14), (0, 0, 0.14 + drop), root)
    x, y, z = at
    warm_glow((x, y, z - 0.05), watts, 0.06)
    return root


def wall_sconce(P, at, watts=7):
    """Linen drum before a steel plate on the wall; `at` is on the wall."""
    root = place("sconce", at)
    block(P["steel"], (0.09, 0.014, 0.16), (0, -0.007, -0.08), 0.003, 0.02, root)
    bar(P["steel"], 0.007, (0, -0.01, 0), (0, -0.10, 0), root)
    lathe(
        "shade",
        [(0.075, -0.09), (0.075, 0.11), (0.072, 0.11), (0.072, -0.09)],
        lit_shade(),
        64,
        root,
        closed=True,
        loc=(0, -0.11, 0),
    )
    x, y, z = at
    for rise in (-0.12, 0.14):
        warm_glow((x, y - 0.11, z + rise), watts / 2, 0.05)
    return root
