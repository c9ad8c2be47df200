"""What tells that a machine was made: printing, legends, gaps, sensor, rating plate, mesh and mains lead. Metres; fronts face -y."""
import math

import bmesh
import bpy
import numpy as np

from .lettering import text
from .materials import material
from .mesh import Wrap, block, cylinder, link, mesh_object, rounded_block, tube
from .purifier_parts import surface_strip

PRINT_LIFT = 0.00012
"""How far ink stands off the surface, so that neither hides the other."""
SLICE = 0.0015


def on_body(shape, body, s, z, m, parent, lift=PRINT_LIFT):
    """Bends a flat shape (x to the right, y up) round the body, its origin at arc length s and height z; removes `shape`."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(shape.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    name = shape.name
    bpy.data.objects.remove(shape)
    flat = bmesh.new()
    flat.from_mesh(mesh)
    across = [vertex.co.x for vertex in flat.verts]
    cut = min(across) + SLICE
    while cut < max(across):
        everything = flat.verts[:] + flat.edges[:] + flat.faces[:]
        bmesh.ops.bisect_plane(flat, geom=everything, plane_co=(cut, 0, 0), plane_no=(1, 0, 0))
        cut += SLICE
    wrap = Wrap(*body)
    for vertex in flat.verts:
        vertex.co = wrap(np.array(s + vertex.co.x), np.array(z + vertex.co.y), np.array(-lift))
    flat.to_mesh(mesh)
    flat.free()
    mesh.materials.clear()
    mesh.materials.append(m)
    return link(bpy.data.objects.new(name, mesh), parent)


def printed(words, cap_height, body, s, z, m, parent, spacing=1.0, fnt="Inter-Medium"):
    """Words printed on the body, `cap_height` high."""
    flat = text(words, cap_height / 0.727, (0, 0, 0), m, (0, 0, 0), fnt, 0, spacing=spacing)
    return on_body(flat, body, s, z, m, parent)


def model_letter(letter, cap_height, body, z, M, parent):
    """The model's letter in the middle of the plinth's front."""
    made = printed(letter, cap_height, body, 0, z, M["plinth_print"], parent, fnt="Inter-SemiBold")
    made.name = "letter"
    return made


def plinth_body(body, inset=0.011):
    """The outline of the plinth under `body`."""
    width, depth, corner = body
    return (width - 2 * inset, depth - 2 * inset, corner - inset)


def ribbon(points, width, is_closed=False):
    """Faces along a line in the plane: vertices and quads."""
    points = np.asarray(points, float)
    after, before = np.roll(points, -1, 0), np.roll(points, 1, 0)
    if not is_closed:
        after[-1], before[0] = points[-1], points[0]
    along = after - before
    along /= np.linalg.norm(along, axis=1)[:, None]
    aside = np.stack([-along[:, 1], along[:, 0]], 1) * width / 2
    vertices = np.stack([points + aside, points - aside], 1).reshape(-1, 2)
    count = len(points)
    faces = [
        (2 * i, 2 * i + 1, 2 * ((i + 1) % count) + 1, 2 * ((i + 1) % count))
        for i in range(count if is_closed else count - 1)
    ]
    return np.column_stack([vertices, np.zeros(len(vertices))]), faces


def arc(radius, first, last, steps=24):
    angles = np.radians(np.linspace(first, last, steps))
    return np.stack([radius * np.cos(angles), radius * np.sin(angles)], 1)


def legend_lines(kind, size):
    """Lines of a touch legend `size` high: what switches the machine, its speed, and the night."""
    r = size / 2
    if kind == "power":
        return [arc(r, 125, 415), [(0, r * 0.25), (0, r * 1.15)]]
    if kind == "speed":
        return [
            [(x * r - r * 0.35, -r * 0.7), (x * r + r * 0.25, 0), (x * r - r * 0.35, r * 0.7)]
            for x in (-0.65, 0, 0.65)
        ]
    outer, inner = arc(r, 60, 330), arc(r * 0.86, 325, 75)[::1] * (0.80, 0.80) + (r * 0.42, r * 0.26)
    return [np.concatenate([outer, inner])]


def legend(kind, size, body, s, z, m, parent, width=0.0009):
    """Touch legend printed on the body."""
    for line in legend_lines(kind, size):
        vertices, faces = ribbon(line, width)
        on_body(mesh_object(f"legend {kind}", vertices, faces, m, False), body, s, z, m, parent)


def parting_line(body, s, low, high, m, parent, width=0.00045):
    """Where two halves of the shell meet: a hairline from height `low` to `high`."""
    return surface_strip("parting", body, s - width / 2, s + width / 2, low, high, m, parent, -0.00004)


def sensor_slot(body, s, z, M, parent, ring):
    """Particle sensor's inlet: a raised rim round dark slats."""
    width, height = 0.030, 0.011
    surface_strip("sensor rim", body, s - width / 2, s + width / 2, z - height / 2, z + height / 2, ring, parent, -0.0004)
    for row in (-1, 0, 1):
        middle = z + row * 0.0031
        half = width / 2 - 0.0026
        surface_strip("sensor slat", body, s - half, s + half, middle - 0.0008, middle + 0.0008, M["dark"], parent, -0.0005)


def woven(M, light=1.0):
    """Dust mesh behind a grille: dark, with lighter wires 2.6 mm apart. `light` is how many times as light as behind slots."""
    name = f"wovenmesh {light}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = material(name, (0.05, 0.053, 0.058), 0.6, spec=0.3)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where = nodes.new("ShaderNodeUVMap")
    brick = nodes.new("ShaderNodeTexBrick")
    brick.offset = 0
    for key, value in (("Scale", 1), ("Mortar Size", 0.00042), ("Mortar Smooth", 0.2), ("Brick Width", 0.0026), ("Row Height", 0.0026)):
        brick.inputs[key].default_value = value
    brick.inputs["Color1"].default_value = brick.inputs["Color2"].default_value = (*(light * x for x in (0.008, 0.009, 0.010)), 1)
    brick.inputs["Mortar"].default_value = (*(light * x for x in (0.085, 0.09, 0.098)), 1)
    links.new(where.outputs[0], brick.inputs["Vector"])
    links.new(brick.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def dust_mesh(body, low, high, M, parent, inset=0.012, light=1.0):
    """Mesh `inset` behind a grille, unrolled along the body so that its wires keep their pitch."""
    width, depth, corner = body
    wrap = Wrap(width - 2 * inset, depth - 2 * inset, corner - inset)
    count = 240
    u = np.linspace(0, wrap.L, count + 1)
    vertices = np.concatenate([wrap(u, np.full(count + 1, z), 0 * u) for z in (low, high)])
    i = np.arange(count)
    faces = np.stack([i, i + 1, i + count + 2, i + count + 1], 1)
    made = mesh_object("dustmesh", vertices, faces, woven(M, light), True, 60, parent)
    layer = made.data.uv_layers.new(name="UVMap")
    flat = np.column_stack([np.concatenate([u, u]), np.repeat([low, high], count + 1)])
    places = np.array([flat[loop.vertex_index] for loop in made.data.loops])
    layer.data.foreach_set("uv", places.ravel())
    return made


def crossed_bin(size, body, s, z, m, parent):
    """The wheeled bin that is crossed out: electrical waste."""
    w, h = size * 0.30, size * 0.5
    lines = [
        [(-w, h * 0.62), (-w * 0.72, -h * 0.8), (w * 0.72, -h * 0.8), (w, h * 0.62)],
        [(-w * 1.2, h * 0.66), (w * 1.2, h * 0.66)],
        [(-w * 1.6, -h), (w * 1.6, h)],
        [(-w * 1.6, h), (w * 1.6, -h)],
    ]
    for line in lines:
        vertices, faces = ribbon(line, size * 0.06)
        on_body(mesh_object("rating bin", vertices, faces, m, False), body, s, z, m, parent, 0.00075)


def small_print(lines):
    """The lines of a rating plate; a model to turn leaves them out, since nobody can read them there."""
    return lines


def rating_plate(body, lines, z, M, parent, width=0.088, height=0.052, stands_off=0.0006):
    """Label at the back: name, model, mains, serial number. `lines` are printed under the maker's name."""
    wrap = Wrap(*body)
    middle = wrap.L / 2
    label = material("ratinglabel", (0.62, 0.635, 0.65), 0.42, metal=0.35, spec=0.5)
    low, high = z - height / 2, z + height / 2
    surface_strip("rating plate", body, middle - width / 2, middle + width / 2, low, high, label, parent, -stands_off)
    edge = 0.0007
    for one, other in ((-width / 2, -width / 2 + edge), (width / 2 - edge, width / 2)):
        surface_strip("rating edge", body, middle + one, middle + other, low, high, M["print"], parent, -stands_off - 0.00003)
    for one, other in ((low, low + edge), (high - edge, high)):
        surface_strip("rating edge", body, middle - width / 2, middle + width / 2, one, other, M["print"], parent, -stands_off - 0.00003)
    ink = material("ratingink", (0.02, 0.021, 0.024), 0.6)

    def row(words, cap_height, up, fnt="Inter-Regular", spacing=1.0):
        flat = text(words, cap_height / 0.727, (0, 0, 0), ink, (0, 0, 0), fnt, 0, "LEFT", spacing)
        made = on_body(flat, body, middle - width / 2 + 0.005, z + up, ink, parent, stands_off + 0.00008)
        made.name = "rating line"

    row("MARS", 0.0058, height * 0.34, "Inter-SemiBold", 1.2)
    for number, words in enumerate(small_print(lines)):
        row(words, 0.0034, height * 0.34 - 0.0105 - number * 0.0066)
    crossed_bin(0.014, body, middle + width / 2 - 0.011, z - height * 0.26, ink, parent)


def plug(M, place, turn, parent):
    """UK plug on its back, the pins up: 50 x 46 mm, three brass pins."""
    root = bpy.data.objects.new("plug", None)
    root.location = place
    root.rotation_euler = (0, 0, math.radians(turn))
    link(root, parent)
    shell = material("plugshell", (0.030, 0.032, 0.036), 0.38, spec=0.45)
    brass = material("brass", (0.72, 0.52, 0.26), 0.28, metal=1.0)
    rounded_block("plugback", 0.050, 0.047, 0.018, 0.015, 0.006, shell, (0, 0, 0), root)
    rounded_block("plugface", 0.046, 0.043, 0.006, 0.011, 0.0012, shell, (0, 0, 0.0176), root)
    block("earth", (0.0040, 0.0079, 0.0227), (0, 0.0130, 0.0345), brass, 0.0006, 2, root)
    for side in (-1, 1):
        block("pin", (0.0063, 0.0039, 0.0088), (side * 0.0111, -0.0092, 0.0366), brass, 0.0006, 2, root)
        block("sleeve", (0.0063, 0.0039, 0.0095), (side * 0.0111, -0.0092, 0.0280), shell, 0.0005, 2, root)
    cylinder("relief", 0.0052, 0.026, shell, (0, -0.020, 0.010), 0.001, 32, root, (90, 0, 0), 0.0040)
    return root


def lead(M, path, parent, radius=0.0036):
    """Mains lead through the points of `path`."""
    flex = material("flex", (0.030, 0.032, 0.036), 0.45, spec=0.4)
    return tube("lead", path, radius, flex, parent)
