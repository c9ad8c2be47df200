"""What the filter cartridges and the stages of the exploded view are made of: pleats, granules, sleeves, caps. Metres."""
import math

import numpy as np

from kit import lathe, material, mesh_object, perforated_plate, purifier_materials, torus

PLEAT_PITCH = 0.0088
PLEAT_DEPTH = 0.0125
PAPER = (0.90, 0.902, 0.89)
PAPER_VALLEY = (0.27, 0.285, 0.305)


def filter_materials():
    """The palette of the purifiers and what is inside them."""
    materials = purifier_materials()
    materials["paper"] = pleated_paper()
    materials["paper_back"] = material("paper_back", PAPER, 0.85, spec=0.12)
    materials["uv_ring"] = material("uv_ring", (0.2, 0.1, 0.6), 0.2, emit=(0.30, 0.20, 1.0), estr=5)
    materials["mesh"] = material("mesh", (0.115, 0.122, 0.135), 0.45, spec=0.45)
    materials["bead"] = material("bead", (0.87, 0.87, 0.85), 0.35, spec=0.5)
    materials["granule"] = material("granule", (0.060, 0.062, 0.066), 0.34, spec=0.75)
    materials["bed"] = material("bed", (0.008, 0.008, 0.009), 0.9, spec=0.1)
    materials["sleeve"] = material("sleeve", (0.66, 0.675, 0.69), 0.42, metal=0.2)
    materials["screen"] = material("screen", (0.20, 0.21, 0.225), 0.45, spec=0.4)
    materials["print_light"] = material("print_light", (0.72, 0.73, 0.75), 0.5)
    materials["ceramic"] = material("ceramic", (0.82, 0.82, 0.80), 0.35)
    materials["reflector"] = material("reflector", (0.36, 0.365, 0.38), 0.34, metal=1.0)
    materials["ion_glow"] = material("ion_glow", (0, 0, 0), 0.5, emit=(0.35, 0.65, 1.0), estr=7)
    materials["catalyst"] = material("catalyst", (0.66, 0.76, 0.79), 0.55, spec=0.4)
    return materials


def pleated_paper(name="pleated_paper", tip=PAPER, valley=PAPER_VALLEY):
    """Fleece whose valleys are darkened in the albedo: the denoiser keeps albedo, so the folds stay crisp."""
    paper = material(name, tip, 0.85, spec=0.12, bump=0.2, bscale=700)
    nodes, links = paper.node_tree.nodes, paper.node_tree.links
    if "height_ramp" in nodes:
        return paper
    height = nodes.new("ShaderNodeAttribute")
    height.attribute_name = "fold_height"
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.name = "height_ramp"
    ramp.color_ramp.elements[0].color = (*valley, 1)
    ramp.color_ramp.elements[1].color = (*tip, 1)
    ramp.color_ramp.elements[1].position = 0.75
    links.new(height.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return paper


def fold_profile(count, generator, steps):
    """Samples of `count` folds: place in folds, and height of the fold from 0 (valley) to 1 (tip), a little irregular."""
    place = np.arange(count * steps) / steps
    fold = np.floor(place).astype(int)
    within = place - fold
    triangle = 1 - np.abs(2 * within - 1)
    height = 0.45 * (0.5 - 0.5 * np.cos(triangle * np.pi)) + 0.55 * triangle**1.5
    shift = generator.normal(0, 0.06, count)[fold] * np.sin(np.pi * within)
    depth = 1 + generator.normal(0, 0.045, count)[fold] * height
    return place + shift, height, depth


def grid_faces(columns, rows, is_closed):
    """Quads of `rows` + 1 rows of `columns` vertices; `is_closed` joins the last column to the first."""
    here = np.arange(columns if is_closed else columns - 1)
    there = (here + 1) % columns
    strips = [
        np.stack(
            [
                row * columns + here,
                row * columns + there,
                (row + 1) * columns + there,
                (row + 1) * columns + here,
            ],
            1,
        )
        for row in range(rows)
    ]
    return np.concatenate(strips)


def paper_mesh(name, vertices, faces, fold_height, rows, materials, parent):
    """A sheet of paper with the attribute that darkens its valleys."""
    sheet = mesh_object(name, vertices, faces, materials["paper"], True, 60, parent)
    attribute = sheet.data.attributes.new("fold_height", "FLOAT", "POINT")
    attribute.data.foreach_set("value", np.tile(np.clip(fold_height, 0, 1), rows + 1).astype(np.float32))
    return sheet


def bowed(share, place, bow):
    """How far, in folds, the tips lean aside at a share of the height: each fold in its own two waves, held by both caps."""
    at = np.clip(np.floor(place).astype(int), 0, bow.shape[1] - 1)
    return bow[0, at] * np.sin(np.pi * share) + bow[1, at] * np.sin(2 * np.pi * share)


def pleat_ring(radius, z, height, materials, parent, seed=3):
    """Round pleat pack with its tips at `radius`."""
    generator = np.random.default_rng(seed)
    count = round(2 * math.pi * radius / PLEAT_PITCH)
    rows = 12
    place, fold_height, depth = fold_profile(count, generator, 8)
    angle = 2 * np.pi * place / count
    r = radius - PLEAT_DEPTH + PLEAT_DEPTH * fold_height * depth
    bow = generator.normal(0, 0.07, (2, count + 1))
    vertices = []
    for row in range(rows + 1):
        wobble = r + generator.normal(0, 0.00012, len(r))
        turn = angle + 2 * np.pi / count * bowed(row / rows, place, bow) * fold_height
        vertices.append(
            np.column_stack([wobble * np.cos(turn), wobble * np.sin(turn), np.full(len(r), z + height * row / rows)])
        )
    faces = grid_faces(len(r), rows, True)
    return paper_mesh("pleats", np.concatenate(vertices), faces, fold_height, rows, materials, parent)


def pleat_panel(width, height, y, materials, parent, seed=5):
    """Flat pleat pack, folds upright, tips at `y` towards the viewer (-y), centred on z = 0."""
    generator = np.random.default_rng(seed)
    count = round(width / PLEAT_PITCH)
    rows = 16
    place, fold_height, depth = fold_profile(count, generator, 8)
    x = -width / 2 + width * place / count
    front = y + PLEAT_DEPTH - PLEAT_DEPTH * fold_height * depth
    vertices = [
        np.column_stack(
            [x, front + generator.normal(0, 0.0001, len(x)), np.full(len(x), height * (row / rows - 0.5))]
        )
        for row in range(rows + 1)
    ]
    faces = grid_faces(len(x), rows, False)
    return paper_mesh("pleats", np.concatenate(vertices), faces, fold_height, rows, materials, parent)


def bead_section(along, across, place, thickness):
    """Round cross-section of a hot-melt bead: `place` on its path, directions `along` the surface and `across` it."""
    turn = np.linspace(0, 2 * np.pi, 10, endpoint=False)[:, None, None]
    return place + thickness[:, None] * (along * np.cos(turn) + across * np.sin(turn))


def bead_ring(radius, z, materials, parent):
    """Bead of hot-melt that spaces the folds of a round pack: thick on each tip, sagging between the tips."""
    count = round(2 * math.pi * radius / PLEAT_PITCH)
    place = np.arange(count * 8) / 8
    on_tip = 0.5 + 0.5 * np.cos(2 * np.pi * (place - 0.5))
    angle = 2 * np.pi * place / count
    outward = np.column_stack([np.cos(angle), np.sin(angle), 0 * angle])
    centre = outward * (radius - 0.0016 * (1 - on_tip))[:, None] + np.array([0, 0, z])
    upward = np.tile((0.0, 0.0, 1.0), (len(angle), 1))
    drop = np.random.default_rng(round(1e4 * z)).uniform(0.75, 1.25, count).repeat(8)
    sections = bead_section(upward, outward, centre, (0.0010 + 0.0009 * on_tip) * drop)
    faces = np.concatenate([grid_faces(len(angle), 9, True), seam_faces(len(angle), 10)])
    return mesh_object("bead", sections.reshape(-1, 3), faces, materials["bead"], True, 80, parent)


def seam_faces(columns, rows):
    """Quads that join the last of `rows` rows of a closed strip to its first."""
    here = np.arange(columns)
    there = (here + 1) % columns
    last = (rows - 1) * columns
    return np.stack([last + here, last + there, there, here], 1)


def bead_line(width, y, z, materials, parent):
    """The same bead across a flat pack."""
    count = round(width / PLEAT_PITCH)
    place = np.arange(count * 8) / 8
    on_tip = 0.5 + 0.5 * np.cos(2 * np.pi * (place - 0.5))
    zero = 0 * place
    centre = np.column_stack([-width / 2 + width * place / count, y + 0.0016 * (1 - on_tip), zero + z])
    upward = np.column_stack([zero, zero, zero + 1])
    outward = np.column_stack([zero, zero - 1, zero])
    sections = bead_section(upward, outward, centre, 0.0011 + 0.0009 * on_tip)
    joined = seam_faces(len(place), 10)
    faces = np.concatenate([grid_faces(len(place), 9, False), joined[:-1]])
    return mesh_object("bead", sections.reshape(-1, 3), faces, materials["bead"], True, 80, parent)


def icosahedron():
    """Vertices on the unit sphere, and triangles."""
    golden = (1 + math.sqrt(5)) / 2
    vertices = np.array(
        [v for a in (-1, 1) for b in (-golden, golden) for v in ((0, a, b), (a, b, 0), (b, 0, a))], float
    )
    edge = 2.01
    near = np.linalg.norm(vertices[:, None] - vertices[None], axis=2) < edge
    faces = []
    for i in range(12):
        for j in range(i + 1, 12):
            for k in range(j + 1, 12):
                if near[i, j] and near[j, k] and near[i, k]:
                    normal = np.cross(vertices[j] - vertices[i], vertices[k] - vertices[i])
                    faces.append((i, j, k) if normal @ vertices[i] > 0 else (i, k, j))
    return vertices / np.linalg.norm(vertices[0]), np.array(faces)


def granules(points, size, materials, parent, seed=2):
    """Broken grains of carbon of about `size` in diameter at the given points, all in one mesh."""
    generator = np.random.default_rng(seed)
    sphere, faces = icosahedron()
    count = len(points)
    grains = sphere[None] * generator.uniform(0.68, 1.15, (count, 12, 1))
    turn, _ = np.linalg.qr(generator.normal(size=(count, 3, 3)))
    grains = np.einsum("nij,nkj->nki", turn, grains * generator.uniform(0.6, 1.1, (count, 1, 3)))
    vertices = points[:, None] + grains * (size / 2) * generator.uniform(0.75, 1.2, (count, 1, 1))
    every = (faces[None] + 12 * np.arange(count)[:, None, None]).reshape(-1, 3)
    return mesh_object("granules", vertices.reshape(-1, 3), every, materials["granule"], False, parent=parent)


def granule_bed(inner_radius, outer_radius, z, size, materials, parent):
    """Level bed of granules in a ring, its surface at `z`, over a black floor."""
    generator = np.random.default_rng(7)
    count = int(2.6 * math.pi * (outer_radius**2 - inner_radius**2) / (size * size))
    r = np.sqrt(generator.uniform(inner_radius**2, outer_radius**2, count))
    angle = generator.uniform(0, 2 * np.pi, count)
    depth = z - size / 2 - generator.uniform(0, size * 0.9, count)
    granules(np.column_stack([r * np.cos(angle), r * np.sin(angle), depth]), size, materials, parent)
    lathe(
        "bed", [(inner_radius, z - 1.6 * size), (outer_radius, z - 1.6 * size)], materials["bed"], 96, parent
    )


def granule_wall(radius, z0, z1, size, materials, parent):
    """Upright wall of granules, its middle at `radius`, in front of a black cylinder. For sleeves with holes."""
    generator = np.random.default_rng(9)
    count = int(2.4 * 2 * math.pi * radius * (z1 - z0) / (size * size))
    angle = generator.uniform(0, 2 * np.pi, count)
    r = radius + generator.uniform(-0.4, 0.4, count) * size
    points = np.column_stack([r * np.cos(angle), r * np.sin(angle), generator.uniform(z0, z1, count)])
    granules(points, size, materials, parent)
    lathe("bed", [(radius, z0), (radius, z1)], materials["bed"], 96, parent)


class RoundWrap:
    """Maps arc length, height and depth to a cylinder, as `kit.Wrap` does to the family's rounded square."""

    def __init__(self, radius):
        self.radius = radius
        self.L = 2 * math.pi * radius

    def __call__(self, u, z, depth):
        outward = self.normal(u)
        return outward * (self.radius - depth)[:, None] + np.column_stack([0 * z, 0 * z, z])

    def normal(self, u):
        """Outward normal at each arc length."""
        angle = u / self.radius - math.pi / 2
        return np.column_stack([np.cos(angle), np.sin(angle), 0 * angle])


def perforated_sleeve(radius, z0, z1, pitch, hole_radius, surface, parent, thickness=0.001):
    """Round sleeve of sheet with round holes, staggered."""
    around = RoundWrap(radius)
    columns = 2 * round(around.L / pitch / 2)
    rows = max(2, round((z1 - z0) / pitch))
    return perforated_plate(
        "sleeve",
        around,
        0,
        around.L,
        z0,
        z1,
        columns,
        rows,
        lambda u, v, column, row: (hole_radius, hole_radius),
        surface,
        thick=thickness,
        ch=0.0002,
        K=5,
        stagger=True,
        parent=parent,
    )


def ring_section(name, inner_radius, outer_radius, z0, z1, edge, surface, parent, segments=192):
    """Ring of rectangular section with rounded edges."""
    middle = (inner_radius + outer_radius) / 2
    profile = [
        (middle, z0),
        (outer_radius, z0, edge),
        (outer_radius, z1, edge),
        (inner_radius, z1, edge),
        (inner_radius, z0, edge),
        (middle, z0),
    ]
    return lathe(name, profile, surface, segments, parent, 5)


def radial_bars(inner_radius, outer_radius, z, width, height, count, surface, parent, offset_degrees=0.0):
    """Straight bars between two radii, centred on `z`, with chamfered upper edges."""
    half, chamfer = width / 2, min(width, height) * 0.25
    section = np.array(
        [
            (-half, -height / 2),
            (half, -height / 2),
            (half, height / 2 - chamfer),
            (half - chamfer, height / 2),
            (chamfer - half, height / 2),
            (-half, height / 2 - chamfer),
        ]
    )
    vertices, faces = [], []
    for bar in range(count):
        angle = 2 * math.pi * bar / count + math.radians(offset_degrees)
        outward = np.array([math.cos(angle), math.sin(angle), 0])
        across = np.array([-outward[1], outward[0], 0])
        first = len(vertices)
        for r in (inner_radius, outer_radius):
            vertices += [outward * r + across * s + np.array([0, 0, z + t]) for s, t in section]
        faces += [(first + k, first + (k + 1) % 6, first + 6 + (k + 1) % 6, first + 6 + k) for k in range(6)]
        faces += [tuple(first + k for k in range(5, -1, -1)), tuple(first + 6 + k for k in range(6))]
    return mesh_object("bars", vertices, faces, surface, True, 35, parent)


def strap(span, z, rise, width, turn_degrees, materials, parent):
    """Coral strap of thin web that bridges an opening, to lift the filter by."""
    count = 48
    u = np.linspace(-1, 1, count)
    x, height = u * span / 2, z + rise * (1 - np.abs(u) ** 2.6)
    along = np.stack([np.gradient(x), np.gradient(height)], 1)
    along /= np.linalg.norm(along, axis=1)[:, None]
    half, thin = width / 2, 0.0009
    section = [
        (-half, 0),
        (-half + 0.0007, -thin),
        (half - 0.0007, -thin),
        (half, 0),
        (half - 0.0007, thin),
        (-half + 0.0007, thin),
    ]
    vertices = [
        (x[i] - t * along[i, 1], s, height[i] + t * along[i, 0]) for i in range(count) for s, t in section
    ]
    faces = [
        (i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k)
        for i in range(count - 1)
        for k in range(6)
    ]
    band = mesh_object("strap", vertices, faces, materials["coral"], True, 60, parent)
    band.rotation_euler = (0, 0, math.radians(turn_degrees))
    return band


def gasket(radius, z, thickness, materials, parent):
    """Soft seal on a cap."""
    return torus("gasket", radius, thickness, materials["rub"], (0, 0, z), parent)
