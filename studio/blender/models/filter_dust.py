"""What a year leaves in a filter: grey paper, a film on the caps, lint on the folds and crumbs on the bench. Metres."""
import numpy as np

from kit import material, mesh_object

from .filter_parts import filter_materials, pleated_paper

USED_TIP = (0.300, 0.292, 0.278)
USED_VALLEY = (0.078, 0.075, 0.071)


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
    """The materials of a filter after a year: those that the air has touched are grey."""
    materials = dict(filter_materials())
    paper = pleated_paper("used_paper", USED_TIP, USED_VALLEY)
    nodes, links = paper.node_tree.nodes, paper.node_tree.links
    patches = uneven(paper, (0.58, 0.565, 0.54), (1.22, 1.20, 1.17), 26)
    darken = nodes.new("ShaderNodeMixRGB")
    darken.blend_type, darken.inputs[0].default_value = "MULTIPLY", 1
    links.new(nodes["height_ramp"].outputs[0], darken.inputs[1])
    links.new(patches.outputs[0], darken.inputs[2])
    links.new(darken.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    materials["paper"] = paper
    for name, dark, light, scale in (
        ("graph", (0.040, 0.040, 0.041), (0.125, 0.120, 0.112), 22),
        ("ice", (0.26, 0.25, 0.235), (0.46, 0.45, 0.43), 30),
        ("ice2", (0.23, 0.22, 0.205), (0.42, 0.41, 0.39), 30),
        ("bead", (0.22, 0.21, 0.19), (0.40, 0.385, 0.36), 60),
        ("coral", (0.34, 0.085, 0.045), (0.48, 0.155, 0.095), 34),
        ("print_light", (0.20, 0.20, 0.20), (0.44, 0.44, 0.43), 60),
    ):
        dusty = material(f"used_{name}", dark, 0.78, spec=0.2)
        dusty.node_tree.links.new(uneven(dusty, dark, light, scale).outputs[0], dusty.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
        materials[name] = dusty
    return materials


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


def lint(radius, low, high, tufts, parent, seed=4):
    """Lint on the folds, thicker below, where the air comes in; it lies flat on them, and none stands off the outline that the picture sees."""
    random = np.random.default_rng(seed)
    angle = random.uniform(1.15 * np.pi, 1.85 * np.pi, tufts)
    height = low + (high - low) * random.beta(1.1, 1.7, tufts)
    outward = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    places = outward * radius + np.stack([0 * angle, 0 * angle, height], 1)
    return fibres("lint", places, outward, 0.0075, 0.0020, 12, 0.00010, lint_material(), parent, seed)


def dust_on_table(middle, radius, tufts, seed=8):
    """Tufts and crumbs on the bench round the foot of the used filter."""
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
