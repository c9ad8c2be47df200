"""What people leave in a room: a jacket over a chair, a towel, an open book, a glass of water, a lamp left on. Metres."""
import math

import bpy
import numpy as np
from kit import box, clear_glass, cloth_sheet, fallen, grid, hem, lathe, link, material, mesh_object, unwrap

from .room_clay import bar, block, place
from .room_interior import cloth
from .written import written_pages

WARM = (1, 0.74, 0.48)


def glass_of_water(at, parent=None, height=0.115, radius=0.034):
    glass = clear_glass("drinking glass", 0.28, (0.93, 0.955, 0.96))
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
    """Lies open in the middle, its pages bulging at the fold, with print and a picture."""
    root = place("open book", at, yaw)
    block(P[cover], (width + 0.008, depth + 0.008, 0.004), (0, 0, 0), 0.001, 0.003, root)
    u = np.linspace(-1, 1, 47)
    away = np.abs(u)
    z = 0.006 + 0.014 * np.sqrt(np.clip(away * 5, 0, 1)) * (1 - 0.72 * away**1.4)
    points = np.stack([np.stack([u * width / 2, 0 * u + y, z], -1) for y in (-depth / 2, depth / 2)])
    pages = cloth_sheet("pages", points, written_pages("printed pages", True), root, 0.004)
    unwrap(pages, width, depth)
    block(P["paper"], (width - 0.004, depth - 0.002, 0.005), (0, 0, 0.002), 0.001, 0.002, root)
    return root


def draped(m, at, width=0.62, front=0.46, back=0.30, radius=0.03, yaw=0, seed=2, over=0.42, rise=None, loose=0.0, hemmed=None):
    """Towel, blanket or jacket thrown over an edge `over` long and `2 * radius` thick, wider than the edge, so that its sides
    fall into folds: `at` is the middle of the edge, the front hangs towards -y. `loose` is the share by which it is pushed
    together into ripples; `hemmed` is the thread of its hem."""
    root = place("draped", at, yaw)
    rise = radius if rise is None else rise
    random = np.random.default_rng(seed)
    rest = grid(width, front + back, 0.018)
    askew = math.radians(random.uniform(5, 12) * random.choice((-1, 1)))
    across = rest[..., 0] * math.cos(askew) - rest[..., 1] * math.sin(askew)
    along = rest[..., 0] * math.sin(askew) + rest[..., 1] * math.cos(askew) + (back - front) / 2
    reach = radius * math.pi / 2
    turn = np.clip(along / reach, -1, 1) * math.pi / 2
    beyond = np.maximum(np.abs(along) - reach, 0)
    out = 0.006 + 0.004 * np.sin(across * 40 + random.uniform(0, 6))
    ripple = loose * (np.sin(across * 46 + 5 * along + random.uniform(0, 6)) + 0.6 * np.sin(across * 83 - 11 * along))
    out = out + 0.10 * np.abs(ripple)
    start = np.stack([across * (0.94 - loose) + random.uniform(-0.02, 0.02), (radius + out) * np.sin(turn), (rise + out) * np.cos(turn) - beyond], -1)
    edge = box((over, 2 * radius, 0.8), (0, 0, rise - 0.4), round_=min(radius, rise) * 0.95)
    lies = fallen(rest, start, [edge], seconds=0.5 if loose else 1.1, bending=0.04, friction=1 if loose else 0.75, seed=seed)
    cloth_sheet("cloth", lies, m, root, 0.006)
    if hemmed:
        hem("hem", lies, m, hemmed, root, 0.006)
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
    """Looks lit; the light itself comes from `warm_glow`, so that the rays are not spent on finding the shade."""
    made = material(f"lit shade {strength}", (0.6, 0.5, 0.4), 0.8, emit=(1, 0.72, 0.42), estr=strength)
    made.cycles.sample_as_light = False
    return made


def glowing_linen(low, high):
    """Shade that lights the room itself, brightest beside its bulb; `low` and `high` are its rims."""
    made = material("glowing linen", (0.6, 0.5, 0.4), 0.8, emit=(1, 0.66, 0.36), estr=1)
    add, join = made.node_tree.nodes.new, made.node_tree.links.new
    where, axes, along, ramp, power = (add(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB", "Math"))
    along.inputs["From Min"].default_value, along.inputs["From Max"].default_value = low, high
    ramp.color_ramp.interpolation = "EASE"
    ramp.color_ramp.elements.new(0.45)
    for element, brightness in zip(ramp.color_ramp.elements, (0.32, 1.0, 0.42)):
        element.color = (brightness, brightness, brightness, 1)
    power.operation = "MULTIPLY"
    power.inputs[1].default_value = 3.6
    join(where.outputs["Object"], axes.inputs[0])
    join(axes.outputs["Z"], along.inputs["Value"])
    join(along.outputs[0], ramp.inputs["Fac"])
    join(ramp.outputs["Color"], power.inputs[0])
    join(power.outputs[0], made.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"])
    return made


def shaded_lamp(P, at, scale=1.0, watts=7, shines=False):
    """Table lamp that is on: stoneware foot, linen shade. With `shines` its bulb is in the shade and throws its two cones."""
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
    lathe("shade", shade, glowing_linen(0.235, 0.43) if shines else lit_shade(), 72, root, closed=True)
    x, y, z = at
    if shines:
        warm_glow((x, y, z + 0.33 * scale), watts, 0.028)
        return root
    warm_glow((x, y, z + 0.46 * scale), watts * 0.5, 0.07)
    warm_glow((x, y, z + 0.19 * scale), watts * 0.5, 0.07)
    return root


def pendant_lamp(P, at, drop=1.0, watts=10, radius=0.17):
    """Spun-metal pendant; `at` is the middle of its lower rim. Its bulb shines out below the rim alone."""
    root = place("pendant", at)
    skin = [(0.020, 0.150), (0.045, 0.145, 0.02), (radius, 0.0)]
    lathe("shade", skin, P["graphite"], 72, root)
    enamel = material("warm enamel", "#F4E8D2", 0.4)
    lathe("inside", [(radius + 0.0015, 0.0015), (radius - 0.004, -0.0015, 0.001), (0.046, 0.132)], enamel, 72, root)
    ball = [
        (0.045 * math.sin(math.pi * k / 14), 0.035 - 0.045 * math.cos(math.pi * k / 14)) for k in range(15)
    ]
    lathe("bulb", ball, lit_shade(9), 40, root, angle=180).visible_shadow = False
    bar(P["graphite"], 0.004, (0, 0, 0.14), (0, 0, 0.14 + drop), root)
    x, y, z = at
    warm_glow((x, y, z + 0.055), watts, 0.035)
    return root


def wall_lamp(P, wall, z, watts=14):
    """Open cylinder on a wall with its bulb in the middle, which throws one cone up and one down along the wall."""
    root = place("wall lamp", **wall)
    block(P["graphite"], (0.07, 0.02, 0.12), (0, -0.01, z - 0.06), 0.004, 0.008, root)
    bar(P["graphite"], 0.010, (0, -0.01, z), (0, -0.07, z), root)
    lathe("tube", [(0.045, -0.11), (0.045, 0.11), (0.043, 0.11), (0.043, -0.11)], P["graphite"], 56, root, closed=True, loc=(0, -0.115, z))
    warm_glow((0, -0.115, z), watts, 0.018).parent = root
    return root
