"""Materials, floors, walls and daylight of the rooms in which a purifier is photographed. Metres.

The back wall stands at y = 0 and faces -y, the left wall, which holds the window, faces +x out of the picture.
"""
import math

import bpy
import numpy as np
from kit import aim, area, linear_colour, link, material, mesh_object, tube, world

from .room_clay import block

BACK_WALL_WIDTH_M = 9.0
CEILING_M = 3.4


def grained(name, dark, light, stretch=(1.2, 16, 16), scale=1.0, roughness=0.45, contrast=(0.3, 0.75), relief=0.0, vary=0.0):
    """Material whose colour runs between two tones along a stretched noise; each object has its own piece of it.

    The same noise makes it duller and glossier, and `relief` metres deep, which costs time. Objects differ in brightness by `vary` at most.
    What is stretched has fibres and pores half a millimetre wide besides.
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = material(name, dark, roughness, spec=0.35)
    tree = m.node_tree
    add, join = tree.nodes.new, tree.links.new
    coordinates, info = add("ShaderNodeTexCoord"), add("ShaderNodeObjectInfo")
    shift = add("ShaderNodeVectorMath")
    shift.operation = "MULTIPLY_ADD"
    shift.inputs[1].default_value = (37, 53, 71)
    mapping, noise, ramp = add("ShaderNodeMapping"), add("ShaderNodeTexNoise"), add("ShaderNodeValToRGB")
    mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 5
    noise.inputs["Distortion"].default_value = 0.5
    for element, position, colour in zip(ramp.color_ramp.elements, contrast, (dark, light)):
        element.position = position
        element.color = (*linear_colour(colour), 1)
    join(info.outputs["Random"], shift.inputs[0])
    join(coordinates.outputs["Object"], shift.inputs[2])
    join(shift.outputs[0], mapping.inputs["Vector"])
    join(mapping.outputs[0], noise.inputs["Vector"])
    join(noise.outputs["Fac"], ramp.inputs["Fac"])
    shader = m.node_tree.nodes["Principled BSDF"]
    bright, spread, dull = add("ShaderNodeHueSaturation"), add("ShaderNodeMapRange"), add("ShaderNodeMapRange")
    for span, low, high in ((spread, 1 - vary, 1 + vary), (dull, min(1, roughness + 0.09), max(0.04, roughness - 0.09))):
        span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = low, high
    join(info.outputs["Random"], spread.inputs["Value"])
    join(spread.outputs[0], bright.inputs["Value"])
    if max(stretch) > min(stretch):
        fibre, depth, shaded = add("ShaderNodeTexNoise"), add("ShaderNodeMapRange"), add("ShaderNodeMath")
        fibre.inputs["Scale"].default_value, fibre.inputs["Detail"].default_value = 9 * scale, 4
        for side, value in (("From Min", 0.36), ("From Max", 0.58), ("To Min", 0.80), ("To Max", 1.05)):
            depth.inputs[side].default_value = value
        shaded.operation = "MULTIPLY"
        join(mapping.outputs[0], fibre.inputs["Vector"])
        join(fibre.outputs["Fac"], depth.inputs["Value"])
        join(depth.outputs[0], shaded.inputs[0])
        join(spread.outputs[0], shaded.inputs[1])
        join(shaded.outputs[0], bright.inputs["Value"])
    join(ramp.outputs["Color"], bright.inputs["Color"])
    join(bright.outputs[0], shader.inputs["Base Color"])
    join(noise.outputs["Fac"], dull.inputs["Value"])
    join(dull.outputs[0], shader.inputs["Roughness"])
    if relief:
        bump = add("ShaderNodeBump")
        bump.inputs["Distance"].default_value, bump.inputs["Strength"].default_value = relief, 0.6
        join(noise.outputs["Fac"], bump.inputs["Height"])
        join(bump.outputs[0], shader.inputs["Normal"])
    return m


def rolled_paint(name, colour, roughness=0.8, relief=0.0):
    """Emulsion as a roller leaves it: clouds a metre wide and specks of 3 mm that are a little lighter or darker, and near by a fine `relief` (0 to 1)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = material(name, colour, roughness, spec=0.25, bump=relief, bscale=260)
    tree = m.node_tree
    add, join = tree.nodes.new, tree.links.new
    where, cloud, span, bright = add("ShaderNodeTexCoord"), add("ShaderNodeTexNoise"), add("ShaderNodeMapRange"), add("ShaderNodeHueSaturation")
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 1.1, 1
    span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = 0.94, 1.05
    bright.inputs["Color"].default_value = (*linear_colour(colour), 1)
    speck, fine, shaded = add("ShaderNodeTexNoise"), add("ShaderNodeMapRange"), add("ShaderNodeMath")
    speck.inputs["Scale"].default_value, speck.inputs["Detail"].default_value = 180, 2
    fine.inputs["To Min"].default_value, fine.inputs["To Max"].default_value = 0.95, 1.05
    shaded.operation = "MULTIPLY"
    for noise, range_, factor in ((cloud, span, 0), (speck, fine, 1)):
        join(where.outputs["Object"], noise.inputs["Vector"])
        join(noise.outputs["Fac"], range_.inputs["Value"])
        join(range_.outputs[0], shaded.inputs[factor])
    join(shaded.outputs[0], bright.inputs["Value"])
    join(bright.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def cloth(name, dark, light, scale=420):
    """Woven stuff: fine flecks between two near tones."""
    return grained(name, dark, light, (1, 1, 1), scale, 0.9, (0.35, 0.68), 0.0002)


def creased(made, depth=0.005, scale=6.5):
    """The cloth `made`, slept in: ridges `depth` metres high where it was crushed, between flats some 15 cm wide."""
    tree = made.node_tree
    add, join = tree.nodes.new, tree.links.new
    where, crush, ridge, sharp, bent = (add(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Math", "Math", "Bump"))
    crush.inputs["Scale"].default_value, crush.inputs["Detail"].default_value, crush.inputs["Distortion"].default_value = scale, 2.5, 1.1
    ridge.operation, sharp.operation = "PINGPONG", "POWER"
    ridge.inputs[1].default_value, sharp.inputs[1].default_value = 0.5, 3
    bent.inputs["Distance"].default_value, bent.inputs["Strength"].default_value = 8 * depth, 0.9
    shader = made.node_tree.nodes["Principled BSDF"]
    if shader.inputs["Normal"].links:
        join(shader.inputs["Normal"].links[0].from_socket, bent.inputs["Normal"])
    join(where.outputs["Object"], crush.inputs["Vector"])
    join(crush.outputs["Fac"], ridge.inputs[0])
    join(ridge.outputs[0], sharp.inputs[0])
    join(sharp.outputs[0], bent.inputs["Height"])
    join(bent.outputs[0], shader.inputs["Normal"])
    return made


def upholstery(name, colour):
    """Artificial leather as medical chairs have it: a grain of 2 mm, and creases 1 mm deep where people sat."""
    return creased(material(name, colour, 0.40, spec=0.45, bump=0.55, bscale=520, noise_rough=0.10), 0.0011, 7)


def interior_materials():
    return dict(
        wall=material("paint", "#C3CFD5", 0.85, spec=0.2),
        trim=material("gloss paint", "#E9EDEE", 0.42, spec=0.4),
        oak=grained("oak", "#AE8459", "#CDA57B", roughness=0.34, vary=0.09),
        oak_upright=grained("oak upright", "#A87C54", "#C89E73", (16, 16, 1.2)),
        beech=grained("beech", "#C09468", "#D6AF84", (1.5, 18, 18), roughness=0.3, vary=0.07),
        vinyl=grained("vinyl", "#8E9EA6", "#A3B1B8", (1, 1, 1), 260, 0.38, (0.38, 0.64)),
        wool=cloth("wool", "#B9B3A8", "#D2CCC1", 240),
        linen=cloth("linen", "#D8D8D4", "#EAE9E5"),
        sage_cloth=cloth("sage cloth", "#4F787D", "#6F999C"),
        teal_cloth=cloth("teal cloth", "#2F5860", "#44727A"),
        coral_cloth=cloth("coral cloth", "#C24A28", "#DE6840"),
        grey_cloth=cloth("grey cloth", "#7C8990", "#96A2A8"),
        steel=material("brushed steel", (0.55, 0.56, 0.58), 0.3, metal=1.0),
        graphite=material("powder coat", "#2E353B", 0.5, spec=0.4),
        white=material("white lacquer", "#EEF0F0", 0.35, spec=0.45),
        paper=material("paper", "#F0EEE8", 0.8, spec=0.2),
        sage=material("sage lacquer", "#6C959A", 0.5, spec=0.35),
        coral=material("coral rubber", "#D9552F", 0.5, spec=0.35),
        sand=material("stoneware", "#CDBBA6", 0.6, spec=0.3),
        shade=material("lamp shade", "#EDE4D6", 0.8, emit=(1, 0.86, 0.66), estr=0.35),
        soil=material("soil", "#3B332C", 0.9, spec=0.1),
    )


def sheet(name, corners, m):
    return mesh_object(name, corners, [(0, 1, 2, 3)], m, False)


def back_wall(P, skirting=0.12):
    half = BACK_WALL_WIDTH_M / 2
    sheet("back wall", [(-half, 0, 0), (half, 0, 0), (half, 0, CEILING_M), (-half, 0, CEILING_M)], P["wall"])
    block(P["trim"], (BACK_WALL_WIDTH_M, 0.018, skirting), (0, -0.009, 0), 0.006, 0.008)


def board_floor(P, wood="oak", width=0.15, depth=4.6, reach=3.3):
    """Floor of boards along x, butted at staggered places, at least `reach` metres to both sides."""
    random = np.random.default_rng(7)
    for row in range(int(depth / width)):
        x = -reach - 0.1 - random.uniform(0, 1.6)
        while x < reach - 0.1:
            length = random.uniform(1.2, 2.1)
            _board(P[wood], x + length / 2, -width * (row + 0.5), length - 0.0015, width - 0.0015)
            x += length
    sheet("joint", [(-6, -depth, -0.005), (6, -depth, -0.005), (6, 0, -0.005), (-6, 0, -0.005)], P["soil"])


def _board(m, x, y, length, width):
    """Top of one board at z = 0 with its edges turned down, centred on its own origin so that its grain is its own."""
    u, v, bevel, drop = length / 2, width / 2, 0.0008, 0.006
    top = [(s * (u - bevel), t * (v - bevel), 0) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    foot = [(s * u, t * v, -drop) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(4 + k, 4 + (k + 1) % 4, (k + 1) % 4, k) for k in range(4)]
    mesh_object("board", top + foot, [(0, 1, 2, 3), *sides], m, False).location = (x, y, 0)


def smooth_floor(P, m="vinyl"):
    sheet("floor", [(-5, -6, 0), (5, -6, 0), (5, 0, 0), (-5, 0, 0)], P[m])


def daylight(
    window_x=-2.5,
    sill=0.85,
    sky_watt=85,
    sun=2.6,
    towards=(1.9, 1.35, -0.95),
    sun_colour=(1, 0.90, 0.78),
    sun_angle=1.6,
    sky_colour=(0.93, 0.97, 1),
    room_watt=26,
    ambient=(0.42, (1, 0.985, 0.97), (0.80, 0.82, 0.84)),
):
    """Sun through a window of six panes in the left wall, and the sky's light from the same place.

    The wall is only there to shade: the room is open behind the camera, and the world fills it without noise.
    """
    m = material("outer wall", "#C3CFD5", 0.9)
    panes_y, panes_z = ((-2.45, -1.75), (-1.69, -0.99)), ((sill, sill + 0.62), (sill + 0.68, sill + 1.3))
    ys, zs = [-7, *np.ravel(panes_y), 0], [0, *np.ravel(panes_z), CEILING_M]
    for i in range(len(ys) - 1):
        for k in range(len(zs) - 1):
            if (ys[i], ys[i + 1]) in panes_y and (zs[k], zs[k + 1]) in panes_z:
                continue
            y0, y1, z0, z1 = ys[i], ys[i + 1], zs[k], zs[k + 1]
            sheet(
                "outer wall",
                [(window_x, y0, z0), (window_x, y1, z0), (window_x, y1, z1), (window_x, y0, z1)],
                m,
            )
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(sun_angle), sun_colour
    rays = link(bpy.data.objects.new("sun", lamp))
    aim(rays, towards)
    area("sky", (window_x + 0.06, -1.7, sill + 0.75), (0.3, -0.6, 0.5), 1.7, 1.5, sky_watt, sky_colour)
    area("room", (0.6, -3.6, 2.9), (0, -0.4, 0.4), 2.6, 1.8, room_watt, (1, 0.97, 0.94))
    world(*ambient)


def pillow(m, size, at, rot=(0, 0, 0), parent=None, n=28, dent=0.0):
    """Stuffed cushion, plump in the middle and thin at the seam; lies flat before `rot`. A head left a `dent`, a share of its height."""
    width, depth, height = size
    u = np.sin(np.linspace(-1, 1, n) * np.pi / 2)
    U, V = np.meshgrid(u, u, indexing="ij")
    bulge = np.sqrt(np.clip((1 - U**4) * (1 - V**4), 0, 1)) * height / 2
    X, Y = U * width / 2 * (1 - 0.07 * (1 - V**2)), V * depth / 2 * (1 - 0.07 * (1 - U**2))
    if dent:
        bulge = bulge * (1 - dent * np.exp(-((U - 0.1) ** 2 / 0.25 + V**2 / 0.4)) + 0.05 * np.sin(9 * U + 5 * V) * np.sin(7 * V - 2 * U))
    vertices = np.concatenate([np.stack([X, Y, side * bulge], -1).reshape(-1, 3) for side in (1, -1)])
    faces = []
    for i in range(n - 1):
        for k in range(n - 1):
            a, b, c, d = i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1
            faces += [(a, b, c, d), tuple(q + n * n for q in (d, c, b, a))]
    cushion = mesh_object("pillow", vertices, faces, m, True, 180, parent)
    cushion.location = at
    cushion.rotation_euler = [math.radians(a) for a in rot]
    round_ = [(0, k) for k in range(n)] + [(k, n - 1) for k in range(1, n)] + [(n - 1, k) for k in range(n - 2, -1, -1)] + [(k, 0) for k in range(n - 2, 0, -1)]
    seam = [(X[one], Y[one], 0) for one in round_]
    tube("seam", [*seam, seam[0]], 0.0032, m, cushion)
    return cushion


def moonlight(towards=(1.9, 1.35, -0.95)):
    """The same window at night: faint and blue, and the room nearly dark but for its own lamps."""
    daylight(
        sky_watt=9,
        sun=0.30,
        towards=towards,
        sun_colour=(0.55, 0.72, 1),
        sky_colour=(0.45, 0.62, 1),
        room_watt=1.4,
        ambient=(0.062, (0.62, 0.76, 1), (0.35, 0.42, 0.55)),
    )
