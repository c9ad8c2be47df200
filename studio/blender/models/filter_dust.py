"""What a year leaves in a filter. The air comes in through the bore and leaves through the pleats (decision 39): so most of the dust lies in the core, and the finest of it greys the pleats. Metres."""
import numpy as np

from kit import material, mesh_object

from .filter_parts import PLEAT_PITCH, filter_materials, grid_faces, pleated_paper


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


def dusted_pleats(cartridge, root, seed=9):
    """A year's dust on the pleats of a cartridge: most at the end by which the air comes in, below, and in the folds, each fold in its own grey; the paper is a little out of true."""
    random = np.random.default_rng(seed)
    paper = pleated_paper("used_paper")
    made = next(part for part in root.children if part.name.startswith("pleats"))
    made.data.materials[0] = paper
    place = np.empty(3 * len(made.data.vertices), np.float32)
    made.data.vertices.foreach_get("co", place)
    x, y, z = place.reshape(-1, 3).T
    turn, share = (np.arctan2(y, x) / (2 * np.pi)) % 1, np.clip(z / cartridge.height, 0, 1)
    folds = round(2 * np.pi * cartridge.radius / PLEAT_PITCH)
    fold = (turn * folds).astype(int) % folds
    waves = sum(np.sin(2 * np.pi * (many * turn + random.uniform()) + along * share) / 3 for many, along in ((2, 1.0), (5, -2.5), (9, 3.5)))
    dust = 0.90 - 0.52 * share**1.1 + 0.14 * waves + random.normal(0, 0.07, folds)[fold]
    made.data.attributes.new("dust", "FLOAT", "POINT").data.foreach_set("value", np.clip(dust, 0, 1).astype(np.float32))
    nodes, links = paper.node_tree.nodes, paper.node_tree.links
    add = nodes.new
    amount, height, where, stretched, mottle, streak = (add(f"ShaderNode{kind}") for kind in ("Attribute", "Attribute", "TexCoord", "Mapping", "TexNoise", "TexNoise"))
    amount.attribute_name, height.attribute_name = "dust", "fold_height"
    stretched.inputs["Scale"].default_value = (1, 1, 0.16)
    for noise, scale, detail in ((mottle, 130, 5), (streak, 210, 4)):
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    links.new(where.outputs["Object"], mottle.inputs["Vector"])
    links.new(where.outputs["Object"], stretched.inputs["Vector"])
    links.new(stretched.outputs[0], streak.inputs["Vector"])

    def summed(first, second, share, middle):
        """`first` and, a share of how far it is off its middle, `second`."""
        made = add("ShaderNodeMath")
        off = add("ShaderNodeMath")
        off.operation, off.inputs[1].default_value = "SUBTRACT", middle
        made.operation, made.inputs[1].default_value = "MULTIPLY_ADD", share
        links.new(second, off.inputs[0])
        links.new(off.outputs[0], made.inputs[0])
        links.new(first, made.inputs[2])
        return made.outputs[0]

    grey = summed(summed(summed(amount.outputs["Fac"], mottle.outputs["Fac"], 0.85, 0.5), streak.outputs["Fac"], 0.75, 0.5), height.outputs["Fac"], -0.22, 0.6)
    ramp, coat = add("ShaderNodeValToRGB"), add("ShaderNodeMixRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (0.92, 0.918, 0.905, 1), (0.25, 0.243, 0.230, 1)
    middle = ramp.color_ramp.elements.new(0.5)
    middle.color = (0.58, 0.568, 0.547, 1)
    links.new(grey, ramp.inputs["Fac"])
    coat.blend_type, coat.inputs[0].default_value = "MULTIPLY", 1
    links.new(nodes["height_ramp"].outputs[0], coat.inputs[1])
    links.new(ramp.outputs[0], coat.inputs[2])
    links.new(coat.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    crumbled = add("ShaderNodeBump")
    crumbled.inputs["Strength"].default_value, crumbled.inputs["Distance"].default_value = 0.8, 0.0009
    links.new(mottle.outputs["Fac"], crumbled.inputs["Height"])
    links.new(crumbled.outputs[0], nodes["Principled BSDF"].inputs["Normal"])


def filmed_core_materials():
    """The materials of a cartridge whose core has a film of dust: grey, not covered."""
    materials = dict(filter_materials())
    for name, dark, light, scale in (
        ("sleeve", (0.27, 0.265, 0.255), (0.52, 0.513, 0.497), 30),
        ("granule", (0.050, 0.049, 0.047), (0.135, 0.131, 0.124), 60),
        ("bed", (0.02, 0.0195, 0.019), (0.05, 0.049, 0.047), 40),
        ("ice2", (0.40, 0.393, 0.378), (0.60, 0.592, 0.575), 60),
        ("bead", (0.42, 0.413, 0.40), (0.66, 0.652, 0.635), 60),
        ("graph", (0.044, 0.045, 0.047), (0.049, 0.049, 0.049), 90),
    ):
        filmed = material(f"filmed_{name}", dark, 0.8, spec=0.2)
        filmed.node_tree.links.new(uneven(filmed, dark, light, scale).outputs[0], filmed.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
        materials[name] = filmed
    return materials


def dusty_frame():
    """The graphite of a frame under a film of dust."""
    frame = material("used_graphite", (0.030, 0.033, 0.038), 0.62, spec=0.3, bump=0.15, bscale=1400)
    frame.node_tree.links.new(uneven(frame, (0.044, 0.045, 0.047), (0.049, 0.049, 0.049), 90).outputs[0], frame.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return frame


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


def panel_coat(dark=(0.165, 0.161, 0.153), light=(0.275, 0.268, 0.256)):
    """Grey felt: matt, mottled, and thin as a veil where the attribute "cover" is small, so that it has no edge."""
    coat = material("panel felt", dark, 0.97, spec=0.03, bump=0.7, bscale=1500)
    nodes, links = coat.node_tree.nodes, coat.node_tree.links
    shader = nodes["Principled BSDF"]
    mottled = uneven(coat, dark, light, 30)
    where, weave, share, tone = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "MapRange", "HueSaturation"))
    weave.inputs["Scale"].default_value, weave.inputs["Detail"].default_value, weave.inputs["Distortion"].default_value = 620, 3, 1.4
    for key, value in (("From Min", 0.3), ("From Max", 0.7), ("To Min", 0.80), ("To Max", 1.20)):
        share.inputs[key].default_value = value
    links.new(where.outputs["Object"], weave.inputs["Vector"])
    links.new(weave.outputs["Fac"], share.inputs["Value"])
    links.new(share.outputs[0], tone.inputs["Value"])
    links.new(mottled.outputs[0], tone.inputs["Color"])
    links.new(tone.outputs[0], shader.inputs["Base Color"])
    cover, veil = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeMath")
    cover.attribute_name, veil.operation, veil.use_clamp = "cover", "MULTIPLY", True
    links.new(cover.outputs["Fac"], veil.inputs[0])
    links.new(share.outputs[0], veil.inputs[1])
    links.new(veil.outputs[0], shader.inputs["Alpha"])
    return coat


def smooth_step(x, low, high):
    share = np.clip((x - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def dust_on_panel(width, height, z, bars, parent, seed=6):
    """A year's felt on a flat mesh at the height `z`, face up and centred on its parent: it rounds over the bars ((places across, places along), half their width, their height), sinks a little into each hole and ends as a veil."""
    random = np.random.default_rng(seed)
    cell = 0.0005
    columns, rows = round(width / cell), round(height / cell)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, columns + 1) * width, np.linspace(-0.5, 0.5, rows + 1) * height)
    (across, along), half, tall = bars
    broad = lumps(random, u.shape, cell, (0.070, 0.022))
    fine = lumps(random, u.shape, cell, (0.0052, 0.0020))
    rim = np.minimum(width / 2 - np.abs(u), height / 2 - np.abs(v))
    away = np.minimum(*(np.min([np.abs(w - place) for place in places], 0) for w, places in ((u, across), (v, along)))) - half
    on_bar = 1 - smooth_step(away, -0.0004, 0.0030)
    pitch = 0.0050
    hole = np.cos(2 * np.pi * u / pitch) * np.cos(2 * np.pi * v / pitch)
    thick = (0.00145 + 0.00070 * broad) * (0.35 + 0.65 * smooth_step(rim, 0, 0.016)) + 0.00030 * fine - 0.00012 * np.maximum(hole, 0)
    level = thick * (1 - on_bar) + (tall + 0.00030 + 0.00012 * fine) * on_bar
    cover = (0.95 + 0.24 * broad + 0.06 * fine) * (1 - 0.52 * on_bar * (1 - 0.5 * broad)) * (0.55 + 0.45 * smooth_step(rim, 0.001, 0.014))
    vertices = np.stack([u, v, z + level], -1).reshape(-1, 3)
    here = (np.arange(rows)[:, None] * (columns + 1) + np.arange(columns)).ravel()
    made = mesh_object("panel felt", vertices, np.stack([here, here + 1, here + columns + 2, here + columns + 1], 1), panel_coat(), True, 180, parent)
    made.data.attributes.new("cover", "FLOAT", "POINT").data.foreach_set("value", np.clip(cover, 0, 1).astype(np.float32).ravel())

    def tufts(name, count, length, spread, each, thickness, m, seed):
        row, column = random.integers(8, rows - 8, count), random.integers(8, columns - 8, count)
        places = np.stack([u[row, column], v[row, column], z + level[row, column] - 0.0001], 1)
        fibres(name, places, np.tile((0.0, 0.0, 1.0), (count, 1)), length, spread, each, thickness, m, parent, seed)

    fuzz = material("fuzz", (0.25, 0.244, 0.232), 0.97, spec=0.03)
    tufts("fuzz", 1500, 0.0050, 0.0040, 9, 0.00008, fuzz, seed)
    tufts("dark fuzz", 500, 0.0060, 0.0040, 8, 0.00008, material("dark fuzz", (0.055, 0.053, 0.050), 0.97, spec=0.03), seed + 1)
    tufts("lint", 55, 0.0130, 0.0026, 26, 0.00010, fuzz, seed + 2)
    tufts("hairs", 30, 0.0520, 0.0060, 3, 0.00009, material("hair", (0.030, 0.024, 0.019), 0.6, spec=0.3), seed + 3)


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
