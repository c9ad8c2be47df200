"""Parts that the purifiers share: outlet, round display, coral tab, grips, feet. Metres; fronts face -y."""
import math

import bpy
import numpy as np

from .lettering import text
from .materials import material
from .mesh import Wrap, cylinder, lathe, link, loft, mesh_object, outline, perforated_plate, torus

# Depth of the light ring below the rim, and of the deck inside it.
RING_WIDTH, RING_DROP, DECK_DROP = 0.0034, 0.0024, 0.0036


def deck(name, W, inset, R, z, drop, m, n=200, parent=None):
    """Plate from the outline `W` (width, depth, corner radius), less `inset`, to a round well of radius R and depth `drop`."""
    width, depth, corner = W
    edge, normal, _ = outline(width, depth, corner, n)
    edge = edge - normal * inset
    n = len(edge)
    angle = np.arctan2(edge[:, 1], edge[:, 0])
    circle = np.stack([np.cos(angle), np.sin(angle)], 1)
    fillet_radius = 0.004
    rings = [(edge * (1 - t) + circle * (R + fillet_radius) * t, z) for t in (0, 0.5, 1.0)]
    for step in range(1, 6):
        turn = step / 5 * np.pi / 2
        radius = R + fillet_radius * (1 - math.sin(turn))
        rings.append((circle * radius, z - fillet_radius * (1 - math.cos(turn))))
    rings.append((circle * R, z - drop))
    vertices = [np.column_stack([points, np.full(n, height)]) for points, height in rings]
    i = np.arange(n)
    j = (i + 1) % n
    faces = [
        np.stack([k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i], 1) for k in range(len(rings) - 1)
    ]
    return mesh_object(name, np.concatenate(vertices), np.concatenate(faces), m, True, 50, parent)


def swirl(name, R0, R1, z, h, count, m, twist=38, t=0.0016, parent=None):
    """Outlet vanes: `count` blades of thickness t and height h, leaning, curved by `twist` degrees from radius R0 to R1."""
    section = (
        (-t / 2, 0),
        (-t / 2 + 0.0003, 0.0007),
        (t / 2 - 0.0003, 0.0007),
        (t / 2, 0),
        (t / 2 + h * 0.5, -h),
        (-t / 2 + h * 0.5, -h),
    )
    sides, steps = len(section), 10
    vertices, faces = [], []
    for blade in range(count):
        start = len(vertices)
        for step in range(steps + 1):
            u = step / steps
            radius = R0 + (R1 - R0) * u
            angle = 2 * np.pi * blade / count + math.radians(twist) * u**1.25
            radial = np.array([math.cos(angle), math.sin(angle)])
            tangent = np.array([-radial[1], radial[0]])
            for across, up in section:
                x, y = radial * radius + tangent * across
                vertices.append((x, y, z + up))
        for step in range(steps):
            here, there = start + step * sides, start + (step + 1) * sides
            for k in range(sides):
                nxt = (k + 1) % sides
                faces.append((here + k, here + nxt, there + nxt, there + k))
        faces.append(tuple(start + k for k in range(sides - 1, -1, -1)))
        faces.append(tuple(start + steps * sides + k for k in range(sides)))
    return mesh_object(name, vertices, faces, m, True, 35, parent)


def outlet(M, body, H, rim_inset, well, hub, vanes, hoops, parent, lit=True, ring=None):
    """Top of every model: light ring inside the rim, graphite deck, swirl vanes in a well, hub with its copper ring.

    `body` is (width, depth, corner radius), H the height of the rim, `rim_inset` where the rim ends; `well`, `hub` and `hoops`
    are radii. `ring` replaces the material of the light ring.
    """
    width, depth, corner = body
    inner = rim_inset + RING_WIDTH
    loft(
        "ringlight",
        width,
        depth,
        corner,
        [
            (rim_inset, H - 0.0045),
            (rim_inset, H - RING_DROP, 0.0006),
            (inner, H - RING_DROP, 0.0006),
            (inner, H - 0.0045),
        ],
        (ring or M["ringx"]) if lit else M["ice2"],
        240,
        cap=(False, False),
        parent=parent,
    )
    deck("deck", body, inner + 0.0002, well, H - DECK_DROP, 0.03, M["graph"], parent=parent)
    swirl("vanes", hub - 0.0025, well + 0.0005, H - 0.0105, 0.011, vanes, M["graph"], parent=parent)
    for radius in hoops:
        torus("hoop", radius, 0.0011, M["graph"], (0, 0, H - 0.0125), parent)
    lip = hub * 0.78
    lathe(
        "hub",
        [
            (hub, H - 0.03),
            (hub, H - 0.0062, 0.0022),
            (lip, H - 0.0062, 0.002),
            (lip - 0.001, H - 0.0076, 0.001),
            (0, H - 0.0076),
        ],
        M["graph"],
        128,
        parent,
    )
    cylinder("hubglass", lip - 0.0015, 0.0012, M["black"], (0, 0, H - 0.0074), 0.0005, 96, parent)
    torus("hubring", lip + 0.0006, 0.0011, M["copper"], (0, 0, H - 0.0060), parent)
    cylinder("well", well + 0.001, 0.001, M["dark"], (0, 0, H - 0.045), 0, 96, parent)


def display_arc(M, radius, share, parent, z=0.0015):
    """Emissive ribbon on the glass: `share` of the circle, open at the bottom."""
    first, last = math.radians(90 + share * 180), math.radians(90 - share * 180)
    steps = 120
    vertices = []
    for i in range(steps + 1):
        angle = first + (last - first) * i / steps
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r in (radius * 0.80, radius * 0.855)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    return mesh_object("arc", vertices, faces, M["ring2"], False, parent=parent)


def reading(M, radius, value, parent, z=0.0016):
    """PM2.5 in µg/m³ as three lines within the arc: quantity, value, unit. The small lines are three tenths of the radius high."""
    small = radius * 0.30
    text("PM2.5", small, (0, radius * 0.47, z), M["dim"], (0, 0, 0), "Inter-SemiBold", 0, parent=parent)
    text(value, radius * 0.74, (0, -radius * 0.01, z), M["glow"], (0, 0, 0), "Inter-Regular", 0, parent=parent)
    text("µg/m³", small, (0, -radius * 0.48, z), M["dim"], (0, 0, 0), "Inter-Medium", 0, parent=parent)


def display(M, R, loc, parent, val="03", arc=0.72, yaw=0):
    """Round display of radius R, flush in the front at `loc`, with the reading `val` and its arc."""
    face = bpy.data.objects.new("display", None)
    face.location = loc
    face.rotation_euler = (math.radians(90), 0, math.radians(yaw))  # local z is the front, -y of the world
    link(face, parent)
    lathe(
        "displaygap",
        [(R + 0.0012, -0.004), (R + 0.0012, 0.00025), (R - 0.001, 0.00025)],
        M["dark"],
        160,
        face,
    )
    lathe(
        "displayglass",
        [(R - 0.0004, -0.004), (R - 0.0004, 0.0011, 0.0006), (R - 0.004, 0.0014, 0.003), (0, 0.0014)],
        M["black"],
        160,
        face,
    )
    # What shines lies under the glass, which shows it through its reflections.
    display_arc(M, R, arc, face)
    reading(M, R, val, face)
    lathe(
        "displaybezel",
        [(R + 0.0013, -0.002), (R + 0.0013, 0.0006, 0.0004), (R + 0.0004, 0.0006, 0.0003), (R + 0.0004, -0.002)],
        M["graph"],
        160,
        face,
    )
    return face


def pull_tab(body, s, seam, M, parent, half_width=0.0078, length=0.029):
    """Coral tab that bridges the seam at height `seam`, at arc length s from the front's middle; it pulls the filter door."""
    wrap = Wrap(*body)
    gap = 0.0005
    recess = (s - half_width - gap, s + half_width + gap, seam - length - gap, seam + 0.0085 + gap)
    surface_strip("tab gap", body, *recess, M["dark"], parent, -0.00015)
    profile = [
        (-0.0006, 0.0085),
        (0.0014, 0.0075),
        (0.0022, 0.0005),
        (0.0026, -0.6 * length),
        (0.0023, -0.95 * length),
        (0.0012, -length),
        (-0.0008, -0.99 * length),
    ]
    sink = (0.0007, 0.0001, 0, 0, 0, 0)  # the long edges are rounded: lower, and shorter at both ends
    trim = (0.0022, 0.0008, 0.0002, 0, 0, 0)
    columns, rows = 10, len(profile)
    vertices = []
    for i in range(columns + 1):
        edge = min(i, columns - i)
        u = s - half_width + 2 * half_width * i / columns
        for out, up in profile:
            shorten = trim[edge] if up < -0.3 * length else -trim[edge] if up > 0.006 else 0
            vertices.append(wrap(np.array(u), np.array(seam + up + shorten), np.array(sink[edge] - out)))
    faces = [
        (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
        for i in range(columns)
        for j in range(rows - 1)
    ]
    faces.append(tuple(range(rows)))
    faces.append(tuple(columns * rows + j for j in range(rows - 1, -1, -1)))
    return mesh_object("tab", vertices, faces, M["coral"], True, 50, parent)


def loop_tab(body, s, slit, M, parent, half_width=0.0088, length=0.031):
    """Woven coral ribbon that leaves a slit at height `slit`, hangs down and returns: the soft form of the tab."""
    wrap = Wrap(*body)
    weave = material("weave", "#E0512F", 0.85, spec=0.2, sheen=0.6, bump=0.6, bscale=1900)
    path = [
        (-0.003, 0.0),
        (0.0022, -0.0004),
        (0.0048, -0.004),
        (0.0062, -0.3 * length),
        (0.0064, -0.8 * length),
    ]
    path += [(0.0074, -0.96 * length), (0.0052, -length), (0.0032, -0.95 * length), (0.0016, -0.7 * length)]
    path += [(0.0004, -0.3 * length), (-0.002, -0.2 * length)]
    columns, rows = 12, len(path)
    vertices = [
        wrap(np.array(s - half_width + 2 * half_width * i / columns), np.array(slit + up), np.array(-out))
        for i in range(columns + 1)
        for out, up in path
    ]
    faces = [
        (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
        for i in range(columns)
        for j in range(rows - 1)
    ]
    ribbon = mesh_object("tab", vertices, faces, weave, True, 80, parent)
    thickness = ribbon.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness = 0.0014
    thickness.offset = 0
    surface_strip(
        "slit",
        body,
        s - half_width - 0.002,
        s + half_width + 0.002,
        slit - 0.0012,
        slit + 0.0014,
        M["dark"],
        parent,
        -0.0001,
    )
    thread = material("thread", "#F0815F", 0.8, spec=0.2)
    for stitch in (-2, -1, 0, 1, 2):
        middle, low = s + stitch * 0.0031, slit - 0.34 * length
        surface_strip("stitch", body, middle - 0.0010, middle + 0.0010, low, low + 0.0006, thread, parent, -0.0075)
    return ribbon


def surface_strip(name, body, s0, s1, z0, z1, m, parent, depth=0.0):
    """Piece of the body's surface from arc length s0 to s1 and height z0 to z1, sunk by `depth` (negative: raised)."""
    wrap = Wrap(*body)
    steps = max(8, round((s1 - s0) / 0.002))
    u = np.linspace(s0, s1, steps + 1)
    vertices = np.concatenate([wrap(u, np.full(steps + 1, z), np.full(steps + 1, depth)) for z in (z0, z1)])
    i = np.arange(steps)
    faces = np.stack([i, i + 1, i + steps + 2, i + steps + 1], 1)
    strip = mesh_object(name, vertices, faces, m, True, 60, parent)
    strip.data.normals_split_custom_set_from_vertices(np.concatenate([wrap.normal(u)] * 2))
    return strip


def shell_with_grips(name, body, z0, z1, width, height, m, inner, parent, thick, centres=(0.25, 0.75)):
    """Ring of the shell from z0 to z1 with recessed grips, capsules that lie on their side.

    `centres` are shares of the perimeter from the front's middle: a quarter is the right flank.
    """
    wrap = Wrap(*body)
    cell = width * 1.5

    def capsule(u, v, column, row):
        return width / 2, height / 2

    for i, centre in enumerate(centres):
        left, right = centre * wrap.L - cell / 2, centre * wrap.L + cell / 2
        perforated_plate(
            f"{name}grip",
            wrap,
            left,
            right,
            z0,
            z1,
            1,
            1,
            capsule,
            m,
            thick,
            ch=0.0022,
            K=64,
            parent=parent,
            wall_material=inner,
        )
        following = centres[i + 1] if i + 1 < len(centres) else centres[0] + 1
        surface_strip(f"{name}strip", body, right, following * wrap.L - cell / 2, z0, z1, m, parent)


def feet(M, x, y, parent, radius=0.017):
    """Four rubber feet, 14 mm high, at (±x, ±y)."""
    for side in (-1, 1):
        for end in (-1, 1):
            cylinder("foot", radius, 0.014, M["rub"], (side * x, end * y, 0), 0.003, 48, parent)


def plinth(body, top, M, parent, inset=0.011):
    """Dark inset base from 9 mm above the floor to `top`: its shadow gap lifts the body off the ground."""
    width, depth, corner = body
    loft(
        "plinth",
        width - 2 * inset,
        depth - 2 * inset,
        corner - inset,
        [(0.03, 0.009), (0.004, 0.009, 0.004), (0, 0.016, 0.004), (0, top)],
        M["graph"],
        240,
        parent=parent,
    )


def core(body, bottom, top, M, parent, inset=0.0055):
    """Dark inside, `inset` behind the surface: what is seen through slots and seams."""
    width, depth, corner = body
    loft(
        "core",
        width - 2 * inset,
        depth - 2 * inset,
        corner - inset,
        [(0, bottom), (0, top)],
        M["dark"],
        240,
        parent=parent,
    )


def purifier_band(name, body, profile, m, parent, seg=10):
    """Open shell swept round the body: profile of (inset, height[, fillet radius])."""
    return loft(name, *body, profile, m, 480, cap=(False, False), parent=parent, seg=seg)
