"""Things of a gym: a duffel bag, a rolled towel and a kettlebell. Metres."""
import math

import bpy
import numpy as np

from kit import *  # noqa: F401,F403


def gym_materials():
    """Canvas, webbing, terry, cast iron, rubber floor and a concrete wall."""
    return dict(
        canvas=material("canvas", "#65707A", 0.8, spec=0.2, bump=0.6, bscale=1500),
        canvas_dark=material("canvas_dark", "#39424C", 0.75, spec=0.25, bump=0.5, bscale=1500),
        webbing=material("webbing", "#1B2430", 0.8, spec=0.2, bump=0.6, bscale=2600),
        terry=material("terry", "#EDE3D8", 0.95, spec=0.05, sheen=0.5, bump=1.0, bscale=520),
        iron=material("iron", (0.022, 0.023, 0.025), 0.55, bump=0.5, bscale=420),
        rubber_floor=material("rubber_floor", (0.075, 0.080, 0.088), 0.7, spec=0.3, bump=0.4, bscale=380),
        concrete=material("concrete", "#AEB6BB", 0.85, spec=0.15, bump=0.4, bscale=40),
    )


def duffel_bag(things, materials, length=0.50, depth=0.26, height=0.25):
    """Soft duffel along x on z = 0: creased canvas, a darker base, two webbing straps, a zip with a copper pull."""
    root = empty("duffel")
    body = rounded_block(
        "bag", length, depth, height, 0.115, 0.07, things["canvas"], (0, 0, 0), root, 160, 14
    )
    _crease(body, 0.020, 0.16)
    base = rounded_block(
        "base", length + 0.006, depth + 0.006, 0.07, 0.117, 0.03, things["canvas_dark"], parent=root
    )
    _crease(base, 0.006, 0.16)
    for x in (-length * 0.21, length * 0.21):
        _strap(things["webbing"], root, x, depth, height)
    block("zip", (length * 0.78, 0.030, 0.005), (0, 0, height + 0.001), things["webbing"], 0.002, 2, root)
    block(
        "zip_teeth",
        (length * 0.76, 0.006, 0.003),
        (0, 0, height + 0.0042),
        materials["graph"],
        0.001,
        2,
        root,
    )
    block(
        "zip_pull",
        (0.030, 0.009, 0.003),
        (length * 0.30, -0.012, height + 0.005),
        materials["copper"],
        0.001,
        2,
        root,
    )
    pocket = rounded_block(
        "pocket", 0.18, 0.020, 0.13, 0.0095, 0.005, things["canvas"], (0, -depth / 2 - 0.002, 0.055), root
    )
    _crease(pocket, 0.005, 0.09)
    block(
        "pocket_zip",
        (0.165, 0.005, 0.007),
        (0, -depth / 2 - 0.0135, 0.166),
        things["webbing"],
        0.002,
        2,
        root,
    )
    return root


def _crease(cloth, depth, scale):
    """Uneven folds of cloth, as displacement along the normals."""
    fine = cloth.modifiers.new("fine", "SUBSURF")
    fine.subdivision_type, fine.levels, fine.render_levels = "SIMPLE", 2, 2
    noise = bpy.data.textures.new("folds", "CLOUDS")
    noise.noise_scale, noise.noise_depth = scale, 3
    fold = cloth.modifiers.new("folds", "DISPLACE")
    fold.texture, fold.strength, fold.mid_level, fold.texture_coords = noise, depth, 0.5, "GLOBAL"


def _strap(webbing, root, x, depth, height):
    """Webbing that runs up the front, rises as a handle and comes down at the back."""
    y, top = depth / 2 + 0.006, height
    path = [
        (-y, 0.02),
        (-y - 0.008, 0.08),
        (-y - 0.008, 0.15),
        (-y + 0.018, top - 0.005),
        (-y * 0.62, top + 0.045),
    ]
    path += [(-y * 0.25, top + 0.10), (0, top + 0.112)]
    path += [(-across, z) for across, z in reversed(path[:-1])]
    ribbon(
        webbing,
        root,
        [(x * (1 - 0.45 * max(0, z - top) / 0.112), across, z) for across, z in path],
        0.019,
        0.0022,
    )


def ribbon(material_, parent, points, half_width, half_thickness):
    """Flat band along a curve, its width across x."""
    curve = bpy.data.curves.new("ribbon", "CURVE")
    curve.dimensions, curve.twist_mode = "3D", "Z_UP"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = half_width, half_thickness, 2
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
        point.tilt = math.pi / 2
    spline.use_endpoint_u, spline.order_u = True, 4
    curve.resolution_u = 12
    curve.materials.append(material_)
    return link(bpy.data.objects.new("ribbon", curve), parent)


def rolled_towel(things, length=0.30, turns=4.2, thickness=0.0105):
    """Terry towel rolled up and lying along x on z = 0; the spiral shows at its ends."""
    angles = np.linspace(0, turns * 2 * math.pi, int(turns * 48))
    middle = 0.004 + thickness * 1.04 * angles / (2 * math.pi)
    widths = np.linspace(-length / 2, length / 2, 40)
    rings = []
    for radius in (middle + thickness * 0.45, (middle - thickness * 0.45)[::-1]):
        turn = angles if len(rings) == 0 else angles[::-1]
        rings.append(np.column_stack([radius * np.cos(turn), 0.92 * radius * np.sin(turn)]))
    section = np.concatenate(rings)
    count = len(section)
    vertices = np.concatenate([np.column_stack([np.full(count, x), section]) for x in widths])
    here = np.arange(count)
    there = (here + 1) % count
    faces = [
        np.column_stack(
            [row * count + here, row * count + there, (row + 1) * count + there, (row + 1) * count + here]
        )
        for row in range(len(widths) - 1)
    ]
    half = count // 2
    for start in (0, (len(widths) - 1) * count):
        step = np.arange(half - 1)
        faces.append(start + np.column_stack([step, step + 1, count - 2 - step, count - 1 - step]))
    towel = mesh_object("towel", vertices, np.concatenate(faces), things["terry"], True, 60)
    towel.location = (0, 0, 0.92 * (middle[-1] + thickness * 0.4))
    _crease(towel, 0.006, 0.05)
    root = empty("rolled_towel")
    towel.parent = root
    return root


def kettlebell(things):
    """Cast iron kettlebell, 0.28 m tall."""
    root = empty("kettlebell")
    lathe(
        "ball",
        [
            (0, 0),
            (0.060, 0, 0.010),
            (0.098, 0.055, 0.06),
            (0.098, 0.125, 0.06),
            (0.045, 0.185, 0.03),
            (0, 0.188),
        ],
        things["iron"],
        128,
        root,
        12,
    )
    handle = [(-0.058, 0, 0.14), (-0.068, 0, 0.20), (-0.074, 0, 0.26), (-0.045, 0, 0.285), (0, 0, 0.286)]
    handle += [(-x, y, z) for x, y, z in reversed(handle[:-1])]
    tube("handle", handle, 0.0165, things["iron"], root, 16, 8)
    return root
