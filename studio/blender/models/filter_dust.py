"""What a year leaves in a filter. The air comes in through the bore and leaves through the pleats (decision 39): so most of the dust lies in the core, and the finest of it greys the pleats. Metres."""
import numpy as np

from kit import material, mesh_object

from .filter_parts import filter_materials, grid_faces, pleated_paper


def uneven(made, dark, light, scale):
    """Runs the colour of a material between two tones in soft patches; they are in the colour, so that the denoiser keeps them."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, noise, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "ValToRGB"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 5
    for element, position, colour in zip(ramp.color_ramp.elements, (0.34, 0.66), (dark, light)):
        element.position, element.color = position, (*colour, 1)
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    return ramp


def used_filter_materials():
    """The materials of a filter after a year: those of its core are grey."""
    materials = dict(filter_materials())
    for name, dark, light, scale in (
        ("sleeve", (0.20, 0.19, 0.178), (0.36, 0.345, 0.325), 34),
        ("granule", (0.075, 0.072, 0.067), (0.24, 0.23, 0.215), 60),
        ("bed", (0.05, 0.048, 0.045), (0.11, 0.105, 0.10), 40),
        ("ice2", (0.24, 0.23, 0.215), (0.42, 0.405, 0.38), 60),
    ):
        dusty = material(f"used_{name}", dark, 0.92, spec=0.1)
        dusty.node_tree.links.new(uneven(dusty, dark, light, scale).outputs[0], dusty.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
        materials[name] = dusty
    return materials


def grey_paper():
    """Pleats after a year: the finest dust has gone into the paper, most of it in the folds, and shows outside as an uneven grey."""
    paper = pleated_paper("used_paper")
    nodes, links = paper.node_tree.nodes, paper.node_tree.links
    tint = nodes.new("ShaderNodeMixRGB")
    tint.blend_type, tint.inputs[0].default_value = "MULTIPLY", 1
    links.new(nodes["height_ramp"].outputs[0], tint.inputs[1])
    links.new(uneven(paper, (0.33, 0.318, 0.30), (0.52, 0.507, 0.485), 16).outputs[0], tint.inputs[2])
    links.new(tint.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return paper


def fibres(name, places, outwards, length, spread, count, thickness, m, parent, seed):
    """Tufts of curled fibres, three-sided, in one mesh: `count` of them at each place."""
    random = np.random.default_rng(seed)
    steps, sides = 7, 3
    vertices, faces = [], []
    for place, outward in zip(places, outwards):
        size = random.uniform(0.35, 1.2)
        for _ in range(max(3, int(count * size * random.uniform(0.4, 1.3)))):
            along = random.normal(size=3)
            along -= outward * (along @ outward) * 0.75
            along /= np.linalg.norm(along)
            point = place + random.normal(0, spread * size, 3)
            point += outward * (0.0004 - min(0, (point - place) @ outward))
            first = len(vertices)
            for step in range(steps + 1):
                aside = np.cross(along, outward)
                aside /= np.linalg.norm(aside) + 1e-9
                up = np.cross(along, aside)
                for side in range(sides):
                    turn = 2 * np.pi * side / sides
                    vertices.append(point + thickness * (aside * np.cos(turn) + up * np.sin(turn)))
                point = point + along * length * size / steps
                along = along + random.normal(0, 0.5, 3) - outward * 0.10
                along /= np.linalg.norm(along)
            for step in range(steps):
                low = first + step * sides
                faces += [(low + k, low + (k + 1) % sides, low + sides + (k + 1) % sides, low + sides + k) for k in range(sides)]
    return mesh_object(name, np.array(vertices), np.array(faces), m, True, 180, parent)


def lint_material():
    return material("lint", (0.40, 0.385, 0.365), 0.95, spec=0.05)


def lumps(random, shape, cell, lengths):
    """Soft lumps in a field of square cells, as long as `lengths` say, in equal shares: from -1 to 1. The field closes on itself."""
    along, across = (np.fft.fftfreq(count, cell) for count in shape)
    wave = np.hypot(along[:, None], across[None])
    field = 0
    for length in lengths:
        soft = np.fft.ifft2(np.fft.fft2(random.normal(size=shape)) * np.exp(-((wave * length) ** 2))).real
        field = field + soft / soft.std()
    return np.clip(field / (1.6 * len(lengths) ** 0.5), -1, 1)


def felt(cartridge, parent, random):
    """A coat of dust on the wall of the bore, up to 5 mm thick, that rolls over the edge of its sleeve."""
    inner, top, columns = cartridge.bore_radius, cartridge.height, 800
    cell = 2 * np.pi * inner / columns
    rows = round(1.9 * inner / cell)
    angle = np.arange(columns) * 2 * np.pi / columns
    thick = 0.0026 + 0.0024 * lumps(random, (rows, columns), cell, (0.022, 0.007, 0.0022))
    below = (rows - 1 - np.arange(rows))[:, None] * cell
    over = np.exp(-below / 0.003)
    radius = inner - 0.0006 - thick * (1 - over) + 0.0035 * over
    z = top - 0.0030 - below + 0.9 * thick * over
    vertices = np.stack([radius * np.cos(angle), radius * np.sin(angle), z], -1).reshape(-1, 3)
    coat = material("felt", (0.30, 0.29, 0.275), 0.96, spec=0.04, bump=0.5, bscale=900)
    coat.node_tree.links.new(uneven(coat, (0.15, 0.145, 0.137), (0.38, 0.37, 0.352), 70).outputs[0], coat.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return mesh_object("felt", vertices, grid_faces(columns, rows - 1, True), coat, True, 180, parent)


def dust_in_bore(cartridge, tufts, parent, seed=4):
    """What the air has left where it comes in: a coat of dust, and lint on it."""
    random = np.random.default_rng(seed)
    inner, outer, top = cartridge.bore_radius, cartridge.core_radius, cartridge.height
    felt(cartridge, parent, random)

    def ring(count):
        angle = random.uniform(0, 2 * np.pi, count)
        return np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)

    radial = ring(tufts)
    places = radial * (inner - 0.0032) + np.array([0, 0, 1]) * (top - random.uniform(0.001, 1.9 * inner, tufts))[:, None]
    fibres("lint", places, -radial, 0.0065, 0.0030, 12, 0.00011, lint_material(), parent, seed)
    radial = ring(tufts)
    places = radial * random.uniform(inner + 0.003, outer, tufts)[:, None] + np.array([0, 0, top - 0.0045])
    fibres("lint", places, np.tile((0.0, 0.0, 1.0), (len(places), 1)), 0.0055, 0.0022, 12, 0.00011, lint_material(), parent, seed + 1)


def dust_on_panel(width, height, z, parent, tufts=300, seed=6):
    """What the air has left on a flat mesh at the height `z`, face up and centred on its parent: a patchy coat of dust, thinnest at the edge, and lint on it."""
    random = np.random.default_rng(seed)
    cell = 0.0008
    columns, rows = round(width / cell), round(height / cell)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, columns + 1), np.linspace(-0.5, 0.5, rows + 1))
    edge = np.minimum((0.5 - np.abs(u)) * width, (0.5 - np.abs(v)) * height)
    thick = 0.0004 + 0.0018 * lumps(random, u.shape, cell, (0.050, 0.014, 0.0034)) - 0.0022 * np.exp(-edge / 0.012)
    vertices = np.stack([u * width, v * height, z + thick], -1).reshape(-1, 3)
    coat = material("panel felt", (0.30, 0.29, 0.275), 0.96, spec=0.04, bump=0.5, bscale=900)
    coat.node_tree.links.new(uneven(coat, (0.15, 0.145, 0.137), (0.38, 0.37, 0.352), 40).outputs[0], coat.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    here = (np.arange(rows)[:, None] * (columns + 1) + np.arange(columns)).ravel()
    mesh_object("panel felt", vertices, np.stack([here, here + 1, here + columns + 2, here + columns + 1], 1), coat, True, 180, parent)
    places = np.stack([random.uniform(-0.46, 0.46, tufts) * width, random.uniform(-0.46, 0.46, tufts) * height, np.full(tufts, z + 0.0016)], 1)
    fibres("lint", places, np.tile((0.0, 0.0, 1.0), (tufts, 1)), 0.010, 0.0038, 12, 0.00012, lint_material(), parent, seed)


def dust_on_table(middle, radius, tufts, seed=8):
    """Tufts and crumbs that fell on the bench out of the used filter."""
    random = np.random.default_rng(seed)
    angle = random.uniform(np.pi * 1.02, 1.98 * np.pi, tufts)
    away = radius + np.abs(random.normal(0, 0.035, tufts)) + 0.003
    places = np.stack([middle[0] + away * np.cos(angle), middle[1] + away * np.sin(angle), np.full(tufts, 0.0006)], 1)
    up = np.tile((0.0, 0.0, 1.0), (tufts, 1))
    fibres("fallen lint", places, up, 0.010, 0.0016, 11, 0.00012, lint_material(), None, seed)
    crumbs = 420
    angle = random.uniform(np.pi, 2 * np.pi, crumbs)
    away = radius + np.abs(random.normal(0, 0.030, crumbs))
    size = random.uniform(0.0002, 0.0009, crumbs)
    corners = np.array([(1, 0, -0.3), (-0.5, 0.87, -0.3), (-0.5, -0.87, -0.3), (0, 0, 0.9)])
    at = np.stack([middle[0] + away * np.cos(angle), middle[1] + away * np.sin(angle), 0.3 * size], 1)
    vertices = at[:, None] + corners[None] * size[:, None, None] * random.uniform(0.6, 1.3, (crumbs, 4, 1))
    faces = (np.array([(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)])[None] + 4 * np.arange(crumbs)[:, None, None]).reshape(-1, 3)
    mesh_object("crumbs", vertices.reshape(-1, 3), faces, material("crumb", (0.16, 0.15, 0.14), 0.9, spec=0.1), False)
